import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { FaultInjection } from '../support/faultInjection.ts';
import { failLooksOfClaims } from '../support/placedApart.ts';
import { type NewVm, openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { withoutStall } from '../support/withoutStall.ts';

/**
 * Every step of a machine's way up and down fails in several ways; each time nothing may be left but one rated bill.
 * What the host refuses ends a machine; what the control plane cannot do does not.
 */
const injection = new FaultInjection();
/** Used to act on a machine unasked. */
const drivers: MachineDriver[] = [];
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    wrapActivities: (activities) => injection.wrapActivities(activities),
    wrapDriver: (driver) => {
      drivers.push(driver);
      return injection.wrapDriver(driver);
    },
  });
  await failLooksOfClaims(harness.db);
}, 180_000);
afterEach(async () => {
  await harness.verifyCleanSlate();
  injection.clear();
});
afterAll(() => harness.close());

const ports = [{ name: 'http', guestPort: 80 }];
const calls = (step: string) => injection.calls.filter((call) => call === step).length;

function stepsOf(machines: Readonly<Record<string, NewVm>>): string[] {
  return Object.keys(machines);
}

/** Each step of the way up, with a machine that takes it. */
const up: Readonly<Record<string, NewVm>> = {
  claim: { ports },
  place: { ports },
  'driver.create': { ports },
  recordPhase: { ports, fault: 'slow=2500' },
  'driver.start': { ports },
  recordAccess: { ports },
};
let machines = 0;
const takesStep = (step: string): NewVm => ({ ...up[step], name: `${step.toLowerCase()}-${++machines}` });
/** `npm test` tries each step in one of the ways, by turns; TEST_FULL tries each in all. */
function inTurns<T extends string>(steps: readonly string[], ...ways: T[]): [string, T][] {
  return steps.flatMap((step, at) =>
    (process.env['TEST_FULL'] ? ways : [ways[at % ways.length]!]).map((way): [string, T] => [step, way]),
  );
}
const refuses = (times: number): NewVm => ({ ports, fault: `destroy-refuses=${times}` });
/** The same for the way down. While a machine is not ready, a step is under way. */
const down: Readonly<Record<string, NewVm>> = {
  readIntent: { ports },
  beginCleanup: { ports, fault: 'port-never=80' },
  'driver.stop': { ports },
  'driver.destroy': { ports },
  recordPhase: refuses(1),
  listHeld: refuses(6),
  removeMachine: { ports },
};
/** Its cleanup also records absence, since the object stays. */
const downAfterFailure = ['beginCleanup', 'driver.stop', 'driver.destroy', 'recordAbsence'];

test('with a quick host, every step runs once, and none in a separate call without need', () =>
  withoutStall(async () => {
    injection.clear();
    // Without ports, because how often access is recorded depends on how soon a port follows its guest.
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
    const once = ['claim', 'driver.create', 'driver.start', 'recordAccess'];
    once.push('readIntent', 'driver.stop', 'driver.destroy', 'removeMachine');
    for (const step of once) expect([step, calls(step)]).toEqual([step, 1]);
    const never = ['place', 'recordPhase', 'beginCleanup', 'listHeld', 'recordAbsence'];
    for (const step of never) expect([step, calls(step)]).toEqual([step, 0]);
  }));

test('where its host takes its time, the phases between are recorded', async () => {
  const vm = await harness.createVm({ fault: 'slow=2500' });
  await harness.untilReady(vm);
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
  const rows = await harness.db.$queryRaw<{ phase: string }[]>`
    SELECT after->>'phase' AS phase FROM journal WHERE uid = ${vm.uid}::uuid AND type <> 'DELETED' ORDER BY resource_version`;
  const phases = rows.map(({ phase }) => phase).filter((phase, at, all) => phase !== all[at - 1]);
  expect(phases).toEqual(['Pending', 'Creating', 'Starting', 'Running', 'Stopping', 'Deleting']);
});

test.each(
  inTurns(
    stepsOf(up).filter((step) => !step.startsWith('driver.')),
    'fail',
    'fail-after',
  ),
)('when %s of the control plane goes wrong (%s), the machine waits and goes on', async (step, mode) => {
  injection.plan(step, mode);
  const vm = await harness.createVm(takesStep(step));
  // A write that was recorded although it failed is not repeated: the next claim finds it.
  await waitFor(
    `${step} to be gone over again`,
    async () => calls(step) > 1 || (await harness.current(vm))?.readyForAccess,
  );
  if (mode === 'fail')
    await waitFor('the details to say what goes wrong', async () =>
      (await harness.details(vm)).includes(`\`${step}\` fails (${step} was sabotaged)`),
    );
  expect(await harness.current(vm)).toMatchObject({ failureCode: null });
  injection.clear();
  await harness.untilReady(vm);
  await waitFor('the details to be settled', async () => !(await harness.details(vm)).includes('fails'));
});

