/** The lifecycles behind a window: what a third party adds up to check a bill. */
import type { UsageWindow } from '../domain/usage.ts';
import { type Queryable, sql } from './db.ts';
import { Prisma } from './generated/client.ts';
import { ofScope, type UsageScope } from './usage.ts';

export interface BilledLifecycle {
  machineUid: string;
  tenantId: string;
  resourceKind: string;
  resourceClass: string;
  resourceName: string;
  minimumSeconds: number;
  startedAt: number;
  /** Null while it is open. */
  endedAt: number | null;
  /** Its seconds in the window. */
  rawSeconds: number;
  /** Its top-up, where that was posted in the window; else 0. */
  topUpSeconds: number;
  /** When its top-up was posted, in whatever window; null without one. */
  postedAt: number | null;
  /** It occupies any of the window: it is one of the report's `lifecycle_count`. */
  active: boolean;
}

export interface LifecyclePosition {
  startedAt: number;
  machineUid: string;
}

/**
 * One page of the lifecycles that a window's report as of `asOf` adds up, by start and uid. One that closed later is
 * listed as open.
 */
export async function listBilledLifecycles(
  db: Queryable,
  scope: UsageScope,
  { startsAt, endsAt, coversUntil }: UsageWindow,
  asOf: number,
  { limit, after }: { limit: number; after?: LifecyclePosition | undefined },
): Promise<BilledLifecycle[]> {
  const from = sql`${startsAt}::bigint`;
  const next = after ? sql`AND (started_at, machine_uid) > (${after.startedAt}::bigint, ${after.machineUid}::uuid)` : Prisma.empty;
  const rows = await db.$queryRaw<Row[]>`
    SELECT machine_uid, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at::float8 AS started_at,
      CASE WHEN closed THEN ended_at::float8 END AS ended_at,
      greatest(0, least(until, ${endsAt}::bigint) - greatest(started_at, ${from}))::float8 AS raw_seconds,
      CASE WHEN closed AND posted_at >= ${from} AND posted_at < ${coversUntil}::bigint THEN top_up_seconds ELSE 0 END AS top_up_seconds,
      CASE WHEN closed AND top_up_seconds > 0 THEN posted_at::float8 END AS posted_at,
      greatest(until, started_at + 1) > ${from} AS active
    FROM (SELECT *, coalesce(ended_at <= ${asOf}::bigint, false) AS closed, least(coalesce(ended_at, ${asOf}::bigint), ${asOf}::bigint) AS until
          FROM lifecycles WHERE ${ofScope(scope)} AND started_at < ${coversUntil}::bigint ${next}) AS seen
    WHERE greatest(until, started_at + 1) > ${from} OR (closed AND top_up_seconds > 0 AND posted_at >= ${from} AND posted_at < ${coversUntil}::bigint)
    ORDER BY started_at, machine_uid LIMIT ${limit}`;
  return rows.map((row) => ({
    machineUid: row.machine_uid,
    tenantId: row.tenant_id,
    resourceKind: row.resource_kind,
    resourceClass: row.resource_class,
    resourceName: row.resource_name,
    minimumSeconds: row.minimum_seconds,
    startedAt: row.started_at,
    endedAt: row.ended_at,
    rawSeconds: row.raw_seconds,
    topUpSeconds: row.top_up_seconds,
    postedAt: row.posted_at,
    active: row.active,
  }));
}

interface Row {
  machine_uid: string;
  tenant_id: string;
  resource_kind: string;
  resource_class: string;
  resource_name: string;
  minimum_seconds: number;
  started_at: number;
  ended_at: number | null;
  raw_seconds: number;
  top_up_seconds: number;
  posted_at: number | null;
  active: boolean;
}
