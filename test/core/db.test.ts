/** The executor of SQL: rows of the same types in every kind of transaction, and transactions that are all or nothing. */
import { type Database, execute, openDatabase, query, sql, transaction } from '../../src/store/core/db.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';
import { waitFor } from '../support/wait.ts';

let db: Database;
let url: string;
// One connection: a transaction that kept it would stop the next one.
useFreshDatabase(
  (opened, at) => {
    db = opened;
    url = at;
  },
  { poolSize: 1 },
);

const add = sql`INSERT INTO images (name, digest, source) VALUES ('one', 'sha256:' || repeat('1', 64), '{}')`;
const count = () => db.image.count();

test('a statement returns the same by itself, and in a transaction of either kind', async () => {
  const ask = (on: Parameters<typeof query>[0]) => query(on)`
    SELECT ${'text'}::text AS text, ${7}::bigint AS whole, ${2}::int AS small, ${0.5}::float8 AS double, ${null}::text AS absent,
      ${new Date(5)}::timestamptz AS at, ${{ a: [1] }}::jsonb AS json, ${['a', 'b']}::text[] AS texts, ${true}::boolean AS flag`;
  const row = { text: 'text', whole: 7n, small: 2, double: 0.5, absent: null, at: new Date(5), json: { a: [1] } };
  const rows = [{ ...row, texts: ['a', 'b'], flag: true }];
  expect(await ask(db)).toEqual(rows);
  expect(await transaction(db, ask)).toEqual(rows);
  expect(await db.$transaction(ask)).toEqual(rows);
  expect(await ask(db.$extends({}) as unknown as Database)).toEqual(rows);
});

test('an error of a statement says who asked, not where the response arrived', async () => {
  async function whoAsks() {
    await query(db)`SELECT 1 / 0`;
  }
  const error = await whoAsks().then(
    () => null,
    (refused: Error) => refused,
  );
  expect(error).toMatchObject({ code: '22012' });
  expect(error!.stack).toContain('whoAsks');
});

test('closing the database closes its connections, also if Prisma used none', async () => {
  const other = openDatabase(url, { poolSize: 2 });
  const [{ pid }] = (await query(other)<{ pid: number }>`SELECT pg_backend_pid() AS pid`) as [{ pid: number }];
  const isOpen = async () => (await query(db)`SELECT 1 FROM pg_stat_activity WHERE pid = ${pid}`).length > 0;
  expect(await isOpen()).toBe(true);
  await other.$disconnect();
  await waitFor('it to close', async () => !(await isOpen()) || undefined);
});

describe('a transaction', () => {
  test('commits what it wrote', async () => {
    expect(await transaction(db, (tx) => execute(tx)(add))).toBe(1);
    expect(await count()).toBe(1);
  });

  test('writes nothing if the work throws', async () => {
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    expect(await count()).toBe(0);
  });

  test('writes nothing if a statement fails', async () => {
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      await execute(tx)(add);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(await count()).toBe(0);
  });

  test('fails, and writes nothing, if the work goes on after a statement that failed', async () => {
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      await execute(tx)(add).catch(() => 0);
    });
    await expect(failing).rejects.toThrow('undone');
    expect(await count()).toBe(0);
  });

  test('writes nothing if its connection ends, and the next one gets another', async () => {
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      await query(tx)`SELECT pg_terminate_backend(pg_backend_pid())`;
    });
    await expect(failing).rejects.toThrow();
    expect(await count()).toBe(0);
    await transaction(db, (tx) => execute(tx)(add));
    expect(await count()).toBe(1);
  });

  test('writes nothing if its connection ends between two statements', async () => {
    const other = openDatabase(url, { poolSize: 1 });
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      const [row] = await query(tx)<{ pid: number }>`SELECT pg_backend_pid() AS pid`;
      await query(other)`SELECT pg_terminate_backend(${row!.pid})`;
      await waitFor('it to end', async () => {
        const left = await query(other)`SELECT 1 FROM pg_stat_activity WHERE pid = ${row!.pid}`;
        return left.length === 0 || undefined;
      });
      await execute(tx)(add);
    });
    await expect(failing).rejects.toThrow();
    await other.$disconnect();
    expect(await count()).toBe(0);
  });

  test('of a wrapped database is one of Prisma', async () => {
    const wrapped = db.$extends({}) as unknown as Database;
    const failing = transaction(wrapped, async (tx) => {
      await execute(tx)(add);
      await execute(tx)(add);
    });
    await expect(failing).rejects.toThrow();
    expect(await count()).toBe(0);
    expect(await transaction(wrapped, (tx) => execute(tx)(add))).toBe(1);
    expect(await count()).toBe(1);
  });
});
