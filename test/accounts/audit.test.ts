/** One scripted day, by HTTP, by a Kubernetes client, and by operators' commands: each act is exactly one event. */
import { randomBytes } from 'node:crypto';
import { userInfo } from 'node:os';
import { openRefusedActs } from '../../src/api/callers/refusedActs.ts';
import { auditExportCommand, auditVerifyCommand } from '../../src/cli/audit/auditCommands.ts';
import { customersCreateCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { registrationsIssueCommand } from '../../src/cli/customers/registrationCommands.ts';
import { databaseUrlCommand } from '../../src/cli/deployment/backup.ts';
import { hostsCordonCommand } from '../../src/cli/fleet/hostCommands.ts';
import { fleetApplyCommand, migrateCommand } from '../../src/cli/operatorCommands.ts';
import { readConfig } from '../../src/settings/config.ts';
import type { AuditRow } from '../../src/store/core/audit.ts';
import { issueCode } from '../../src/store/people/registrations.ts';
import { type Answer, type Call, vm } from '../support/apiServer.ts';
import { deliverToSyslog, startChainer, verifyText } from '../support/auditCopies.ts';
import { audience, issuer, makeKey, signToken, soundClaims, subject } from '../support/federation/signedTokens.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { echo, echoes, forwardTo, makeReady, open, pathOf, startGuest } from '../support/tunnels/tunnelLab.ts';
import { waitFor } from '../support/wait.ts';

let chainer: ReturnType<typeof startChainer>;
let { databaseUrl, api, tenant, stranger, base, stop } = {} as Teams;
beforeAll(async () => {
  ({ databaseUrl, api, tenant, stranger, base, stop } = await startTeams(undefined, { SECRET_KEYS: secretKeys }));
  chainer = startChainer(api.db, secretKeys);
});
afterAll(async () => {
  await chainer?.close();
  await stop?.();
});

const kubectl = 'kubectl/v1.34.2 (linux/amd64) kubernetes/8cc511e';
const secretKeys = `k1:${randomBytes(32).toString('base64')}`;
const config = () => readConfig({ DATABASE_URL: databaseUrl, SECRET_KEYS: secretKeys });
const silent = () => {};
interface Expected {
  action: string;
  outcome?: 'success' | 'refused';
  actorType: string;
  actorId: string;
  requestId?: string | null;
  address?: string | null;
  userAgent?: string | null;
  target?: string;
  details?: object;
}

/** Every event, oldest first, through the API for the customer and from the database for those of no customer. */
async function events(): Promise<any[]> {
  const all: any[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const page: Answer = await api.call(`/v1/admin/audit-events${cursor && `?cursor=${encodeURIComponent(cursor)}`}`, {
      token: tenant.token,
    });
    expect(page.status).toBe(200);
    all.push(...page.body.audit_events);
    cursor = page.body.next_cursor;
  }
  return all.reverse();
}

test('of a day of a hundred operations, each is exactly one event that says who, from where, what, and with which outcome', async () => {
  const expected: Expected[] = [];
  const key = { actorType: 'api-key', actorId: tenant.keyId };
  const operator = { actorType: 'operator', actorId: 'command-line', address: null, userAgent: null, requestId: null };
  const before = (await events()).map(({ id }) => id);
  await fleetApplyCommand(config(), config().fleetFile, silent);

  /** Sends a request and notes the event that it must leave. */
  const act = async (
    path: string,
    call: Call,
    status: number,
    event: Omit<Expected, 'actorType' | 'actorId'> & Partial<Expected>,
  ) => {
    const userAgent = event.userAgent === undefined ? 'day/1' : event.userAgent;
    const answer = await api.call(path, {
      token: tenant.token,
      ...call,
      headers: { ...(userAgent !== null && { 'user-agent': userAgent }), ...(call.headers as Record<string, string>) },
    });
    expect([path, answer.status, answer.text]).toEqual([path, status, expect.anything()]);
    expected.push({
      ...key,
      address: '127.0.0.1',
      requestId: String(answer.headers['x-request-id']),
      ...event,
      userAgent,
    });
    return answer;
  };
  const machines = `${base}/virtualmachines`;
  const named = (name: string) => ({ kind: 'VirtualMachine', namespace: 'team-a', name });

  // 25 machines made by three clients, changed, and deleted; one of them had a workflow.
  const clients = ['day/1', kubectl, null];
  for (let i = 0; i < 25; i++)
    await act(machines, { method: 'POST', body: vm(`m-${i}`) }, 201, {
      action: 'machine.create',
      userAgent: clients[i % 3]!,
      details: named(`m-${i}`),
    });
  await api.db.$executeRaw`UPDATE machines SET claim_epoch = 1, claim_run_id = 'run' WHERE name = 'm-0'`;
  for (let i = 0; i < 10; i++)
    await act(`${machines}/m-${i}`, { method: 'PATCH', body: { metadata: { labels: { i: `${i}` } } } }, 200, {
      action: 'machine.update',
      userAgent: kubectl,
      details: named(`m-${i}`),
    });
  for (let i = 0; i < 20; i++)
    await act(`${machines}/m-${i}`, { method: 'DELETE' }, 200, { action: 'machine.delete', details: named(`m-${i}`) });
  // One request deletes the rest, each with an event of its own.
  const all = `${machines}?labelSelector=`;
  const rest = await act(all, { method: 'DELETE' }, 200, { action: 'machine.delete', details: named('m-20') });
  for (const name of ['m-21', 'm-22', 'm-23', 'm-24'])
    expected.push({
      ...key,
      action: 'machine.delete',
      address: '127.0.0.1',
      userAgent: 'day/1',
      details: named(name),
      requestId: String(rest.headers['x-request-id']),
    });

  // Sessions and wrong secrets.
  const credentials = { grant_type: 'client_credentials', client_id: tenant.keyId };
  for (let i = 0; i < 10; i++)
    await act(
      '/v1/auth/token',
      { method: 'POST', token: null, body: { ...credentials, client_secret: tenant.keySecret } },
      200,
      {
        action: 'session.create',
      },
    );
  await act('/v1/auth/token', { method: 'POST', token: null, body: { ...credentials, client_secret: 'wrong' } }, 401, {
    action: 'api-key.refuse',
    outcome: 'refused',
  });
  const provider = makeKey('ES256', 'key-1');
  const stored = { jwks_source_type: 'stored-jwks', jwks_document: { keys: [provider.jwk] } };
  const allowed = { scopes: ['compute:read'], max_session_ttl_seconds: 600 };
  const exact = { subject_match_type: 'exact', subject_match_value: subject };
  const made = await act(
    '/v1/admin/identity/providers',
    {
      method: 'POST',
      body: { display_name: 'CI', issuer, audiences: [audience], ...stored },
    },
    201,
    { action: 'identity-provider.create' },
  );
  const principal = await act(
    '/v1/admin/identity/principals',
    {
      method: 'POST',
      body: { trusted_issuer_id: made.body.id, display_name: 'deploy', ...exact, ...allowed },
    },
    201,
    { action: 'principal.create' },
  );
  const workload = { actorType: 'workload', actorId: principal.body.id as string };
  const exchange = (token: string) => ({
    method: 'POST',
    token: null,
    body: {
      grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
      subject_token: token,
      subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
      principal_id: principal.body.id,
    },
  });
  const seconds = () => Math.floor(Date.now() / 1_000);
  for (let i = 0; i < 5; i++)
    await act('/v1/auth/token', exchange(await signToken(provider, soundClaims(seconds(), { jti: `day-${i}` }))), 200, {
      action: 'token.exchange',
      ...workload,
    });
  const foreign = await signToken(provider, soundClaims(seconds(), { aud: 'another' }));
  await act('/v1/auth/token', exchange(foreign), 400, {
    action: 'token.exchange-refused',
    outcome: 'refused',
    ...workload,
  });

  // What a session may not do.
  const narrow = await api.call('/v1/auth/token', {
    method: 'POST',
    body: { ...credentials, client_secret: tenant.keySecret, scope: 'compute:read' },
  });
  expected.push({
    ...key,
    action: 'session.create',
    requestId: String(narrow.headers['x-request-id']),
    address: '127.0.0.1',
    userAgent: null,
  });
  const refused = { action: 'request.refuse', outcome: 'refused' as const };
  const token = narrow.body.access_token as string;
  const one = '/v1/compute/apis/compute.service/v1alpha1/namespaces/{namespace}/virtualmachines';
  await act(machines, { method: 'POST', token, body: vm('no') }, 403, { ...refused, target: `POST ${one}` });
  await act(`${machines}/ghost`, { method: 'DELETE' }, 404, { ...refused, target: `DELETE ${one}/{name}` });
  await act(`${base.replace('team-a', 'team-b')}/virtualmachines`, {}, 403, { ...refused, target: `GET ${one}` });
  await act('/v1/admin/api-keys', { method: 'POST', token, body: { name: 'x' } }, 403, {
    ...refused,
    target: 'POST /v1/admin/api-keys',
  });

  // Accounts.
  for (let i = 0; i < 5; i++) {
    const apiKey = await act('/v1/admin/api-keys', { method: 'POST', body: { name: `k-${i}` } }, 201, {
      action: 'api-key.create',
    });
    await act(`/v1/admin/api-keys/${apiKey.body.id}`, { method: 'DELETE' }, 200, {
      action: 'api-key.revoke',
      target: apiKey.body.id,
    });
  }
  await act('/v1/admin/tenants', { method: 'POST', body: { slug: 'second', display_name: 'Second' } }, 201, {
    action: 'tenant.create',
  });
  const session = await api.db.session.findFirstOrThrow({
    where: { actorId: tenant.keyId, revokedAt: null, scopes: { equals: ['compute:read'] } },
  });
  await act(`/v1/admin/sessions/${session.id}`, { method: 'DELETE' }, 200, {
    action: 'session.revoke',
    target: session.id,
  });
  await act(`/v1/admin/identity/principals/${principal.body.id}`, { method: 'DELETE' }, 200, {
    action: 'principal.delete',
  });
  await act(`/v1/admin/identity/providers/${made.body.id}`, { method: 'DELETE' }, 200, {
    action: 'identity-provider.delete',
  });

  // A tunnel, which ends later.
  const guest = await startGuest(echo);
  const uid = await makeReady(api, tenant, 'door', [forwardTo(guest)]);
  const [door] = await api.db.auditEvent.findMany({ where: { action: 'machine.create', target: uid } });
  expected.push({ ...key, action: 'machine.create', requestId: door!.requestId, target: uid });
  const tunnel = await open(api, pathOf('team-a', 'door'), {
    token: tenant.token,
    headers: { 'user-agent': 'ssh-client' },
  });
  expect(await echoes(tunnel)).toBe(true);
  tunnel.ws.close(1000);
  for (const action of ['tunnel.open', 'tunnel.close'])
    expected.push({
      ...key,
      action,
      target: uid,
      address: '127.0.0.1',
      userAgent: 'ssh-client',
      details: { port: 80 },
    });

  // Operators.
  const newKey = { slug: 'team-a', displayName: 'x', region: 'region-1', ttlSeconds: 600 };
  const { code } = (await issueCode(api.db, newKey))!;
  await act(
    '/v1/admin/registrations',
    { method: 'POST', token: null, body: { code: 'made-up', contact: { email: 'a@example.com', name: 'A' } } },
    401,
    {
      ...{ action: 'registration.refuse', outcome: 'refused', actorType: 'registration-code', actorId: 'unknown' },
    },
  );
  await act(
    '/v1/admin/registrations',
    { method: 'POST', token: null, body: { code, contact: { email: 'a@example.com', name: 'A' } } },
    201,
    {
      ...{ action: 'registration.redeem', actorType: 'registration-code', actorId: expect.any(String) as never },
    },
  );
  await customersCreateCommand(config(), { slug: 'acme' }, silent);
  await registrationsIssueCommand(config(), { slug: 'new-one' }, silent);
  const { name: host } = await api.db.host.findFirstOrThrow({ where: { retired: false } });
  for (const closed of [true, false, true, false]) await hostsCordonCommand(config(), host, closed, silent);
  for (const action of ['host.cordon', 'host.uncordon', 'host.cordon', 'host.uncordon'])
    expected.push({ ...operator, action, target: host });
  expected.push({ ...operator, action: 'fleet.apply' }, { ...operator, action: 'customer.create', target: 'acme' });
  expected.push({ ...operator, action: 'registration.issue' }, { ...operator, action: 'registration.issue' });
  await migrateCommand(config(), silent);
  await auditExportCommand(config(), { customer: 'team-b' }, silent);
  await auditVerifyCommand(config(), { customer: 'team-b' }, silent);
  await databaseUrlCommand(config(), silent, silent);
  for (const action of ['database.migrate', 'database.show-url']) expected.push({ ...operator, action });
  for (const action of ['audit.export', 'audit.verify']) expected.push({ ...operator, action, target: 'team-b' });
  expect(expected.length).toBeGreaterThanOrEqual(100);

  // Refused acts and the end of the tunnel are written shortly after.
  const ofOperators = { OR: [{ actorType: 'operator' }, { customerId: null }] };
  const seen = await waitFor('every event', async () => {
    const own = (await events()).filter(({ id }) => !before.includes(id)).map(asRow);
    const ids = new Set(own.map(({ id }) => id));
    const others = await api.db.auditEvent.findMany({ where: ofOperators });
    // The teams were made before the day began.
    const day = others.filter(
      ({ id, target, action }) =>
        !ids.has(id) && (action.startsWith('audit.') || !['team-a', 'team-b'].includes(String(target))),
    );
    const all = [...own, ...(day as unknown as AuditRow[])];
    return all.length >= expected.length ? all : undefined;
  });

  const left = [...seen];
  for (const { details = {}, ...event } of expected) {
    const index = left.findIndex(
      (row: any) =>
        row.action === event.action &&
        (event.requestId === undefined || row.requestId === event.requestId) &&
        Object.entries(details).every(([name, value]) => row.details[name] === value) &&
        (event.target === undefined || row.target === event.target),
    );
    expect([event, left[index]]).toEqual([event, expect.objectContaining({ outcome: 'success', ...event })]);
    left.splice(index, 1);
  }
  expect(left).toEqual([]);
  expect(
    seen.filter(({ actorType }) => actorType === 'api-key').every(({ actorName }) => actorName === 'default'),
  ).toBe(true);
  expect(seen.filter(({ actorType }) => actorType === 'operator').map(({ actorName }) => actorName)).toEqual(
    Array.from({ length: 12 }, () => userInfo().username),
  );
  guest.close();

  // The day is in its chain, and its chain is whole.
  const said = await waitFor('the links', async () => {
    const lines: string[] = [];
    expect(await auditVerifyCommand(config(), {}, (line) => void lines.push(line))).toBe(0);
    return lines.some((line) => line.includes('wait for')) ? undefined : lines;
  });
  const ofTeam = await api.db.auditEvent.count({ where: { customerId: tenant.customerId } });
  expect(said).toContainEqual(expect.stringContaining(`team-a: ${ofTeam} events in their chain`));

  // It is whole in an export by HTTP, too, and at a syslog server.
  const exported = await api.call('/v1/admin/audit-events/export', { token: tenant.token });
  const { ids, lines } = await deliverToSyslog(api.db);
  for (const text of [exported.text, lines.join('\n')])
    expect(await verifyText(config(), text)).toMatchObject({
      code: 0,
      said: expect.stringContaining(`${tenant.customerId}: ${ofTeam} events`),
    });
  expect(seen.filter(({ id }) => !ids.has(id))).toEqual([]);
}, 120_000);

function asRow(event: any): AuditRow {
  const { actor_type, actor_id, actor_name, request_id, user_agent, ...rest } = event;
  return {
    ...rest,
    actorType: actor_type,
    actorId: actor_id,
    actorName: actor_name,
    requestId: request_id,
    userAgent: user_agent,
  };
}

describe('refused acts', () => {
  test('of a flood are told apart up to a limit, the rest is counted', async () => {
    const refusals = openRefusedActs(
      { db: api.db, log: { warn: silent } as never, metrics: { counter: () => silent } as never },
      { windowMs: 600_000, ofNetwork: 5, ofAll: 8 },
    );
    const target = `flood-${Date.now()}`;
    const refused = { actorType: 'api-key', action: 'api-key.refuse', target, reason: target } as const;
    for (let i = 0; i < 1_000; i++)
      for (const [address, actorId] of [
        ['192.0.2.1', 'the-same'],
        ['192.0.2.1', `made-up-${i}`],
        [`198.51.${i % 200}.${i % 7}`, `made-up-${i}`],
      ] as const)
        refusals.note({ ...refused, actorId, requestId: `r-${i}`, source: { address, userAgent: null } });
    await refusals.close();
    const rows = await api.db.auditEvent.findMany({ where: { requestId: { startsWith: 'r-' } } });
    const counts = rows.map(({ details }) => (details as { count?: number }).count ?? 1);
    // Nothing is lost: first ones and counted repetitions make up all that was refused.
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3_000);
    expect(rows.length).toBeLessThanOrEqual(2 * (8 + 2));
    expect(rows.filter(({ actorId }) => actorId === 'the-same').map(({ outcome }) => outcome)).toEqual([
      'refused',
      'refused',
    ]);
  });

  test('name the key’s customer, without its secret; a key that no one has belongs to none', async () => {
    const body = { grant_type: 'client_credentials', client_secret: 'csk_wrong' };
    const absent = '00000000-0000-4000-8000-000000000000';
    for (const client_id of [stranger.keyId, absent, 'x'])
      expect((await api.call('/v1/auth/token', { method: 'POST', body: { ...body, client_id } })).status).toBe(401);
    const rows = await waitFor('three events', async () => {
      const found = await api.db.auditEvent.findMany({
        where: { action: 'api-key.refuse', actorId: { in: [stranger.keyId, absent, 'malformed'] } },
      });
      return found.length === 3 ? found : undefined;
    });
    const of = (id: string) => rows.find(({ actorId }) => actorId === id)!;
    const { customerId } = stranger;
    expect(of(stranger.keyId)).toMatchObject({ customerId, actorName: 'default', outcome: 'refused' });
    expect([of(absent).customerId, of('malformed').customerId]).toEqual([null, null]);
    expect(JSON.stringify(rows, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      'csk_wrong',
    );
  });
});

describe('user agents', () => {
  test.each([
    ['that are long', 'a'.repeat(2_000), 'a'.repeat(200)],
    ['with characters beyond ASCII', 'caf\u00e9\ttab', 'caf??tab'],
  ])('%s are cut to what a log can hold', async (_what, sent, kept) => {
    const answer = await api.call('/v1/auth/token', {
      method: 'POST',
      headers: { 'user-agent': sent },
      body: { grant_type: 'client_credentials', client_id: tenant.keyId, client_secret: tenant.keySecret },
    });
    const where = { requestId: String(answer.headers['x-request-id']) };
    expect(await api.db.auditEvent.findMany({ where })).toMatchObject([{ userAgent: kept }]);
  });
});

describe('the list', () => {
  const list = (query: string, token = stranger.token) => api.call(`/v1/admin/audit-events?${query}`, { token });

  test('is filtered by every fact of an event, and by several at a time', async () => {
    const answer = await api.call('/v1/admin/api-keys', {
      method: 'POST',
      token: stranger.token,
      body: { name: 'filtered' },
      headers: { 'user-agent': '100%_agent/1 more' },
    });
    const requestId = String(answer.headers['x-request-id']);
    const [event] = (await list(`request_id=${requestId}`)).body.audit_events;
    expect(event).toMatchObject({
      action: 'api-key.create',
      outcome: 'success',
      address: '127.0.0.1',
      tenant_id: stranger.tenantId,
    });
    const { id, created_at: at } = event;
    const later = new Date(Date.parse(at) + 1).toISOString();
    const facts: [string, string, string][] = [
      ['request_id', requestId, '00000000-0000-4000-8000-000000000000'],
      ['actor_type', 'api-key', 'human'],
      ['actor_id', stranger.keyId, tenant.keyId],
      ['action', 'api-key.create', 'machine.create'],
      ['target', answer.body.id, tenant.keyId],
      ['outcome', 'success', 'refused'],
      ['address', '127.0.0.1', '127.0.0.2'],
      ['user_agent', '100%_agent', '100% agent'],
      ['tenant_id', stranger.tenantId, tenant.tenantId],
      ['from', at, later],
      ['to', later, at],
    ];
    const idsOf = async (query: string) => (await list(query)).body.audit_events.map((each: { id: string }) => each.id);
    for (const [name, is, isNot] of facts) {
      expect([name, await idsOf(`${name}=${encodeURIComponent(is)}`)]).toEqual([name, expect.arrayContaining([id])]);
      expect([name, await idsOf(`${name}=${encodeURIComponent(isNot)}`)]).toEqual([
        name,
        expect.not.arrayContaining([id]),
      ]);
    }
    const all = facts.map(([name, is]) => `${name}=${encodeURIComponent(is)}`).join('&');
    expect(await idsOf(all)).toEqual([id]);
    // Another customer’s events are not there, whatever is asked for.
    expect((await list(all, tenant.token)).body.audit_events).toEqual([]);
  });

  test('pages with a filter: each event once, and the cursor belongs to that filter', async () => {
    for (let i = 0; i < 5; i++)
      await api.call('/v1/admin/api-keys', { method: 'POST', token: stranger.token, body: { name: `p-${i}` } });
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: string = `actor_id=${stranger.keyId}&action=api-key.create&limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const { body } = await list(query);
      seen.push(...body.audit_events.map(({ id }: { id: string }) => id));
      cursor = body.next_cursor;
      if (cursor) expect((await list(`action=api-key.revoke&cursor=${cursor}`)).body.code).toBe('invalid_cursor');
    } while (cursor);
    expect(seen.length).toBeGreaterThanOrEqual(5);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBe(
      await api.db.auditEvent.count({ where: { actorId: stranger.keyId, action: 'api-key.create' } }),
    );
  });

  const times = ['from=yesterday', 'from=0000-01-01T00:00:00Z', 'to=0001-01-01T00:00:00%2B01:00'];
  test.each([...times, 'outcome=maybe', 'actor_id=', 'tenant_id=x', 'target=%00', 'actor=me'])(
    'refuses %s',
    async (query) => {
      expect((await list(query)).status).toBe(400);
    },
  );
});
