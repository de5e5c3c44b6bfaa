import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { waitFor } from '../support/wait.ts';
import { harness, injection } from '../support/worlds/lives.ts';

const ports = [
  { name: 'ssh', guestPort: 22 },
  { name: 'http', guestPort: 80 },
];

describe('restart', () => {
  beforeEach(() => injection.clear());
  afterEach(() => {
    injection.clear();
    return harness.verifyCleanSlate();
  });

  const powerCycles = () => ({
    stops: injection.calls.filter((call) => call === 'driver.stop').length,
    starts: injection.calls.filter((call) => call === 'driver.start').length,
  });

  async function readyVm(more: Parameters<typeof harness.createVm>[0] = {}): Promise<MachineRow> {
    const vm = await harness.createVm({ ports, ...more });
    const row = await harness.untilReady(vm);
    injection.calls.length = 0;
    return row;
  }

  async function gone(vm: MachineRow): Promise<void> {
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  }

  test.each(['VirtualMachine', 'BareMetalMachine'] as const)(
    'a %s starts from the request until its guest is up, is not ready until its ports listen again, and its bill goes on',
    async (kind) => {
      const vm = await readyVm({ kind });
      const bill = await harness.db.lifecycle.findUniqueOrThrow({ where: { machineUid: vm.uid } });
      injection.plan('driver.start', 'held');
      expect(await harness.restartVm(vm)).toMatchObject({ outcome: 'accepted', machine: { readyForAccess: false } });
      expect(await harness.current(vm)).toMatchObject({
        phase: 'Starting',
        readyForAccess: false,
        forwards: [],
        failureMessage: 'a restart was asked for: the guest is shut down and started again',
      });
      await waitFor('its guest to be down', async () => (await harness.inventory())[0]?.power === 'off');
      expect(await harness.current(vm)).toMatchObject({ phase: 'Starting', readyForAccess: false });
      injection.clear();
      const { sshHostKeys, phase, generation } = await harness.untilReady(vm);
      expect([phase, generation]).toEqual(['Running', 1]);
      expect(sshHostKeys).toEqual(vm.sshHostKeys);
      expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'on' }]);
      expect(await harness.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toEqual(bill);
      expect(
        await harness.db.machineEvent.findMany({ where: { machineUid: vm.uid, reason: 'RestartRequested' } }),
      ).toMatchObject([{ count: 1 }]);
      await gone(vm);
    },
  );

  test('a repeat of the request restarts nothing more, and restarts do not count as a guest that goes down by itself', async () => {
    const vm = await readyVm();
    for (let time = 1; time <= 7; time++) {
      await harness.restartVm(vm, { requestId: `request-${time}` });
      await harness.restartVm(vm, { requestId: `request-${time}` });
      await harness.untilReady(vm);
      await harness.restartVm(vm, { requestId: `request-${time}` });
      expect(await harness.current(vm)).toMatchObject({ readyForAccess: true });
    }
    expect(powerCycles()).toEqual({ stops: 7, starts: 7 });
    await gone(vm);
  });

  test('a guest that ignores the request to shut down is switched off after its time, or at once by a forced restart', async () => {
    const hasty = await readyVm({ fault: 'stop-ignored', deadlines: { stoppingMs: 1_000 } });
    await harness.restartVm(hasty);
    await waitFor('its guest to be switched off', () => powerCycles().stops >= 2);
    await harness.untilReady(hasty);
    await gone(hasty);
    const stubborn = await readyVm({ fault: 'stop-ignored', deadlines: { stoppingMs: 600_000 } });
    await harness.restartVm(stubborn, { requestId: 'asks' });
    await waitFor('the request to shut down', () => powerCycles().stops === 1);
    await harness.restartVm(stubborn, { requestId: 'insists', force: true });
    await harness.untilReady(stubborn);
    injection.calls.length = 0;
    await harness.restartVm(stubborn, { requestId: 'forces', force: true });
    await harness.untilReady(stubborn);
    expect(powerCycles()).toEqual({ stops: 1, starts: 1 });
    await harness.liftFaults(stubborn);
    await gone(stubborn);
  });

  test('another run completes a restart, and a delete ends it', async () => {
    const vm = await readyVm();
    injection.plan('driver.stop', 'held');
    await harness.restartVm(vm);
    await waitFor('the request to shut down', () => powerCycles().stops > 0);
    await harness.terminate(vm);
    await harness.runSchedule(ownershipSchedule);
    await waitFor('its adoption', async () => (await harness.current(vm))!.claimEpoch > 1);
    expect(await harness.current(vm)).toMatchObject({ readyForAccess: false, restartWanted: 'graceful' });
    injection.clear();
    expect(await harness.untilReady(vm)).toMatchObject({ restartWanted: null });
    expect(powerCycles().starts).toBe(1);
    injection.plan('driver.start', 'held');
    await harness.restartVm(vm, { requestId: 'once more' });
    await waitFor('the start', () => powerCycles().starts > 1);
    await harness.deleteVm(vm);
    injection.clear();
    await harness.untilGone(vm);
  });

  test('only a machine that was ready is restarted', async () => {
    const fresh = await harness.createVm({ fault: 'port-never=80', ports });
    await harness.untilPhase(fresh, 'Running');
    expect(await harness.restartVm(fresh)).toMatchObject({ outcome: 'refused' });
    await gone(fresh);
    expect(await harness.restartVm(fresh)).toEqual({ outcome: 'missing' });
    const vm = await readyVm();
    injection.plan('driver.stop', 'held');
    await harness.deleteVm(vm);
    expect(await harness.restartVm(vm)).toMatchObject({ outcome: 'refused' });
    injection.clear();
    await harness.untilGone(vm);
  });
});
