/**
 * The database's high-water mark. Each run of the ownership schedule takes a mark, which Temporal stores as the run's
 * result; each host stores the highest placement version that it built for. A database that holds less than these have
 * seen was restored from a backup (src/temporal/restored.ts).
 *
 * All of it is in rows, not sequences: Postgres logs a sequence 32 values ahead of what it issued, and after a crash, a
 * failover, or a point-in-time restore the sequence stands there, as if the values between had been issued.
 */
import { Prisma } from '#prisma';
import { execute, type Queryable, query, sql } from './db.ts';

export interface HighWaterMark {
  mark: number;
  markedAt: Date;
  /** The highest version that a placement has or had, or that a recovery has set aside. */
  placementVersion: number;
  /** When the backup that `restore` put in place was taken; null again once `recover` has run. */
  restoredFrom: string | null;
}

/** A setting of the database; connections that were already open see it too. */
const restoredSetting = 'compute.restored_from';

export async function readHighWaterMark(db: Queryable): Promise<HighWaterMark> {
  const rows = await query(db)<{ mark: bigint; markedAt: Date; placementVersion: bigint; restoredFrom: string | null }>`
    SELECT mark, marked_at AS "markedAt", greatest(placement_floor, (SELECT max(version) FROM placements)) AS "placementVersion",
      (SELECT split_part(setting, '=', 2) FROM pg_db_role_setting, unnest(setconfig) AS setting
        WHERE setdatabase = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND setrole = 0 AND split_part(setting, '=', 1) = ${restoredSetting}) AS "restoredFrom"
    FROM database_mark`;
  const { mark, markedAt, placementVersion, restoredFrom } = rows[0]!;
  return { mark: Number(mark), markedAt, placementVersion: Number(placementVersion), restoredFrom };
}

/** How far a mark may be ahead of the clock: recoveries while it was wrong leave marks ahead of it. */
const aheadOfClock = 366 * 86_400 * 1_000_000;
/** Recoveries set counters ahead of the clock's microseconds. So they are ahead of anything that was counted one by one. */
const clock = sql`(extract(epoch FROM clock_timestamp()) * 1000000)::bigint`;
const most = sql`(${clock} + ${Prisma.raw(String(aheadOfClock))})`;

/** No mark and no placement version can be higher now; a higher one is an error or a forgery. */
export async function believableUpTo(db: Queryable): Promise<number> {
  const rows = await query(db)<{ most: bigint }>`SELECT ${most} AS most`;
  return Number(rows[0]!.most);
}

/** SQL that tells every role that the database comes from a backup, however recent, and whatever else was lost. */
export function noteRestoredSql(takenAt: string): string {
  if (!/^[0-9TZ:.-]+$/.test(takenAt)) throw new Error(`no time: ${takenAt}`);
  return `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET ${restoredSetting} = %L', current_database(), '${takenAt}'); END $$`;
}

/** Records that a backup was taken at `takenAt`; an older one does not replace a newer. */
export async function noteBackup(db: Queryable, takenAt: Date): Promise<void> {
  await execute(db)`UPDATE database_mark SET backed_up_at = greatest(backed_up_at, ${takenAt})`;
}

/** Since the last backup that was recorded, or since the database was made. A restored one knows the backups before its own. */
export async function backupAge(db: Queryable): Promise<BackupAge> {
  const rows = await query(db)<BackupAge>`
    SELECT extract(epoch FROM clock_timestamp() - coalesce(backed_up_at, ${databaseMadeAt}))::float8 AS "ageSeconds",
      backed_up_at IS NOT NULL AS "isRecorded" FROM database_mark`;
  return rows[0]!;
}

export interface BackupAge {
  ageSeconds: number;
  isRecorded: boolean;
}

/** SQL: since when there is this database. */
export const databaseMadeAt = sql`(SELECT min(started_at) FROM _prisma_migrations)`;

/** Age of the last mark. More than the schedule's interval means that no worker or no Temporal is running. */
export async function highWaterMarkAgeSeconds(db: Queryable): Promise<number> {
  const rows = await query(db)<{
    age: number;
  }>`SELECT extract(epoch FROM clock_timestamp() - marked_at)::float8 AS age FROM database_mark`;
  return rows[0]!.age;
}

