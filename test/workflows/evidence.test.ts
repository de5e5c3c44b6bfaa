/**
 * Errors of Postgres and of our own in every control-plane activity that a machine's workflow calls, in every phase. No
 * machine ends by them, each continues once they end, and no bill is lost or doubled. `npm test` tries each place with
 * one error; TEST_FULL tries each with all.
 */
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { wakeWorkflow } from '../../src/temporal/wakeWorkflow.ts';
import { type Fault, FaultyDatabase, insides, moments } from '../support/faultyDatabase.ts';
import { failLooksOfClaims } from '../support/placedApart.ts';
import { Stage } from '../support/stage.ts';
import { type NewVm, openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

/** For many machines at a time, on a busy computer. */
const waitMs = 240_000;
const faults = new FaultyDatabase().open();
const stage = new Stage();
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({
    waitMs,
    wrapDriver: (driver) => stage.wrapDriver(driver),
  });
  await failLooksOfClaims(harness.db);
}, 180_000);
afterEach(async () => {
  faults.lift();
  await harness.verifyCleanSlate();
}, 600_000);
afterAll(async () => {
  await harness.close();
  faults.close();
});

/** More than the attempts after which an error once counted as a failure of the machine. */
const failuresEnough = 6;
const ports = [{ name: 'http', guestPort: 80 }];

interface Place {
  phase: string;
  activity: string;
  vm?: NewVm;
  /** Runs before the fault. Without it, the fault is there when the machine is created. */
  before?: (vm: MachineRow) => Promise<unknown>;
  /** Makes the workflow call the activity. */
  trigger?: (vm: MachineRow) => Promise<unknown>;
  /** What becomes of the machine once the fault has ended. */
  becomes: 'ready' | 'not ready' | 'failed' | 'gone';
}

const ready = (vm: MachineRow) => harness.untilReady(vm);
const failed = (vm: MachineRow) => harness.untilPhase(vm, 'Failed');
const deleted = (vm: MachineRow) => harness.deleteVm(vm);
const portDies = (vm: MachineRow) => stage.happens(harness, vm, (seen) => ({ ...seen, listeningPorts: [] }));
const untilNotReady = (vm: MachineRow) =>
  waitFor('readiness to be withdrawn', async () => (await harness.current(vm))?.readyForAccess === false, waitMs);
/** Its port listened and then died, and the workflow was told so. */
const portDied = async (vm: MachineRow) => {
  await ready(vm);
  await portDies(vm);
  await untilNotReady(vm);
};
const portIsBack = (vm: MachineRow) => stage.happens(harness, vm, (seen) => ({ ...seen, listeningPorts: [80] }));
const adopted = async (vm: MachineRow) => {
  await harness.workflow(vm).terminate('by hand');
  await wakeWorkflow(
    harness.client,
    { machineUid: vm.uid, workflowId: harness.workflow(vm).workflowId, requestId: null },
    { adopt: true },
  );
};
/** Slower than what counts as one step. */
const slow: NewVm = { fault: 'slow=2500' };
const refused: NewVm = { fault: 'refuse-spec' };
const unremovable: NewVm = { fault: 'destroy-refuses', deadlines: { cleanupBlockedAfterMs: 500 } };
const blocked = async (vm: MachineRow) => {
  await ready(vm);
  await deleted(vm);
  await waitFor('CleanupBlocked', async () => (await harness.current(vm))?.failureCode === 'CleanupBlocked', waitMs);
};
/** An operator keeps asking: the request is refused while no attempt waits and while the audit log accepts nothing. */
const askedToRetry = (vm: MachineRow) =>
  waitFor(
    'the audit log to be asked',
    async () => {
      const update = harness.workflow(vm).executeUpdate('retryCleanup', { args: ['the host was repaired'] });
      await Promise.race([update, new Promise((resolve) => setTimeout(resolve, 500))]).catch(() => undefined);
      void update.catch(() => undefined);
      return faults.failures(vm.uid) > 0;
    },
    waitMs,
  );

