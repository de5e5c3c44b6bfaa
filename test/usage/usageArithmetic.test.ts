import fc from 'fast-check';
import { assembleUsage, type ClosedInBucket, type UsageReport } from '../../src/domain/usageReport.ts';
import {
  bucketSeconds,
  oldestKeptHour,
  oldestOpenMonth,
  postingSecond,
  rfc3339,
  topUpSeconds,
  truncate,
  usageWindow,
} from '../../src/domain/usageTime.ts';
import { day, hour, lives, modelReport, utc, windowNames } from '../support/usage/usageModel.ts';
import {
  live,
  reportOf,
  type UsageStore,
  verify,
  verifyClosing,
  verifyMonthsTogether,
} from '../support/usage/usageWorld.ts';

const numRuns = process.env['TEST_FULL'] ? 20_000 : 400;
const longMs = 1_200_000;
const tenants = ['t1', 't2', 't3'];

describe('billing minimums', () => {
  test.each([
    [{ startedAt: 0, endedAt: 20, minimumSeconds: 60 }, 40, 19],
    [{ startedAt: 0, endedAt: 60, minimumSeconds: 60 }, 0, 59],
    [{ startedAt: 5, endedAt: 5, minimumSeconds: 60 }, 60, 5],
  ])('%j owes %i seconds more, posted at second %i', (closed, owed, posted) => {
    expect(topUpSeconds(closed)).toBe(owed);
    expect(postingSecond(closed, closed.endedAt)).toBe(posted);
  });

  test('are posted into the month of the end until 72 hours after that month, and then into the next', () => {
    const closed = { startedAt: utc('2024-02-29T23:59:00'), endedAt: utc('2024-02-29T23:59:10'), minimumSeconds: 60 };
    expect(postingSecond(closed, utc('2024-03-03T23:59:59'))).toBe(utc('2024-02-29T23:59:09'));
    expect(postingSecond(closed, utc('2024-03-04T00:00:00'))).toBe(utc('2024-03-01T00:00:00'));
    expect(postingSecond(closed, utc('2024-06-15T00:00:00'))).toBe(utc('2024-06-01T00:00:00'));
  });

  test('together with raw seconds are the greater of raw and minimum, and are posted within the lifecycle', () => {
    const lifecycles = fc.record({ startedAt: fc.nat(), raw: fc.nat(1_000_000), minimumSeconds: fc.nat(100_000) });
    fc.assert(
      fc.property(lifecycles, ({ startedAt, raw, minimumSeconds }) => {
        const closed = { startedAt, endedAt: startedAt + raw, minimumSeconds };
        expect(raw + topUpSeconds(closed)).toBe(Math.max(raw, minimumSeconds));
        expect(postingSecond(closed, closed.endedAt)).toBeGreaterThanOrEqual(startedAt);
        expect(postingSecond(closed, closed.endedAt)).toBeLessThan(Math.max(closed.endedAt, startedAt + 1));
      }),
    );
  });
});

describe('windows', () => {
  const shown = (name: string, at: string) => {
    const window = usageWindow(name, utc(at));
    return window && [window.unit, rfc3339(window.startsAt), rfc3339(window.endsAt), window.buckets.length];
  };
  test.each([
    ['24h', '2024-03-01T00:00:00', ['hour', '2024-02-29T01:00:00Z', '2024-03-01T00:00:00Z', 24]],
    ['24h', '2024-03-01T10:37:22', ['hour', '2024-02-29T11:00:00Z', '2024-03-01T10:37:22Z', 24]],
    ['7d', '2024-03-01T10:37:22', ['day', '2024-02-24T00:00:00Z', '2024-03-01T10:37:22Z', 7]],
    ['7d', '2025-01-03T00:00:00', ['day', '2024-12-28T00:00:00Z', '2025-01-03T00:00:00Z', 7]],
    ['month', '2024-02-29T23:59:59', ['day', '2024-02-01T00:00:00Z', '2024-02-29T23:59:59Z', 29]],
    ['month', '2024-03-01T00:00:00', ['day', '2024-03-01T00:00:00Z', '2024-03-01T00:00:00Z', 1]],
    ['2024-02', '2024-03-01T00:00:00', ['day', '2024-02-01T00:00:00Z', '2024-03-01T00:00:00Z', 29]],
    ['2023-02', '2024-03-01T00:00:00', ['day', '2023-02-01T00:00:00Z', '2023-03-01T00:00:00Z', 28]],
    ['2023-12', '2024-01-01T00:00:00', ['day', '2023-12-01T00:00:00Z', '2024-01-01T00:00:00Z', 31]],
  ])('%s at %s', (name, at, expected) => expect(shown(name, at)).toEqual(expected));

  test.each([
    '2024-03',
    '2024-04',
    '2031-01',
    '1969-12',
    '0000-01',
    '2024-13',
    '2024-00',
    '2024-2',
    '24H',
    '7',
    '',
    'year',
    ' 7d',
    '7d\n',
  ])('there is no window %j in March 2024', (name) => {
    expect(usageWindow(name, utc('2024-03-31T23:59:59'))).toBeNull();
  });
});

