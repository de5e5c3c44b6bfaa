import type { Database } from '../../src/store/core/db.ts';
import { insertMachines, newMachineJson } from '../../src/store/machines/sql/insertMachines.ts';
import { removeUnclaimed } from '../../src/store/machines/sql/removeUnclaimed.ts';
import { makeTenant, newMachine } from '../support/fixtures.ts';
import { useDatabase } from '../support/suiteDatabase.ts';

const kind = 'VirtualMachine';
const batchSize = 30;
const fleet = Array.from({ length: 10 * batchSize }, (_, index) => `vm-${index}`);

let db: Database;
// One connection: Postgres counts what a connection read when that connection tells it to.
useDatabase(
  async (opened) => {
    db = opened;
    // What was deleted stays in the indexes, as in the minute before a vacuum.
    await db.$executeRaw`ALTER TABLE machines SET (autovacuum_enabled = false)`;
  },
  { poolSize: 1 },
);

/** Rows of machines, and entries of its indexes, that were read since the database was made. */
async function rowsRead(): Promise<number> {
  await db.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
  const [{ rows }] = await db.$queryRaw<[{ rows: number }]>`
    SELECT (sum(idx_tup_read) + (SELECT seq_tup_read FROM pg_stat_user_tables WHERE relname = 'machines'))::int AS rows
    FROM pg_stat_user_indexes WHERE relname = 'machines'`;
  return rows;
}

const inBatches = (names: readonly string[]) =>
  Array.from({ length: names.length / batchSize }, (_, index) =>
    names.slice(index * batchSize, (index + 1) * batchSize),
  );

async function create(namespace: string, names: readonly string[]): Promise<void> {
  for (const batch of inBatches(names)) {
    const machines = batch.map((name) => newMachineJson(newMachine(namespace, name)));
    expect(await insertMachines(db, { kind, namespace }, machines)).toHaveLength(batchSize);
  }
}

async function remove(namespace: string, names: readonly string[]): Promise<void> {
  for (const batch of inBatches(names)) {
    const removals = batch.map((name) => ({ name }));
    expect((await removeUnclaimed(db, { kind, namespace }, removals)).size).toBe(batchSize);
  }
}

describe('creates read as many rows as they have names, whatever their namespace holds', () => {
  test('while a fleet is made, and when one of the same names follows it before a vacuum', async () => {
    const { namespace } = await makeTenant(db);
    const before = await rowsRead();
    await create(namespace, fleet);
    const made = await rowsRead();
    expect(made - before).toBeLessThanOrEqual(fleet.length);
    await remove(namespace, fleet);
    const removed = await rowsRead();
    // The positive control: what reads rows is counted.
    expect(removed - made).toBeGreaterThanOrEqual(fleet.length);
    await create(namespace, fleet);
    expect((await rowsRead()) - removed).toBeLessThanOrEqual(2 * fleet.length);
  });

  test('beside a fleet that is there, and after one of other names', async () => {
    const { namespace } = await makeTenant(db);
    const others = fleet.map((name) => `other-${name}`);
    await create(namespace, fleet);
    const before = await rowsRead();
    await create(namespace, others);
    expect((await rowsRead()) - before).toBeLessThanOrEqual(others.length);
    await remove(namespace, others);
    await remove(namespace, fleet);
    const removed = await rowsRead();
    await create(
      namespace,
      fleet.map((name) => `new-${name}`),
    );
    expect((await rowsRead()) - removed).toBeLessThanOrEqual(fleet.length);
  });
});

test('deletes of what holds nothing read a few rows for each name, not all that wait for their workflows', async () => {
  const { namespace } = await makeTenant(db);
  await create(namespace, fleet);
  const before = await rowsRead();
  await remove(namespace, fleet);
  expect((await rowsRead()) - before).toBeLessThanOrEqual(4 * fleet.length);
});
