/**
 * Usage by day and by hour. A closed lifecycle is in each bucket that it occupied. An open one is only in the bucket of
 * its start, as a count and an offset; the rest follows from the time of the report. Rows are added in the transaction
 * that opens, closes, or rates a lifecycle, so a reader sees each lifecycle exactly once.
 *
 * Transactions that add rows lock them in one order: days before hours, and within each by key. Afterwards they take no
 * lock other than the namespace's.
 */

import { Prisma } from '#prisma';
import {
  type BucketUnit,
  bucketSeconds,
  freezeSeconds,
  hoursDroppedAfterSeconds,
  keptHours,
} from '../../domain/usageTime.ts';
import { sql } from '../core/db.ts';

export const usageTable: Readonly<Record<BucketUnit, Prisma.Sql>> = { day: sql`usage_day`, hour: sql`usage_hour` };

const usageColumns = sql`customer_id, tenant_id, resource_kind, resource_class, bucket_start, raw_seconds,
  top_up_seconds, active_count, start_count, open_count, open_offset_seconds`;

/** The database's clock in whole seconds, or `at` in its place. */
export function secondsNow(at: number | null): Prisma.Sql {
  return sql`coalesce(${at}::bigint, floor(extract(epoch FROM clock_timestamp()))::bigint)`;
}

/** A bucket's length as a literal in the statement: the planner, and readers of the query log, see the number. */
export function lengthOf(unit: BucketUnit): Prisma.Sql {
  return Prisma.raw(String(bucketSeconds[unit]));
}

/** Start of the oldest hour stored individually, at a moment given as SQL. */
export function oldestKeptHourAt(now: Prisma.Sql): Prisma.Sql {
  const length = lengthOf('hour');
  return sql`(${now} - ${now} % ${length} - ${Prisma.raw(String(keptHours - 1))} * ${length})`;
}

/** Start of the oldest hour that may have any row, at a moment given as SQL: older ones are dropped. */
export function oldestHourAt(now: Prisma.Sql): Prisma.Sql {
  return sql`(${now} - ${Prisma.raw(String(hoursDroppedAfterSeconds))})`;
}

/** Start of the oldest month that is not frozen, at a moment given as SQL. */
export function oldestOpenMonthAt(now: Prisma.Sql): Prisma.Sql {
  const thawed = sql`to_timestamp(${now} - ${Prisma.raw(String(freezeSeconds))}) AT TIME ZONE 'UTC'`;
  return sql`extract(epoch FROM date_trunc('month', ${thawed}) AT TIME ZONE 'UTC')::bigint`;
}

/** Bounds of buckets, as SQL: `from` is the start of a bucket, `until` is exclusive. */
export interface BucketRange {
  from: Prisma.Sql;
  until: Prisma.Sql;
}

/** One usage row per lifecycle of `closed` and bucket that it occupied. `closesNow` also ends its count as open. */
export function occupiedBuckets(
  unit: BucketUnit,
  closed: Prisma.Sql,
  { from, until }: BucketRange,
  { closesNow = false } = {},
): Prisma.Sql {
  const length = lengthOf(unit);
  const left = closesNow ? sql`-(started_at >= bucket_start)::int` : sql`0`;
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
      greatest(0, least(ended_at, bucket_start + ${length}) - greatest(started_at, bucket_start)) AS raw_seconds, 0 AS top_up_seconds,
      1 AS active_count, (started_at >= bucket_start)::int AS start_count, ${left} AS open_count,
        ${left} * (started_at % ${length}) AS open_offset_seconds
    FROM ${closed} AS closed,
      generate_series(greatest(started_at - started_at % ${length}, ${from}), least(greatest(ended_at,
        started_at + 1), ${until}) - 1, ${length}) AS bucket_start`;
}

/** One usage row per top-up of `rated`, in the bucket into which it was posted. */
export function postedTopUps(unit: BucketUnit, rated: Prisma.Sql, { from, until }: BucketRange): Prisma.Sql {
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, posted_at - posted_at % ${lengthOf(unit)} AS bucket_start,
      0 AS raw_seconds, top_up_seconds, 0 AS active_count, 0 AS start_count, 0 AS open_count, 0 AS open_offset_seconds
    FROM ${rated} AS rated WHERE top_up_seconds > 0 AND posted_at >= ${from} AND posted_at < ${until}`;
}

