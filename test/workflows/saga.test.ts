import type { MachineDriver } from '../../src/drivers/agent/driver.ts';
import { FaultInjection } from '../support/faultInjection.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

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
}, 180_000);
afterEach(async () => {
  await harness.verifyCleanSlate();
  injection.clear();
});
afterAll(() => harness.close());

const up = ['place', 'driver.create', 'recordPhase', 'driver.start', 'recordAccess'];
const down = ['rate', 'listHeld', 'driver.stop', 'driver.destroy', 'recordAbsence', 'removeMachine'];
const ports = [{ name: 'http', guestPort: 80 }];
const calls = (step: string) => injection.calls.filter((call) => call === step).length;

test('every step runs once on the way up and once on the way down', async () => {
  // Without ports, because how often access is recorded depends on how soon a port follows its guest.
  const vm = await harness.createVm();
  await harness.untilReady(vm);
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
  for (const step of up.filter((s) => s !== 'recordPhase')) expect([step, calls(step)]).toEqual([step, 1]);
  for (const step of down) expect([step, calls(step)]).toEqual([step, 1]);
  expect(calls('recordPhase')).toBe(3);
});

describe.each(up.filter((step) => !step.startsWith('driver.')))('when %s of the control plane', (step) => {
  test.each(['fail', 'fail-after'] as const)('goes wrong (%s), the machine waits and goes on', async (mode) => {
    injection.plan(step, mode);
    const vm = await harness.createVm({ ports });
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
});

describe.each(up.filter((step) => step.startsWith('driver.')))('when %s', (step) => {
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
    for (const undo of down.filter((s) => s !== step)) injection.plan(undo, 'twice');
    const vm = await harness.createVm({ ports });
    await harness.untilPhase(vm, 'Failed');
    injection.clear();
    for (const undo of down.filter((s) => s !== 'removeMachine')) injection.plan(undo, 'twice');
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  });
});

test.each(up.flatMap((step) => (['twice', 'lost-reply'] as const).map((mode) => [step, mode] as const)))(
  'when %s happens more than once (%s), the machine is ready all the same',
  async (step, mode) => {
    injection.plan(step, mode);
    await harness.untilReady(await harness.createVm({ ports }));
  },
);

describe.each(down)('when %s on the way down', (step) => {
  test.each(['twice', 'lost-reply'] as const)('happens more than once (%s), the machine goes once', async (mode) => {
    if (step === 'removeMachine' && mode === 'twice') return; // A second removal finds no row: covered by lost-reply.
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    injection.plan(step, mode);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  });
});

test('an allocator whose store stays out of reach until the placement deadline fails with AllocationBrokerUnavailable', async () => {
  injection.plan('place', 'unreachable');
  const vm = await harness.createVm({ deadlines: { placementMs: 2_000 } });
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
