/** The timelines of machines: written with the change, once however often a step is repeated, merged, and bounded. */
import { troubles } from '../../src/domain/observation.ts';
import { timelineLimit } from '../../src/domain/timeline.ts';
import type { Database } from '../../src/store/core/db.ts';
import { markHostsLost, withdrawAccess } from '../../src/store/fleet/hostRows.ts';
import type { AbandonedPlacement } from '../../src/store/machines/leftPlacements.ts';
import { requestDeletion, updateMetadata } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { forgetEvents } from '../../src/store/machines/timelineRows.ts';
import * as transitions from '../../src/store/machines/transitions.ts';
import { rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { digest, makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { hostKey } from '../support/hostKeys.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { lookingAt, spec } from '../support/timelines.ts';

let db: Database;
useFreshDatabase(
  async (opened) => {
    db = opened;
    // The class that hosts have.
    await makeTenant(db);
  },
  { poolSize: 4 },
);

async function claimed() {
  const { namespace } = await makeTenant(db);
  const machine = await makeMachine(db, { namespace, spec });
  const claim = (await transitions.claimMachine(db, machine.uid, 'run-1'))!;
  const fence = (step: number, attempt = 1) => ({ epoch: claim.row.claimEpoch, step, attempt });
  const place = async (step = 1, abandonedPlacements: AbandonedPlacement[] = []) => {
    const result = await placeMachine(db, machine.uid, fence(step), abandonedPlacements);
    return result.outcome === 'placed' ? result.placement.runtimeId : '';
  };
  const see = (step: number, runtimeId: string, view: Parameters<typeof lookingAt>[1] = {}) =>
    transitions.recordAccess(db, machine.uid, fence(step), lookingAt(runtimeId, view), 'allowed');
  return { machine, fence, place, see };
}

const rows = () => db.machineEvent.findMany({ orderBy: [{ resourceVersion: 'asc' }, { place: 'asc' }] });
const reasons = async () => (await rows()).map(({ reason, count }) => (count === 1 ? reason : `${reason} x${count}`));

test('a guest that changes its host keys is published with the new ones, and its customer is told', async () => {
  const { machine, place, see } = await claimed();
  await makeHost(db, { name: 'h1' });
  const runtimeId = await place();
  await see(2, runtimeId);
  const rotated = [hostKey('B'), hostKey('C', 'ecdsa-sha2-nistp256')];
  await see(3, runtimeId, { sshHostKeys: rotated });
  // The same keys in another order, and none while the guest reboots, are no change.
  await see(4, runtimeId, { sshHostKeys: rotated.toReversed() });
  await see(5, runtimeId, { sshHostKeys: [], listeningPorts: [] });
  expect((await db.machine.findUniqueOrThrow({ where: { uid: machine.uid } })).sshHostKeys).toEqual(
    rotated.toReversed(),
  );
  expect((await reasons()).filter((reason) => reason.startsWith('HostKeys'))).toEqual(['HostKeysChanged']);
});

test('a life from its placement to its end, each entry at the version of the change it came with', async () => {
  const { machine, fence, place, see } = await claimed();
  await makeHost(db, { name: 'h1', cordoned: true });
  expect(await place()).toBe('');
  await db.host.updateMany({ data: { cordoned: false } });
  const runtimeId = await place(2);
  await see(3, runtimeId, { listeningPorts: [] });
  await see(4, runtimeId);
  await see(5, runtimeId, { power: 'off' });
  await see(6, runtimeId);
  await requestDeletion(db, machine);
  await rateLifecycle(db, machine.uid);
  await transitions.beginCleanup(db, machine.uid, fence(7));
  await transitions.recordAbsence(db, machine.uid, fence(8), runtimeId);
  await transitions.removeMachine(db, machine.uid, fence(9));
  const timeline = await rows();
  expect(timeline.map(({ reason, count, message }) => [reason, count, message])).toEqual([
    ['WaitingForCapacity', 1, expect.stringMatching(/^waiting for capacity: /)],
    [
      'Scheduled',
      1,
      `placed on on-demand capacity of class general-1 in region north, with the image debian-12@${digest}`,
    ],
    ['ImageFetched', 1, `its host fetched the image debian-12@${digest}`],
    ['Created', 1, 'its host created it'],
    ['Started', 1, 'its guest is up'],
    ['WaitingForPorts', 1, 'port ssh (22) does not listen'],
    ['NotReady', 1, 'the guest is down and is started again'],
    ['Restarting', 1, 'the guest is down and is started again'],
    ['Ready', 2, 'port ssh (22) listens: clients may connect'],
    ['Deleting', 1, 'its delete was accepted'],
    ['CleaningUp', 1, 'its guest is shut down'],
    ['Gone', 1, expect.stringContaining('removed')],
  ]);
  const journal = await db.journalEntry.findMany({ where: { uid: machine.uid }, orderBy: { resourceVersion: 'asc' } });
  // All but the create have entries.
  expect(
    [...new Set(timeline.map((row) => row.resourceVersion).concat(timeline.map((row) => row.firstVersion)))].sort(
      (a, b) => Number(a - b),
    ),
  ).toEqual(journal.slice(1).map((entry) => entry.resourceVersion));
  // A name is that of the first occurrence, and sorts by it.
  const byName = timeline.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(byName.map(({ firstVersion }) => firstVersion)).toEqual(
    timeline.map(({ firstVersion }) => firstVersion).sort((a, b) => Number(a - b)),
  );
});

test('a guest that its host pauses is not ready, and no entry says that it waits for its ports', async () => {
  await makeHost(db, { name: 'h1' });
  const { place, see } = await claimed();
  const runtimeId = await place();
  await see(2, runtimeId);
  await see(3, runtimeId, { listeningPorts: [], trouble: 'disk-full' });
  await see(4, runtimeId, { listeningPorts: [], trouble: 'disk-failing' });
  await see(5, runtimeId);
  expect((await rows()).map(({ reason, count, message }) => [reason, count, message]).slice(-2)).toEqual([
    ['NotReady', 1, troubles['disk-full']],
    ['Ready', 2, 'port ssh (22) listens: clients may connect'],
  ]);
});

test('a repeated step, a later attempt, and a change of labels add nothing', async () => {
  await makeHost(db, { name: 'h1' });
  const { machine, fence, place, see } = await claimed();
  const runtimeId = await place();
  await place();
  await see(2, runtimeId);
  const before = await rows();
  await see(2, runtimeId);
  await transitions.recordAccess(db, machine.uid, fence(2, 2), lookingAt(runtimeId), 'allowed');
  await placeMachine(db, machine.uid, fence(3), []);
  await updateMetadata(db, machine, () => ({ labels: { a: 'b' }, annotations: {} }));
  expect(await rows()).toEqual(before);
  expect(await reasons()).toEqual(['Scheduled', 'ImageFetched', 'Created', 'Started', 'Ready']);
});

test('a change that is rolled back leaves no entry', async () => {
  await makeHost(db, { name: 'h1' });
  const { machine, fence, place } = await claimed();
  await place();
  const before = await reasons();
  const isBroken = new Error('broken');
  await expect(
    db.$transaction(async (tx) => {
      await transitions.recordCleanupBlocked({ $transaction: (act: any) => act(tx) } as any, machine.uid, fence(2));
      throw isBroken;
    }),
  ).rejects.toBe(isBroken);
  expect(await reasons()).toEqual(before);
  await transitions.recordCleanupBlocked(db, machine.uid, fence(2));
  expect(await reasons()).toEqual([...before, 'CleanupBlocked']);
});

test('a second machine on the same host finds its image there, and one that is placed again says so', async () => {
  await makeHost(db, { name: 'h1' });
  const first = await claimed();
  await first.see(2, await first.place());
  const second = await claimed();
  const runtimeId = await second.place();
  await makeHost(db, { name: 'h2' });
  await second.see(3, await second.place(2, [{ runtimeId }]));
  const own = (await rows()).filter(({ machineUid }) => machineUid === second.machine.uid);
  expect(own.map(({ reason, message }) => `${reason}: ${message.slice(0, 24)}`)).toEqual([
    'Scheduled: placed on on-demand capa',
    'Scheduled: placed again (attempt 2)',
    'ImageFetched: its host fetched the ima',
    'Created: its host created it',
    'Started: its guest is up',
    'Ready: port ssh (22) listens: c',
  ]);
  expect(own[1]!.message).not.toContain('h2');
});

test('what goes wrong is a Warning without the name of the host', async () => {
  await makeHost(db, { name: 'secret-host' });
  const { machine, fence, place, see } = await claimed();
  const runtimeId = await place();
  await see(2, runtimeId);
  await see(3, runtimeId, { forwards: [{ guestPort: 22, address: '10.9.9.9', port: 22 }] });
  await see(4, runtimeId);
  await markHostsLost(db, ['secret-host']);
  await withdrawAccess(db, machine.uid, 'secret-host');
  const failure = { code: 'VMNotFound', message: 'it is no longer there', witness: 'host' } as const;
  await transitions.recordFailure(db, machine.uid, fence(5), { ...failure, evidence: 'secret-host said so' });
  const timeline = await rows();
  expect(timeline.slice(-4).map(({ reason }) => reason)).toEqual([
    'AddressRefused',
    'Ready',
    'HostUnreachable',
    'Failed',
  ]);
  expect(timeline.at(-1)!.message).toMatch(/^VMNotFound: While Running: it is no longer there\. Delete the machine/);
  expect(JSON.stringify(timeline.map(({ message }) => message))).not.toMatch(/secret-host|10\.9\.9\.9/);
});

test('a machine keeps its latest entries, and loses what happened longest ago', async () => {
  await makeHost(db, { name: 'h1' });
  const { machine, place, see } = await claimed();
  const runtimeId = await place();
  await see(2, runtimeId);
  await db.$executeRaw`
    INSERT INTO machine_events (machine_uid, digest, namespace, name, kind, machine_name, reason, message,
      last_at, first_version, resource_version, place)
    SELECT ${machine.uid}::uuid, 'd' || n, ${machine.namespace}, 'n' || n, 'VirtualMachine', ${machine.name}, 'Ready', 'm' || n,
           clock_timestamp() - make_interval(hours => n), 1, 1, 0 FROM generate_series(1, 60) n`;
  await see(3, runtimeId, { power: 'off' });
  const kept = await rows();
  expect(kept).toHaveLength(timelineLimit);
  expect(kept.map(({ reason }) => reason)).toEqual(expect.arrayContaining(['Scheduled', 'Started', 'Restarting']));
  // Five of its own and the two new ones leave room for these.
  expect(
    kept
      .filter(({ digest: own }) => /^d\d+$/.test(own))
      .map(({ digest: own }) => Number(own.slice(1)))
      .sort((a, b) => a - b),
  ).toEqual(Array.from({ length: timelineLimit - 7 }, (_, index) => index + 1));
});

test('a timeline is kept while its machine is there, and for a week after its end', async () => {
  await makeHost(db, { name: 'h1' });
  const [kept, recent, old] = [await claimed(), await claimed(), await claimed()];
  for (const { place, see } of [kept, recent, old]) await see(2, await place());
  await db.$executeRaw`UPDATE machine_events SET last_at = last_at - interval '30 days', first_at = first_at - interval '30 days'`;
  for (const [{ machine }, age] of [
    [recent, '6 days'],
    [old, '8 days'],
  ] as const) {
    await db.$executeRaw`DELETE FROM machines WHERE uid = ${machine.uid}::uuid`;
    await db.$executeRaw`
      UPDATE machine_events SET last_at = clock_timestamp() - ${age}::interval, reason = 'Gone'
        WHERE machine_uid = ${machine.uid}::uuid AND reason = 'Ready'`;
  }
  expect(await forgetEvents(db)).toBe(1);
  expect(await forgetEvents(db)).toBe(0);
  expect(new Set((await rows()).map(({ machineUid }) => machineUid))).toEqual(
    new Set([kept.machine.uid, recent.machine.uid]),
  );
});
