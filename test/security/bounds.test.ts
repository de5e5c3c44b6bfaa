/** Operations that make, change, or rotate what gives access × the bounds of the key that asks: no key widens anything. */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Scope, scopes } from '../../src/domain/scopes.ts';
import { createApiKey } from '../../src/store/accounts/apiKeys.ts';
import { type Answer, makeSession } from '../support/apiServer.ts';
import { makeKey } from '../support/federation/signedTokens.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stop } = {} as Teams;
let owner: { token: string };
const inside = '127.0.0.2';
const ranges = [`${inside}/32`];
const hour = () => new Date(Date.now() + 3_600_000);
const year = () => new Date(Date.now() + 300 * 86_400_000);

beforeAll(async () => {
  ({ api, tenant, stop } = await startTeams());
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { isDefault: true, admittedAt: new Date() } });
  await api.db.identityIntegration.create({
    data: {
      customerId: tenant.customerId,
      status: 'disabled',
      issuer: 'https://people.example.com',
      clientId: 'x',
      clientSecretSealed: 'sealed',
      emailDomains: ['example.com'],
    },
  });
  owner = await makePerson(api.db, tenant, 'owner');
});
afterAll(() => stop?.());

interface Asker {
  token: string;
  /** The key that asks; null for a person. */
  keyId: string | null;
}

const admin = (method: string, path: string, { token }: Asker, body?: unknown): Promise<Answer> =>
  api.call(`/v1/admin/${path}`, { method, token, body, from: inside, headers: { 'content-type': 'application/json' } });

interface Bound {
  scopes?: Scope[];
  reach?: 'account' | 'tenant';
  sourceRanges?: string[];
  dpopBound?: boolean;
  expiresAt?: Date;
}

async function newKey(bound: Bound, makerId = 'test'): Promise<string> {
  const { customerId, tenantId } = tenant;
  const maker = { type: makerId === 'test' ? ('operator' as const) : ('api-key' as const), id: makerId };
  const made = await createApiKey(api.db, {
    customerId,
    tenantId,
    name: 'k',
    scopes,
    maker,
    expiresAt: year(),
    ...bound,
  });
  return made.key.id;
}

async function asker(bound: Bound): Promise<Asker> {
  const keyId = await newKey(bound);
  return { keyId, token: await makeSession(api.db, { ...tenant, keyId }, bound.scopes ?? scopes) };
}

async function provider(): Promise<string> {
  const made = await admin('POST', 'identity/providers', { ...owner, keyId: null }, providerBody());
  return made.body.id;
}
const providerBody = () => ({
  display_name: 'x',
  issuer: `https://${randomUUID()}.example.com`,
  jwks_source_type: 'stored-jwks',
  audiences: ['x'],
  jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
});
const principalBody = (trusted_issuer_id: string) => ({
  ...{ trusted_issuer_id, display_name: 'x', subject_match_type: 'exact', subject_match_value: 'x', scopes },
});
/** A principal that may do everything, from anywhere; with its provider. */
async function principal(more: object = {}): Promise<{ id: string; trusted_issuer_id: string }> {
  const body = { ...principalBody(await provider()), ...more };
  return (await admin('POST', 'identity/principals', { ...owner, keyId: null }, body)).body;
}
const invited = (role_slug: string) => ({
  ...{ email: `p-${randomBytes(4).toString('hex')}@example.com`, display_name: 'x', role_slug },
});

