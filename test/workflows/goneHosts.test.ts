import { hostsCordonCommand } from '../../src/cli/fleet/hostCommands.ts';
import { enrollMissing } from '../../src/cli/fleet/hostKeyCommands.ts';
import { hostsAbandonCommand, hostsForgetCommand } from '../../src/cli/fleet/hostRetirementCommands.ts';
import { orphansDestroyCommand } from '../../src/cli/fleet/orphanCommands.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import type { ReaperResult } from '../../workflows/reaper.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/hosts.ts';

/** A host that does not come back, and then does after all. */
describe('a host that is lost for good', () => {
  const reason = 'it burned down, ticket 4711';
  const print = () => undefined;
  const placementOf = (vm: MachineRow) => harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
  const hostRow = (name: string) => harness.db.host.findUniqueOrThrow({ where: { name } });
  async function reap(): Promise<ReaperResult> {
    const { workflowId, runId } = await harness.runSchedule('reaper');
    return harness.client.workflow.getHandle(workflowId, runId).result();
  }

  test('is given up: its machines end, deletes that waited end too, and it leaves the fleet', async () => {
    const vm = await harness.createVm({});
    await harness.untilReady(vm);
    const { hostName, runtimeId } = await placementOf(vm);
    await harness.stopHosts();
    await waitFor('the host to be lost', async () => (await hostRow(hostName)).lostAt !== null);
    await waitFor('readiness to be withdrawn', async () => !(await harness.current(vm))!.readyForAccess);
    await expect(hostsForgetCommand(harness.config, hostName, { reason, yes: true }, print)).rejects.toThrow(
      /lives? on/,
    );

    expect(await hostsAbandonCommand(harness.config, hostName, { reason, yes: true }, print)).toBe(0);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Failed', failureCode: 'VMNotFound' });
    const { endedAt, unseenSince } = await harness.db.lifecycle.findUniqueOrThrow({ where: { machineUid: vm.uid } });
    expect(endedAt).toBe(unseenSince);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);

    expect(await hostsForgetCommand(harness.config, hostName, { reason, yes: true }, print)).toBe(0);
    expect(await hostRow(hostName)).toMatchObject({ retired: true, cordoned: true, machinesHeld: 0 });
    expect(await placementOf(vm)).toMatchObject({ releasedAt: expect.any(Date) });

    // The fleet file names it again, and it is back with its disks: what was wanted there waits for a person. It is cordoned,
    // because the reaper asks it only later. Its key was forgotten with it.
    await harness.db.host.update({ where: { name: hostName }, data: { retired: false } });
    await enrollMissing(harness.db, harness.config);
    await harness.startHosts();
    await waitFor('the host to be reachable', async () => (await hostRow(hostName)).lostAt === null);
    await waitFor('the orphan to be listed', async () => {
      await reap();
      return harness.db.orphan.findUnique({ where: { runtimeId } });
    });
    await orphansDestroyCommand(harness.config, runtimeId, { reason, yes: true }, print);
    expect(await reap()).toMatchObject({ destroyed: 0, unknown: 0 });
    await hostsCordonCommand(harness.config, hostName, false, print);
    await harness.verifyCleanSlate();
  }, 180_000);
});
