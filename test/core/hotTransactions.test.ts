/** Transactions past Prisma's client: all or nothing, whatever ends them, and the connection serves the next one. */
import { type Database, hotTransaction, sql } from '../../src/store/core/db.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
// One connection: a transaction that kept it would stop the next one.
useFreshDatabase(
  (opened) => {
    db = opened;
  },
  { poolSize: 1 },
);

const add = sql`INSERT INTO images (name, digest, source) VALUES ('one', 'sha256:' || repeat('1', 64), '{}')`;
const count = () => db.image.count();

test('commits what it wrote, and returns rows with the types of other statements', async () => {
  const rows = await hotTransaction(db, async (tx) => {
    expect(await tx.$executeRaw(add)).toBe(1);
    return tx.$queryRaw<unknown[]>`
      SELECT name, ${7}::bigint AS whole, to_jsonb(images) -> 'source' AS source FROM images WHERE name = ${'one'}`;
  });
  expect(rows).toEqual([{ name: 'one', whole: 7n, source: {} }]);
  expect(await count()).toBe(1);
});

test('writes nothing if the work throws', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    throw new Error('of its own');
  });
  await expect(failing).rejects.toThrow('of its own');
  expect(await count()).toBe(0);
});

test('writes nothing if a statement fails', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    await tx.$executeRaw(add);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await count()).toBe(0);
});

test('fails, and writes nothing, if the work goes on after a statement that failed', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    await tx.$executeRaw(add).catch(() => 0);
  });
  await expect(failing).rejects.toThrow('undone');
  expect(await count()).toBe(0);
});

test('writes nothing if its connection ends, and the next one gets another', async () => {
  const failing = hotTransaction(db, async (tx) => {
    await tx.$executeRaw(add);
    await tx.$executeRaw`SELECT pg_terminate_backend(pg_backend_pid())`;
  });
  await expect(failing).rejects.toThrow();
  expect(await count()).toBe(0);
  await hotTransaction(db, async (tx) => tx.$executeRaw(add));
  expect(await count()).toBe(1);
});
