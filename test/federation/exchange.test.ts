/** The exchange from a workload's point of view, and what ends it. */
import fc from 'fast-check';
import pg from 'pg';
import { makeSession, startApi } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
let providerId: string;
let principalId: string;
const key = makeKey('ES256', 'key-1');
const secondKey = makeKey('RS256', 'key-2');
const jwks = { keys: [key.jwk, secondKey.jwk] };
const now = () => Math.floor(Date.now() / 1_000);
const tokens: string[] = [];
const sessions: string[] = [];

const admin = (method: string, path: string, body?: unknown, token = tenant.token) =>
  api.call(`/v1/admin/identity/${path}`, { method, token, headers: { 'content-type': 'application/json' }, body });
const sound = (changes: object = {}, by = key) => signToken(by, soundClaims(now(), changes as Record<string, unknown>));

async function exchange(token: string, more: Record<string, unknown> = {}) {
  tokens.push(token);
  const answer = await api.call('/v1/auth/token', {
    method: 'POST',
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: principalId,
      ...more,
    },
  });
  if (answer.body.access_token) sessions.push(answer.body.access_token);
  return answer;
}

const stored = { jwks_source_type: 'stored-jwks', jwks_document: jwks };
const newProvider = (changes: object = {}) => ({
  display_name: 'CI',
  issuer,
  ...stored,
  audiences: [audience],
  ...changes,
});
const deploy = { display_name: 'deploy', subject_match_type: 'exact', subject_match_value: subject };
const allowed = { scopes: ['compute:read', 'compute:write'], max_session_ttl_seconds: 600 };
const newPrincipal = (changes: object = {}) => ({ trusted_issuer_id: providerId, ...deploy, ...allowed, ...changes });
const machines = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines';
const reaches = async (token: string) => (await api.call(machines, { token })).status;
const auditOf = async (exchangeId: unknown) =>
  (
    await query<{ customer_id: string; action: string; reason: string | null; details: Record<string, string> }>(
      databaseUrl,
      `SELECT * FROM audit_events WHERE details ->> 'exchange_id' = $1`,
      [exchangeId],
    )
  )[0]!;

beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams());
});
afterAll(() => stop?.());
beforeEach(async () => {
  providerId = (await admin('POST', 'providers', newProvider())).body.id;
  principalId = (await admin('POST', 'principals', newPrincipal())).body.id;
});
// Positive control: whatever a test did, a provider and a principal of the same kind still mint.
afterEach(async () => {
  providerId = (await admin('POST', 'providers', newProvider())).body.id;
  principalId = (await admin('POST', 'principals', newPrincipal())).body.id;
  expect((await exchange(sound())).status).toBe(200);
  await query(databaseUrl, 'DELETE FROM principals');
  await query(databaseUrl, 'DELETE FROM identity_providers');
});

test('a valid token becomes a session that can list machines, and its origin is recorded', async () => {
  const answer = await exchange(sound({ jti: 'run-1' }));
  expect(answer.status).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toEqual({
    access_token: expect.stringMatching(/^cst_[A-Za-z0-9_-]{43}$/),
    issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    token_type: 'Bearer',
    expires_in: expect.any(Number),
    scope: 'compute:read compute:write',
  });
  expect(await reaches(answer.body.access_token)).toBe(200);
  const [row] = await query<Record<string, unknown>>(databaseUrl, 'SELECT * FROM sessions WHERE exchange_id = $1', [
    answer.headers['x-exchange-id'],
  ]);
  expect(row).toMatchObject({
    actor_type: 'workload',
    actor_id: principalId,
    provider_id: providerId,
    kid: 'key-1',
    jti: 'run-1',
    principal_revision: 1,
    provider_revision: 1,
  });
  expect(await auditOf(answer.headers['x-exchange-id'])).toMatchObject({
    action: 'token.exchange',
    customer_id: tenant.customerId,
    details: { provider_id: providerId, subject, kid: 'key-1', scopes: 'compute:read compute:write' },
  });
  const own = await api.call('/v1/admin/sessions', { token: answer.body.access_token });
  expect(own.body.sessions).toEqual([expect.objectContaining({ actor_type: 'workload', status: 'active' })]);
});

