/**
 * Every operation of the OpenAPI document × a member of one tenant against what another tenant of the same account has.
 * An operation that is added without a row here fails. docs/security.md names these tests.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { type Answer, makeSession, vm } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { makeKey, signToken, soundClaims } from '../support/federation/signedTokens.ts';
import { makePerson } from '../support/people.ts';
import { startTeams, type Teams } from '../support/teams.ts';

let { databaseUrl, api, tenant, stop } = {} as Teams;
/** What the other tenant has, by the first words of the paths that lead to it. */
let theirs: Record<string, string>;
let other: { tenantId: string; namespace: string; token: string; owner: string };
let members: Record<string, string>;
/** Nothing that a member of the first tenant receives contains one of these. */
let marks: string[];
const signing = makeKey('ES256', 'key-1');
const publicKey = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIB2hCdv+OD3qU9OABnt8DRv5bsjHnxjCmfJA0Ha91Ggu';
const zebra = `zebra-${randomBytes(4).toString('hex')}`;

interface Described {
  method: string;
  path: string;
  operationId: string;
}
const operations: Described[] = [];

const compute = '/v1/compute/apis/compute.service/v1alpha1/namespaces';
const send = (method: string, path: string, token: string, body?: unknown): Promise<Answer> =>
  api.call(path, {
    method: method.toUpperCase(),
    token,
    ...(body !== undefined && {
      body,
      headers: {
        'content-type':
          path.startsWith('/v1/compute') && method === 'patch' ? 'application/merge-patch+json' : 'application/json',
      },
    }),
  });
async function made(path: string, token: string, body: unknown) {
  const answer = await send('post', path, token, body);
  expect([path, answer.status, answer.text]).toEqual([path, 201, expect.anything()]);
  return answer.body;
}

beforeAll(async () => {
  ({ databaseUrl, api, tenant, stop } = await startTeams());
  const { customerId } = tenant;
  await api.db.tenant.update({ where: { id: tenant.tenantId }, data: { isDefault: true, admittedAt: new Date() } });
  const owner = await makePerson(api.db, tenant, 'owner');
  const second = await made('/v1/admin/tenants', owner.token, { slug: zebra, display_name: zebra });
  const inOther = { customerId, tenantId: second.id as string };
  const ownerThere = await makePerson(api.db, inOther, 'owner', { name: zebra });
  const memberThere = await makePerson(api.db, inOther, 'admin', { inTenant: true, name: zebra });
  const token = ownerThere.token;
  const confined = await made('/v1/admin/api-keys', token, { name: zebra, reach: 'tenant' });
  const wide = await made('/v1/admin/api-keys', token, { name: zebra });
  const provider = await made('/v1/admin/identity/providers', token, {
    display_name: zebra,
    issuer: `https://${zebra}.example.com`,
    jwks_source_type: 'stored-jwks',
    jwks_document: { keys: [signing.jwk] },
    audiences: ['https://x'],
  });
  const principal = (reach: string) =>
    made('/v1/admin/identity/principals', token, {
      trusted_issuer_id: provider.id,
      display_name: zebra,
      subject_match_type: 'exact',
      reach,
      subject_match_value: zebra,
      scopes: ['compute:read'],
    });
  const [confinedPrincipal, widePrincipal] = [await principal('tenant'), await principal('account')];
  const invited = await made('/v1/admin/customer-users/invite', token, {
    ...{ email: `${zebra}@example.com`, display_name: zebra, role_slug: 'viewer', tenant_id: second.id },
  });
  const invitation = await api.db.invitation.findFirstOrThrow({ where: { customerUserId: invited.customer_user_id } });
  const machine = await made(`${compute}/${second.namespace}/virtualmachines`, token, vm(zebra));
  const session = await api.db.session.findFirstOrThrow({ where: { actorId: memberThere.id } });
  const webhook = await made('/v1/admin/webhooks', token, {
    ...{ name: zebra, url: `https://${zebra}.example.com/`, event_types: ['machine.ready'], tenant_id: second.id },
  });
  const sshKey = await made('/v1/admin/ssh-keys', token, { name: zebra, public_key: publicKey });
  const delivery = await api.db.webhookDelivery.create({
    data: {
      webhookId: webhook.id,
      eventId: randomUUID(),
      eventType: 'machine.ready',
      lane: zebra,
      subject: zebra,
      data: { name: zebra },
    },
  });
  await api.db.lifecycle.create({
    data: {
      machineUid: randomUUID(),
      customerId,
      tenantId: second.id,
      resourceKind: 'VirtualMachine',
      resourceClass: zebra,
      resourceName: zebra,
      minimumSeconds: 60,
      startedAt: BigInt(Math.floor(Date.now() / 1_000) - 600),
    },
  });
  other = { tenantId: second.id, namespace: second.namespace, token, owner: ownerThere.id };
  theirs = {
    '/v1/admin/api-keys': confined.id,
    '/v1/admin/api-keys#wide': wide.id,
    '/v1/admin/identity/providers': provider.id,
    '/v1/admin/identity/principals': confinedPrincipal.id,
    '/v1/admin/identity/principals#wide': widePrincipal.id,
    '/v1/admin/customer-users': memberThere.id,
    '/v1/admin/customer-users#invited': invited.customer_user_id,
    '/v1/admin/invitations': invitation.id,
    '/v1/admin/sessions': session.id,
    '/v1/admin/ssh-keys': sshKey.id,
    '/v1/admin/webhooks': webhook.id,
    '/v1/admin/webhook-deliveries': delivery.id,
  };
  marks = [zebra, second.id, machine.metadata.uid, ownerThere.id, ...Object.values(theirs)];
  // A key, which has no people's way in, and the most and the least that people may have in a tenant.
  const key = await made('/v1/admin/api-keys', owner.token, { name: 'own', role_slug: 'owner', reach: 'tenant' });
  const minted = await api.call('/v1/auth/token', {
    method: 'POST',
    body: { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret },
  });
  members = {
    owner: (await makePerson(api.db, tenant, 'owner', { inTenant: true })).token,
    developer: (await makePerson(api.db, tenant, 'developer', { inTenant: true })).token,
    viewer: (await makePerson(api.db, tenant, 'viewer', { inTenant: true })).token,
    key: minted.body.access_token,
  };
  const { body: document } = await api.call('/openapi.json');
  for (const [path, item] of Object.entries<Record<string, { operationId?: string }>>(document.paths))
    for (const method of ['get', 'post', 'put', 'patch', 'delete'])
      if (item[method]) operations.push({ method, path, operationId: item[method].operationId! });
});
afterAll(() => stop?.());

