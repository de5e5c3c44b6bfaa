/** Identity providers from an administrator's point of view, with a real issuer and with what no issuer should be. */

import { makeSession, makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import {
  type AnsweringServer,
  json,
  type RealIssuer,
  startAnsweringServer,
  startRealIssuer,
} from '../support/federation/issuers.ts';
import { audience, issuer, makeKey, signToken, soundClaims } from '../support/federation/signedTokens.ts';
import { waitFor } from '../support/wait.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let api: TestApi;
/** Configured as in production: no loopback. */
let strictApi: TestApi;
let tenant: TestTenant;
let stranger: TestTenant;
let server: AnsweringServer;
let real: RealIssuer;
const key = makeKey('ES256', 'key-1');
const rsa = makeKey('RS256', 'rsa-1');

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  api = await startApi(databaseUrl, { IDENTITY_ALLOW_LOOPBACK: 'true' });
  strictApi = await startApi(databaseUrl);
  tenant = await makeTenant(api.db, 'team-a');
  stranger = await makeTenant(api.db, 'team-b');
  server = await startAnsweringServer((_request, response) => json(response, { keys: [key.jwk] }));
  real = await startRealIssuer([rsa]);
});
afterAll(async () => {
  await real?.stop();
  await server?.stop();
  await strictApi?.stop();
  await api?.stop();
  await postgres?.stop();
});

const call = (on: TestApi, method: string, path: string, body?: unknown, token = tenant.token) =>
  on.call(`/v1/admin/identity/${path}`, { method, token, headers: { 'content-type': 'application/json' }, body });
const admin = (method: string, path: string, body?: unknown, token?: string) => call(api, method, path, body, token);
const stored = (changes: object = {}) => ({
  display_name: 'CI',
  issuer,
  jwks_source_type: 'stored-jwks',
  jwks_document: { keys: [key.jwk] },
  audiences: [audience],
  ...changes,
});
const fetched = (changes: object = {}) => ({
  display_name: 'CI',
  issuer,
  jwks_source_type: 'https',
  jwks_uri: 'https://example.com/keys',
  audiences: [audience],
  ...changes,
});
const create = async (body: object = stored()) => (await admin('POST', 'providers', body)).body.id as string;
const principalOf = (provider: string, changes: object = {}) =>
  admin('POST', 'principals', {
    trusted_issuer_id: provider,
    display_name: 'p',
    subject_match_type: 'exact',
    subject_match_value: 'machine-7',
    scopes: ['compute:read'],
    ...changes,
  });
const exchange = (token: string, principal: string, on = api) =>
  on.call('/v1/auth/token', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      principal_id: principal,
    }).toString(),
  });