test('a session’s lifetime is the least of the request, the principal, the platform, and the token, without skew', async () => {
  const lives = async (exp: number, asked?: number) =>
    (await exchange(sound({ exp: now() + exp }), asked ? { session_ttl_seconds: asked } : {})).body.expires_in;
  expect(await lives(3_000, 60)).toBe(60);
  expect(await lives(3_000, 3_600)).toBe(600);
  const exp = now() + 300;
  const { expires_in: short } = (await exchange(sound({ exp }))).body;
  expect(short).toBeLessThanOrEqual(300);
  expect(short).toBeGreaterThanOrEqual(Math.floor(exp - Date.now() / 1_000));
  principalId = (await admin('POST', 'principals', newPrincipal({ max_session_ttl_seconds: 86_400 }))).body.id;
  expect(await lives(90_000, 80_000)).toBe(3_600);
  for (const asked of [0, -1, 1.5, '']) {
    const refused = await exchange(sound(), { session_ttl_seconds: asked });
    expect([refused.status, refused.body.error]).toEqual(asked === '' ? [200, undefined] : [400, 'invalid_request']);
  }
});

test('every refusal has the same body; the true reason is in the audit log and in Explain', async () => {
  const absent = crypto.randomUUID();
  const cases: [string, string, Record<string, unknown>, string][] = [
    ['not a token', 'nonsense', {}, 'form'],
    ['expired', sound({ exp: now() - 400 }), {}, 'expiry'],
    ['another audience', sound({ aud: 'x' }), {}, 'audience'],
    ['another subject', sound({ sub: 'repo:evil/repo' }), {}, 'subject match'],
    ['a forged signature', signToken(makeKey('ES256', 'key-1'), soundClaims(now())), {}, 'signature'],
    ['an absent principal', sound(), { principal_id: absent }, 'principal'],
    ['a malformed principal', sound(), { principal_id: "'; --" }, 'principal'],
  ];
  const bodies = new Set<string>();
  for (const [, token, more, check] of cases) {
    const refused = await exchange(token, more);
    expect(refused.status).toBe(400);
    bodies.add(refused.text);
    const record = await auditOf(refused.headers['x-exchange-id']);
    expect(record).toMatchObject({
      action: 'token.exchange-refused',
      details: { check },
      reason: expect.stringContaining(`${check}: expected`),
    });
    if (check === 'principal') continue;
    expect(record.customer_id).toBe(tenant.customerId);
    const { body } = await admin('POST', `providers/${providerId}/test`, {
      subject_token: token,
      principal_id: principalId,
    });
    expect(body.would_mint).toBe(false);
    expect(body.steps.find(({ result }: { result: string }) => result === 'failed').check).toBe(check);
  }
  expect(bodies.size).toBe(1);
  expect(JSON.parse([...bodies][0]!)).toEqual({ error: 'invalid_request', error_description: expect.any(String) });
  const { body } = await admin('POST', `providers/${providerId}/test`, {
    subject_token: sound(),
    principal_id: principalId,
  });
  expect(body).toMatchObject({ would_mint: true, claims: { sub: subject } });
});

test.each<[string, Record<string, unknown>, string]>([
  ['no subject token', { subject_token: '' }, 'invalid_request'],
  ['no principal', { principal_id: '' }, 'invalid_request'],
  ['another kind of token', { subject_token_type: 'urn:ietf:params:oauth:token-type:saml2' }, 'invalid_request'],
  ['another requested token type', { requested_token_type: 'urn:ietf:params:oauth:token-type:jwt' }, 'invalid_request'],
  ['an actor', { actor_token: 'x' }, 'invalid_request'],
  ['another grant', { grant_type: 'password' }, 'unsupported_grant_type'],
  ['an object for text', { subject_token: {} }, 'invalid_request'],
  ['a scope beyond the principal', { scope: 'admin:write' }, 'invalid_scope'],
])('a malformed request: %s', async (_name, more, error) => {
  const refused = await exchange(sound(), more);
  expect([refused.status, refused.body.error]).toEqual([400, error]);
});

test('exchanges are counted by what came of them, with no label that a caller chooses', async () => {
  const counts = async () =>
    Object.fromEntries(
      [
        ...(await (await fetch(`${api.metricsUrl}/metrics`)).text()).matchAll(
          /^compute_exchanges_total\{outcome="([^"]+)"\} (\d+)$/gm,
        ),
      ].map(([, outcome, count]) => [outcome!, Number(count)]),
    );
  const before = await counts();
  await exchange(await sound());
  await exchange(await sound({ aud: 'another' }));
  await exchange(await sound({ iss: 'https://made-up.example' }));
  const after = await counts();
  const more = Object.entries(after).map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)]);
  expect(Object.fromEntries(more.filter(([, count]) => count !== 0))).toEqual({ granted: 1, audience: 1, issuer: 1 });
});