describe.each(stepsOf(up).filter((step) => step.startsWith('driver.')))('when %s', (step) => {
  test('meets a bug of the control plane, the machine waits and goes on', async () => {
    injection.plan(step, 'bug');
    const vm = await harness.createVm({ ports });
    // After these attempts, a driver's error is final.
    const enough = process.env['TEST_FULL'] ? { 'driver.create': 12, 'driver.start': 22 }[step]! : 4;
    await waitFor('it to be tried again', () => calls(step) >= enough, 300_000);
    expect(await harness.current(vm)).toMatchObject({ failureCode: null });
    injection.clear();
    await waitFor('the machine to be ready', async () => (await harness.current(vm))?.readyForAccess, 90_000);
  }, 420_000);

  test.each(['fail', 'fail-after'] as const)('goes wrong (%s), the machine unwinds from there', async (mode) => {
    injection.plan(step, mode);
    const vm = await harness.createVm({ ports });
    expect(await harness.untilPhase(vm, 'Failed')).toMatchObject({
      readyForAccess: false,
      failureMessage: expect.stringMatching(/^While \w+: .*was sabotaged\. Delete the machine/),
    });
    injection.clear();
    await waitFor(
      'what it held to be given back',
      async () => (await harness.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })) === 0,
    );
    expect(await harness.inventory()).toEqual([]);
  });

  test('goes wrong and every undo happens twice, nothing is left', async () => {
    injection.plan(step, 'fail-after');
    for (const undo of downAfterFailure) injection.plan(undo, 'twice');
    const vm = await harness.createVm({ ports });
    await harness.untilPhase(vm, 'Failed');
    injection.clear();
    for (const undo of downAfterFailure) injection.plan(undo, 'twice');
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  });
});

test.each(inTurns(stepsOf(up), 'twice', 'lost-reply'))(
  'when %s happens more than once (%s), the machine is ready all the same',
  async (step, mode) => {
    injection.plan(step, mode);
    await harness.untilReady(await harness.createVm(takesStep(step)));
  },
);

// A second removal finds no row: covered by lost-reply.
const isPossible = ([step, mode]: [string, string]) => step !== 'removeMachine' || mode !== 'twice';
test.each(inTurns(stepsOf(down), 'lost-reply', 'twice').filter(isPossible))(
  'when %s on the way down happens more than once (%s), the machine goes once',
  async (step, mode) => {
    const vm = await harness.createVm(down[step]);
    await (step === 'beginCleanup' ? harness.untilPhase(vm, 'Running') : harness.untilReady(vm));
    injection.plan(step, mode);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
    expect([step, calls(step) > 0]).toEqual([step, true]);
  },
);

test('an allocator whose store stays out of reach until the placement deadline fails with AllocationBrokerUnavailable', async () => {
  injection.plan('place', 'unreachable');
  const vm = await harness.createVm({ ...takesStep('place'), deadlines: { placementMs: 2_000 } });
  expect(await harness.untilPhase(vm, 'Failed')).toMatchObject({ failureCode: 'AllocationBrokerUnavailable' });
});

test('a delete is honored even if the wanted state could not be read for a while', async () => {
  const vm = await harness.createVm({ ports });
  await harness.untilReady(vm);
  injection.plan('readIntent', 'fail');
  await harness.deleteVm(vm);
  await waitFor('the failed reading', () => injection.calls.includes('readIntent'));
  injection.clear();
  // Any further wake makes it read again at once.
  await harness.workflow(vm).signal('wake');
  await harness.untilGone(vm);
});

test('a delete is honored even if the machine was lost before the wanted state could be read', async () => {
  const vm = await harness.createVm({ ports });
  await harness.untilReady(vm);
  const { runtimeId } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
  injection.plan('readIntent', 'unreachable');
  await harness.deleteVm(vm);
  await waitFor('the failed reading', () => injection.calls.includes('readIntent'));
  for (const driver of drivers) await driver.destroy(runtimeId, new AbortController().signal);
  await waitFor('the loss to be recorded', () => injection.calls.includes('recordFailure'));
  injection.clear();
  await harness.untilGone(vm);
});

test('a host that cannot restart a ready machine, or report its state, keeps it for as long as that lasts', async () => {
  const vm = await harness.createVm({ ports, deadlines: { startingMs: 1_000 } });
  await harness.untilReady(vm);
  const { runtimeId } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
  for (const step of ['driver.start', 'driver.observe']) injection.plan(step, 'bug');
  for (const driver of drivers) await driver.stop(runtimeId, { force: true }, new AbortController().signal);
  await harness.workflow(vm).signal('wake');
  await waitFor('the look to fail', () => calls('driver.observe') > 1);
  injection.plan('driver.observe', 'twice');
  // Each wake ends the pause after a failed start.
  await waitFor(
    'more starts to fail than a guest may go down',
    async () => {
      await harness.workflow(vm).signal('wake');
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { events = [] } = await harness.workflow(vm).fetchHistory();
      const starts = events!.filter(
        (event) => event.activityTaskScheduledEventAttributes?.activityType?.name === 'startMachine',
      );
      return starts.length > 8;
    },
    120_000,
  );
  expect(await harness.current(vm)).toMatchObject({ phase: 'Running', failureCode: null, readyForAccess: false });
  expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'off' }]);
  injection.clear();
  await harness.workflow(vm).signal('wake');
  await waitFor('the machine to be ready', async () => (await harness.current(vm))?.readyForAccess, 90_000);
}, 300_000);
