// `login`: a person signs in with a browser, for kubectl and scripts (RFC 8252: loopback redirect, code, PKCE).
// `kubeconfig`: the same with a key.
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { UserError } from '../domain/errors.ts';
import { writeDurably } from '../up/files.ts';
import { writeKubeconfig } from '../up/kubeconfig.ts';
import { makeOwnFolder, readOwnFile } from './configFolder.ts';
import { isToken } from './printable.ts';
import { ask, describe, type LoginSession, loginFile, shortSession, timeoutMs } from './shortSession.ts';

/** How long the service remembers a sign-in that has begun. */
const signInTimeoutMs = 600_000;
/** A session is used for this fraction of its lifetime, so that none expires on its way to the server. */
const usedPart = 0.95;

export interface PersonOptions {
  dataDir: string;
  /** The API's address, `https://HOST:PORT`. */
  server: string;
  /** The authority that signed the server's certificate, unless it is a public one. */
  caFile?: string | undefined;
  mainFile: string;
  print(line: string): void;
}

export interface LoginOptions extends PersonOptions {
  account: string;
  tenant?: string | undefined;
  opensBrowser: boolean;
}

/** Signs in, saves the session in the data folder and writes the kubeconfig. Throws UserError. */
export async function loginCommand(options: LoginOptions): Promise<void> {
  const { dataDir, server, account, print } = options;
  await makeOwnFolder(dataDir);
  const api = await openApi(options);
  const { code, redirectUri, verifier } = await askBrowser(options);
  const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const { access_token: token, expires_in: seconds } = await api.call('/v1/auth/token', { body: fields });
  if (!isToken(token) || typeof seconds !== 'number')
    throw new UserError(`${server} returned no session: sign in again.`);
  const login: LoginSession = {
    server,
    account,
    token,
    useUntilMs: Date.now() + Math.floor(seconds * 1_000 * usedPart),
  };
  await writeDurably(loginFile(dataDir), `${JSON.stringify(login)}\n`, 0o600);
  print(`Signed in to ${account} until ${new Date(login.useUntilMs).toISOString()}.`);
  await pointKubectl(options, api, token);
}

/** Writes the kubeconfig for whichever the data folder has: a person's sign-in, else a key. Throws UserError. */
export async function kubeconfigCommand(options: PersonOptions): Promise<void> {
  const api = await openApi(options);
  const { token } = await shortSession(options);
  await pointKubectl(options, api, token);
}

async function pointKubectl(
  { dataDir, server, mainFile, print }: PersonOptions,
  api: Api,
  token: string,
): Promise<void> {
  const { actor } = await api.call('/v1/admin/account', { token });
  const { namespace } = actor as { namespace: string | null };
  const caFile = api.hasCa ? path.join(dataDir, 'ca.pem') : null;
  const file = await writeKubeconfig({
    dataDir,
    publicUrl: server,
    caFile,
    namespace: namespace ?? 'default',
    mainFile,
  });
  print(`Try:  kubectl --kubeconfig ${file} get virtualmachines`);
}

async function askBrowser(options: LoginOptions): Promise<{ code: string; redirectUri: string; verifier: string }> {
  const { server, account, tenant, print } = options;
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')];
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const redirectUri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
  const url = `${server}/v1/auth/login?${new URLSearchParams({
    ...{ account, response_type: 'code', redirect_uri: redirectUri, state },
    ...{ code_challenge: createHash('sha256').update(verifier).digest('base64url'), code_challenge_method: 'S256' },
    ...(tenant && { tenant }),
  })}`;
  print(`Sign in with a browser on this machine:\n\n  ${url}\n`);
  if (options.opensBrowser) openBrowser(url);
  try {
    return { code: await nextCode(listener, state), redirectUri, verifier };
  } finally {
    listener.closeAllConnections();
    listener.close();
  }
}

/**
 * Waits for the code that a browser brings with our state. Any other request gets an explanation and is ignored. Throws
 * UserError after a no.
 */
function nextCode(listener: Server, state: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new UserError('The sign-in was not completed within ten minutes: run "login" again.')),
      signInTimeoutMs,
    );
    listener.on('request', (incoming, outgoing) => {
      const { pathname, searchParams } = new URL(incoming.url ?? '/', 'http://127.0.0.1');
      const isOurs = pathname === '/callback' && searchParams.get('state') === state;
      const code = isOurs ? searchParams.get('code') : null;
      // RFC 6749, section 4.1.2.1
      const isRefused = isOurs && searchParams.has('error');
      const text = code
        ? 'You are signed in. You can close this window and go back to your terminal.\n'
        : isRefused
          ? 'The sign-in was cancelled. You can close this window.\n'
          : 'This is not the sign-in that was started here.\n';
      outgoing.writeHead(code || isRefused ? 200 : 400, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      });
      outgoing.end(text, () => {
        if (!code && !isRefused) return;
        clearTimeout(late);
        if (code) resolve(code);
        else reject(new UserError('The sign-in was cancelled in the browser. Run "login" again to sign in.'));
      });
    });
  });
}

/** If no browser opens, the person can use the printed address. */
function openBrowser(url: string): void {
  const [command, ...words] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['explorer', url]
        : ['xdg-open', url];
  spawn(command!, words, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

interface Api {
  hasCa: boolean;
  call(at: string, request: { token?: string; body?: object }): Promise<Record<string, unknown>>;
}

async function openApi({ dataDir, server, caFile }: PersonOptions): Promise<Api> {
  const kept = path.join(dataDir, 'ca.pem');
  if (caFile) {
    const given = await readFile(caFile, 'utf8').catch((error: Error) => {
      throw new UserError(`${caFile} cannot be read: ${error.message}`);
    });
    await makeOwnFolder(dataDir);
    await writeDurably(kept, given);
  }
  const ca = (await readOwnFile(kept)) ?? undefined;
  return {
    hasCa: ca !== undefined,
    async call(at, { token, body }) {
      const sent = { ...(token && { token }), ...(body && { body: JSON.stringify(body) }) };
      const response = await ask(server + at, { ...sent, ca, timeoutMs });
      if (response.status !== 200) throw new UserError(`${server} refused the request (${describe(response)}).`);
      try {
        return JSON.parse(response.text);
      } catch {
        return {};
      }
    },
  };
}
