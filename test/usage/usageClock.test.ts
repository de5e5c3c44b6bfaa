/** The database's clock jumps: what was written stays, nothing is negative, and everything adds up afterward. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { listBilledLifecycles } from '../../src/store/usage/billedLifecycles.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import { compareUsage, rebuildUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { day, hour } from '../support/usage/usageModel.ts';

const numRuns = process.env['TEST_FULL'] ? 500 : 12;

let postgres: TestPostgres;
let url: string;
let db: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  // A clock that a test can set: every statement of the service finds it before the system's own.
  await query(url, 'CREATE SCHEMA skewed');
  await query(url, 'CREATE TABLE skewed.clock (seconds float8 NOT NULL)');
  await query(url, 'INSERT INTO skewed.clock VALUES (0)');
  await query(
    url,
    `CREATE FUNCTION skewed.clock_timestamp() RETURNS timestamptz LANGUAGE sql VOLATILE AS
    'SELECT pg_catalog.clock_timestamp() + make_interval(secs => (SELECT seconds FROM skewed.clock))'`,
  );
  db = openDatabase(`${url}?options=${encodeURIComponent('-c search_path=skewed,pg_catalog,public')}`, { poolSize: 4 });
});
beforeEach(async () => {
  await db.$executeRaw`TRUNCATE lifecycles, usage_day, usage_hour`;
  await setClock(0);
});
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
});

/** Sets the database's clock so many seconds off the true time. */
async function setClock(offSeconds: number): Promise<void> {
  await db.$executeRaw`UPDATE skewed.clock SET seconds = ${offSeconds}::float8`;
}

/** Sets the database's clock so many seconds off half past the present hour, when nothing begins or ends. */
async function setClockFromHalfPast(offSeconds: number): Promise<void> {
  const rows = await db.$queryRaw<
    { past: number }[]
  >`SELECT extract(epoch FROM pg_catalog.clock_timestamp())::float8 AS past`;
  await setClock(hour / 2 - (rows[0]!.past % hour) + offSeconds);
}

function newCustomer() {
  const [customerId, tenantId] = [randomUUID(), randomUUID()];
  return {
    customerId,
    tenantId,
    open: (minimumSeconds: number) => openWithoutMachine(db, { customerId, tenantId, minimumSeconds, at: null }),
    close: (uid: string) => db.$transaction((tx) => closeLifecycle(tx, uid)),
    rate: (uid: string) => rateLifecycle(db, uid),
  };
}
const rowOf = async (machineUid: string) => {
  const { startedAt, endedAt, topUpSeconds } = await db.lifecycle.findUniqueOrThrow({ where: { machineUid } });
  return { startedAt: Number(startedAt), endedAt: endedAt === null ? null : Number(endedAt), topUpSeconds };
};

/** At any moment, no report has anything negative or counts more than exists, and its parts add up to its whole. */
async function expectSound({ customerId }: { customerId: string }, lifecycles: number): Promise<void> {
  for (const name of ['24h', '7d', 'month']) {
    const { buckets, summary, asOf, window } = (await readUsage(db, { customerId }, name))!;
    const rows = buckets.flatMap(({ byClass }) => byClass);
    for (const row of [...rows, summary]) {
      expect(row.rawActiveSeconds).toBeGreaterThanOrEqual(0);
      expect(row.billableSeconds).toBeGreaterThanOrEqual(row.rawActiveSeconds);
    }
    for (const field of ['rawActiveSeconds', 'billableSeconds'] as const)
      expect(rows.reduce((sum, row) => sum + row[field], 0)).toBe(summary[field]);
    expect(summary.lifecycleCount).toBeLessThanOrEqual(lifecycles);
    const listed = await listBilledLifecycles(db, { customerId }, window, asOf, { limit: 1_000 });
    for (const row of listed) expect(row.rawSeconds).toBeGreaterThanOrEqual(0);
  }
}

test('the clock of these tests is the one that the service uses', async () => {
  const customer = newCustomer();
  await setClock(-10 * day);
  const { asOf } = (await readUsage(db, customer, '24h'))!;
  const truth = Date.now() / 1_000;
  expect(Math.abs(asOf - (truth - 10 * day))).toBeLessThan(60);
});

