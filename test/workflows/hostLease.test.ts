import { leaseWorkflowId } from '../../src/domain/names.ts';
import { markHostsLost, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { waitFor } from '../support/wait.ts';
import { agents, harness, injection } from '../support/worlds/hosts.ts';

/** What a host's workflow remembers, and what it does when something other than silence goes wrong. */
describe('leases', () => {
  afterEach(() => harness.verifyCleanSlate(), 120_000);

  const h1 = () => harness.client.workflow.getHandle(leaseWorkflowId('h1'));
  const placementsOf = (vm: MachineRow) =>
    harness.db.placement.findMany({ where: { machineUid: vm.uid, releasedAt: null }, orderBy: { attempt: 'asc' } });
  const untilNoneIsLost = () =>
    waitFor(
      'no host to be lost',
      async () => (await harness.db.host.count({ where: { lostAt: { not: null } } })) === 0,
    );

  /** Withdraws access from the machine as when its host is lost, although the agent is there. */
  async function withdrawn(): Promise<{ vm: MachineRow; hostName: string }> {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    const { hostName } = (await placementsOf(vm))[0]!;
    await markHostsLost(harness.db, [hostName]);
    await withdrawAccess(harness.db, vm.uid, hostName);
    expect(await harness.current(vm)).toMatchObject({ readyForAccess: false });
    return { vm, hostName };
  }

  test('machines are ready again when the attempt that recorded their host as found was lost before they were woken', async () => {
    const { vm, hostName } = await withdrawn();
    await harness.db.host.update({ where: { name: hostName }, data: { lostAt: null } });
    await harness.client.workflow.getHandle(leaseWorkflowId(hostName)).terminate('its worker was killed');
    await harness.passUntil('readiness', async () => (await harness.current(vm))!.readyForAccess);
  });

  test('a host that a late write recorded as lost is found again, and its machines become ready', async () => {
    const { vm, hostName } = await withdrawn();
    await harness.passUntil(
      'the host to be found',
      async () => (await harness.db.host.findUniqueOrThrow({ where: { name: hostName } })).lostAt === null,
    );
    await harness.untilReady(vm);
  });

  test('a changed HOST_SILENT_MS reaches hosts that are already monitored, in the same run', async () => {
    const { runId } = await h1().describe();
    const longest = async () => {
      const { events } = await h1().fetchHistory();
      return events!
        .map(({ activityTaskScheduledEventAttributes: scheduled }) => scheduled)
        .filter((scheduled) => scheduled?.activityType?.name === 'holdLease')
        .map((scheduled) => Number(scheduled!.heartbeatTimeout!.seconds));
    };
    expect((await longest()).at(-1)).toBe(3);
    harness.config.deadlines.hostSilentMs = 7_000;
    await harness.restartWorker();
    try {
      await harness.passUntil('a lease by the new setting', async () => (await longest()).at(-1) === 7);
      expect((await h1().describe()).runId).toBe(runId);
    } finally {
      harness.config.deadlines.hostSilentMs = 3_000;
      await harness.restartWorker();
    }
    await harness.passUntil('the old setting', async () => (await longest()).at(-1) === 3);
  });

  test('leases that fail are retried at growing intervals, and hold once they succeed', async () => {
    agents.leasesFail = true;
    try {
      // The current lease fails with its next heartbeat.
      const pauses = async () => {
        const { events } = await h1().fetchHistory();
        return events!.map((event) => event.timerStartedEventAttributes?.startToFireTimeout).filter(Boolean);
      };
      const timers = await waitFor('three pauses', async () => {
        const found = await pauses();
        return found.length >= 3 ? found : null;
      });
      expect(timers.slice(0, 3).map((timeout) => Number(timeout!.seconds))).toEqual([1, 2, 4]);
    } finally {
      agents.leasesFail = false;
    }
    await waitFor('the lease to be held', async () => {
      const { raw } = await h1().describe();
      return raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'holdLease');
    });
    await untilNoneIsLost();
  });

  test('capacity on a host that fell silent before a machine was created is released once that host shows it gone; the machine runs elsewhere', async () => {
    // Machines are placed there until the host is recorded as lost.
    injection.plan('markHostLost', 'held');
    await harness.stopHosts();
    harness.config.HOSTS = 'h2';
    await harness.startHosts();
    await harness.db.host.update({ where: { name: 'h2' }, data: { cordoned: true } });
    const vm = await harness.createVm({ ports: [{ guestPort: 80 }] });
    await waitFor('its placement', async () => (await placementsOf(vm)).length === 1);
    await harness.db.host.update({ where: { name: 'h2' }, data: { cordoned: false } });
    await harness.untilReady(vm);
    expect((await placementsOf(vm)).map(({ hostName }) => hostName)).toEqual(['h1', 'h2']);
    injection.clear();
    await waitFor('the other host to be lost', () =>
      harness.db.host.findFirst({ where: { name: 'h1', lostAt: { not: null } } }),
    );
    // The loss of that host does not concern the machine, and silence is not absence.
    await harness.runSchedule('reaper');
    expect(await harness.current(vm)).toMatchObject({ readyForAccess: true });
    expect(await placementsOf(vm)).toHaveLength(2);
    await harness.stopHosts();
    harness.config.HOSTS = '';
    await harness.startHosts();
    await untilNoneIsLost();
    await waitFor('its capacity to be given back', async () => {
      await harness.runSchedule('reaper');
      return (await placementsOf(vm)).length === 1;
    });
    expect(await harness.db.host.findUniqueOrThrow({ where: { name: 'h1' } })).toMatchObject({
      machinesHeld: 0,
      cpuUsed: 0,
    });
    await harness.untilReady(vm);
    expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid }]);
  }, 240_000);
});
