/**
 * Short sessions from the data folder's API key, for kubectl (`credential`) and for scripts (`token`).
 *
 * A cached session may have ended early: revoked, or ended by `recover`. kubectl calls its plugin again after a 401,
 * but it still shows that 401 and does not tell the plugin why it calls. So a cached session is checked with the
 * service before it is handed out; the check costs less than a new session would.
 */
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createClient, type Fetch, type Prover, type TokenSource, type WarningNotice } from '../../../sdk/src/index.ts';
import { type ExecPlugin, keptTokens, nodeFetch, pluginInUse, proxyOf } from '../../../sdk/src/node/index.ts';
import { isSameServer } from '../../domain/cellList.ts';
import { UserError } from '../../lib/errors.ts';
import { writeDurably } from '../../lib/files.ts';
import { writtenSession } from '../../up/kubeconfig.ts';
import { isToken, printable } from '../printable.ts';
import { type Environment, readOwnFile } from './configFolder.ts';
import { exclusively } from './fileLock.ts';
import { makeProver, readProver } from './proofKey.ts';
import { forPeople, refusal } from './serviceErrors.ts';

/** A session is used for this fraction of its lifetime, so that none expires on its way to the server. */
const usedPart = 0.8;
export const timeoutMs = 15_000;
/** A service that takes longer to check a cached session is busy, and the session is most likely good. */
const lookTimeoutMs = 5_000;

export interface ShortSession {
  token: string;
  /** When to stop using it, in epoch milliseconds by this machine's clock. */
  useUntilMs: number;
  /** Each use needs a proof by the folder's key. */
  isBound?: true;
}

export interface SessionOptions {
  dataDir: string;
  /** The API's address, `https://HOST:PORT`. */
  server: string;
  /** Where proxies are read; without it, there are none. */
  environment?: Environment;
  nowMs?: number;
}

/** A person's session, as `login` saved it in the data folder. */
export interface LoginSession extends ShortSession {
  server: string;
  account: string;
  /** Renews the session, once. */
  refreshToken?: string;
  /** When the sign-in ends, in epoch milliseconds by this machine's clock. */
  signedInUntilMs?: number;
}

export function loginFile(dataDir: string): string {
  return path.join(dataDir, 'login.json');
}

function cacheFileOf(dataDir: string): string {
  return path.join(dataDir, 'session.json');
}

type AtTime = SessionOptions & { nowMs: number };

/** A sign-in takes precedence over a key. Once it has ended, a command must not silently act as the key instead. */
async function signedIn(options: AtTime): Promise<ShortSession | null> {
  const { dataDir, server, nowMs } = options;
  const file = loginFile(dataDir);
  const text = await readOwnFile(file);
  if (text === null) return null;
  const login = parseLogin(text);
  if (login && isSameServer(login.server, server)) {
    const isFresh = nowMs < login.useUntilMs && !(await hasEnded(login, options));
    const session = isFresh ? login : await renewed(login, options);
    if (session) return session;
  }
  const account = login ? ` --account ${login.account}` : '';
  throw new UserError(
    `Your sign-in at ${login?.server ?? server} ended, or is for another server: ` +
      `run "login${account} --server ${server}", or remove ${file} to use the API key.`,
  );
}

/**
 * Renews the session; null if the sign-in has ended. A refresh token works once, and a second use ends the sign-in: so
 * of several commands at the same time one asks, and the others read what it got.
 */
function renewed(stale: LoginSession, options: AtTime): Promise<LoginSession | null> {
  const { dataDir, server, nowMs } = options;
  return exclusively(`${loginFile(dataDir)}.lock`, async () => {
    const login = parseLogin((await readOwnFile(loginFile(dataDir))) ?? '') ?? stale;
    if (!isSameServer(login.server, server)) return null;
    if (login.token !== stale.token) return login;
    if (!login.refreshToken || nowMs >= (login.signedInUntilMs ?? 0)) return null;
    const body = { grant_type: 'refresh_token', refresh_token: login.refreshToken };
    const answer = await ask(options, '/v1/auth/token', { body, prove: await proverFor(login, dataDir) });
    if (answer.status === 400 || answer.status === 401) return null;
    const next = answer.status === 200 ? loginOf(answer.text, login, nowMs) : null;
    if (!next) throw new UserError(`${server} did not renew your sign-in (${describe(answer)}): try again.`);
    await saveLogin(dataDir, next);
    return next;
  });
}

/** A session is used for this fraction of its lifetime: a person's may be near its end. */
const usedPartOfLogin = 0.95;