describe('a provider', () => {
  test('has exactly the fields of the interface, from its creation to its deletion', async () => {
    const made = await admin('POST', 'providers', stored());
    const shape = {
      id: expect.any(String),
      customer_id: tenant.customerId,
      display_name: 'CI',
      issuer,
      issuer_type: 'oidc',
      jwks_source_type: 'stored-jwks',
      jwks_document_ref: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      audiences: [audience],
      allowed_clock_skew_seconds: 60,
      status: 'active',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    };
    expect([made.status, made.body]).toEqual([201, shape]);
    const { id } = made.body;
    expect((await admin('GET', `providers/${id}`)).body).toEqual(made.body);
    const changes = { display_name: 'New', audiences: ['a', 'b'], allowed_clock_skew_seconds: 0, status: 'disabled' };
    const changed = await admin('PATCH', `providers/${id}`, changes);
    expect([changed.status, changed.body]).toEqual([200, { ...made.body, ...changes, updated_at: expect.any(String) }]);
    expect((await admin('PATCH', `providers/${id}`, {})).body).toEqual(changed.body);
    expect((await admin('DELETE', `providers/${id}`)).body).toEqual(changed.body);
    expect((await admin('GET', `providers/${id}`)).status).toBe(404);
    const events = await query<{ action: string; reason: string }>(
      databaseUrl,
      'SELECT action, reason FROM audit_events WHERE target = $1 ORDER BY created_at',
      [id],
    );
    expect(events.map(({ action }) => action)).toEqual([
      'identity-provider.create',
      'identity-provider.update',
      'identity-provider.delete',
    ]);
    expect(events[0]!.reason).toContain('api-key');
  });

  test.each<[string, object]>([
    ...[
      'issuer',
      'jwks_uri',
      'jwks_source_type',
      'jwks_document',
      'issuer_type',
      'id',
      'customer_id',
      'created_at',
      'revision',
    ].map((field): [string, object] => [field, { [field]: 'x' }]),
    ['a skew of -1', { allowed_clock_skew_seconds: -1 }],
    ['a skew of 301', { allowed_clock_skew_seconds: 301 }],
    ['a skew of 1.5', { allowed_clock_skew_seconds: 1.5 }],
    ['a skew as text', { allowed_clock_skew_seconds: '60' }],
    ['no audiences', { audiences: [] }],
    ['an audience twice', { audiences: ['a', 'a'] }],
    ['an audience that is no text', { audiences: [1] }],
    ['an empty name', { display_name: '  ' }],
    ['a name of 201', { display_name: 'x'.repeat(201) }],
    ['a name with NUL', { display_name: 'a\0' }],
    ['a name with a line break', { display_name: 'a\nb' }],
    ['an object for text', { display_name: {} }],
    ['another status', { status: 'deleted' }],
    ['null', { status: null }],
  ])('is not changed by a PATCH of %s', async (_name, body) => {
    const id = await create();
    expect((await admin('PATCH', `providers/${id}`, body)).status).toBe(422);
    expect(
      (await admin('PATCH', `providers/${id}`, { display_name: '😀'.repeat(200), allowed_clock_skew_seconds: 300 }))
        .status,
    ).toBe(200);
  });

  test('a refused change says for each field what is wrong and what is accepted', async () => {
    const id = await create();
    const refused = await admin('PATCH', `providers/${id}`, {
      ...{
        issuer: 'https://other.example.com',
        colour: 'red',
        status: 'off',
        display_name: null,
        audiences: [],
        allowed_clock_skew_seconds: 301,
      },
    });
    const accepted = 'accepted: display_name, audiences, allowed_clock_skew_seconds, status';
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [
        { pointer: '/display_name', code: 'wrong_type', detail: 'must be a string' },
        { pointer: '/audiences', code: 'too_small', detail: 'must not be empty' },
        { pointer: '/allowed_clock_skew_seconds', code: 'too_big', detail: 'must be at most 300' },
        { pointer: '/status', code: 'invalid_value', detail: 'must be one of active, disabled' },
        {
          pointer: '/issuer',
          code: 'immutable',
          detail: `never changes (for another value, create a new one); ${accepted}`,
        },
        { pointer: '/colour', code: 'unknown_field', detail: `is not accepted here; ${accepted}` },
      ],
    ]);
    const { display_name: _, ...nameless } = stored({ issuer_type: 'saml' });
    expect((await admin('POST', 'providers', nameless)).body.errors).toEqual([
      { pointer: '/display_name', code: 'required', detail: 'is required' },
      { pointer: '/issuer_type', code: 'invalid_value', detail: 'must be oidc' },
    ]);
    const nested = await principalOf(id, { claim_constraints: { repository: { id: 1 } }, trusted_issuer_id: 'x' });
    expect(nested.body.errors).toEqual([
      { pointer: '/trusted_issuer_id', code: 'invalid_format', detail: 'must be a UUID' },
      {
        pointer: '/claim_constraints/repository',
        code: 'invalid_value',
        detail: expect.stringMatching(
          /^must be text .*, or a list of 1 to 32 of these\. .* \{"contains": …\} .* \{"members": \{…\}\}/,
        ),
      },
    ]);
  });

  test('of another customer, a random id, and a malformed id get the same 404 from every operation', async () => {
    const id = await create();
    for (const [method, rest, body] of [
      ['GET', ''],
      ['PATCH', '', { status: 'disabled' }],
      ['DELETE', ''],
      ['POST', '/test', { subject_token: 'x' }],
      ['GET', '/health'],
      ['POST', '/revoke-sessions', {}],
    ] as const) {
      const answers = [
        await admin(method, `providers/${id}${rest}`, body, stranger.token),
        ...(await Promise.all(
          [crypto.randomUUID(), 'x', '%27'].map((other) => admin(method, `providers/${other}${rest}`, body)),
        )),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
      expect(new Set(answers.map(({ body: { detail } }) => detail)).size).toBe(1);
    }
    expect((await admin('GET', `providers/${id}`)).body.status).toBe('active');
  });

  test('that principals use cannot be deleted', async () => {
    const id = await create();
    const principal = (await principalOf(id)).body.id;
    const refused = await admin('DELETE', `providers/${id}`);
    expect([refused.status, refused.body.code]).toEqual([409, 'provider_in_use']);
    await admin('DELETE', `principals/${principal}`);
    expect((await admin('DELETE', `providers/${id}`)).status).toBe(200);
  });

  test('can be read with admin:read, and changed with admin:write only by people and API keys', async () => {
    const id = await create();
    const reader = await makeSession(api.db, tenant, ['admin:read']);
    expect((await admin('GET', `providers/${id}`, undefined, reader)).status).toBe(200);
    expect((await admin('PATCH', `providers/${id}`, {}, reader)).status).toBe(403);
    expect(
      (await admin('GET', 'providers', undefined, await makeSession(api.db, tenant, ['compute:read']))).status,
    ).toBe(403);
    const principal = (await principalOf(id, { scopes: ['admin:read', 'admin:write'] })).body.id;
    const now = Math.floor(Date.now() / 1_000);
    const workload = (await exchange(signToken(key, soundClaims(now, { sub: 'machine-7' })), principal)).body
      .access_token;
    expect((await admin('GET', `providers/${id}`, undefined, workload)).status).toBe(200);
    for (const [method, path, body] of [
      ['POST', 'providers', stored()],
      ['PATCH', `providers/${id}`, {}],
      ['DELETE', `providers/${id}`, undefined],
      ['POST', `providers/${id}/revoke-sessions`, {}],
      ['PUT', `principals/${principal}/replay-protection`, { enabled: true }],
      ['DELETE', `principals/${principal}`, undefined],
    ] as const) {
      const refused = await admin(method, path, body, workload);
      expect([refused.status, refused.body.code]).toEqual([403, 'actor_not_allowed']);
    }
  });

  test('is listed in pages, newest first; a cursor that was tampered with is a 400', async () => {
    const lister = await makeTenant(api.db, 'lister');
    for (let index = 0; index < 5; index++)
      await admin('POST', 'providers', stored({ display_name: `p-${index}` }), lister.token);
    const names: string[] = [];
    let cursor = '';
    do {
      const { body } = await admin('GET', `providers?limit=2${cursor}`, undefined, lister.token);
      names.push(...body.providers.map(({ display_name }: { display_name: string }) => display_name));
      cursor = body.next_cursor ? `&cursor=${body.next_cursor}` : '';
      if (cursor) {
        expect((await admin('GET', `providers?limit=2${cursor.slice(0, -1)}`, undefined, lister.token)).status).toBe(
          400,
        );
        expect((await admin('GET', `providers?limit=2${cursor}`)).status).toBe(400);
      }
    } while (cursor);
    expect(names).toEqual(['p-4', 'p-3', 'p-2', 'p-1', 'p-0']);
  });
});

