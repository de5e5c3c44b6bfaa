import { type Database, hotRead, hotTransaction, sql } from '../../src/store/core/db.ts';
import { statement } from '../../src/store/core/preparedStatements.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useDatabase((opened) => {
  db = opened;
});

const limit = 3;
let composed = 0;
const between = statement<{ low: number; high: number; label: string | null }>(({ low, high, label }) => {
  composed++;
  return sql`SELECT n, ${label}::text AS label FROM generate_series(${low}::int, ${high}::int) n
    WHERE n BETWEEN ${low} AND ${high} LIMIT ${limit}`;
});

test('a statement is composed once, and sends a value once, wherever it stands', () => {
  const [first, second] = [between({ low: 1, high: 9, label: 'a' }), between({ low: 5, high: 6, label: null })];
  expect(composed).toBe(1);
  expect(first.text).toContain(
    'SELECT n, $1::text AS label FROM generate_series($2::int, $3::int) n\n    WHERE n BETWEEN $2 AND $3 LIMIT $4',
  );
  expect(second.text).toBe(first.text);
  expect(first.values).toEqual(['a', 1, 9, limit]);
  expect(second.values).toEqual([null, 5, 6, limit]);
});

test('it returns the same past Prisma, within a transaction, by Prisma, and within one of those', async () => {
  const ask = () => between({ low: 4, high: 20, label: "it's" });
  const rows = [4, 5, 6].map((n) => ({ n, label: "it's" }));
  expect(await hotRead(db, ask())).toEqual(rows);
  expect(await hotTransaction(db, (tx) => tx.$queryRaw(ask()))).toEqual(rows);
  expect(await db.$queryRaw(ask())).toEqual(rows);
  expect(await db.$transaction((tx) => hotRead(tx, ask()))).toEqual(rows);
});

test('an error of a statement says who asked, not where the response arrived', async () => {
  async function whoAsks() {
    await hotRead(db, sql`SELECT 1 / 0`);
  }
  const error = await whoAsks().then(
    () => null,
    (refused: Error) => refused,
  );
  expect(error).toMatchObject({ code: '22012' });
  expect(error!.stack).toContain('whoAsks');
});
