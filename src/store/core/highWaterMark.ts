/**
 * The database's high-water mark. Each run of the ownership schedule takes a mark, which Temporal stores as the run's
 * result; each host stores the highest placement version that it built for. A database that holds less than these have
 * seen was restored from a backup (src/temporal/restored.ts).
 *
 * All of it is in rows, not sequences: Postgres logs a sequence 32 values ahead of what it issued, and after a crash, a
 * failover, or a point-in-time restore the sequence stands there, as if the values between had been issued.
 */
import type { Queryable } from './db.ts';

export interface HighWaterMark {
  mark: number;
  markedAt: Date;
  /** The highest version that a placement has, or that a recovery has set aside. */
  placementVersion: number;
  /** When the backup that `restore` put in place was taken; null again once `recover` has run. */
  restoredFrom: string | null;
}

/** A setting of the database; connections that were already open see it too. */
const restoredSetting = 'compute.restored_from';

export async function readHighWaterMark(db: Queryable): Promise<HighWaterMark> {
  const rows = await db.$queryRaw<
    { mark: bigint; markedAt: Date; placementVersion: bigint; restoredFrom: string | null }[]
  >`
    SELECT mark, marked_at AS "markedAt", greatest(placement_floor, (SELECT max(version) FROM placements)) AS "placementVersion",
      (SELECT split_part(setting, '=', 2) FROM pg_db_role_setting, unnest(setconfig) AS setting
        WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND setrole = 0 AND split_part(setting, '=', 1) = ${restoredSetting}) AS "restoredFrom"
    FROM database_mark`;
  const { mark, markedAt, placementVersion, restoredFrom } = rows[0]!;
  return { mark: Number(mark), markedAt, placementVersion: Number(placementVersion), restoredFrom };
}

/** SQL that tells every role that the database comes from a backup, however recent, and whatever else was lost. */
export function noteRestoredSql(takenAt: string): string {
  if (!/^[0-9TZ:.-]+$/.test(takenAt)) throw new Error(`no time: ${takenAt}`);
  return `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${restoredSetting} = %L', current_database(), '${takenAt}'); END $$`;
}

/** Age of the last mark. More than the schedule's interval means that no worker or no Temporal is running. */
export async function highWaterMarkAgeSeconds(db: Queryable): Promise<number> {
  const rows = await db.$queryRaw<
    { age: number }[]
  >`SELECT extract(epoch FROM clock_timestamp() - marked_at)::float8 AS age FROM database_mark`;
  return rows[0]!.age;
}

/** Increments the mark. Everything done before the call is covered by it. */
export async function advanceHighWaterMark(db: Queryable): Promise<{ mark: number; markedAt: Date }> {
  const rows = await db.$queryRaw<{ mark: bigint; markedAt: Date }[]>`
    UPDATE database_mark SET mark = mark + 1, marked_at = clock_timestamp() RETURNING mark, marked_at AS "markedAt"`;
  const { mark, markedAt } = rows[0]!;
  return { mark: Number(mark), markedAt };
}

/** Sets the mark ahead of the clock's microseconds and of what was `seen`: the database is current from here on. */
export async function raiseHighWaterMark(tx: Queryable, seen: number): Promise<void> {
  if ((await readHighWaterMark(tx)).restoredFrom !== null)
    await tx.$executeRawUnsafe(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET ${restoredSetting}', current_database()); END $$`,
    );
  await tx.$executeRaw`
    UPDATE database_mark SET marked_at = clock_timestamp(),
      mark = greatest(mark + 1000000, ${seen}::bigint + 1000000, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`;
}

/** Sets the next placement's version ahead of the clock's microseconds and of what a host has `seen`. */
export async function raisePlacementVersion(tx: Queryable, seen: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE database_mark SET placement_floor = raised.version FROM (
      SELECT setval('placements_version_seq', greatest(last_value + 1000000, ${seen}::bigint + 1000000, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)) AS version
      FROM placements_version_seq
    ) raised`;
}
