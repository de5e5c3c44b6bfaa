/** Undoing a stop, or stopping others, with less than what was stopped. docs/security.md names these tests. */
import { randomUUID } from 'node:crypto';
import { signInAllowCommand } from '../../src/cli/session/signInCommands.ts';
import type { Scope } from '../../src/domain/scopes.ts';
import { readConfig } from '../../src/settings/config.ts';
import { mintSession } from '../../src/store/accounts/sessions.ts';
import { createSetupLink, findSetupLink } from '../../src/store/people/identityIntegrations.ts';
import { type Answer, makeSession, makeTenant } from '../support/apiServer.ts';
import { issuer, makeKey, subject } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, databaseUrl, tenant, stranger, stop } = {} as Teams;
/** The foot in the door. */
let narrow: string;
const everything: Scope[] = ['compute:read', 'compute:write', 'admin:read', 'admin:write'];
beforeAll(async () => {
  ({ api, databaseUrl, tenant, stranger, stop } = await startTeams());
  narrow = await makeSession(api.db, tenant, ['admin:write']);
});
afterAll(() => stop?.());

const admin = (method: string, path: string, body?: unknown, token = tenant.token): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, {
    method,
    token,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
const lacking = { status: 403, body: { code: 'scope_not_held' } };
/** What was done; what was refused is on record, too, a moment later. */
const events = () => api.db.auditEvent.count({ where: { outcome: 'success' } });

async function makePerson(roleSlug: string, of = tenant): Promise<{ id: string; token: string }> {
  const { customerId, tenantId } = of;
  const email = `${randomUUID()}@example.com`;
  const { id } = await api.db.customerUser.create({
    data: { customerId, email, displayName: 'x', roleSlug, status: 'active' },
  });
  const actor = { customerId, tenantId, actorType: 'human' as const, actorId: id };
  return { id, token: (await mintSession(api.db, { ...actor, scopes: everything, ttlSeconds: 900 }))!.token };
}

/** A customer of its own whose sign-in is active. */
async function makeSignIn() {
  const own = await makeTenant(api.db, `c${randomUUID().slice(0, 8)}`);
  const { customerId } = own;
  const settings = {
    issuer: 'https://idp.example',
    clientId: 'x',
    clientSecretSealed: 'sealed',
    emailDomains: ['a.example'],
  };
  await api.db.identityIntegration.create({ data: { customerId, status: 'active', ...settings } });
  const state = async () => (await api.db.identityIntegration.findUniqueOrThrow({ where: { customerId } })).status;
  return { own, state, person: await makePerson('owner', own) };
}
const disable = { status: 'disabled', reason: 'the provider was broken into' };
const enable = { status: 'active' };

test('a caller who lacks a scope of an owner cannot reactivate sign-in', async () => {
  const { own, state } = await makeSignIn();
  const weak = await makeSession(api.db, own, ['admin:write']);
  // Stopping takes no more than admin:write.
  expect((await admin('PATCH', 'identity', { status: 'disabled' }, weak)).status).toBe(200);
  const before = await events();
  const refused = await admin('PATCH', 'identity', enable, weak);
  expect(refused).toMatchObject(lacking);
  expect(refused.body.detail).toContain('compute:read compute:write admin:read');
  expect([await state(), await events()]).toEqual(['disabled', before]);
  expect((await admin('PATCH', 'identity', enable, own.token)).status).toBe(200);
  expect(await state()).toBe('active');
});

test('only a person with every scope can lift a stop that has a reason', async () => {
  const { own, state, person } = await makeSignIn();
  const { token: link } = await createSetupLink(api.db, { customerId: own.customerId, intent: 'reconfigure' });
  expect(await findSetupLink(api.db, link)).not.toBeNull();
  expect((await admin('PATCH', 'identity', disable, own.token)).status).toBe(200);
  // An open link would be another way back.
  expect(await findSetupLink(api.db, link)).toBeNull();
  // Disabling it again, without a reason, forgets none.
  expect((await admin('PATCH', 'identity', { status: 'disabled' }, own.token)).status).toBe(200);
  const before = await events();
  for (const [method, path, body] of [
    ['PATCH', 'identity', enable],
    ['POST', 'identity-setup-link', { intent: 'reconfigure' }],
    ['POST', 'identity-setup-link', { intent: 'setup' }],
  ] as const) {
    const refused = await admin(method, path, body, own.token);
    expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'person_required']);
    expect(refused.body.detail).toContain('sign-in allow');
  }
  expect([await state(), await events()]).toEqual(['disabled', before]);
  expect(await admin('POST', 'identity-setup-link', { intent: 'reconfigure' }, person.token)).toMatchObject({
    status: 201,
  });
  expect((await admin('PATCH', 'identity', enable, person.token)).status).toBe(200);
  expect(await state()).toBe('active');
  // The next stop, without a reason, is lifted as before.
  expect((await admin('PATCH', 'identity', { status: 'disabled' }, own.token)).status).toBe(200);
  expect((await admin('PATCH', 'identity', enable, own.token)).status).toBe(200);
});