/** A body for each operation of the admin API that has one. `id` is a tenant, where the body can name one. */
const bodies: Record<string, (id: string) => unknown> = {
  createTenant: () => ({ slug: 'mine', display_name: 'x' }),
  createLimitRequest: () => ({ limit: 'cpu', amount: 5, reason: 'x' }),
  createApiKey: (tenant_id) => ({ name: 'x', tenant_id }),
  rotateApiKey: () => ({}),
  restrictApiKey: () => ({ source_ranges: [] }),
  createIdentityProvider: () => ({
    display_name: 'x',
    issuer: 'https://x.example.com',
    jwks_source_type: 'stored-jwks',
    audiences: ['x'],
    jwks_document: { keys: [makeKey('ES256', 'key-1').jwk] },
  }),
  updateIdentityProvider: () => ({ display_name: 'x' }),
  testIdentityProvider: () => ({ subject_token: 'no.token.atall' }),
  replaceStoredKeys: () => ({ jwks_document: { keys: [makeKey('ES256', 'k').jwk] } }),
  setTokenAge: () => ({ max_token_age_seconds: 60 }),
  revokeIdentityProviderSessions: () => ({}),
  createPrincipal: (tenant_id) => ({
    tenant_id,
    trusted_issuer_id: randomUUID(),
    display_name: 'x',
    subject_match_type: 'exact',
    subject_match_value: 'x',
    scopes: ['compute:read'],
  }),
  updatePrincipal: () => ({ display_name: 'x' }),
  setReplayProtection: () => ({ enabled: true }),
  restrictPrincipal: () => ({ source_ranges: [] }),
  switchIdentityIntegration: () => ({ status: 'disabled' }),
  createIdentitySetupLink: () => ({ intent: 'setup' }),
  inviteTeammate: (tenant_id) => ({ email: 'x@example.com', display_name: 'x', role_slug: 'viewer', tenant_id }),
  changeCustomerUserRole: () => ({ role_slug: 'viewer' }),
  addSshKey: () => ({ name: 'x', public_key: publicKey }),
  createWebhook: (tenant_id) => ({
    ...{ name: 'x', url: 'https://x.example.com/', event_types: ['machine.ready'], tenant_id },
  }),
  updateWebhook: () => ({ name: 'x' }),
  rotateWebhookSecret: () => ({}),
  testWebhook: () => undefined,
  replayWebhookDelivery: () => undefined,
  endMade: () => ({ type: 'human', id: other.owner }),
};
/** These need no session, are about the own one, or respond to a browser; other tests cover them. */
const withoutSession = /^\/(livez|readyz|\.well-known|v1\/auth)|\/registrations$/;

