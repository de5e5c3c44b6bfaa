import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { compactJournal, readJournal, readVersions, VersionExpired } from '../../src/store/machines/journal.ts';
import { JournalReader } from '../../src/store/machines/journalReader.ts';
import { requestDeletion } from '../../src/store/machines/machineStore.ts';
import { makeMachine, makeTenant } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let db: Database;
let namespace: string;
useDatabase((opened) => {
  db = opened;
});
beforeEach(async () => {
  // What earlier tests left would be counted.
  await compactJournal(db, { olderThanMs: 0 });
  ({ namespace } = await makeTenant(db));
});

const age = (count: number) =>
  // Only a test backdates entries. The trigger that forbids it is re-enabled in the same transaction.
  db.$transaction([
    db.$executeRaw`ALTER TABLE journal DISABLE TRIGGER journal_entries_stay`,
    db.$executeRaw`UPDATE journal SET created_at = created_at - interval '2 hours' WHERE namespace = ${namespace}
      AND resource_version <= ${count}`,
    db.$executeRaw`ALTER TABLE journal ENABLE TRIGGER journal_entries_stay`,
  ]);
const versionsAfter = async (version: bigint) =>
  (await readJournal(db, { namespace, version }, 100)).map((entry) => entry.version);
const hourMs = 3_600_000;

describe('compaction', () => {
  test('removes entries older than the maximum age, in batches, and returns where the journal now begins', async () => {
    for (let count = 0; count < 9; count++) await makeMachine(db, { namespace });
    await age(7);
    expect(await compactJournal(db, { olderThanMs: hourMs, batchSize: 2 })).toBe(7);
    expect(await readVersions(db, namespace)).toEqual({ compacted: 7n, current: 9n });
    expect(await versionsAfter(7n)).toEqual([8n, 9n]);
    await expect(versionsAfter(6n)).rejects.toThrow(VersionExpired);
    expect(await compactJournal(db, { olderThanMs: hourMs })).toBe(0);
  });

  test('removes entries beyond the maximum count, however recent', async () => {
    for (let count = 0; count < 5; count++) await makeMachine(db, { namespace });
    expect(await compactJournal(db, { olderThanMs: hourMs, keepAtMost: 2 })).toBe(3);
    expect(await readVersions(db, namespace)).toEqual({ compacted: 3n, current: 5n });
  });

  test('when run twice at once while machines are written, removes each entry once and leaves no gap', async () => {
    const removed = Promise.all(
      Array.from({ length: 4 }, async () => {
        let total = 0;
        for (let round = 0; round < 10; round++) total += await compactJournal(db, { olderThanMs: 0, batchSize: 3 });
        return total;
      }),
    );
    await Promise.all(Array.from({ length: 60 }, () => makeMachine(db, { namespace })));
    const total =
      (await removed).reduce((sum, count) => sum + count, 0) + (await compactJournal(db, { olderThanMs: 0 }));
    expect(total).toBe(60);
    expect(await readVersions(db, namespace)).toEqual({ compacted: 60n, current: 60n });
    expect(await db.journalEntry.count({ where: { namespace } })).toBe(0);
  });
});

