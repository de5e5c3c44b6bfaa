/**
 * Usage for customers and their accountants. Added up from days and hours, never from single lifecycles, so that a
 * report costs the same however many lifecycles there are.
 */

import { Prisma } from '#prisma';
import { assembleUsage, type ClassKey, type UsageReport, type UsageSources } from '../../domain/usageReport.ts';
import { truncate, type UsageWindow, usageWindow } from '../../domain/usageTime.ts';
import { type Database, type Queryable, query, sql, type TransactionOptions, transaction } from '../core/db.ts';
import { ofScope, openSince, type UsageScope } from './billedLifecycles.ts';
import { lengthOf, secondsNow, usageTable } from './usageRollups.ts';

/**
 * The report of a window, as of the database's clock (or of `at`, for tests). Null if there is no such window at that
 * moment.
 */
export function readUsage(
  db: Database,
  scope: UsageScope,
  windowName: string,
  at: number | null = null,
): Promise<UsageReport | null> {
  return inSnapshot(db, at, (tx, asOf) => reportIn(tx, scope, windowName, asOf));
}

/** {@link readUsage} in a snapshot of the caller's. */
export async function reportIn(
  tx: Queryable,
  scope: UsageScope,
  windowName: string,
  asOf: number,
): Promise<UsageReport | null> {
  const window = usageWindow(windowName, asOf);
  return window && assembleUsage(window, asOf, await readSources(tx, scope, window, asOf));
}

/**
 * Runs a read in one snapshot. Its moment is taken after the snapshot, so that nothing in the snapshot is in the
 * future. Statements are planned for their actual values: a generic plan expects next to no rows, and may then read
 * every lifecycle of a customer to find a few.
 */
export function inSnapshot<T>(
  db: Database,
  at: number | null,
  read: (tx: Queryable, asOf: number) => Promise<T>,
  options: Pick<TransactionOptions, 'statementTimeoutMs'> = {},
): Promise<T> {
  return transaction(
    db,
    async (tx) => {
      const rows = await query(tx)<{ as_of: number; plans: string }>`
        SELECT ${secondsNow(at)}::float8 AS as_of, set_config('plan_cache_mode', 'force_custom_plan', true) AS plans`;
      return read(tx, rows[0]!.as_of);
    },
    { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, ...options },
  );
}

/** A row of either grouping: by bucket, or by tenant. Sums come as doubles, which hold them exactly. */
interface GroupRow {
  tenant_id: string | null;
  bucket_start: number | null;
  resource_kind: string;
  resource_class: string;
  raw_seconds: number;
  top_up_seconds: number;
  active_count: number;
  lifecycle_count: number;
  open_count: number;
  open_first_seconds: number;
  open_raw_seconds: number;
}

async function readSources(tx: Queryable, scope: UsageScope, window: UsageWindow, asOf: number): Promise<UsageSources> {
  const rows = await query(tx)<GroupRow>`
    SELECT tenant_id, bucket_start::float8 AS bucket_start, resource_kind, resource_class,
      sum(raw_seconds)::float8 AS raw_seconds, sum(top_up_seconds)::float8 AS top_up_seconds,
      sum(active_count)::float8 AS active_count, sum(lifecycle_count)::float8 AS lifecycle_count,
      sum(open_count)::float8 AS open_count, sum(open_first_seconds)::float8 AS open_first_seconds,
        sum(open_raw_seconds)::float8 AS open_raw_seconds
    FROM (${withinWindow(scope, window, asOf)} ${openBefore(scope, window, asOf)} ${openAfterwards(scope, window, asOf)}) AS parts
    GROUP BY GROUPING SETS ((bucket_start, resource_kind, resource_class), (tenant_id, resource_kind, resource_class))`;
  const closed = rows.map((row) => ({
    ...groupOf(row),
    rawSeconds: row.raw_seconds,
    topUpSeconds: row.top_up_seconds,
    activeCount: row.active_count,
    lifecycleCount: row.lifecycle_count,
  }));
  const open = rows
    .filter((row) => row.open_count > 0)
    .map((row) => ({
      ...groupOf(row),
      lifecycleCount: row.open_count,
      rawSeconds: row.tenant_id === null ? row.open_first_seconds : row.open_raw_seconds,
    }));
  return {
    closed: { buckets: closed.filter(isOfBucket), tenants: closed.filter(isOfTenant) },
    open: { buckets: open.filter(isOfBucket), tenants: open.filter(isOfTenant) },
  };
}

