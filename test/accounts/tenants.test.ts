/** Several tenants of one account: what is of one, what of all, and what a tenant waits for. */

import { makeSession } from '../support/apiServer.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { allotTo } from '../support/limits.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { api, tenant, stranger, stop } = {} as Teams;
let staging: { id: string; namespace: string };
const key = makeKey('ES256', 'key-1');

const admin = (method: string, path: string, body?: unknown, token = tenant.token) =>
  api.call(`/v1/admin/${path}`, { method, token, headers: { 'content-type': 'application/json' }, body });

beforeAll(async () => {
  ({ api, tenant, stranger, stop } = await startTeams());
  staging = (await admin('POST', 'tenants', { slug: 'staging', display_name: 'Staging' })).body;
});
afterAll(() => stop?.());

/** A session whose scopes hold in team-a's first tenant alone. */
async function confined(): Promise<string> {
  const body = { name: 'confined', scopes: ['admin:read', 'admin:write', 'compute:read'], reach: 'tenant' };
  const made = await admin('POST', 'api-keys', body);
  const { id, secret } = made.body;
  const grant = { grant_type: 'client_credentials', client_id: id, client_secret: secret };
  return (await api.call('/v1/auth/token', { method: 'POST', body: grant })).body.access_token;
}

describe('principals', () => {
  const principal = (changes: object) => ({
    trusted_issuer_id: providerId,
    display_name: 'deploy',
    subject_match_type: 'exact',
    subject_match_value: subject,
    scopes: ['compute:read'],
    max_session_ttl_seconds: 600,
    ...changes,
  });
  let providerId: string;
  beforeAll(async () => {
    const provider = {
      display_name: 'CI',
      issuer,
      jwks_source_type: 'stored-jwks',
      audiences: [audience],
      jwks_document: { keys: [key.jwk] },
    };
    providerId = (await admin('POST', 'identity/providers', provider)).body.id;
  });
  const idsSeen = async (token?: string) =>
    (await admin('GET', 'identity/principals', undefined, token)).body.principals.map(({ id }: { id: string }) => id);

  test('of every tenant are made, listed, changed, and deleted by who may in the account, and by no one else', async () => {
    const made = await admin('POST', 'identity/principals', principal({ tenant_id: staging.id, reach: 'tenant' }));
    expect([made.status, made.body.tenant_id]).toEqual([201, staging.id]);
    const path = `identity/principals/${made.body.id}`;
    expect(await idsSeen()).toContain(made.body.id);
    expect((await admin('PATCH', path, { display_name: 'renamed' })).body.display_name).toBe('renamed');
    const narrow = await confined();
    const own = await admin('POST', 'identity/principals', principal({ reach: 'tenant' }), narrow);
    expect([own.status, await idsSeen(narrow)]).toEqual([201, [own.body.id]]);
    expect((await admin('POST', 'identity/principals', principal({ tenant_id: staging.id }), narrow)).status).toBe(404);
    for (const token of [narrow, stranger.token])
      for (const [method, body] of [['GET'], ['PATCH', { display_name: 'x' }], ['DELETE']] as const)
        expect([method, (await admin(method, path, body, token)).status]).toEqual([method, 404]);
    expect((await admin('DELETE', path)).status).toBe(200);
  });

  test('the tenant_id of an exchange chooses the tenant of the session, and is never ignored', async () => {
    const of = async (changes: object) =>
      (await admin('POST', 'identity/principals', principal(changes))).body.id as string;
    const [wide, narrow] = [await of({ reach: 'account' }), await of({ reach: 'tenant' })];
    const exchange = (principal_id: string, tenant_id?: string) =>
      api.call('/v1/auth/token', {
        method: 'POST',
        body: {
          grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
          subject_token: signToken(key, soundClaims(Math.floor(Date.now() / 1_000))),
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          principal_id,
          ...(tenant_id !== undefined && { tenant_id }),
        },
      });
    const tenantOf = async (answer: { status: number; body: { access_token: string } }) => {
      expect(answer.status).toBe(200);
      return (await api.call('/v1/admin/account', { token: answer.body.access_token })).body.actor.tenant_id;
    };
    expect(await tenantOf(await exchange(wide))).toBe(tenant.tenantId);
    expect(await tenantOf(await exchange(wide, staging.id))).toBe(staging.id);
    expect(await tenantOf(await exchange(narrow, tenant.tenantId.toUpperCase()))).toBe(tenant.tenantId);
    for (const [principalId, tenantId] of [
      [narrow, staging.id],
      [wide, stranger.tenantId],
      [wide, crypto.randomUUID()],
      [wide, 'staging'],
    ] as const) {
      const refused = await exchange(principalId, tenantId);
      expect([tenantId, refused.status, refused.body.error]).toEqual([tenantId, 400, 'invalid_request']);
    }
    const refusals = await api.db.auditEvent.findMany({ where: { action: 'token.exchange-refused', actorId: narrow } });
    expect(refusals.map(({ reason }) => reason)).toEqual([expect.stringMatching(/^tenant: expected/)]);
  });
});

describe('admission', () => {
  const waits = async (path: string) =>
    (await admin('GET', path)).body.tenants.map(({ waits_for }: { waits_for: string | null }) => waits_for);
  const missing = 'the operator has to give it an allotment of a machine class';

  test('what a tenant waits for is shown until it is admitted, and an invitation says when to come again', async () => {
    const invite = () =>
      admin('POST', 'customer-users/invite', { email: 'a@example.com', display_name: 'A', role_slug: 'viewer' });
    expect([await waits('account'), await waits('tenants')]).toEqual([
      [missing, missing],
      [missing, missing],
    ]);
    const refused = await invite();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      409,
      'runtime_admission_pending',
      '5',
    ]);
    await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { admittedAt: new Date() } });
    expect(await waits('account')).toEqual([null, missing]);
    expect((await invite()).body.code).not.toBe('runtime_admission_pending');
  });
});

test('a neighbor’s machine on a reserved host is none of the caller’s capacity', async () => {
  await api.db.machineClass.create({ data: { name: 'c', cpuFamily: 'x', memoryGiB: 64, regions: ['region-1'] } });
  await allotTo(api.db, tenant.tenantId, 'c', { reserved_hosts: 1 });
  const host = {
    name: 'reserved',
    region: 'region-1',
    className: 'c',
    workload: 'VirtualMachine',
    driver: 'simulated',
    cpu: 8,
    memoryGiB: 64,
    diskGiB: 100,
    machinesHeld: 1,
    reservedTenantId: tenant.tenantId,
  };
  await api.db.host.create({ data: host });
  const place = (tenantId: string) =>
    api.db.placement.create({
      data: {
        machineUid: crypto.randomUUID(),
        tenantId,
        workload: 'VirtualMachine',
        attempt: 1,
        hostName: 'reserved',
        className: 'c',
        minimumSeconds: 0,
        capacitySource: 'on-demand',
        cpu: 1,
        memoryGiB: 1,
        diskGiB: 1,
      },
    });
  const capacity = async () => {
    const token = await makeSession(api.db, tenant);
    const { reserved_in_use, reserved_available } = (await admin('GET', 'fleet/capacity', undefined, token)).body
      .capacity[0];
    return [reserved_in_use, reserved_available];
  };
  await place(stranger.tenantId);
  expect(await capacity()).toEqual([0, 1]);
  await place(tenant.tenantId);
  expect(await capacity()).toEqual([1, 0]);
});
