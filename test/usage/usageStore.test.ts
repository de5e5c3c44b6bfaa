import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { usageWindow } from '../../src/domain/usageTime.ts';
import { type Database, execute, openDatabase, sql } from '../../src/store/core/db.ts';
import { type BilledLifecycle, listBilledLifecycles } from '../../src/store/usage/billedLifecycles.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { readUsage } from '../../src/store/usage/readUsage.ts';
import {
  compareUsage,
  dropOldHours,
  latestReconciliation,
  noteCompared,
  rangeName,
  rangesToCompare,
  rebuildUsage,
  recordReconciliation,
  usageRanges,
} from '../../src/store/usage/usageComparison.ts';
import { query, startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { day, hour, lives, utc } from '../support/usage/usageModel.ts';
import {
  closeAll,
  live,
  type UsageStore,
  verify,
  verifyClosing,
  verifyMonthsTogether,
  type World,
} from '../support/usage/usageWorld.ts';
import { waitFor } from '../support/wait.ts';

const numRuns = process.env['TEST_FULL'] ? 1_000 : 25;
const longMs = 1_200_000;

let postgres: TestPostgres;
let url: string;
let db: Database;

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  // The service must not depend on a server's session defaults.
  await query(url, `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET timezone TO 'America/New_York'`);
  db = openDatabase(url, { poolSize: 10 });
});
afterAll(async () => {
  await db.$disconnect();
  await postgres.stop();
});

/** A customer with random ids in the real store. Lifecycles do not need a machine. */
function customerStore(on: Database = db) {
  const customerId = randomUUID();
  const tenants = [randomUUID(), randomUUID(), randomUUID()].sort();
  const store: UsageStore = {
    async open({ uid, tenantId, resourceClass, minimumSeconds }, at) {
      await openWithoutMachine(on, { uid, customerId, tenantId, resourceClass, minimumSeconds, at });
    },
    close: (uid, at, lastSeen) => on.$transaction((tx) => closeLifecycle(tx, uid, lastSeen, at)),
    rate: async (uid, at) => void (await rateLifecycle(on, uid, at)),
    report: (tenantId, window, asOf) =>
      readUsage(on, { customerId, ...(tenantId !== null && { tenantId }) }, window, asOf),
    async verifyRollups(asOf) {
      for (const range of await usageRanges(on, asOf)) {
        const differences = (await compareUsage(on, range)).filter(
          (difference) => difference.customerId === customerId,
        );
        expect({ range, differences }).toEqual({ range, differences: [] });
      }
    },
  };
  return {
    customerId,
    tenants,
    store,
    live: (life: Parameters<typeof live>[0]): Promise<World> => live(life, store, tenants, randomUUID),
  };
}

async function listed(customerId: string, name: string, asOf: number): Promise<BilledLifecycle[]> {
  const rows: BilledLifecycle[] = [];
  for (let after: BilledLifecycle | undefined; ; ) {
    const page = await listBilledLifecycles(db, { customerId }, usageWindow(name, asOf)!, asOf, { limit: 3, after });
    rows.push(...page);
    if (page.length < 3) return rows;
    after = page.at(-1);
  }
}

const emptied = () => db.$executeRaw`TRUNCATE lifecycles, usage_day, usage_hour`;

describe('random lives in Postgres', () => {
  afterEach(emptied);

  test(
    'are reported according to the definition, and their stored buckets equal a rebuild',
    async () => {
      await fc.assert(
        fc.asyncProperty(lives({ late: true, maxSteps: 12 }), async (life) => {
          const { live: inStore, tenants, customerId } = customerStore();
          const world = await inStore(life);
          await verify(world, tenants);
          await verifyMonthsTogether(world);
          for (const window of ['24h', '7d', 'month']) {
            const { summary } = (await world.store.report(null, window, world.now))!;
            const rows = await listed(customerId, window, world.now);
            const sum = (of: (row: BilledLifecycle) => number) => rows.reduce((total, row) => total + of(row), 0);
            expect([
              sum((row) => row.rawSeconds),
              sum((row) => row.rawSeconds + row.topUpSeconds),
              sum((row) => Number(row.active)),
            ]).toEqual([summary.rawActiveSeconds, summary.billableSeconds, summary.lifecycleCount]);
          }
          await emptied();
        }),
        { numRuns },
      );
    },
    longMs,
  );

  test(
    'keep their raw seconds and counts when they close',
    async () => {
      await fc.assert(
        fc.asyncProperty(lives({ late: false, maxSteps: 12 }), async (life) => {
          await verifyClosing(await customerStore().live(life));
          await emptied();
        }),
        { numRuns },
      );
    },
    longMs,
  );
});

