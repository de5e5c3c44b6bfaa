/** Roles in tenants: who grants what, and what ends when a role changes. docs/security.md names these tests. */
import { randomUUID } from 'node:crypto';
import type { Role } from '../../src/domain/roles.ts';
import { acceptInvitation, findSigningIn } from '../../src/store/people/people.ts';
import { mintHumanSession } from '../../src/store/people/signIn.ts';
import type { Answer } from '../support/apiServer.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stop } = {} as Teams;
let owner: { id: string; token: string };
let second: { id: string; slug: string; namespace: string };
beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { isDefault: true, admittedAt: new Date() } });
  owner = await makePerson(api.db, tenant, 'owner');
  second = (await admin('POST', 'tenants', { slug: 'second', display_name: 'Second' })).body;
});
afterAll(() => stop?.());

const admin = (method: string, path: string, body?: unknown, token = owner.token): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, {
    method,
    token,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
const member = (role: Role) => makePerson(api.db, tenant, role, { inTenant: true });
const status = async (token: string) => (await admin('GET', 'account', undefined, token)).status;
const mint = (key: { id: string; secret: string }) =>
  api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  });
const make = async (body: object, token: string) => admin('POST', 'api-keys', { name: 'k', ...body }, token);
const invite = (body: object, token = owner.token) =>
  admin('POST', 'customer-users/invite', { display_name: 'Ada', role_slug: 'developer', ...body }, token);
const changeRole = (id: string, role_slug: Role, token = owner.token) =>
  admin('PATCH', `customer-users/${id}`, { role_slug }, token);
const scopeNotHeld = { status: 403, body: { code: 'scope_not_held' } };

/** Invites an address, accepts as this subject, and returns the row's id. */
async function join(email: string, subject: string, body: object): Promise<string> {
  const invited = await invite({ email, ...body });
  expect([invited.status, invited.body.detail]).toEqual([201, undefined]);
  const token = invited.body.accept_invitation_url.split('/').at(-1);
  const identity = { issuer: 'https://idp', subject, email };
  const accepted = await acceptInvitation(api.db, { token, identity, requestId: randomUUID() });
  return (accepted as { id: string }).id;
}
const signIn = async (email: string, subject: string, named: string | null) => {
  const { customerId } = tenant;
  const identity = { issuer: 'https://idp', subject, email };
  const found = await findSigningIn(api.db, { customerId, tenant: named, identity, requestId: randomUUID() });
  if (!found) return null;
  const { user, tenantId } = found;
  const request = { customerId, userId: user.id, tenantId, ttlSeconds: 600, requestId: randomUUID() };
  const minted = await mintHumanSession(api.db, request);
  return minted && { tenantId, token: minted.session.token, ...minted.rights };
};