describe('a provider that is refused', () => {
  const rsaJwk = rsa.jwk;
  const bits = (count: number) =>
    Buffer.concat([Buffer.from([0x80]), Buffer.alloc(count / 8 - 2), Buffer.from([1])]).toString('base64url');
  const keys = (...list: unknown[]) => stored({ jwks_document: { keys: list } });
  test.each<[string, object]>([
    ...[
      'http://issuer.example.com',
      'https://user@issuer.example.com',
      'https://issuer.example.com:443',
      'https://ISSUER.example.com',
      'HTTPS://issuer.example.com',
      'https://issuer.example.com?a=1',
      'https://issuer.example.com#a',
      'https://issuer.example.com/a/../b',
      'issuer.example.com',
      '',
    ].map((bad): [string, object] => [`issuer ${bad}`, stored({ issuer: bad })]),
    ...[
      'http://example.com/keys',
      'https://u:p@example.com/',
      'https://example.com:8443/',
      'https://127.0.0.1/',
      'https://2130706433/',
      'https://0x7f.1/',
      'https://[::ffff:127.0.0.1]/',
      'https://169.254.169.254/',
      'https://100.64.0.1/',
      'https://[64:ff9b::1]/',
      'https://localhost/',
      'https://10.0.0.1/',
    ].map((bad): [string, object] => [`jwks_uri ${bad}`, fetched({ jwks_uri: bad })]),
    [
      'discovery at a private address',
      stored({ jwks_source_type: 'discovery', jwks_document: undefined, issuer: 'https://192.168.0.1' }),
    ],
    ['a source without its field', stored({ jwks_document: undefined })],
    ['a source with the field of another', stored({ jwks_uri: 'https://example.com/' })],
    ['an unknown source', stored({ jwks_source_type: 'jwks' })],
    ['an oct key', keys({ kty: 'oct', k: 'c2VjcmV0' })],
    ['a private key', keys({ ...key.jwk, ...key.privateKey.export({ format: 'jwk' }) })],
    ['an RSA key of 1024 bits', keys({ ...rsaJwk, n: bits(1024) })],
    ['an RSA key of 8192 bits', keys({ ...rsaJwk, n: bits(8192) })],
    ['an even exponent', keys({ ...rsaJwk, e: 'AQAC' })],
    ['a point off the curve', keys({ ...key.jwk, y: key.jwk['x'] })],
    ['use enc', keys({ ...key.jwk, use: 'enc' })],
    ['a duplicate kid', keys(key.jwk, { ...rsaJwk, kid: 'key-1' })],
    ['twenty-one keys', keys(...Array.from({ length: 21 }, (_, index) => ({ ...key.jwk, kid: `k${index}` })))],
    ['a document over 64 KiB', stored({ jwks_document: { keys: [key.jwk], pad: 'x'.repeat(65 * 1024) } })],
    ['no key', keys()],
    ['no set', stored({ jwks_document: { key: [] } })],
    ['an unknown field', stored({ revision: 7 })],
    ['a status', stored({ status: 'disabled' })],
  ])('%s', async (_name, body) => {
    const refused = await call(strictApi, 'POST', 'providers', body);
    expect(refused.status).toBe(422);
    expect(refused.headers['content-type']).toBe('application/problem+json');
    expect(refused.body.errors[0]).toMatchObject({
      pointer: expect.any(String),
      code: expect.any(String),
      detail: expect.any(String),
    });
  });
  // Positive control of these rows.
  test('while the same provider without the flaw is accepted', async () => {
    expect((await call(strictApi, 'POST', 'providers', keys(key.jwk, rsaJwk))).status).toBe(201);
    expect((await call(strictApi, 'POST', 'providers', stored({ issuer: 'https://issuer.example.com/' }))).status).toBe(
      201,
    );
  });

  test.each<[string, AnsweringServer['answer'], string]>([
    ['500', (_q, r) => json(r, {}, 500), '/jwks_uri'],
    ['HTML', (_q, r) => json(r, '<html>'), '/jwks_uri'],
    ['a redirect', (_q, r) => void r.writeHead(301, { location: '/keys' }).end(), '/jwks_uri'],
    ['no usable key', (_q, r) => json(r, { keys: [{ kty: 'oct', k: 'eA' }] }), '/jwks_uri'],
  ])('one whose keys respond with %s', async (_name, answer, pointer) => {
    const body = fetched({ jwks_uri: `${server.url}/keys` });
    const before = server.answer;
    server.answer = answer;
    const refused = await admin('POST', 'providers', body);
    expect([refused.status, refused.body.errors[0].pointer, refused.body.errors[0].code]).toEqual([
      422,
      pointer,
      'keys_unavailable',
    ]);
    server.answer = before;
    expect((await admin('POST', 'providers', body)).status).toBe(201);
  });

  test('one whose discovery document names another issuer, even if it differs only by a slash', async () => {
    const discovery = (url: string) => ({
      display_name: 'CI',
      issuer: url,
      jwks_source_type: 'discovery',
      audiences: [audience],
    });
    const refused = await admin('POST', 'providers', discovery(`${real.url}/`));
    expect([refused.status, refused.body.errors[0].detail]).toEqual([422, expect.stringContaining('trailing slash')]);
    expect((await admin('POST', 'providers', discovery(real.url))).status).toBe(201);
    expect((await call(strictApi, 'POST', 'providers', discovery(real.url))).status).toBe(422);
  });
});

