/**
 * Usage as customers and their accountants read it. Closed and open lifecycles are read in one snapshot: between two, a
 * lifecycle that closes would be lost or counted twice.
 */
import { type UsageWindow, usageWindow } from '../domain/usage.ts';
import { assembleUsage, type UsageReport, type UsageSources } from '../domain/usageReport.ts';
import { type Database, type Queryable, sql } from './db.ts';
import { Prisma } from './generated/client.ts';
import { lengthOf, secondsNow, usageTable } from './usageRollups.ts';

export interface UsageScope {
  customerId: string;
  /** Of this tenant only. */
  tenantId?: string;
}

/**
 * The report of a window, as of the database's clock (or of `at`, for tests). Null when there is no such window at that
 * moment.
 */
export function readUsage(db: Database, scope: UsageScope, windowName: string, at: number | null = null): Promise<UsageReport | null> {
  return inSnapshot(db, at, async (tx, asOf) => {
    const window = usageWindow(windowName, asOf);
    return window && assembleUsage(window, asOf, await readSources(tx, scope, window, asOf));
  });
}

/**
 * Runs a reading in one snapshot. Its moment is taken after the snapshot, so that nothing in it is of the future. Its
 * statements are planned for their values: a plan for any values expects next to no rows, and then finds the open
 * lifecycles of a tenant by reading every closed one of its customer.
 */
export function inSnapshot<T>(db: Database, at: number | null, read: (tx: Queryable, asOf: number) => Promise<T>, timeoutMs?: number): Promise<T> {
  return db.$transaction(
    async (tx) => {
      const rows = await tx.$queryRaw<{ as_of: number }[]>`
        SELECT ${secondsNow(at)}::float8 AS as_of, set_config('plan_cache_mode', 'force_custom_plan', true)`;
      return read(tx, rows[0]!.as_of);
    },
    { isolationLevel: Prisma.TransactionIsolationLevel.RepeatableRead, ...(timeoutMs && { timeout: timeoutMs }) },
  );
}

export function ofScope({ customerId, tenantId }: UsageScope): Prisma.Sql {
  const ofTenant = tenantId === undefined ? Prisma.empty : sql`AND tenant_id = ${tenantId}::uuid`;
  return sql`customer_id = ${customerId}::uuid ${ofTenant}`;
}

async function readSources(tx: Queryable, scope: UsageScope, window: UsageWindow, asOf: number): Promise<UsageSources> {
  return { closed: await readClosed(tx, scope, window), open: await readOpen(tx, scope, window, asOf) };
}

/** A row of either grouping: by bucket, or by tenant. Sums come as doubles, which hold them exactly. */
interface GroupRow {
  tenant_id: string | null;
  bucket_start: number | null;
  resource_kind: string;
  resource_class: string;
}

async function readClosed(tx: Queryable, scope: UsageScope, { unit, startsAt, coversUntil }: UsageWindow): Promise<UsageSources['closed']> {
  const rows = await tx.$queryRaw<(GroupRow & { raw_seconds: number; top_up_seconds: number; active_count: number; lifecycle_count: number })[]>`
    SELECT tenant_id, bucket_start::float8 AS bucket_start, resource_kind, resource_class,
      sum(raw_seconds)::float8 AS raw_seconds, sum(top_up_seconds)::float8 AS top_up_seconds, sum(active_count)::float8 AS active_count,
      sum(CASE WHEN first THEN active_count ELSE start_count END)::float8 AS lifecycle_count
    FROM (SELECT *, bucket_start = ${startsAt}::bigint AS first FROM ${usageTable[unit]}
          WHERE ${ofScope(scope)} AND bucket_start >= ${startsAt}::bigint AND bucket_start < ${coversUntil}::bigint) AS usage
    GROUP BY GROUPING SETS ((bucket_start, resource_kind, resource_class), (tenant_id, resource_kind, resource_class))`;
  const read = rows.map((row) => ({
    ...groupOf(row),
    rawSeconds: row.raw_seconds,
    topUpSeconds: row.top_up_seconds,
    activeCount: row.active_count,
    lifecycleCount: row.lifecycle_count,
  }));
  return { buckets: read.filter(isOfBucket), tenants: read.filter(isOfTenant) };
}

async function readOpen(tx: Queryable, scope: UsageScope, window: UsageWindow, asOf: number): Promise<UsageSources['open']> {
  const { unit, startsAt, endsAt, coversUntil } = window;
  const length = lengthOf(unit);
  const until = sql`${Math.min(asOf, endsAt)}::bigint`;
  // At the very first second of a window only what starts in it is there: what is older ended with the second before.
  const earliest = asOf > startsAt ? 0 : startsAt;
  // Every open row is looked at once; both groupings are made of the few sums. What began after the moment of the report,
  // by a clock that was set back, has no seconds yet.
  const rows = await tx.$queryRaw<(GroupRow & { lifecycle_count: number; first_seconds: number; raw_seconds: number })[]>`
    SELECT tenant_id, bucket_start::float8 AS bucket_start, resource_kind, resource_class, sum(lifecycles)::float8 AS lifecycle_count,
      sum(lifecycles * least(bucket_start + ${length}, ${until}) - begins)::float8 AS first_seconds,
      sum(lifecycles * ${until} - begins)::float8 AS raw_seconds
    FROM (SELECT tenant_id, resource_kind, resource_class, begins - begins % ${length} AS bucket_start,
            count(*) AS lifecycles, sum(least(begins, ${until})) AS begins
          FROM (SELECT tenant_id, resource_kind, resource_class, greatest(started_at, ${startsAt}::bigint) AS begins FROM lifecycles
                WHERE ${ofScope(scope)} AND ended_at IS NULL AND started_at >= ${earliest}::bigint AND started_at < ${coversUntil}::bigint) AS clipped
          GROUP BY 1, 2, 3, 4) AS open
    GROUP BY GROUPING SETS ((bucket_start, resource_kind, resource_class), (tenant_id, resource_kind, resource_class))`;
  const read = rows.map((row) => ({ ...groupOf(row), lifecycleCount: row.lifecycle_count, firstSeconds: row.first_seconds, rawSeconds: row.raw_seconds }));
  return {
    buckets: read.filter(isOfBucket).map(({ firstSeconds, ...row }) => ({ ...row, rawSeconds: firstSeconds })),
    tenants: read.filter(isOfTenant),
  };
}

function groupOf({ tenant_id, bucket_start, resource_kind, resource_class }: GroupRow) {
  return { tenantId: tenant_id, bucketStart: bucket_start, resourceKind: resource_kind, resourceClass: resource_class };
}

function isOfBucket<Row extends { bucketStart: number | null }>(row: Row): row is Row & { bucketStart: number } {
  return row.bucketStart !== null;
}

function isOfTenant<Row extends { tenantId: string | null }>(row: Row): row is Row & { tenantId: string } {
  return row.tenantId !== null;
}