test('a key that is sent along is checked: a wrong one mints nothing, one of another account neither', async () => {
  const keyOf = ({ keyId, keySecret }: { keyId: string; keySecret: string }) => ({
    client_id: keyId,
    client_secret: keySecret,
  });
  const wrong = { client_id: tenant.keyId, client_secret: stranger.keySecret };
  expect(await exchange(sound(), wrong)).toMatchObject({ status: 401, body: { error: 'invalid_client' } });
  expect(await exchange(sound(), { client_secret: tenant.keySecret })).toMatchObject({ status: 401 });
  const basic = (id: string, secret: string) => `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
  const withHeader = (authorization: string) =>
    api.call('/v1/auth/token', {
      method: 'POST',
      headers: { authorization },
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: sound(),
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        principal_id: principalId,
      },
    });
  expect((await withHeader(basic(tenant.keyId, 'csk_wrong'))).status).toBe(401);
  const foreign = await exchange(sound(), keyOf(stranger));
  expect(foreign).toMatchObject({ status: 400, body: { error: 'invalid_request' } });
  expect(await auditOf(foreign.headers['x-exchange-id'])).toMatchObject({ details: { check: 'principal' } });
  expect((await exchange(sound(), keyOf(tenant))).status).toBe(200);
  expect((await withHeader(basic(tenant.keyId, tenant.keySecret))).status).toBe(200);
  // A name alone is what every OAuth client sends; it proves nothing, and the token is the credential.
  expect((await exchange(sound(), { client_id: 'ci' })).status).toBe(200);
});

test('scopes are those requested, limited to the principal’s; what the principal loses, its sessions lose', async () => {
  const { body } = await exchange(sound(), { scope: 'compute:read' });
  expect(body.scope).toBe('compute:read');
  const both = (await exchange(sound())).body.access_token;
  const create = () => api.call(machines, { method: 'POST', token: both, body: {} });
  expect((await create()).status).not.toBe(403);
  await admin('PATCH', `principals/${principalId}`, { scopes: ['compute:read'] });
  expect((await create()).status).toBe(403);
  expect(await reaches(both)).toBe(200);
});

describe('what ends sessions and exchanges', () => {
  test('a disabled provider mints nothing from that instant, not even for exchanges in flight; its sessions continue', async () => {
    const before = (await exchange(sound())).body.access_token;
    const flight = Array.from({ length: 24 }, () =>
      exchange(sound()).then(({ status }) => ({ status, at: performance.now() })),
    );
    const disabled = await admin('PATCH', `providers/${providerId}`, { status: 'disabled' });
    expect(disabled.body.status).toBe('disabled');
    const [{ at }] = (await query<{ at: Date }>(
      databaseUrl,
      'SELECT updated_at AS at FROM identity_providers WHERE id = $1',
      [providerId],
    )) as [{ at: Date }];
    await Promise.all(flight);
    const later = await query(databaseUrl, 'SELECT 1 FROM sessions WHERE provider_id = $1 AND created_at > $2', [
      providerId,
      new Date(at.getTime() + 1),
    ]);
    expect(later).toEqual([]);
    expect((await exchange(sound())).status).toBe(400);
    expect(await reaches(before)).toBe(200);
    await admin('PATCH', `providers/${providerId}`, { status: 'active' });
    expect((await exchange(sound())).status).toBe(200);
  });

  test('a session minted while a provider’s change waited is recorded as older than the change', async () => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query('BEGIN');
      await client.query('SELECT 1 FROM identity_providers WHERE id = $1 FOR SHARE', [providerId]);
      const disabling = admin('PATCH', `providers/${providerId}`, { status: 'disabled' });
      await waitFor(
        'it to wait',
        async () =>
          (
            await query(
              databaseUrl,
              `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
            )
          ).length > 0,
      );
      expect((await exchange(sound())).status).toBe(200);
      await client.query('COMMIT');
      expect((await disabling).body.status).toBe('disabled');
    } finally {
      await client.end();
    }
    const order =
      'SELECT s.created_at <= i.updated_at AS is_older FROM sessions s JOIN identity_providers i ON i.id = s.provider_id WHERE i.id = $1';
    expect(await query(databaseUrl, order, [providerId])).toEqual([{ is_older: true }]);
  });

  test('disabling a principal ends its sessions, and enabling it brings none back', async () => {
    const before = (await exchange(sound())).body.access_token;
    expect((await admin('PATCH', `principals/${principalId}`, { status: 'disabled' })).body.status).toBe('disabled');
    expect(await reaches(before)).toBe(401);
    expect((await exchange(sound())).status).toBe(400);
    await admin('PATCH', `principals/${principalId}`, { status: 'active' });
    expect(await reaches(before)).toBe(401);
    expect(await reaches((await exchange(sound())).body.access_token)).toBe(200);
  });

  test('deleting a principal ends its sessions', async () => {
    const before = (await exchange(sound())).body.access_token;
    expect((await admin('DELETE', `principals/${principalId}`)).status).toBe(200);
    expect(await reaches(before)).toBe(401);
    expect((await exchange(sound())).status).toBe(400);
  });

  test('revoking one key ends all sessions minted under it, and no others', async () => {
    const ofFirst = (await exchange(sound())).body.access_token;
    const ofSecond = (await exchange(sound({}, secondKey))).body.access_token;
    const revoke = (body?: unknown, token = tenant.token) =>
      admin('POST', `providers/${providerId}/revoke-sessions`, body, token);
    expect((await revoke({ kid: 'key-2' }, stranger.token)).status).toBe(404);
    expect((await revoke({ kid: 'key-2' })).body).toEqual({ revoked: 1 });
    expect([await reaches(ofFirst), await reaches(ofSecond)]).toEqual([200, 401]);
    expect((await revoke()).body).toEqual({ revoked: 1 });
    expect(await reaches(ofFirst)).toBe(401);
    expect(await reaches((await exchange(sound())).body.access_token)).toBe(200);
  });

  test('expired', async () => {
    const token = (await exchange(sound())).body.access_token;
    await query(
      databaseUrl,
      `UPDATE sessions SET created_at = now() - interval '1 hour', expires_at = now() - interval '1 ms'`,
    );
    expect(await reaches(token)).toBe(401);
    tenant.token = await makeSession(api.db, tenant);
    stranger.token = await makeSession(api.db, stranger);
  });

  test('revoked by the workload itself; the id of another actor, a random and a malformed one are the same 404', async () => {
    const mine = (await exchange(sound())).body.access_token;
    const [row] = (await api.call('/v1/admin/sessions', { token: mine })).body.sessions;
    const revoke = (id: string, token: string) => api.call(`/v1/admin/sessions/${id}`, { method: 'DELETE', token });
    const details = new Set<string>();
    for (const [id, token] of [
      [row.id, tenant.token],
      [crypto.randomUUID(), mine],
      ['nonsense', mine],
      ['%00', mine],
    ] as const) {
      const refused = await revoke(id, token);
      expect(refused.status).toBe(404);
      if (id !== '%00') details.add(refused.body.detail);
    }
    expect(details.size).toBe(1);
    expect((await revoke(row.id, mine)).status).toBe(200);
    expect(await reaches(mine)).toBe(401);
  });
});