/** The service's arithmetic over rows in memory, with a map in place of Postgres. */
function memoryStore(): UsageStore {
  interface Row {
    uid: string;
    tenantId: string;
    resourceClass: string;
    minimumSeconds: number;
    startedAt: number;
    endedAt: number | null;
    rated: boolean;
  }
  type Kept = ClosedInBucket & { tenantId: string; startCount: number };
  const rows = new Map<string, Row>();
  const kept = { hour: new Map<string, Kept>(), day: new Map<string, Kept>() };
  const add = (
    unit: 'hour' | 'day',
    row: Row,
    bucketStart: number,
    now: number,
    amounts: { rawSeconds?: number; topUpSeconds?: number; activeCount?: number; startCount?: number },
  ) => {
    if (unit === 'hour' && bucketStart < oldestKeptHour(now)) return;
    const key = `${row.tenantId} ${row.resourceClass} ${bucketStart}`;
    const old = kept[unit].get(key) ?? {
      tenantId: row.tenantId,
      resourceKind: 'VirtualMachine',
      resourceClass: row.resourceClass,
      bucketStart,
      rawSeconds: 0,
      topUpSeconds: 0,
      activeCount: 0,
      startCount: 0,
    };
    const { rawSeconds = 0, topUpSeconds: topUp = 0, activeCount = 0, startCount = 0 } = amounts;
    kept[unit].set(key, {
      ...old,
      rawSeconds: old.rawSeconds + rawSeconds,
      topUpSeconds: old.topUpSeconds + topUp,
      activeCount: old.activeCount + activeCount,
      startCount: old.startCount + startCount,
    });
  };
  const units = ['hour', 'day'] as const;
  return {
    open: async (life, at) => void rows.set(life.uid, { ...life, startedAt: at, endedAt: null, rated: false }),
    close: async (uid, at, lastSeen) => {
      const row = rows.get(uid)!;
      if (row.endedAt !== null) return;
      row.endedAt = Math.max(row.startedAt, Math.min(at, Math.max(lastSeen ?? at, oldestOpenMonth(at))));
      for (const unit of units) {
        const length = bucketSeconds[unit];
        for (
          let start = Math.max(truncate(row.startedAt, unit), unit === 'hour' ? oldestKeptHour(at) : 0);
          start < Math.max(row.endedAt, row.startedAt + 1);
          start += length
        ) {
          const rawSeconds = Math.max(0, Math.min(row.endedAt, start + length) - Math.max(row.startedAt, start));
          add(unit, row, start, at, { rawSeconds, activeCount: 1, startCount: row.startedAt >= start ? 1 : 0 });
        }
      }
    },
    rate: async (uid, at) => {
      const row = rows.get(uid)!;
      if (row.endedAt === null || row.rated) return;
      row.rated = true;
      const closed = { ...row, endedAt: row.endedAt };
      for (const unit of units)
        add(unit, row, truncate(postingSecond(closed, at), unit), at, { topUpSeconds: topUpSeconds(closed) });
    },
    report: async (tenantId, name, asOf): Promise<UsageReport | null> => {
      const window = usageWindow(name, asOf);
      if (!window) return null;
      const until = Math.min(asOf, window.endsAt);
      const closed = [...kept[window.unit].values()].filter(
        (row) =>
          (tenantId === null || row.tenantId === tenantId) &&
          row.bucketStart >= window.startsAt &&
          row.bucketStart < window.coversUntil,
      );
      const open = [...rows.values()]
        .filter(
          (row) =>
            (tenantId === null || row.tenantId === tenantId) &&
            row.endedAt === null &&
            row.startedAt < window.coversUntil &&
            (asOf > window.startsAt || row.startedAt >= window.startsAt),
        )
        .map((row) => ({ ...row, resourceKind: 'VirtualMachine', begins: Math.max(row.startedAt, window.startsAt) }));
      return assembleUsage(window, asOf, {
        closed: {
          buckets: closed,
          tenants: closed.map((row) => ({
            ...row,
            lifecycleCount: row.bucketStart === window.startsAt ? row.activeCount : row.startCount,
          })),
        },
        open: {
          buckets: grouped(open, (row) => `${row.resourceClass} ${truncate(row.begins, window.unit)}`).map((group) => {
            const bucketStart = truncate(group[0]!.begins, window.unit);
            const end = Math.min(bucketStart + bucketSeconds[window.unit], until);
            return {
              ...group[0]!,
              bucketStart,
              lifecycleCount: group.length,
              rawSeconds: group.reduce((sum, row) => sum + Math.max(0, end - row.begins), 0),
            };
          }),
          tenants: open.map((row) => ({ ...row, lifecycleCount: 1, rawSeconds: Math.max(0, until - row.begins) })),
        },
      });
    },
    verifyRollups: async () => {},
  };
}

