import { createServer } from 'node:net';
import { signals } from '../../src/domain/names.ts';
import type { Forward } from '../../src/domain/observation.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { connects, listensHere } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { drivers, harness, hosts } from '../support/worlds/lives.ts';

describe('lifecycle', () => {
  afterEach(() => harness.verifyCleanSlate());

  test('a machine comes up, is published with its host key, is deleted, and leaves one rated bill', async () => {
    const vm = await harness.createVm({
      ports: [
        { name: 'ssh', guestPort: 22 },
        { name: 'http', guestPort: 80 },
      ],
    });
    const row = await harness.untilReady(vm);
    expect(row).toMatchObject({
      phase: 'Running',
      capacitySource: 'on-demand',
      publishedPorts: [
        { name: 'ssh', guestPort: 22, protocol: 'TCP', exposure: 'private-tunnel' },
        { name: 'http', guestPort: 80 },
      ],
      sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: expect.any(String) }],
    });
    expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'on' }]);
    expect(await harness.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toMatchObject({ endedAt: null });
    expect((await harness.workflow(vm).describe()).memo).toEqual({ requestId: `create-of-${vm.name}` });
    // A run that adopts it gets the request id from the row.
    await harness.terminate(vm);
    await harness.runSchedule(ownershipSchedule);
    await waitFor('its adoption', async () => (await harness.current(vm))!.claimEpoch > 1);
    expect((await harness.workflow(vm).describe()).memo).toEqual({ requestId: `create-of-${vm.name}` });
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  });

  test('a machine with the longest name is as any other, wherever Temporal keeps its data', async () => {
    // Of 253 characters, as Kubernetes names are. `TEST_TEMPORAL=postgres` has an id of them refused beyond 255.
    const vm = await harness.createVm({ name: `${'long-'.repeat(50)}vm1` });
    await harness.untilReady(vm);
    expect((await harness.workflow(vm).describe()).workflowId).toContain(`/${vm.uid}`);
    await harness.terminate(vm);
    await harness.passUntil('its adoption', async () => (await harness.current(vm))!.claimEpoch > 1);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  });

  /** The guest goes down on its host unasked. Its workflow is woken to look, as an agent's report would do. */
  async function goDown(vm: MachineRow): Promise<void> {
    const { runtimeId } = await harness.db.placement.findFirstOrThrow({
      where: { machineUid: vm.uid, releasedAt: null },
    });
    for (const driver of drivers) await driver.stop(runtimeId, { force: true }, new AbortController().signal);
    expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'off' }]);
    await harness.workflow(vm).signal(signals.wake);
  }

  const crashLoop = expect.stringContaining('CrashLoopBackOff: the guest goes down again and again');
  const untilBackedOff = (vm: MachineRow) =>
    waitFor(
      'it to be left off for a while',
      async () => (await harness.current(vm))?.failureMessage?.includes('CrashLoopBackOff'),
      60_000,
    );

  test('a guest that goes down by itself is started again, after pauses once it keeps doing so, and at once by its owner', async () => {
    const vm = await harness.createVm({ ports: [{ guestPort: 80 }] });
    await harness.untilReady(vm);
    for (let time = 1; time <= 5; time++) {
      await goDown(vm);
      await waitFor('the guest to be up again', async () => (await harness.inventory())[0]?.power === 'on');
      await harness.untilReady(vm);
    }
    await goDown(vm);
    await untilBackedOff(vm);
    const waiting = { phase: 'Running', readyForAccess: false, failureCode: null, failureMessage: crashLoop };
    expect(await harness.current(vm)).toMatchObject(waiting);
    expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'off' }]);
    // The pause is over.
    expect(await harness.untilReady(vm)).toMatchObject({ failureMessage: null });
    await goDown(vm);
    await untilBackedOff(vm);
    await harness.restartVm(vm);
    expect(await harness.untilReady(vm)).toMatchObject({ failureMessage: null });
    // Its owner's restart ends the count.
    await goDown(vm);
    await waitFor('the guest to be up again', async () => (await harness.inventory())[0]?.power === 'on');
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  }, 120_000);

  test('a guest that was ready and powers off during each boot is left off for a while, and can be deleted', async () => {
    const vm = await harness.createVm({ ports: [{ guestPort: 80 }], deadlines: { startingMs: 1_000 } });
    await harness.untilReady(vm);
    hosts.bootsFail = true;
    let woken = 0;
    try {
      await goDown(vm);
      await waitFor(
        'it to be left off for a while',
        async () => {
          // A wake after each boot ends the pause that follows.
          if (hosts.failedBoots > woken) await harness.workflow(vm).signal(signals.wake);
          woken = hosts.failedBoots;
          return (await harness.current(vm))?.failureMessage?.includes('CrashLoopBackOff');
        },
        90_000,
      );
      const tried = hosts.failedBoots;
      // Wakes alone do not shorten its pause.
      await harness.workflow(vm).signal(signals.wake);
      await harness.settled(vm);
      expect(hosts.failedBoots).toBe(tried);
    } finally {
      hosts.bootsFail = false;
    }
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', failureCode: null, failureMessage: crashLoop });
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  }, 120_000);

  test('a machine whose state its host cannot report goes on, and is updated when the host can', async () => {
    const vm = await harness.createVm({ ports: [{ guestPort: 80 }] });
    await harness.untilReady(vm);
    const history = async () => (await harness.workflow(vm).fetchHistory()).events!;
    hosts.areBlind = true;
    try {
      await harness.workflow(vm).signal(signals.wake);
      await waitFor(
        'the look to be given up',
        async () =>
          (await history()).some(
            (event) => event.activityTaskFailedEventAttributes || event.activityTaskTimedOutEventAttributes,
          ),
        60_000,
      );
    } finally {
      hosts.areBlind = false;
    }
    expect(hosts.observations).toBeGreaterThan(1);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', failureCode: null, readyForAccess: true });
    const looks = async () =>
      (await history()).filter(
        (event) => event.activityTaskScheduledEventAttributes?.activityType?.name === 'observeMachine',
      ).length;
    const before = await looks();
    await harness.workflow(vm).signal(signals.wake);
    await waitFor('the next look', async () => (await looks()) > before);
    expect(await harness.current(vm)).toMatchObject({ phase: 'Running', readyForAccess: true });
  });

  test('a port’s address is recorded with readiness, and again when its host agent comes back at another address', async () => {
    const machine = await harness.createVm({ ports: [{ name: 'http', guestPort: 80, readinessProbe: true }] });
    await harness.untilReady(machine);
    const recorded = async (): Promise<Forward[]> =>
      (await harness.db.machine.findUniqueOrThrow({ where: { uid: machine.uid } })).forwards as never;
    const before = await recorded();
    expect(before).toEqual([{ guestPort: 80, address: '127.0.0.1', port: expect.any(Number) }]);
    expect([await connects(before[0]!.port), listensHere(before[0]!.port)]).toEqual([true, true]);

    await harness.stopHosts();
    expect(listensHere(before[0]!.port)).toBe(false);
    const squatter = createServer();
    // Another process may have been faster, and serves as well.
    await new Promise((resolve) =>
      squatter.once('error', resolve).listen(before[0]!.port, '127.0.0.1', () => resolve(null)),
    );
    await harness.startHosts();
    const moved = await waitFor('the new way to be recorded', async () => {
      const now = await recorded();
      return now.length === 1 && now[0]!.port !== before[0]!.port ? now : null;
    });
    expect(await connects(moved[0]!.port)).toBe(true);
    expect(await harness.db.machine.findUnique({ where: { uid: machine.uid } })).toMatchObject({
      readyForAccess: true,
    });
    squatter.close();
  });
});