describe('single use, where it is switched on', () => {
  const protect = (enabled: unknown) => admin('PUT', `principals/${principalId}/replay-protection`, { enabled });

  test('a token mints once, even with changed signature bits; with single use off, any number of times', async () => {
    const token = sound();
    expect([(await exchange(token)).status, (await exchange(token)).status]).toEqual([200, 200]);
    expect((await protect(true)).body).toEqual({ principal_id: principalId, enabled: true });
    expect((await exchange(token)).status).toBe(200);
    const spent = await admin('POST', `providers/${providerId}/test`, {
      subject_token: token,
      principal_id: principalId,
    });
    expect([spent.body.would_mint, spent.body.steps.at(-1)]).toEqual([
      false,
      expect.objectContaining({ check: 'single use', result: 'failed' }),
    ]);
    const replayed = await exchange(token);
    expect(replayed.status).toBe(400);
    expect(await auditOf(replayed.headers['x-exchange-id'])).toMatchObject({ details: { check: 'single use' } });
    // An ECDSA signature gives everybody who has it a second valid one: (r, n - s).
    const [header, payload, signature] = token.split('.') as [string, string, string];
    const bytes = Buffer.from(signature, 'base64url');
    const n = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
    const s = n - BigInt(`0x${bytes.subarray(32).toString('hex')}`);
    const other = Buffer.concat([bytes.subarray(0, 32), Buffer.from(s.toString(16).padStart(64, '0'), 'hex')]).toString(
      'base64url',
    );
    expect((await exchange(`${header}.${payload}.${other}`)).status).toBe(400);
    expect((await exchange(sound())).status).toBe(200);
    expect((await protect(false)).body.enabled).toBe(false);
    expect((await exchange(token)).status).toBe(200);
  });

  test('a token that is issued again with the same jti counts as used, and one with another does not', async () => {
    await protect(true);
    const tried = async (jti: string, run_attempt: number) => (await exchange(sound({ jti, run_attempt }))).status;
    expect([await tried('run-7', 1), await tried('run-7', 2), await tried('run-8', 2)]).toEqual([200, 400, 200]);
  });

  test('a token without jti is identified by its signed content; Explain does not use it up', async () => {
    await protect(true);
    const token = sound({ jti: undefined });
    for (let turn = 0; turn < 2; turn++)
      expect(
        (await admin('POST', `providers/${providerId}/test`, { subject_token: token, principal_id: principalId })).body
          .would_mint,
      ).toBe(true);
    expect([(await exchange(token)).status, (await exchange(token)).status]).toEqual([200, 400]);
  });

  test('of sixteen concurrent exchanges, exactly one mints', async () => {
    await protect(true);
    const token = sound();
    const statuses = await Promise.all(Array.from({ length: 16 }, async () => (await exchange(token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('recorded uses are deleted once their tokens have expired', async () => {
    await protect(true);
    await exchange(sound());
    await query(databaseUrl, `UPDATE token_uses SET expires_at = now() - interval '1 s'`);
    await exchange(sound());
    expect(await query(databaseUrl, 'SELECT 1 FROM token_uses WHERE provider_id = $1', [providerId])).toHaveLength(1);
  });

  test.each([1, 'true', null])('cannot be switched by %p', async (enabled) =>
    expect((await protect(enabled)).status).toBe(422),
  );
});

test('over HTTP too, only the valid token mints', async () => {
  const token = sound();
  await fc.assert(
    fc.asyncProperty(
      fc.nat({ max: token.length - 1 }),
      fc.constantFrom(...'ABab01-_.= \n'),
      async (index, character) => {
        const changed = token.slice(0, index) + character + token.slice(index + 1);
        expect((await exchange(changed)).status).toBe(changed === token ? 200 : 400);
      },
    ),
    { numRuns: 150 },
  );
  expect((await exchange(token)).status).toBe(200);
});

test('a flood from one address gets 429 with rate limit headers', async () => {
  // A window of two minutes, longer than any of this takes.
  const limited = await startApi(databaseUrl, {}, { limits: { perSecond: 1, burst: 120 } });
  try {
    const ask = () => limited.call('/v1/auth/token', { method: 'POST', body: { grant_type: 'x' } });
    const answers = await Promise.all(Array.from({ length: 122 }, ask));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(120).fill(400), 429, 429]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.headers).toMatchObject({
      'retry-after': expect.stringMatching(/^\d{1,3}$/),
      'ratelimit-policy': '"address";q=120;w=120',
      ratelimit: `"address";r=0;t=${refused.headers['retry-after']}`,
    });
    // Whatever a client says of its address, the connection's address counts.
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(1);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(120);
    const spoofed = await limited.call('/v1/auth/token', {
      method: 'POST',
      body: {},
      headers: { 'x-forwarded-for': '198.51.100.7' },
    });
    expect(spoofed.status).toBe(429);
  } finally {
    await limited.stop();
  }
});

test('no subject token and no session token is kept or logged; the search finds one that was planted', async () => {
  await exchange(sound(), { scope: 'nonsense' });
  const secrets = [...new Set([...tokens.filter((token) => token.length > 100), ...sessions])];
  expect(secrets.length).toBeGreaterThan(20);
  const dump = async () => {
    const names = await query<{ name: string }>(
      databaseUrl,
      `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
    );
    const rows = await Promise.all(
      names.map(({ name }) => query(databaseUrl, `SELECT to_jsonb(t)::text AS row FROM ${name} t`)),
    );
    return JSON.stringify(rows) + api.logged();
  };
  // A session token as text and as hex. Of a subject token, the signature, which is what makes it usable.
  const traces = secrets.flatMap((secret) =>
    secret.startsWith('cst_') ? [secret, Buffer.from(secret).toString('hex')] : [secret.split('.')[2] ?? secret],
  );
  const found = (text: string) => traces.filter((trace) => trace.length > 20 && text.includes(trace));
  expect(found(await dump())).toEqual([]);
  await query(
    databaseUrl,
    `INSERT INTO audit_events (actor_type, actor_id, action, target, reason) VALUES ('workload', 'x', 'planted', 'x', $1)`,
    [sessions[0]],
  );
  expect(found(await dump())).toEqual([sessions[0]]);
});
