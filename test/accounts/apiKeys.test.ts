import { randomUUID } from 'node:crypto';
import { scopes } from '../../src/domain/scopes.ts';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import { readCapacity } from '../../src/store/fleet/capacity.ts';
import { type Call, makeSession, makeTenant } from '../support/apiServer.ts';
import { allotTo } from '../support/limits.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stranger, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, stranger, stop } = await startTeams());
});
afterAll(() => stop?.());

const admin = (path: string, options: Call = {}) => api.call(`/v1/admin/${path}`, { token: tenant.token, ...options });
const create = (body: unknown, options: Call = {}) => admin('api-keys', { method: 'POST', body, ...options });
const tokenOf = (id: string, secret: string) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: id, client_secret: secret },
  });

describe('API keys', () => {
  test('a key is created, used, shown without its secret, and revoked together with its sessions', async () => {
    const made = await create({ name: 'deploys', scopes: ['compute:read'] });
    expect([made.status, made.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(made.body).toMatchObject({
      name: 'deploys',
      status: 'active',
      scopes: ['compute:read'],
      tenant_id: tenant.tenantId,
      expires_at: (await api.db.apiKey.findUniqueOrThrow({ where: { id: tenant.keyId } })).expiresAt!.toISOString(),
    });
    const { id, secret } = made.body;
    const session = (await tokenOf(id, secret)).body.access_token;
    expect((await api.call('/v1/admin/account', { token: session })).status).toBe(200);

    const list = await admin('api-keys');
    expect(list.body.api_keys.map((key: { id: string }) => key.id)).toContain(id);
    expect(list.text).not.toContain(secret);
    expect(
      Buffer.from((await api.db.apiKey.findUniqueOrThrow({ where: { id } })).secretDigest).toString(),
    ).not.toContain(secret);

    const ended = await admin(`api-keys/${id}`, { method: 'DELETE' });
    expect(ended).toMatchObject({ status: 200, body: { id, status: 'revoked' } });
    expect((await admin(`api-keys/${id}`, { method: 'DELETE' })).body).toMatchObject({ id, status: 'revoked' });
    expect((await api.call('/v1/admin/account', { token: session })).status).toBe(401);
    expect((await tokenOf(id, secret)).status).toBe(401);
    const events = (await admin('audit-events')).body.audit_events.filter(
      (event: { target: string }) => event.target === id,
    );
    expect(
      events.map((event: { action: string; reason: string; actor_id: string }) => [
        event.action,
        event.reason,
        event.actor_id,
      ]),
    ).toEqual([
      ['api-key.revoke', 'requested by an actor of type api-key', tenant.keyId],
      ['api-key.create', 'requested by an actor of type api-key', tenant.keyId],
    ]);
  });

  test('scopes beyond the creator’s are 403, unknown or repeated ones 422', async () => {
    const weak = await makeSession(api.db, tenant, ['admin:write', 'compute:read']);
    expect(await create({ name: 'k', scopes: ['compute:write'] }, { token: weak })).toMatchObject({
      status: 403,
      body: { code: 'scope_not_held' },
    });
    expect((await create({ name: 'k' }, { token: weak })).body.scopes).toEqual(['compute:read', 'admin:write']);
    expect((await create({ name: 'k', scopes: ['root'] })).status).toBe(422);
    expect((await create({ name: 'k', scopes: ['compute:read', 'compute:read'] })).status).toBe(422);
    expect((await create({ name: 'k', scopes: [] })).status).toBe(422);
  });

  test.each([
    ['a past expiry', { expires_at: '2020-01-01T00:00:00Z' }],
    ['no date', { expires_at: 'tomorrow' }],
    ['a name of spaces', { name: '  ' }],
    ['a name with a line feed', { name: 'a\nb' }],
    ['an unknown field', { customer_id: randomUUID() }],
    ['an object for a name', { name: {} }],
  ])('%s is 422', async (_what, fields) => {
    expect((await create({ name: 'k', ...fields })).status).toBe(422);
  });

  test('a key with an expiry shows it', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    expect((await create({ name: 'short', expires_at })).body).toMatchObject({ status: 'active', expires_at });
  });

  test('changing keys needs admin:write; a workload may not change them, whatever its scopes', async () => {
    const reader = await makeSession(api.db, tenant, ['admin:read']);
    expect((await create({ name: 'k' }, { token: reader })).status).toBe(403);
    expect((await admin('api-keys', { token: reader })).status).toBe(200);
    const { customerId, tenantId } = tenant;
    const provider = await api.db.identityProvider.create({
      data: { customerId, displayName: 'p', issuer: 'https://idp', jwksSourceType: 'discovery', audiences: ['a'] },
    });
    const of = {
      customerId,
      tenantId,
      providerId: provider.id,
      displayName: 'p',
      subjectMatchType: 'exact',
      subjectMatchValue: 's',
    };
    const principal = await api.db.principal.create({ data: { ...of, scopes: [...scopes], maxSessionTtlSeconds: 60 } });
    const { token } = (await mintSession(api.db, {
      customerId,
      tenantId,
      actorType: 'workload',
      actorId: principal.id,
      scopes,
      ttlSeconds: 900,
    }))!;
    expect((await admin('api-keys', { token })).status).toBe(200);
    expect(await create({ name: 'k' }, { token })).toMatchObject({ status: 403, body: { code: 'actor_not_allowed' } });
    expect((await admin(`api-keys/${tenant.keyId}`, { method: 'DELETE', token })).status).toBe(403);
  });

  test('another customer’s key, a random id, and a malformed id are 404', async () => {
    for (const id of [stranger.keyId, randomUUID(), 'x%00'])
      expect((await admin(`api-keys/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await tokenOf(stranger.keyId, stranger.keySecret)).status).toBe(200);
  });

  test('the list is paginated', async () => {
    const first = (await admin('api-keys?limit=2')).body;
    const second = (await admin(`api-keys?limit=100&cursor=${first.next_cursor}`)).body;
    const ids = [...first.api_keys, ...second.api_keys].map((key: { id: string }) => key.id);
    expect(new Set(ids).size).toBe(await api.db.apiKey.count({ where: { customerId: tenant.customerId } }));
    expect((await admin(`audit-events?cursor=${first.next_cursor}`)).status).toBe(400);
  });
});

describe('tenants', () => {
  test('a tenant has a namespace and the default allotments', async () => {
    await api.db.machineClass.create({
      data: { name: 'general-1', cpuFamily: 'x', memoryGiB: 4, regions: ['region-1'] },
    });
    await allotTo(api.db, null, 'general-1', { virtual_machine: 7 });
    const made = await admin('tenants', { method: 'POST', body: { slug: 'staging', display_name: 'Staging' } });
    expect(made).toMatchObject({
      status: 201,
      body: { slug: 'staging', namespace: 'team-a-staging', display_name: 'Staging' },
    });
    expect(await readCapacity(api.db, made.body.id)).toMatchObject([
      { className: 'general-1', limits: { VirtualMachine: 7 } },
    ]);
    expect((await admin('tenants')).body.tenants.map((row: { slug: string }) => row.slug)).toEqual([
      'default',
      'staging',
    ]);
    expect(await admin('tenants', { method: 'POST', body: { slug: 'staging', display_name: 'Again' } })).toMatchObject({
      status: 409,
      body: { code: 'slug_taken' },
    });
  });

  test('a number of the audit log that is taken does not read as a taken slug', async () => {
    // Several numbers from here on are taken: an event of anything else meanwhile takes only one.
    await api.db.$executeRaw`SELECT setval('audit_events_sequence_seq', min(sequence), false) FROM audit_events`;
    const create = () => admin('tenants', { method: 'POST', body: { slug: 'numbered', display_name: 'Numbered' } });
    expect(await create()).toMatchObject({ status: 500 });
    await api.db.$executeRaw`SELECT setval('audit_events_sequence_seq', max(sequence)) FROM audit_events`;
    expect(await create()).toMatchObject({ status: 201 });
    expect(await create()).toMatchObject({ status: 409, body: { code: 'slug_taken' } });
  });

  test('a namespace name that another customer already has gets a suffix', async () => {
    const neighbour = await makeTenant(api.db, 'team-a-two');
    expect(neighbour.namespace).toBe('team-a-two');
    const made = await admin('tenants', { method: 'POST', body: { slug: 'two', display_name: 'Two' } });
    expect(made.body.namespace).toMatch(/^team-a-two-[0-9a-f]{4}$/);
  });

  test('bad slugs and unknown regions are 422; a customer may have at most twenty tenants', async () => {
    for (const body of [
      { slug: 'Bad', display_name: 'x' },
      { slug: 'a'.repeat(33), display_name: 'x' },
      { slug: 'ok', display_name: 'x', region: 'moon' },
    ])
      expect((await admin('tenants', { method: 'POST', body })).status).toBe(422);
    const made = await Promise.all(
      Array.from({ length: 22 }, (_, index) =>
        admin('tenants', { method: 'POST', body: { slug: `t${index}`, display_name: 'x' }, token: stranger.token }),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(19);
    expect(made.filter(({ status, body }) => status === 409 && body.code === 'limit_reached')).toHaveLength(3);
  });
});

describe('audit events', () => {
  test('are found by request id, only by the customer they belong to', async () => {
    const made = await create({ name: 'audited' });
    const requestId = String(made.headers['x-request-id']);
    const { body } = await admin(`audit-events?request_id=${requestId}`);
    expect(body).toMatchObject({
      audit_events: [{ action: 'api-key.create', target: made.body.id, request_id: requestId, exchange_id: null }],
      next_cursor: null,
    });
    expect((await admin(`audit-events?request_id=${requestId}`, { token: stranger.token })).body.audit_events).toEqual(
      [],
    );
    expect((await admin('audit-events?request_id=x')).status).toBe(400);
    expect((await admin('audit-events', { token: await makeSession(api.db, tenant, ['compute:read']) })).status).toBe(
      403,
    );
  });
});
