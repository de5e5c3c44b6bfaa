import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { hostsResetCommand } from '../../src/cli/fleet/hostCommands.ts';
import { orphansDestroyCommand } from '../../src/cli/fleet/orphanCommands.ts';
import { readHostConditions } from '../../src/store/fleet/hostConditions.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import type { ReaperResult } from '../../workflows/reaper.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/hosts.ts';

/** Hosts whose agents start without the folder that records their machines, as when its disk is not mounted yet. */
describe('a host without its records', () => {
  const placementOf = (vm: MachineRow) =>
    harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid }, orderBy: { attempt: 'desc' } });
  const lifecycleOf = (vm: MachineRow) => harness.db.lifecycle.findUniqueOrThrow({ where: { machineUid: vm.uid } });
  const folderOf = (hostName: string) => path.join(harness.dataDir, 'hosts', hostName);
  const awayFrom = (hostName: string) => path.join(harness.dataDir, `${hostName}-away`);
  const failing = async (hostName: string) =>
    ((await readHostConditions(harness.db, hostName)).get(hostName) ?? []).filter(({ status }) => !status);
  const has = async (runtimeId: string) =>
    (await harness.inventory()).some((machine) => machine.runtimeId === runtimeId);
  async function reap(): Promise<ReaperResult> {
    const { workflowId, runId } = await harness.runSchedule('reaper');
    return harness.client.workflow.getHandle(workflowId, runId).result();
  }

  async function ready(): Promise<{ vm: MachineRow; runtimeId: string; hostName: string }> {
    const vm = await harness.createVm({ ports: [{ name: 'http', guestPort: 80 }] });
    await harness.untilReady(vm);
    const { runtimeId, hostName } = await placementOf(vm);
    return { vm, runtimeId, hostName };
  }

  async function startWithout(hostName: string): Promise<void> {
    await harness.stopHosts();
    await rename(folderOf(hostName), awayFrom(hostName));
    await harness.startHosts();
    await waitFor('the host to be without its records', async () => (await failing(hostName)).length > 0);
  }

  async function bringBack(hostName: string): Promise<void> {
    await harness.stopHosts();
    await rm(folderOf(hostName), { recursive: true });
    await rename(awayFrom(hostName), folderOf(hostName));
    await harness.startHosts();
  }

  test('its machines are kept and not ready, and ready again once the folder is back', async () => {
    const { vm, runtimeId, hostName } = await ready();
    const going = await harness.createVm({ deadlines: { stoppingMs: 1 } });
    await harness.untilReady(going);
    await startWithout(hostName);
    expect(await failing(hostName)).toMatchObject([{ type: 'Records', reason: 'RecordsMissing' }]);
    await waitFor('readiness to be withdrawn', async () => !(await harness.current(vm))!.readyForAccess);
    expect(await reap()).toMatchObject({ destroyed: 0, missing: 0 });
    await harness.settled(vm);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', failureCode: null, readyForAccess: false });
    expect(await lifecycleOf(vm)).toMatchObject({ endedAt: null, unseenSince: expect.any(BigInt) });
    expect(await placementOf(vm)).toMatchObject({ releasedAt: null });
    // The agent refuses a delete too: it would say that nothing is left of a disk that it has never seen.
    await harness.deleteVm(going);
    await harness.untilPhase(going, 'Stopping');

    await bringBack(hostName);
    await harness.untilReady(vm);
    await harness.untilGone(going);
    expect(await placementOf(vm)).toMatchObject({ runtimeId, releasedAt: null, abandonedAt: null });
    expect(await failing(hostName)).toEqual([]);
    await harness.verifyCleanSlate();
  }, 180_000);

  test('a reset ends its machines, and their disks wait for a person when the folder is back', async () => {
    const { vm, runtimeId, hostName } = await ready();
    const lines: string[] = [];
    const reset = (yes = true) =>
      hostsResetCommand(harness.config, hostName, { reason: 'its disk is gone for good', yes }, (line) =>
        lines.push(line),
      );
    await expect(reset()).rejects.toThrow(`${hostName} has the records of its machines`);
    await startWithout(hostName);
    await waitFor('readiness to be withdrawn', async () => !(await harness.current(vm))!.readyForAccess);
    expect(await reset(false)).toBe(3);
    expect(lines.splice(0)[0]).toBe(
      `This ends 1 machine on ${hostName} as VMNotFound, and takes the host with the records that it has now.`,
    );
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running' });
    await reset();
    expect(lines[0]).toBe(`${hostName} is reset: 1 machine ended, as VMNotFound`);
    expect(await harness.current(vm)).toMatchObject({
      phase: 'Failed',
      failureCode: 'VMNotFound',
      failureMessage: expect.stringContaining('the records of its host were lost'),
    });
    const { endedAt, unseenSince } = await lifecycleOf(vm);
    expect(endedAt).toBe(unseenSince);
    expect(await harness.db.auditEvent.findFirst({ where: { action: 'host.reset' } })).toMatchObject({
      target: hostName,
      reason: 'its disk is gone for good',
      details: { machines: 1 },
    });
    await waitFor('the host to be taken with the records that it has', async () => {
      const host = await harness.db.host.findUniqueOrThrow({ where: { name: hostName } });
      return host.lostAt === null && (await failing(hostName)).length === 0;
    });
    await waitFor('its place to be given back', async () => {
      await reap();
      return (await placementOf(vm)).releasedAt !== null;
    });
    await waitFor('its workflow to hold nothing', async () =>
      (await harness.details(vm)).includes('Nothing is held and nothing more is billed'),
    );

    // Its customer is done with it; the disk that comes back is kept all the same.
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
    await bringBack(hostName);
    await waitFor('the orphan to be listed', async () => {
      await reap();
      return harness.db.orphan.findUnique({ where: { runtimeId } });
    });
    expect(await reap()).toMatchObject({ destroyed: 0, unknown: 1 });
    expect(await has(runtimeId)).toBe(true);
    await orphansDestroyCommand(
      harness.config,
      runtimeId,
      { reason: 'no customer wants the disk', yes: true },
      () => undefined,
    );
    expect(await has(runtimeId)).toBe(false);
    expect(await reap()).toMatchObject({ destroyed: 0, unknown: 0 });
    await harness.verifyCleanSlate();
  }, 180_000);
});