test('an operator can lift a stop, and the reason is recorded', async () => {
  const { own, state } = await makeSignIn();
  await admin('PATCH', 'identity', disable, own.token);
  const config = readConfig({ DATABASE_URL: databaseUrl });
  const allow = (slug: string, reason: string) => signInAllowCommand(config, { slug, reason }, () => {});
  await expect(allow(own.namespace, 'why')).rejects.toThrow('at least 8 characters');
  await expect(allow('absent', 'the provider was cleaned up')).rejects.toThrow('no account "absent"');
  expect(await state()).toBe('disabled');
  await allow(own.namespace, 'the provider was cleaned up');
  expect(await state()).toBe('active');
  expect(
    await api.db.auditEvent.findFirst({
      where: { customerId: own.customerId, action: 'identity-integration.enable' },
    }),
  ).toMatchObject({ actorType: 'operator', reason: 'the provider was cleaned up' });
});

test('a reason that is added to a stop later counts', async () => {
  const { own, state } = await makeSignIn();
  expect((await admin('PATCH', 'identity', { status: 'disabled' }, own.token)).status).toBe(200);
  expect((await admin('PATCH', 'identity', disable, own.token)).status).toBe(200);
  expect((await admin('PATCH', 'identity', enable, own.token)).body.code).toBe('person_required');
  expect(await state()).toBe('disabled');
});

test('a caller who lacks a scope of a key cannot revoke it', async () => {
  const made = (await admin('POST', 'api-keys', { name: 'wide' })).body;
  const before = await events();
  expect(await admin('DELETE', `api-keys/${made.id}`, undefined, narrow)).toMatchObject(lacking);
  expect(await events()).toBe(before);
  expect(await api.db.apiKey.findUniqueOrThrow({ where: { id: made.id } })).toMatchObject({ revokedAt: null });
  const small = (await admin('POST', 'api-keys', { name: 'small', scopes: ['admin:write'] })).body;
  expect((await admin('DELETE', `api-keys/${small.id}`, undefined, narrow)).status).toBe(200);
  expect((await admin('DELETE', `api-keys/${made.id}`)).status).toBe(200);
});

test('a caller who lacks a scope of a person’s role can neither remove them nor revoke their invitation', async () => {
  const [owner, developer] = [await makePerson('owner'), await makePerson('developer')];
  const invited = await api.db.customerUser.create({
    data: { customerId: tenant.customerId, email: 'i@example.com', displayName: 'x', roleSlug: 'admin' },
  });
  const expiresAt = new Date(Date.now() + 60_000);
  const invitation = await api.db.invitation.create({
    data: {
      customerId: tenant.customerId,
      customerUserId: invited.id,
      tokenDigest: new Uint8Array(32).fill(7),
      expiresAt,
    },
  });
  const before = await events();
  for (const path of [
    `customer-users/${owner.id}`,
    `customer-users/${developer.id}`,
    `customer-users/${invited.id}`,
    `invitations/${invitation.id}`,
  ])
    expect(await admin('DELETE', path, undefined, narrow)).toMatchObject(lacking);
  expect(await events()).toBe(before);
  expect((await api.call('/v1/admin/account', { token: owner.token })).status).toBe(200);
  const operator = await makeSession(api.db, tenant, ['compute:read', 'compute:write', 'admin:write']);
  expect((await admin('DELETE', `customer-users/${developer.id}`, undefined, operator)).status).toBe(200);
  expect((await admin('DELETE', `invitations/${invitation.id}`)).status).toBe(200);
  await makePerson('owner');
  expect((await admin('DELETE', `customer-users/${owner.id}`)).status).toBe(200);
});

test('a caller who lacks a scope of a principal cannot delete it, but can disable it', async () => {
  const provider = await admin('POST', 'identity/providers', {
    display_name: 'CI',
    issuer,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
    audiences: ['a'],
  });
  const principal = await admin('POST', 'identity/principals', {
    trusted_issuer_id: provider.body.id,
    display_name: 'x',
    subject_match_type: 'exact',
    subject_match_value: subject,
    scopes: ['compute:write'],
    max_session_ttl_seconds: 600,
  });
  const path = `identity/principals/${principal.body.id}`;
  expect(await admin('DELETE', path, undefined, narrow)).toMatchObject(lacking);
  expect((await admin('PATCH', path, { status: 'disabled' }, narrow)).status).toBe(200);
  expect((await admin('DELETE', path)).status).toBe(200);
});

test('a caller who lacks scopes gets the same 404 for absent targets and another customer’s', async () => {
  const foreign = await makePerson('owner', stranger);
  const said = async (path: string) => {
    const { status, body } = await admin('DELETE', path, undefined, narrow);
    return [status, body.code, body.detail];
  };
  expect(await said(`api-keys/${stranger.keyId}`)).toEqual(await said(`api-keys/${randomUUID()}`));
  expect(await said(`customer-users/${foreign.id}`)).toEqual(await said(`customer-users/${randomUUID()}`));
  expect((await said(`customer-users/${foreign.id}`))[0]).toBe(404);
});