describe('the reader', () => {
  test('delivers every entry once and in order to its followers, from memory or from the table', async () => {
    const reader = new JournalReader(db, { keepEntries: 3, pollMs: 10 });
    const seen: bigint[][] = [[], []];
    const followers = [0, 1].map((index) => {
      // A follower reads one after the other, as watches do.
      let reading = Promise.resolve();
      const read = async () => {
        // The second one is slow: when it reads, the entries are no longer in memory.
        if (index === 1) await new Promise((resolve) => setTimeout(resolve, 150));
        const { entries } = await follower.read();
        seen[index]!.push(...entries.map((entry) => entry.version));
      };
      const follower = reader.follow(namespace, 0n, () => {
        reading = reading.then(read);
      });
      return follower;
    });
    for (let count = 0; count < 20; count++) await makeMachine(db, { namespace });
    const all = Array.from({ length: 20 }, (_, index) => BigInt(index + 1));
    await waitFor('both to have seen everything', () => seen.every((versions) => versions.length === 20));
    expect(seen).toEqual([all, all]);
    for (const follower of followers) follower.close();
    await reader.close();
  });

  test('notifies followers when entries are missing, and when versions went backwards', async () => {
    const reader = new JournalReader(db, { pollMs: 10 });
    const machine = await makeMachine(db, { namespace });
    const failures: unknown[] = [];
    const follow = (version: bigint) => {
      const follower = reader.follow(namespace, version, () => {
        follower.read().catch((error: unknown) => failures.push(error));
      });
    };
    follow(1n);
    await new Promise((resolve) => setTimeout(resolve, 50));
    // As after a restore from a backup: this process has seen entries that the database does not have.
    await db.$executeRaw`UPDATE namespaces SET resource_version = 0 WHERE name = ${namespace}`;
    await waitFor('the first to be told', () => failures.length === 1);
    await db.$executeRaw`UPDATE namespaces SET resource_version = 1 WHERE name = ${namespace}`;
    follow(1n);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await db.$executeRaw`UPDATE namespaces SET resource_version = 1000 WHERE name = ${namespace}`;
    await requestDeletion(db, machine);
    await waitFor('the second to be told', () => failures.length === 2);
    expect(failures.every((error) => error instanceof VersionExpired)).toBe(true);
    await reader.close();
  });

  test('ignores a write that changed nothing, however far the journal is ahead of it', async () => {
    const reader = new JournalReader(db, { pollMs: 60_000 });
    const follower = reader.follow(namespace, 0n, () => {});
    const machine = await makeMachine(db, { namespace });
    reader.wrote(namespace, { kind: machine.kind, type: 'MODIFIED', before: machine, after: machine });
    expect((await follower.read()).entries).toEqual([]);
    reader.wrote(namespace, { kind: machine.kind, type: 'ADDED', before: null, after: machine });
    expect((await follower.read()).entries).toMatchObject([{ type: 'ADDED' }]);
    follower.close();
    await reader.close();
  });

  test('does not poll right after a write of this process that follows on what it has, and then polls as ever', async () => {
    const pollMs = 400;
    const polledMs: number[] = [];
    const counting = new Proxy(db, {
      get: (target, name) => {
        if (name === '$queryRaw') polledMs.push(performance.now());
        return Reflect.get(target, name);
      },
    });
    const reader = new JournalReader(counting, { pollMs });
    const seen: bigint[] = [];
    const follower = reader.follow(namespace, 0n, async () => {
      seen.push(...(await follower.read()).entries.map((entry) => entry.version));
    });
    await waitFor('polls of a namespace without writes', () => polledMs.length === 2);
    // One may be under way, and a busy machine may pause between two writes for as long as a namespace goes without one.
    let excused = polledMs.length + 1;
    let wroteMs = polledMs[1]!;
    while (wroteMs < polledMs[1]! + 3 * pollMs) {
      const machine = await makeMachine(db, { namespace });
      reader.wrote(namespace, { kind: machine.kind, type: 'ADDED', before: null, after: machine });
      if (performance.now() - wroteMs > pollMs * 0.9) excused++;
      wroteMs = performance.now();
      await new Promise((resolve) => setTimeout(resolve, pollMs / 8));
    }
    const own = seen.length;
    expect(polledMs.length).toBeLessThanOrEqual(excused);
    // As another process would: nothing hands it over.
    await makeMachine(db, { namespace });
    await waitFor('what another process wrote', () => seen.length === own + 1);
    expect(polledMs.at(-1)! - wroteMs).toBeGreaterThan(pollMs * 0.9);
    follower.close();
    await reader.close();
  });

  test('goes on after Postgres was away', async () => {
    const away = openDatabase('postgresql://nobody@127.0.0.1:9/none');
    const errors: unknown[] = [];
    let target: Database = away;
    const switching = new Proxy({} as Database, { get: (_, name) => target[name as keyof Database] });
    const reader = new JournalReader(switching, { pollMs: 10, onError: (error) => errors.push(error) });
    const seen: bigint[] = [];
    const follower = reader.follow(namespace, 0n, async () => {
      seen.push(...(await follower.read()).entries.map((entry) => entry.version));
    });
    await makeMachine(db, { namespace });
    await waitFor('the outage to be noticed', () => errors.length === 1);
    target = db;
    await waitFor('the entry', () => seen.length === 1);
    expect(errors).toHaveLength(1);
    await reader.close();
    await away.$disconnect();
  });

  test('continues from entries that this process handed over, even if they were compacted before it read the journal', async () => {
    const { resourceVersion: start } = await makeMachine(db, { namespace });
    let asked = () => {};
    let release = () => {};
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve;
    });
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const slow = new Proxy(db, {
      get: (target, name) =>
        name !== '$queryRaw'
          ? Reflect.get(target, name)
          : async (...statement: Parameters<Database['$queryRaw']>) => {
              asked();
              await released;
              return target.$queryRaw(...statement);
            },
    });
    const reader = new JournalReader(slow, { pollMs: 10 });
    const follower = reader.follow(namespace, start, () => {});
    await isAsked;
    const handed = await makeMachine(db, { namespace });
    reader.wrote(namespace, { kind: handed.kind, type: 'ADDED', before: null, after: handed });
    expect((await follower.read()).version).toBe(handed.resourceVersion);
    const later = await makeMachine(db, { namespace });
    await compactJournal(db, { olderThanMs: hourMs, keepAtMost: 1 });
    release();
    await waitFor('the later entry', async () => (await follower.read()).version === later.resourceVersion);
    follower.close();
    await reader.close();
  });
});
