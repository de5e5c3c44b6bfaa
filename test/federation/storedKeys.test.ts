/** The keys of a provider whose issuer cannot be reached from here, and their rotation. */
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';

let postgres: TestPostgres;
let databaseUrl: string;
let api: TestApi;
let tenant: TestTenant;
let stranger: TestTenant;
const key = makeKey('ES256', 'key-1');
const rsa = makeKey('RS256', 'rsa-1');

beforeAll(async () => {
  postgres = await startPostgres();
  databaseUrl = await postgres.createDatabase();
  api = await startApi(databaseUrl);
  tenant = await makeTenant(api.db, 'team-a');
  stranger = await makeTenant(api.db, 'team-b');
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const admin = (method: string, path: string, body?: unknown, token = tenant.token) =>
  api.call(`/v1/admin/identity/${path}`, { method, token, headers: { 'content-type': 'application/json' }, body });
const stored = (...keys: object[]) => ({
  display_name: 'CI',
  issuer,
  jwks_source_type: 'stored-jwks',
  jwks_document: { keys },
  audiences: [audience],
});
const create = async () => (await admin('POST', 'providers', stored(key.jwk))).body.id as string;
const principalOf = async (provider: string) =>
  (
    await admin('POST', 'principals', {
      trusted_issuer_id: provider,
      display_name: 'p',
      scopes: ['compute:read'],
      subject_match_type: 'exact',
      subject_match_value: subject,
    })
  ).body.id as string;
const exchange = (token: string, principal: string) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: principal,
    },
  });

const next = makeKey('ES256', 'key-2');
const tokenOf = (by: typeof key) => signToken(by, soundClaims(Math.floor(Date.now() / 1_000)));
const replace = (id: string, jwks_document: unknown, token?: string) =>
  admin('PUT', `providers/${id}/keys`, { jwks_document }, token);

test('are replaced with an overlap, so no principal and no job changes', async () => {
  const id = await create();
  const before = (await admin('GET', `providers/${id}`)).body;
  const principal = await principalOf(id);
  const exchanged = async (by: typeof key) => (await exchange(tokenOf(by), principal)).status;
  expect([await exchanged(key), await exchanged(next)]).toEqual([200, 400]);
  const overlap = await replace(id, { keys: [key.jwk, next.jwk] });
  expect(overlap.status).toBe(200);
  expect(overlap.body).toMatchObject({ id, issuer, jwks_source_type: 'stored-jwks' });
  expect(overlap.body.jwks_document_ref).not.toBe(before.jwks_document_ref);
  expect([await exchanged(key), await exchanged(next)]).toEqual([200, 200]);
  await replace(id, { keys: [next.jwk] });
  expect([await exchanged(key), await exchanged(next)]).toEqual([400, 200]);
  expect((await admin('GET', `providers/${id}/health`)).body.key_ids).toEqual(['key-2']);
  expect(
    await query(
      databaseUrl,
      `SELECT count(*)::int AS events FROM audit_events WHERE action = 'identity-provider.replace-keys' AND target = '${id}'`,
    ),
  ).toEqual([{ events: 2 }]);
});

test('are refused like those of a new provider, and stay as they were', async () => {
  const id = await create();
  const principal = await principalOf(id);
  for (const bad of [
    { keys: [] },
    { keys: [{ kty: 'oct', k: 'eA' }] },
    { keys: [key.jwk, { ...next.jwk, kid: 'key-1' }] },
  ])
    expect((await replace(id, bad)).body.errors).toMatchObject([{ pointer: '/jwks_document', code: 'invalid_jwks' }]);
  expect((await exchange(tokenOf(key), principal)).status).toBe(200);
});

test('of another account cannot be replaced', async () => {
  const id = await create();
  expect((await replace(id, { keys: [next.jwk] }, stranger.token)).status).toBe(404);
  expect((await replace(id, { keys: [next.jwk] })).status).toBe(200);
});

test('may list a key twice, and keys for another purpose, which its health names', async () => {
  const encryption = { ...rsa.jwk, use: 'enc', kid: 'e' };
  const created = await admin('POST', 'providers', stored(key.jwk, key.jwk, encryption));
  expect(created.status).toBe(201);
  expect((await admin('GET', `providers/${created.body.id}/health`)).body.warnings).toEqual(
    expect.arrayContaining([{ code: 'key_ignored', detail: 'key 2 is not for signatures: its use is "enc"' }]),
  );
});
