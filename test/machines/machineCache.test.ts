import { type Database, openDatabase, query } from '../../src/store/core/db.ts';
import type { Freshness } from '../../src/store/core/freshness.ts';
import { compactJournal, readVersions } from '../../src/store/machines/journal.ts';
import { openMachineCache } from '../../src/store/machines/machineCache.ts';
import { listMachinesAt } from '../../src/store/machines/machineLists.ts';
import { readMachines } from '../../src/store/machines/machineReads.ts';
import { createMachine, getMachine, requestDeletion, updateMetadata } from '../../src/store/machines/machineStore.ts';
import { insertMachines, newMachineJson } from '../../src/store/machines/sql/insertMachines.ts';
import { makeMachine, makeTenant, newMachine } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
/** Statements that were sent through `counted`. */
let statements = 0;
let counted: Database;
let namespace: string;
let databaseUrl: string;
useDatabase(
  (opened, url) => {
    db = opened;
    databaseUrl = url;
    counted = new Proxy(db, {
      get(target, name) {
        if (name === '$queryRaw') statements += 1;
        return Reflect.get(target, name);
      },
    });
  },
  { poolSize: 10 },
);
beforeEach(async () => {
  ({ namespace } = await makeTenant(db));
  statements = 0;
});

const kind = 'VirtualMachine' as const;
const key = (name: string) => ({ kind, namespace, name });
const input = (name: string, more: object = {}) => newMachine(namespace, name, more);

/** What the check of a session would have seen now. */
async function now(): Promise<Freshness> {
  const askedMs = performance.now();
  return { version: (await readVersions(db, namespace))!.current, askedMs };
}

/** How many statements `act` sends, and what it returns. */
async function counting<Result>(act: () => Promise<Result>): Promise<[number, Result]> {
  const before = statements;
  const result = await act();
  return [statements - before, result];
}

const label = (name: string, value: string) =>
  updateMetadata(db, key(name), () => ({ labels: { at: value }, annotations: {} }));

