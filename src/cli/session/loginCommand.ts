// `login`: a person signs in with a browser, for kubectl and scripts (RFC 8252: loopback redirect, code, PKCE).
// `kubeconfig`: the same with a key.

import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import type { Prover } from '../../../sdk/src/index.ts';
import { isSameServer, otherCells } from '../../domain/cellList.ts';
import { UserError } from '../../lib/errors.ts';
import { writeDurably } from '../../lib/files.ts';
import { shellWord } from '../../lib/shell.ts';
import { pause } from '../../lib/waiting.ts';
import { writeKubeconfig } from '../../up/kubeconfig.ts';
import { printable } from '../printable.ts';
import { readCellList } from './cellFolders.ts';
import { makeOwnFolder, readOwnFile } from './configFolder.ts';
import { makeProver } from './proofKey.ts';
import {
  ask,
  describe,
  endLogin,
  loginOf,
  parsedObject,
  proverFor,
  type SessionOptions,
  type ShortSession,
  saveLogin,
  shortSession,
} from './shortSession.ts';

/** How long the service remembers a sign-in that has begun. */
const signInTimeoutMs = 600_000;

/** Versions of client.authentication.k8s.io that the plugin speaks. */
const execApis: readonly string[] = ['v1', 'v1beta1'];

export interface PersonOptions extends SessionOptions {
  /** The authority that signed the server's certificate, unless it is a public one. */
  caFile?: string | undefined;
  mainFile: string;
  /** Where kubectl will look up commands (PATH). */
  searchPath?: string | undefined;
  print(line: string): void;
}

export interface LoginOptions extends PersonOptions {
  account: string;
  tenant?: string | undefined;
  /** The cell that was asked for by name, whose folder the data folder is. */
  cell?: string | undefined;
  opensBrowser: boolean;
  /** For a machine without a browser: the person signs in on another one. */
  byDevice?: boolean | undefined;
  /** Binds the session to a key of the data folder (DPoP). */
  isBound?: boolean | undefined;
}

/** Signs in, saves the session in the data folder and writes the kubeconfig. Throws UserError. */
export async function loginCommand(options: LoginOptions): Promise<void> {
  await makeOwnFolder(options.dataDir);
  const prove = options.isBound ? await makeProver(options.dataDir) : undefined;
  const api = await openApi(options, prove);
  // A browser that finds no service says nothing to this command, which would wait for it.
  const { issuer } = await api.call('/.well-known/oauth-authorization-server', {}).catch((error: UserError) => {
    throw new UserError(`${error.message} --server names another service.`, { cause: error });
  });
  if (options.byDevice) return finishLogin(options, api, await askElsewhere(options, api));
  const others = otherCells(await readCellList(options));
  const { code, from, redirectUri, verifier } = await askBrowser(options, [
    String(issuer),
    ...others.map(({ url }) => url),
  ]);
  const fields = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, code_verifier: verifier };
  const isHere = isSameServer(from, options.server);
  const other = others.find(({ url }) => isSameServer(url, from));
  // The folder is named after a cell: a session of another one in it would be taken for that cell's.
  if (options.cell !== undefined && !isHere) {
    const there = other ? `Run "login --account ${options.account} --cell ${other.name}" for a session there.` : '';
    throw new UserError(
      `The sign-in was in the cell ${other?.name ?? from}, and --cell asked for ${options.cell}: nothing was saved. ${there}`.trim(),
    );
  }
  if (other) options.print(`${options.account} is in the cell ${other.name}, ${other.url}.`);
  // To the one that gave it, whatever the server that was asked says of itself (RFC 9700, 4.4).
  const there = isHere ? options : { ...options, server: new URL(from).origin };
  const apiThere = isHere ? api : await openApi(there, prove);
  await finishLogin(there, apiThere, await apiThere.call('/v1/auth/token', { body: fields }));
}