function grouped<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return [...groups.values()];
}

/** Uids that count up. */
function uids() {
  let count = 0;
  return () => `m${count++}`;
}

describe('reports of random lives', () => {
  test(
    'match the definition in every window and scope, even with late ratings and lost machines',
    async () => {
      await fc.assert(
        fc.asyncProperty(lives({ late: true }), async (life) => {
          const world = await live(life, memoryStore(), tenants, uids());
          await verify(world, tenants);
          await verifyMonthsTogether(world);
        }),
        { numRuns },
      );
    },
    longMs,
  );

  test(
    'keep their raw seconds and counts when everything closes at the time of the report',
    async () => {
      await fc.assert(
        fc.asyncProperty(lives({ late: false }), async (life) =>
          verifyClosing(await live(life, memoryStore(), tenants, uids())),
        ),
        { numRuns },
      );
    },
    longMs,
  );

  const opening = { act: 'open', waitSeconds: 86_399, tenant: 0, resourceClass: 0, minimumSeconds: 300 } as const;
  const openedLast = { startsAt: utc('2024-02-29T00:00:00'), steps: [opening], restSeconds: 0 };
  const atOnce = { startsAt: utc('2023-12-31T23:59:50'), steps: [], restSeconds: 0 };

  test(
    'of a past month never change unless something is written late',
    async () => {
      await fc.assert(
        fc.asyncProperty(lives({ late: false }), lives({ late: false }), async (life, more) => {
          const newUid = uids();
          const world = await live(life, memoryStore(), tenants, newUid);
          // A close in a month's last second is rated in the next month's first, so the rating is still to come.
          world.now += 1;
          const months = windowNames(world.model[0]?.startedAt ?? world.now, world.now).slice(3);
          const before = await Promise.all(months.map((month) => reportOf(world, month)));
          const open = world.model.filter(({ endedAt }) => endedAt === null);
          // An end in a month's first second is billed in the last one of the month before.
          const later = world.now + more.restSeconds + 1;
          for (const { uid } of open) await world.store.close(uid, later, null);
          for (const { uid } of open) await world.store.rate(uid, later);
          await live({ ...more, startsAt: later }, world.store, tenants, newUid);
          const after = await Promise.all(months.map((month) => reportOf(world, month, null, later + 400 * day)));
          expect(after.map(({ buckets, summary }) => ({ buckets, summary }))).toEqual(
            before.map(({ buckets, summary }) => ({ buckets, summary })),
          );
        }),
        { numRuns, examples: [[openedLast, atOnce]] },
      );
    },
    longMs,
  );
});

test('the model agrees with hand-computed examples', () => {
  const life = {
    uid: 'm',
    tenantId: 't',
    resourceClass: 'c',
    minimumSeconds: hour,
    startedAt: utc('2025-06-01T09:50:00'),
    endedAt: utc('2025-06-01T10:40:00'),
    topUp: { seconds: 600, postedAt: utc('2025-06-01T10:39:59') },
  };
  const { buckets, summary } = modelReport([life], '24h', utc('2025-06-01T11:00:00'));
  const used = buckets
    .filter(({ byClass }) => byClass.length > 0)
    .map(({ bucketStart, byClass }) => [
      rfc3339(bucketStart),
      byClass[0]!.rawActiveSeconds,
      byClass[0]!.billableSeconds,
      byClass[0]!.lifecycleCount,
    ]);
  expect(used).toEqual([
    ['2025-06-01T09:00:00Z', 600, 600, 1],
    ['2025-06-01T10:00:00Z', 2400, 3000, 1],
  ]);
  expect(summary).toMatchObject({ rawActiveSeconds: 3000, billableSeconds: 3600, lifecycleCount: 1 });
});
