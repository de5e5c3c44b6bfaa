/** Clients behind a company's proxy: a real CONNECT proxy, which alone resolves the service's name. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer as createProxy, type Server as HttpServer } from 'node:http';
import { createServer, type Server } from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { WebSocketServer } from 'ws';
import { proxyOf } from '../../sdk/src/node/index.ts';
import { openMachineAccess } from '../../src/cli/machines/machineAccess.ts';
import { openComputeApi } from '../../src/cli/session/computeApi.ts';
import { ask } from '../../src/cli/session/shortSession.ts';
import { ensureTls } from '../../src/up/tls.ts';
import { makeAuthority } from '../support/certificates.ts';

const name = 'https://compute.corp.test';
let folder: string;
let ca: string;
let service: Server;
let proxy: HttpServer;
let proxyUrl: string;
let direct: string;
let asked: string[];
/** Whom the proxy lets through; null: everyone. */
let wanted: string | null;

const portOf = (server: Server | HttpServer) => (server.address() as AddressInfo).port;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'proxies-'));
  const { certFile, keyFile, caFile } = await ensureTls(folder);
  const authority = await makeAuthority('corp');
  ca = readFileSync(caFile!, 'utf8') + authority.ca;
  service = createServer({ cert: readFileSync(certFile), key: readFileSync(keyFile) }, (_request, response) =>
    response.end('{"items":[]}'),
  );
  service.addContext('compute.corp.test', await authority.issue('compute.corp.test'));
  new WebSocketServer({ server: service }).on('connection', (ws) => ws.close(1000));
  proxy = createProxy((_request, response) => response.writeHead(405).end());
  proxy.on('connect', ({ url, headers }, socket) => {
    asked.push(url!);
    if (wanted !== null && headers['proxy-authorization'] !== wanted)
      return socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
    const up = connect(portOf(service), '127.0.0.1', () => socket.write('HTTP/1.1 200 OK\r\n\r\n'));
    up.pipe(socket).pipe(up);
    up.on('error', () => socket.destroy());
    socket.on('error', () => up.destroy());
  });
  for (const each of [service, proxy]) await once(each.listen(0, '127.0.0.1'), 'listening');
  proxyUrl = `http://127.0.0.1:${portOf(proxy)}`;
  direct = `https://localhost:${portOf(service)}`;
});
beforeEach(() => {
  asked = [];
  wanted = null;
});
afterAll(async () => {
  service?.closeAllConnections();
  service?.close();
  proxy?.close();
  await rm(folder, { recursive: true });
});

async function kubeconfig(more: object, server = name): Promise<string> {
  const cluster = { server, 'tls-server-name': 'localhost', 'certificate-authority-data': btoa(ca), ...more };
  const file = path.join(folder, 'config');
  const config = {
    'current-context': 'x',
    clusters: [{ name: 'c', cluster }],
    users: [{ name: 'u', user: { token: 'token' } }],
    contexts: [{ name: 'x', context: { cluster: 'c', user: 'u', namespace: 'n' } }],
  };
  await writeFile(file, JSON.stringify(config));
  return file;
}

async function listed(file: string, environment: Record<string, string>): Promise<number> {
  const api = await openComputeApi({ kubeconfig: file, dataDir: folder, environment });
  return (await api.send('GET', api.collection)).status;
}

test.each([
  ['proxy-url of the kubeconfig', true, {}],
  ['HTTPS_PROXY', false, { HTTPS_PROXY: 'set' }],
  ['https_proxy', false, { https_proxy: 'set' }],
])('requests and tunnels go through the proxy of %s', async (_what, isInFile, names) => {
  const environment = Object.fromEntries(Object.keys(names).map((each) => [each, proxyUrl]));
  const file = await kubeconfig(isInFile ? { 'proxy-url': proxyUrl } : {});
  expect(await listed(file, environment)).toBe(200);
  expect(asked).toEqual(['compute.corp.test:443']);
  const access = await openMachineAccess({ name: 'web', kubeconfig: file, dataDir: folder, environment });
  expect(await access.carry(new PassThrough(), 80)).toMatchObject({ code: 1000 });
  expect(asked).toEqual(['compute.corp.test:443', 'compute.corp.test:443']);
});