/** Increments the mark. Everything done before the call is covered by it. */
export async function advanceHighWaterMark(db: Queryable): Promise<{ mark: number; markedAt: Date }> {
  const rows = await query(db)<{ mark: bigint; markedAt: Date }>`
    UPDATE database_mark SET mark = mark + 1, marked_at = clock_timestamp() RETURNING mark, marked_at AS "markedAt"`;
  const { mark, markedAt } = rows[0]!;
  return { mark: Number(mark), markedAt };
}

/**
 * Sets the mark ahead of the clock's microseconds, of itself, and of what was `seen`: the database is current from here
 * on. A number that cannot be true is left out, whether it was seen or is held.
 */
export async function raiseHighWaterMark(tx: Queryable, seen: number): Promise<void> {
  if ((await readHighWaterMark(tx)).restoredFrom !== null)
    await execute(tx)(
      sql([`DO $$ BEGIN EXECUTE format('ALTER DATABASE %I RESET ${restoredSetting}', current_database()); END $$`]),
    );
  await execute(tx)`
    UPDATE database_mark SET marked_at = clock_timestamp(),
      mark = greatest(${ahead(sql`mark`)}, ${ahead(seenAs(seen))}, ${clock})`;
}

/**
 * Sets the next placement's version ahead of the clock's microseconds, of every placement, and of what a host has `seen`.
 * A number that cannot be true is left out.
 */
export async function raisePlacementVersion(tx: Queryable, seen: number): Promise<void> {
  await execute(tx)`
    UPDATE database_mark SET placement_floor = raised.version FROM (
      SELECT setval('placements_version_seq', greatest(${ahead(sql`last_value`)}, ${ahead(seenAs(seen))}, ${clock},
        (SELECT max(version) + 1 FROM placements))) AS version
      FROM placements_version_seq
    ) raised`;
}

/**
 * Keeps the version of the highest placement, in the transaction that deletes placements: without it the database would
 * seem to be older than its hosts.
 */
export async function keepPlacementVersion(tx: Queryable): Promise<void> {
  await execute(tx)`
    UPDATE database_mark SET placement_floor = greatest(placement_floor, (SELECT max(version) FROM placements))`;
}

interface UsedSequence {
  sequence: string;
  table: string;
  column: string;
}

/**
 * Sets every sequence of the schema ahead of its column, of itself, and of the clock's microseconds: what it numbers was
 * numbered elsewhere too since the backup, and a copy made row by row has sequences behind its rows. The catalog names
 * them, so a new one needs no line here.
 */
export async function raiseSequences(tx: Queryable): Promise<void> {
  const used = await query(tx)<UsedSequence>`
    SELECT format('%I.%I', s.schemaname, s.sequencename) AS sequence, a.attrelid::regclass::text AS "table",
      quote_ident(a.attname) AS "column"
    FROM pg_sequences s
    JOIN pg_depend d ON d.refobjid = format('%I.%I', s.schemaname, s.sequencename)::regclass AND d.classid = 'pg_attrdef'::regclass
    JOIN pg_attrdef f ON f.oid = d.objid
    JOIN pg_attribute a ON a.attrelid = f.adrelid AND a.attnum = f.adnum
    WHERE s.schemaname = current_schema() AND s.data_type = 'bigint'::regtype ORDER BY 1, 2`;
  for (const sequence of new Set(used.map((each) => each.sequence))) {
    const highest = used
      .filter((each) => each.sequence === sequence)
      .map(({ table, column }) => sql`(SELECT max(${Prisma.raw(column)}) FROM ${Prisma.raw(table)})`);
    const last = sql`(SELECT last_value FROM ${Prisma.raw(sequence)})`;
    await execute(
      tx,
    )`SELECT setval(${sequence}::regclass, greatest(${Prisma.join(highest)}, ${ahead(last)}, ${clock}) + 1)`;
  }
}

function ahead(counter: Prisma.Sql): Prisma.Sql {
  return sql`CASE WHEN ${counter} <= ${most} THEN ${counter} + 1000000 ELSE 0 END`;
}

/** Also for what is no whole number, or none that a bigint holds. */
function seenAs(seen: number): Prisma.Sql {
  return sql`${Number.isSafeInteger(seen) ? seen : 0}::bigint`;
}
