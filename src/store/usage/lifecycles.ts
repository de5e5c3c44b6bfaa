/**
 * A machine's billed lifecycle: opened at its first readiness, closed once, rated once. The first write wins. Each of
 * these adds to the usage by day and hour in the same statement, so both happen or neither.
 *
 * `at` replaces the database's clock, in epoch seconds, so that tests can travel in time.
 */

import type { Prisma } from '#prisma';
import type { MachineKind } from '../../domain/machine.ts';
import { oldestKeptHour, postingSecond, topUpSeconds } from '../../domain/usageTime.ts';
import { execute, type Queryable, query, sql } from '../core/db.ts';
import {
  addedUp,
  addUsage,
  lengthOf,
  occupiedBuckets,
  oldestKeptHourAt,
  oldestOpenMonthAt,
  openStarts,
  postedTopUps,
  secondsNow,
} from './usageRollups.ts';

/** What a lifecycle records of its machine. */
export interface BilledMachine {
  uid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
}

/** A machine that became ready for the first time, and how long after its create. */
export interface FirstReady {
  driver: string;
  className: string;
  seconds: number;
}

/**
 * Opens the lifecycle of a machine that became ready on its current placement, with its class's current billing
 * minimum. A repeat changes nothing and returns null.
 */
export async function openLifecycle(
  tx: Queryable,
  machine: BilledMachine,
  runtimeId: string,
  at: number | null = null,
): Promise<FirstReady | null> {
  const opening = sql`
    SELECT ${machine.uid}::uuid AS machine_uid, t.customer_id, t.id AS tenant_id,
      ${machine.kind}::text AS resource_kind, p.class_name AS resource_class,
      ${machine.name}::text AS resource_name, coalesce(c.minimum_seconds, p.minimum_seconds) AS minimum_seconds,
        ${secondsNow(at)} AS started_at
    FROM namespaces n JOIN tenants t ON t.id = n.tenant_id, placements p LEFT JOIN machine_classes c ON c.name = p.class_name
    WHERE n.name = ${machine.namespace} AND p.runtime_id = ${runtimeId}::uuid`;
  const [opened] = await openLifecycles(tx, opening);
  return opened ?? null;
}

const unbounded = sql`9223372036854775807`;

const openingColumns = sql`machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at`;

/**
 * Opens one lifecycle per row of a query that returns these columns; a machine that already has one keeps it. Returns
 * the machines of those that were opened.
 */
export function openLifecycles(tx: Queryable, opening: Prisma.Sql): Promise<FirstReady[]> {
  const opened = sql`opened`;
  const everything = { from: sql`0`, until: unbounded };
  return query(tx)<FirstReady>`
    WITH opened AS (
      INSERT INTO lifecycles (${openingColumns}) SELECT ${openingColumns} FROM (${opening}) AS opening
      ON CONFLICT (machine_uid) DO NOTHING RETURNING *
    ), days AS (
      ${addUsage('day', addedUp(openStarts('day', opened, everything)))}
    ), hours AS (
      ${addUsage('hour', afterDays(addedUp(openStarts('hour', opened, everything))))}
    )
    SELECT o.resource_class AS "className", extract(epoch FROM clock_timestamp() - m.created_at)::float8 AS seconds,
      (SELECT h.driver FROM placements p JOIN hosts h ON h.name = p.host_name
        WHERE p.machine_uid = o.machine_uid AND p.released_at IS NULL ORDER BY p.attempt DESC LIMIT 1) AS driver
    FROM opened o JOIN machines m ON m.uid = o.machine_uid`;
}

/**
 * Closes the machine's open lifecycle, if any, at the database's clock or, for a lost machine, at the moment it was
 * last seen (`lastSeen`, epoch seconds). Never before it started, and never in a frozen month.
 */
export function closeLifecycle(
  tx: Queryable,
  machineUid: string,
  lastSeen: number | null = null,
  at: number | null = null,
): Promise<void> {
  return closeAt(tx, machineUid, sql`${lastSeen}::bigint`, at);
}

/** `lastSeen`: an expression over the row of `lifecycles`; null if it was seen until now. */
async function closeAt(
  tx: Queryable,
  machineUid: string,
  lastSeen: Prisma.Sql,
  at: number | null = null,
): Promise<void> {
  const end = sql`CASE WHEN ${lastSeen} IS NULL THEN now ELSE least(greatest(${lastSeen}, ${oldestOpenMonthAt(sql`now`)}), now) END`;
  await execute(tx)`
    WITH clock AS (
      SELECT ${secondsNow(at)} AS now
    ), closed AS (
      UPDATE lifecycles SET ended_at = greatest(started_at, ${end}) FROM clock
      WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL RETURNING *
    ), days AS (
      ${addUsage('day', occupiedBuckets('day', sql`closed`, { from: sql`0`, until: unbounded }, { closesNow: true }))}
    ), hours AS (
      ${addUsage('hour', afterDays(closedHours()))}
    )
    SELECT count(*) FROM hours`;
}

/** Whether the machine is billed: it was ready for access once, and has not ended. */
export async function hasOpenLifecycle(db: Queryable, machineUid: string): Promise<boolean> {
  const rows = await query(db)<unknown>`
    SELECT 1 FROM lifecycles WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL`;
  return rows.length > 0;
}

/**
 * Closes the lifecycle of a lost machine at the moment from which its state was unknown, or now if it was seen until
 * now.
 */
export function closeLostLifecycle(tx: Queryable, machineUid: string): Promise<void> {
  return closeAt(tx, machineUid, sql`unseen_since`);
}