describe('a lifecycle of 200 days', () => {
  test('has a row for each day it occupies, and hours for the last two days', async () => {
    const { store, tenants } = customerStore();
    const uid = randomUUID();
    const start = utc('2024-01-15T12:00:00');
    await store.open({ uid, tenantId: tenants[0]!, resourceClass: 'c', minimumSeconds: 60 }, start);
    await store.close(uid, start + 200 * day, null);
    const days = await db.usageDay.findMany({ where: { tenantId: tenants[0]! }, orderBy: { bucketStart: 'asc' } });
    expect(days.map(({ rawSeconds }) => Number(rawSeconds))).toEqual([12 * hour, ...Array(199).fill(day), 12 * hour]);
    expect(days.map(({ startCount }) => Number(startCount)).reduce((a, b) => a + b)).toBe(1);
    expect(await db.usageHour.count({ where: { tenantId: tenants[0]!, activeCount: 1 } })).toBe(47);
    await dropOldHours(db);
    expect(await db.usageHour.count({ where: { tenantId: tenants[0]! } })).toBe(0);
    await emptied();
  });
});

describe('a lifecycle that ends in its first second', () => {
  test.each(['2025-06-01T00:00:00', '2025-06-01T12:00:00', '2025-06-01T12:00:01', '2025-06-01T23:59:59'])(
    'at %s is counted once in its day and hour, and owes its minimum there',
    async (at) => {
      const { store, tenants } = customerStore();
      const uid = randomUUID();
      await store.open({ uid, tenantId: tenants[0]!, resourceClass: 'c', minimumSeconds: 60 }, utc(at));
      const totals = async (window: string, asOf: number) => (await store.report(null, window, asOf))!.summary;
      for (const window of ['24h', '7d', 'month'])
        expect(await totals(window, utc(at))).toMatchObject({
          rawActiveSeconds: 0,
          billableSeconds: 0,
          lifecycleCount: 1,
        });
      await store.close(uid, utc(at), null);
      await store.rate(uid, utc(at));
      for (const window of ['24h', '7d', 'month'])
        expect(await totals(window, utc(at))).toMatchObject({
          rawActiveSeconds: 0,
          billableSeconds: 60,
          lifecycleCount: 1,
        });
      expect(await totals('2025-06', utc('2025-07-01T00:00:00'))).toMatchObject({
        rawActiveSeconds: 0,
        billableSeconds: 60,
        lifecycleCount: 1,
      });
      await store.verifyRollups(utc(at));
      await emptied();
    },
  );
});

describe('a session in another time zone', () => {
  test('reports the same days', async () => {
    const world = await customerStore().live({
      startsAt: utc('2025-03-08T20:00:00'),
      steps: [{ act: 'open', waitSeconds: 0, tenant: 0, resourceClass: 0, minimumSeconds: hour }],
      restSeconds: 3 * day,
    });
    const elsewhere = openDatabase(url, { poolSize: 1 });
    try {
      await elsewhere.$executeRaw`SET timezone TO 'America/New_York'`;
      const away = customerStore(elsewhere);
      const same = await away.live({
        startsAt: utc('2025-03-08T20:00:00'),
        steps: [{ act: 'open', waitSeconds: 0, tenant: 0, resourceClass: 0, minimumSeconds: hour }],
        restSeconds: 3 * day,
      });
      await closeAll(world, { thenRate: true });
      await closeAll(same, { thenRate: true });
      const [here, there] = await Promise.all(
        [world, same].map((each) => each.store.report(null, '2025-03', utc('2025-04-01T00:00:00'))),
      );
      expect(there!.buckets).toEqual(here!.buckets);
      expect(
        there!.buckets.filter(({ byClass }) => byClass.length > 0).map(({ byClass }) => byClass[0]!.rawActiveSeconds),
      ).toEqual([4 * hour, day, day, 20 * hour]);
    } finally {
      await elsewhere.$disconnect();
      await emptied();
    }
  });
});

