/** The lifecycles behind a window: what a third party adds up to check a bill. */

import { Prisma } from '#prisma';
import type { FocusPlacement, FocusUsage } from '../../domain/usageFocus.ts';
import type { UsageWindow } from '../../domain/usageTime.ts';
import { type Queryable, query, sql } from '../core/db.ts';

export interface UsageScope {
  customerId: string;
  /** Limits it to this tenant. */
  tenantId?: string;
}

export function ofScope({ customerId, tenantId }: UsageScope): Prisma.Sql {
  const ofTenant = tenantId === undefined ? Prisma.empty : sql`AND tenant_id = ${tenantId}::uuid`;
  return sql`customer_id = ${customerId}::uuid ${ofTenant}`;
}

/** Lifecycles are indexed by customer, length class, start, and uid. */
const lengthClass = sql`lifecycle_length_class(started_at, ended_at, posted_at)`;
/** The class of lifecycles that are open, or longer than any other class allows. */
const openClass = 16;
const longestOfFirstClassSeconds = 3_600;

/** SQL: whether a lifecycle is open, as its index has it. */
export const isOpen = sql`${lengthClass} = ${Prisma.raw(String(openClass))} AND ended_at IS NULL`;

/** Lifecycles of a scope that are open and began in [from, until). */
export function openSince(scope: UsageScope, from: Prisma.Sql, until: Prisma.Sql): Prisma.Sql {
  return sql`lifecycles WHERE ${ofScope(scope)} AND ${isOpen} AND started_at >= ${from} AND started_at < ${until}`;
}

/** SQL: the classes of lengths, each with the earliest start from which its lifecycles may reach to `from`. */
const classesSince = (from: Prisma.Sql) => sql`
    SELECT class, CASE WHEN class < ${openClass}::int THEN ${from} - ${longestOfFirstClassSeconds}::bigint *
      (1::bigint << class) ELSE 0 END AS since
    FROM generate_series(0, ${openClass}::int) AS class`;

/** SQL: selects something of an account's lifecycles that were, or that had a top-up, in [from, until). */
export function lifecyclesWithin(customerId: Prisma.Sql, from: Prisma.Sql, until: Prisma.Sql): Prisma.Sql {
  return sql`
    SELECT FROM (${classesSince(from)}) AS classes CROSS JOIN LATERAL (
      SELECT FROM lifecycles WHERE customer_id = ${customerId} AND ${lengthClass} = class AND started_at >= since AND started_at < ${until}
        AND (ended_at IS NULL OR greatest(ended_at, started_at + 1, posted_at + 1) > ${from}) LIMIT 1) AS within`;
}

export interface BilledLifecycle extends FocusUsage {
  tenantId: string;
  /** Seconds of it in the window for which its host was silent. */
  unseenSeconds: number;
  /** Seconds of it in the window for which an operator held its machine stopped. */
  stoppedSeconds: number;
  /** It occupies part of the window: it is one of the report's `lifecycle_count`. */
  active: boolean;
}

export interface LifecyclePosition {
  startedAt: number;
  machineUid: string;
}

/** SQL: the times of a lifecycle `l` in which its host was silent, up to a moment at which it was open. */
export function unseenUntil(until: Prisma.Sql): Prisma.Sql {
  const goesOn = sql`int8multirange(int8range(l.unseen_since, greatest(l.unseen_since, ${until})))`;
  return sql`CASE WHEN l.unseen_since IS NULL THEN l.unseen ELSE l.unseen + ${goesOn} END`;
}

/** SQL: as above, the times in which an operator held its machine stopped. */
export function stoppedUntil(until: Prisma.Sql): Prisma.Sql {
  const goesOn = sql`int8multirange(int8range(l.stopped_since, greatest(l.stopped_since, ${until})))`;
  return sql`CASE WHEN l.stopped_since IS NULL THEN l.stopped ELSE l.stopped + ${goesOn} END`;
}

