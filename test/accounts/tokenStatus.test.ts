/** OAuth's metadata (RFC 8414), revocation (RFC 7009), and introspection (RFC 7662). */
import * as oauth from 'openid-client';
import { type Answer, makeSession, makeTenant, type TestTenant } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
const publicUrl = 'https://compute.example.com';
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams(undefined, { PUBLIC_URL: publicUrl }));
});
afterAll(() => stop?.());

type Body = Record<string, string>;
const send = (endpoint: string, body: Body, authorization?: string) =>
  api.call(`/v1/auth/${endpoint}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...(authorization && { authorization }) },
    body: new URLSearchParams(body).toString(),
  });
const keyOf = ({ keyId, keySecret }: TestTenant): Body => ({ client_id: keyId, client_secret: keySecret });
const basic = ({ keyId, keySecret }: TestTenant) => `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
const lives = async (token: string) => (await api.call('/v1/admin/sessions', { token })).status === 200;
const introspect = (token: string, by: TestTenant = tenant) => send('introspect', { token, ...keyOf(by) });

/** Turns fetch into one that reaches the API under its public address. */
const reach: oauth.CustomFetch = async (url, { method, headers, body }) => {
  const answer = await api.call(url.replace(publicUrl, ''), {
    method,
    headers: headers as Body,
    ...(body && { body: String(body) }),
  });
  return new Response(answer.text || null, {
    status: answer.status,
    headers: { 'content-type': String(answer.headers['content-type'] ?? '') },
  });
};
const discover = () =>
  oauth.discovery(new URL(publicUrl), tenant.keyId, tenant.keySecret, oauth.ClientSecretBasic(tenant.keySecret), {
    algorithm: 'oauth2',
    [oauth.customFetch]: reach,
  });

test('openid-client discovers the service, gets a session, asks about it, and ends it', async () => {
  const configuration = await discover();
  const metadata = configuration.serverMetadata();
  expect(metadata).toMatchObject({
    issuer: publicUrl,
    token_endpoint: `${publicUrl}/v1/auth/token`,
    revocation_endpoint: `${publicUrl}/v1/auth/revoke`,
    introspection_endpoint: `${publicUrl}/v1/auth/introspect`,
    grant_types_supported: expect.arrayContaining(['client_credentials']),
  });
  const { access_token: token } = await oauth.clientCredentialsGrant(configuration, { scope: 'compute:read' });
  expect(await oauth.tokenIntrospection(configuration, token)).toMatchObject({
    active: true,
    scope: 'compute:read',
    client_id: tenant.keyId,
  });
  await oauth.tokenRevocation(configuration, token);
  expect(await oauth.tokenIntrospection(configuration, token)).toEqual({ active: false });
  expect(await lives(token)).toBe(false);
});

test('every address and way of authenticating that the metadata names is there', async () => {
  const { status, body } = await api.call('/.well-known/oauth-authorization-server');
  expect(status).toBe(200);
  for (const [name, url] of Object.entries<string>(body)) {
    if (!name.endsWith('_endpoint')) continue;
    const wrongMethod = name === 'authorization_endpoint' ? 'POST' : 'GET';
    expect([name, (await api.call(url.replace(publicUrl, ''), { method: wrongMethod })).status]).toEqual([name, 405]);
  }
  const unknown = await send('token', { grant_type: 'password' });
  for (const grant of body.grant_types_supported) expect(unknown.body.error_description).toContain(grant);
  expect((await api.call('/.well-known/oauth-authorization-server', { method: 'POST' })).status).toBe(405);
});

describe('revocation', () => {
  test('needs nothing but the token, is audited, and leaves other sessions alone', async () => {
    const [ended, other] = [await makeSession(api.db, tenant), await makeSession(api.db, tenant)];
    const answer = await send('revoke', { token: ended, token_type_hint: 'access_token' });
    expect([answer.status, answer.text, answer.headers['cache-control']]).toEqual([200, '', 'no-store']);
    expect([await lives(ended), await lives(other)]).toEqual([false, true]);
    const audited = await query<{ actor_id: string }>(
      databaseUrl,
      `SELECT actor_id FROM audit_events WHERE action = 'session.revoke' AND request_id = $1`,
      [answer.headers['x-request-id']],
    );
    expect(audited).toEqual([{ actor_id: tenant.keyId }]);
  });

  test('responds the same for a token that is unknown, malformed, or ended', async () => {
    const ended = await makeSession(api.db, tenant);
    await send('revoke', { token: ended });
    const same = ({ status, text }: Answer) => [status, text];
    for (const token of [ended, `cst_${'A'.repeat(43)}`, 'nonsense'])
      expect(same(await send('revoke', { token }))).toEqual([200, '']);
    expect((await send('revoke', {})).body.error).toBe('invalid_request');
  });

  test('with a key ends sessions of its own account only, and with a wrong key none', async () => {
    const token = await makeSession(api.db, tenant);
    expect((await send('revoke', { token, ...keyOf(stranger) })).status).toBe(200);
    expect(await lives(token)).toBe(true);
    const wrong = { client_id: tenant.keyId, client_secret: stranger.keySecret };
    expect(await send('revoke', { token, ...wrong })).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
    expect(await lives(token)).toBe(true);
    expect((await send('revoke', { token }, basic(tenant))).status).toBe(200);
    expect(await lives(token)).toBe(false);
  });
});

describe('introspection', () => {
  test('describes a session of the account, to a key and to a session of it', async () => {
    const token = await makeSession(api.db, tenant, ['compute:read'], 600);
    const described = await introspect(token);
    expect(described.headers['cache-control']).toBe('no-store');
    expect(described.body).toEqual({
      active: true,
      scope: 'compute:read',
      token_type: 'Bearer',
      iss: publicUrl,
      sub: tenant.keyId,
      client_id: tenant.keyId,
      jti: expect.any(String),
      iat: expect.any(Number),
      exp: expect.any(Number),
    });
    expect(described.body.exp - described.body.iat).toBe(600);
    expect((await send('introspect', { token }, basic(tenant))).body).toEqual(described.body);
    expect((await send('introspect', { token }, `Bearer ${tenant.token}`)).body).toEqual(described.body);
  });

  test('is no oracle: foreign, absent, malformed and ended tokens are the same inactive', async () => {
    const mine = await makeSession(api.db, tenant);
    const ended = await makeSession(api.db, tenant);
    await send('revoke', { token: ended });
    const answers = await Promise.all(
      [stranger.token, `cst_${'A'.repeat(43)}`, 'nonsense', ended].map((token) => introspect(token)),
    );
    for (const { status, text, headers } of answers)
      expect([status, text, Object.keys(headers)]).toEqual([200, '{"active":false}', Object.keys(answers[0]!.headers)]);
    expect((await introspect(mine)).body.active).toBe(true);
    expect((await introspect(stranger.token, stranger)).body.active).toBe(true);
  });

  test('as many absent tokens as one likes are counted no differently than foreign ones', async () => {
    for (let asked = 0; asked < 120; asked++) {
      const token = `cst_${String(asked).padStart(43, 'B')}`;
      expect((await introspect(token)).text).toBe('{"active":false}');
    }
    expect((await introspect(stranger.token)).text).toBe('{"active":false}');
  });

  test('needs a live key or session; none, a wrong, a revoked one and an ended session are 401', async () => {
    const token = await makeSession(api.db, tenant);
    const old = await makeTenant(api.db, 'former');
    expect((await introspect(token, old)).body).toEqual({ active: false });
    await api.db.apiKey.update({ where: { id: old.keyId }, data: { revokedAt: new Date() } });
    const refused = [
      await send('introspect', { token }),
      await send('introspect', { token, client_id: tenant.keyId }),
      await send('introspect', { token, client_id: tenant.keyId, client_secret: stranger.keySecret }),
      await introspect(token, old),
      await send('introspect', { token }, `Bearer ${old.token}`),
    ];
    for (const { status, body } of refused) expect([status, body.error]).toEqual([401, 'invalid_client']);
    expect((await introspect(token)).body.active).toBe(true);
  });
});