test('a machine that ends before it began, because the clock was set back, has no raw seconds and owes its minimum', async () => {
  const customer = newCustomer();
  const uid = await customer.open(60);
  await setClock(-2 * hour);
  await expectSound(customer, 1);
  await customer.close(uid);
  await customer.rate(uid);
  const { startedAt, endedAt, topUpSeconds } = await rowOf(uid);
  expect([endedAt, topUpSeconds]).toEqual([startedAt, 60]);
  await expectSound(customer, 1);
  await setClock(0);
  await customer.close(uid);
  await customer.rate(uid);
  expect(await rowOf(uid)).toEqual({ startedAt, endedAt, topUpSeconds });
  expect((await readUsage(db, customer, '7d'))!.summary).toMatchObject({
    rawActiveSeconds: 0,
    billableSeconds: 60,
    lifecycleCount: 1,
  });
});

test('a running machine that began in the future has no seconds until the clock catches up, and then has all of them', async () => {
  const customer = newCustomer();
  const uid = await customer.open(0);
  const { startedAt } = await rowOf(uid);
  await setClock(-hour / 4);
  const early = (await readUsage(db, customer, '7d'))!;
  expect(early.asOf).toBeLessThan(startedAt);
  expect(early.summary).toMatchObject({ rawActiveSeconds: 0, billableSeconds: 0 });
  await setClock(hour);
  const late = (await readUsage(db, customer, '7d'))!;
  expect(late.summary.rawActiveSeconds).toBe(late.asOf - startedAt);
});

test('a rating after the clock was set back is posted into the lifecycle’s last second', async () => {
  const customer = newCustomer();
  const uid = await customer.open(3 * day);
  await setClock(hour);
  await customer.close(uid);
  await setClock(-2 * day);
  await customer.rate(uid);
  const { postedAt, endedAt } = await db.lifecycle.findUniqueOrThrow({ where: { machineUid: uid } });
  expect(postedAt).toBe(endedAt! - 1n);
  await setClock(2 * hour);
  expect((await readUsage(db, customer, '7d'))!.summary.billableSeconds).toBe(3 * day);
});

test('hours that a clock far ahead omitted are found by the comparison and made by a rebuild; days are complete', async () => {
  const customer = newCustomer();
  await setClockFromHalfPast(0);
  const uid = await customer.open(0);
  await setClockFromHalfPast(3 * day);
  await customer.close(uid);
  await setClockFromHalfPast(0);
  const differing = async () => {
    const ranges = [];
    for (const range of await usageRanges(db)) if ((await compareUsage(db, range)).length > 0) ranges.push(range);
    return ranges;
  };
  const found = await differing();
  expect(found.map(({ unit }) => unit)).toEqual(['hour']);
  await rebuildUsage(db, found[0]!, { actorType: 'operator', actorId: 'test' });
  expect(await differing()).toEqual([]);
});

test('however the clock jumps, reports stay consistent, and months finally add up to what is owed', async () => {
  const step = fc.record({
    act: fc.constantFrom('open' as const, 'close' as const, 'rate' as const),
    which: fc.nat(9),
    clock: fc.integer({ min: -5 * day, max: 0 }),
    minimumSeconds: fc.constantFrom(0, 60, day),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const customer = newCustomer();
      const uids: string[] = [];
      for (const { act, which, clock, minimumSeconds } of steps) {
        await setClock(clock);
        const uid = uids[which % Math.max(1, uids.length)];
        if (act === 'open') uids.push(await customer.open(minimumSeconds));
        else if (uid !== undefined) await (act === 'close' ? customer.close(uid) : customer.rate(uid));
        await expectSound(customer, uids.length);
      }
      await setClock(0);
      for (const uid of uids) {
        await customer.close(uid);
        await customer.rate(uid);
      }
      const rows = await db.lifecycle.findMany({ where: { customerId: customer.customerId } });
      const owed = rows.reduce(
        (sum, row) => sum + Math.max(row.minimumSeconds, Number(row.endedAt! - row.startedAt)),
        0,
      );
      expect(rows.every(({ startedAt, endedAt, ratedAt }) => endedAt! >= startedAt && ratedAt !== null)).toBe(true);
      const days = await db.usageDay.aggregate({
        _sum: { rawSeconds: true, topUpSeconds: true },
        where: { customerId: customer.customerId },
      });
      expect(Number(days._sum.rawSeconds ?? 0) + Number(days._sum.topUpSeconds ?? 0)).toBe(owed);
      for (const range of await usageRanges(db)) {
        if (range.unit === 'day')
          expect(
            (await compareUsage(db, range)).filter(({ customerId }) => customerId === customer.customerId),
          ).toEqual([]);
      }
    }),
    { numRuns },
  );
}, 600_000);