/** SQL: the seconds of times that are within a range. */
export function secondsWithin(times: Prisma.Sql, from: Prisma.Sql, until: Prisma.Sql): Prisma.Sql {
  return sql`(SELECT coalesce(sum(upper(part) - lower(part)), 0)::float8
    FROM unnest((${times}) * int8multirange(int8range(${from}, greatest(${from}, ${until})))) AS part)`;
}

/**
 * One page of the lifecycles that a window's report as of `asOf` adds up, by start and uid. A lifecycle that closed
 * later is listed as open.
 */
export function listBilledLifecycles(
  db: Queryable,
  scope: UsageScope,
  { startsAt, endsAt, coversUntil }: UsageWindow,
  asOf: number,
  { limit, after }: { limit: number; after?: LifecyclePosition | undefined },
): Promise<BilledLifecycle[]> {
  const from = sql`${startsAt}::bigint`;
  const until = sql`least(page.until, ${endsAt}::bigint)`;
  const next = after
    ? sql`AND (started_at, machine_uid) > (${after.startedAt}::bigint, ${after.machineUid}::uuid)`
    : Prisma.empty;
  // The page is found in an index alone. Each length class is read from the earliest start that may reach into the
  // window, so any number of lifecycles that ended before it is skipped.
  return query(db)<BilledLifecycle>`
    WITH page AS (
      SELECT found.* FROM (${classesSince(from)}) AS classes CROSS JOIN LATERAL (
        SELECT *, greatest(until, started_at + 1) > ${from} AS active, closed AND posted_at >= ${from}
          AND posted_at < ${coversUntil}::bigint AS posted
        FROM (
          SELECT machine_uid, started_at, posted_at, coalesce(ended_at <= ${asOf}::bigint, false) AS closed,
            least(coalesce(ended_at, ${asOf}::bigint), ${asOf}::bigint) AS until
          FROM lifecycles
          WHERE ${ofScope(scope)} AND ${lengthClass} = class AND started_at >= since AND started_at < ${coversUntil}::bigint ${next}
        ) AS seen
        WHERE greatest(until, started_at + 1) > ${from} OR (closed AND posted_at >= ${from} AND posted_at < ${coversUntil}::bigint)
        ORDER BY started_at, machine_uid LIMIT ${limit}
      ) AS found
      ORDER BY started_at, machine_uid LIMIT ${limit}
    )
    SELECT l.machine_uid AS "machineUid", l.tenant_id AS "tenantId", l.resource_kind AS "resourceKind", l.resource_class AS "resourceClass",
      l.resource_name AS "resourceName", l.minimum_seconds AS "minimumSeconds", l.started_at::float8 AS "startedAt",
      CASE WHEN page.closed THEN l.ended_at::float8 END AS "endedAt",
      greatest(0, least(page.until, ${endsAt}::bigint) - greatest(l.started_at, ${from}))::float8 AS "rawSeconds",
      CASE WHEN page.posted THEN l.top_up_seconds ELSE 0 END AS "topUpSeconds",
      CASE WHEN page.closed THEN l.posted_at::float8 END AS "postedAt", page.active,
      ${secondsWithin(unseenUntil(sql`page.until`), from, until)} AS "unseenSeconds",
      ${secondsWithin(stoppedUntil(sql`page.until`), from, until)} AS "stoppedSeconds"
    FROM page JOIN lifecycles l USING (machine_uid) ORDER BY l.started_at, l.machine_uid`;
}

/** Where machines ran, by uid: the region of the host and the capacity source of each one's latest placement. */
export async function placesOfMachines(
  db: Queryable,
  machineUids: readonly string[],
): Promise<Map<string, FocusPlacement>> {
  const rows = await query(db)<NonNullable<FocusPlacement> & { uid: string }>`
    SELECT DISTINCT ON (p.machine_uid) p.machine_uid AS uid, h.region, p.capacity_source AS "capacitySource"
    FROM placements p JOIN hosts h ON h.name = p.host_name
    WHERE p.machine_uid = ANY(${machineUids as string[]}::uuid[]) ORDER BY p.machine_uid, p.attempt DESC`;
  return new Map(rows.map(({ uid, ...place }) => [uid, place]));
}
