/** How an exchange names its principal: clients off the shelf send what their library has a field for. */
import * as oauth from 'openid-client';
import { makeTenant, startApi, type TestApi, type TestTenant } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';

let postgres: TestPostgres;
let api: TestApi;
let principalId: string;
const key = makeKey('ES256', 'key-1');
const grantType = 'urn:ietf:params:oauth:grant-type:token-exchange';
const sound = () => signToken(key, soundClaims(Math.floor(Date.now() / 1_000)));

beforeAll(async () => {
  postgres = await startPostgres();
  api = await startApi(await postgres.createDatabase());
  const { token }: TestTenant = await makeTenant(api.db, 'team-a');
  const admin = async (path: string, body: object) =>
    (await api.call(`/v1/admin/identity/${path}`, { method: 'POST', token, body })).body;
  const provider = await admin('providers', {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [key.jwk] },
    audiences: [audience],
  });
  const principal = await admin('principals', {
    trusted_issuer_id: provider.id,
    display_name: 'deploy',
    scopes: ['compute:read'],
    subject_match_type: 'exact',
    subject_match_value: subject,
  });
  principalId = principal.id;
});
afterAll(async () => {
  await api?.stop();
  await postgres?.stop();
});

const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines';
const reaches = async (token: string) => (await api.call(machines, { token })).status;
const basic = (id: string, secret = '') => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
const ask = (more: Record<string, unknown>, authorization?: string) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    ...(authorization && { headers: { authorization } }),
    body: {
      grant_type: grantType,
      subject_token: sound(),
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      ...more,
    },
  });

test.each<[string, () => Promise<{ status: number; body: { access_token: string } }>]>([
  ['audience', () => ask({ audience: principalId })],
  ['client_id', () => ask({ client_id: principalId })],
  ['client_id, beside an audience that is an address', () => ask({ client_id: principalId, audience })],
  ['client_id with an empty secret', () => ask({ client_id: principalId, client_secret: '' })],
  ['HTTP Basic without a secret', () => ask({}, basic(principalId))],
  ['principal_id, beside an audience that is an address', () => ask({ principal_id: principalId, audience })],
])('%s', async (_name, request) => {
  const { status, body } = await request();
  expect(status).toBe(200);
  expect(await reaches(body.access_token)).toBe(200);
});

test('a secret beside the id of a principal is refused: a principal has none', async () => {
  expect((await ask({ client_id: principalId, client_secret: 'guess' })).body.error).toBe('invalid_request');
  expect((await ask({}, basic(principalId, 'guess'))).body.error).toBe('invalid_request');
});

test('a request that names no principal says how to name one', async () => {
  const { status, body } = await ask({ audience });
  expect([status, body.error]).toEqual([400, 'invalid_request']);
  expect(body.error_description).toContain('principal_id is required');
});

test('another principal than the one of the token is still refused', async () => {
  expect((await ask({ audience: crypto.randomUUID() })).status).toBe(400);
});

test('openid-client exchanges a token with the principal as its client, which has no secret', async () => {
  const publicUrl = 'https://compute.example.com';
  const server = { issuer: publicUrl, token_endpoint: `${publicUrl}/v1/auth/token` };
  const client = new oauth.Configuration(server, principalId, undefined, oauth.None());
  client[oauth.customFetch] = async (url, { method, headers, body }) => {
    const answer = await api.call(url.replace(publicUrl, ''), {
      method,
      headers: headers as Record<string, string>,
      body: String(body),
    });
    return new Response(answer.text, { status: answer.status, headers: { 'content-type': 'application/json' } });
  };
  const granted = await oauth.genericGrantRequest(client, grantType, {
    subject_token: sound(),
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  expect(await reaches(granted.access_token)).toBe(200);
});
