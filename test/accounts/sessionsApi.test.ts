import { createHash } from 'node:crypto';
import { type Call, makeSession, makeTenant } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stranger, stop } = {} as Teams;
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, stop } = await startTeams(['compute:read', 'compute:write', 'admin:read']));
});
afterAll(() => stop?.());

const admin = (path: string, options: Call = {}) => api.call(`/v1/admin/${path}`, { token: tenant.token, ...options });
const token = (body: unknown, headers: Record<string, string> = {}) =>
  api.call('/v1/auth/token', { method: 'POST', body, headers });
const form = (parameters: Record<string, string> | [string, string][]) => new URLSearchParams(parameters).toString();
const formType = { 'content-type': 'application/x-www-form-urlencoded' };
const basic = (id: string, secret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;
const credentials = () => ({
  grant_type: 'client_credentials',
  client_id: tenant.keyId,
  client_secret: tenant.keySecret,
});
const namespacePath = '/v1/compute/apis/compute.service/v1alpha1/namespaces/team-a/virtualmachines';

describe('the token endpoint', () => {
  test('exchanges an API key for a session: as JSON, as a form, and with HTTP Basic', async () => {
    const answers = [
      await token(credentials()),
      await token(form(credentials()), formType),
      await token(form({ grant_type: 'client_credentials' }), {
        ...formType,
        authorization: basic(tenant.keyId, tenant.keySecret),
      }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.body).toEqual({
        access_token: expect.stringMatching(/^cst_[A-Za-z0-9_-]{43}$/),
        issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        token_type: 'Bearer',
        expires_in: 900,
        scope: 'compute:read compute:write admin:read',
      });
      expect((await api.call(namespacePath, { token: answer.body.access_token })).status).toBe(200);
    }
  });

  test('grants fewer scopes on request, never more', async () => {
    const answer = await token({ ...credentials(), scope: 'compute:read' });
    expect(answer.body.scope).toBe('compute:read');
    for (const scope of [
      'admin:write',
      'compute:read admin:write',
      'all',
      'compute:read compute:read',
      'compute:read  admin:read',
    ]) {
      const refused = await token({ ...credentials(), scope });
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_scope']);
    }
  });

  test('grants a shorter lifetime on request, at most an hour, and never beyond the expiry of the key', async () => {
    expect((await token({ ...credentials(), session_ttl_seconds: 60 })).body.expires_in).toBe(60);
    expect((await token(form({ ...credentials(), session_ttl_seconds: '2147483648' }), formType)).body.expires_in).toBe(
      3600,
    );
    for (const ttl of [0, -1, 1.5, 'soon']) {
      const refused = await token({ ...credentials(), session_ttl_seconds: ttl });
      expect([refused.status, refused.body.error]).toEqual([400, 'invalid_request']);
    }
    const brief = await makeTenant(api.db, 'brief');
    await api.db.apiKey.update({ where: { id: brief.keyId }, data: { expiresAt: new Date(Date.now() + 600_000) } });
    const answer = await token({ ...credentials(), client_id: brief.keyId, client_secret: brief.keySecret });
    expect(answer.body.expires_in).toBeLessThanOrEqual(600);
  });

  test('gives the same refusal to an unknown key, a wrong secret, a foreign pair, and a revoked key', async () => {
    const revoked = await makeTenant(api.db, 'revoked');
    await api.db.apiKey.update({ where: { id: revoked.keyId }, data: { revokedAt: new Date() } });
    const pairs: [string, string][] = [
      ['nobody', tenant.keySecret],
      [tenant.keyId, 'wrong'],
      [stranger.keyId, tenant.keySecret],
      [revoked.keyId, revoked.keySecret],
      ['\0', '\0'],
    ];
    for (const [client_id, client_secret] of pairs) {
      const refused = await token(form({ grant_type: 'client_credentials', client_id, client_secret }), formType);
      expect([refused.status, refused.body.error]).toEqual([401, 'invalid_client']);
      expect(refused.headers['www-authenticate']).toBe('Basic realm="compute.service"');
      expect(refused.headers['cache-control']).toBe('no-store');
    }
  });

  test.each<[string, () => Promise<{ status: number; body: { error: string } }>, number, string]>([
    ['no grant type', () => token({}), 400, 'invalid_request'],
    ['an unknown grant', () => token({ grant_type: 'password' }), 400, 'unsupported_grant_type'],
    ['a grant named like a built-in', () => token({ grant_type: 'constructor' }), 400, 'unsupported_grant_type'],
    ['no body', () => token(undefined), 400, 'invalid_request'],
    [
      'a repeated parameter',
      () =>
        token(
          form([
            ['grant_type', 'a'],
            ['grant_type', 'b'],
          ]),
          formType,
        ),
      400,
      'invalid_request',
    ],
    ['a duplicate key', () => token('{"grant_type":"a","grant_type":"b"}'), 400, 'invalid_request'],
    ['a list', () => token([]), 400, 'invalid_request'],
    ['a number for text', () => token({ grant_type: 1 }), 400, 'invalid_request'],
    [
      'two ways to authenticate',
      () => token(credentials(), { authorization: basic(tenant.keyId, tenant.keySecret) }),
      400,
      'invalid_request',
    ],
    [
      'broken Basic',
      () => token({ grant_type: 'client_credentials' }, { authorization: 'Basic !!!' }),
      401,
      'invalid_client',
    ],
    ['too much', () => token({ grant_type: 'x'.repeat(70_000) }), 413, 'invalid_request'],
    ['another type', () => token('a', { 'content-type': 'text/plain' }), 415, 'invalid_request'],
  ])('responds to %s with an OAuth error', async (_what, ask, status, error) => {
    const answer = await ask();
    expect([answer.status, answer.body.error]).toEqual([status, error]);
  });

  test('accepts only POST', async () => {
    expect((await api.call('/v1/auth/token')).status).toBe(405);
  });
});

describe('the account', () => {
  test('shows its namespace to a session with compute:read', async () => {
    const reader = await makeSession(api.db, tenant, ['compute:read']);
    const answer = await admin('account', { token: reader });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      customer: {
        id: tenant.customerId,
        slug: 'team-a',
        display_name: 'team-a',
        status: 'active',
        created_at: expect.any(String),
      },
      tenants: [
        {
          id: tenant.tenantId,
          slug: 'default',
          namespace: 'team-a',
          display_name: 'team-a',
          waits_for: 'the operator has to give it an allotment of a machine class',
        },
      ],
      actor: {
        type: 'api-key',
        id: tenant.keyId,
        scopes: ['compute:read'],
        tenant_id: tenant.tenantId,
        namespace: 'team-a',
      },
      phase_limits_seconds: { Pending: 600, Creating: 600, Starting: 300, Running: 600 },
    });
  });

  test('needs a session; errors are problem details', async () => {
    const answer = await admin('account', { token: null });
    expect(answer.status).toBe(401);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.body).toEqual({
      type: 'about:blank',
      title: 'Authentication required',
      status: 401,
      detail: 'a bearer token is required: POST /v1/auth/token gives one',
      code: 'unauthorized',
      request_id: answer.headers['x-request-id'],
    });
    expect((await admin('nowhere')).body.code).toBe('not_found');
    expect((await admin('account', { method: 'POST' })).status).toBe(405);
    expect((await admin('account?colour=red')).status).toBe(400);
  });
});

