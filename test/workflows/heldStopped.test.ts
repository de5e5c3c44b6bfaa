import { instancesStartCommand, instancesStopCommand } from '../../src/cli/fleet/instanceCommands.ts';
import { signals } from '../../src/domain/names.ts';
import { readConfig } from '../../src/settings/config.ts';
import { countOverdue, type MachineRow } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { said } from '../support/commands.ts';
import { waitFor } from '../support/wait.ts';
import { drivers, harness, injection } from '../support/worlds/lives.ts';

const reason = 'it sends spam, ticket 4711';
const stoppedText = `the operator has stopped it, and nothing of it is deleted: ${reason}`;

describe('a machine that an operator stops', () => {
  beforeEach(() => injection.clear());
  afterEach(() => {
    injection.clear();
    return harness.verifyCleanSlate();
  });

  const config = () => readConfig({ DATABASE_URL: harness.databaseUrl });
  const subjectOf = ({ namespace, name }: MachineRow) => `${namespace}/${name}`;
  const stop = (vm: MachineRow, more: object = {}) =>
    said((print) =>
      instancesStopCommand(config(), { subject: subjectOf(vm), kind: vm.kind, reason, yes: true, ...more }, print),
    );
  const start = (vm: MachineRow) =>
    said((print) =>
      instancesStartCommand(config(), { subject: subjectOf(vm), kind: vm.kind, reason: 'the dispute is over' }, print),
    );
  const power = async (vm: MachineRow) =>
    (await harness.inventory()).find(({ machineUid }) => machineUid === vm.uid)?.power;
  const untilDown = (vm: MachineRow) =>
    waitFor('its guest to stay down', async () => {
      const row = await harness.current(vm);
      return (await power(vm)) === 'off' && row?.restartWanted === null && row.failureMessage === stoppedText;
    });
  const readyVm = async (more: Parameters<typeof harness.createVm>[0] = {}) =>
    harness.untilReady(await harness.createVm({ ports: [{ name: 'http', guestPort: 80 }], ...more }));
  const lifecycle = (vm: MachineRow) =>
    harness.db.$queryRaw<{ open: boolean; since: bigint | null; before: boolean }[]>`
      SELECT ended_at IS NULL AS open, stopped_since AS since, NOT isempty(stopped) AS before FROM lifecycles
      WHERE machine_uid = ${vm.uid}::uuid`;
  async function gone(vm: MachineRow): Promise<void> {
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  }

  test.each(['VirtualMachine', 'BareMetalMachine'] as const)(
    'a %s goes down and stays down with its disk, its customer reads why, and it starts again when the operator says so',
    async (kind) => {
      const vm = await readyVm({ kind });
      expect(await stop(vm, { yes: false })).toMatchObject({ result: 3, text: expect.stringContaining(reason) });
      expect(await harness.current(vm)).toMatchObject({ readyForAccess: true, stopReason: null });

      expect(await stop(vm)).toMatchObject({ result: 0, text: expect.stringContaining('is held stopped') });
      expect(await harness.current(vm)).toMatchObject({
        ...{ phase: 'Starting', readyForAccess: false, forwards: [], failureCode: null, failureMessage: stoppedText },
      });
      await untilDown(vm);
      expect(
        await harness.db.machineEvent.findMany({ where: { machineUid: vm.uid, reason: 'StoppedByOperator' } }),
      ).toMatchObject([{ message: stoppedText, count: 1 }]);
      expect(await lifecycle(vm)).toMatchObject([{ open: true, since: expect.any(BigInt), before: false }]);
      expect((await stop(vm)).text).toContain('was held stopped already');
      expect(await harness.restartVm(vm)).toMatchObject({ outcome: 'refused' });
      // It waits for nothing that the service has to do.
      expect((await countOverdue(harness.db, { Starting: 0 })).map(({ count }) => count)).toEqual([0]);

      expect((await start(vm)).text).toContain('starts again');
      const again = await harness.untilReady(vm);
      expect([again.uid, again.stopReason, again.failureMessage]).toEqual([vm.uid, null, null]);
      expect(await power(vm)).toBe('on');
      expect(await lifecycle(vm)).toMatchObject([{ open: true, since: null }]);
      expect((await start(vm)).text).toContain('is not held stopped');
      expect(
        (await harness.db.auditEvent.findMany({ where: { target: vm.uid, actorType: 'operator' } })).map(
          ({ action, customerId }) => [action, customerId !== null],
        ),
      ).toEqual([
        ['machine.stop', true],
        ['machine.stop', true],
        ['machine.start', true],
      ]);
      await gone(vm);
    },
  );

  test('a run that takes over keeps it down, and one that is killed before brings it down', async () => {
    const vm = await readyVm();
    injection.plan('driver.stop', 'held');
    await stop(vm);
    await waitFor('the shutdown', () => injection.calls.includes('driver.stop'));
    const before = (await harness.current(vm))!.claimEpoch;
    await harness.terminate(vm);
    await harness.runSchedule(ownershipSchedule);
    await waitFor('its adoption', async () => (await harness.current(vm))!.claimEpoch > before);
    injection.clear();
    await untilDown(vm);
    injection.calls.length = 0;
    const down = (await harness.current(vm))!.claimEpoch;
    await harness.terminate(vm);
    await harness.runSchedule(ownershipSchedule);
    await waitFor('its adoption', async () => (await harness.current(vm))!.claimEpoch > down);
    await waitFor('the look of the next run', () => injection.calls.includes('driver.observe'));
    await untilDown(vm);
    expect(injection.calls).not.toContain('driver.start');
    await start(vm);
    await harness.untilReady(vm);
    await gone(vm);
  });

  test('a guest that another hand starts goes down again, and a stopped machine can be deleted', async () => {
    const vm = await readyVm();
    await stop(vm);
    await untilDown(vm);
    const { runtimeId } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
    injection.calls.length = 0;
    for (const driver of drivers) await driver.start(runtimeId, AbortSignal.timeout(60_000)).catch(() => {});
    await harness.workflow(vm).signal(signals.wake);
    await waitFor('the shutdown', () => injection.calls.includes('driver.stop'));
    await untilDown(vm);
    expect(await harness.current(vm)).toMatchObject({ readyForAccess: false });
    await gone(vm);
    expect(await lifecycle(vm)).toMatchObject([{ open: false }]);
  });

  test('only a machine that was ready is stopped', async () => {
    const fresh = await harness.createVm({ fault: 'port-never=80', ports: [{ name: 'http', guestPort: 80 }] });
    await harness.untilPhase(fresh, 'Running');
    await expect(stop(fresh)).rejects.toThrow('only a machine that was ready is stopped');
    await gone(fresh);
    await expect(stop(fresh)).rejects.toThrow('There is no VirtualMachine');
  });
});