describe('a role in a tenant', () => {
  test('is given by an invitation, and signs in to that tenant alone', async () => {
    const [email, subject] = ['ada@example.com', randomUUID()];
    await join(email, subject, { tenant_id: second.id });
    const session = await signIn(email, subject, null);
    expect(session).toMatchObject({
      tenantId: second.id,
      scopes: ['compute:read', 'compute:write'],
      accountScopes: [],
    });
    const account = await admin('GET', 'account', undefined, session!.token);
    expect(account.body.tenants).toEqual([expect.objectContaining({ id: second.id })]);
    expect(account.body.actor).toMatchObject({ tenant_id: second.id, namespace: second.namespace });
    // The same for a tenant of others as for none.
    const slug = (await api.db.tenant.findUniqueOrThrow({ where: { id: tenant.tenantId } })).slug;
    expect([await signIn(email, subject, slug), await signIn(email, subject, 'absent')]).toEqual([null, null]);
    expect(await signIn(email, subject, 'second')).not.toBeNull();
  });

  test('adds to a role in the account, in that tenant; its end ends what went beyond', async () => {
    const [email, subject] = ['grace@example.com', randomUUID()];
    const inAccount = await join(email, subject, { role_slug: 'viewer' });
    const inSecond = await join(email, subject, { role_slug: 'admin', tenant_id: second.id });
    const here = (await signIn(email, subject, null))!;
    const there = (await signIn(email, subject, 'second'))!;
    expect(here).toMatchObject({ tenantId: tenant.tenantId, scopes: ['compute:read', 'admin:read'] });
    expect(there.scopes).toHaveLength(4);
    expect(there.accountScopes).toEqual(['compute:read', 'admin:read']);
    // Reads the account, writes the tenant.
    expect((await admin('GET', 'audit-events', undefined, there.token)).status).toBe(200);
    expect((await admin('POST', 'tenants', { slug: 'x', display_name: 'x' }, there.token)).status).toBe(403);
    const key = (await make({}, there.token)).body;
    expect(key).toMatchObject({ reach: 'tenant', tenant_id: second.id });
    const kept = (await make({ scopes: ['compute:read'] }, there.token)).body;
    expect(kept.reach).toBe('account');
    expect([(await mint(key)).status, (await mint(kept)).status]).toEqual([200, 200]);
    expect((await admin('DELETE', `customer-users/${inSecond}`)).body).toMatchObject({
      id: inSecond,
      status: 'removed',
    });
    expect([await status(here.token), await status(there.token)]).toEqual([200, 401]);
    expect([(await mint(key)).status, (await mint(kept)).status]).toEqual([401, 200]);
    expect((await signIn(email, subject, 'second'))!.scopes).toEqual(['compute:read', 'admin:read']);
    expect((await admin('GET', 'customer-users')).text).toContain(inAccount);
  });

  test('is changed by those who have both roles there; sessions end, and keys that may do more', async () => {
    const person = await member('admin');
    const wide = (await make({}, person.token)).body;
    const narrow = (await make({ scopes: ['compute:read'] }, person.token)).body;
    const grandchild = (await make({ scopes: ['compute:read'] }, (await mint(wide)).body.access_token)).body;
    const weak = await make({ scopes: ['admin:write'], reach: 'tenant' }, owner.token);
    const weakToken = (await mint(weak.body)).body.access_token;
    expect(await changeRole(person.id, 'viewer', weakToken)).toMatchObject(scopeNotHeld);
    expect(await status(person.token)).toBe(200);
    const changed = await changeRole(person.id, 'viewer');
    expect(changed).toMatchObject({ status: 200, body: { role_slug: 'viewer', tenant_id: tenant.tenantId } });
    expect(await status(person.token)).toBe(401);
    expect(await Promise.all([wide, grandchild, narrow].map(async (key) => (await mint(key)).status))).toEqual([
      401, 401, 200,
    ]);
    expect(await api.db.auditEvent.findMany({ where: { target: person.id } })).toMatchObject([
      { action: 'customer-user.change-role', details: { role_slug: 'viewer', before: 'admin', api_keys_revoked: 2 } },
    ]);
  });

  test('makes keys, invitations, and principals for its tenant alone, and none with scopes that it lacks', async () => {
    const boss = await member('admin');
    const key = (await make({}, boss.token)).body;
    expect(key).toMatchObject({ reach: 'tenant', tenant_id: tenant.tenantId });
    expect(await make({ reach: 'account' }, boss.token)).toMatchObject(scopeNotHeld);
    // So do its keys.
    const token = (await mint(key)).body.access_token;
    expect(await make({ reach: 'account' }, token)).toMatchObject(scopeNotHeld);
    expect((await make({ role_slug: 'viewer' }, token)).body).toMatchObject({
      ...{ role_slug: 'viewer', reach: 'tenant', scopes: ['compute:read', 'admin:read'] },
    });
    expect(await invite({ email: 'a@example.com' }, boss.token)).toMatchObject(scopeNotHeld);
    expect(await invite({ email: 'a@example.com', tenant_id: second.id }, boss.token)).toMatchObject({ status: 404 });
    expect((await invite({ email: 'a@example.com', tenant_id: tenant.tenantId }, boss.token)).status).toBe(201);
    const developer = await member('developer');
    expect((await make({}, developer.token)).status).toBe(403);
    const viewer = await make({ scopes: ['admin:write', 'compute:read'] }, boss.token);
    const narrow = (await mint(viewer.body)).body.access_token;
    expect(
      await invite({ email: 'b@example.com', tenant_id: tenant.tenantId, role_slug: 'developer' }, narrow),
    ).toMatchObject(scopeNotHeld);
  });

  test('does not end or change what holds in the account, nor enable sign-in', async () => {
    const boss = await member('owner');
    const wide = (await make({}, owner.token)).body;
    const person = await makePerson(api.db, tenant, 'viewer');
    const before = await api.db.auditEvent.count({ where: { outcome: 'success' } });
    for (const [method, path, body] of [
      ['DELETE', `api-keys/${wide.id}`],
      ['POST', `api-keys/${wide.id}/rotate`, {}],
      ['PATCH', `api-keys/${wide.id}`, { source_ranges: [] }],
      ['DELETE', `customer-users/${person.id}`],
      ['PATCH', `customer-users/${person.id}`, { role_slug: 'owner' }],
    ] as const)
      expect([method, path, (await admin(method, path, body, boss.token)).status]).toEqual([method, path, 404]);
    expect((await admin('PATCH', 'identity', { status: 'active' }, boss.token)).status).toBe(403);
    expect((await admin('POST', 'identity-setup-link', { intent: 'setup' }, boss.token)).status).toBe(403);
    expect(await api.db.auditEvent.count({ where: { outcome: 'success' } })).toBe(before);
    expect((await mint(wide)).status).toBe(200);
  });
});

