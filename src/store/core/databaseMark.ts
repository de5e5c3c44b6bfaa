/**
 * How far the database has come. Each run of the ownership schedule takes a mark, which Temporal keeps as the run's
 * result; each host keeps the highest placement version that it built for. A database that holds less than these have
 * seen was restored from a backup (src/temporal/restored.ts).
 *
 * All of it is in rows: Postgres logs a sequence 32 steps ahead of what it gave out, and there it stands after a crash, a
 * failover or a restore to a point in time, as if the steps between had been given out.
 */
import type { Queryable } from './db.ts';

export interface DatabaseMark {
  mark: number;
  markedAt: Date;
  /** The highest version that a placement has, or that a recovery has set apart. */
  placementVersion: number;
  /** When the backup was taken that `restore` put in place, until `recover` has run. */
  restoredFrom: string | null;
}

/** A setting of the database, which a connection that was open before does not hide. */
const restoredSetting = 'compute.restored_from';

export async function readMark(db: Queryable): Promise<DatabaseMark> {
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

/** The statement that says to every role that the database comes from a backup, however young that is and whatever else was lost. */
export function noteRestoredSql(takenAt: string): string {
  if (!/^[0-9TZ:.-]+$/.test(takenAt)) throw new Error(`no time: ${takenAt}`);
  return `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${restoredSetting} = %L', current_database(), '${takenAt}'); END $$`;
}

/** How long ago the last mark was taken: more than the schedule's interval means that no worker or no Temporal is at work. */
export async function markAgeSeconds(db: Queryable): Promise<number> {
  const rows = await db.$queryRaw<
    { age: number }[]
  >`SELECT extract(epoch FROM clock_timestamp() - marked_at)::float8 AS age FROM database_mark`;
  return rows[0]!.age;
}

/** Moves the mark on by one. What is done before the call is part of it. */
export async function takeMark(db: Queryable): Promise<{ mark: number; markedAt: Date }> {
  const rows = await db.$queryRaw<{ mark: bigint; markedAt: Date }[]>`
    UPDATE database_mark SET mark = mark + 1, marked_at = clock_timestamp() RETURNING mark, marked_at AS "markedAt"`;
  const { mark, markedAt } = rows[0]!;
  return { mark: Number(mark), markedAt };
}

/** Sets the mark ahead of the clock's microseconds and of what was `seen`: the database is current from here on. */
export async function raiseMark(tx: Queryable, seen: number): Promise<void> {
  if ((await readMark(tx)).restoredFrom !== null)
    await tx.$executeRawUnsafe(
      `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET ${restoredSetting}', current_database()); END $$`,
    );
  await tx.$executeRaw`
    UPDATE database_mark SET marked_at = clock_timestamp(),
      mark = greatest(mark + 1000000, ${seen}::bigint + 1000000, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)`;
}

/** Sets the version of the next placement ahead of the clock's microseconds and of what a host has `seen`. */
export async function raisePlacementVersion(tx: Queryable, seen: number): Promise<void> {
  await tx.$executeRaw`
    UPDATE database_mark SET placement_floor = raised.version FROM (
      SELECT setval('placements_version_seq', greatest(last_value + 1000000, ${seen}::bigint + 1000000, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint)) AS version
      FROM placements_version_seq
    ) raised`;
}
