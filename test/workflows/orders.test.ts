/**
 * What a host does for others than the control plane: nothing. An attacker here has all of Temporal, and reads the
 * histories, where the orders of each machine are.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { enrollMissing } from '../../src/cli/fleet/hostKeyCommands.ts';
import { agentQueue } from '../../src/domain/names.ts';
import { OrderBook, ordersFile, pinnedRoot } from '../../src/drivers/agent/orderBook.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { readPayload } from '../support/payloads.ts';
import { callFromForeign } from '../support/temporalAttacker.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/reports.ts';

describe('orders to hosts', () => {
  const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];
  const how = { graceMs: 0, keepConsole: false };
  const placementOf = (machine: MachineRow) =>
    harness.db.placement.findFirstOrThrow({ where: { machineUid: machine.uid }, orderBy: { attempt: 'desc' } });
  const call = async (activity: string, input: Record<string, unknown>, more: unknown[] = []) =>
    callFromForeign(harness.client, {
      queue: agentQueue('h1'),
      activity,
      input: [{ hostName: 'h1', ...input }, ...more],
    });
  const refused = { failed: 'OrderRefused' };

  /** The inputs of the calls of an activity that are in the machine's history. */
  async function inputsOf(machine: MachineRow, activity: string): Promise<Record<string, unknown>[]> {
    const { events } = await harness.workflow(machine).fetchHistory();
    const calls = (events ?? []).flatMap(({ activityTaskScheduledEventAttributes: scheduled }) =>
      scheduled?.activityType?.name === activity ? [scheduled.input!.payloads![0]] : [],
    );
    return Promise.all(
      calls.map(async (payload) => (await readPayload<Record<string, unknown>>(harness.client, payload))!),
    );
  }

  /** What a recovery of a restored database does: orders from before are old. */
  async function renumber({ runtimeId }: { runtimeId: string }): Promise<number> {
    const [row] = await harness.db.$queryRaw<{ number: bigint }[]>`
      UPDATE placements SET order_number = nextval('placements_order_number_seq')
      WHERE runtime_id = ${runtimeId}::uuid RETURNING order_number AS number`;
    return Number(row!.number);
  }

  beforeAll(async () => {
    await enrollMissing(harness.db, harness.config);
  });

  test('a foreign workflow neither stops, destroys, restarts, nor watches a machine, with the best that a history has', async () => {
    const machine = await harness.createVm({ ports });
    const known = await harness.untilReady(machine);
    const other = await harness.createVm({ ports });
    await harness.untilReady(other);
    const { runtimeId } = await placementOf(machine);
    const [{ order }] = (await inputsOf(machine, 'createMachine')) as [{ order: string }];
    await harness.deleteVm(other);
    await harness.untilGone(other);
    const [{ order: endOfOther }] = (await inputsOf(other, 'stopMachine')) as [{ order: string }];
    for (const proof of [{}, { order }, { order: endOfOther }, { order: `${endOfOther}x` }]) {
      expect(await call('stopMachine', { runtimeId, ...how, ...proof })).toEqual(refused);
      expect(await call('destroyMachine', { runtimeId, ...how, ...proof })).toEqual(refused);
    }
    expect(await call('observeMachine', { runtimeId })).toEqual(refused);
    expect(await call('startMachine', { runtimeId, order: endOfOther })).toEqual(refused);
    // The control: the machine's own order does what is so already.
    expect(await call('observeMachine', { runtimeId, order })).toMatchObject({ returned: { power: 'on' } });
    await harness.settled(machine);
    expect(await harness.current(machine)).toEqual(known);
    expect(await harness.inventory()).toEqual([expect.objectContaining({ runtimeId, power: 'on' })]);
  }, 120_000);

  test('an order creates what it was signed for, and nothing after its machine was destroyed', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    const [create] = await inputsOf(machine, 'createMachine');
    const { runtimeId, spec } = create as { runtimeId: string; spec: object };
    expect(await call('createMachine', { ...create, spec: { ...spec, imageRef: 'mine' } })).toEqual(refused);
    expect(await call('createMachine', create!)).toMatchObject({ returned: expect.anything() });
    await harness.deleteVm(machine);
    await harness.untilGone(machine);
    expect(await call('createMachine', create!)).toEqual({ failed: 'VMNotFound' });
    const [stop] = await inputsOf(machine, 'stopMachine');
    expect(await call('stopMachine', stop!)).toMatchObject({ returned: { presence: 'absent' } });
    expect((await harness.inventory()).map((each) => each.runtimeId)).not.toContain(runtimeId);
  }, 120_000);

  test('a restart is ordered for a recorded request alone, and its order does nothing once it is done', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    const { runtimeId } = await placementOf(machine);
    const [{ order: run }] = (await inputsOf(machine, 'createMachine')) as [{ order: string }];
    const down = { runtimeId, graceMs: 0, keepConsole: true };
    expect(await call('stopMachine', { ...down, order: run })).toEqual(refused);
    await harness.restartVm(machine);
    await waitFor('the restart', async () => {
      const row = await harness.current(machine);
      return row!.restartWanted === null && row!.readyForAccess;
    });
    const [stop] = await inputsOf(machine, 'stopMachine');
    expect(await call('stopMachine', { ...stop, destroy: true })).toEqual(refused);
    expect(await call('stopMachine', stop!)).toEqual(refused);
    expect(await call('startMachine', { runtimeId, order: run })).toEqual(refused);
    expect(await harness.inventory()).toContainEqual(expect.objectContaining({ runtimeId, power: 'on' }));
  }, 120_000);

  test('a console opens with an order of the API alone, once, for its ticket and for a minute', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    const { runtimeId } = await placementOf(machine);
    const ticketDigest = 'a'.repeat(64);
    const sign = (types: boolean) =>
      harness.orders.sign({
        hostName: 'h1',
        runtimeId,
        act: 'console',
        number: null,
        arguments: { ticketDigest, types },
      });
    const order = await sign(false);
    const mine = { runtimeId, ticketDigest: 'b'.repeat(64), types: true };
    expect(await call('admitConsole', mine)).toEqual(refused);
    expect(await call('admitConsole', { ...mine, order })).toEqual(refused);
    expect(await call('admitConsole', { runtimeId, ticketDigest, types: true, order })).toEqual(refused);
    expect(await call('admitConsole', { runtimeId, ticketDigest, order })).toMatchObject({
      returned: { outcome: 'admitted' },
    });
    expect(await call('admitConsole', { runtimeId, ticketDigest, order })).toEqual(refused);
    const now = Date.now();
    const late = jest.spyOn(Date, 'now').mockReturnValue(now - 61_000);
    const old = await sign(true);
    late.mockRestore();
    expect(await call('admitConsole', { runtimeId, ticketDigest, types: true, order: old })).toEqual(refused);
  }, 120_000);

  test('the keys change while machines run: agents follow the key that the root names last, and no other', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    const { runtimeId } = await placementOf(machine);
    const [{ order: former }] = (await inputsOf(machine, 'createMachine')) as [{ order: string }];
    const pins = async () => JSON.parse(await readFile(ordersFile(harness.dataDir, 'h1'), 'utf8'));
    const before = await pins();
    await harness.orders.rotate();
    expect(await harness.db.auditEvent.count({ where: { action: 'order-key.rotate' } })).toBe(1);
    const number = await renumber({ runtimeId });
    const order = await harness.orders.sign({ hostName: 'h1', runtimeId, act: 'run', number });
    expect(await call('observeMachine', { runtimeId, order })).toMatchObject({ returned: { power: 'on' } });
    const seen = await pins();
    expect(seen.root).toBe(before.root);
    expect(seen.version).toBeGreaterThan(before.version);
    // Older than what was ordered since.
    expect(await call('observeMachine', { runtimeId, order: former })).toEqual(refused);

    // An agent that knows another control plane follows neither.
    const elsewhere = path.join(harness.dataDir, 'elsewhere');
    await mkdir(path.join(elsewhere, 'identities'), { recursive: true });
    await writeFile(
      ordersFile(elsewhere, 'h1'),
      pinnedRoot({ root: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo', version: 0 }),
    );
    const stranger = new OrderBook(elsewhere, 'h1');
    await expect(stranger.follow(order, { runtimeId, acts: ['run'] })).rejects.toThrow('not signed with the key');
    await rm(elsewhere, { recursive: true });
  }, 120_000);

  test('an agent remembers the newest order over its restart, and a machine whose order is old is claimed again', async () => {
    const machine = await harness.createVm({ ports });
    await harness.untilReady(machine);
    const { runtimeId, orderNumber } = await placementOf(machine);
    const ofNumber = (number: number) => harness.orders.sign({ hostName: 'h1', runtimeId, act: 'run', number });
    const newer = await ofNumber(await renumber({ runtimeId }));
    expect(await call('observeMachine', { runtimeId, order: newer })).toMatchObject({ returned: expect.anything() });
    await harness.stopHosts();
    await harness.startHosts();
    expect(await call('observeMachine', { runtimeId, order: await ofNumber(Number(orderNumber)) })).toEqual(refused);
    const { claimEpoch } = (await harness.current(machine))!;
    await harness.workflow(machine).signal('wake');
    await waitFor('the machine to be claimed again', async () => {
      const now = await harness.current(machine);
      return now!.claimEpoch > claimEpoch && (await inputsOf(machine, 'observeMachine')).length > 1;
    });
    await harness.settled(machine);
    expect(await harness.current(machine)).toMatchObject({ phase: 'Running', readyForAccess: true });
    await harness.verifyCleanSlate();
  }, 120_000);

  test('keys of orders that another hand wrote into the database sign nothing, however many and however dated', async () => {
    const known = await harness.orders.publicKey();
    const before = await harness.db.orderKey.count();
    const [ahead, dataKeyId] = [new Date(Date.now() + 86_400_000), '6ba7b811-9dad-41d1-80b4-00c04fd430c8'];
    await harness.db.dataKey.create({ data: { id: dataKeyId, keyId: 'k1', wrapped: 'junk', createdAt: ahead } });
    await harness.db.orderKey.createMany({
      data: Array.from({ length: 30 }, (_, i) => ({
        id: randomUUID(),
        publicKey: `junk-${i}`,
        sealed: i % 2 === 0 ? 'mine' : `2.${dataKeyId}.a.b.c`,
        createdAt: ahead,
      })),
    });
    const errors: unknown[] = [];
    const { openOrders } = await import('../../src/secrets/orderKeys.ts');
    const { secretBoxOf, testSecretKeys } = await import('../support/secrets.ts');
    const orders = openOrders(harness.db, secretBoxOf(harness.db, { configured: testSecretKeys }), {
      error: (...line: unknown[]) => void errors.push(line),
    } as never);
    expect(await orders.publicKey()).toBe(known);
    expect(errors).toHaveLength(30);
    const next = await orders.rotate();
    expect(next).not.toBe(known);
    expect(await harness.db.orderKey.count()).toBe(before + 31);
    const { change } = await harness.db.orderKey.findUniqueOrThrow({ where: { publicKey: next } });
    expect(change).not.toBeNull();
    const machine = await harness.createVm();
    await harness.untilReady(machine);
    await harness.deleteVm(machine);
    await harness.untilGone(machine);
  });
});
