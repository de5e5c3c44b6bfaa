/** What machines go through whose hosts fall silent and are reachable again. */
import { leaseWorkflowId } from '../../../src/domain/names.ts';
import type { MachineRow } from '../../../src/store/machines/machineStore.ts';
import type { FaultInjection } from '../faultInjection.ts';
import type { TestHarness } from '../testHarness.ts';
import { waitFor } from '../wait.ts';

const ports = [{ name: 'http', guestPort: 80 }];

/** A machine whose only host falls silent before it is created. It waits for that host, and is then created there. */
export async function createdOnceHeard(harness: TestHarness, injection: FaultInjection): Promise<MachineRow> {
  const leaveOne = (cordoned: boolean) =>
    harness.db.host.updateMany({ where: { name: { not: 'h1' } }, data: { cordoned } });
  injection.clear();
  await leaveOne(true);
  // Machines are placed there until the host is recorded as lost.
  injection.plan('markHostLost', 'held');
  await harness.stopHosts();
  try {
    const vm = await harness.createVm({ ports });
    await harness.untilPhase(vm, 'Creating');
    injection.clear();
    await waitFor('it to wait for its host', async () =>
      (await harness.current(vm))?.failureMessage?.includes('is out of reach)'),
    );
    await harness.startHosts();
    await harness.untilReady(vm);
    return vm;
  } finally {
    injection.clear();
    await leaveOne(false);
  }
}

/** Hosts with a machine on each. Returns the run of the workflow of one of them. */
export async function heardAgain(harness: TestHarness): Promise<{ workflowId: string; runId: string }> {
  const vms = [await harness.createVm({ ports }), await harness.createVm({ ports })];
  for (const vm of vms) await harness.untilReady(vm);
  const { workflowId, runId } = await harness.client.workflow.getHandle(leaseWorkflowId('h1')).describe();
  await harness.stopHosts();
  for (const vm of vms)
    await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))?.readyForAccess === false);
  await harness.startHosts();
  for (const vm of vms) await harness.untilReady(vm);
  await waitFor('its host to have been asked for all machines', async () => {
    const { raw } = await harness.client.workflow.getHandle(workflowId).describe();
    const pending = raw.pendingActivities?.map(({ activityType }) => activityType?.name);
    return pending?.join() === 'holdLease' && !raw.pendingWorkflowTask;
  });
  return { workflowId, runId };
}
