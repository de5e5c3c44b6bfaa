import { ScheduleOverlapPolicy } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import pino from 'pino';
import { createOwnershipActivities } from '../../activities/ownership.ts';
import { controlPlaneQueue, machineWorkflowId } from '../../src/domain/names.ts';
import type { PassScope } from '../../src/domain/ownershipPass.ts';
import { settleWakes } from '../../src/store/core/outbox.ts';
import { type MachineRow, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { readPayload } from '../support/payloads.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/lives.ts';

/** Passes that look at what closed and at a slice of the machines, instead of at all of them. */
describe('ownership', () => {
  afterEach(() => harness.verifyCleanSlate(), 120_000);

  const longAgo = '2020-01-01T00:00:00Z';
  const never = '2999-01-01T00:00:00Z';

  /** How many machines a pass of this scope adopts. */
  function adoptedBy(scope: PassScope): Promise<number> {
    const { adoptMachines } = createOwnershipActivities({
      ...harness.witnesses,
      deadlines: harness.config.deadlines,
      log: pino({ level: 'silent' }),
    });
    return new MockActivityEnvironment().run(adoptMachines, scope);
  }

  const first32Bits = ({ uid }: MachineRow) => Number.parseInt(uid.slice(0, 8), 16);
  const sliceOf = (vm: MachineRow) => ({ from: first32Bits(vm), to: first32Bits(vm) + 1 });

  /** Deletes the machine's workflow from Temporal, which leaves no closed run. */
  async function vanish(vm: MachineRow): Promise<void> {
    const workflowExecution = { workflowId: machineWorkflowId(vm) };
    const { client, config } = harness;
    await client.workflowService.deleteWorkflowExecution({ namespace: config.TEMPORAL_NAMESPACE, workflowExecution });
    await waitFor('the run to be gone', () =>
      harness
        .workflow(vm)
        .describe()
        .then(
          () => false,
          () => true,
        ),
    );
    await waitFor('it to be listed no more', async () => {
      const { count } = await client.workflow.count(`WorkflowId='${workflowExecution.workflowId}'`);
      return count === 0;
    });
  }

  test('a machine whose run closed is adopted by what closed, without its slice; once', async () => {
    const vm = await harness.createVm();
    const { claimEpoch } = await harness.untilReady(vm);
    await harness.terminate(vm);
    expect(await adoptedBy({ closedSince: never, slices: [] })).toBe(0);
    await waitFor('its adoption', async () => (await adoptedBy({ closedSince: longAgo, slices: [] })) === 1);
    await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > claimEpoch);
    // The closed run is still listed, as it is to the passes of the next minutes, and another one is open.
    expect(await adoptedBy({ closedSince: longAgo, slices: [sliceOf(vm)] })).toBe(0);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
  });

  test('a machine whose run vanished without a trace is adopted with its slice, and with no other', async () => {
    const vm = await harness.createVm();
    const { claimEpoch } = await harness.untilReady(vm);
    await vanish(vm);
    const { from, to } = sliceOf(vm);
    const others = [
      { from: 0, to: from },
      { from: to, to: 2 ** 32 },
    ].filter((slice) => slice.from < slice.to);
    expect(await adoptedBy({ closedSince: longAgo, slices: others })).toBe(0);
    expect(await adoptedBy({ closedSince: longAgo, slices: [{ from, to }] })).toBe(1);
    await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > claimEpoch);
  });

  test('a machine whose create or delete reached no workflow is found by every pass', async () => {
    const stranded = await harness.createVm({ start: async () => {} });
    const deleted = await harness.createVm();
    await harness.untilReady(deleted);
    await vanish(deleted);
    await harness.db.$executeRaw`
    UPDATE machines SET created_at = clock_timestamp() - interval '2 minutes' WHERE uid = ${stranded.uid}::uuid`;
    const deletion = await requestDeletion(harness.db, deleted);
    if (deletion.outcome !== 'accepted') throw new Error(deletion.outcome);
    await settleWakes(harness.db, [deletion.wake!.outboxId]);
    await harness.db.$executeRaw`
    UPDATE machines SET deletion_requested_at = clock_timestamp() - interval '2 minutes' WHERE uid = ${deleted.uid}::uuid`;
    expect(await adoptedBy({ closedSince: never, slices: [] })).toBe(2);
    await harness.untilReady(stranded);
    await harness.untilGone(deleted);
  });

  test('a pass by the schedule goes on where the one before it ended, and the first looks at everything', async () => {
    const { client } = harness;
    const scopes = async () => {
      const found: (PassScope | null)[] = [];
      for await (const { workflowId, runId } of client.workflow.list({
        query: `WorkflowType='${ownershipSchedule}'`,
      })) {
        const { events } = await client.workflow.getHandle(workflowId, runId).fetchHistory();
        for (const { activityTaskScheduledEventAttributes: asked } of events ?? [])
          if (asked?.activityType?.name === 'adoptMachines')
            found.push((await readPayload(harness.client, asked.input!.payloads![0]))!);
      }
      return found;
    };
    expect(await scopes()).toContain(null);
    await waitFor('a pass with a scope', async () => {
      await client.schedule.getHandle(ownershipSchedule).trigger(ScheduleOverlapPolicy.SKIP);
      return (await scopes()).find((scope) => scope !== null);
    });
    expect((await scopes()).find((scope) => scope !== null)).toEqual({
      closedSince: expect.any(String),
      slices: [{ from: 0, to: expect.any(Number) }],
    });
    // One that an operator starts has no memory.
    const handle = await client.workflow.start(ownershipSchedule, {
      taskQueue: controlPlaneQueue,
      workflowId: 'by-hand',
    });
    await handle.result();
    const { events } = await handle.fetchHistory();
    const asked = events!.find((e) => e.activityTaskScheduledEventAttributes?.activityType?.name === 'adoptMachines');
    const input = asked!.activityTaskScheduledEventAttributes!.input!.payloads![0];
    expect(await readPayload(harness.client, input)).toBeNull();
  });
});
