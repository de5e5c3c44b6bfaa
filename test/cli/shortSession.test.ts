/** Short sessions from a server that tries to harm the terminal that prints them. */
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { accountOf } from '../../src/cli/account/accountOptions.ts';
import { kubeconfigCommand } from '../../src/cli/session/loginCommand.ts';
import { loginFile, shortSession } from '../../src/cli/session/shortSession.ts';
import { ensureTls } from '../../src/up/tls.ts';

let dataDir: string;
let server: Server;
let url: string;
let answer: { status: number; body: object; headers?: Record<string, string> };
/** What the server says to a client that presents a session. */
let look: number | 'nothing';
let asked = 0;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'session-'));
  await writeFile(path.join(dataDir, 'api-key.json'), JSON.stringify({ id: 'key', secret: 'secret' }), {
    mode: 0o600,
  });
  const { certFile, keyFile } = await ensureTls(dataDir);
  server = createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (request, response) => {
    asked++;
    if (request.headers.authorization && look === 'nothing') return request.socket.destroy();
    if (request.headers.authorization && typeof look === 'number' && look !== 200)
      return response.writeHead(look).end();
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `https://localhost:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  look = 200;
});
afterAll(async () => {
  server?.closeAllConnections();
  server?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const controls = 'a\u001b]0;owned\u0007b';
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

test('a server’s error text cannot control the terminal, and only a well-formed token is accepted', async () => {
  answer = { status: 401, body: { error_description: controls } };
  expect(await refusal(shortSession({ dataDir, server: url }))).toContain('(401: a ]0;owned b)');
  for (const token of [controls, 'a b', 'a\r\nX-Injected: 1', '', 7]) {
    answer = { status: 200, body: { access_token: token, expires_in: 600 } };
    expect(await refusal(shortSession({ dataDir, server: url }))).toContain('something other than a session');
  }
  answer = { status: 200, body: { access_token: 'cst_good-Token', expires_in: 600 } };
  expect((await shortSession({ dataDir, server: url })).token).toBe('cst_good-Token');
  answer = { status: 403, body: { detail: controls } };
  expect(await refusal(kubeconfigCommand({ dataDir, server: url, mainFile: 'main.js', print: () => {} }))).toContain(
    '(403: a ]0;owned b)',
  );
});

test('a kubeconfig is written for a known API of credential plugins only', async () => {
  const options = { dataDir, server: url, mainFile: 'main.js', print: () => {} };
  expect(await refusal(kubeconfigCommand({ ...options, execApi: 'v2' }))).toContain('--exec-api takes v1 or v1beta1');
});

test('a key that ends soon is announced on standard error, and only then', async () => {
  const said = jest.spyOn(console, 'error').mockImplementation(() => {});
  try {
    for (const headers of [{}, { 'x-api-key-expires': '2026-12-01T00:00:00.000Z' }]) {
      expect(said).not.toHaveBeenCalled();
      await rm(path.join(dataDir, 'session.json'), { force: true });
      answer = { status: 200, body: { access_token: 'cst_good-Token', expires_in: 600 }, headers };
      expect((await shortSession({ dataDir, server: url })).token).toBe('cst_good-Token');
    }
    expect(said).toHaveBeenCalledWith(expect.stringContaining('The API key key ends at 2026-12-01T00:00:00.000Z'));
  } finally {
    said.mockRestore();
  }
});

test('only a 401 discards a cached session; a service that is busy, starting, or unreachable does not', async () => {
  await rm(path.join(dataDir, 'session.json'), { force: true });
  answer = { status: 200, body: { access_token: 'cst_first', expires_in: 600 } };
  expect((await shortSession({ dataDir, server: url })).token).toBe('cst_first');
  answer = { status: 200, body: { access_token: 'cst_second', expires_in: 600 } };
  for (look of [200, 403, 429, 500, 503, 'nothing'] as const)
    expect((await shortSession({ dataDir, server: url })).token).toBe('cst_first');
  look = 401;
  expect((await shortSession({ dataDir, server: url })).token).toBe('cst_second');
});

test('a sign-in that ended early says which login to run, and no API key is used in its place', async () => {
  const login = { server: url, account: 'team-a', token: 'cst_person', useUntilMs: Date.now() + 600_000 };
  await writeFile(loginFile(dataDir), JSON.stringify(login), { mode: 0o600 });
  try {
    expect((await shortSession({ dataDir, server: url })).token).toBe('cst_person');
    look = 401;
    expect(await refusal(shortSession({ dataDir, server: url }))).toContain(
      `Your sign-in at ${url} ended, or is for another server: run "login --account team-a --server ${url}"`,
    );
  } finally {
    await rm(loginFile(dataDir));
  }
});

test('a key whose file names its server is sent to no other, however it is written, and is for that server by default', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'bound-key-'));
  const file = path.join(folder, 'api-key.json');
  await writeFile(path.join(folder, 'ca.pem'), await readFile(path.join(dataDir, 'ca.pem')), { mode: 0o600 });
  answer = { status: 200, body: { access_token: 'cst_one', expires_in: 900, token_type: 'Bearer' } };
  const save = (at: string) =>
    writeFile(file, JSON.stringify({ id: 'key', secret: 'secret', server: at }), { mode: 0o600 });
  await save('https://compute.example');
  const before = asked;
  await expect(shortSession({ dataDir: folder, server: url })).rejects.toThrow(`is not sent to ${url}`);
  expect(asked).toBe(before);
  await save(url);
  expect((await shortSession({ dataDir: folder, server: url })).token).toBe('cst_one');
  expect(asked).toBeGreaterThan(before);
  await save(`${url.replace('localhost', 'LOCALHOST')}/`);
  expect((await shortSession({ dataDir: folder, server: url })).token).toBe('cst_one');
  const of = (options: object, environment = {}) => accountOf({ dataDir: folder, ...options }, environment);
  await save('https://compute.example');
  expect((await of({})).server).toBe('https://compute.example');
  expect((await of({ server: url })).server).toBe(url);
  expect((await of({}, { PUBLIC_URL: url })).server).toBe(url);
  await rm(folder, { recursive: true, force: true });
});
