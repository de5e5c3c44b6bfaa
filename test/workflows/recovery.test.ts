import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import type { TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { harness, injection } from '../support/worlds/lives.ts';

describe('recovery', () => {
  afterEach(async () => {
    injection.clear();
    await harness.verifyCleanSlate();
  }, 120_000);

  const ports = [{ name: 'http', guestPort: 80 }];

  async function runId(vm: Parameters<TestHarness['workflow']>[0]): Promise<string> {
    return (await harness.workflow(vm).describe()).runId;
  }

  describe('a workflow that an operator terminated', () => {
    test('while its machine runs is adopted; the machine stays as it is and can be deleted', async () => {
      const vm = await harness.createVm({ ports });
      const before = await harness.untilReady(vm);
      const lost = await runId(vm);
      await harness.terminate(vm);
      await harness.runSchedule(ownershipSchedule);
      await waitFor('another run', async () => (await runId(vm)) !== lost);
      await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > before.claimEpoch);
      expect(await harness.current(vm)).toMatchObject({
        phase: 'Running',
        readyForAccess: true,
        resourceVersion: before.resourceVersion,
      });
      expect(await harness.inventory()).toHaveLength(1);
    });

    test.each([
      ['Creating', 'driver.create'],
      ['Starting', 'driver.start'],
    ] as const)('while its machine is %s is adopted and the machine becomes ready, once', async (phase, step) => {
      injection.plan(step, 'held');
      const vm = await harness.createVm({ ports });
      const { claimEpoch } = await harness.untilPhase(vm, phase);
      await harness.terminate(vm);
      await harness.runSchedule(ownershipSchedule);
      await waitFor('its claim', async () => (await harness.current(vm))!.claimEpoch > claimEpoch);
      injection.clear();
      await harness.untilReady(vm);
      expect(await harness.inventory()).toHaveLength(1);
      expect(await harness.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
    });

    test('and whose machine was deleted meanwhile is adopted and cleans up', async () => {
      const vm = await harness.createVm({ ports });
      await harness.untilReady(vm);
      await harness.terminate(vm);
      await harness.deleteVm(vm);
      await harness.runSchedule(ownershipSchedule);
      await harness.untilGone(vm);
    });
  });

  test('a workflow that an operator reset to its beginning claims again and goes on; the machine is not created twice', async () => {
    const vm = await harness.createVm({ ports });
    const before = await harness.untilReady(vm);
    const old = await runId(vm);
    const begun = (await harness.workflow(vm).fetchHistory()).events!.find(
      (event) => event.workflowTaskStartedEventAttributes,
    )!;
    await harness.client.workflowService.resetWorkflowExecution({
      namespace: 'default',
      workflowExecution: { workflowId: harness.workflow(vm).workflowId, runId: old },
      reason: 'test',
      workflowTaskFinishEventId: begun.eventId!,
      requestId: 'reset-1',
    });
    await waitFor('the claim of the new run', async () => (await harness.current(vm))!.claimEpoch > before.claimEpoch);
    expect(await harness.inventory()).toHaveLength(1);
    await waitFor('the machine to be ready', async () => (await harness.current(vm))!.readyForAccess);
  });

  test('a cancel of the workflow changes nothing', async () => {
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    await harness.workflow(vm).cancel();
    await waitFor('the cancel to be in the history', async () =>
      JSON.stringify((await harness.workflow(vm).fetchHistory()).events).includes(
        'workflowExecutionCancelRequestedEventAttributes',
      ),
    );
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
  });

  test('a worker that restarts during provisioning continues where it was', async () => {
    injection.plan('driver.create', 'held');
    const vm = await harness.createVm({ ports });
    await harness.untilPhase(vm, 'Creating');
    await harness.restartWorker();
    injection.clear();
    await harness.untilReady(vm);
    expect(await harness.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
  });

  test('wakes that arrive while no worker runs are delivered when one is back', async () => {
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    await harness.db.$executeRaw`INSERT INTO outbox (machine_uid, workflow_id) VALUES (${vm.uid}::uuid,
        ${harness.workflow(vm).workflowId}), (${vm.uid}::uuid, ${harness.workflow(vm).workflowId})`;
    await waitFor('the sweep', async () => (await harness.db.outboxEntry.count()) === 0);
    expect(await harness.current(vm)).toMatchObject({ readyForAccess: true });
  });
});