describe('a report that is requested again and again', () => {
  /** Entries of the lifecycle indexes that the reports of the database's only connection read. */
  async function entriesRead(reports: () => Promise<unknown>, on: Database): Promise<number> {
    const read = async () => {
      await on.$queryRaw`SELECT pg_stat_force_next_flush()::text`;
      const rows = await on.$queryRaw<
        { read: number }[]
      >`SELECT sum(idx_tup_read)::float8 AS read FROM pg_stat_user_indexes WHERE relname = 'lifecycles'`;
      return rows[0]!.read;
    };
    const before = await read();
    await reports();
    return (await read()) - before;
  }

  test(
    'is computed from days and hours, without reading a single lifecycle',
    async () => {
      const { customerId, tenants } = customerStore();
      const [closed, open, times] = [50_000, 40, 20];
      // A separate database and a single connection: Postgres publishes other sessions' read counts at any time, and it
      // may change the plan of a statement after some uses of it on one connection.
      const single = openDatabase(await postgres.createDatabase(), { poolSize: 1, statementTimeoutMs: 120_000 });
      await single.$executeRaw`
      INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
        minimum_seconds, started_at, ended_at)
      SELECT gen_random_uuid(), ${customerId}::uuid, (${tenants}::uuid[])[1 + n % 3], 'VirtualMachine', 'c', 'vm',
        0, extract(epoch FROM now())::bigint - n * 50, CASE WHEN n > ${open} THEN extract(epoch FROM now())::bigint - n * 50 + 20 END
      FROM generate_series(1, ${closed + open}::int) n`;
      // Many small customers beside it, so that the planner's estimate for any customer is far from the truth for this
      // one.
      await single.$executeRaw`
      INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name,
        minimum_seconds, started_at, ended_at)
      SELECT gen_random_uuid(), md5('customer' || n % 400)::uuid, md5('tenant' || n % 800)::uuid,
        'VirtualMachine', 'c', 'vm', 0, extract(epoch FROM now())::bigint - n * 50, CASE
        WHEN n % 10 > 0 THEN extract(epoch FROM now())::bigint - n * 50 + 20 END
      FROM generate_series(1, 20000) n`;
      for (const range of await usageRanges(single))
        await rebuildUsage(single, range, { actorType: 'operator', actorId: 'test' });
      await single.$executeRaw`VACUUM ANALYZE`;
      try {
        for (const scope of [{ customerId, tenantId: tenants[0]! }, { customerId }]) {
          for (const name of ['24h', '7d']) {
            const report = async () => (await readUsage(single, scope, name))!;
            const { summary, window, asOf } = await report();
            // Positive control: the list reads what the report counts, and the reads are visible.
            const list = async () =>
              expect(await listBilledLifecycles(single, { customerId }, window, asOf, { limit: open })).toHaveLength(
                open,
              );
            expect(await entriesRead(list, single)).toBeGreaterThanOrEqual(open);
            const ofTenant = scope.tenantId ? { tenantId: scope.tenantId } : {};
            expect(summary.lifecycleCount).toBe(
              await single.lifecycle.count({
                where: { customerId, ...ofTenant, OR: [{ endedAt: null }, { endedAt: { gt: window.startsAt } }] },
              }),
            );
            const entries = await entriesRead(async () => {
              for (let time = 0; time < times; time++) await report();
            }, single);
            expect(entries).toBe(0);
          }
        }
      } finally {
        await single.$disconnect();
      }
    },
    longMs,
  );
});

