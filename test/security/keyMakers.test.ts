/** Keys that outlive who made them, or what made them. docs/security.md names these tests. */
import { randomUUID } from 'node:crypto';
import { MockActivityEnvironment } from '@temporalio/testing';
import { pino } from 'pino';
import { createHousekeepingActivities } from '../../activities/housekeeping.ts';
import { scopesOfRole } from '../../src/domain/roles.ts';
import { scopes } from '../../src/domain/scopes.ts';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import { removeUser } from '../../src/store/people/people.ts';
import { issueCode } from '../../src/store/people/registrations.ts';
import { type Answer, makeTenant, type TestTenant } from '../support/apiServer.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';

let { api, tenant, stranger, stop } = {} as Teams;
beforeAll(async () => {
  ({ api, tenant, stranger, stop } = await startTeams());
});
afterAll(() => stop?.());

const dayMs = 86_400_000;
const admin = (method: string, path: string, body: unknown, token: string): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, { method, token, ...(body !== undefined && { body }) });
const mint = (key: { id: string; secret: string }) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  });
const tokenOf = async (key: { id: string; secret: string }) => (await mint(key)).body.access_token as string;
const make = async (token: string, body: object = {}) => {
  const made = await admin('POST', 'api-keys', { name: 'k', ...body }, token);
  expect([made.status, made.body.detail]).toEqual([201, undefined]);
  return made.body;
};
const rotate = (id: string, token: string, body: object = {}) => admin('POST', `api-keys/${id}/rotate`, body, token);
const rowOf = (id: string) => api.db.apiKey.findUniqueOrThrow({ where: { id } });
const eventsOf = (target: string, action: string) => api.db.auditEvent.findMany({ where: { target, action } });
/** What was done; what was refused is on record, too, a moment later. */
const events = () => api.db.auditEvent.count({ where: { outcome: 'success' } });

async function makeOwner({ customerId, tenantId }: TestTenant = tenant): Promise<{ id: string; token: string }> {
  const email = `${randomUUID()}@example.com`;
  const { id } = await api.db.customerUser.create({
    data: { customerId, email, displayName: 'x', roleSlug: 'owner', status: 'active' },
  });
  const actor = { customerId, tenantId, actorType: 'human' as const, actorId: id };
  return { id, token: (await mintSession(api.db, { ...actor, scopes: scopesOfRole.owner, ttlSeconds: 3_600 }))!.token };
}

describe('a key and its maker', () => {
  test('a key that an owner made ends with the owner, as do keys that it made; the keys of others stay valid', async () => {
    const [owner, other] = [await makeOwner(), await makeOwner()];
    const key = await make(owner.token);
    const grandchild = await make(await tokenOf(await make(await tokenOf(key))));
    const kept = await make(other.token);
    const session = await tokenOf(key);
    expect((await mint(grandchild)).status).toBe(200);

    const removal = await admin('DELETE', `customer-users/${owner.id}`, undefined, other.token);
    expect(removal.status).toBe(200);
    expect([(await mint(key)).status, (await mint(grandchild)).status, (await mint(kept)).status]).toEqual([
      401, 401, 200,
    ]);
    expect((await api.call('/v1/admin/account', { token: session })).status).toBe(401);
    expect(await eventsOf(grandchild.id, 'api-key.revoke')).toMatchObject([
      { actorId: other.id, requestId: removal.headers['x-request-id'], reason: expect.stringContaining('maker') },
    ]);
    expect(await eventsOf(kept.id, 'api-key.revoke')).toEqual([]);
    expect([key.made_by, kept.made_by]).toEqual([
      { type: 'human', id: owner.id },
      { type: 'human', id: other.id },
    ]);
  });

  test('a key that is being made while its maker is removed does not survive', async () => {
    for (let round = 0; round < 10; round++) {
      const owner = await makeOwner();
      await makeOwner();
      const change = { customerId: tenant.customerId, actorType: 'api-key' as const, actorId: tenant.keyId };
      const making = Array.from({ length: 4 }, () => admin('POST', 'api-keys', { name: owner.id }, owner.token));
      await removeUser(api.db, { ...change, requestId: randomUUID() }, owner.id);
      for (const { status } of await Promise.all(making)) expect([201, 401]).toContain(status);
      expect(await api.db.apiKey.count({ where: { name: owner.id, revokedAt: null } })).toBe(0);
    }
  });

  test('revoking a key also revokes the keys that it made', async () => {
    const parent = await make(tenant.token);
    const child = await make(await tokenOf(parent));
    expect((await mint(child)).status).toBe(200);
    expect((await admin('DELETE', `api-keys/${parent.id}`, undefined, tenant.token)).status).toBe(200);
    expect((await mint(child)).status).toBe(401);
    expect(await eventsOf(child.id, 'api-key.revoke')).toHaveLength(1);
  });

  test('a key that expires in an hour cannot make one that expires later', async () => {
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const short = await tokenOf(await make(tenant.token, { expires_at }));
    expect((await make(short)).expires_at).toBe(expires_at);
    const sooner = new Date(Date.now() + 1_800_000).toISOString();
    expect((await make(short, { expires_at: sooner })).expires_at).toBe(sooner);
    const before = await api.db.apiKey.count();
    const later = await admin('POST', 'api-keys', { name: 'k', expires_at: '2200-01-01T00:00:00Z' }, short);
    expect(later).toMatchObject({ status: 422, body: { errors: [{ pointer: '/expires_at' }] } });
    expect(later.body.detail).toContain(expires_at);
    expect(await api.db.apiKey.count()).toBe(before);
  });

  test('a key lives for a year at most, and each shows who made it', async () => {
    const made = await make(tenant.token);
    const lifeMs = Date.parse(made.expires_at) - Date.parse(made.created_at);
    expect(Math.abs(lifeMs - 365 * dayMs)).toBeLessThan(dayMs);
    expect(made.made_by).toEqual({ type: 'api-key', id: tenant.keyId });
    const ask = (days: number) =>
      admin(
        'POST',
        'api-keys',
        { name: 'k', expires_at: new Date(Date.now() + days * dayMs).toISOString() },
        tenant.token,
      );
    const { token } = await makeOwner();
    const byPerson = (days: number) =>
      admin('POST', 'api-keys', { name: 'k', expires_at: new Date(Date.now() + days * dayMs).toISOString() }, token);
    expect([(await byPerson(364)).status, (await ask(364)).status]).toEqual([201, 201]);
    const refused = await byPerson(366);
    expect([refused.status, refused.body.detail]).toEqual([422, expect.stringContaining('365 days')]);
    expect(await rowOf(tenant.keyId)).toMatchObject({ makerType: 'operator', makerId: 'command-line' });

    const { code } = (await issueCode(api.db, { slug: 'team-a', displayName: 'x', region: 'r', ttlSeconds: 60 }))!;
    const registered = await admin(
      'POST',
      'registrations',
      { code, contact: { email: 'a@example.com', name: 'A' } },
      '',
    );
    expect(await rowOf(registered.body.api_key.id)).toMatchObject({ makerType: 'registration-code' });
    expect(Date.parse(registered.body.api_key.expires_at)).toBeLessThan(Date.now() + 366 * dayMs);
  });
});