/** What is kept of the token endpoint's response; null if that is not a session. */
export function loginOf(
  text: string,
  { server, account }: Pick<LoginSession, 'server' | 'account'>,
  nowMs: number,
): LoginSession | null {
  const read = parsedObject(text);
  const { access_token: token, expires_in: seconds, refresh_token: refreshToken } = read;
  if (!isToken(token) || typeof seconds !== 'number') return null;
  const until = (lifetime: number) => nowMs + Math.floor(lifetime * 1_000 * usedPartOfLogin);
  const keptSeconds = read['refresh_token_expires_in'];
  return {
    server,
    account,
    token,
    useUntilMs: until(seconds),
    ...boundBy(read),
    ...(isToken(refreshToken) &&
      typeof keptSeconds === 'number' && { refreshToken, signedInUntilMs: nowMs + keptSeconds * 1_000 }),
  };
}

/** Whether the token endpoint bound the session to the key of the request's proof. */
function boundBy({ token_type: type }: Record<string, unknown>): Pick<ShortSession, 'isBound'> {
  return String(type).toLowerCase() === 'dpop' ? { isBound: true } : {};
}

/** What proves the uses of a session; undefined: it needs no proof. Throws UserError. */
export async function proverFor({ isBound }: ShortSession, dataDir: string): Promise<Prover | undefined> {
  return isBound ? readProver(dataDir) : undefined;
}