test('loopback stays direct, whatever the environment says', async () => {
  expect(await listed(await kubeconfig({}, direct), { HTTPS_PROXY: 'http://127.0.0.1:1' })).toBe(200);
  expect(asked).toEqual([]);
});

test('an error names the proxy that was used, without its password, or says that none was', async () => {
  const dead = 'http://me:secret@127.0.0.1:1';
  const error = await listed(await kubeconfig({ 'proxy-url': dead }), {}).catch(({ message }: Error) => message);
  expect(error).toMatch(/^https:\/\/compute\.corp\.test cannot be reached through the proxy http:\/\/127\.0\.0\.1:1 /);
  expect(error).not.toContain('secret');
  await expect(listed(await kubeconfig({}), {})).rejects.toThrow(
    /cannot be reached \(.*compute\.corp\.test.*No proxy was used: name one with HTTPS_PROXY/,
  );
});

test('sign-ins and sessions go through the proxy of the environment, with its user and password', async () => {
  const dataDir = await mkdtemp(path.join(folder, 'data-'));
  await writeFile(path.join(dataDir, 'ca.pem'), ca);
  wanted = `Basic ${btoa('me:p@ss')}`;
  const environment = { HTTPS_PROXY: proxyUrl.replace('//', '//me:p%40ss@') };
  expect((await ask({ dataDir, server: name, environment }, '/v1', {})).status).toBe(200);
  // The proxy lets it through, and the certificate is of another name: TLS is checked end to end.
  const other = { dataDir, server: 'https://other.corp.test', environment };
  await expect(ask(other, '/v1', {})).rejects.toThrow(/through the proxy .*altnames/);
  expect(asked).toEqual(['compute.corp.test:443', 'other.corp.test:443']);
  const without = { dataDir, environment: { HTTPS_PROXY: proxyUrl } };
  await expect(ask({ ...without, server: name }, '/v1', {})).rejects.toThrow(/through the proxy .*407/);
  expect((await ask({ ...without, server: direct }, '/v1', {})).status).toBe(200);
  expect(asked).toHaveLength(3);
});

test.each([
  ['https://a.corp.test', '', true],
  ['https://a.corp.test', 'corp.test', false],
  ['https://corp.test', 'corp.test', false],
  ['https://corp.test', '.corp.test', true],
  ['https://a.corp.test', '.corp.test', false],
  ['https://a.corp.test', '*.corp.test', false],
  ['https://acorp.test', 'corp.test', true],
  ['https://a.corp.test', 'x, A.CORP.test', false],
  ['https://a.corp.test:8443', 'a.corp.test:443', true],
  ['https://a.corp.test', 'a.corp.test:443', false],
  ['https://10.1.2.3', '10.0.0.0/8', false],
  ['https://11.1.2.3', '10.0.0.0/8', true],
  ['https://10.1.2.3', '10.1.2.3', false],
  ['https://[fd00::1]', 'fd00::/8', false],
  ['https://[fd00::1]:8443', '[fd00::1]:8443', false],
  ['https://[fd00::1]', 'fd00::1', false],
  ['https://a.test', '*', false],
  ['https://127.0.0.9', '', false],
  ['https://[::1]:8443', '', false],
  ['http://a.test', '', false],
])('%s with NO_PROXY="%s" goes through a proxy: %s', (url, exceptions, isThrough) => {
  const found = proxyOf(url, { HTTPS_PROXY: 'proxy.test:3128', no_proxy: exceptions });
  expect(found?.href ?? null).toBe(isThrough ? 'http://proxy.test:3128/' : null);
});

test('a proxy of another kind is refused, with its source', () => {
  expect(() => proxyOf(name, { HTTPS_PROXY: 'socks5://a.test' })).toThrow(/^HTTPS_PROXY is not the address/);
  expect(() => proxyOf(name, {}, 'ftp://a.test')).toThrow(/^the proxy-url of the kubeconfig is not the address/);
});