/** Saves what the token endpoint returned, and points kubectl at it. */
async function finishLogin(options: LoginOptions, api: Api, returned: Record<string, unknown>): Promise<void> {
  const { dataDir, server, account, print } = options;
  const login = loginOf(JSON.stringify(returned), { server, account }, Date.now());
  if (!login) throw new UserError(`${server} returned no session: sign in again.`);
  await saveLogin(dataDir, login);
  const until = new Date(login.signedInUntilMs ?? login.useUntilMs).toISOString();
  print(`Signed in to ${account} until ${until}.`);
  await pointKubectl(options, api, login);
}

/** Ends the sign-in of the data folder, at the service as well. Throws UserError. */
export async function logoutCommand({ print, ...account }: Omit<PersonOptions, 'mainFile'>): Promise<void> {
  print((await endLogin(account)) ? 'Signed out.' : `There is no sign-in in ${account.dataDir}.`);
}

/** Writes the kubeconfig for whichever the data folder has: a person's sign-in, else a key. Throws UserError. */
export async function kubeconfigCommand(options: PersonOptions & { execApi?: string | undefined }): Promise<void> {
  const { execApi = 'v1' } = options;
  if (!execApis.includes(execApi))
    throw new UserError(`"${execApi}" is no API of credential plugins: --exec-api takes ${execApis.join(' or ')}.`);
  const api = await openApi(options);
  await pointKubectl(options, api, await shortSession(options));
}

async function pointKubectl(
  { dataDir, server, mainFile, searchPath, print, execApi }: PersonOptions & { execApi?: string | undefined },
  api: Api,
  session: ShortSession,
): Promise<void> {
  const prove = await proverFor(session, dataDir);
  const { actor } = await api.call('/v1/admin/account', { token: session.token, prove });
  const { namespace } = actor as { namespace: string | null };
  const caFile = api.hasCa ? path.join(dataDir, 'ca.pem') : null;
  const file = await writeKubeconfig({
    dataDir,
    publicUrl: server,
    caFile,
    namespace: namespace ?? 'default',
    mainFile,
    searchPath,
    ...(execApi !== undefined && { execApi }),
  });
  if (session.isBound)
    print('Your session is bound to a key of this machine: use this program, as kubectl cannot send its proofs.');
  else print(`Try:  kubectl --kubeconfig ${shellWord(file)} get virtualmachines`);
}

/** What the person is told, and how often to ask whether they have decided (RFC 8628, section 3.2). */
const deviceResponse = z.object({
  device_code: z.string(),
  user_code: z.string().regex(/^[\w-]{1,40}$/),
  verification_uri: z.url(),
  verification_uri_complete: z.url(),
  expires_in: z.number(),
  interval: z.number().min(1),
});

/** Returns the token endpoint's response once the person has approved it elsewhere. Throws UserError after a no. */
async function askElsewhere(
  { server, account, tenant, print }: LoginOptions,
  api: Api,
): Promise<Record<string, unknown>> {
  const asked = await api.call('/v1/auth/device_authorization', { body: { account, ...(tenant && { tenant }) } });
  const read = deviceResponse.safeParse(asked);
  if (!read.success) throw new UserError(`${server} knows no sign-in without a browser: leave out --device.`);
  const { device_code: deviceCode, user_code: userCode, verification_uri: uri, ...device } = read.data;
  const complete = printable(device.verification_uri_complete);
  print(`On any machine, open ${printable(uri)} and enter the code ${userCode}, or open:\n\n  ${complete}\n`);
  const body = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: deviceCode };
  const untilMs = Date.now() + device.expires_in * 1_000;
  for (let intervalMs = device.interval * 1_000; Date.now() < untilMs; ) {
    await pause(intervalMs);
    const { status, text } = await api.ask('/v1/auth/token', { body });
    const answer = parsedObject(text);
    if (status === 200) return answer;
    if (answer['error'] === 'slow_down') intervalMs += 5_000;
    else if (answer['error'] === 'access_denied')
      throw new UserError('The sign-in was refused on the other machine. Run "login" again to sign in.');
    else if (answer['error'] !== 'authorization_pending' && status < 500 && status !== 429)
      throw new UserError(`${server} refused the sign-in (${describe({ status, text })}).`);
  }
  throw new UserError('The sign-in was not completed in time: run "login" again.');
}

/** What a browser brought, and the issuer that gave it. */
interface Brought {
  code: string;
  from: string;
}

