import { type Database, openDatabase } from '../../src/store/db.ts';
import { getMachine, requestDeletion } from '../../src/store/machines.ts';
import { heldPlacements, placeMachine } from '../../src/store/placements.ts';
import { claimMachine, recordAbsence } from '../../src/store/transitions.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { digest, makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';

let postgres: TestPostgres;
let db: Database;

beforeAll(async () => {
  postgres = await startPostgres();
});
beforeEach(async () => {
  db = openDatabase(await postgres.createDatabase(), { poolSize: 20 });
});
afterEach(() => db.$disconnect());
afterAll(() => postgres.stop());

async function claimed(namespace: string, spec?: Parameters<typeof makeMachine>[1]['spec']) {
  const machine = await makeMachine(db, { namespace, ...(spec ? { spec } : {}) });
  const claim = (await claimMachine(db, machine.uid, 'run-1'))!;
  return { machine, fence: (step: number) => ({ epoch: claim.row.claimEpoch, step, attempt: 1 }) };
}

test('a placement holds capacity, pins the image and moves the machine to Creating in one commit', async () => {
  const { namespace } = await makeTenant(db, { minimumSeconds: 90 });
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  const placed = await placeMachine(db, machine.uid, fence(1));
  expect(placed).toMatchObject({ outcome: 'placed', placement: { hostName: 'h1', attempt: 1, capacitySource: 'on-demand', minimumSeconds: 90 } });
  expect(await getMachine(db, machine)).toMatchObject({ phase: 'Creating', capacitySource: 'on-demand', resolvedImageRef: `debian-12@${digest}` });
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ cpuUsed: 2, memoryGiBUsed: 4, diskGiBUsed: 20, machinesHeld: 1 });
});

test('placing twice is placing once, and makes no second version', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  const first = await placeMachine(db, machine.uid, fence(1));
  const again = await placeMachine(db, machine.uid, fence(1));
  expect(again).toEqual(first);
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ machinesHeld: 1 });
});

test('a released placement gives everything back, once', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  const placed = await placeMachine(db, machine.uid, fence(1));
  if (placed.outcome !== 'placed') throw new Error('not placed');
  await recordAbsence(db, machine.uid, fence(2), placed.placement.runtimeId);
  await recordAbsence(db, machine.uid, fence(3), placed.placement.runtimeId);
  expect(await db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ cpuUsed: 0, memoryGiBUsed: 0, diskGiBUsed: 0, machinesHeld: 0 });
  expect(await heldPlacements(db, machine.uid)).toEqual([]);
});

test('forty concurrent placements fill the fleet exactly and never beyond', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1', cpu: 10 });
  await makeHost(db, { name: 'h2', cpu: 7 });
  const machines = await Promise.all(Array.from({ length: 40 }, () => claimed(namespace)));
  const outcomes = await Promise.all(machines.map(({ machine, fence }) => placeMachine(db, machine.uid, fence(1))));
  expect(outcomes.filter((o) => o.outcome === 'placed')).toHaveLength(8);
  for (const o of outcomes) if (o.outcome === 'refused') expect(o).toMatchObject({ retryable: true, failure: { code: 'CapacityTemporarilyUnavailable' } });
  expect(await db.host.findMany({ orderBy: { name: 'asc' }, select: { cpuUsed: true, machinesHeld: true } })).toEqual([
    { cpuUsed: 10, machinesHeld: 5 },
    { cpuUsed: 6, machinesHeld: 3 },
  ]);
});

test("a tenant's limit on a class holds under concurrent placements", async () => {
  const { namespace, tenantId } = await makeTenant(db);
  await makeHost(db, { name: 'h1', cpu: 64 });
  const machines = await Promise.all(Array.from({ length: 12 }, () => claimed(namespace)));
  await db.allotment.update({ where: { tenantId_className: { tenantId, className: 'general-1' } }, data: { virtualMachineLimit: 5 } });
  const outcomes = await Promise.all(machines.map(({ machine, fence }) => placeMachine(db, machine.uid, fence(1))));
  expect(outcomes.filter((o) => o.outcome === 'placed')).toHaveLength(5);
});

test('a placement that was given up stays held, and another host is taken', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await makeHost(db, { name: 'h2' });
  const { machine, fence } = await claimed(namespace);
  const first = await placeMachine(db, machine.uid, fence(1));
  if (first.outcome !== 'placed') throw new Error('not placed');
  const second = await placeMachine(db, machine.uid, fence(2), [first.placement.runtimeId]);
  expect(second).toMatchObject({ outcome: 'placed', placement: { attempt: 2 } });
  if (second.outcome !== 'placed') throw new Error('not placed');
  expect(second.placement.hostName).not.toBe(first.placement.hostName);
  expect(await heldPlacements(db, machine.uid)).toHaveLength(2);
  const third = await placeMachine(db, machine.uid, fence(3), [first.placement.runtimeId, second.placement.runtimeId]);
  expect(third).toMatchObject({ outcome: 'refused', failure: { code: 'HostIneligible' } });
});

test('an object whose delete was accepted gets no capacity', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace);
  await requestDeletion(db, machine);
  expect(await placeMachine(db, machine.uid, fence(1))).toEqual({ outcome: 'deleting' });
  expect(await heldPlacements(db, machine.uid)).toEqual([]);
});

test.each([
  ['unknown', 'plan9', 'image "plan9" is not in the catalogue'],
  ['pinned to another digest', `debian-12@sha256:${'b'.repeat(64)}`, 'has digest'],
])('an image that is %s is refused for good, before capacity is taken', async (_what, imageRef, message) => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const { machine, fence } = await claimed(namespace, { imageRef, resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } });
  expect(await placeMachine(db, machine.uid, fence(1))).toMatchObject({
    outcome: 'refused', retryable: false, failure: { code: 'ImageUnavailable', message: expect.stringContaining(message) },
  });
  expect(await heldPlacements(db, machine.uid)).toEqual([]);
});
