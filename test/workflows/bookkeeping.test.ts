/** Machines whose workflow cannot write: a Postgres that refuses, and errors of our own. */
import type { MachineRow } from '../../src/store/machines.ts';
import { query } from '../support/database.ts';
import { FaultyDatabase } from '../support/faultyDatabase.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { Stage } from '../support/stage.ts';
import { waitFor } from '../support/wait.ts';

const faults = new FaultyDatabase();
const stage = new Stage();
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({
    wrapDatabase: (db) => faults.wrap(db),
    wrapDriver: (driver) => stage.wrapDriver(driver),
  });
}, 180_000);
afterEach(async () => {
  faults.lift();
  await lab.verifyCleanSlate();
}, 120_000);
afterAll(() => lab.close());

const ports = [{ name: 'http', guestPort: 80 }];

/** Every session of the server reads only, as on a standby during a failover. */
async function setReadOnly(on: boolean): Promise<void> {
  await query(lab.databaseUrl, `ALTER SYSTEM SET default_transaction_read_only = ${on ? 'on' : 'off'}`);
  await query(lab.databaseUrl, 'SELECT pg_reload_conf()');
}

/** Writes that were tried since the port of this machine changed, as its workflow's history and its pending activity say. */
async function failedWrites(vm: MachineRow): Promise<number> {
  const { raw } = await lab.workflow(vm).describe();
  const pending = (raw.pendingActivities ?? []).find((a) => a.activityType?.name === 'recordAccess');
  const events = (await lab.workflow(vm).fetchHistory()).events ?? [];
  const ended = events.filter((e) => e.activityTaskFailedEventAttributes ?? e.activityTaskTimedOutEventAttributes);
  return (pending?.attempt ?? 1) - 1 + 5 * ended.length;
}

/** The machine is there, untouched, and no word of a failure was recorded. */
async function isKept(vm: MachineRow): Promise<void> {
  expect(await lab.current(vm)).toMatchObject({ phase: 'Running', failureCode: null, failureMessage: null });
  expect(await lab.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'on' }]);
}

const portDied = (vm: MachineRow) => stage.happens(lab, vm, (seen) => ({ ...seen, listeningPorts: [] }));
const untilNotReady = (vm: MachineRow) =>
  waitFor('what happened meanwhile to be recorded', async () => (await lab.current(vm))?.readyForAccess === false);

test('a ready machine whose port changes while Postgres is read-only is kept, and is right once it takes writes', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await setReadOnly(true);
  try {
    await portDied(vm);
    await waitFor('the write to have failed more often than a bug may', async () => (await failedWrites(vm)) >= 6);
    await isKept(vm);
  } finally {
    await setReadOnly(false);
  }
  await untilNotReady(vm);
  await isKept(vm);
});

test('a ready machine whose port changes while the disk of Postgres is full is kept, and is right once there is room', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  faults.plan(vm.uid, 'recordAccess', { error: '53100' });
  await portDied(vm);
  await waitFor('the write to have failed more often than a bug may', () => faults.failures(vm.uid) > 6);
  await isKept(vm);
  faults.lift(vm.uid);
  await untilNotReady(vm);
  await isKept(vm);
});