test('a real issuer: discovery, its tokens, a key rotation, its health, and an end to sessions minted under the old key', async () => {
  const id = await create({
    display_name: 'real',
    issuer: real.url,
    jwks_source_type: 'discovery',
    audiences: [audience],
  });
  const principal = (await principalOf(id)).body.id;
  const health = async () => (await admin('GET', `providers/${id}/health`)).body;
  expect(await health()).toMatchObject({ provider_id: id, last_error: null, key_ids: ['rsa-1'], warnings: [] });

  // Keys that an issuer serves are its own to change.
  expect((await admin('PUT', `providers/${id}/keys`, { jwks_document: { keys: [key.jwk] } })).status).toBe(409);

  const created = (await health()).last_fetch_at;
  const old = await exchange(await real.token(), principal);
  expect([old.status, old.body.scope]).toEqual([200, 'compute:read']);
  // A fetch is recorded concurrently with the response that it served.
  await waitFor('the fetch to be on record', async () => (await health()).last_fetch_at > created);
  await real.rotate([makeKey('RS256', 'rsa-2')]);
  const rotated = await real.token();
  // This replica has just fetched the key set; a newly started one finds the new key at once.
  expect((await exchange(rotated, principal)).status).toBe(400);
  const fresh = await startApi(databaseUrl, { IDENTITY_ALLOW_LOOPBACK: 'true' });
  const renewed = await exchange(rotated, principal, fresh).finally(() => fresh.stop());
  expect(renewed.status).toBe(200);
  expect((await health()).key_ids).toEqual(['rsa-2']);

  expect((await admin('POST', `providers/${id}/revoke-sessions`, { kid: 'rsa-1' })).body).toEqual({ revoked: 1 });
  const alive = async (token: string) => (await api.call('/v1/admin/account', { token })).status;
  expect([await alive(old.body.access_token), await alive(renewed.body.access_token)]).toEqual([401, 200]);
});

