/** Open lifecycles are counted in the day and hour of their start; the counts must match the lifecycles. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { bucketSeconds, truncate, type UsageWindow, usageWindow } from '../../src/domain/usageTime.ts';
import { type Database, openDatabase, sql } from '../../src/store/core/db.ts';
import { listBilledLifecycles } from '../../src/store/usage/billedLifecycles.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { inSnapshot, readUsage } from '../../src/store/usage/readUsage.ts';
import { compareUsage, dropOldHours, rebuildUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { day, hour, minute, utc } from '../support/usage/usageModel.ts';

const numRuns = process.env['TEST_FULL'] ? 1_000 : 25;
const longMs = 1_200_000;
const now = () => Math.floor(Date.now() / 1_000);

let postgres: TestPostgres;
let db: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  db = openDatabase(await postgres.createDatabase(), { poolSize: 10 });
});
afterEach(() => db.$executeRaw`TRUNCATE lifecycles, usage_day, usage_hour`);
afterAll(async () => {
  await db?.$disconnect();
  await postgres?.stop();
});

async function differences(on: Database = db) {
  const found = [];
  for (const range of await usageRanges(on))
    found.push(...(await compareUsage(on, range)).map((difference) => ({ range, difference })));
  return found;
}

/** Open lifecycles by bucket: the stored counts, and those of the open rows. Hours only as far back as reports read. */
async function openCounts(on: Database, unit: 'day' | 'hour', since: number) {
  const length = sql`${bucketSeconds[unit]}::bigint`;
  const table = unit === 'day' ? sql`usage_day` : sql`usage_hour`;
  const kept = on.$queryRaw`
    SELECT tenant_id, resource_class, bucket_start, open_count, open_offset_seconds FROM ${table}
    WHERE (open_count, open_offset_seconds) <> (0, 0) AND bucket_start >= ${since}::bigint ORDER BY 1, 2, 3`;
  const counted = on.$queryRaw`
    SELECT tenant_id, resource_class, started_at / ${length} * ${length} AS bucket_start, count(*) AS open_count,
      sum(started_at - started_at / ${length} * ${length})::bigint AS open_offset_seconds
    FROM lifecycles WHERE ended_at IS NULL AND started_at >= ${since}::bigint GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
  return { kept: await kept, counted: await counted };
}

test(
  'whatever opens and closes concurrently, is repeated, or is rolled back, the counts are those of the open rows',
  async () => {
    const ago = fc.oneof(
      fc.integer({ min: 0, max: 3 * hour }),
      fc.integer({ min: 0, max: 3 * day }),
      fc.integer({ min: 0, max: 100 * day }),
    );
    const step = fc.record({
      act: fc.constantFrom('open' as const, 'open' as const, 'close' as const),
      which: fc.nat(9),
      tenant: fc.nat(2),
      resourceClass: fc.constantFrom('a', 'b'),
      ago,
      rolledBack: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 4 }), async (rounds) => {
        const [customerId, tenants, uids] = [
          randomUUID(),
          [randomUUID(), randomUUID(), randomUUID()],
          Array.from({ length: 10 }, () => randomUUID()),
        ];
        for (const steps of rounds) {
          const work = steps.map(({ act, which, tenant, resourceClass, ago: seconds, rolledBack }) =>
            db.$transaction(async (tx) => {
              const uid = uids[which]!;
              const opened = {
                uid,
                customerId,
                tenantId: tenants[tenant]!,
                resourceClass,
                minimumSeconds: 60,
                at: now() - seconds,
              };
              await (act === 'open' ? openWithoutMachine(tx, opened) : closeLifecycle(tx, uid));
              if (rolledBack) throw new Error('rolled back');
            }),
          );
          const failed = (await Promise.allSettled(work)).flatMap((result) =>
            result.status === 'rejected' ? [String(result.reason.message)] : [],
          );
          expect(failed.filter((message) => message !== 'rolled back')).toEqual([]);
        }
        for (const [unit, since] of [
          ['day', 0],
          ['hour', truncate(now(), 'hour') - 47 * hour],
        ] as const) {
          const { kept, counted } = await openCounts(db, unit, since);
          expect(kept).toEqual(counted);
        }
        expect(await differences()).toEqual([]);
        await db.$executeRaw`TRUNCATE lifecycles, usage_day, usage_hour`;
      }),
      { numRuns },
    );
  },
  longMs,
);

test('a wrong, missing, or superfluous count is found, and a rebuild repairs it', async () => {
  const [customerId, tenantId] = [randomUUID(), randomUUID()];
  await openWithoutMachine(db, { customerId, tenantId, minimumSeconds: 60, at: now() });
  await openWithoutMachine(db, { customerId, tenantId: randomUUID(), minimumSeconds: 60, at: now() - 100 * day });
  expect(await differences()).toEqual([]);
  for (const damage of [
    () => db.$executeRaw`UPDATE usage_day SET open_count = open_count + 1 WHERE tenant_id = ${tenantId}::uuid`,
    () =>
      db.$executeRaw`UPDATE usage_day SET open_offset_seconds = open_offset_seconds - 1 WHERE tenant_id = ${tenantId}::uuid`,
    () =>
      db.$executeRaw`UPDATE usage_hour SET open_count = 0, open_offset_seconds = 0 WHERE tenant_id = ${tenantId}::uuid`,
    () => db.$executeRaw`DELETE FROM usage_day WHERE tenant_id = ${tenantId}::uuid`,
  ]) {
    await damage();
    const found = await differences();
    expect(found).toMatchObject([{ difference: { customerId, rows: 1, rawSeconds: 0, topUpSeconds: 0 } }]);
    await rebuildUsage(db, found[0]!.range, { actorType: 'operator', actorId: 'test' });
    expect(await differences()).toEqual([]);
  }
});

test('a lifecycle whose hour was dropped long ago closes like any other', async () => {
  const [customerId, tenantId] = [randomUUID(), randomUUID()];
  const uid = await openWithoutMachine(db, { customerId, tenantId, minimumSeconds: 60, at: now() - 10 * day });
  expect(await dropOldHours(db)).toBe(1);
  const whole = async () => (await readUsage(db, { customerId }, '24h'))!.summary.lifecycleCount;
  expect(await whole()).toBe(1);
  await db.$transaction((tx) => closeLifecycle(tx, uid));
  expect(await whole()).toBe(1);
  expect(
    await db.usageHour.count({ where: { OR: [{ openCount: { not: 0 } }, { openOffsetSeconds: { not: 0 } }] } }),
  ).toBe(0);
  expect(await differences()).toEqual([]);
});

describe('the list of lifecycles behind a bill', () => {
  /** Lengths of all magnitudes, most of them next to the start of a length class. */
  const lengths = fc.oneof(
    fc.integer({ min: 0, max: 40 * day }),
    fc
      .tuple(fc.integer({ min: 0, max: 17 }), fc.integer({ min: -2, max: 2 }))
      .map(([doublings, off]) => hour * 2 ** doublings + off),
  );
  const month = utc('2024-12-01T00:00:00');
  const moments = fc.oneof(
    fc.integer({ min: month, max: month + 400 * day }),
    fc.constantFrom(month - 1, month, month + 1, month + hour, month + 3 * day),
  );

  test(
    'contains every lifecycle that overlaps the window, or whose top-up does, however long it was',
    async () => {
      const life = fc.record({
        startedAgo: lengths,
        lasted: fc.oneof(fc.constant(null), lengths, fc.integer({ min: 0, max: minute })),
        minimumSeconds: fc.constantFrom(0, 60, 3 * day),
        ratedLate: fc.constantFrom(0, 5 * day, 100 * day),
      });
      await fc.assert(
        fc.asyncProperty(
          fc.array(life, { maxLength: 12 }),
          fc.constantFrom('24h', '7d', 'month'),
          moments,
          fc.integer({ min: 1, max: 6 }),
          async (lives, name, asOf, limit) => {
            const customerId = randomUUID();
            for (const { startedAgo, lasted, minimumSeconds, ratedLate } of lives) {
              const startedAt = asOf - startedAgo;
              const uid = await openWithoutMachine(db, {
                customerId,
                tenantId: randomUUID(),
                minimumSeconds,
                at: startedAt,
              });
              if (lasted === null) continue;
              const endedAt = Math.min(startedAt + lasted, asOf);
              // Only the row: updating days and hours over years would take long, and the list does not read them.
              await db.$executeRaw`UPDATE lifecycles SET ended_at = ${endedAt}::bigint WHERE machine_uid = ${uid}::uuid`;
              const topUp = Math.max(0, minimumSeconds - (endedAt - startedAt));
              if (topUp > 0) await rateLifecycle(db, uid, endedAt + ratedLate);
            }
            const window = usageWindow(name, asOf)!;
            expect(await listed(customerId, window, asOf, limit)).toEqual(await expected(customerId, window, asOf));
          },
        ),
        { numRuns },
      );
    },
    longMs,
  );

  async function listed(customerId: string, window: UsageWindow, asOf: number, limit: number) {
    const rows: { uid: string; rawSeconds: number; topUpSeconds: number }[] = [];
    for (let after: { startedAt: number; machineUid: string } | undefined; ; ) {
      const page = await listBilledLifecycles(db, { customerId }, window, asOf, { limit, after });
      rows.push(...page.map(({ machineUid: uid, rawSeconds, topUpSeconds }) => ({ uid, rawSeconds, topUpSeconds })));
      if (page.length < limit) return rows;
      after = page.at(-1)!;
    }
  }

  /** The expected list by its definition, from all rows. */
  async function expected(customerId: string, { startsAt, endsAt, coversUntil }: UsageWindow, asOf: number) {
    const rows = await db.lifecycle.findMany({
      where: { customerId },
      orderBy: [{ startedAt: 'asc' }, { machineUid: 'asc' }],
    });
    return rows.flatMap((row) => {
      const [start, end] = [Number(row.startedAt), row.endedAt === null ? asOf : Math.min(Number(row.endedAt), asOf)];
      const closed = row.endedAt !== null && row.endedAt <= asOf;
      const posted = closed && row.postedAt !== null && row.postedAt >= startsAt && row.postedAt < coversUntil;
      const occupies = start < coversUntil && Math.max(end, start + 1) > startsAt;
      if (start >= coversUntil || (!posted && !occupies)) return [];
      return [
        {
          uid: row.machineUid,
          rawSeconds: Math.max(0, Math.min(end, endsAt) - Math.max(start, startsAt)),
          topUpSeconds: posted ? (row.topUpSeconds ?? 0) : 0,
        },
      ];
    });
  }

  test('skips lifecycles that ended before the window, however many they are', async () => {
    const [customerId, before, within] = [randomUUID(), 30_000, 50];
    const asOf = month + 10 * day;
    const window = usageWindow('7d', asOf)!;
    // A separate database and a single connection, because Postgres publishes other sessions' read counts at any time.
    const single = openDatabase(await postgres.createDatabase(), { poolSize: 1, statementTimeoutMs: 120_000 });
    await single.$executeRaw`
      INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
        minimum_seconds, started_at, ended_at)
      SELECT gen_random_uuid(), ${customerId}::uuid, ${customerId}::uuid, 'VirtualMachine', 'c', 'vm', 0, start, start + 600 * (1 + n % 100)
      FROM generate_series(1, ${before + within}::int) n, LATERAL (SELECT CASE
        WHEN n > ${within} THEN ${window.startsAt - 2 * day}::bigint - n * 100 ELSE ${window.startsAt}::bigint + n END AS start) s`;
    await single.$executeRaw`VACUUM ANALYZE lifecycles`;
    try {
      const read = async () => {
        await single.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
        return (
          await single.$queryRaw<
            { read: number }[]
          >`SELECT sum(idx_tup_read)::float8 AS read FROM pg_stat_user_indexes WHERE relname = 'lifecycles'`
        )[0]!.read;
      };
      const start = await read();
      const page = await inSnapshot(single, asOf, (tx) =>
        listBilledLifecycles(tx, { customerId }, window, asOf, { limit: 1_000 }),
      );
      expect(page).toHaveLength(within);
      const entries = (await read()) - start;
      expect(entries).toBeGreaterThanOrEqual(within);
      expect(entries).toBeLessThan(before / 10);
    } finally {
      await single.$disconnect();
    }
  });
});
