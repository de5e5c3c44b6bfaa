/**
 * The billed life of a machine: opened at its first readiness, closed once, rated once. The first write wins. Each of
 * these adds to the usage by day and hour in the same statement, so both happen or neither.
 *
 * `at` stands for the database's clock, in epoch seconds; tests travel with it.
 */
import type { MachineKind } from '../../domain/machine.ts';
import { oldestKeptHour, oldestOpenMonth, postingSecond, topUpSeconds } from '../../domain/usageTime.ts';
import { type Queryable, sql } from '../core/db.ts';
import type { Prisma } from '../generated/client.ts';
import {
  addedUp,
  addUsage,
  lengthOf,
  occupiedBuckets,
  oldestKeptHourAt,
  openStarts,
  postedTopUps,
  secondsNow,
} from './usageRollups.ts';

/** What a lifecycle says of its machine. */
export interface BilledMachine {
  uid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
}

/**
 * Opens the lifecycle of a machine that became ready on its current placement, with the minimum that its class has now. A
 * repeat changes nothing.
 */
export async function openLifecycle(
  tx: Queryable,
  machine: BilledMachine,
  runtimeId: string,
  at: number | null = null,
): Promise<void> {
  const opening = sql`
    SELECT ${machine.uid}::uuid AS machine_uid, t.customer_id, t.id AS tenant_id, ${machine.kind}::text AS resource_kind, p.class_name AS resource_class,
      ${machine.name}::text AS resource_name, coalesce(c.minimum_seconds, p.minimum_seconds) AS minimum_seconds, ${secondsNow(at)} AS started_at
    FROM namespaces n JOIN tenants t ON t.id = n.tenant_id, placements p LEFT JOIN machine_classes c ON c.name = p.class_name
    WHERE n.name = ${machine.namespace} AND p.runtime_id = ${runtimeId}::uuid`;
  await openLifecycles(tx, opening);
}

const unbounded = sql`9223372036854775807`;

const openingColumns = sql`machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at`;

/** Opens one lifecycle for each row of a query that answers these columns; a machine that has one already keeps that. */
export async function openLifecycles(tx: Queryable, opening: Prisma.Sql): Promise<void> {
  const opened = sql`opened`;
  const everything = { from: sql`0`, until: unbounded };
  await tx.$executeRaw`
    WITH opened AS (
      INSERT INTO lifecycles (${openingColumns}) SELECT ${openingColumns} FROM (${opening}) AS opening
      ON CONFLICT (machine_uid) DO NOTHING RETURNING *
    ), days AS (
      ${addUsage('day', addedUp(openStarts('day', opened, everything)))}
    ), hours AS (
      ${addUsage('hour', afterDays(addedUp(openStarts('hour', opened, everything))))}
    )
    SELECT count(*) FROM hours`;
}

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
  const end = lastSeen === null ? null : Math.max(lastSeen, oldestOpenMonth(await readClock(tx, at)));
  await tx.$executeRaw`
    WITH clock AS (
      SELECT ${secondsNow(at)} AS now
    ), closed AS (
      UPDATE lifecycles SET ended_at = greatest(started_at, least(coalesce(${end}::bigint, now), now)) FROM clock
      WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL RETURNING *
    ), days AS (
      ${addUsage('day', occupiedBuckets('day', sql`closed`, { from: sql`0`, until: unbounded }, { closesNow: true }))}
    ), hours AS (
      ${addUsage('hour', afterDays(closedHours()))}
    )
    SELECT count(*) FROM hours`;
}

/**
 * Closes the lifecycle of a machine that is lost: at the moment from which on nobody could tell how it was, or now where
 * it was seen until now.
 */
export async function closeLostLifecycle(tx: Queryable, machineUid: string): Promise<void> {
  const rows = await tx.$queryRaw<{ unseen_since: number | null }[]>`
    SELECT unseen_since::float8 AS unseen_since FROM lifecycles WHERE machine_uid = ${machineUid}::uuid`;
  await closeLifecycle(tx, machineUid, rows[0]?.unseen_since ?? null);
}

/** From now on nobody can tell how the machine is. Where that is so already, it stays so since then. */
export async function noteUnseen(tx: Queryable, machineUid: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE lifecycles SET unseen_since = ${secondsNow(null)} WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL AND unseen_since IS NULL`;
}

/** The machine was seen on its host. */
export async function noteSeen(tx: Queryable, machineUid: string): Promise<void> {
  await tx.$executeRaw`UPDATE lifecycles SET unseen_since = NULL WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL AND unseen_since IS NOT NULL`;
}

/** Nobody can tell how any machine is since the database was backed up, about when it was written to last. */
export async function noteAllUnseenSinceBackup(tx: Queryable): Promise<void> {
  await tx.$executeRaw`
    UPDATE lifecycles SET unseen_since = greatest(started_at, floor(extract(epoch FROM backup.at))::bigint)
    FROM (SELECT greatest((SELECT max(created_at) FROM journal), (SELECT max(marked_at) FROM database_mark)) AS at) AS backup
    WHERE ended_at IS NULL AND unseen_since IS NULL`;
}

/** Hours of what closes: those that are kept, and that of its start, while there is a row of it still. */
function closedHours(): Prisma.Sql {
  const [closed, now] = [sql`closed`, sql`now`];
  const kept = oldestKeptHourAt(now);
  const occupied = occupiedBuckets('hour', closed, { from: kept, until: unbounded }, { closesNow: true });
  const counted = sql`(
    SELECT closed.* FROM closed JOIN usage_hour h USING (tenant_id, resource_kind, resource_class)
    WHERE h.bucket_start = closed.started_at - closed.started_at % ${lengthOf('hour')})`;
  return sql`${occupied} UNION ALL ${openStarts('hour', counted, { from: sql`0`, until: kept }, -1)}`;
}

/** Hours are locked after days: reading how many days there were waits for the last of them. */
function afterDays(hours: Prisma.Sql): Prisma.Sql {
  return sql`SELECT * FROM (${hours}) AS hours WHERE (SELECT count(*) FROM days) > 0`;
}

async function readClock(tx: Queryable, at: number | null): Promise<number> {
  const rows = await tx.$queryRaw<{ now: number }[]>`SELECT ${secondsNow(at)}::float8 AS now`;
  return rows[0]!.now;
}

/** Rates the minimum of a closed lifecycle, exactly once. Returns whether there is a lifecycle that is now rated. */
export async function rateLifecycle(db: Queryable, machineUid: string, at: number | null = null): Promise<boolean> {
  // What a closed lifecycle is rated by never changes again: it needs no lock.
  const rows = await db.$queryRaw<
    { started_at: bigint; ended_at: bigint | null; minimum_seconds: number; now: number }[]
  >`
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
  await db.$executeRaw`
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