export function parsedObject(text: string): Record<string, unknown> {
  try {
    return (JSON.parse(text) as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}

export function saveLogin(dataDir: string, login: LoginSession): Promise<void> {
  return writeDurably(loginFile(dataDir), `${JSON.stringify(login)}\n`, 0o600);
}

/** Ends the sign-in at the service and forgets it here. False if there was none. Throws UserError. */
export async function endLogin(options: SessionOptions): Promise<boolean> {
  const { dataDir, server } = options;
  const login = parseLogin((await readOwnFile(loginFile(dataDir))) ?? '');
  if (!login) return false;
  const body = { token: login.refreshToken ?? login.token };
  const answer = await ask({ ...options, server: login.server }, '/v1/auth/revoke', { body });
  if (answer.status !== 200)
    throw new UserError(`${server} did not end your sign-in (${describe(answer)}): try again.`);
  await rm(loginFile(dataDir), { force: true });
  return true;
}

function parseLogin(text: string): LoginSession | null {
  try {
    const login = JSON.parse(text) as LoginSession | null;
    return typeof login?.token === 'string' && typeof login.useUntilMs === 'number' ? login : null;
  } catch {
    return null;
  }
}

interface CachedSession extends ShortSession {
  server: string;
  /** Digest of the key's id and secret: a key that replaces another under the same id does not reuse its session. */
  keyDigest: string;
  mintedAtMs: number;
}

/** Returns a session from the cache, or a new one. Throws UserError with one line that says what to do. */
export async function shortSession(options: SessionOptions): Promise<ShortSession> {
  const { dataDir, server, nowMs = Date.now() } = options;
  const login = await signedIn({ ...options, nowMs });
  if (login) return login;
  const key = await readKey(dataDir, server);
  const keyDigest = createHash('sha256').update(`${key.id}\0${key.secret}`).digest('hex');
  const cacheFile = cacheFileOf(dataDir);
  const cached = parseCache(await readOwnFile(cacheFile));
  if (cached?.server === server && cached.keyDigest === keyDigest) {
    // If the clock was set back, an old session would look young forever.
    const inTime = cached.mintedAtMs <= nowMs && nowMs < cached.useUntilMs;
    // A session whose key is gone is as good as ended.
    if (inTime && !(await hasEnded(cached, options).catch(() => true))) return cached;
    await rm(cacheFile, { force: true }).catch(() => {});
  }
  const minted = await mint(options, key);
  const session: CachedSession = {
    token: minted.token,
    useUntilMs: nowMs + Math.floor(minted.expiresInSeconds * 1000 * usedPart),
    server,
    keyDigest,
    mintedAtMs: nowMs,
    ...(minted.isBound && { isBound: true }),
  };
  // The cache only saves the next request; someone who uses kubectl to free a full disk does without it.
  await writeDurably(cacheFile, `${JSON.stringify(session)}\n`, 0o600).catch((error: Error) => {
    console.error(`The session is not kept in ${cacheFile} (${error.message}), so each command asks for a new one.`);
  });
  return session;
}

/** The session of a credential plugin that is this very program: no second process is needed. Null for another plugin. */
export function ownTokens(plugin: ExecPlugin, environment: Environment): TokenSource | null {
  const own = writtenSession(plugin);
  return own && keptTokens(() => shortSession({ ...own, environment }));
}

/** The data folder and the service of the kubeconfig in use, if this program wrote it; null for another. Throws UserError. */
export async function sessionOfKubeconfig(environment: Environment): Promise<SessionOptions | null> {
  const plugin = await pluginInUse(environment).catch((error: unknown) => {
    throw forPeople(error);
  });
  const own = plugin && writtenSession(plugin);
  return own && { ...own, environment };
}

/** Whether the service rejects the session. Only its 401 counts: the caller meets any other problem itself. */
async function hasEnded(session: ShortSession, options: SessionOptions): Promise<boolean> {
  // A file that others may have written is refused, and not taken for a service that is away.
  await authorityOf(options.dataDir);
  const asked = ask(options, '/v1/compute/version', {
    token: session.token,
    prove: await proverFor(session, options.dataDir),
    timeoutMs: lookTimeoutMs,
  });
  return asked.then(
    ({ status }) => status === 401,
    () => false,
  );
}

/** What proves the uses of a token, if it is a bound session that one of these data folders has. Throws UserError. */
async function proverOfToken(token: string, folders: readonly string[]): Promise<Prover | undefined> {
  for (const folder of new Set(folders)) {
    for (const file of [loginFile(folder), cacheFileOf(folder)]) {
      // A folder that others can write to has no session of ours.
      const kept = parseLogin((await readOwnFile(file).catch(() => null)) ?? '');
      if (kept?.token === token && kept.isBound) return readProver(folder);
    }
  }
  return undefined;
}

/** Proofs for the sessions of these data folders that are bound to a key. */
export function proofsFrom(folders: readonly string[]): NonNullable<TokenSource['prove']> {
  return async (request) => (await proverOfToken(request.token, folders))?.(request) ?? null;
}

/** The certificate authority of the folder's service, unless it is a public one's. */
export async function authorityOf(dataDir: string): Promise<string | undefined> {
  return (await readOwnFile(path.join(dataDir, 'ca.pem'))) ?? undefined;
}

/** Set for a credential plugin by a program that proves what kubectl cannot. */
export const provesVariable = 'COMPUTE_SERVICE_PROVES';

/** What kubectl reads from an exec credential plugin, by its environment. Throws UserError. */
export function execCredential(session: ShortSession, environment: Environment): string {
  if (session.isBound && !environment[provesVariable])
    throw new UserError(
      'This session is bound to a key (DPoP), and kubectl can only send bearer tokens. ' +
        'Use the commands of this program, such as "machines list", or a key that requires no proofs.',
    );
  const credential = {
    apiVersion: requestedVersion(environment['KUBERNETES_EXEC_INFO']),
    kind: 'ExecCredential',
    status: {
      token: session.token,
      expirationTimestamp: `${new Date(session.useUntilMs).toISOString().slice(0, 19)}Z`,
    },
  };
  return JSON.stringify(credential);
}

function requestedVersion(execInfo: string | undefined): string {
  const otherwise = 'client.authentication.k8s.io/v1';
  try {
    const version: unknown = JSON.parse(execInfo ?? '{}').apiVersion;
    return typeof version === 'string' && /^client\.authentication\.k8s\.io\/v1(beta1)?$/.test(version)
      ? version
      : otherwise;
  } catch {
    return otherwise;
  }
}

/** A file that names the key's server gives it to no other: a command may be led to one by its options or environment. */
async function readKey(dataDir: string, server: string): Promise<{ id: string; secret: string }> {
  const file = path.join(dataDir, 'api-key.json');
  const text = await readOwnFile(file);
  if (text === null) {
    throw new UserError(
      `There is no API key at ${file}. Name the folder that has one with --data-dir (npm start keeps one in ` +
        '.data, in its checkout), or sign in with "login".',
    );
  }
  const { id, secret, server: own = server } = parsedObject(text);
  if (typeof id !== 'string' || typeof secret !== 'string')
    throw new UserError(`${file} is not an API key ({"id": …, "secret": …, "server": …}): restore it.`);
  if (isSameServer(String(own), server)) return { id, secret };
  throw new UserError(
    `The API key in ${file} is for ${own}, and is not sent to ${server}: use --server ${own}. ` +
      'If the service moved, change "server" in that file.',
  );
}

function parseCache(text: string | null): CachedSession | null {
  try {
    const cached = JSON.parse(text ?? 'null') as CachedSession | null;
    return cached && typeof cached.token === 'string' ? cached : null;
  } catch {
    return null;
  }
}

async function mint(
  options: SessionOptions,
  key: { id: string; secret: string },
): Promise<{ token: string; expiresInSeconds: number; isBound?: true }> {
  const { dataDir, server } = options;
  const body = { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret };
  let answer = await ask(options, '/v1/auth/token', { body });
  // The API key requires that its sessions are bound to a key of the client.
  if (answer.status === 400 && parsedObject(answer.text)['error'] === 'invalid_dpop_proof')
    answer = await ask(options, '/v1/auth/token', { body, prove: await makeProver(dataDir) });
  if (answer.status === 401 || answer.status === 400) {
    const refused = `${server} does not accept the API key ${key.id} (${describe(answer)})`;
    // 400 has the reason, such as a suspended account.
    throw new UserError(
      answer.status === 400 ? `${refused}.` : `${refused}: it was revoked, or belongs to another data folder.`,
    );
  }
  if (answer.keyEnds !== null)
    console.error(
      `The API key ${key.id} ends at ${printable(answer.keyEnds)}: rotate it before then (POST ` +
        `/v1/admin/api-keys/${key.id}/rotate), as a person if its end should be later.`,
    );
  if (answer.status !== 200) throw new UserError(`${server} gave no session (${describe(answer)}): try again.`);
  try {
    const read = JSON.parse(answer.text);
    const { access_token: token, expires_in: expiresInSeconds } = read;
    if (isToken(token) && typeof expiresInSeconds === 'number') return { token, expiresInSeconds, ...boundBy(read) };
  } catch {}
  throw new UserError(
    `${server} returned something other than a session: check that it is the address of this service.`,
  );
}

/** The status of a refusal, and the service's reason. */
export function describe({ status, text }: { status: number; text: string }): string {
  const { error_description: description, detail, error } = parsedObject(text);
  const said = description ?? detail ?? error;
  return refusal({ status, detail: typeof said === 'string' ? said : null, reason: null });
}

interface Question {
  /** Sent as JSON, with POST. */
  body?: object;
  token?: string;
  /** Proves the possession of the key to which the session is bound, or is to be. */
  prove?: Prover | undefined;
  timeoutMs?: number;
}

interface Reply {
  status: number;
  text: string;
  /** When the API key ends, if that is soon. */
  keyEnds: string | null;
}

/** Sends one request, once. Throws UserError when the service cannot be reached or does not respond in time. */
export async function ask(
  { dataDir, server, environment }: SessionOptions,
  path: string,
  { body, token, prove, timeoutMs: requestTimeoutMs = timeoutMs }: Question,
): Promise<Reply> {
  const way = { url: server, proxy: proxyOf(server, environment ?? {}) };
  const client = createClient({
    url: server,
    auth: token === undefined ? null : { token: async () => token, ...(prove && { prove }) },
    fetch: await fetchOf(dataDir, way.proxy),
    retries: { attempts: 1 },
    requestTimeoutMs,
  });
  const method = body === undefined ? 'GET' : 'POST';
  const proof = token === undefined && prove && { dpop: await prove({ method, url: server + path }) };
  const sent = { method, path, ...(body && { body: JSON.stringify(body) }) };
  const headers = { ...(body && { 'content-type': 'application/json' }), ...proof };
  const response = await client.send({ ...sent, headers }).catch((error: unknown) => {
    throw forPeople(error, way);
  });
  return { status: response.status, text: await response.text(), keyEnds: response.headers.get('x-api-key-expires') };
}

/** `fetch` that trusts the authority of the folder's service. */
export async function fetchOf(dataDir: string, proxy: URL | null): Promise<Fetch> {
  const ca = await authorityOf(dataDir);
  return audible(nodeFetch({ proxy, connectTimeoutMs: timeoutMs, ...(ca !== undefined && { ca }) }));
}

/** How a command's client waits and says what it hears: a person sees soon that a service is away. */
export const patience = {
  // What a moment mends is asked again.
  retries: { attempts: 2, longestPauseMs: 1_000, longestRetryAfterMs: 5_000 },
  requestTimeoutMs: timeoutMs,
  onWarning: ({ text }: WarningNotice) => console.error(`Warning: ${printable(text)}`),
};

const slowMs = 2_000;

/** Says for whom the command waits, once that takes longer than a person expects. */
export function audible(fetch: Fetch): Fetch {
  return async (url, init) => {
    const waiting = setTimeout(() => console.error(`Waiting for ${new URL(url).origin} …`), slowMs);
    try {
      return await fetch(url, init);
    } finally {
      clearTimeout(waiting);
    }
  };
}
