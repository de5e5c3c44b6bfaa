import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
});
afterEach(() => lab.verifyCleanSlate(), 120_000);
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
    await lab.workflow(vm).terminate('by hand');
    await lab.runSchedule(ownershipSchedule);
    await waitFor('another run', async () => (await runId(vm)) !== lost);
    await waitFor('its claim', async () => (await lab.current(vm))!.claimEpoch > before.claimEpoch);
    expect(await lab.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true, resourceVersion: before.resourceVersion });
    expect(await lab.inventory()).toHaveLength(1);
  });

  test.each([
    ['Creating', 'slow=1500'],
    ['Starting', 'slow=1500'],
  ] as const)('while its machine is %s is adopted and the machine becomes ready, once', async (phase, fault) => {
    const vm = await lab.createVm({ fault, ports });
    await lab.untilPhase(vm, phase);
    await lab.workflow(vm).terminate('by hand');
    await lab.runSchedule(ownershipSchedule);
    await lab.untilReady(vm);
    expect(await lab.inventory()).toHaveLength(1);
    expect(await lab.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
  });

  test('and whose machine was deleted meanwhile is adopted and cleans up', async () => {
    const vm = await lab.createVm({ ports });
    await lab.untilReady(vm);
    await lab.workflow(vm).terminate('by hand');
    await lab.deleteVm(vm);
    await lab.runSchedule(ownershipSchedule);
    await lab.untilGone(vm);
  });
});

test('a workflow that an operator reset to its beginning claims again and goes on; the machine is not made twice', async () => {
  const vm = await lab.createVm({ ports });
  const before = await lab.untilReady(vm);
  const old = await runId(vm);
  await lab.client.workflowService.resetWorkflowExecution({
    namespace: 'default',
    workflowExecution: { workflowId: lab.workflow(vm).workflowId, runId: old },
    reason: 'test',
    workflowTaskFinishEventId: { low: 4, high: 0, unsigned: false } as never,
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
  await waitFor('the cancel to be in the history', async () => JSON.stringify((await lab.workflow(vm).fetchHistory()).events).includes('workflowExecutionCancelRequestedEventAttributes'));
  expect(await lab.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
});

test('a worker that restarts in the middle of a provisioning goes on where it was', async () => {
  const vm = await lab.createVm({ fault: 'slow=1500', ports });
  await lab.untilPhase(vm, 'Creating');
  await lab.restartWorker();
  await lab.untilReady(vm);
  expect(await lab.db.placement.count({ where: { machineUid: vm.uid } })).toBe(1);
});

test('wakes that came while no worker ran are delivered when one is back', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await lab.db.$executeRaw`INSERT INTO outbox (machine_uid, workflow_id) VALUES (${vm.uid}::uuid, ${lab.workflow(vm).workflowId}), (${vm.uid}::uuid, ${lab.workflow(vm).workflowId})`;
  await waitFor('the sweep', async () => (await lab.db.outboxEntry.count()) === 0);
  expect(await lab.current(vm)).toMatchObject({ readyForAccess: true });
});

test('a silent host takes readiness and no machine; when it is heard again the machine is ready again', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await waitFor('the details to be settled', async () => !(await lab.details(vm)).includes('That may take'));
  await lab.stopHosts();
  await waitFor('readiness to be withdrawn', async () => (await lab.current(vm))!.readyForAccess === false);
  expect(await lab.current(vm)).toMatchObject({ phase: 'Running', failureCode: null });
  expect(await lab.db.host.count({ where: { lostAt: { not: null } } })).toBeGreaterThan(0);
  await lab.startHosts();
  await lab.untilReady(vm);
  await waitFor('the hosts to be found', async () => (await lab.db.host.count({ where: { lostAt: { not: null } } })) === 0);
});

test('a machine whose hosts fall silent before its creation fails with HostIneligible and holds its capacity until they are back', async () => {
  await lab.stopHosts();
  const vm = await lab.createVm();
  await waitFor('the details to say where to look', async () => /\*\*Creating\*\*.*That may take .*`host\/\S+` tells whether its agent answers/s.test(await lab.details(vm)));
  expect(await lab.untilPhase(vm, 'Failed')).toMatchObject({ failureCode: 'HostIneligible' });
  expect(await lab.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })).toBeGreaterThan(0);
  await lab.startHosts();
  await waitFor('its capacity to be given back', async () => (await lab.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })) === 0);
  await waitFor('the hosts to be found', async () => (await lab.db.host.count({ where: { lostAt: { not: null } } })) === 0);
});
