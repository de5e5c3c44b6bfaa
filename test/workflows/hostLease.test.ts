import { hostWorkflowId } from '../../src/domain/names.ts';
import { markHostLost, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { Sabotage } from '../support/sabotage.ts';
import { waitFor } from '../support/wait.ts';

/** What a host's workflow remembers, and what it does when something other than silence goes wrong. */
const sabotage = new Sabotage();
/** Makes agents' leases fail at once. */
let leasesFail = false;
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({
    environment: { HOST_SILENT_MS: '3000' },
    wrapActivities: (activities) => sabotage.wrapActivities(activities),
    wrapDriver: (driver) =>
      new Proxy(driver, {
        get(target, name) {
          if (name === 'placementVersionSeen' && leasesFail)
            return () => {
              throw new Error('the agent cannot say what it has seen');
            };
          const member: unknown = Reflect.get(target, name);
          return typeof member === 'function' ? member.bind(target) : member;
        },
      }),
  });
}, 180_000);
afterEach(() => lab.verifyCleanSlate(), 120_000);
afterAll(() => lab.close());

const h1 = () => lab.client.workflow.getHandle(hostWorkflowId('h1'));
const placementsOf = (vm: MachineRow) =>
  lab.db.placement.findMany({ where: { machineUid: vm.uid, releasedAt: null }, orderBy: { attempt: 'asc' } });
const untilNoneIsLost = () =>
  waitFor('no host to be lost', async () => (await lab.db.host.count({ where: { lostAt: { not: null } } })) === 0);

/** Withdraws access from the machine as when its host is lost, although the agent is there. */
async function withdrawn(): Promise<{ vm: MachineRow; hostName: string }> {
  const vm = await lab.createVm();
  await lab.untilReady(vm);
  const { hostName } = (await placementsOf(vm))[0]!;
  await markHostLost(lab.db, hostName);
  await withdrawAccess(lab.db, vm.uid, hostName);
  expect(await lab.current(vm)).toMatchObject({ readyForAccess: false });
  return { vm, hostName };
}

test('machines are ready again when the attempt that recorded their host as found was lost before they were woken', async () => {
  const { vm, hostName } = await withdrawn();
  await lab.db.host.update({ where: { name: hostName }, data: { lostAt: null } });
  await lab.client.workflow.getHandle(hostWorkflowId(hostName)).terminate('its worker was killed');
  await lab.runSchedule(ownershipSchedule);
  await lab.untilReady(vm);
});

test('a host that was recorded as lost by a write that came late is found again, and its machines are ready', async () => {
  const { vm, hostName } = await withdrawn();
  await waitFor('the host to be found', async () => {
    await lab.runSchedule(ownershipSchedule);
    return (await lab.db.host.findUniqueOrThrow({ where: { name: hostName } })).lostAt === null;
  });
  await lab.untilReady(vm);
});

test('a changed HOST_SILENT_MS reaches the hosts that are attended already, in the same run', async () => {
  const { runId } = await h1().describe();
  const longest = async () => {
    const { events } = await h1().fetchHistory();
    return events!
      .map(({ activityTaskScheduledEventAttributes: scheduled }) => scheduled)
      .filter((scheduled) => scheduled?.activityType?.name === 'attendHost')
      .map((scheduled) => Number(scheduled!.heartbeatTimeout!.seconds));
  };
  expect((await longest()).at(-1)).toBe(3);
  lab.config.deadlines.hostSilentMs = 7_000;
  await lab.restartWorker();
  try {
    await waitFor('a lease by the new setting', async () => {
      await lab.runSchedule(ownershipSchedule);
      return (await longest()).at(-1) === 7;
    });
    expect((await h1().describe()).runId).toBe(runId);
  } finally {
    lab.config.deadlines.hostSilentMs = 3_000;
    await lab.restartWorker();
  }
  await waitFor('the old setting', async () => {
    await lab.runSchedule(ownershipSchedule);
    return (await longest()).at(-1) === 3;
  });
});

test('leases that fail are begun again at growing intervals, and hold once they can', async () => {
  leasesFail = true;
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
    leasesFail = false;
  }
  await waitFor('the lease to be held', async () => {
    const { raw } = await h1().describe();
    return raw.pendingActivities?.some(({ activityType }) => activityType?.name === 'attendHost');
  });
  await untilNoneIsLost();
});

test('what a machine held on a host that was away before its creation is given back once that host shows it gone; the machine lives on elsewhere', async () => {
  // Machines are placed there until the host is recorded as lost.
  sabotage.plan('markHostLost', 'held');
  await lab.stopHosts();
  lab.config.HOSTS = 'h2';
  await lab.startHosts();
  await lab.db.host.update({ where: { name: 'h2' }, data: { cordoned: true } });
  const vm = await lab.createVm({ ports: [{ guestPort: 80 }] });
  await waitFor('its placement', async () => (await placementsOf(vm)).length === 1);
  await lab.db.host.update({ where: { name: 'h2' }, data: { cordoned: false } });
  await lab.untilReady(vm);
  expect((await placementsOf(vm)).map(({ hostName }) => hostName)).toEqual(['h1', 'h2']);
  sabotage.clear();
  await waitFor('the other host to be lost', () =>
    lab.db.host.findFirst({ where: { name: 'h1', lostAt: { not: null } } }),
  );
  // The loss of that host does not concern the machine, and silence is not absence.
  await lab.runSchedule('reaper');
  expect(await lab.current(vm)).toMatchObject({ readyForAccess: true });
  expect(await placementsOf(vm)).toHaveLength(2);
  await lab.stopHosts();
  lab.config.HOSTS = '';
  await lab.startHosts();
  await untilNoneIsLost();
  await waitFor('its capacity to be given back', async () => {
    await lab.runSchedule('reaper');
    return (await placementsOf(vm)).length === 1;
  });
  expect(await lab.db.host.findUniqueOrThrow({ where: { name: 'h1' } })).toMatchObject({ machinesHeld: 0, cpuUsed: 0 });
  await lab.untilReady(vm);
  expect(await lab.inventory()).toMatchObject([{ machineUid: vm.uid }]);
}, 240_000);
