import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { Sabotage } from '../support/sabotage.ts';
import { waitFor } from '../support/wait.ts';

const sabotage = new Sabotage();
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ wrapDriver: (driver) => sabotage.wrapDriver(driver) });
}, 180_000);
afterEach(async () => {
  sabotage.clear();
  await lab.verifyCleanSlate();
}, 120_000);
afterAll(() => lab.close());

const ports = [{ name: 'http', guestPort: 80 }];

async function runId(vm: Parameters<Laboratory['workflow']>[0]): Promise<string> {
  return (await lab.workflow(vm).describe()).runId;
}

describe('a workflow that an operator terminated', () => {
  test('while its machine runs is adopted; the machine stays as it is and can be deleted', async () => {
    const vm = await lab.createVm({ ports });
    const before = await lab.untilReady(vm);
    const lost = await runId(vm);
    await lab.terminate(vm);
    await lab.runSchedule(ownershipSchedule);
    await waitFor('another run', async () => (await runId(vm)) !== lost);
    await waitFor('its claim', async () => (await lab.current(vm))!.claimEpoch > before.claimEpoch);
    expect(await lab.current(vm)).toMatchObject({
      phase: 'Running',
      readyForAccess: true,
      resourceVersion: before.resourceVersion,
    });
    expect(await lab.inventory()).toHaveLength(1);
  });

  test.each([
    ['Creating', 'driver.create'],
    ['Starting', 'driver.start'],
  ] as const)('while its machine is %s is adopted and the machine becomes ready, once', async (phase, step) => {
    sabotage.plan(step, 'held');
    const vm = await lab.createVm({ ports });
    const { claimEpoch } = await lab.untilPhase(vm, phase);
    await lab.terminate(vm);
    await lab.runSchedule(ownershipSchedule);
    await waitFor('its claim', async () => (await lab.current(vm))!.claimEpoch > claimEpoch);
    sabotage.clear();
    await lab.untilReady(vm);
    expect(await lab.inventory()).toHaveLength(1);
    expect(await lab.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
  });

  test('and whose machine was deleted meanwhile is adopted and cleans up', async () => {
    const vm = await lab.createVm({ ports });
    await lab.untilReady(vm);
    await lab.terminate(vm);
    await lab.deleteVm(vm);
    await lab.runSchedule(ownershipSchedule);
    await lab.untilGone(vm);
  });
});

test('a workflow that an operator reset to its beginning claims again and goes on; the machine is not made twice', async () => {
  const vm = await lab.createVm({ ports });
  const before = await lab.untilReady(vm);
  const old = await runId(vm);
  const begun = (await lab.workflow(vm).fetchHistory()).events!.find(
    (event) => event.workflowTaskStartedEventAttributes,
  )!;
  await lab.client.workflowService.resetWorkflowExecution({
    namespace: 'default',
    workflowExecution: { workflowId: lab.workflow(vm).workflowId, runId: old },
    reason: 'test',
    workflowTaskFinishEventId: begun.eventId!,
    requestId: 'reset-1',
  });
  await waitFor('the claim of the new run', async () => (await lab.current(vm))!.claimEpoch > before.claimEpoch);
  expect(await lab.inventory()).toHaveLength(1);
  await waitFor('the machine to be ready', async () => (await lab.current(vm))!.readyForAccess);
});

test('a cancel of the workflow changes nothing', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await lab.workflow(vm).cancel();
  await waitFor('the cancel to be in the history', async () =>
    JSON.stringify((await lab.workflow(vm).fetchHistory()).events).includes(
      'workflowExecutionCancelRequestedEventAttributes',
    ),
  );
  expect(await lab.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
});

test('a worker that restarts in the middle of a provisioning goes on where it was', async () => {
  sabotage.plan('driver.create', 'held');
  const vm = await lab.createVm({ ports });
  await lab.untilPhase(vm, 'Creating');
  await lab.restartWorker();
  sabotage.clear();
  await lab.untilReady(vm);
  expect(await lab.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
});

test('wakes that came while no worker ran are delivered when one is back', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await lab.db
    .$executeRaw`INSERT INTO outbox (machine_uid, workflow_id) VALUES (${vm.uid}::uuid, ${lab.workflow(vm).workflowId}), (${vm.uid}::uuid, ${lab.workflow(vm).workflowId})`;
  await waitFor('the sweep', async () => (await lab.db.outboxEntry.count()) === 0);
  expect(await lab.current(vm)).toMatchObject({ readyForAccess: true });
});
