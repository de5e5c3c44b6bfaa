/** Machines of a host that is reachable again, which are ready without their workflows. */
import type { Observation } from '../../src/domain/observation.ts';
import type { Database } from '../../src/store/core/db.ts';
import { markHostsFound, markHostsLost, unseenRuntimes, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import { getMachine, requestDeletion, requestRestart } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { lookingAt, spec } from '../support/timelines.ts';

let db: Database;
let namespace = '';
useFreshDatabase(
  async (opened) => {
    db = opened;
    ({ namespace } = await makeTenant(db));
    await makeHost(db, { name: 'h1', cpu: 200, memoryGiB: 200, diskGiB: 500 });
  },
  { poolSize: 4 },
);

async function ready() {
  const machine = await makeMachine(db, { namespace, spec });
  const claim = (await transitions.claimMachine(db, machine.uid, 'run-1'))!;
  const fence = (step: number) => ({ epoch: claim.row.claimEpoch, step, attempt: 1 });
  const placed = await placeMachine(db, machine.uid, fence(1));
  if (placed.outcome !== 'placed') throw new Error('not placed');
  const { runtimeId } = placed.placement;
  await transitions.recordAccess(db, machine.uid, fence(2), lookingAt(runtimeId), 'allowed');
  return {
    machine,
    fence,
    runtimeId,
    current: async () => (await getMachine(db, machine))!,
    unseenSince: async () => (await db.lifecycle.findUnique({ where: { machineUid: machine.uid } }))?.unseenSince,
    sight: (view: Partial<Observation> = {}) => ({ runtimeId, seen: lookingAt(runtimeId, view).seen! }),
  };
}

async function unseen() {
  const m = await ready();
  await markHostsLost(db, ['h1']);
  await withdrawAccess(db, m.machine.uid, 'h1');
  expect(await m.current()).toMatchObject({ readyForAccess: false });
  return m;
}

test('a machine that its host sees as it should be is ready at once, and says why it was not no longer', async () => {
  const m = await unseen();
  await markHostsFound(db, ['h1']);
  const forwards = [{ guestPort: 22, address: '127.0.0.1', port: 30_999 }];
  expect(await transitions.restoreAccess(db, m.sight({ forwards }), 'allowed')).toBe(true);
  expect(await m.current()).toMatchObject({ readyForAccess: true, failureMessage: null, forwards });
  expect(await m.unseenSince()).toBeNull();
  const told = await db.machineEvent.findMany({ where: { machineUid: m.machine.uid, reason: 'Ready' } });
  expect(told).toMatchObject([{ count: 2 }]);
  // A repeat changes nothing.
  const { resourceVersion } = await m.current();
  expect(await transitions.restoreAccess(db, m.sight(), 'allowed')).toBe(false);
  expect((await m.current()).resourceVersion).toBe(resourceVersion);
});

const nothing = async () => undefined;

test.each<[string, Partial<Observation>, (m: Awaited<ReturnType<typeof unseen>>) => Promise<unknown>]>([
  ['whose port does not listen', { listeningPorts: [] }, nothing],
  ['that went off', { power: 'off' }, nothing],
  [
    'that is not there',
    { presence: 'absent', guestUp: false, listeningPorts: [], sshHostKeys: [], forwards: [] },
    nothing,
  ],
  ['whose host is still silent', {}, () => markHostsLost(db, ['h1'])],
  ['whose delete was accepted', {}, (m) => requestDeletion(db, m.machine)],
  [
    'whose restart is wanted',
    {},
    async (m) => {
      const restart = await requestRestart(db, m.machine, { requestId: 'r', force: false });
      expect(restart).toMatchObject({ outcome: 'accepted' });
    },
  ],
  ['that is not there, though its ports listen', { presence: 'absent' }, nothing],
  [
    'whose restart is wanted, whatever its phase',
    {},
    (m) => db.machine.update({ where: { uid: m.machine.uid }, data: { restartWanted: 'graceful' } }),
  ],
  [
    'whose address is not registered for its host',
    { forwards: [{ guestPort: 22, address: '192.0.2.1', port: 1 }] },
    nothing,
  ],
  [
    'that was placed elsewhere since',
    {},
    async (m) => {
      await makeHost(db, { name: 'h2' });
      await placeMachine(db, m.machine.uid, m.fence(3), [{ runtimeId: m.runtimeId }]);
    },
  ],
])('a machine %s is left to its workflow', async (_what, view, before) => {
  const m = await unseen();
  await markHostsFound(db, ['h1']);
  await before(m);
  expect(await transitions.restoreAccess(db, m.sight(view), 'allowed')).toBe(false);
  expect((await getMachine(db, m.machine))?.readyForAccess ?? false).toBe(false);
});

test('a machine that is not ready for another reason than its host’s silence is left to its workflow', async () => {
  const m = await ready();
  await transitions.recordAccess(
    db,
    m.machine.uid,
    m.fence(3),
    lookingAt(m.runtimeId, { listeningPorts: [] }),
    'allowed',
  );
  expect(await transitions.restoreAccess(db, m.sight(), 'allowed')).toBe(false);
  expect(await m.current()).toMatchObject({ readyForAccess: false });
});

test('all machines of a host that is reachable are listed once, in pages, until they were seen', async () => {
  const machines = await Promise.all(Array.from({ length: 120 }, () => ready()));
  const pages = async () => {
    const found: string[][] = [];
    for (let page = await unseenRuntimes(db, ['h1'], null); page; page = await unseenRuntimes(db, ['h1'], page))
      found.push(page.runtimeIds);
    return found;
  };
  await markHostsLost(db, ['h1']);
  for (const { machine } of machines) await withdrawAccess(db, machine.uid, 'h1');
  expect(await pages()).toEqual([]);
  await markHostsFound(db, ['h1']);
  const all = await pages();
  expect(all.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(all.flat().sort()).toEqual(machines.map(({ runtimeId }) => runtimeId).sort());
  for (const m of machines) await transitions.restoreAccess(db, m.sight(), 'allowed');
  expect(await pages()).toEqual([]);
}, 120_000);
