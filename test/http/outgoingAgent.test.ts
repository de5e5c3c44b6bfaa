/** The operator's proxy on the way out, as CONNECT and as absolute requests, and what does not go by it. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { request } from 'undici';
import { openImageCache } from '../../src/drivers/agent/imageCache.ts';
import { openJsonFetcher } from '../../src/http/fetchJson.ts';
import { AddressRefusal } from '../../src/http/outgoingAddresses.ts';
import { outgoingAgent } from '../../src/http/outgoingAgent.ts';
import { openOperators } from '../../src/operators/operators.ts';
import { readConfig } from '../../src/settings/config.ts';
import { selfSigned } from '../support/selfSigned.ts';

const asked: string[] = [];
const agents: (string | undefined)[] = [];
let certificate: string;
let server: https.Server;
const plain = http.createServer((sent, response) => {
  agents.push(sent.headers['user-agent']);
  response.end('image');
});
const proxy = http.createServer((sent, response) => {
  asked.push(`${sent.method} ${sent.url}`);
  agents.push(sent.headers['user-agent']);
  response.end('image');
});

beforeAll(async () => {
  const { cert, key } = await selfSigned();
  certificate = cert;
  server = https.createServer({ cert, key }, (sent, response) => {
    agents.push(sent.headers['user-agent']);
    response.end('{"ok":1}');
  });
  // Whatever name is asked for, it leads to the one server.
  proxy.on('connect', (sent, socket, head) => {
    asked.push(`CONNECT ${sent.url} ${sent.headers['proxy-authorization'] ?? ''}`.trim());
    const through = connect((server.address() as AddressInfo).port, '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      through.write(head);
      through.pipe(socket).pipe(through);
    });
    for (const each of [socket, through]) each.on('error', () => {});
  });
  for (const each of [server, plain, proxy]) await once(each.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  asked.length = 0;
  agents.length = 0;
});
afterAll(() => {
  for (const each of [server, plain, proxy]) {
    each.closeAllConnections();
    each.close();
  }
});

const proxyUrl = (user = '') => `http://${user}127.0.0.1:${(proxy.address() as AddressInfo).port}`;
const lookupOf = (addresses: readonly string[]) =>
  ((_name: string, _options: object, done: (error: Error | null, found: object[]) => void) =>
    addresses.length === 0
      ? done(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), [])
      : done(
          null,
          addresses.map((address) => ({ address, family: 4 })),
        )) as never;

test('a server is reached by the proxy, whose name and password it gets, and its certificate is checked', async () => {
  const dispatcher = outgoingAgent({ url: proxyUrl('ada:s%20t@'), noProxy: '' }, { ca: certificate, pipelining: 0 });
  await expect(request('https://other.example.com/', { dispatcher })).rejects.toThrow(/altnames/);
  expect(asked).toEqual([`CONNECT other.example.com:443 Basic ${Buffer.from('ada:s t').toString('base64')}`]);
  await dispatcher.close();
});

test('loopback, and what NO_PROXY names with its subdomains, is reached directly', async () => {
  const dispatcher = outgoingAgent({ url: proxyUrl(), noProxy: 'inside.invalid' }, { ca: certificate, pipelining: 0 });
  const { port } = server.address() as AddressInfo;
  expect((await request(`https://localhost:${port}/`, { dispatcher })).statusCode).toBe(200);
  await expect(request('https://sink.inside.invalid/', { dispatcher })).rejects.toThrow(/ENOTFOUND|EAI_AGAIN/);
  expect(asked).toEqual([]);
  // The positive control.
  await request('https://sink.outside.invalid/', { dispatcher }).catch(() => {});
  expect(asked).toEqual(['CONNECT sink.outside.invalid:443']);
  await dispatcher.close();
});

test('a name that customers chose goes by the proxy only if it does not lead inside', async () => {
  const rules = { allowLoopback: false, proxy: { url: proxyUrl(), noProxy: '' } };
  const fetched: [readonly string[], boolean][] = [
    [['8.8.8.8'], true],
    [[], true],
    [['8.8.8.8', '10.0.0.1'], false],
    [['169.254.169.254'], false],
  ];
  for (const [addresses, isAsked] of fetched) {
    asked.length = 0;
    const fetcher = openJsonFetcher({ ...rules, lookup: lookupOf(addresses) });
    const failure = await fetcher.fetch('https://issuer.example.com/').catch((error: unknown) => error);
    expect([addresses, failure instanceof AddressRefusal]).toEqual([addresses, !isAsked]);
    expect(asked).toEqual(isAsked ? ['CONNECT issuer.example.com:443'] : []);
    await fetcher.close();
  }
});

test('the keys of the operators’ issuer are asked for by the proxy', async () => {
  const recognize = openOperators(
    readConfig({
      HTTPS_PROXY: proxyUrl(),
      OPERATOR_ISSUER: 'https://id.example.com',
      OPERATOR_AUDIENCE: 'compute',
      OPERATOR_CLAIMS: '{"view":{"groups":{"contains":"support"}}}',
    }),
    { warn: () => {} },
  );
  // The certificate is another's, so no key comes.
  expect(await recognize('Bearer e30.e30.e30')).toBeNull();
  expect(asked).toEqual(['CONNECT id.example.com:443']);
});

test('an image comes by the proxy, and its server is told who asks', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'wayout-'));
  const wayOut = outgoingAgent({ url: proxyUrl(), noProxy: '' });
  const cache = await openImageCache(folder, { wayOut });
  const sha256 = createHash('sha256').update('image').digest('hex');
  const file = await cache.provide({ url: 'http://images.example.com/a.img', sha256 }, AbortSignal.timeout(60_000));
  expect(await readFile(file, 'utf8')).toBe('image');
  expect(asked).toEqual(['GET http://images.example.com/a.img']);
  expect(agents).toEqual(['compute-service']);
  await wayOut.close();
  await rm(folder, { recursive: true });
});

test('the settings have the names that other programs use, in capitals or not, and never show a password', () => {
  expect(readConfig({ https_proxy: 'http://p.example:1', no_proxy: 'a' }).addressRules.proxy).toEqual({
    url: 'http://p.example:1',
    noProxy: 'a',
  });
  expect(
    readConfig({ https_proxy: 'http://p.example:1', HTTPS_PROXY: 'http://q.example:1' }).addressRules.proxy.url,
  ).toBe('http://q.example:1');
  expect(() => readConfig({ HTTPS_PROXY: 'socks://ada:secret@p.example' })).toThrow(
    /^HTTPS_PROXY must be (?!.*secret)/,
  );
});