test('an unreachable issuer gets 503 with Retry-After, and its health says why', async () => {
  const id = await create(fetched({ issuer: server.url, jwks_uri: `${server.url}/keys` }));
  const principal = (await principalOf(id)).body.id;
  const token = () =>
    signToken(key, soundClaims(Math.floor(Date.now() / 1_000), { iss: server.url, sub: 'machine-7' }));
  const before = server.answer;
  server.answer = (_request, response) => json(response, {}, 500);
  const refused = await exchange(token(), principal);
  expect([refused.status, refused.body.error]).toEqual([503, 'temporarily_unavailable']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  const explained = await admin('POST', `providers/${id}/test`, { subject_token: token(), principal_id: principal });
  expect(explained.body).toMatchObject({
    would_mint: false,
    claims: null,
    steps: [{ check: 'keys', result: 'failed' }],
  });
  const health = async () => (await admin('GET', `providers/${id}/health`)).body;
  await waitFor('the failure to be on record', async () => (await health()).last_error !== null);
  expect(await health()).toMatchObject({
    last_error: 'responded with 500, not 200',
    key_ids: ['key-1'],
    warnings: [{ code: 'keys_unavailable' }],
  });
  server.answer = before;
});

test('health warns of names that their issuer reuses, and of prefixes that end within a name', async () => {
  const id = await create(stored({ issuer: 'https://token.actions.githubusercontent.com' }));
  const wide = { subject_match_type: 'prefix', subject_match_value: 'repo:octo', acknowledge_wide_match: true };
  const open = (await principalOf(id, wide)).body.id;
  await principalOf(id, {
    subject_match_type: 'prefix',
    subject_match_value: 'repo:octo/',
    claim_constraints: { repository_id: '74' },
  });
  const { body } = await admin('GET', `providers/${id}/health`);
  expect(body.warnings.map(({ code, principal_id }: Record<string, string>) => [code, principal_id])).toEqual([
    ['wide_match', open],
    ['reusable_name', open],
    ['open_prefix', open],
  ]);
});
