/** Webhooks as their accounts manage them: where they may lead, who may have one, what is secret, and when one ends. */

import type { lookup } from 'node:dns';
import { pino } from 'pino';
import { createHousekeepingActivities } from '../../activities/housekeeping.ts';
import { runLane } from '../../src/deliveries/lane.ts';
import { openWebhookLanes, type WebhookLanes } from '../../src/deliveries/webhookLane.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { endKeysInTime } from '../../src/store/accounts/keyEnds.ts';
import { forgetDeliveries } from '../../src/store/accounts/webhookDeliveries.ts';
import { makeSession } from '../support/apiServer.ts';
import { query } from '../support/database.ts';
import { makePerson } from '../support/people.ts';
import { secretBoxOf, testSecretKeys } from '../support/secrets.ts';
import { startTeams, type Teams } from '../support/teams.ts';
import { waitFor } from '../support/wait.ts';
import { startWebhookReceiver, verifySignature, type WebhookReceiver } from '../support/webhookReceiver.ts';

let teams: Teams;
let receiver: WebhookReceiver;
let lanes: WebhookLanes;
beforeAll(async () => {
  receiver = await startWebhookReceiver();
  teams = await startTeams(undefined, { IDENTITY_ALLOW_LOOPBACK: 'true', SECRET_KEYS: testSecretKeys });
  lanes = lanesWith({});
}, 120_000);
afterAll(async () => {
  await lanes?.close();
  await teams?.stop();
  await receiver?.close();
});
beforeEach(async () => {
  receiver.heard.length = 0;
  receiver.respond = () => 200;
  await teams.api.db.webhook.deleteMany();
});

const lanesWith = (settings: Partial<Parameters<typeof openWebhookLanes>[1]>) =>
  openWebhookLanes(
    { db: teams.api.db, secrets: secretBoxOf(teams.api.db, { configured: testSecretKeys }) },
    { publicUrl: 'https://compute.example.com', allowLoopback: true, ...settings },
  );