describe('rotation', () => {
  test('issues another secret in one request, and both keys work for the overlap', async () => {
    const { token, id: person } = await makeOwner();
    const old = await make(tenant.token, { name: 'deploys', scopes: ['compute:read', 'admin:write'] });
    const child = await make(await tokenOf(old));
    const rotated = await rotate(old.id, token, { overlap_seconds: 600 });
    expect([rotated.status, rotated.headers['cache-control']]).toEqual([201, 'no-store']);
    expect(rotated.body).toMatchObject({
      name: 'deploys',
      scopes: ['compute:read', 'admin:write'],
      tenant_id: tenant.tenantId,
      made_by: { type: 'human', id: person },
      replaces: { id: old.id },
    });
    expect(Date.parse(rotated.body.replaces.expires_at)).toBeLessThanOrEqual(Date.now() + 600_000);
    expect([(await mint(old)).status, (await mint(rotated.body)).status]).toEqual([200, 200]);
    // What the old key made is the new one's, and does not end with the old one.
    expect(await rowOf(child.id)).toMatchObject({ makerId: rotated.body.id });
    await admin('DELETE', `api-keys/${old.id}`, undefined, token);
    expect([(await mint(old)).status, (await mint(rotated.body)).status, (await mint(child)).status]).toEqual([
      401, 200, 200,
    ]);
  });

  test('without an overlap ends the old key at once; a second rotation names the first', async () => {
    const { token } = await makeOwner();
    const old = await make(tenant.token);
    const session = await tokenOf(old);
    const first = await rotate(old.id, token, { overlap_seconds: 60 });
    const before = await events();
    expect(await rotate(old.id, token)).toMatchObject({
      status: 409,
      body: { code: 'key_rotated', detail: expect.stringContaining(first.body.id) },
    });
    expect(await events()).toBe(before);
    const second = await rotate(first.body.id, token, { overlap_seconds: 0 });
    expect(second.status).toBe(201);
    expect([(await mint(first.body)).status, (await mint(second.body)).status]).toEqual([401, 200]);
    expect((await api.call('/v1/admin/account', { token: session })).status).toBe(200);
    for (const overlap_seconds of [-1, 0.5, 604_801, '1'])
      expect((await rotate(second.body.id, token, { overlap_seconds })).status).toBe(422);
  });

  test('of the key that asks leaves it a minute, so that a lost response can be asked for again', async () => {
    const key = await make(tenant.token, { name: 'own', scopes: ['admin:write'] });
    const token = await tokenOf(key);
    for (const id of [key.id, key.id.toUpperCase()]) {
      const refused = await rotate(id, token, { overlap_seconds: 59 });
      expect([refused.status, refused.body.errors]).toEqual([
        422,
        [{ pointer: '/overlap_seconds', code: 'invalid_value', detail: expect.stringContaining('at least 60') }],
      ]);
    }
    expect((await mint(key)).status).toBe(200);
    expect((await rotate(key.id, token, { overlap_seconds: 60 })).status).toBe(201);
    expect([(await mint(key)).status, (await api.call('/v1/admin/sessions', { token })).status]).toEqual([200, 200]);
  });

  test('by a key extends no lifetime and hides no maker', async () => {
    const owner = await makeOwner();
    const expires_at = new Date(Date.now() + 3_600_000).toISOString();
    const key = await make(owner.token, { expires_at });
    const rotated = await rotate(key.id, await tokenOf(key));
    expect(rotated.body).toMatchObject({ expires_at, made_by: { type: 'human', id: owner.id } });
    const child = await make(await tokenOf(rotated.body));
    expect(await rotate(rotated.body.id, await tokenOf(child))).toMatchObject({
      status: 403,
      body: { code: 'person_required' },
    });
    expect((await rotate(child.id, await tokenOf(rotated.body))).status).toBe(201);
    const other = await makeOwner();
    expect((await rotate(rotated.body.id, other.token)).body.made_by).toEqual({ type: 'human', id: other.id });
  });

  test('needs all scopes of the key; an absent key, another customer’s, or an ended one cannot be rotated', async () => {
    const { token } = await makeOwner();
    const wide = await make(tenant.token);
    const narrow = await tokenOf(await make(tenant.token, { scopes: ['admin:write'] }));
    const before = await events();
    expect(await rotate(wide.id, narrow)).toMatchObject({ status: 403, body: { code: 'scope_not_held' } });
    const said = async (id: string) => {
      const { status, body } = await rotate(id, narrow);
      return [status, body.code, body.detail];
    };
    expect(await said(stranger.keyId)).toEqual(await said(randomUUID()));
    expect((await said(stranger.keyId))[0]).toBe(404);
    expect(await events()).toBe(before);
    await admin('DELETE', `api-keys/${wide.id}`, undefined, token);
    expect((await rotate(wide.id, token)).status).toBe(409);
  });
});