describe('concurrent closes', () => {
  const now = () => Math.floor(Date.now() / 1_000);

  test('never appear partially in a report, and every lifecycle is in it exactly once', async () => {
    const { customerId, tenants, store } = customerStore();
    const start = now() - 3 * day;
    const uids = Array.from({ length: 150 }, () => randomUUID());
    for (const [index, uid] of uids.entries())
      await store.open(
        { uid, tenantId: tenants[index % 3]!, resourceClass: `class-${index % 2}`, minimumSeconds: 0 },
        start,
      );
    let closing = true;
    let reports = 0;
    const closes = Promise.all(
      [0, 1, 2, 3, 4, 5].map(async (worker) => {
        for (const [index, uid] of uids.filter((_, each) => each % 6 === worker).entries()) {
          if (index % 5 === 4) await waitFor('reports in between', () => reports > index / 5);
          await db.$transaction((tx) => closeLifecycle(tx, uid));
          await rateLifecycle(db, uid);
        }
      }),
    ).finally(() => (closing = false));
    while (closing) {
      const { asOf, window, summary, buckets } = (await readUsage(db, { customerId }, '7d'))!;
      expect(summary.lifecycleCount).toBe(150);
      // Before the first close nothing can be missing; after it, at most the time that has passed since.
      expect(summary.rawActiveSeconds).toBeGreaterThan(150 * 3 * day - 1);
      expect(summary.rawActiveSeconds).toBeLessThanOrEqual(150 * (asOf - start));
      expect(buckets.flatMap(({ byClass }) => byClass).reduce((sum, row) => sum + row.rawActiveSeconds, 0)).toBe(
        summary.rawActiveSeconds,
      );
      expect(window.endsAt).toBe(asOf);
      reports++;
    }
    await closes;
    expect(reports).toBeGreaterThan(3);
    await store.verifyRollups(now());
    const rows = await db.lifecycle.findMany({ where: { customerId } });
    const { summary } = (await readUsage(db, { customerId }, '7d'))!;
    expect(summary.rawActiveSeconds).toBe(rows.reduce((sum, row) => sum + Number(row.endedAt! - row.startedAt), 0));
    await emptied();
  });

  test('of one lifecycle count it once, as do ratings of it', async () => {
    const { customerId, tenants, store } = customerStore();
    const uid = randomUUID();
    await store.open({ uid, tenantId: tenants[0]!, resourceClass: 'c', minimumSeconds: hour }, now() - 10);
    await Promise.all(Array.from({ length: 8 }, () => db.$transaction((tx) => closeLifecycle(tx, uid))));
    const rated = await Promise.all(Array.from({ length: 8 }, () => rateLifecycle(db, uid)));
    expect(rated).toEqual(Array(8).fill(true));
    const { summary } = (await readUsage(db, { customerId }, '7d'))!;
    expect(summary).toMatchObject({ billableSeconds: hour, lifecycleCount: 1 });
    await store.verifyRollups(now());
    await emptied();
  });

  test('a transaction that is rolled back closes nothing and counts nothing', async () => {
    const { customerId, tenants, store } = customerStore();
    const uid = randomUUID();
    await store.open({ uid, tenantId: tenants[0]!, resourceClass: 'c', minimumSeconds: hour }, now() - 10);
    const undone = db.$transaction(async (tx) => {
      await closeLifecycle(tx, uid);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await db.usageDay.findMany({ where: { customerId } })).toMatchObject([{ activeCount: 0n, openCount: 1n }]);
    expect((await readUsage(db, { customerId }, '24h'))!.summary).toMatchObject({ lifecycleCount: 1 });
    await emptied();
  });
});

describe('a comparison', () => {
  const asOf = utc('2025-06-10T12:00:00');
  const by = { actorType: 'operator', actorId: 'test' };

  async function closedIn(month: string) {
    const made = customerStore();
    const uid = randomUUID();
    await made.store.open(
      { uid, tenantId: made.tenants[0]!, resourceClass: 'c', minimumSeconds: hour },
      utc(`${month}-05T10:00:00`),
    );
    await made.store.close(uid, utc(`${month}-05T10:30:00`), null);
    await made.store.rate(uid, utc(`${month}-05T10:30:00`));
    return made;
  }
  const compareAll = async () => {
    const all = [];
    for (const range of await usageRanges(db, asOf)) all.push({ range, differences: await compareUsage(db, range) });
    return all;
  };
  afterEach(emptied);

  test('finds a wrong, missing, or superfluous row, and a rebuild repairs exactly that', async () => {
    const { customerId, store } = await closedIn('2025-06');
    const other = await closedIn('2025-06');
    await store.verifyRollups(asOf);
    const kept = await db.usageDay.findMany({ orderBy: { tenantId: 'asc' } });
    for (const damage of [
      () => db.$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds + 7 WHERE customer_id = ${customerId}::uuid`,
      () => db.$executeRaw`DELETE FROM usage_day WHERE customer_id = ${customerId}::uuid`,
      () =>
        db.$executeRaw`INSERT INTO usage_day SELECT customer_id, tenant_id, resource_kind, 'ghost', bucket_start,
          1, 0, 1, 1 FROM usage_day WHERE customer_id = ${customerId}::uuid`,
    ]) {
      await damage();
      const found = (await compareAll()).filter(({ differences }) => differences.length > 0);
      expect(found).toMatchObject([
        { range: { unit: 'day', startsAt: utc('2025-06-01T00:00:00') }, differences: [{ customerId, rows: 1 }] },
      ]);
      await rebuildUsage(db, found[0]!.range, by);
      expect(await db.usageDay.findMany({ orderBy: { tenantId: 'asc' } })).toEqual(kept);
    }
    await other.store.verifyRollups(asOf);
    expect(await db.auditEvent.findMany({ where: { customerId } })).toMatchObject(
      Array(3).fill({ action: 'usage.rebuild', target: 'usage/2025-06' }),
    );
  });

  test('of a very large store takes longer than any other statement may', async () => {
    const large = openDatabase(await postgres.createDatabase(), { statementTimeoutMs: 1_000, connectTimeoutMs: 2_000 });
    try {
      const slow = sql`SELECT * FROM usage_day_kept, (SELECT pg_sleep(3.5)::text AS slept) AS slow`;
      const [range] = await usageRanges(large);
      await execute(large)`
        INSERT INTO usage_day SELECT gen_random_uuid(), gen_random_uuid(), 'VirtualMachine', 'ghost',
          ${range!.startsAt}::bigint, 1, 0, 1, 1`;
      await execute(large)`ALTER TABLE usage_day RENAME TO usage_day_kept`;
      await execute(large)(sql`CREATE VIEW usage_day AS ${slow}`);
      await expect(execute(large)(slow)).rejects.toThrow('timeout');
      expect(await compareUsage(large, range!)).toMatchObject([{ rows: 1 }]);
    } finally {
      await large.$disconnect();
    }
  });

  test('says which months are frozen: 72 hours after their end', async () => {
    await closedIn('2025-04');
    const frozenAt = async (at: string) =>
      (await usageRanges(db, utc(at)))
        .filter(({ frozen }) => frozen)
        .map(({ startsAt }) => new Date(startsAt * 1_000).toISOString().slice(0, 7));
    expect(await frozenAt('2025-06-03T23:59:59')).toEqual(['2025-04']);
    expect(await frozenAt('2025-06-04T00:00:00')).toEqual(['2025-04', '2025-05']);
  });

  test('is stored once, with an audit event for each difference, and is what the metric shows', async () => {
    const { customerId } = await closedIn('2025-02');
    await db.$executeRaw`UPDATE usage_day SET top_up_seconds = top_up_seconds - 1 WHERE customer_id = ${customerId}::uuid`;
    const found = await compareAll();
    for (let times = 0; times < 2; times++) await recordReconciliation(db, 'run-1', found.length - 1, found);
    expect(await latestReconciliation(db)).toMatchObject({ differingRows: 1, ageSeconds: expect.any(Number) });
    expect(await db.auditEvent.findMany({ where: { customerId } })).toMatchObject([
      {
        action: 'usage.difference',
        actorType: 'service',
        target: 'usage/2025-02',
        details: { frozen: true, rows: 1, rawSeconds: 0, topUpSeconds: -1 },
      },
    ]);
  });

  test('reads each night what may change, final months that never matched, and one other final month in turn', async () => {
    await closedIn('2025-02');
    const asOfJune = utc('2025-06-10T00:00:00');
    const night = async () => {
      const ranges = await rangesToCompare(db, asOfJune);
      for (const range of ranges) await noteCompared(db, range, (await compareUsage(db, range)).length === 0);
      return ranges.map(rangeName);
    };
    const always = ['2025-06', 'recent-hours'];
    expect(await night()).toEqual(['2025-02', '2025-03', '2025-04', '2025-05', ...always]);
    const months = ['2025-02', '2025-03', '2025-04', '2025-05'];
    for (const month of [...months, ...months]) expect(await night()).toEqual([month, ...always]);
    // Each night until it is mended, whose turn it is besides.
    await db.$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds + 1`;
    expect(await night()).toEqual(['2025-02', ...always]);
    expect(await night()).toEqual(['2025-02', '2025-03', ...always]);
    await db.$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds - 1`;
    expect(await night()).toEqual(['2025-02', '2025-04', ...always]);
    expect(await night()).toEqual(['2025-05', ...always]);
  });
});