/** What is in the buckets of the window: closed lifecycles, and open ones that began in it. */
function withinWindow(scope: UsageScope, window: UsageWindow, asOf: number): Prisma.Sql {
  const { unit, startsAt, coversUntil } = window;
  const from = sql`${startsAt}::bigint`;
  return sql`
    SELECT tenant_id, bucket_start, resource_kind, resource_class, raw_seconds, top_up_seconds, active_count,
      CASE WHEN bucket_start = ${from} THEN active_count ELSE start_count END AS lifecycle_count, open_count,
      ${openSeconds(window, asOf, sql`bucket_start`, sql`open_offset_seconds`)}
    FROM ${usageTable[unit]} WHERE ${ofScope(scope)} AND bucket_start >= ${from} AND bucket_start < ${coversUntil}::bigint`;
}

/** Open lifecycles that began before the window: they count from its start. */
function openBefore(scope: UsageScope, window: UsageWindow, asOf: number): Prisma.Sql {
  const { unit, startsAt } = window;
  // In the very first second of a window, only what starts in it counts: older lifecycles end with the second before.
  if (asOf <= startsAt) return Prisma.empty;
  const from = sql`${startsAt}::bigint`;
  const day = sql`${truncate(startsAt, 'day')}::bigint`;
  const select = sql`SELECT tenant_id, resource_kind, resource_class, open_count`;
  const days = sql`${select} FROM usage_day WHERE ${ofScope(scope)} AND open_count > 0 AND bucket_start < ${day}`;
  // From the start of that day on they are counted by hour, since hours are kept that long.
  const hours = sql`UNION ALL ${select} FROM usage_hour WHERE ${ofScope(scope)} AND open_count > 0
    AND bucket_start >= ${day} AND bucket_start < ${from}`;
  return sql`
    UNION ALL SELECT tenant_id, ${from}, resource_kind, resource_class, 0, 0, 0, 0, open_count, ${openSeconds(window, asOf, from, sql`0`)}
    FROM (SELECT tenant_id, resource_kind, resource_class, sum(open_count)::bigint AS open_count
          FROM (${days} ${unit === 'hour' ? hours : Prisma.empty}) AS earlier GROUP BY 1, 2, 3) AS before`;
}

/**
 * Corrects for open lifecycles that begin after the report's moment, which happens only if the clock was set back. They
 * have no seconds yet, so this adds back what they would subtract from the current bucket.
 */
function openAfterwards(scope: UsageScope, window: UsageWindow, asOf: number): Prisma.Sql {
  if (asOf >= window.coversUntil) return Prisma.empty;
  const length = lengthOf(window.unit);
  const until = endOf(window, asOf);
  return sql`
    UNION ALL SELECT tenant_id, started_at - started_at % ${length}, resource_kind, resource_class, 0, 0, 0, 0, 0,
      started_at - ${until}, started_at - ${until}
    FROM ${openSince(scope, until, sql`${window.coversUntil}::bigint`)}`;
}

/**
 * Seconds (in the first bucket, in all) of open lifecycles that began `offsetSeconds` (added up) after `bucketStart`.
 */
function openSeconds(
  window: UsageWindow,
  asOf: number,
  bucketStart: Prisma.Sql,
  offsetSeconds: Prisma.Sql,
): Prisma.Sql {
  const until = endOf(window, asOf);
  return sql`open_count * (least(${bucketStart} + ${lengthOf(window.unit)},
    ${until}) - ${bucketStart}) - ${offsetSeconds} AS open_first_seconds,
      open_count * (${until} - ${bucketStart}) - ${offsetSeconds} AS open_raw_seconds`;
}

function endOf({ endsAt }: UsageWindow, asOf: number): Prisma.Sql {
  return sql`${Math.min(asOf, endsAt)}::bigint`;
}

function groupOf({
  tenant_id,
  bucket_start,
  resource_kind,
  resource_class,
}: GroupRow): ClassKey & { tenantId: string | null; bucketStart: number | null } {
  return { tenantId: tenant_id, bucketStart: bucket_start, resourceKind: resource_kind, resourceClass: resource_class };
}

function isOfBucket<Row extends { bucketStart: number | null }>(row: Row): row is Row & { bucketStart: number } {
  return row.bucketStart !== null;
}

function isOfTenant<Row extends { tenantId: string | null }>(row: Row): row is Row & { tenantId: string } {
  return row.tenantId !== null;
}