test('the last owner of the account keeps the role; owners of tenants do not count', async () => {
  const { customerId } = tenant;
  await member('owner');
  const others = await api.db.customerUser.findMany({ where: { customerId, roleSlug: 'owner', tenantId: null } });
  for (const { id } of others.filter((each) => each.id !== owner.id))
    expect((await admin('DELETE', `customer-users/${id}`)).status).toBe(200);
  expect(await changeRole(owner.id, 'admin')).toMatchObject({ status: 409, body: { code: 'last_owner' } });
  expect(await admin('DELETE', `customer-users/${owner.id}`)).toMatchObject({ status: 409 });
  expect(await status(owner.token)).toBe(200);
  const heir = await makePerson(api.db, tenant, 'owner');
  expect((await changeRole(owner.id, 'admin', heir.token)).status).toBe(200);
  owner = heir;
});

test('a key only loses rights: its sessions and what it made lose them with it', async () => {
  const key = (await make({}, owner.token)).body;
  const session = (await mint(key)).body.access_token;
  const child = (await make({}, session)).body;
  const modest = (await make({ scopes: ['compute:read'], reach: 'tenant' }, session)).body;
  const narrowed = await admin('PATCH', `api-keys/${key.id}`, { role_slug: 'developer', reach: 'tenant' });
  expect(narrowed.body).toMatchObject({
    ...{ role_slug: 'developer', reach: 'tenant', scopes: ['compute:read', 'compute:write'] },
  });
  expect(await status(session)).toBe(401);
  expect((await mint(key)).body.scope).toBe('compute:read compute:write');
  expect([(await mint(child)).status, (await mint(modest)).status]).toEqual([401, 200]);
  for (const body of [{ role_slug: 'owner' }, { scopes: ['admin:read'] }, { reach: 'account' }])
    expect(await admin('PATCH', `api-keys/${key.id}`, body)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('create another key for more') },
    });
  expect(await make({ role_slug: 'viewer', scopes: ['compute:read'] }, owner.token)).toMatchObject({
    status: 422,
    body: { errors: [{ pointer: '/role_slug' }] },
  });
});

test('a key of the account can be made for another of its tenants; a foreign tenant is an absent one', async () => {
  const made = await make({ tenant_id: second.id, role_slug: 'developer', reach: 'tenant' }, owner.token);
  expect(made.body).toMatchObject({ tenant_id: second.id, reach: 'tenant' });
  const account = await admin('GET', 'account', undefined, (await mint(made.body)).body.access_token);
  expect(account.body.tenants).toEqual([expect.objectContaining({ id: second.id })]);
  const { tenantId } = await api.db.apiKey.findFirstOrThrow({ where: { NOT: { customerId: tenant.customerId } } });
  const said = async (tenant_id: string) => {
    const { status: code, body } = await make({ tenant_id }, owner.token);
    return [code, body.code, body.detail];
  };
  expect(await said(tenantId)).toEqual(await said(randomUUID()));
  expect((await said(tenantId))[0]).toBe(404);
});

test('sign-ins during the removal of a role leave no session with its rights', async () => {
  const [email, subject] = ['race@example.com', randomUUID()];
  await join(email, subject, { role_slug: 'viewer' });
  // An address may be invited five times a day.
  for (let round = 0; round < 4; round++) {
    const id = await join(email, subject, { role_slug: 'admin', tenant_id: second.id });
    const signIns = Array.from({ length: 4 }, () => signIn(email, subject, 'second'));
    const removal = admin('DELETE', `customer-users/${id}`);
    const sessions = await Promise.all(signIns);
    expect((await removal).status).toBe(200);
    for (const session of sessions) {
      if (!session || (await status(session.token)) === 401) continue;
      expect(session.scopes).toEqual(['compute:read', 'admin:read']);
    }
  }
});
