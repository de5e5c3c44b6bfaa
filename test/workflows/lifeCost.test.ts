/**
 * What a machine's life costs Temporal, on a real server, beside the recorded numbers. They do not depend on the
 * computer: a change that raises one must say why and change it here.
 */
import type { temporal } from '@temporalio/proto';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { messageOf, notesOfCore } from '../support/payloads.ts';
import type { NewVm } from '../support/testHarness.ts';
import { together } from '../support/together.ts';
import { waitFor } from '../support/wait.ts';
import { withoutStall } from '../support/withoutStall.ts';
import { harness } from '../support/worlds/lives.ts';

describe('cost', () => {
  type HistoryEvent = temporal.api.history.v1.IHistoryEvent;
  /** Several machines wait at a time. */
  const patientMs = 120_000;

  interface Cost {
    events: number;
    workflowTasks: number;
    activities: string[];
    /** Activities within workflow tasks. */
    local: string[];
    searchAttributes: number;
    timers: number;
  }

  /** Of machines whose host does several steps in one call. */
  const toReady: Cost = {
    events: 15,
    workflowTasks: 2,
    activities: ['createMachine'],
    local: ['claim', 'recordAccess'],
    searchAttributes: 2,
    timers: 0,
  };
  const toGone: Cost = {
    events: 14,
    workflowTasks: 2,
    activities: ['stopMachine'],
    local: ['readIntent', 'removeMachine'],
    searchAttributes: 1,
    timers: 0,
  };
  /** To readiness, where creating and starting are steps of their own. */
  const stepByStep: Cost = {
    events: 23,
    workflowTasks: 3,
    activities: ['createMachine', 'startMachine'],
    local: ['claim', 'recordPhase', 'recordAccess'],
    searchAttributes: 3,
    timers: 0,
  };
  const costs: Readonly<Record<string, { vm: NewVm; toReady: Cost; toGone: Cost }>> = {
    'a virtual machine whose host answers at once': {
      vm: {},
      toReady,
      toGone,
    },
    'a virtual machine whose host takes its time for every step': {
      vm: { fault: 'slow=2500' },
      toReady: stepByStep,
      toGone: {
        events: 22,
        workflowTasks: 3,
        activities: ['stopMachine', 'destroyMachine'],
        local: ['readIntent', 'recordPhase', 'removeMachine'],
        searchAttributes: 2,
        timers: 0,
      },
    },
    'a bare-metal machine': {
      vm: { kind: 'BareMetalMachine' },
      toReady: stepByStep,
      toGone,
    },
  };

  /** From the delete until the cleanup waits in the call that is repeated without end. */
  const blockedCost: Cost = {
    events: 35,
    workflowTasks: 5,
    activities: ['stopMachine', 'destroyMachine', 'stopMachine', 'destroyMachine'],
    local: ['readIntent', 'recordPhase', 'listHeld', 'recordCleanupBlocked'],
    searchAttributes: 3,
    timers: 1,
  };

  async function historyOf(vm: MachineRow): Promise<HistoryEvent[]> {
    return (await harness.workflow(vm).fetchHistory()).events ?? [];
  }

  function costOf(events: readonly HistoryEvent[]): Cost {
    const count = (isSuch: (event: HistoryEvent) => unknown) => events.filter(isSuch).length;
    return {
      events: events.length,
      workflowTasks: count((event) => event.workflowTaskCompletedEventAttributes),
      activities: events.flatMap((event) => event.activityTaskScheduledEventAttributes?.activityType?.name ?? []),
      local: events.flatMap((event) => notesOfCore(event)?.activity_type ?? []),
      searchAttributes: count((event) => event.upsertWorkflowSearchAttributesEventAttributes),
      timers: count((event) => event.timerStartedEventAttributes),
    };
  }

  async function expectCosts(
    { vm: wanted, toReady, toGone }: (typeof costs)[string],
    placed?: (vm: MachineRow) => Promise<void>,
  ): Promise<void> {
    const vm = await harness.createVm(wanted);
    await placed?.(vm);
    await waitFor('it to be ready', async () => (await harness.current(vm))?.readyForAccess, patientMs);
    const events = await harness.settled(vm);
    expect(costOf(events)).toEqual(toReady);
    await harness.deleteVm(vm);
    await waitFor('it to be gone', async () => (await harness.current(vm)) === null, patientMs);
    const all = await waitFor('its end', async () => {
      const now = await historyOf(vm);
      return now.at(-1)?.workflowExecutionCompletedEventAttributes ? now : null;
    });
    expect(costOf(all.slice(events.length))).toEqual(toGone);
  }

  /** The call that the machine's workflow waits for, and whether it waits for nothing else. */
  async function waited(vm: MachineRow) {
    const { raw, historyLength } = await harness.workflow(vm).describe();
    const pending = raw.pendingActivities ?? [];
    return {
      activity: pending[0]?.activityType?.name ?? '',
      attempt: pending[0]?.attempt ?? 0,
      events: historyLength,
      isCalm: pending.length === 1 && !raw.pendingWorkflowTask,
    };
  }

  /** Waits for the call to be repeated without end, and then for three attempts more; they may add no event. */
  async function expectSilence(vm: MachineRow, activity: string): Promise<void> {
    const repeated = async (attempt: number) => {
      const now = await waited(vm);
      return now.isCalm && now.activity === activity && now.attempt >= attempt ? now : null;
    };
    const before = await waitFor(`${activity} to be repeated`, () => repeated(2), patientMs);
    const after = await waitFor('three attempts more', () => repeated(before.attempt + 3), patientMs);
    expect([activity, after.events - before.events]).toEqual([activity, 0]);
  }

  /** Events that one call without end adds, once it is over and is made again; and its time limit in hours. */
  const eventsOfOneCall = 25;
  async function limitOfCallHours(vm: MachineRow): Promise<number> {
    const scheduled = (await historyOf(vm)).flatMap((event) => event.activityTaskScheduledEventAttributes ?? []);
    const seconds = (activity: string) =>
      Number(
        scheduled.findLast(({ activityType }) => activityType?.name === activity)?.scheduleToCloseTimeout?.seconds,
      );
    return seconds((await waited(vm)).activity) / 3_600;
  }

  /** Those that have their host before another one finds none. */
  const isPlaced = new Set<string>();
  async function placed(vm: MachineRow): Promise<void> {
    await waitFor('its host', () => harness.db.placement.findFirst({ where: { machineUid: vm.uid } }), patientMs);
    isPlaced.add(vm.uid);
  }

  async function waitsForCapacity(): Promise<void> {
    await waitFor('the others to be placed', async () => isPlaced.size >= 2, patientMs);
    await harness.db.host.updateMany({ data: { cordoned: true } });
    try {
      const vm = await harness.createVm();
      await expectSilence(vm, 'place');
      const { raw } = await harness.workflow(vm).describe();
      expect(await messageOf(harness.client, raw.pendingActivities?.[0]?.lastFailure)).toMatch(
        /^CapacityTemporarilyUnavailable: .*2 hosts/,
      );
      expect(await harness.details(vm)).toMatch(
        /^\*\*Pending\*\*, waiting for a host since \S+: .*2 hosts[\s\S]*Pending Activities/,
      );
      expect((await waited(vm)).events).toBeLessThan(20);
      await harness.db.host.updateMany({ data: { cordoned: false } });
      await harness.untilReady(vm);
    } finally {
      await harness.db.host.updateMany({ data: { cordoned: false } });
    }
  }

  async function refusedCleanup(): Promise<void> {
    const vm = await harness.createVm({ fault: 'destroy-refuses', deadlines: { cleanupBlockedAfterMs: 8_000 } });
    await placed(vm);
    await harness.untilReady(vm);
    const before = (await harness.settled(vm)).length;
    await harness.deleteVm(vm);
    try {
      await waitFor(
        'CleanupBlocked',
        async () => (await harness.current(vm))?.failureCode === 'CleanupBlocked',
        patientMs,
      );
      await expectSilence(vm, 'destroyMachine');
      expect(costOf((await historyOf(vm)).slice(before))).toEqual(blockedCost);
      expect(eventsOfOneCall / (await limitOfCallHours(vm))).toBeLessThan(10);
    } finally {
      await harness.liftFaults(vm);
    }
  }

  describe('one at a time', () => {
    afterEach(() => harness.verifyCleanSlate(), 120_000);

    test.each(['a virtual machine whose host answers at once', 'a bare-metal machine'])(
      '%s costs what is recorded',
      (what) => withoutStall(() => expectCosts(costs[what]!)),
    );

    test('a cleanup whose host is silent waits in one call', async () => {
      const vm = await harness.createVm({ deadlines: { cleanupBlockedAfterMs: 2_000 } });
      await harness.untilReady(vm);
      await harness.stopHosts();
      try {
        await harness.deleteVm(vm);
        await waitFor('CleanupBlocked', async () => (await harness.current(vm))?.failureCode === 'CleanupBlocked');
        const before = await waitFor('the call', async () => {
          const now = await waited(vm);
          return now.isCalm && now.activity === 'stopMachine' ? now : null;
        });
        await harness.runSchedule(ownershipSchedule);
        expect(await waited(vm)).toEqual(before);
        expect(eventsOfOneCall / (await limitOfCallHours(vm))).toBeLessThan(10);
      } finally {
        await harness.startHosts();
      }
      await harness.untilGone(vm);
    });
  });

  describe('at once', () => {
    const slow = 'a virtual machine whose host takes its time for every step';
    together(
      {
        [`${slow} costs what is recorded`]: () => withoutStall(() => expectCosts(costs[slow]!, placed)),
        'a machine that waits for capacity adds no event for an attempt, says why it waits, and goes on once there is some':
          waitsForCapacity,
        'a cleanup that its host refuses adds a few events until it counts as blocked, and then none for an attempt':
          () => withoutStall(refusedCleanup),
      },
      360_000,
    );
    afterAll(() => harness.verifyCleanSlate(), 120_000);
  });
});
