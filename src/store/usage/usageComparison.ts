/**
 * Compares usage by day and hour with the lifecycles behind it, and rebuilds it (operators only). A comparison is one
 * statement, so it needs no lock: opening and closing write a lifecycle and its usage in one commit.
 */
import {
  type BucketUnit,
  bucketSeconds,
  monthStart,
  nextMonth,
  oldestKeptHour,
  oldestOpenMonth,
  truncate,
} from '../../domain/usageTime.ts';
import { recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { databaseMadeAt } from '../core/highWaterMark.ts';
import { archivedUntil } from './archive.ts';
import { insertRebuiltUsage, oldestHourAt, rebuiltUsage, secondsNow, usageTable } from './usageRollups.ts';

/** A range of one usage table that is compared or rebuilt at once. */
export interface UsageRange {
  unit: BucketUnit;
  startsAt: number;
  /** Exclusive. */
  endsAt: number;
  /** It belongs to a bill that is final. */
  frozen: boolean;
}

/** How much a customer's usage differs: what the table has, minus what it should have. */
export interface UsageDifference {
  customerId: string;
  rows: number;
  rawSeconds: number;
  topUpSeconds: number;
}

/** Comparing a month reads every lifecycle once; a month of a very large store may take a while. */
const long = { statementTimeoutMs: 10 * 60_000 };

/** SQL: the first start of all, from the first of each tenant: their index is by tenant. */
const firstStart = sql`(
      WITH RECURSIVE first AS (
        (SELECT tenant_id, started_at FROM lifecycles ORDER BY tenant_id, started_at LIMIT 1)
        UNION ALL
        SELECT next.tenant_id, next.started_at FROM first CROSS JOIN LATERAL (
          SELECT tenant_id, started_at FROM lifecycles WHERE tenant_id > first.tenant_id ORDER BY tenant_id, started_at LIMIT 1) next
      ) SELECT min(started_at) FROM first)`;

/** Every month that has any data and whose lifecycles are not archived, oldest first, and the hours stored individually. */
export async function usageRanges(db: Queryable, at: number | null = null): Promise<UsageRange[]> {
  const rows = await query(db)<{ now: number; since: number }>`
    SELECT now::float8 AS now, least(now, ${firstStart}, (SELECT min(bucket_start) FROM usage_day))::float8 AS since
    FROM (SELECT ${secondsNow(at)} AS now) AS clock`;
  const { now, since } = rows[0]!;
  const ranges: UsageRange[] = [];
  for (let month = Math.max(monthStart(since), await archivedUntil(db)); month <= now; month = nextMonth(month)) {
    ranges.push({ unit: 'day', startsAt: month, endsAt: nextMonth(month), frozen: month < oldestOpenMonth(now) });
  }
  ranges.push({
    unit: 'hour',
    startsAt: oldestKeptHour(now),
    endsAt: truncate(now, 'hour') + bucketSeconds.hour,
    frozen: false,
  });
  return ranges;
}

/**
 * What a night compares: every month that may still change or was never found to match since it became final, and of
 * the others the one that was compared longest ago. Its time so does not grow with the years, and each month comes
 * round again: a lifecycle that closes adds its seconds to all months since its start.
 */
export async function rangesToCompare(db: Queryable, at: number | null = null): Promise<UsageRange[]> {
  const rows = await query(db)<{ month: number }>`
    SELECT month_start::float8 AS month FROM usage_compared_months ORDER BY compared_at DESC, month_start DESC`;
  const matched = new Set(rows.slice(0, -1).map(({ month }) => month));
  const ranges = await usageRanges(db, at);
  return ranges.filter(({ frozen, startsAt }) => !frozen || !matched.has(startsAt));
}

/** Notes of a final month whether it matched: one that did not is compared every night. */
export async function noteCompared(db: Queryable, { frozen, startsAt }: UsageRange, matched: boolean): Promise<void> {
  if (!frozen) return;
  if (matched)
    await execute(db)`
      INSERT INTO usage_compared_months (month_start) VALUES (${startsAt}::bigint)
      ON CONFLICT (month_start) DO UPDATE SET compared_at = clock_timestamp()`;
  else await execute(db)`DELETE FROM usage_compared_months WHERE month_start = ${startsAt}::bigint`;
}

function boundsOf({ startsAt, endsAt }: UsageRange) {
  return { from: sql`${startsAt}::bigint`, until: sql`${endsAt}::bigint` };
}

/** Differences within a range, by customer. */
export function compareUsage(db: Database, range: UsageRange): Promise<UsageDifference[]> {
  return transaction(db, (tx) => differences(tx, range), long);
}

function differences(tx: Queryable, range: UsageRange): Promise<UsageDifference[]> {
  const bounds = boundsOf(range);
  return query(tx)<UsageDifference>`
    SELECT customer_id AS "customerId", count(*)::float8 AS rows,
      sum(coalesce(kept.raw_seconds, 0) - coalesce(made.raw_seconds, 0))::float8 AS "rawSeconds",
      sum(coalesce(kept.top_up_seconds, 0) - coalesce(made.top_up_seconds, 0))::float8 AS "topUpSeconds"
    FROM (SELECT * FROM ${usageTable[range.unit]} WHERE bucket_start >= ${bounds.from} AND bucket_start < ${bounds.until}) AS kept
    FULL JOIN (${rebuiltUsage(range.unit, bounds)}) AS made USING (customer_id, tenant_id, resource_kind, resource_class, bucket_start)
    WHERE (kept.raw_seconds, kept.top_up_seconds, kept.active_count, kept.start_count, kept.open_count, kept.open_offset_seconds)
      IS DISTINCT FROM (made.raw_seconds, made.top_up_seconds, made.active_count, made.start_count,
        made.open_count, made.open_offset_seconds)
    GROUP BY customer_id ORDER BY customer_id`;
}

/**
 * Rebuilds a range if it differs, and writes an audit event for each customer; opening, closing, and rating wait
 * meanwhile, and do not wait for a range that matches. Returns what differed. The caller decides about frozen ranges.
 */
export async function rebuildUsage(
  db: Database,
  range: UsageRange,
  by: { actorType: string; actorId: string },
): Promise<UsageDifference[]> {
  if ((await compareUsage(db, range)).length === 0) return [];
  const rebuild = async (tx: Queryable) => {
    const table = usageTable[range.unit];
    // Blocks writers, not readers. Reads after it include everything committed before it.
    await execute(tx)`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`;
    const found = await differences(tx, range);
    if (found.length === 0) return found;
    const bounds = boundsOf(range);
    await execute(tx)`DELETE FROM ${table} WHERE bucket_start >= ${bounds.from} AND bucket_start < ${bounds.until}`;
    await execute(tx)(insertRebuiltUsage(range.unit, bounds));
    for (const difference of found)
      await recordAudit(tx, { ...by, action: 'usage.rebuild', ...describe(range, difference) });
    return found;
  };
  return transaction(db, rebuild, long);
}

function describe(range: UsageRange, { customerId, rows, rawSeconds, topUpSeconds }: UsageDifference) {
  const { unit, startsAt, endsAt, frozen } = range;
  const text = (at: number) => new Date(at * 1_000).toISOString();
  return {
    customerId,
    target: `usage/${rangeName(range)}`,
    details: { unit, from: text(startsAt), until: text(endsAt), frozen, rows, rawSeconds, topUpSeconds },
  };
}

/** A range's name for people: the month, or the recent hours. */
export function rangeName({ unit, startsAt }: UsageRange): string {
  return unit === 'day' ? new Date(startsAt * 1_000).toISOString().slice(0, 7) : 'recent-hours';
}

export interface FoundDifferences {
  range: UsageRange;
  differences: UsageDifference[];
}

/** Records the result of a full comparison: an audit event for each customer and range that differs, and a row. */
export function recordReconciliation(
  db: Database,
  runId: string,
  comparedMonths: number,
  found: readonly FoundDifferences[],
): Promise<void> {
  const differing = found.flatMap(({ range, differences: all }) => all.map((difference) => ({ range, difference })));
  return transaction(db, async (tx) => {
    for (const { range, difference } of differing) {
      const requestId = `${runId}/${rangeName(range)}/${difference.customerId}`;
      await recordAudit(tx, {
        actorType: 'service',
        actorId: 'usage-reconciliation',
        action: 'usage.difference',
        requestId,
        ...describe(range, difference),
      });
    }
    const rows = differing.reduce((sum, { difference }) => sum + difference.rows, 0);
    await execute(tx)`
      INSERT INTO usage_reconciliations (run_id, compared_months, differing_rows) VALUES (${runId}, ${comparedMonths}, ${rows})
      ON CONFLICT (run_id) DO NOTHING`;
  });
}

/** The latest comparison; before the first, without rows, and as old as the database. */
export async function latestReconciliation(
  db: Queryable,
): Promise<{ differingRows: number | null; ageSeconds: number }> {
  const rows = await query(db)<{ differingRows: number | null; ageSeconds: number }>`
    SELECT r.differing_rows AS "differingRows",
      extract(epoch FROM clock_timestamp() - coalesce(r.finished_at, ${databaseMadeAt}))::float8 AS "ageSeconds"
    FROM (SELECT) once LEFT JOIN LATERAL (SELECT * FROM usage_reconciliations ORDER BY finished_at DESC LIMIT 1) r ON true`;
  return rows[0]!;
}

/** Deletes hours that no window shows anymore. Returns how many rows. */
export async function dropOldHours(db: Queryable, at: number | null = null): Promise<number> {
  return execute(db)`DELETE FROM usage_hour WHERE bucket_start < ${oldestHourAt(secondsNow(at))}`;
}
