/** The one door to Postgres: rows and errors of one shape, and transactions that are all or nothing, models included. */
import { storableJson } from '../../src/lib/text.ts';
import { databaseCondition } from '../../src/store/core/databaseCondition.ts';
import {
  type Database,
  execute,
  openDatabase,
  type Queryable,
  query,
  StatementError,
  sql,
  sqlState,
  transaction,
  violatesUnique,
} from '../../src/store/core/db.ts';
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

test('a statement returns the same by itself, in a transaction, and through Prisma', async () => {
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

test('text that Postgres cannot store costs neither its statement nor the rows beside it', async () => {
  const [row] = await query(db)<{ text: string; texts: string[]; json: unknown }>`
    SELECT ${'a\0b'}::text AS text, ${['\0', 'c']}::text[] AS texts, ${storableJson({ d: '\0\ud83d' })}::jsonb AS json`;
  expect(row).toEqual({ text: 'a\ufffdb', texts: ['\ufffd', 'c'], json: { d: '\ufffd\ufffd' } });
  expect(await db.image.findMany({ where: { name: 'a\0b' } })).toEqual([]);
});

test('an error of a statement says who asked, not where the response arrived', async () => {
  async function whoAsks() {
    await query(db)`SELECT 1 / 0`;
  }
  const error = await whoAsks().then(
    () => null,
    (refused: Error) => refused,
  );
  expect(sqlState(error)).toBe('22012');
  expect(error!.stack).toContain('whoAsks');
});

const caught = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'nothing went wrong',
    (refused: unknown) => refused,
  );

test.each<[string, (tx: Queryable) => Promise<unknown>]>([
  ['a statement', (tx) => execute(tx)(add)],
  ['a model', (tx) => tx.image.create({ data: { name: 'one', digest: `sha256:${'1'.repeat(64)}`, source: {} } })],
])('%s fails in one shape, by itself and in a transaction', async (_, addAgain) => {
  await execute(db)(add);
  for (const error of [await caught(addAgain(db)), await caught(transaction(db, addAgain))]) {
    expect(error).toBeInstanceOf(StatementError);
    expect(sqlState(error)).toBe('23505');
    expect(violatesUnique(error, 'images_name_key')).toBe(false);
    expect(violatesUnique(error, ((error as Error).cause as { constraint: string }).constraint)).toBe(true);
  }
});

test.each<[string, (on: Database) => Promise<unknown>]>([
  ['a statement', (on) => query(on)`SELECT 1`],
  ['a model', (on) => on.image.count()],
  ['a transaction', (on) => transaction(on, (tx) => tx.image.count())],
])('%s without Postgres fails in the same shape', async (_, work) => {
  const away = openDatabase('postgresql://none:x@127.0.0.1:1/none');
  const error = await caught(work(away));
  expect(error).toBeInstanceOf(StatementError);
  expect(sqlState(error)).toBeNull();
  expect(databaseCondition(error)).toBe('away');
  await away.$disconnect();
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
    expect(sqlState(await failing.catch((error: unknown) => error))).toBe('23505');
    expect(await count()).toBe(0);
  });

  test('fails, and writes nothing, if the work goes on after a statement that failed', async () => {
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      await execute(tx)(add).catch(() => 0);
    });
    await expect(failing).rejects.toThrow('undone');
    const ofModels = transaction(db, async (tx) => {
      await tx.image.create({ data: { name: 'two', digest: `sha256:${'2'.repeat(64)}`, source: {} } });
      await tx.image.create({ data: { name: 'two', digest: `sha256:${'2'.repeat(64)}`, source: {} } }).catch(() => 0);
    });
    await expect(ofModels).rejects.toThrow('undone');
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

  test('is one for models and statements: each sees what the other wrote, and both are undone', async () => {
    const failing = transaction(db, async (tx) => {
      await execute(tx)(add);
      expect(await tx.image.count()).toBe(1);
      await tx.image.deleteMany();
      expect(await query(tx)`SELECT 1 FROM images`).toEqual([]);
      await execute(tx)(add);
      throw new Error('of its own');
    });
    await expect(failing).rejects.toThrow('of its own');
    expect(await count()).toBe(0);
  });

  test('takes no statement once it is over', async () => {
    const over = await transaction(db, async (tx) => tx);
    await expect(execute(over)(add)).rejects.toThrow('closed');
    await expect(over.image.count()).rejects.toThrow('closed');
    expect(await count()).toBe(0);
  });

  test('lasts as long as its statements do, within a limit for each', async () => {
    const slow = (seconds: number) =>
      transaction(db, (tx) => query(tx)`SELECT pg_sleep(${seconds})::text`, { statementTimeoutMs: 200 });
    expect(sqlState(await caught(slow(30)))).toBe('57014');
    expect(await slow(0)).toHaveLength(1);
  });

  test('of a wrapped database is the same', async () => {
    const wrapped = db.$extends({}) as unknown as Database;
    expect(await transaction(wrapped, (tx) => execute(tx)(add))).toBe(1);
    expect(sqlState(await caught(transaction(wrapped, (tx) => execute(tx)(add))))).toBe('23505');
    expect(await count()).toBe(1);
  });
});
