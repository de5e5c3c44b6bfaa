/** The codec endpoint, as the role `codec` serves it, and whom it refuses. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { fetch, type RequestInit } from 'undici';
import { openOperators } from '../../src/operators/operators.ts';
import { runCodec } from '../../src/roles/codecRole.ts';
import { readConfig } from '../../src/settings/config.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'codec-'));
const tokensFile = path.join(folder, 'tokens');
const [token, origin] = ['t'.repeat(32), 'http://localhost:8233'];
const keys = `k1:${randomBytes(32).toString('base64')}`;
const settings = (more: Record<string, string> = {}) =>
  readConfig({ TEMPORAL_CODEC_PORT: '0', TEMPORAL_PAYLOAD_KEYS: keys, LOG_LEVEL: 'silent', ...more });
let guarded: Awaited<ReturnType<typeof runCodec>>;
let local: Awaited<ReturnType<typeof runCodec>>;
beforeAll(async () => {
  writeFileSync(tokensFile, `ada:${token}\n`);
  guarded = await runCodec(settings({ OPERATOR_TOKENS_FILE: tokensFile, TEMPORAL_CODEC_ORIGINS: origin }));
  local = await runCodec(settings({ TEMPORAL_CODEC_ORIGINS: origin }));
});
afterAll(async () => {
  await Promise.all([guarded.close(), local.close()]);
  rmSync(folder, { recursive: true });
});

const base64 = (text: string) => Buffer.from(text).toString('base64');
const clear = { metadata: { encoding: base64('json/plain') }, data: base64('"sentinel"') };
const good = {
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'x-namespace': 'default',
  origin,
};
type Headers = Record<string, string>;

async function send(
  operation: string,
  {
    payloads = [clear] as object[],
    body = JSON.stringify({ payloads }) as string,
    headers = good as Headers,
    url = '',
  },
  init: RequestInit = {},
) {
  const response = await fetch((url || guarded.url) + operation, { method: 'POST', headers, body, ...init });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: text === '' ? null : JSON.parse(text) };
}

test('what it encrypts it decrypts, and what is in the clear it returns as it is', async () => {
  const { json: encrypted } = await send('/encode', {});
  expect(encrypted.payloads[0].metadata.encoding).toBe(base64('binary/encrypted'));
  expect(Buffer.from(encrypted.payloads[0].data, 'base64').toString('latin1')).not.toContain('sentinel');
  const known = { ...clear, externalPayloads: [] };
  const { status, json, headers } = await send('/decode', { payloads: [...encrypted.payloads, known] });
  expect([status, json]).toEqual([200, { payloads: [clear, known] }]);
  expect(headers.get('cache-control')).toBe('no-store');
});

test('one that it cannot decrypt it returns as it is, beside the others', async () => {
  const { json: encrypted } = await send('/encode', {});
  const strange = { metadata: { ...encrypted.payloads[0].metadata, 'encryption-key-id': base64('k9') }, data: 'AAAA' };
  const { status, json } = await send('/decode', { payloads: [strange, ...encrypted.payloads] });
  expect([status, json]).toEqual([200, { payloads: [strange, clear] }]);
});

test('a page of the UI’s origin may ask; one of another origin gets nothing, also not the answer whether it may', async () => {
  const ask = (from: string) =>
    fetch(`${guarded.url}/decode`, {
      method: 'OPTIONS',
      headers: { origin: from, 'access-control-request-method': 'POST' },
    });
  const asked = await ask(origin);
  expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([204, origin]);
  expect(asked.headers.get('access-control-allow-headers')).toBe('authorization, content-type, x-namespace');
  for (const foreign of ['https://evil.example', 'null', '', 'http://localhost:8234', `${origin}.evil.example`]) {
    const refused = [await ask(foreign), await send('/decode', { headers: { ...good, origin: foreign } })];
    for (const { status, headers } of refused) {
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    // Where there are no credentials, this is what keeps the pages of an operator's browser out.
    expect((await send('/decode', { url: local.url, headers: { ...good, origin: foreign } })).status).toBe(403);
  }
  expect((await send('/decode', {})).headers.get('access-control-allow-origin')).toBe(origin);
});

test.each<[string, Headers]>([
  ['no credential', { authorization: '' }],
  ['another token', { authorization: `Bearer ${'u'.repeat(32)}` }],
  ['the beginning of a token', { authorization: `Bearer ${token.slice(1)}` }],
  ['a name without its token', { authorization: 'Bearer ada' }],
  ['another scheme', { authorization: `Basic ${token}` }],
])('with %s it decrypts and encrypts nothing', async (_what, headers) => {
  for (const operation of ['/decode', '/encode']) {
    const refused = await send(operation, { headers: { ...good, ...headers } });
    expect([refused.status, refused.json]).toEqual([401, { message: 'an operator’s token is needed' }]);
  }
  expect((await send('/decode', {})).status).toBe(200);
});

test.each<[string, number, string, { body?: string; headers?: Headers }, RequestInit]>([
  ['another namespace', 403, '/decode', { headers: { ...good, 'x-namespace': 'other' } }, {}],
  ['another path', 404, '/', {}, {}],
  ['a path with a query', 404, '/decode?x', {}, {}],
  ['another method', 405, '/decode', {}, { method: 'PUT' }],
  ['a form', 415, '/decode', { headers: { ...good, 'content-type': 'text/plain' } }, {}],
  ['garbage', 400, '/decode', { body: '{garbage' }, {}],
  ['no object', 400, '/decode', { body: '[]' }, {}],
  ['an unknown field', 400, '/decode', { body: '{"payload":[]}' }, {}],
  ['a name twice', 400, '/decode', { body: '{"payloads":[],"payloads":[]}' }, {}],
  ['data that is not Base64', 400, '/decode', { body: '{"payloads":[{"data":"%%"}]}' }, {}],
  ['deep nesting', 400, '/decode', { body: `{"payloads":${'['.repeat(100)}${']'.repeat(100)}}` }, {}],
])('%s is refused with %i', async (_what, status, operation, request, init) => {
  const refused = await send(operation, request, init);
  expect([refused.status, Object.keys(refused.json)]).toEqual([status, ['message']]);
  expect((await send('/decode', { payloads: [] })).json).toEqual({ payloads: [] });
});

test.each([
  ['whose length says so', { 'content-length': String(8 * 1024 * 1024 + 1) }, 0],
  ['without a length', { 'transfer-encoding': 'chunked' }, 8 * 1024 * 1024 + 1],
])('a body of more than 8 MB %s is refused with 413 before it ends', async (_what, headers, length) => {
  const request = http.request(`${guarded.url}/decode`, { method: 'POST', headers: { ...good, ...headers } });
  const responded = new Promise<number>((resolve, reject) => {
    request.once('response', ({ statusCode = 0 }) => resolve(statusCode)).once('error', reject);
  });
  if (length > 0) request.write(Buffer.alloc(length, ' '));
  else request.flushHeaders();
  expect(await responded).toBe(413);
  request.on('error', () => {}).destroy();
});

test('the `temporal` command sends no origin, and an empty namespace for the default one', async () => {
  const { origin: _, ...headers } = good;
  expect((await send('/decode', { headers: { ...headers, 'x-namespace': '' } })).status).toBe(200);
});

test('a token that is taken from the file is not good any more, nor is any while it cannot be read', async () => {
  writeFileSync(tokensFile, `bob:${'b'.repeat(32)}\n`);
  expect((await send('/decode', {})).status).toBe(401);
  expect((await send('/decode', { headers: { ...good, authorization: `Bearer ${'b'.repeat(32)}` } })).status).toBe(200);
  rmSync(tokensFile);
  expect((await send('/decode', {})).status).toBe(401);
  writeFileSync(tokensFile, `ada/view,billing:${token}\n`);
  expect((await send('/decode', {})).status).toBe(403);
  writeFileSync(tokensFile, `ada:${token}\n`);
  expect((await send('/decode', {})).status).toBe(200);
});

test.each<[string, Record<string, string>, RegExp]>([
  ['on another address than loopback without credentials', { TEMPORAL_CODEC_HOST: '0.0.0.0' }, /reached from other/],
  [
    'there without a certificate',
    { TEMPORAL_CODEC_HOST: '0.0.0.0', OPERATOR_TOKENS_FILE: tokensFile },
    /TLS_CERT_FILE and TLS_KEY_FILE must name/,
  ],
  ['without a key', { TEMPORAL_PAYLOAD_KEYS: '' }, /there is no key of payloads/],
  ['with tokens that are not there', { OPERATOR_TOKENS_FILE: '/none/tokens' }, /TOKENS_FILE cannot be read/],
  ['with an issuer without an audience', { OPERATOR_ISSUER: 'https://idp.example' }, /belong together/],
  [
    'with an issuer without a rule for claims',
    { OPERATOR_ISSUER: 'https://idp.example', OPERATOR_AUDIENCE: 'temporal-ui' },
    /belong together/,
  ],
  ...['{}', 'fleet', '{"fleet":{}}', '{"admin":{"sub":"ada"}}', '[]'].map(
    (claims): [string, Record<string, string>, RegExp] => [
      `with the rule ${claims}`,
      { OPERATOR_ISSUER: 'https://idp.example', OPERATOR_AUDIENCE: 'temporal-ui', OPERATOR_CLAIMS: claims },
      /OPERATOR_CLAIMS must be JSON/,
    ],
  ),
])('it does not start %s', async (_what, more, message) => {
  await expect(runCodec(settings(more))).rejects.toThrow(message);
});

test('a token is too short, or an origin is none', () => {
  const file = path.join(folder, 'weak');
  writeFileSync(file, 'ada:short\n');
  const open = () => openOperators(settings({ OPERATOR_TOKENS_FILE: file }), { warn: () => {} });
  expect(open).toThrow(/a token of 32 to 512 characters/);
  expect(open).not.toThrow(/short/);
  for (const bad of ['localhost:8233', 'http://localhost:8233/', '*'])
    expect(() => settings({ TEMPORAL_CODEC_ORIGINS: bad })).toThrow(/TEMPORAL_CODEC_ORIGINS must be origins/);
});

describe('with the issuer of the UI’s access tokens', () => {
  const issuer = 'https://idp.example';
  const audience = 'temporal-ui';

  /** An issuer with one key; `discovery` replaces what it says of itself. */
  async function openIssuer(discovery: object = {}) {
    const { publicKey, privateKey } = await generateKeyPair('ES256');
    const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' };
    const documents: Record<string, object> = {
      [`${issuer}/.well-known/openid-configuration`]: { issuer, jwks_uri: `${issuer}/jwks`, ...discovery },
      [`${issuer}/jwks`]: { keys: [jwk] },
    };
    const claims = JSON.stringify({
      view: { groups: { contains: ['support', 'engineers'] } },
      fleet: { groups: { contains: 'engineers' }, amr: { contains: 'hwk' } },
    });
    const rules = { OPERATOR_ISSUER: issuer, OPERATOR_AUDIENCE: audience, OPERATOR_CLAIMS: claims };
    const recognize = openOperators(settings(rules), {
      warn: () => {},
      fetchOf: async (url) => Response.json(documents[url] ?? {}, { status: documents[url] ? 200 : 404 }),
    });
    const sign = (more: object = {}, key = privateKey, expires = '5m', typ: string | undefined = 'at+jwt') =>
      new SignJWT({ iss: issuer, aud: audience, sub: 'ada', groups: ['engineers'], amr: ['hwk'], ...more })
        .setProtectedHeader({ alg: 'ES256', kid: 'one', ...(typ && { typ }) })
        .setExpirationTime(expires)
        .sign(key);
    return { sign, ask: async (jwt: Promise<string>) => recognize(`Bearer ${await jwt}`) };
  }

  test('its tokens for the UI read; those of others, for others, or expired do not', async () => {
    const { sign, ask } = await openIssuer();
    const stranger = await generateKeyPair('ES256');
    const ada = { name: `${issuer}#ada`, roles: ['view', 'fleet'] };
    expect(await ask(sign())).toEqual(ada);
    expect(await ask(sign({ aud: [audience] }))).toEqual(ada);
    expect(await ask(sign({ aud: 'another' }))).toBeNull();
    expect(await ask(sign({ aud: [audience, 'another'] }))).toBeNull();
    expect(await ask(sign({ sub: 'a'.repeat(257) }))).toBeNull();
    expect(await ask(sign({ iss: 'https://evil.example' }))).toBeNull();
    expect(await ask(sign({ sub: undefined }))).toBeNull();
    expect(await ask(sign({}, stranger.privateKey))).toBeNull();
    expect(await ask(sign({}, undefined, '-1m'))).toBeNull();
    const unsigned = `${base64('{"alg":"none"}')}.${base64(JSON.stringify({ iss: issuer, aud: audience }))}.`;
    expect(await ask(Promise.resolve(unsigned.replaceAll('=', '')))).toBeNull();
    expect(await ask(sign())).toEqual(ada);
  });

  test('an ID token of the same audience is no operator’s', async () => {
    const { sign, ask } = await openIssuer();
    for (const type of ['JWT', '', 'logout+jwt']) expect(await ask(sign({}, undefined, '5m', type))).toBeNull();
    expect(await ask(sign({}, undefined, '5m', 'application/at+jwt'))).not.toBeNull();
  });

  test('claims decide who is an operator, and in which roles', async () => {
    const { sign, ask } = await openIssuer();
    expect((await ask(sign({ amr: ['pwd'] })))?.roles).toEqual(['view']);
    expect((await ask(sign({ groups: ['support'] })))?.roles).toEqual(['view']);
    for (const groups of [undefined, [], ['sales'], 'engineers', { contains: 'engineers' }])
      expect(await ask(sign({ groups }))).toBeNull();
  });

  test.each([
    ['names another issuer', { issuer: 'https://evil.example' }],
    ['has its keys in the clear', { jwks_uri: 'http://idp.example/jwks' }],
  ])('one whose discovery %s is not believed', async (_what, discovery) => {
    const { sign, ask } = await openIssuer(discovery);
    expect(await ask(sign())).toBeNull();
  });
});