/** What the client reads, without what differs from request to request. */
function said({ status, text }: Answer, ...names: string[]): unknown[] {
  let plain = text.replaceAll(/"request_id":"[^"]*"|equest [-0-9a-f]{36}/g, '');
  for (const name of names) plain = plain.replaceAll(name, 'NAME');
  return [status, plain];
}
const bodyOf = ({ operationId, path, method }: Described, id: string): unknown => {
  if (method === 'get' || method === 'delete') return undefined;
  if (path.startsWith('/v1/compute')) return path.endsWith('/virtualmachines') ? vm(zebra) : {};
  const body = bodies[operationId];
  // A new operation needs a body here.
  if (!body) throw new Error(`no body for ${operationId}`);
  return body(id);
};
const rowsOf = async () => {
  const tables = [
    'api_keys',
    'principals',
    'customer_users',
    'invitations',
    'identity_providers',
    'machines',
    'ssh_keys',
    'tenants',
    'webhooks',
    'webhook_deliveries',
  ];
  const rows = tables.map((table) =>
    query(databaseUrl, `SELECT t FROM ${table} t WHERE t::text LIKE '%${zebra}%' ORDER BY 1`),
  );
  return JSON.stringify(await Promise.all(rows));
};

test('a member of one tenant sees and changes nothing of another: each operation says of it what it says of nothing', async () => {
  const before = await rowsOf();
  const tried = new Set<string>();
  for (const [member, token] of Object.entries(members)) {
    for (const operation of operations) {
      const { method, path, operationId } = operation;
      if (withoutSession.test(path) || path === '/openapi.json') continue;
      const ask = async (named: { id: string; namespace: string; name: string }) => {
        const values = { ...named, port: '22' };
        const url = path.replaceAll(/\{(\w+)\}/g, (_, name: keyof typeof values) => {
          if (values[name] === undefined) throw new Error(`no value for {${name}} in ${path}`);
          return values[name];
        });
        const answer = await send(method, url, token, bodyOf(operation, values.id));
        const seen = marks.filter((mark) =>
          answer.text
            .replaceAll(values.id, '')
            .replaceAll(values.namespace, '')
            .replaceAll(values.name, '')
            .includes(mark),
        );
        expect([member, operationId, url, seen]).toEqual([member, operationId, url, []]);
        return { answer, values };
      };
      const isOfOne =
        path.includes('{') || JSON.stringify(bodyOf(operation, other.tenantId) ?? '').includes(other.tenantId);
      const ids = path.includes('{id}') ? Object.values(theirs) : [other.tenantId];
      for (const id of isOfOne ? ids : [randomUUID()]) {
        const foreign = await ask({ id, namespace: other.namespace, name: zebra });
        if (!isOfOne) continue;
        const absent = await ask({ id: randomUUID(), namespace: 'absent-namespace', name: 'absent' });
        const of = ({ answer, values }: typeof foreign) => said(answer, values.id, values.namespace, values.name);
        expect([member, operationId, ...of(foreign)]).toEqual([member, operationId, ...of(absent)]);
        if (path.includes('{id}')) expect([operationId, foreign.answer.status >= 400]).toEqual([operationId, true]);
      }
      tried.add(operationId);
    }
  }
  expect(tried.size).toBeGreaterThan(60);
  expect(await rowsOf()).toBe(before);
}, 300_000);