describe('one machine', () => {
  test('is read once while nothing is written, and again as soon as anything was', async () => {
    const cache = openMachineCache(counted);
    await createMachine(db, input('web'));
    expect(await counting(async () => cache.get(key('web'), await now()))).toMatchObject([1, { name: 'web' }]);
    expect(await counting(async () => cache.get(key('web'), await now()))).toMatchObject([0, { name: 'web' }]);
    await label('web', 'later');
    expect(await counting(async () => cache.get(key('web'), await now()))).toMatchObject([
      1,
      { labels: { at: 'later' } },
    ]);
    await requestDeletion(db, key('web'));
    expect(await cache.get(key('web'), await now())).toBeNull();
    await createMachine(db, input('web', { labels: { at: 'again' } }));
    expect(await cache.get(key('web'), await now())).toMatchObject({ labels: { at: 'again' } });
  });

  test('of another process’s writes costs those who read together one statement', async () => {
    const cache = openMachineCache(counted);
    const names = Array.from({ length: 20 }, (_, index) => `vm-${index}`);
    for (const name of names) await createMachine(db, input(name));
    const all = async () => {
      const freshness = await now();
      return Promise.all(names.map((name) => cache.get(key(name), freshness)));
    };
    expect((await counting(all))[0]).toBe(1);
    await label('vm-3', 'later');
    const [count, machines] = await counting(all);
    expect(count).toBe(1);
    expect(machines[3]).toMatchObject({ labels: { at: 'later' } });
  });

  test('that this process wrote needs no statement', async () => {
    const cache = openMachineCache(counted);
    await createMachine(db, input('web'));
    await cache.get(key('web'), await now());
    const written = await label('web', 'later');
    if (written.outcome !== 'updated') throw new Error(written.outcome);
    const { before, machine } = written;
    cache.take(namespace, [{ version: machine.resourceVersion, kind, type: 'MODIFIED', before, after: machine }]);
    expect(await counting(async () => cache.get(key('web'), await now()))).toEqual([0, machine]);
  });

  test('that this process created needs none, in a namespace that was not read before', async () => {
    const cache = openMachineCache(counted);
    for (const name of ['web', 'db']) {
      const machine = await makeMachine(db, { namespace, name });
      const entry = { version: machine.resourceVersion, kind, type: 'ADDED' as const, before: null, after: machine };
      cache.take(namespace, [entry]);
      expect(await counting(async () => cache.get(key(name), await now()))).toEqual([0, machine]);
    }
    // What another process created is not absent.
    await createMachine(db, input('theirs'));
    expect(await cache.get(key('theirs'), await now())).toMatchObject({ name: 'theirs' });
    expect(await cache.get(key('none'), await now())).toBeNull();
  });

  test('of many is found by its name alone, by a statement that was prepared while there were few', async () => {
    const hot = openDatabase(databaseUrl, { poolSize: 1 });
    try {
      const find = (name: string) => readMachines(hot, namespace, [{ kind, name }]);
      await createMachine(db, input('vm-0'));
      // Postgres keeps the plan of the sixth run.
      for (let run = 0; run < 8; run++) await find('vm-0');
      const names = Array.from({ length: 300 }, (_, index) => `vm-${index + 1}`);
      await insertMachines(
        db,
        { kind, namespace },
        names.map((name) => newMachineJson(input(name))),
      );
      const fetched = async () => {
        await query(hot)`SELECT pg_stat_force_next_flush()::text`;
        const rows = await query(hot)<{ rows: bigint }>`
          SELECT idx_tup_fetch AS rows FROM pg_stat_user_tables WHERE relname = 'machines'`;
        return rows[0]!.rows;
      };
      const before = await fetched();
      expect((await find('vm-250'))!.machines[0]).toMatchObject({ name: 'vm-250' });
      expect((await fetched()) - before).toBe(1n);
    } finally {
      await hot.$disconnect();
    }
  });

  test('is not taken from an entry that does not continue what is held', async () => {
    const cache = openMachineCache(counted);
    await createMachine(db, input('web'));
    await createMachine(db, input('other'));
    await cache.get(key('web'), await now());
    await label('other', 'unseen');
    const written = await label('web', 'later');
    if (written.outcome !== 'updated') throw new Error(written.outcome);
    const { before, machine } = written;
    cache.take(namespace, [{ version: machine.resourceVersion, kind, type: 'MODIFIED', before, after: machine }]);
    expect(await cache.get(key('other'), await now())).toMatchObject({ labels: { at: 'unseen' } });
    expect(await cache.get(key('web'), await now())).toEqual(machine);
  });
});