async function askBrowser(
  options: LoginOptions,
  issuers: readonly string[],
): Promise<Brought & { redirectUri: string; verifier: string }> {
  const { server, account, tenant, print } = options;
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')];
  const listener = createServer();
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const redirectUri = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/callback`;
  const url = `${server}/v1/auth/login?${new URLSearchParams({
    account,
    response_type: 'code',
    redirect_uri: redirectUri,
    state,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(tenant && { tenant }),
  })}`;
  print(`Sign in with a browser on this machine:\n\n  ${url}\n`);
  if (options.opensBrowser) openBrowser(url);
  try {
    return { ...(await nextCode(listener, state, issuers)), redirectUri, verifier };
  } finally {
    listener.closeAllConnections();
    listener.close();
  }
}

/**
 * Waits for the code that a browser brings with our state from one of the issuers. Any other request gets an explanation
 * and is ignored. Throws UserError after a no, and for another issuer (RFC 9207): the code is not sent to anyone then.
 */
function nextCode(listener: Server, state: string, issuers: readonly string[]): Promise<Brought> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(
      () => reject(new UserError('The sign-in was not completed within ten minutes: run "login" again.')),
      signInTimeoutMs,
    );
    listener.on('request', (incoming, outgoing) => {
      // A request target such as "//" is no path of a URL by itself.
      const { pathname, searchParams } = new URL(`http://127.0.0.1${(incoming.url ?? '').replace(/^[^/]*/, '')}`);
      const isOurs = pathname === '/callback' && searchParams.get('state') === state;
      const code = isOurs ? searchParams.get('code') : null;
      const from = searchParams.get('iss') ?? '';
      const isForeign = code !== null && !issuers.some((each) => isSameServer(each, from));
      // RFC 6749, section 4.1.2.1
      const isRefused = isOurs && searchParams.has('error');
      const text = isForeign
        ? 'You signed in to a service that the program does not know. Go back to your terminal.\n'
        : code
          ? 'You are signed in. You can close this window and go back to your terminal.\n'
          : isRefused
            ? 'The sign-in was cancelled. You can close this window.\n'
            : 'This is not the sign-in that was started here.\n';
      outgoing.writeHead((code && !isForeign) || isRefused ? 200 : 400, {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      });
      outgoing.end(text, () => {
        if (!code && !isRefused) return;
        clearTimeout(late);
        if (isForeign)
          reject(
            new UserError(
              `The code is from "${printable(from)}", which is none of ${issuers.join(', ')}: it was not used.`,
            ),
          );
        else if (code) resolve({ code, from });
        else reject(new UserError('The sign-in was cancelled in the browser. Run "login" again to sign in.'));
      });
    });
  });
}

/** If no browser opens, the person can use the printed address. */
export function openBrowser(url: string): void {
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

interface ApiRequest {
  token?: string;
  prove?: Prover | undefined;
  body?: object;
}

interface Api {
  hasCa: boolean;
  call(at: string, request: ApiRequest): Promise<Record<string, unknown>>;
  /** The same, whatever the response's status. */
  ask(at: string, request: ApiRequest): Promise<{ status: number; text: string }>;
}

/** With `prover`, requests without a session carry a proof, too: what they get is bound to the key. */
async function openApi({ caFile, ...account }: PersonOptions, prover?: Prover): Promise<Api> {
  const { dataDir, server } = account;
  const kept = path.join(dataDir, 'ca.pem');
  if (caFile) {
    const given = await readFile(caFile, 'utf8').catch((error: Error) => {
      throw new UserError(`${caFile} cannot be read: ${error.message}`);
    });
    await makeOwnFolder(dataDir);
    await writeDurably(kept, given);
  }
  const send = (at: string, { token, prove = token ? undefined : prover, body }: ApiRequest) =>
    ask(account, at, { ...(token && { token }), prove, ...(body && { body }) });
  return {
    hasCa: (await readOwnFile(kept)) !== null,
    ask: send,
    async call(at, request) {
      const response = await send(at, request);
      if (response.status !== 200) throw new UserError(`${server} refused the request (${describe(response)}).`);
      return parsedObject(response.text);
    },
  };
}