test('the same operations reach these objects for the owner of the account, so the wall is what hides them', async () => {
  const found = new Set<string>();
  for (const operation of operations.filter(({ path, method }) => path.includes('{id}') && method === 'get')) {
    const [, id] = Object.entries(theirs).find(([start]) => operation.path.startsWith(`${start}/`))!;
    const answer = await send('get', operation.path.replace('{id}', id), other.token);
    expect([operation.operationId, answer.status]).toEqual([operation.operationId, 200]);
    found.add(operation.operationId);
  }
  expect(found.size).toBeGreaterThan(2);
  for (const [start, id] of Object.entries(theirs).filter(([start]) =>
    /api-keys|customer-users|invitations|ssh-keys/.test(start),
  )) {
    const list = await send('get', start.replace(/#.*/, ''), other.token);
    expect([start, list.text.includes(id)]).toEqual([start, true]);
  }
  for (const path of ['account', 'tenants', 'billing/usage', 'billing/lifecycles', 'audit-events'])
    expect([path, (await send('get', `/v1/admin/${path}`, other.token)).text.includes(zebra)]).toEqual([path, true]);
  // Every path with an id leads to something that the first test tried.
  const starts = Object.keys(theirs).map((start) => start.replace(/#.*/, ''));
  for (const { path } of operations.filter((each) => each.path.includes('{id}')))
    expect([path, starts.some((start) => path.startsWith(`${start}/`))]).toEqual([path, true]);
});

test('a member sees their own tenant by the same operations', async () => {
  const token = members['owner']!;
  for (const path of ['account', 'tenants', 'kubeconfig', 'fleet/usage', 'fleet/capacity'])
    expect([path, (await send('get', `/v1/admin/${path}`, token)).status]).toEqual([path, 200]);
  expect((await send('get', '/v1/admin/tenants', token)).body.tenants).toHaveLength(1);
  expect((await send('get', `${compute}/team-a/virtualmachines`, token)).status).toBe(200);
  const key = await made('/v1/admin/api-keys', token, { name: 'k' });
  expect(key).toMatchObject({ reach: 'tenant', tenant_id: tenant.tenantId });
  expect((await send('get', '/v1/admin/api-keys', token)).body.api_keys[0].id).toBe(key.id);
  await made('/v1/admin/customer-users/invite', token, {
    ...{ email: 'new@example.com', display_name: 'x', role_slug: 'developer', tenant_id: tenant.tenantId },
  });
  // What only the account has is refused with the reason.
  const refused = await send('get', '/v1/admin/audit-events', token);
  expect([refused.status, refused.body.code]).toEqual([403, 'insufficient_scope']);
  expect(refused.body.detail).toContain('in the account');
});

test('someone who is known in another tenant is invited as anyone else is', async () => {
  const token = members['owner']!;
  const invite = (email: string) =>
    send('post', '/v1/admin/customer-users/invite', token, {
      ...{ email, display_name: 'x', role_slug: 'viewer', tenant_id: tenant.tenantId },
    });
  const known = await invite(`${zebra}@example.com`);
  const unknown = await invite('unknown@example.com');
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  expect(known.status).toBe(201);
  expect(Object.values(theirs)).not.toContain(known.body.customer_user_id);
});

test('pages show a member their own tenant only', async () => {
  const ask = (token: string) => api.call('/account', { headers: { cookie: `__Host-session=${token}` } });
  expect((await ask(members['owner']!)).text).not.toContain(zebra);
  expect((await ask(other.token)).text).toContain(zebra);
});

test('introspection, revocation, and exchange do not reach another tenant with a confined key', async () => {
  const owner = await makePerson(api.db, tenant, 'owner');
  const key = await made('/v1/admin/api-keys', owner.token, { name: 'k', reach: 'tenant' });
  const credentials = { client_id: key.id, client_secret: key.secret };
  const introspect = async (token: string) =>
    (await api.call('/v1/auth/introspect', { method: 'POST', body: { token, ...credentials } })).body.active;
  expect([await introspect(other.token), await introspect(owner.token)]).toEqual([false, true]);
  const own = await makeSession(api.db, tenant);
  const victim = (await makePerson(api.db, { ...tenant, tenantId: other.tenantId }, 'viewer')).token;
  for (const token of [victim, own])
    await api.call('/v1/auth/revoke', { method: 'POST', body: { token, ...credentials } });
  const isAlive = async (token: string) => (await send('get', '/v1/admin/account', token)).status;
  expect([await isAlive(victim), await isAlive(own)]).toEqual([200, 401]);
  const claims = { iss: `https://${zebra}.example.com`, aud: 'https://x', sub: zebra };
  const exchange = (sent: object = {}) =>
    api.call('/v1/auth/token', {
      method: 'POST',
      body: {
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subject_token: signToken(signing, soundClaims(Math.floor(Date.now() / 1_000), claims)),
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
        principal_id: theirs['/v1/admin/identity/principals'],
        ...sent,
      },
    });
  expect([(await exchange(credentials)).status, (await exchange()).status]).toEqual([400, 200]);
});
