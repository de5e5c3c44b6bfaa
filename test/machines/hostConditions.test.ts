import { lacksOf } from '../../src/domain/hostStatement.ts';
import type { Database } from '../../src/store/core/db.ts';
import {
  type ConditionFound,
  countFailingConditions,
  doubtHost,
  type HostGreeted,
  readHostConditions,
  recordGreetings,
  recordUnverified,
  recordWrongClock,
  setHostConditions,
} from '../../src/store/fleet/hostConditions.ts';
import { listAgents, markHostsFound, markHostsLost } from '../../src/store/fleet/hostRows.ts';
import { getMachine } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 20 },
);

const disk = (hostName: string, status: boolean, over: Partial<ConditionFound> = {}): ConditionFound => ({
  hostName,
  type: 'Disk',
  status,
  reason: status ? 'HasRoom' : 'DiskFull',
  message: status ? 'there is room' : 'there is no room',
  ...over,
});

async function place(namespace: string) {
  const machine = await makeMachine(db, { namespace });
  const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
  const placed = await placeMachine(db, machine.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
  return { machine, placed };
}

const failingOf = async (name: string) => (await db.host.findUniqueOrThrow({ where: { name } })).failing;

test('a host with a false condition takes no machine, and takes one again once it is true', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await setHostConditions(db, [disk('h1', false)]);
  const { machine, placed } = await place(namespace);
  expect(placed).toMatchObject({ outcome: 'refused', retryable: true });
  expect(await getMachine(db, machine)).toMatchObject({
    failureMessage: 'waiting for capacity: hosts that fit are busy (each has a full disk)',
  });
  await setHostConditions(db, [disk('h1', true)]);
  expect((await place(namespace)).placed).toMatchObject({ outcome: 'placed', placement: { hostName: 'h1' } });
});

test('what an agent says of one host, whatever it quotes, changes nothing of its other hosts', async () => {
  await makeTenant(db);
  for (const name of ['h1', 'h2']) await makeHost(db, { name });
  const quoted = { type: 'Controller', reason: 'Refused', message: `bad \0 mood ${'x'.repeat(228)}😀` } as const;
  const [lack] = lacksOf([{ ...quoted, ok: false }]);
  const greeting = { number: null, aheadMs: 0 };
  const said = [lack!, { ...quoted, message: 'half \ud83d' }];
  for (const each of said) {
    const changes = await recordGreetings(db, [
      { ...greeting, hostName: 'h1', lacks: [each] },
      { ...greeting, hostName: 'h2', lacks: [] },
    ]);
    expect(changes).toHaveLength(each === lack ? 1 : 0);
    const [condition] = (await readHostConditions(db, 'h1')).get('h1')!;
    expect(condition!.message).toBe(each === lack ? `bad \ufffd mood ${'x'.repeat(228)}` : 'half \ufffd');
  }
});

test('a host that becomes unhealthy after it was chosen is not taken', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await makeHost(db, { name: 'h2' });
  await setHostConditions(db, [disk('h1', false)]);
  for (let i = 0; i < 3; i++) expect((await place(namespace)).placed).toMatchObject({ placement: { hostName: 'h2' } });
});

test('a condition has its time from its last change of status or reason, and a repeat writes nothing', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  expect(await setHostConditions(db, [disk('h1', true)])).toEqual([]);
  expect(await setHostConditions(db, [disk('h1', false)])).toEqual([{ hostName: 'h1', type: 'Disk', status: false }]);
  const read = async () => (await readHostConditions(db, 'h1')).get('h1')![0]!;
  const first = await read();
  const [row] = await db.$queryRaw<{ xmin: string }[]>`SELECT xmin::text FROM host_conditions`;
  expect(await setHostConditions(db, [disk('h1', false)])).toEqual([]);
  expect((await db.$queryRaw<{ xmin: string }[]>`SELECT xmin::text FROM host_conditions`)[0]).toEqual(row);
  await setHostConditions(db, [disk('h1', false, { message: 'in other words' })]);
  expect(await read()).toEqual({ ...first, message: 'in other words' });
  await setHostConditions(db, [disk('h1', false, { reason: 'DiskUnreadable' })]);
  expect((await read()).since.getTime()).toBeGreaterThan(first.since.getTime());
});

test('writers of different conditions of one host do not undo each other', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const records: ConditionFound = { ...disk('h1', false), type: 'Records', reason: 'RecordsLost' };
  for (let round = 0; round < 10; round++) {
    await Promise.all([
      setHostConditions(db, [{ ...records, status: round % 2 === 1 }]),
      setHostConditions(db, [disk('h1', round % 3 !== 0)]),
      setHostConditions(db, [{ ...disk('h1', round > 0), type: 'Clock' }]),
    ]);
    const known = (await readHostConditions(db, 'h1')).get('h1')!;
    expect((await failingOf('h1')).sort()).toEqual(
      known
        .filter(({ status }) => !status)
        .map(({ type }) => type)
        .sort(),
    );
    expect(known).toHaveLength(3);
  }
});

