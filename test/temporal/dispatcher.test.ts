import { randomUUID } from 'node:crypto';
import { Metadata, status } from '@grpc/grpc-js';
import { type Client, ServiceError, type WorkflowClient } from '@temporalio/client';
import { pino } from 'pino';
import { stalledText } from '../../src/domain/reasons.ts';
import { enqueueWake, outboxBacklog, retryRefusedWakes, type Wake } from '../../src/store/core/outbox.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { openDispatcher } from '../../src/temporal/dispatcher.ts';
import { failsAlone } from '../../src/temporal/refused.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/handover.ts';

describe('the dispatcher', () => {
  test('only the wake that Temporal refuses waits, longer each time, and is reported; the others are delivered', async () => {
    // Longer than the ids that a server accepts.
    const workflowId = `virtualmachine/${'n'.repeat(2_000)}/x/${randomUUID()}`;
    const refused = await harness.db.outboxEntry.create({ data: { machineUid: randomUUID(), workflowId } });
    const attempts = async () =>
      (await harness.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } })).attempts;
    await waitFor('the refusal', async () => (await attempts()) > 1);
    for (let i = 0; i < 5; i++) await harness.untilReady(await harness.createVm());
    const row = await harness.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } });
    expect(row.refusal).toMatch(/length|exceeds|long/i);
    // Delivered wakes are deleted several at once, a moment after their delivery.
    await waitFor('it to be the only one left', async () => (await outboxBacklog(harness.db)).depth === 1);
    expect(await outboxBacklog(harness.db)).toMatchObject({ depth: 1, refused: 1 });
    await waitFor('a third attempt', async () => (await attempts()) >= 5);
    const { leasedUntil } = await harness.db.outboxEntry.findUniqueOrThrow({ where: { id: refused.id } });
    const [clock] = await harness.db.$queryRaw<{ leftMs: number }[]>`
    SELECT (extract(epoch FROM ${leasedUntil}::timestamptz - clock_timestamp()) * 1000)::float8 AS "leftMs"`;
    expect(clock!.leftMs).toBeLessThan(600_000);
    await retryRefusedWakes(harness.db);
    expect(await attempts()).toBeLessThan(3);
    await harness.db.outboxEntry.delete({ where: { id: refused.id } });
    await harness.verifyCleanSlate();
  });

  /** A server that reports itself unavailable for one workflow, as one does that cannot store it; it responds otherwise. */
  function unableFor(workflowId: string): Client {
    const { client } = harness;
    const signalWithStart: WorkflowClient['signalWithStart'] = (type, options) =>
      options.workflowId === workflowId
        ? Promise.reject(new ServiceError('Failed to start Workflow', { cause: unavailable }))
        : client.workflow.signalWithStart(type, options);
    return Object.create(client, { workflow: { value: { signalWithStart } } });
  }
  const unavailable = Object.assign(new Error('value too long for type character varying(255)'), {
    ...{ code: 14, details: 'value too long', metadata: new Metadata() },
  });

  test('a wake that fails while Temporal responds delays its own machine alone, which says so', async () => {
    await harness.stopWorker();
    const held: MachineRow[] = [];
    const hold = async (machine: MachineRow) => void held.push(machine);
    const [long, other] = [await harness.createVm({ start: hold }), await harness.createVm({ start: hold })];
    const [failing, fine] = [await addWake(long), await addWake(other)];
    const log = pino({ level: 'silent' });
    const dispatcher = openDispatcher({ db: harness.db, log, client: unableFor(failing.workflowId) });
    for (let attempt = 1; attempt <= 5; attempt++) {
      dispatcher.dispatch(failing);
      await waitFor('the refusal', async () => ((await attemptsOf(failing)) ?? 0) >= attempt);
    }
    dispatcher.dispatch(fine);
    await waitFor('the other wake to be delivered', async () => (await attemptsOf(fine)) === null);
    await waitFor('its message', async () => (await harness.current(long))?.failureMessage === stalledText);
    expect(await harness.current(other)).toMatchObject({ phase: 'Pending', failureMessage: null });
    await dispatcher.close();
    await harness.startWorker();
    // The worker's own dispatcher reaches it, and the first step takes the message back.
    expect(await harness.untilReady(long)).toMatchObject({ failureMessage: null });
    await harness.untilReady(other);
    await harness.verifyCleanSlate();
  });

  test('too much to do, which Temporal says of one call, concerns all of them', async () => {
    const failed = (code: number) =>
      new ServiceError('Failed to start Workflow', { cause: Object.assign(new Error('x'), { ...unavailable, code }) });
    const alone = (code: number) => failsAlone(harness.client, `virtualmachine/a/b/${randomUUID()}`, failed(code));
    expect([await alone(status.RESOURCE_EXHAUSTED), await alone(status.UNAVAILABLE)]).toEqual([false, true]);
  });

  const addWake = (machine: MachineRow) => enqueueWake(harness.db, machine);
  const attemptsOf = async ({ outboxId }: Wake) =>
    (await harness.db.outboxEntry.findUnique({ where: { id: outboxId } }))?.attempts ?? null;

  test('a host that Temporal refuses does not keep others from their workflows', async () => {
    const name = 'h'.repeat(1_500);
    await harness.db.$executeRaw`
    INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib)
    SELECT 'a' || ${name}, region, class_name, workload, driver, cpu, memory_gib, disk_gib FROM hosts WHERE name = 'h1'`;
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await harness.terminate(vm);
    await harness.client.workflow.getHandle('host/h1').terminate('by hand');
    const epoch = (await harness.current(vm))!.claimEpoch;
    await harness.runSchedule('ownership');
    await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > epoch);
    await waitFor('the lease', async () => {
      // A host's workflow that has just ended may still be listed as open.
      await harness.runSchedule('ownership');
      return (await harness.client.workflow.getHandle('host/h1').describe()).status.name === 'RUNNING';
    });
    await harness.db.host.delete({ where: { name: `a${name}` } });
    await harness.verifyCleanSlate();
  });
});