const admin = (method: string, path: string, body?: unknown, token = teams.tenant.token) =>
  teams.api.call(`/v1/admin/${path}`, {
    method,
    token,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
const machineTypes = ['machine.ready', 'machine.gone'];
async function create(body: object = {}, token = teams.tenant.token) {
  const answer = await admin(
    'POST',
    'webhooks',
    { name: 'x', url: receiver.url, event_types: machineTypes, ...body },
    token,
  );
  expect([answer.status, answer.text]).toEqual([201, expect.anything()]);
  return answer.body;
}
/** One call of the activity for a lane. */
const deliver = (webhookId: string, lane = 'tests', by = lanes) =>
  runLane(by.open({ webhookId, lane }), { signal: new AbortController().signal, alive: () => {}, limitMs: 60_000 });
const logOf = async (id: string) => (await admin('GET', `webhooks/${id}/deliveries`)).body.deliveries;

describe('an address', () => {
  const refused: [string, string][] = [
    ['http://example.com/hook', 'https'],
    ['https://user:pw@example.com/', 'user or password'],
    ['https://example.com:8443/', 'port 443'],
    ['https://10.0.0.1/', 'is not at an address'],
    ['https://169.254.169.254/latest/meta-data', 'is not at an address'],
    ['https://[fd00::1]/', 'is not at an address'],
    ['https://example.com/#part', 'fragment'],
    ['no address', 'not a URL'],
  ];
  test.each(refused)('%s is refused, and nothing is kept', async (url, why) => {
    const answer = await admin('POST', 'webhooks', { name: 'x', url, event_types: machineTypes });
    expect([answer.status, answer.text]).toEqual([422, expect.stringMatching(why)]);
    expect((await admin('GET', 'webhooks')).body.webhooks).toEqual([]);
    const { id } = await create();
    expect((await admin('PATCH', `webhooks/${id}`, { url })).status).toBe(422);
    expect((await admin('GET', `webhooks/${id}`)).body.url).toBe(receiver.url);
  });

  test('whose name leads into a network, also later, gets no connection, and the log does not say where it led', async () => {
    const { id } = await create({ url: 'https://inside.example.com/hook' });
    await admin('POST', `webhooks/${id}/test`);
    const asked: string[] = [];
    const resolve = ((name: string, _options: unknown, done: (error: null, found: object[]) => void) => {
      asked.push(name);
      done(null, [{ address: '10.1.2.3', family: 4 }]);
    }) as unknown as typeof lookup;
    const inside = lanesWith({ lookup: resolve });
    try {
      expect(await deliver(id, 'tests', inside)).toMatchObject({
        failure: { message: expect.stringMatching(/is not at/) },
      });
    } finally {
      await inside.close();
    }
    expect(asked).toEqual(['inside.example.com']);
    const [{ error, status, attempts }] = await logOf(id);
    expect([status, attempts]).toEqual(['pending', 1]);
    expect(error).not.toContain('10.1.2.3');
  });

  test('that redirects is not followed; one that asks to wait gets its time', async () => {
    const { id } = await create();
    await admin('POST', `webhooks/${id}/test`);
    receiver.respond = () => 302;
    expect(await deliver(id)).toMatchObject({ failure: { message: 'responded with 302; redirects are not followed' } });
    expect(receiver.heard).toHaveLength(1);
    receiver.respond = () => 429;
    expect(await deliver(id)).toMatchObject({ pauseMs: 60_000 });
    receiver.respond = () => 200;
    expect(await deliver(id)).toEqual({ delivered: 1, isDone: true });
  });
});

test('a secret is shown once, stored encrypted, and followed by another one that signs along for the overlap', async () => {
  const { id, secret } = await create();
  const seen = async () => [(await admin('GET', 'webhooks')).text, (await admin('GET', `webhooks/${id}`)).text].join();
  expect(await seen()).toContain(id);
  expect(await seen()).not.toContain('whsec_');
  const rows = await query(
    teams.databaseUrl,
    'SELECT w, s FROM webhooks w JOIN webhook_secrets s ON s.webhook_id = w.id',
  );
  expect(JSON.stringify(rows)).toContain(id);
  expect(JSON.stringify(rows)).not.toContain(secret.slice('whsec_'.length));
  const rotation = (overlap_seconds: number) => admin('POST', `webhooks/${id}/rotate-secret`, { overlap_seconds });

  const { body: second } = await rotation(3_600);
  await admin('POST', `webhooks/${id}/test`);
  await deliver(id);
  for (const each of [secret, second.secret]) expect(() => verifySignature(each, receiver.heard[0]!)).not.toThrow();
  const { body: third } = await rotation(0);
  await admin('POST', `webhooks/${id}/test`);
  await deliver(id);
  expect(() => verifySignature(third.secret, receiver.heard[1]!)).not.toThrow();
  for (const each of [secret, second.secret])
    expect(() => verifySignature(each, receiver.heard[1]!)).toThrow('No matching signature');
});

test('a webhook whose secret was given up with a lost key says so, and delivers once it is rotated, within the overlap', async () => {
  const { id } = await create();
  await teams.api.db.dataKey.deleteMany();
  const withoutMemory = lanesWith({});
  await admin('POST', `webhooks/${id}/test`);
  await deliver(id, 'tests', withoutMemory);
  expect(await logOf(id)).toMatchObject([{ status: 'pending', error: expect.stringContaining('rotate it') }]);
  const { body } = await admin('POST', `webhooks/${id}/rotate-secret`, {});
  await query(teams.databaseUrl, 'UPDATE webhook_deliveries SET due_at = clock_timestamp()');
  await deliver(id, 'tests', withoutMemory);
  await withoutMemory.close();
  expect(() => verifySignature(body.secret, receiver.heard[0]!)).not.toThrow();
});

describe('a delivery that fails for three days', () => {
  const age = (id: string) =>
    query(
      teams.databaseUrl,
      `UPDATE webhook_deliveries SET created_at = created_at - interval '3 days' WHERE webhook_id = '${id}'`,
    );

  test('is given up; the webhook that got nothing since is disabled with the reason, and can be started again', async () => {
    const { id } = await create();
    await admin('POST', `webhooks/${id}/test`);
    receiver.respond = () => 500;
    expect(await deliver(id)).toMatchObject({ failure: { message: 'responded with 500' } });
    await age(id);
    await admin('POST', `webhooks/${id}/test`);
    expect(await deliver(id)).toEqual({ delivered: 0, isDone: true });
    const shown = (await admin('GET', `webhooks/${id}`)).body;
    expect(shown).toMatchObject({
      status: 'disabled',
      disabled_reason: 'nothing was delivered for three days: responded with 500',
    });
    expect((await logOf(id)).map(({ status, attempts, error }: any) => [status, attempts, error])).toEqual([
      ['failed', 0, 'the webhook was disabled'],
      ['failed', 2, 'responded with 500'],
    ]);
    const { audit_events } = (await admin('GET', `audit-events?target=${id}&action=webhook.disable`)).body;
    expect(audit_events).toMatchObject([{ actor_type: 'service', reason: shown.disabled_reason }]);
    // It hears of nothing, and neither tests nor replays go to it.
    const [{ id: deliveryId }] = await logOf(id);
    for (const path of [`webhooks/${id}/test`, `webhook-deliveries/${deliveryId}/replay`])
      expect((await admin('POST', path)).status).toBe(409);
    expect((await admin('PATCH', `webhooks/${id}`, { status: 'active' })).body).toMatchObject({
      ...{ status: 'active', disabled_reason: null },
    });
    receiver.respond = () => 200;
    expect((await admin('POST', `webhook-deliveries/${deliveryId}/replay`)).status).toBe(202);
    expect(await deliver(id)).toEqual({ delivered: 1, isDone: true });
  });

  test('is given up alone, where others are delivered', async () => {
    const { id } = await create();
    for (const _ of [1, 2]) await admin('POST', `webhooks/${id}/test`);
    await age(id);
    const [, first] = await logOf(id);
    await query(teams.databaseUrl, `UPDATE webhook_deliveries SET lane = 'other' WHERE id = '${first.id}'`);
    await deliver(id);
    receiver.respond = () => 400;
    await deliver(id, 'other');
    expect((await logOf(id)).map(({ status }: any) => status)).toEqual(['delivered', 'failed']);
    expect((await admin('GET', `webhooks/${id}`)).body.status).toBe('active');
  });
});

test('a server that responds with 410 gets nothing more', async () => {
  const { id } = await create();
  await admin('POST', `webhooks/${id}/test`);
  receiver.respond = () => 410;
  await deliver(id);
  expect((await admin('GET', `webhooks/${id}`)).body).toMatchObject({
    status: 'disabled',
    disabled_reason: expect.stringContaining('410'),
  });
});

test('of one account, five deliveries are under way at a time; others come back in turns', async () => {
  const { id } = await create();
  await admin('POST', `webhooks/${id}/test`);
  await query(
    teams.databaseUrl,
    `INSERT INTO webhook_deliveries (webhook_id, event_id, event_type, lane, subject, data)
     SELECT webhook_id, gen_random_uuid(), event_type, 'lane-' || n, subject, data FROM webhook_deliveries, generate_series(1, 12) n`,
  );
  const all = Array.from({ length: 12 }, (_, i) => `lane-${i + 1}`);
  let release = () => {};
  receiver.hold = new Promise((resolve) => {
    release = resolve;
  });
  const later: number[] = [];
  const running = all.map(async (lane) => {
    const result = await deliver(id, lane);
    if ('pauseMs' in result) later.push(result.pauseMs);
  });
  await waitFor('those that have to wait', () => later.length === 7);
  release();
  await Promise.all(running);
  expect(later).toHaveLength(7);
  expect(new Set(later).size).toBe(later.length);
  // Nothing was tried, so nothing counts as an attempt.
  expect((await logOf(id)).filter(({ attempts }: any) => attempts > 0)).toHaveLength(5);
  expect(receiver.heard).toHaveLength(5);
});

describe('who may have one', () => {
  test('needs admin:write, and the right to read what is sent away', async () => {
    const { api, tenant } = teams;
    const body = { name: 'x', url: receiver.url, event_types: machineTypes };
    for (const [scopes, types, status] of [
      [['admin:read', 'compute:read'], machineTypes, 403],
      [['admin:read', 'admin:write'], machineTypes, 403],
      [['admin:read', 'admin:write'], ['bill.closed'], 201],
      [['admin:write', 'compute:read'], machineTypes, 201],
    ] as const) {
      const token = await makeSession(api.db, tenant, scopes);
      expect([scopes, (await admin('POST', 'webhooks', { ...body, event_types: types }, token)).status]).toEqual([
        scopes,
        status,
      ]);
    }
    // Who may not read machines cannot turn another's webhook to itself either, but may stop it.
    const { id } = await create();
    const writer = await makeSession(api.db, tenant, ['admin:write']);
    expect((await admin('PATCH', `webhooks/${id}`, { url: `${receiver.url}/other` }, writer)).status).toBe(403);
    expect((await admin('POST', `webhooks/${id}/rotate-secret`, {}, writer)).status).toBe(403);
    expect((await admin('PATCH', `webhooks/${id}`, { status: 'disabled' }, writer)).status).toBe(200);
    expect((await admin('PATCH', `webhooks/${id}`, { status: 'active' }, writer)).status).toBe(403);
  });

  test('of a tenant alone hears of that tenant, and sees no other webhook', async () => {
    const { api, tenant, stranger } = teams;
    const owner = (await makePerson(api.db, tenant, 'owner', { inTenant: true })).token;
    const wide = await create({ event_types: ['bill.closed', ...machineTypes] });
    const own = await create({}, owner);
    expect(own.tenant_id).toBe(tenant.tenantId);
    expect((await admin('GET', 'webhooks', undefined, owner)).body.webhooks.map(({ id }: any) => id)).toEqual([own.id]);
    for (const token of [owner, stranger.token])
      for (const [method, path] of [
        ['GET', `webhooks/${wide.id}`],
        ['DELETE', `webhooks/${wide.id}`],
        ['GET', `webhooks/${wide.id}/deliveries`],
        ['POST', `webhooks/${wide.id}/test`],
      ] as const)
        expect([method, path, (await admin(method, path, undefined, token)).status]).toEqual([method, path, 404]);
    const refused = await admin(
      'POST',
      'webhooks',
      { name: 'x', url: receiver.url, event_types: ['bill.closed'] },
      owner,
    );
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('concerns the account')]);

    // A machine of another tenant of the account: only the account's webhook hears of it.
    const { body: second } = await admin('POST', 'tenants', { slug: `t-${Date.now()}`, display_name: 'x' });
    for (const namespace of [tenant.namespace, second.namespace]) {
      const [{ uid }] = (await query<{ uid: string }>(
        teams.databaseUrl,
        `INSERT INTO machines (kind, namespace, name, resource_version, spec)
          VALUES ('VirtualMachine', '${namespace}', 'm', 1, '{}') RETURNING uid`,
      )) as [{ uid: string }];
      await query(teams.databaseUrl, `DELETE FROM machines WHERE uid = '${uid}'`);
      const heard = await api.db.webhookDelivery.findMany({ where: { lane: uid } });
      const expected = namespace === tenant.namespace ? [own.id, wide.id] : [wide.id];
      expect(heard.map(({ webhookId }) => webhookId).toSorted()).toEqual(expected.toSorted());
      expect(new Set(heard.map(({ eventId }) => eventId)).size).toBe(1);
    }
  });

  test('has ten at most, each change on record', async () => {
    const made = [];
    for (let i = 0; i < 10; i++) made.push(await create());
    const more = await admin('POST', 'webhooks', { name: 'x', url: receiver.url, event_types: machineTypes });
    expect([more.status, more.body.code]).toEqual([409, 'limit_reached']);
    const { id } = made[0]!;
    await admin('PATCH', `webhooks/${id}`, { name: 'y' });
    await admin('POST', `webhooks/${id}/rotate-secret`);
    await admin('POST', `webhooks/${id}/test`);
    expect((await admin('DELETE', `webhooks/${id}`)).body.name).toBe('y');
    const { audit_events } = (await admin('GET', `audit-events?target=${id}`)).body;
    expect(audit_events.map(({ action }: any) => action).toReversed()).toEqual(
      ['create', 'update', 'rotate-secret', 'test', 'delete'].map((what) => `webhook.${what}`),
    );
    expect(JSON.stringify(audit_events)).not.toContain('/hook');
    await create();
  });
});