const places: Place[] = [
  { phase: 'Pending', activity: 'claim', becomes: 'ready' },
  { phase: 'Pending', activity: 'place', becomes: 'ready' },
  { phase: 'Creating', activity: 'recordAccess', becomes: 'ready' },
  { phase: 'Creating', activity: 'recordPhase', vm: slow, becomes: 'ready' },
  { phase: 'Starting', activity: 'recordAccess', vm: slow, becomes: 'ready' },
  { phase: 'Running, not ready', activity: 'recordAccess', before: portDied, trigger: portIsBack, becomes: 'ready' },
  { phase: 'Running, ready', activity: 'recordAccess', before: ready, trigger: portDies, becomes: 'not ready' },
  {
    phase: 'Running, ready',
    activity: 'readIntent',
    before: ready,
    trigger: (vm) => harness.workflow(vm).signal('wake'),
    becomes: 'ready',
  },
  { phase: 'Running, ready', activity: 'claim', before: ready, trigger: adopted, becomes: 'ready' },
  {
    phase: 'Running, not ready',
    activity: 'beginCleanup',
    vm: { fault: 'port-never=80' },
    before: (vm) => harness.untilPhase(vm, 'Running'),
    trigger: deleted,
    becomes: 'gone',
  },
  ...(
    [
      ['readIntent', {}],
      ['recordPhase', { fault: 'destroy-refuses=1' }],
      ['listHeld', { fault: 'destroy-refuses=6' }],
      ['removeMachine', {}],
    ] as const
  ).map(
    ([activity, vm]): Place => ({
      phase: 'Stopping, Deleting',
      activity,
      vm,
      before: ready,
      trigger: deleted,
      becomes: 'gone',
    }),
  ),
  {
    phase: 'Deleting, blocked',
    activity: 'recordCleanupBlocked',
    vm: unremovable,
    before: ready,
    trigger: deleted,
    becomes: 'gone',
  },
  {
    phase: 'Deleting, blocked',
    activity: 'auditRetry',
    vm: unremovable,
    before: blocked,
    trigger: askedToRetry,
    becomes: 'gone',
  },
  ...['recordFailure', 'beginCleanup', 'recordAbsence'].map(
    (activity): Place => ({ phase: 'Failed', activity, vm: refused, becomes: 'failed' }),
  ),
  ...['readIntent', 'removeMachine'].map(
    (activity): Place => ({
      phase: 'Failed, deleted',
      activity,
      vm: refused,
      before: failed,
      trigger: deleted,
      becomes: 'gone',
    }),
  ),
];

/** One of each error class that Postgres may return, a connection that it ends, and a bug of ours. */
const errors = ['08006', '25006', '40001', '42P01', '53100', '55P03', '57P01', '58030', 'XX000', 'cut', 'TypeError'];

let machines = 0;

/** Tests one machine at one place with one fault there; rejects if the machine ends or does not continue. */
async function endure({ activity, vm: wanted = {}, before, trigger, becomes }: Place, fault: Fault): Promise<void> {
  const prepare = (vm: MachineRow) => faults.plan(vm.uid, activity, fault);
  const name = `${activity.toLowerCase()}-${++machines}`;
  const vm = await harness.createVm({ name, ports, ...wanted, ...(before ? {} : { prepare }) });
  await before?.(vm);
  if (before) faults.plan(vm.uid, activity, fault);
  await trigger?.(vm);
  const where = `${activity} of ${vm.name} (${fault.error}, ${fault.moment})`;
  await waitFor(
    `the fault to be met at ${where}`,
    async () => faults.failures(vm.uid) >= failuresEnough || (await harness.current(vm)) === null,
    waitMs,
  );
  const meanwhile = await harness.current(vm);
  if (wanted !== refused) expect([where, meanwhile?.phase]).not.toEqual([where, 'Failed']);
  expect(meanwhile?.failureMessage ?? '').not.toMatch(insides);
  if (becomes === 'ready' || becomes === 'not ready') {
    const isDown = meanwhile?.phase === 'Running' && !meanwhile.readyForAccess;
    expect(meanwhile).toMatchObject({
      failureCode: null,
      failureMessage: isDown ? 'port http (80) does not listen' : null,
    });
  }
  if (before && becomes !== 'gone')
    expect(await harness.inventory()).toContainEqual(expect.objectContaining({ machineUid: vm.uid, power: 'on' }));
  faults.lift(vm.uid);
  await waitFor(
    `${where} to go on and be ${becomes}`,
    async () => {
      if (wanted === unremovable) await harness.liftFaults(vm);
      const row = await harness.current(vm);
      if (becomes === 'gone') return row === null;
      if (becomes === 'ready') return row?.readyForAccess;
      if (becomes === 'not ready') return row?.phase === 'Running' && !row.readyForAccess;
      const held = await harness.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } });
      return row?.failureCode === 'InvalidSpec' && held === 0;
    },
    waitMs,
  );
}

/** Machines at a time. They mostly wait, but a loaded computer cannot keep more of them going. */
const atOnce = 8;

async function endureAll(cases: { place: Place; fault: Fault }[]): Promise<void> {
  const waiting = [...cases];
  const problems: string[] = [];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await endure(next.place, next.fault).catch((error) => problems.push(String(error)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  expect(problems).toEqual([]);
}

if (process.env['TEST_FULL']) {
  test.each(errors.flatMap((error) => moments.map((moment) => ({ error, moment }))))(
    '$error ($moment) ends no machine, whatever its workflow records',
    (fault) => endureAll(places.map((place) => ({ place, fault }))),
    600_000,
  );
} else {
  test('errors of Postgres and of this service end no machine, whatever its workflow records', async () => {
    await endureAll(
      places.map((place, i) => ({
        place,
        fault: { error: errors[i % errors.length]!, moment: moments[i % moments.length]! },
      })),
    );
  }, 600_000);
}