describe('sessions', () => {
  test('are shown with exactly the fields of the contract, newest first', async () => {
    const fresh = await makeSession(api.db, tenant, ['compute:read']);
    const { body } = await admin('sessions');
    expect(Object.keys(body)).toEqual(['sessions', 'next_cursor']);
    const row = body.sessions[0];
    expect(row).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      actor_type: 'api-key',
      scopes: ['compute:read'],
      status: 'active',
      token_fingerprint: `sha256:${createHash('sha256').update(fresh).digest('hex').slice(0, 16)}`,
      created_at: expect.stringMatching(/^\d{4}-.*Z$/),
      expires_at: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const others = await admin('sessions', { token: stranger.token });
    expect(others.body.sessions).toHaveLength(1);
  });

  test('page by cursor, each row once, even when rows are added meanwhile', async () => {
    const pager = await makeTenant(api.db, 'pager');
    for (let index = 0; index < 6; index++) await makeSession(api.db, pager);
    const ids: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const answer = await admin(`sessions?limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`, {
        token: pager.token,
      });
      expect(answer.status).toBe(200);
      ids.push(...answer.body.sessions.map((row: { id: string }) => row.id));
      cursor = answer.body.next_cursor;
      await makeSession(api.db, pager);
    }
    expect([ids.length, new Set(ids).size]).toEqual([7, 7]);
  });

  test('a cursor that was tampered with or belongs to another list is 400', async () => {
    await makeSession(api.db, tenant);
    const cursor: string = (await admin('sessions?limit=1')).body.next_cursor;
    const foreign: string[] = [`${cursor}x`, cursor.slice(1), 'x', 'a.b.c', `${cursor.split('.')[0]}.`];
    for (const bad of foreign) {
      const answer = await admin(`sessions?limit=1&cursor=${encodeURIComponent(bad)}`);
      expect([bad, answer.status, answer.body.code]).toEqual([bad, 400, 'invalid_cursor']);
    }
    expect((await admin(`sessions?status=active&cursor=${encodeURIComponent(cursor)}`)).status).toBe(400);
    expect((await admin(`sessions?cursor=${encodeURIComponent(cursor)}`, { token: stranger.token })).status).toBe(400);
  });

  test.each(['limit=0', 'limit=101', 'limit=1.5', 'status=gone', 'colour=red', 'limit=1&limit=2', 'timeout=x'])(
    'the query %s is 400',
    async (parameters) => {
      const answer = await admin(`sessions?${parameters}`);
      expect([answer.status, answer.headers['content-type']]).toEqual([400, 'application/problem+json']);
    },
  );

  test('are filtered by status', async () => {
    const actor = await makeTenant(api.db, 'statuses');
    const ended = await makeSession(api.db, actor);
    const id = await idOf(ended);
    await api.db.session.update({
      where: { id },
      data: { createdAt: new Date(Date.now() - 9_000), expiresAt: new Date(Date.now() - 1_000) },
    });
    const count = async (status: string) =>
      (await admin(`sessions?status=${status}`, { token: actor.token })).body.sessions.length;
    expect([await count('active'), await count('expired'), await count('revoked')]).toEqual([1, 1, 0]);
    const answer = await admin(`sessions/${id}`, { method: 'DELETE', token: actor.token });
    expect([answer.status, answer.body.id, answer.body.status]).toEqual([200, id, 'expired']);
  });

  test('a revoked session is 401 at the next request; revoking returns its row each time and is audited', async () => {
    const victim = await makeSession(api.db, tenant);
    expect((await api.call(namespacePath, { token: victim })).status).toBe(200);
    const id = await idOf(victim);
    const answer = await admin(`sessions/${id}`, { method: 'DELETE' });
    expect([answer.status, answer.body.id, answer.body.status]).toEqual([200, id, 'revoked']);
    expect((await api.call(namespacePath, { token: victim })).status).toBe(401);
    const again = await admin(`sessions/${id.toUpperCase()}`, { method: 'DELETE' });
    expect([again.status, again.body.status]).toEqual([200, 'revoked']);
    expect(await api.db.auditEvent.count({ where: { action: 'session.revoke', target: id } })).toBe(1);
  });

  test('another actor’s session, an absent one, and a malformed id get the same 404', async () => {
    const foreign = await idOf(stranger.token);
    const bodies = [];
    for (const id of [foreign, '00000000-0000-4000-8000-000000000000', 'nonsense', '%00', "'"]) {
      const answer = await admin(`sessions/${id}`, { method: 'DELETE' });
      expect(answer.status).toBe(404);
      bodies.push({ ...answer.body, request_id: '' });
    }
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect((await admin('account', { token: stranger.token })).status).toBe(200);
  });

  test('the last use is recorded at most once a minute', async () => {
    const used = await makeSession(api.db, tenant);
    await admin('account', { token: used });
    const { recordUse } = await import('../../src/store/accounts/sessions.ts');
    const id = await idOf(used);
    await recordUse(api.db, new Map([[id, '192.0.2.1']]));
    const first = (await api.db.session.findUnique({ where: { id } }))!.lastUsedAt;
    expect(first).toBeInstanceOf(Date);
    await recordUse(api.db, new Map([[id, '192.0.2.1']]));
    expect((await api.db.session.findUnique({ where: { id } }))!.lastUsedAt).toEqual(first);
    const row = (await admin('sessions')).body.sessions.find((session: { id: string }) => session.id === id);
    expect(row.last_used_at).toBe(first!.toISOString());
  });
});

test('neither tokens nor secrets are in the database or the log', async () => {
  const answer = await token(credentials());
  const secrets = [answer.body.access_token, tenant.token, tenant.keySecret];
  await api.call(namespacePath, { token: answer.body.access_token });
  await api.call('/v1/admin/sessions/x', { token: answer.body.access_token, method: 'DELETE' });
  const tables = await query<{ name: string }>(
    databaseUrl,
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  let dump = api.logged();
  for (const { name } of tables) dump += JSON.stringify(await query(databaseUrl, `SELECT to_jsonb(t) FROM ${name} t`));
  for (const secret of secrets) {
    expect(dump).not.toContain(secret);
    expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
  }
});

async function idOf(sessionToken: string): Promise<string> {
  const tokenDigest = new Uint8Array(createHash('sha256').update(sessionToken).digest());
  return (await api.db.session.findUnique({ where: { tokenDigest } }))!.id;
}
