/**
 * The billed life of a machine: opened at its first readiness, closed once, rated once. The first write wins. Closing
 * and rating add to the usage by day and hour in the same statement, so both happen or neither.
 *
 * `at` stands for the database's clock, in epoch seconds; tests travel with it.
 */
import { oldestKeptHour, oldestOpenMonth, postingSecond, topUpSeconds } from '../domain/usage.ts';
import { type Database, type Queryable, sql } from './db.ts';
import type { MachineRow } from './machines.ts';
import { addUsage, occupiedBuckets, postedTopUps, secondsNow } from './usageRollups.ts';

/** Opens the lifecycle of a machine that became ready on its current placement. A repeat changes nothing. */
export async function openLifecycle(
  tx: Queryable,
  machine: Pick<MachineRow, 'uid' | 'kind' | 'name' | 'namespace'>,
  runtimeId: string,
  at: number | null = null,
): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at)
    SELECT ${machine.uid}::uuid, t.customer_id, t.id, ${machine.kind}, p.class_name, ${machine.name}, p.minimum_seconds, ${secondsNow(at)}
    FROM namespaces n JOIN tenants t ON t.id = n.tenant_id, placements p
    WHERE n.name = ${machine.namespace} AND p.runtime_id = ${runtimeId}::uuid
    ON CONFLICT (machine_uid) DO NOTHING`;
}

const unbounded = sql`9223372036854775807`;

/**
 * Closes the machine's lifecycle, if it has an open one, at the database's clock or, for a machine that was lost, at
 * the moment it was last seen (`lastSeen`, epoch seconds). Never before it started, and never in a month that is frozen.
 */
export async function closeLifecycle(
  tx: Queryable,
  machineUid: string,
  lastSeen: number | null = null,
  at: number | null = null,
): Promise<void> {
  const openRows = await tx.$queryRaw<{ now: number }[]>`
    SELECT ${secondsNow(at)}::float8 AS now FROM lifecycles WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL FOR UPDATE`;
  const open = openRows[0];
  if (!open) return;
  const end = Math.min(open.now, Math.max(lastSeen ?? open.now, oldestOpenMonth(open.now)));
  const closed = sql`closed`;
  await tx.$executeRaw`
    WITH closed AS (
      UPDATE lifecycles SET ended_at = greatest(started_at, ${end}::bigint) WHERE machine_uid = ${machineUid}::uuid RETURNING *
    ), days AS (
      ${addUsage('day', occupiedBuckets('day', closed, { from: sql`0`, until: unbounded }))}
    ), hours AS (
      ${addUsage('hour', sql`SELECT * FROM (${occupiedBuckets('hour', closed, { from: sql`${oldestKeptHour(open.now)}::bigint`, until: unbounded })}) AS hours WHERE (SELECT count(*) FROM days) > 0`)}
    )
    SELECT count(*) FROM hours`;
}

/** Rates the minimum of a closed lifecycle, exactly once. Returns whether there is a lifecycle that is now rated. */
export function rateLifecycle(db: Database, machineUid: string, at: number | null = null): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ started_at: bigint; ended_at: bigint | null; minimum_seconds: number; rated: boolean; now: number }[]>`
      SELECT started_at, ended_at, minimum_seconds, rated_at IS NOT NULL AS rated, ${secondsNow(at)}::float8 AS now FROM lifecycles
      WHERE machine_uid = ${machineUid}::uuid FOR UPDATE`;
    const row = rows[0];
    if (!row || row.ended_at === null) return false;
    if (row.rated) return true;
    const closed = { startedAt: Number(row.started_at), endedAt: Number(row.ended_at), minimumSeconds: row.minimum_seconds };
    const rated = sql`rated`;
    await tx.$executeRaw`
      WITH rated AS (
        UPDATE lifecycles SET rated_at = clock_timestamp(), top_up_seconds = ${topUpSeconds(closed)}, posted_at = ${postingSecond(closed, row.now)}::bigint
        WHERE machine_uid = ${machineUid}::uuid RETURNING *
      ), days AS (
        ${addUsage('day', postedTopUps('day', rated, { from: sql`0`, until: unbounded }))}
      ), hours AS (
        ${addUsage('hour', sql`SELECT * FROM (${postedTopUps('hour', rated, { from: sql`${oldestKeptHour(row.now)}::bigint`, until: unbounded })}) AS hours WHERE (SELECT count(*) FROM days) > 0`)}
      )
      SELECT count(*) FROM hours`;
    return true;
  });
}
