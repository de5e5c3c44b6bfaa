import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import {
  cachingSeconds,
  type FetchReport,
  openKeySource,
  type ProviderSource,
} from '../../src/api/federation/keySource.ts';
import { KeysUnavailable, TokenRefusal } from '../../src/domain/tokenChecks.ts';
import { FetchFailure, openJsonFetcher } from '../../src/http/fetchJson.ts';
import { AddressRefusal, addressProblem, fetchableUrl } from '../../src/http/outgoingAddresses.ts';
import { type AnsweringServer, json, startAnsweringServer } from '../support/federation/issuers.ts';
import { makeKey } from '../support/federation/signedTokens.ts';

const first = makeKey('ES256', 'first');
const second = makeKey('ES256', 'second');
const setOf = (...keys: { jwk: object }[]) => ({ keys: keys.map(({ jwk }) => jwk) });

let server: AnsweringServer;
/** A response that misses this deadline will never come: no pause of this process is that long. */
const fetcher = openJsonFetcher({ allowLoopback: true, deadlineMs: 45_000 });
const hasty = openJsonFetcher({ allowLoopback: true, deadlineMs: 300 });
beforeAll(async () => {
  server = await startAnsweringServer((_request, response) => json(response, setOf(first)));
});
beforeEach(() => {
  server.asked.length = 0;
  server.answer = (_request, response) => json(response, setOf(first));
});
afterAll(async () => {
  await Promise.all([fetcher.close(), hasty.close()]);
  await server.stop();
});