/**
 * Closes the lifecycle of a machine that is being deleted: now, or when its host fell silent. A customer who deletes the
 * machine of a lost host pays what one pays who waits until the machine is recorded as lost.
 */
export function closeDeletedLifecycle(tx: Queryable, machineUid: string): Promise<void> {
  const hostLost = sql`(SELECT floor(extract(epoch FROM h.lost_at))::bigint FROM placements p JOIN hosts h ON h.name = p.host_name
    WHERE p.machine_uid = lifecycles.machine_uid AND p.released_at IS NULL AND p.abandoned_at IS NULL ORDER BY p.attempt DESC LIMIT 1)`;
  // The host may be recorded as lost a moment before each of its machines is.
  return closeAt(tx, machineUid, sql`coalesce(unseen_since, ${hostLost})`);
}

/**
 * Records that the machine's state is unknown since its host was lost. If it already is, the original time stays; a clock
 * that was set back makes no later one.
 */
export async function noteUnseen(tx: Queryable, machineUid: string, since: Date): Promise<void> {
  await execute(tx)`
    UPDATE lifecycles SET unseen_since =
      greatest(started_at, least(floor(extract(epoch FROM ${since}::timestamptz))::bigint, ${secondsNow(null)}))
    WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL AND unseen_since IS NULL`;
}

/** The machine was seen on its host. The time for which it was not is kept: its customer sees it beside the bill. */
export async function noteSeen(tx: Queryable, machineUid: string, at: number | null = null): Promise<void> {
  await execute(tx)`
    UPDATE lifecycles SET unseen_since = NULL,
      unseen = unseen + int8multirange(int8range(unseen_since, greatest(unseen_since, ${secondsNow(at)})))
    WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL AND unseen_since IS NOT NULL`;
}

/** From now on an operator holds its machine stopped. */
export async function noteStopped(tx: Queryable, machineUid: string): Promise<void> {
  await execute(tx)`
    UPDATE lifecycles SET stopped_since = greatest(started_at, ${secondsNow(null)})
    WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL AND stopped_since IS NULL`;
}

/** No longer. The time for which it was stopped is kept: its customer is credited that. */
export async function noteStarted(tx: Queryable, machineUid: string): Promise<void> {
  await execute(tx)`
    UPDATE lifecycles SET stopped_since = NULL,
      stopped = stopped + int8multirange(int8range(stopped_since, greatest(stopped_since, ${secondsNow(null)})))
    WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL AND stopped_since IS NOT NULL`;
}

/** Every machine's state is unknown since the backup, which was taken about when the database was last written. */
export async function noteAllUnseenSinceBackup(tx: Queryable): Promise<void> {
  await execute(tx)`
    UPDATE lifecycles SET unseen_since = greatest(started_at, floor(extract(epoch FROM backup.at))::bigint)
    FROM (SELECT greatest((SELECT max(created_at) FROM journal), (SELECT max(marked_at) FROM database_mark)) AS at) AS backup
    WHERE ended_at IS NULL AND unseen_since IS NULL`;
}

/** Hours of what closes: those that are kept, and that of its start, while that hour still has a row. */
function closedHours(): Prisma.Sql {
  const [closed, now] = [sql`closed`, sql`now`];
  const kept = oldestKeptHourAt(now);
  const occupied = occupiedBuckets('hour', closed, { from: kept, until: unbounded }, { closesNow: true });
  const counted = sql`(
    SELECT closed.* FROM closed JOIN usage_hour h USING (tenant_id, resource_kind, resource_class)
    WHERE h.bucket_start = closed.started_at - closed.started_at % ${lengthOf('hour')})`;
  return sql`${occupied} UNION ALL ${openStarts('hour', counted, { from: sql`0`, until: kept }, -1)}`;
}

/** Hours are locked after days: counting the day rows waits for the last of them. */
function afterDays(hours: Prisma.Sql): Prisma.Sql {
  return sql`SELECT * FROM (${hours}) AS hours WHERE (SELECT count(*) FROM days) > 0`;
}

/** Rates a closed lifecycle's minimum, exactly once. Returns whether there is a lifecycle that is now rated. */
export async function rateLifecycle(db: Queryable, machineUid: string, at: number | null = null): Promise<boolean> {
  // The inputs for rating a closed lifecycle never change, so no lock is needed.
  const rows = await query(db)<{ started_at: bigint; ended_at: bigint | null; minimum_seconds: number; now: number }>`
    SELECT started_at, ended_at, minimum_seconds, ${secondsNow(at)}::float8 AS now FROM lifecycles WHERE machine_uid = ${machineUid}::uuid`;
  const row = rows[0];
  if (!row || row.ended_at === null) return false;
  const closed = {
    startedAt: Number(row.started_at),
    endedAt: Number(row.ended_at),
    minimumSeconds: row.minimum_seconds,
  };
  const topUp = topUpSeconds(closed);
  const posted = topUp > 0 ? postingSecond(closed, row.now) : null;
  const rated = sql`rated`;
  await query(db)`
    WITH rated AS (
      UPDATE lifecycles SET rated_at = clock_timestamp(), top_up_seconds = ${topUp}, posted_at = ${posted}::bigint
      WHERE machine_uid = ${machineUid}::uuid AND rated_at IS NULL RETURNING *
    ), days AS (
      ${addUsage('day', postedTopUps('day', rated, { from: sql`0`, until: unbounded }))}
    ), hours AS (
      ${addUsage('hour', afterDays(postedTopUps('hour', rated, { from: sql`${oldestKeptHour(row.now)}::bigint`, until: unbounded })))}
    )
    SELECT count(*) FROM hours`;
  return true;
}