describe('all machines', () => {
  test('are those of the namespace at one version, by name, and need no statement while nothing is written', async () => {
    const cache = openMachineCache(counted);
    for (const name of ['b', 'c-1', 'a', 'c.1']) await createMachine(db, input(name));
    await makeMachine(db, { namespace, kind: 'BareMetalMachine', name: 'metal' });
    const all = async () => cache.all({ kind, namespace }, await now());
    const names = (whole: Awaited<ReturnType<typeof all>>) => whole!.machines.map(({ name }) => name);
    expect(names(await all())).toEqual(['a', 'b', 'c-1', 'c.1']);
    expect(await counting(all)).toMatchObject([0, { version: 5n }]);
    const metal = await counting(async () => cache.all({ kind: 'BareMetalMachine', namespace }, await now()));
    expect([metal[0], names(metal[1])]).toEqual([0, ['metal']]);
    const before = (await all())!;
    await requestDeletion(db, key('b'));
    await createMachine(db, input('bb'));
    expect(await counting(all)).toMatchObject([1, { version: 7n }]);
    expect(names(await all())).toEqual(['a', 'bb', 'c-1', 'c.1']);
    // A list that was handed out stays as it was.
    expect(before.machines.map(({ name }) => name)).toEqual(['a', 'b', 'c-1', 'c.1']);
    // What a whole namespace lacks is known to be absent.
    expect(await counting(async () => cache.get(key('b'), await now()))).toEqual([0, null]);
  });

  test('are always what a statement finds at that version, while two processes write', async () => {
    const cache = openMachineCache(db);
    let writing = true;
    const write = async (prefix: string) => {
      for (let index = 0; index < 60; index++) {
        const name = `${prefix}-${index % 7}`;
        const created = await createMachine(db, input(name));
        if (created.outcome === 'created') {
          const entry = { version: created.machine.resourceVersion, kind, type: 'ADDED' as const, before: null };
          if (prefix === 'own') cache.take(namespace, [{ ...entry, after: created.machine }]);
        } else if (index % 2 === 0) await label(name, String(index));
        else await requestDeletion(db, key(name));
      }
    };
    const writers = Promise.all([write('own'), write('other')]).finally(() => {
      writing = false;
    });
    let compared = 0;
    while (writing) {
      const freshness = await now();
      const whole = (await cache.all({ kind, namespace }, freshness))!;
      expect(whole.version >= freshness.version).toBe(true);
      const found = await listMachinesAt(db, { kind, namespace, version: whole.version });
      expect(whole.machines).toEqual(found.items);
      const one = await cache.get(key('own-1'), await now());
      if (one)
        expect(
          one.resourceVersion >= (whole.machines.find(({ name }) => name === 'own-1')?.resourceVersion ?? 0n),
        ).toBe(true);
      compared += 1;
    }
    await writers;
    expect(compared).toBeGreaterThan(3);
    expect(await cache.get(key('own-1'), await now())).toEqual(await getMachine(db, key('own-1')));
  });

  test('are not held when they are too many; what is too large in sum goes, the least recently used first', async () => {
    const cache = openMachineCache(counted, { machines: 2 });
    for (const name of ['a', 'b', 'c']) await createMachine(db, input(name));
    expect(await cache.all({ kind, namespace }, await now())).toBeNull();
    expect(await cache.get(key('a'), await now())).toMatchObject({ name: 'a' });
    await requestDeletion(db, key('c'));
    expect(await openMachineCache(db, { machines: 2 }).all({ kind, namespace }, await now())).toMatchObject({
      version: 4n,
    });

    const small = openMachineCache(counted, { size: 5_000 });
    const first = namespace;
    await small.get(key('a'), await now());
    ({ namespace } = await makeTenant(db));
    await createMachine(db, input('large', { annotations: { a: 'x'.repeat(2_500) } }));
    await small.get(key('large'), await now());
    expect((await counting(async () => small.get(key('large'), await now())))[0]).toBe(0);
    namespace = first;
    expect((await counting(async () => small.get(key('a'), await now())))[0]).toBe(1);
  });
});

test('what falls far behind, or behind what was compacted, is read from the table again', async () => {
  const cache = openMachineCache(db);
  await createMachine(db, input('web'));
  await cache.all({ kind, namespace }, await now());
  for (let index = 0; index < 40; index++) await label('web', String(index));
  expect(await cache.get(key('web'), await now())).toMatchObject({ labels: { at: '39' } });
  expect(await cache.all({ kind, namespace }, await now())).toMatchObject({ version: 41n });
  await label('web', 'last');
  await compactJournal(db, { olderThanMs: 0 });
  expect(await cache.get(key('web'), await now())).toMatchObject({ labels: { at: 'last' } });
});

test('a database that was restored from a backup is believed, not the memory of what came after it', async () => {
  const cache = openMachineCache(db);
  await createMachine(db, input('web'));
  const backup = await db.machine.findFirstOrThrow({ where: { namespace } });
  await label('web', 'after the backup');
  expect(await cache.get(key('web'), await now())).toMatchObject({ labels: { at: 'after the backup' } });
  await db.$transaction([
    db.machine.update({ where: { uid: backup.uid }, data: { labels: {}, resourceVersion: 1n } }),
    db.journalEntry.deleteMany({ where: { namespace, resourceVersion: 2n } }),
    db.namespace.update({ where: { name: namespace }, data: { resourceVersion: 1n } }),
  ]);
  expect(await cache.get(key('web'), await now())).toMatchObject({ labels: {}, resourceVersion: 1n });
  await requestDeletion(db, key('web'));
  expect(await cache.get(key('web'), await now())).toBeNull();
});