test('many hosts are written at once, and an unknown one is left out', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await makeHost(db, { name: 'h2' });
  await setHostConditions(db, [disk('h2', false), disk('nowhere', false), disk('h1', true)]);
  await setHostConditions(db, [disk('h2', false), { ...disk('h1', false), type: 'Clock' }]);
  await setHostConditions(db, [{ ...disk('h1', true), type: 'Clock' }]);
  expect([...(await readHostConditions(db))].map(([name, [first]]) => [name, first!.status])).toEqual([
    ['h1', true],
    ['h2', false],
  ]);
  expect((await countFailingConditions(db)).get('Disk')).toBe(1);
});

test('a host that is lost is not reachable, and is reachable again once it is found', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await markHostsLost(db, ['h1']);
  const { lostAt } = await db.host.findUniqueOrThrow({ where: { name: 'h1' } });
  expect((await readHostConditions(db, 'h1')).get('h1')).toEqual([
    expect.objectContaining({ type: 'Reachable', status: false, since: lostAt }),
  ]);
  expect((await countFailingConditions(db)).get('Reachable')).toBe(1);
  await markHostsFound(db, ['h1']);
  expect(await readHostConditions(db, 'h1')).toEqual(new Map());
});

describe('what an agent says of its host when it greets', () => {
  const lack = { type: 'Disk', reason: 'DiskFull', message: 'nothing is free' } as const;
  const greeting = (number: number, over: Partial<HostGreeted> = {}): HostGreeted => ({
    hostName: 'h1',
    number,
    aheadMs: 0,
    lacks: [],
    ...over,
  });
  beforeEach(async () => {
    await makeTenant(db);
    await makeHost(db, { name: 'h1' });
  });

  test('lasts until its next greeting; an older one, replayed or late, changes nothing', async () => {
    expect(await recordGreetings(db, [greeting(5)])).toEqual([]);
    expect(await readHostConditions(db)).toEqual(new Map());
    await recordGreetings(db, [greeting(7, { lacks: [lack] })]);
    expect(await failingOf('h1')).toEqual(['Disk']);
    await recordGreetings(db, [greeting(6)]);
    expect(await failingOf('h1')).toEqual(['Disk']);
    await recordGreetings(db, [greeting(8)]);
    expect(await failingOf('h1')).toEqual([]);
  });

  test('shows a clock that is ahead before anything is refused for it', async () => {
    await recordGreetings(db, [greeting(1, { aheadMs: 90_000 })]);
    const [clock] = (await readHostConditions(db, 'h1')).get('h1')!;
    expect(clock).toMatchObject({ type: 'Clock', status: false, reason: 'ClockAhead' });
    expect(clock!.message).toBe("its clock is 90 s ahead of Postgres'");
    await recordGreetings(db, [greeting(2, { aheadMs: -300_000 })]);
    expect(await failingOf('h1')).toEqual([]);
  });

  test('a word that was refused for its age counts once, and only if it is newer than the last greeting', async () => {
    await recordGreetings(db, [greeting(5)]);
    const old = { hostName: 'h1', number: 4, aheadMs: -900_000 };
    await recordWrongClock(db, old);
    expect(await failingOf('h1')).toEqual([]);
    await recordWrongClock(db, { ...old, number: 6 });
    expect(await failingOf('h1')).toEqual(['Clock']);
    await recordGreetings(db, [greeting(7)]);
    await recordWrongClock(db, { ...old, number: 6 });
    expect(await failingOf('h1')).toEqual([]);
  });

  test('a doubt has the agent asked, and its greeting ends the doubt, whether or not it is believed', async () => {
    const doubted = async () => (await listAgents(db, 'h1'))[0]!.doubted;
    await doubtHost(db, 'h1');
    expect([await doubted(), await failingOf('h1')]).toEqual([1, []]);
    await recordGreetings(db, [greeting(5)]);
    expect(await doubted()).toBe(0);
    await doubtHost(db, 'h1');
    await recordUnverified(db, 'h1', { reason: 'Unsigned', message: 'it is not signed' });
    const host = await db.host.findUniqueOrThrow({ where: { name: 'h1' } });
    expect([host.doubtedAt, host.failing]).toEqual([null, ['Verified']]);
    // It is asked until it is believed.
    expect(await doubted()).toBe(1);
    await recordGreetings(db, [greeting(6)]);
    expect([await doubted(), await failingOf('h1')]).toEqual([0, []]);
  });
});
