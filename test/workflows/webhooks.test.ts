/** Events of machines reach their account's webhooks: each, in order per machine, whatever the server does. */
import { deliveryWorkflowId } from '../../src/domain/names.ts';
import { webhookEventTypes, webhookLane } from '../../src/domain/webhookEvents.ts';
import { startApi, type TestApi } from '../support/apiServer.ts';
import { messageOf } from '../support/payloads.ts';
import { makePerson } from '../support/people.ts';
import { testSecretKeys } from '../support/secrets.ts';
import { waitFor } from '../support/wait.ts';
import { startWebhookReceiver, verifySignature, type WebhookReceiver } from '../support/webhookReceiver.ts';
import { harness } from '../support/worlds/handover.ts';

describe('webhooks', () => {
  let api: TestApi;
  let token: string;
  let receiver: WebhookReceiver;
  let webhook: { id: string; secret: string };

  const admin = async (method: string, path: string, body?: unknown) =>
    (await api.call(`/v1/admin/${path}`, { method, token, body })).body;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    api = await startApi(harness.databaseUrl, { IDENTITY_ALLOW_LOOPBACK: 'true', SECRET_KEYS: testSecretKeys });
    token = (await makePerson(harness.db, harness.tenant, 'owner')).token;
    webhook = await admin('POST', 'webhooks', { name: 'all', url: receiver.url, event_types: webhookEventTypes });
    expect(webhook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  }, 180_000);
  afterAll(async () => {
    // No event of the next suite is for it.
    if (webhook) await admin('DELETE', `webhooks/${webhook.id}`);
    await api?.stop();
    await receiver?.close();
  });
  beforeEach(() => {
    receiver.heard.length = 0;
    receiver.respond = () => 200;
  });

  const short = (types: string[]) => types.map((type) => type.replace('compute.service.machine.', ''));

  test('a machine’s life is heard of in its order, as CloudEvents that are signed', async () => {
    const machine = await harness.createVm();
    const failing = await harness.createVm({ fault: 'refuse-spec' });
    await waitFor('ready', () => receiver.taken(machine.uid).length === 1);
    await harness.deleteVm(machine);
    await waitFor('gone', () => receiver.taken(machine.uid).length === 3);
    expect(short(receiver.taken(machine.uid))).toEqual(['ready', 'not-ready', 'gone']);
    await waitFor('failed', () => receiver.taken(failing.uid).length === 1);
    await harness.deleteVm(failing);
    await waitFor('gone', () => receiver.taken(failing.uid).length === 2);
    expect(short(receiver.taken(failing.uid))).toEqual(['failed', 'gone']);
    expect(receiver.heard.find(({ event }) => event.lane === failing.uid)!.event.data).toMatchObject({
      failure_code: 'InvalidSpec',
    });

    const [ready, , gone] = receiver.heard.filter(({ event }) => event.lane === machine.uid);
    expect(ready!.event).toMatchObject({
      subject: `namespaces/${harness.tenant.namespace}/virtualmachines/${machine.name}`,
      data: { uid: machine.uid, phase: 'Running', ready_for_access: true, tenant_id: harness.tenant.tenantId },
    });
    expect(gone!.event.data).toMatchObject({ uid: machine.uid, ready_for_access: false });
    for (const heard of receiver.heard) {
      expect(() => verifySignature(webhook.secret, heard)).not.toThrow();
      expect(heard.headers['webhook-id']).toBe(heard.event.id);
      expect(() => verifySignature(webhook.secret, { ...heard, body: `${heard.body} ` })).toThrow(
        'No matching signature',
      );
    }
    const { deliveries } = await admin('GET', `webhooks/${webhook.id}/deliveries?status=delivered`);
    expect(deliveries.map(({ event_id }: { event_id: string }) => event_id)).toEqual(
      expect.arrayContaining(receiver.heard.map(({ event }) => event.id)),
    );
  });

  test('a server that refuses a machine’s events holds up no other machine; the events come later, in their order', async () => {
    const [stuck, other] = [await harness.createVm(), await harness.createVm()];
    let isBroken = true;
    receiver.respond = ({ event }) => (isBroken && event.lane === stuck.uid ? 503 : 200);
    await harness.untilReady(stuck);
    await harness.untilReady(other);
    await harness.deleteVm(stuck);
    await harness.untilGone(stuck);
    await waitFor('the other one', () => receiver.taken(other.uid).length === 1);
    const waiting = await waitFor('the log', async () => {
      const { deliveries } = await admin('GET', `webhooks/${webhook.id}/deliveries?status=pending`);
      return deliveries.length === 3 && deliveries[2].attempts > 0 ? deliveries : undefined;
    });
    // Newest first: only the first event of the machine is tried.
    expect(waiting.map(({ event_type: type, attempts, error }: any) => [type, attempts > 0, error])).toEqual([
      ['machine.gone', false, null],
      ['machine.not-ready', false, null],
      ['machine.ready', true, 'responded with 503'],
    ]);
    expect(Date.parse(waiting[2].next_attempt_at)).toBeGreaterThan(Date.parse(waiting[2].attempted_at));
    const run = harness.client.workflow.getHandle(deliveryWorkflowId(webhookLane(webhook.id, stuck.uid)));
    // The log has an attempt a moment before Temporal does.
    const { historyLength } = await waitFor('the failure to be seen', async () => {
      const described = await run.describe();
      const message = await messageOf(harness.client, described.raw.pendingActivities?.[0]?.lastFailure);
      return message === 'responded with 503' ? described : null;
    });

    // Meanwhile the worker is another one.
    await harness.restartWorker();
    isBroken = false;
    await waitFor('the events that waited', () => receiver.taken(stuck.uid).length === 3);
    expect(short(receiver.taken(stuck.uid))).toEqual(['ready', 'not-ready', 'gone']);
    expect((await run.describe()).historyLength).toBeLessThan(historyLength + 20);
    const ids = receiver.heard.filter(({ event }) => event.lane === stuck.uid && event.type.endsWith('.ready'));
    // Attempts of one event have one id and one body, so that a receiver knows them as the same.
    expect(ids.length).toBeGreaterThan(1);
    expect(new Set(ids.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1);
    await harness.deleteVm(other);
    await harness.untilGone(other);
    await waitFor('the rest', () => receiver.taken(other.uid).length === 3);
  }, 120_000);

  test('a test is sent at once, and a replay is the same event again', async () => {
    const sent = await admin('POST', `webhooks/${webhook.id}/test`);
    expect(sent).toMatchObject({ status: 'pending', event_type: 'webhook.test' });
    await waitFor('the test', () => receiver.taken('tests').length === 1);
    const log = () => admin('GET', `webhooks/${webhook.id}/deliveries?limit=2`);
    await waitFor('the log', async () => (await log()).deliveries[0].status === 'delivered');
    const replay = await admin('POST', `webhook-deliveries/${sent.id}/replay`);
    expect(replay).toMatchObject({ replay_of: sent.id, event_id: sent.event_id });
    await waitFor('the replay', () => receiver.taken('tests').length === 2);
    const [first, second] = receiver.heard;
    expect([second!.event.id, second!.body]).toEqual([first!.event.id, first!.body]);
  });

  test('events are there exactly if the change is: one that is rolled back leaves none', async () => {
    const machine = await harness.createVm();
    await harness.untilReady(machine);
    await waitFor('ready', () => receiver.taken(machine.uid).length === 1);
    const count = () => harness.db.webhookDelivery.count({ where: { lane: machine.uid } });
    const change = async (isKept: boolean) => {
      const killed = new Error('killed');
      await harness.db
        .$transaction(async (tx) => {
          await tx.$executeRaw`UPDATE machines SET ready_for_access = NOT ready_for_access WHERE uid = ${machine.uid}::uuid`;
          if (!isKept) throw killed;
        })
        .catch((error: unknown) => {
          if (error !== killed) throw error;
        });
    };
    await change(false);
    expect(await count()).toBe(1);
    await change(true);
    expect(await count()).toBe(2);
    // What no event is about adds none.
    await harness.db.$executeRaw`UPDATE machines SET labels = '{"a":"b"}' WHERE uid = ${machine.uid}::uuid`;
    expect(await count()).toBe(2);
    await harness.deleteVm(machine);
    await harness.untilGone(machine);
  });
});