/** Each would give more than a bound key has. `wide` keys are those that the asker made before it was bound. */
const operations: Record<string, (by: Asker) => Promise<Answer>> = {
  createApiKey: (by) =>
    admin('POST', 'api-keys', by, {
      name: 'x',
      scopes,
      reach: 'account',
      source_ranges: [],
      dpop_bound_access_tokens: false,
      expires_at: year().toISOString(),
    }),
  rotateApiKey: async (by) => admin('POST', `api-keys/${await newKey({}, by.keyId ?? 'test')}/rotate`, by, {}),
  restrictApiKey: async (by) => {
    const id = await newKey({ sourceRanges: ranges, dpopBound: true }, by.keyId ?? 'test');
    return admin('PATCH', `api-keys/${id}`, by, { source_ranges: [], dpop_bound_access_tokens: false });
  },
  createPrincipal: async (by) =>
    admin('POST', 'identity/principals', by, {
      ...principalBody(await provider()),
      reach: 'account',
      source_ranges: [],
      dpop_bound_access_tokens: false,
    }),
  updatePrincipal: async (by) =>
    admin('PATCH', `identity/principals/${(await principal()).id}`, by, { subject_match_value: 'thief' }),
  setReplayProtection: async (by) =>
    admin('PUT', `identity/principals/${(await principal()).id}/replay-protection`, by, { enabled: false }),
  restrictPrincipal: async (by) => {
    const { id } = await principal({ source_ranges: ranges, dpop_bound_access_tokens: true });
    return admin('PATCH', `identity/principals/${id}/restrictions`, by, {
      ...{ source_ranges: [], dpop_bound_access_tokens: false },
    });
  },
  updateIdentityProvider: async (by) =>
    admin('PATCH', `identity/providers/${(await principal()).trusted_issuer_id}`, by, { audiences: ['thief'] }),
  replaceStoredKeys: async (by) =>
    admin('PUT', `identity/providers/${(await principal()).trusted_issuer_id}/keys`, by, {
      jwks_document: { keys: [makeKey('ES256', 'key-2').jwk] },
    }),
  setTokenAge: async (by) =>
    admin('PUT', `identity/providers/${(await principal()).trusted_issuer_id}/token-age`, by, {
      max_token_age_seconds: 0,
    }),
  inviteTeammate: (by) => admin('POST', 'customer-users/invite', by, invited('owner')),
  changeCustomerUserRole: async (by) => {
    const { body } = await admin('POST', 'customer-users/invite', { ...owner, keyId: null }, invited('viewer'));
    return admin('PATCH', `customer-users/${body.customer_user_id}`, by, { role_slug: 'owner' });
  },
  createIdentitySetupLink: (by) => admin('POST', 'identity-setup-link', by, { intent: 'setup' }),
  switchIdentityIntegration: (by) => admin('PATCH', 'identity', by, { status: 'active' }),
};

/** Where a bound has nothing to say: only keys have an end of their own, and persons and principals none. */
const bounds: Record<string, { bound: Bound; only?: string[] }> = {
  'source ranges': { bound: { sourceRanges: ranges } },
  DPoP: { bound: { dpopBound: true } },
  expiry: { bound: { expiresAt: hour() }, only: ['createApiKey'] },
  scopes: { bound: { scopes: ['admin:read', 'admin:write'] } },
  tenant: { bound: { reach: 'tenant' } },
};

describe.each(Object.keys(bounds))('a key with a bound of %s', (name) => {
  const { bound, only } = bounds[name]!;
  test.each(only ?? Object.keys(operations))('gets nothing wider by %s', async (operation) => {
    const refused = await operations[operation]!(await asker(bound));
    expect([operation, refused.status, refused.text]).toEqual([
      ...[
        operation,
        expect.any(Number),
        expect.stringMatching(/scope_not_held|person_required|invalid|insufficient_scope|not_found/),
      ],
    ]);
    expect([operation, [403, 404, 422].includes(refused.status) || refused.text]).toEqual([operation, true]);
  });
});

test.each(Object.keys(operations))('a person without these bounds may use %s', async (operation) => {
  const allowed = await operations[operation]!({ ...owner, keyId: null });
  expect([operation, allowed.status < 300 || allowed.text]).toEqual([operation, true]);
});

test('a bound key still makes, narrows, and rotates what is bound as it is', async () => {
  const by = await asker({ sourceRanges: ranges, dpopBound: true });
  const made = await admin('POST', 'api-keys', by, { name: 'x' });
  expect(made.body).toMatchObject({ source_ranges: ranges, dpop_bound_access_tokens: true });
  expect((await admin('POST', `api-keys/${made.body.id}/rotate`, by, {})).status).toBe(201);
  const narrowed = await admin('PATCH', `api-keys/${await newKey({}, by.keyId!)}`, by, { scopes: ['compute:read'] });
  expect([narrowed.status, narrowed.body.scopes]).toEqual([200, ['compute:read']]);
});
