/**
 * Usage of closed lifecycles by day and by hour. Rows are added in the transaction that closes or rates a lifecycle, so
 * that whoever reads them together with the open lifecycles in one snapshot sees each lifecycle exactly once.
 *
 * Transactions that add rows lock them in one order: days before hours, and within each by key. They take no other lock
 * afterwards but the namespace's.
 */
import { type BucketUnit, bucketSeconds, keptHours } from '../domain/usage.ts';
import { sql } from './db.ts';
import { Prisma } from './generated/client.ts';

export const usageTable: Readonly<Record<BucketUnit, Prisma.Sql>> = { day: sql`usage_day`, hour: sql`usage_hour` };

const usageColumns = sql`customer_id, tenant_id, resource_kind, resource_class, bucket_start, raw_seconds, top_up_seconds, active_count, start_count`;

/** The database's clock in whole seconds, or the moment that stands for it. */
export function secondsNow(at: number | null): Prisma.Sql {
  return sql`coalesce(${at}::bigint, floor(extract(epoch FROM clock_timestamp()))::bigint)`;
}

/** A bucket's length as text of the statement: the planner and readers of its log see the number. */
export function lengthOf(unit: BucketUnit): Prisma.Sql {
  return Prisma.raw(String(bucketSeconds[unit]));
}

/** Start of the oldest hour that is kept one by one, at a moment given as SQL. */
export function oldestKeptHourAt(now: Prisma.Sql): Prisma.Sql {
  const length = lengthOf('hour');
  return sql`(${now} - ${now} % ${length} - ${Prisma.raw(String(keptHours - 1))} * ${length})`;
}

/** Bounds of buckets, as SQL: `from` is the start of a bucket, `until` is exclusive. */
export interface BucketRange {
  from: Prisma.Sql;
  until: Prisma.Sql;
}

/** One usage row per lifecycle of `closed` and bucket that it occupies. */
export function occupiedBuckets(unit: BucketUnit, closed: Prisma.Sql, { from, until }: BucketRange): Prisma.Sql {
  const length = lengthOf(unit);
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
      greatest(0, least(ended_at, bucket_start + ${length}) - greatest(started_at, bucket_start)) AS raw_seconds, 0 AS top_up_seconds,
      1 AS active_count, (started_at >= bucket_start)::int AS start_count
    FROM ${closed} AS closed,
      generate_series(greatest(started_at - started_at % ${length}, ${from}), least(greatest(ended_at, started_at + 1), ${until}) - 1, ${length}) AS bucket_start`;
}

/** One usage row per top-up of `rated`, in the bucket into which it was posted. */
export function postedTopUps(unit: BucketUnit, rated: Prisma.Sql, { from, until }: BucketRange): Prisma.Sql {
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, posted_at - posted_at % ${lengthOf(unit)} AS bucket_start,
      0 AS raw_seconds, top_up_seconds, 0 AS active_count, 0 AS start_count
    FROM ${rated} AS rated WHERE top_up_seconds > 0 AND posted_at >= ${from} AND posted_at < ${until}`;
}

/** Adds rows of `usage` (no two with one key) to the table of their unit. Returns one row for each. */
export function addUsage(unit: BucketUnit, usage: Prisma.Sql): Prisma.Sql {
  const table = usageTable[unit];
  return sql`
    INSERT INTO ${table} AS kept (${usageColumns})
    SELECT ${usageColumns} FROM (${usage}) AS added ORDER BY tenant_id, bucket_start, resource_kind, resource_class
    ON CONFLICT (tenant_id, bucket_start, resource_kind, resource_class) DO UPDATE SET
      raw_seconds = kept.raw_seconds + excluded.raw_seconds, top_up_seconds = kept.top_up_seconds + excluded.top_up_seconds,
      active_count = kept.active_count + excluded.active_count, start_count = kept.start_count + excluded.start_count
    RETURNING 1`;
}

/** What the table of a unit must hold between two moments, made anew from the lifecycles. */
export function rebuiltUsage(unit: BucketUnit, range: BucketRange): Prisma.Sql {
  const closed = sql`(SELECT * FROM lifecycles WHERE ended_at IS NOT NULL AND started_at < ${range.until} AND greatest(ended_at, started_at + 1) > ${range.from})`;
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start, sum(raw_seconds)::bigint AS raw_seconds,
      sum(top_up_seconds)::bigint AS top_up_seconds, sum(active_count)::bigint AS active_count, sum(start_count)::bigint AS start_count
    FROM (${occupiedBuckets(unit, closed, range)} UNION ALL ${postedTopUps(unit, sql`lifecycles`, range)}) AS parts
    GROUP BY customer_id, tenant_id, resource_kind, resource_class, bucket_start`;
}

/** Replaces the rows of a unit's table between two moments by what the lifecycles say. */
export function insertRebuiltUsage(unit: BucketUnit, range: BucketRange): Prisma.Sql {
  return sql`INSERT INTO ${usageTable[unit]} (${usageColumns}) ${rebuiltUsage(unit, range)}`;
}