test('a key shows when and from which address it was last used, updated at most once per interval', async () => {
  const { token } = await makeOwner();
  const key = await make(token);
  expect(key).toMatchObject({ last_used_at: null, last_used_address: null });
  await tokenOf(key);
  const used = await waitFor('the use to be recorded', async () => {
    const row = await rowOf(key.id);
    return row.lastUsedAt ? row : null;
  });
  expect(used.lastUsedAddress).toBe('127.0.0.1');
  const list = await admin('GET', 'api-keys?limit=100', undefined, token);
  expect(list.body.api_keys.find(({ id }: { id: string }) => id === key.id)).toMatchObject({
    last_used_address: '127.0.0.1',
    last_used_at: used.lastUsedAt!.toISOString(),
  });
});

describe('keys beyond a maximum that became lower', () => {
  test('get another expiry once, late enough for a warning; those that expire sooner keep theirs', async () => {
    const { customerId, tenantId } = await makeTenant(api.db, 'older');
    const create = (createdDaysAgo: number, expiresAt: Date) =>
      api.db.apiKey.create({
        data: {
          customerId,
          tenantId,
          name: 'k',
          makerType: 'operator',
          makerId: 'test',
          secretDigest: new Uint8Array(32).map(() => Math.floor(Math.random() * 256)),
          scopes: [...scopes],
          createdAt: new Date(Date.now() - createdDaysAgo * dayMs),
          expiresAt,
        },
      });
    const [soon, late] = [5, 9_999].map((days) => new Date(Date.now() + days * dayMs)) as [Date, Date];
    const keys = {
      young: await create(10, late),
      old: await create(900, late),
      soon: await create(300, soon),
      short: await create(1, soon),
    };
    const housekeeping = new MockActivityEnvironment();
    const { forgetSessions } = createHousekeepingActivities({
      db: api.db,
      apiKeyMaxDays: 365,
      billKey: async () => null,
      billKeys: async () => [],
      log: pino({ enabled: false }),
    });
    await housekeeping.run(forgetSessions);
    const days = async ({ id }: { id: string }) =>
      Math.round(((await rowOf(id)).expiresAt.getTime() - Date.now()) / dayMs);
    const ends = await Promise.all(Object.values(keys).map(days));
    expect(ends).toEqual([355, 30, 5, 5]);
    const exactly = (await rowOf(keys.old.id)).expiresAt;
    await housekeeping.run(forgetSessions);
    expect((await rowOf(keys.old.id)).expiresAt).toEqual(exactly);
    const warned = await Promise.all(
      Object.values(keys).map(async ({ id }) => (await eventsOf(id, 'api-key.ends-soon')).length),
    );
    // A life that was chosen to be short needs no warning.
    expect(warned).toEqual([0, 1, 1, 0]);
  });

  test('a program is warned of its key’s expiry when it requests a session', async () => {
    const { token } = await makeOwner();
    const expires_at = new Date(Date.now() + 20 * dayMs).toISOString();
    expect((await mint(await make(token, { expires_at }))).headers['x-api-key-expires']).toBe(expires_at);
    expect((await mint(await make(token))).headers['x-api-key-expires']).toBeUndefined();
  });
});