describe('addresses that are never connected to', () => {
  test.each([
    '127.0.0.1',
    '127.255.0.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '198.18.0.1',
    '203.0.113.5',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '192.88.99.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::10.0.0.1',
    'fec0::1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    '2002:a00:1::',
    '2001::1',
    '2001:db8::1',
    '100::1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b::7f00:1',
    '64:ff9b::a83f:8110',
    '2002:808:808::',
    'fe80::1%eth0',
    'localhost',
    '',
  ])('%s', (address) => expect(addressProblem(address, { allowLoopback: false })).not.toBeNull());

  test.each(['8.8.8.8', '140.82.112.3', '2606:50c0:8000::153', '64:ff9b::14c9:1c98'])(
    'while %s is allowed',
    (address) => expect(addressProblem(address, { allowLoopback: false })).toBeNull(),
  );

  test.each([
    'http://example.com/',
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://user@example.com/',
    'https://:pw@example.com/',
    'https://@example.com/',
    'https://example.com:8443/',
    'https://example.com:80/',
    'https://example.com/#a',
    'nonsense',
    '',
    '//example.com',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::1]/',
    'https://169.254.169.254/latest/',
    'https://10.0.0.1/',
    'https://[64:ff9b::7f00:1]/',
    'https://①②⑦.0.0.1/',
    `https://example.com/${'a'.repeat(600)}`,
  ])('the URL %s', (url) => expect(() => fetchableUrl(url, { allowLoopback: false })).toThrow(AddressRefusal));

  test('while an ordinary one is accepted, and loopback only if development allows it', () => {
    expect(fetchableUrl('https://example.com/keys', { allowLoopback: false }).hostname).toBe('example.com');
    expect(fetchableUrl(server.url, { allowLoopback: true }).protocol).toBe('http:');
    expect(() => fetchableUrl(server.url, { allowLoopback: false })).toThrow(AddressRefusal);
    expect(() => fetchableUrl('http://example.com/', { allowLoopback: true })).toThrow(AddressRefusal);
  });

  test('an address of NAT64 by the IPv4 address within, also of the network’s own prefixes', () => {
    const nat64Prefixes = ['2001:db8::/32', '2001:db9:122::/48', '2001:dba:122:344::/64', 'fd00:64::/96'];
    const [outside, inside] = [
      ['2001:db8:808:808::', '2001:db9:122:808:8:800::', '2001:dba:122:344:8:808:800::', 'fd00:64::808:808'],
      ['2001:db8:a00:1::', '2001:db9:122:a00:0:100::', '2001:dba:122:344:a:0:100::', 'fd00:64::7f00:1'],
    ];
    for (const address of outside)
      expect([address, addressProblem(address, { allowLoopback: false, nat64Prefixes })]).toEqual([address, null]);
    for (const address of inside) {
      expect(addressProblem(address, { allowLoopback: true, nat64Prefixes })).toMatch(
        /^NAT64 of (10\.0\.0\.1|127\.0\.0\.1), a (private|loopback) address$/,
      );
    }
    // Reserved bits that are set: no address of NAT64, so it is judged as it is.
    expect(addressProblem('2001:dba:122:344:108:808:800::', { allowLoopback: false, nat64Prefixes })).toBeNull();
  });

  const answers: Record<string, string[]> = {
    'mixed.example.com': ['8.8.8.8', '10.0.0.1'],
    'private.example.com': ['192.168.0.1'],
    'mapped.example.com': ['::ffff:127.0.0.1'],
    'nothing.example.com': [],
    'translated.example.com': ['64:ff9b::a9fe:a9fe', '8.8.8.8'],
  };
  test.each(Object.keys(answers))('a name by its addresses: %s', async (name) => {
    const lookup = ((_name: string, _options: object, done: (error: null, found: object[]) => void) =>
      done(
        null,
        answers[name]!.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as never;
    const strict = openJsonFetcher({ allowLoopback: false, lookup });
    await expect(strict.fetch(`https://${name}/`)).rejects.toThrow(AddressRefusal);
    await strict.close();
  });

  test('a name is resolved once, for the connection itself, so no second lookup can differ', async () => {
    const seen: string[] = [];
    const lookup = ((_name: string, _options: object, done: (error: null, found: object[]) => void) => {
      seen.push('asked');
      done(null, [{ address: seen.length === 1 ? '192.0.2.1' : '127.0.0.1', family: 4 }]);
    }) as never;
    const strict = openJsonFetcher({ allowLoopback: false, lookup });
    await expect(strict.fetch('https://rebinding.example.com/')).rejects.toThrow(AddressRefusal);
    expect(seen).toHaveLength(1);
    await strict.close();
  });
});

describe('unusable responses', () => {
  const padded = JSON.stringify({ keys: [], pad: 'x'.repeat(300 * 1024) });
  const bomb = gzipSync(JSON.stringify({ keys: [], pad: 'x'.repeat(50 * 1024 * 1024) }));
  test.each<[string, AnsweringServer['answer'], RegExp]>([
    ['a redirect', (_q, r) => void r.writeHead(302, { location: '/other' }).end(), /redirects/],
    ['500', (_q, r) => json(r, {}, 500), /500/],
    ['HTML', (_q, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end('<html>'), /not JSON/],
    ['no JSON object', (_q, r) => json(r, []), /object/],
    ['a duplicate member', (_q, r) => json(r, '{"keys":[],"keys":[]}'), /twice/],
    ['more than 256 KiB', (_q, r) => json(r, padded), /more than/],
    ['a gzip bomb', (_q, r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb), /more than/],
    ['another encoding', (_q, r) => void r.writeHead(200, { 'content-encoding': 'zstd' }).end('x'), /Encoding/],
    [
      'an encoding that objects inherit',
      (_q, r) => void r.writeHead(200, { 'content-encoding': 'constructor' }).end('x'),
      /Encoding/,
    ],
    [
      'too many encodings',
      (_q, r) => void r.writeHead(200, { 'content-encoding': 'gzip, gzip, gzip' }).end('x'),
      /more than 2 content codings/,
    ],
    ['broken Brotli', (_q, r) => void r.writeHead(200, { 'content-encoding': 'br' }).end('plain'), /not in its/],
    [
      'broken gzip',
      (_q, r) => void r.writeHead(200, { 'content-encoding': 'gzip' }).end('plain'),
      /not in its Content-Encoding/,
    ],
    [
      'an early end',
      (_q, r) => r.writeHead(200, { 'content-length': '99' }).write('{', () => r.destroy()),
      /could not be reached/,
    ],
  ])('%s', async (_name, answer, message) => {
    server.answer = answer;
    await expect(fetcher.fetch(server.url)).rejects.toThrow(message);
    await expect(fetcher.fetch(server.url)).rejects.toThrow(FetchFailure);
    expect(server.asked).toEqual(['/', '/']);
    server.answer = (_request, response) =>
      void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"ok":1}'));
    expect(await fetcher.fetch(server.url)).toEqual({ ok: 1 });
  });

  test.each<[string, AnsweringServer['answer']]>([
    ['a slow drip', (_q, r) => void r.writeHead(200).write('{')],
    ['silence', () => {}],
  ])('%s', async (_name, answer) => {
    server.answer = answer;
    await expect(hasty.fetch(server.url)).rejects.toThrow(/within/);
    await expect(hasty.fetch(server.url)).rejects.toThrow(FetchFailure);
    expect(server.asked.length).toBeLessThanOrEqual(2);
    server.answer = (_request, response) => json(response, { ok: 1 });
    expect(await fetcher.fetch(server.url)).toEqual({ ok: 1 });
  });
});

describe('what a server may write in more than one way', () => {
  const text = JSON.stringify({ ok: 1 });
  test.each<[string, string, Buffer]>([
    ['capitals', 'GZip', gzipSync(text)],
    ['an old name', 'x-gzip', gzipSync(text)],
    ['a stored object’s own', 'br', brotliCompressSync(text)],
    ['deflate', 'deflate', deflateSync(text)],
    ['two', 'gzip, br', brotliCompressSync(gzipSync(text))],
    ['identity', 'Identity', Buffer.from(text)],
    ['none', '', Buffer.from(text)],
    ['a byte order mark', 'identity', Buffer.from(`\ufeff${text}`)],
    ['a byte order mark within gzip', 'gzip', gzipSync(`\ufeff${text}`)],
  ])('a coding: %s', async (_name, coding, bytes) => {
    server.answer = (_request, response) => void response.writeHead(200, { 'content-encoding': coding }).end(bytes);
    expect(await fetcher.fetch(server.url)).toEqual({ ok: 1 });
  });
});

test('the server is told who asks: a firewall may refuse those who do not say', async () => {
  server.answer = ({ headers }, response) =>
    json(response, {}, headers['user-agent'] === 'compute-service' ? 200 : 403);
  expect(await fetcher.fetch(server.url)).toEqual({});
});

test('a connection is used once, since its server could close a reused one at any moment', async () => {
  const used = new Set<unknown>();
  server.answer = ({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    json(response, { ok: 1 });
  };
  for (let turn = 0; turn < 3; turn++) expect(await fetcher.fetch(server.url)).toEqual({ ok: 1 });
});

describe('the cache', () => {
  let seconds = 1;
  let reports: FetchReport[] = [];
  const open = () => {
    reports = [];
    return openKeySource({ fetcher, clock: () => seconds, report: (report) => void reports.push(report) });
  };
  const source = (): ProviderSource => ({
    id: 'p',
    issuer: server.url,
    jwksSourceType: 'https',
    jwksUri: `${server.url}/keys`,
    jwksDocument: null,
    jwksDocumentRef: null,
  });
  const fail: AnsweringServer['answer'] = (_request, response) => json(response, {}, 503);

  test('one fetch in flight serves all waiting callers, and its key set is used until it is stale', async () => {
    const keys = open();
    const found = await Promise.all(Array.from({ length: 50 }, () => keys.find(source(), 'first', 'ES256')));
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(['first']));
    expect(server.asked).toHaveLength(1);
    seconds += cachingSeconds.fresh - 1;
    await keys.find(source(), 'first', 'ES256');
    expect(server.asked).toHaveLength(1);
    seconds += 1;
    await keys.find(source(), 'first', 'ES256');
    expect(server.asked).toHaveLength(2);
  });

  test('a flood of unknown kids causes one fetch per cooldown; a rotated key is found after it', async () => {
    const keys = open();
    await keys.find(source(), 'first', 'ES256');
    seconds += cachingSeconds.cooldown;
    await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) => keys.find(source(), `unknown-${index}`, 'ES256')),
    );
    expect(server.asked).toHaveLength(2);
    server.answer = (_request, response) => json(response, setOf(second));
    await expect(keys.find(source(), 'second', 'ES256')).rejects.toThrow(TokenRefusal);
    expect(server.asked).toHaveLength(2);
    seconds += cachingSeconds.cooldown;
    expect((await keys.find(source(), 'second', 'ES256')).id).toBe('second');
    await expect(keys.find(source(), 'first', 'ES256')).rejects.toThrow(TokenRefusal);
  });

  test('a new key under an old kid is found after one cooldown, once a signature asks for it', async () => {
    const keys = open();
    const former = await keys.find(source(), 'first', 'ES256');
    const renewed = makeKey('ES256', 'first');
    server.answer = (_request, response) => json(response, setOf(renewed));
    expect(await keys.findAgain(source(), 'first', 'ES256', former)).toBe(former);
    expect(server.asked).toHaveLength(1);
    seconds += cachingSeconds.cooldown;
    const found = await Promise.all(
      Array.from({ length: 50 }, () => keys.findAgain(source(), 'first', 'ES256', former)),
    );
    expect(new Set(found.map(({ thumbprint }) => thumbprint)).size).toBe(1);
    expect(found[0]!.thumbprint).not.toBe(former.thumbprint);
    expect(server.asked).toHaveLength(2);
    // Signatures that no key verifies cause no more fetches than unknown kids do.
    for (let turn = 0; turn < 20; turn++) await keys.findAgain(source(), 'first', 'ES256', found[0]!);
    expect(server.asked).toHaveLength(2);
  });

  test('a stored set that was replaced is read again', async () => {
    const keys = open();
    const stored = (ref: string, ...set: { jwk: object }[]): ProviderSource => ({
      ...source(),
      jwksSourceType: 'stored-jwks',
      jwksUri: null,
      jwksDocument: setOf(...set),
      jwksDocumentRef: ref,
    });
    expect((await keys.find(stored('one', first), 'first', 'ES256')).id).toBe('first');
    expect((await keys.find(stored('two', first, second), 'second', 'ES256')).id).toBe('second');
    await expect(keys.find(stored('three', second), 'first', 'ES256')).rejects.toThrow(TokenRefusal);
  });

  test('while the issuer is unreachable, its last keys stay valid for a limited time, and a failed fetch is not retried at once', async () => {
    const keys = open();
    await keys.find(source(), 'first', 'ES256');
    server.answer = fail;
    seconds += cachingSeconds.fresh;
    for (let turn = 0; turn < 5; turn++) await keys.find(source(), 'first', 'ES256');
    expect(server.asked).toHaveLength(2);
    seconds += cachingSeconds.stale - cachingSeconds.fresh - 1;
    await keys.find(source(), 'first', 'ES256');
    seconds += 1;
    const failure = await keys.find(source(), 'first', 'ES256').catch((error: unknown) => error as KeysUnavailable);
    expect(failure).toBeInstanceOf(KeysUnavailable);
    expect((failure as KeysUnavailable).retryAfterSeconds).toBeGreaterThanOrEqual(1);
    const asked = server.asked.length;
    await expect(keys.find(source(), 'first', 'ES256')).rejects.toThrow(KeysUnavailable);
    expect(server.asked).toHaveLength(asked);
    server.answer = (_request, response) => json(response, setOf(first));
    seconds += cachingSeconds.cooldown;
    expect((await keys.find(source(), 'first', 'ES256')).id).toBe('first');
    expect(reports.at(-1)).toMatchObject({ providerId: 'p', error: null });
  });

  test('discovery accepts only a document that names the same issuer', async () => {
    const keys = open();
    const discovery =
      (issuer: string): AnsweringServer['answer'] =>
      (request, response) =>
        json(response, request.url === '/keys' ? setOf(first) : { issuer, jwks_uri: `${server.url}/keys` });
    const asked = { ...source(), jwksSourceType: 'discovery' as const, jwksUri: null };
    server.answer = discovery(server.url);
    expect((await keys.load(asked)).keys.map(({ id }) => id)).toEqual(['first']);
    expect(server.asked).toEqual(['/.well-known/openid-configuration', '/keys']);
    server.answer = discovery(`${server.url}/`);
    await expect(keys.load(asked)).rejects.toThrow(/trailing slash/);
    server.answer = (_request, response) =>
      json(response, { issuer: server.url, jwks_uri: 'https://169.254.169.254/keys' });
    await expect(keys.load(asked)).rejects.toThrow(AddressRefusal);
  });

  test('an address that has become private makes the token refused, and no connection is made', async () => {
    const strict = openKeySource({ fetcher: openJsonFetcher({ allowLoopback: false }) });
    await expect(strict.find(source(), 'first', 'ES256')).rejects.toThrow(TokenRefusal);
    expect(server.asked).toHaveLength(0);
  });
});