/**
 * One usage row per lifecycle of `lifecycles`, in the bucket of its start if that is in the range. With `sign` 1, adds
 * its count as an open lifecycle; with -1, removes it.
 */
export function openStarts(
  unit: BucketUnit,
  lifecycles: Prisma.Sql,
  { from, until }: BucketRange,
  sign: 1 | -1 = 1,
): Prisma.Sql {
  const length = lengthOf(unit);
  const signed = Prisma.raw(String(sign));
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, started_at - started_at % ${length} AS bucket_start,
      0 AS raw_seconds, 0 AS top_up_seconds, 0 AS active_count, 0 AS start_count, ${signed} AS open_count,
        ${signed} * (started_at % ${length}) AS open_offset_seconds
    FROM ${lifecycles} AS opened WHERE started_at - started_at % ${length} >= ${from} AND started_at < ${until}`;
}

/** Rows of several sources, added up by key. */
export function addedUp(...sources: Prisma.Sql[]): Prisma.Sql {
  const sums = ['raw_seconds', 'top_up_seconds', 'active_count', 'start_count', 'open_count', 'open_offset_seconds'];
  return sql`
    SELECT customer_id, tenant_id, resource_kind, resource_class, bucket_start,
      ${Prisma.raw(sums.map((name) => `sum(${name})::bigint AS ${name}`).join(', '))}
    FROM (${Prisma.join(sources, ' UNION ALL ')}) AS parts
    GROUP BY customer_id, tenant_id, resource_kind, resource_class, bucket_start`;
}

/** Adds rows of `usage` (keys must be unique) to the table of their unit. Returns one row for each. */
export function addUsage(unit: BucketUnit, usage: Prisma.Sql): Prisma.Sql {
  const table = usageTable[unit];
  return sql`
    INSERT INTO ${table} AS kept (${usageColumns})
    SELECT ${usageColumns} FROM (${usage}) AS added ORDER BY tenant_id, bucket_start, resource_kind, resource_class
    ON CONFLICT (tenant_id, bucket_start, resource_kind, resource_class) DO UPDATE SET
      raw_seconds = kept.raw_seconds + excluded.raw_seconds, top_up_seconds = kept.top_up_seconds + excluded.top_up_seconds,
      active_count = kept.active_count + excluded.active_count, start_count = kept.start_count + excluded.start_count,
      open_count = kept.open_count + excluded.open_count, open_offset_seconds = kept.open_offset_seconds + excluded.open_offset_seconds
    RETURNING 1`;
}

/** What the table of a unit must hold between two moments, rebuilt from the lifecycles. */
export function rebuiltUsage(unit: BucketUnit, range: BucketRange): Prisma.Sql {
  // The first condition is for the index alone: nothing of what ended earlier is in the range.
  const closed = sql`(SELECT * FROM lifecycles WHERE ended_at >= ${range.from} AND started_at < ${range.until}
    AND greatest(ended_at, started_at + 1) > ${range.from})`;
  const open = sql`(SELECT * FROM lifecycles WHERE ended_at IS NULL)`;
  return addedUp(
    occupiedBuckets(unit, closed, range),
    postedTopUps(unit, sql`lifecycles`, range),
    openStarts(unit, open, range),
  );
}

/** Inserts the rows that a unit's table must hold between two moments, according to the lifecycles. */
export function insertRebuiltUsage(unit: BucketUnit, range: BucketRange): Prisma.Sql {
  return sql`INSERT INTO ${usageTable[unit]} (${usageColumns}) ${rebuiltUsage(unit, range)}`;
}