describe('the service itself tells', () => {
  test('of each bill that is final by the clock of Postgres, once, whatever the worker’s clock says', async () => {
    const { id } = await create({ event_types: ['bill.closed'] });
    await query(teams.databaseUrl, `UPDATE customers SET created_at = clock_timestamp() - interval '60 days'`);
    const keys = signingKeys(parseSecretKeys(testSecretKeys, 'SECRET_KEYS'), 'bills');
    const { forgetSessions } = createHousekeepingActivities({
      db: teams.api.db,
      apiKeyMaxDays: 365,
      billKey: async () => keys[0]!,
      billKeys: async () => keys,
      log: pino({ enabled: false }),
    });
    const ahead = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 86_400_000);
    try {
      await forgetSessions();
      await forgetSessions();
    } finally {
      ahead.mockRestore();
    }
    const { bills } = (await admin('GET', 'billing/bills')).body;
    expect(bills.length).toBeGreaterThan(0);
    expect((await logOf(id)).map(({ data }: any) => data.month)).toEqual(bills.map(({ month }: any) => month));
  });

  test('of a key that ends soon, once, together with its audit event', async () => {
    const { id } = await create({ event_types: ['api-key.ends-soon'] });
    await query(
      teams.databaseUrl,
      `UPDATE api_keys SET created_at = now() - interval '350 days', expires_at = now() + interval '15 days'
        WHERE id = '${teams.tenant.keyId}'`,
    );
    for (const _ of [1, 2]) await endKeysInTime(teams.api.db, { maxDays: 365 });
    expect(await logOf(id)).toMatchObject([{ event_type: 'api-key.ends-soon', data: { id: teams.tenant.keyId } }]);
  });

  test('and forgets what was settled a month ago', async () => {
    const { id } = await create();
    for (const _ of [1, 2]) await admin('POST', `webhooks/${id}/test`);
    await deliver(id);
    const [, older] = await logOf(id);
    await query(
      teams.databaseUrl,
      `UPDATE webhook_deliveries SET settled_at = now() - interval '31 days' WHERE id = '${older.id}'`,
    );
    expect(await forgetDeliveries(teams.api.db)).toBe(1);
    expect(await logOf(id)).toHaveLength(1);
  });
});
