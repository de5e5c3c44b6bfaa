// Applies prisma/migrations with the bookkeeping of `prisma migrate deploy`, so operators may use either tool.
//
// Prisma's engine writes its bookkeeping in a separate transaction from the migration, so a kill between the two leaves
// a row that blocks every later start. Here a migration and its row in _prisma_migrations are ONE transaction: after a
// kill -9 at any moment both are there or neither is. One that makes or drops indexes concurrently, which Postgres does in
// no transaction, consists of statements that may be repeated, and its row follows them.
//
// The service goes on meanwhile. A statement that waits for a lock lets every later one on its table wait too, so a
// migration gives up after a moment, lets them pass, and tries again.
import { createHash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { UserError } from '../../lib/errors.ts';
import { pause } from '../../lib/waiting.ts';
import { isPooler, openDirectSession } from './directSession.ts';

const code = 'migration';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface Row {
  migration_name: string;
  checksum: string;
  finished: boolean;
}

/**
 * `newer`: migrated by a newer release, and this one runs on it; `behind`: not migrated yet; `ahead`: migrated by a newer
 * release that took away what this one needs; `different`: none of these; no migration fixes it.
 */
export type SchemaState =
  | { state: 'current' }
  | { state: 'newer'; message: string }
  | { state: 'behind' | 'ahead' | 'different'; message: string };

export function isUsable(schema: SchemaState): schema is Extract<SchemaState, { state: 'current' | 'newer' }> {
  return schema.state === 'current' || schema.state === 'newer';
}

/** The program that looks at a database. One that names no release runs on its own schema alone. */
export interface Program {
  migrationsDir: string;
  version?: string;
}

/** The advisory lock that Prisma's own tools take, so that they and this code never migrate at the same time. */
const prismaLock = 72_707_369;

const createBookkeeping = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

/** How a migration waits for the locks of tables that others use. */
export interface LockTimeouts {
  /** Others wait behind it for at most this long. */
  lockMs: number;
  pauseMs: number;
  /** After this long it fails, and nothing of it is left. */
  mostMs: number;
  /** Called each time that it gave up. */
  waits?: (migration: string) => void;
}

const defaultTimeouts: LockTimeouts = { lockMs: 500, pauseMs: 2_000, mostMs: 600_000 };

/**
 * Migrates the database to the migrations of `migrationsDir` and returns the names of those it applied. Concurrent
 * callers wait for each other, at most `lockTimeoutMs`. Throws UserError if another process holds the lock for
 * longer, if a migration fails (nothing of it is left), or if the database was migrated differently or too far.
 */
export async function migrate(
  databaseUrl: string,
  {
    migrationsDir,
    version,
    lockTimeoutMs = 60_000,
    timeouts = defaultTimeouts,
  }: Program & { lockTimeoutMs?: number; timeouts?: LockTimeouts },
): Promise<string[]> {
  const migrations = await readMigrations(migrationsDir);
  return withSession(databaseUrl, async (client) => {
    // Without this the server would notice only at the end of a statement that its client was killed.
    await client.query('SET client_connection_check_interval = 500');
    await lock(client, lockTimeoutMs);
    await client.query(createBookkeeping);
    const applied = (await readApplied(client)).filter(({ finished }) => finished);
    const state = await judged(client, compare(migrations, applied), version);
    if (state.state === 'ahead' || state.state === 'different') throw new UserError(state.message, { code });
    // Unfinished rows are from another tool that was killed: this code leaves none.
    await client.query(
      'UPDATE "_prisma_migrations" SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
    );
    const missing = migrations.slice(applied.length);
    for (const migration of missing) await applyWaiting(client, migration, timeouts);
    return missing.map((migration) => migration.name);
  });
}

/** Reports how the database stands to the migrations of `migrationsDir`; changes nothing. */
export async function checkSchema(databaseUrl: string, { migrationsDir, version }: Program): Promise<SchemaState> {
  const migrations = await readMigrations(migrationsDir);
  return withSession(databaseUrl, async (client) => {
    const { rows } = await client.query(`SELECT to_regclass('"_prisma_migrations"') IS NOT NULL AS present`);
    const applied = rows[0].present ? await readApplied(client) : [];
    return judged(client, compare(migrations, applied), version);
  });
}

/** A newer schema says which releases run on it: migrations expand it long before they contract it. */
async function judged(client: pg.Client, state: SchemaState, version: string | undefined): Promise<SchemaState> {
  if (state.state !== 'ahead' || version === undefined) return state;
  const { rows } = await client.query<{ oldest: string }>('SELECT oldest_release() AS oldest');
  return version.localeCompare(rows[0]!.oldest, 'en', { numeric: true }) >= 0 ? { ...state, state: 'newer' } : state;
}

/**
 * Asks again and again: a statement that waits for the lock has a snapshot, which an index that is made concurrently
 * under that lock would wait for.
 */
async function lock(client: pg.Client, lockTimeoutMs: number): Promise<void> {
  const since = performance.now();
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [prismaLock]);
    if (rows[0]!.locked) return;
    if (performance.now() - since >= lockTimeoutMs) break;
    await pause(Math.min(lockPauseMs, lockTimeoutMs));
  }
  const message =
    `Another process has been migrating this database for more than ${lockTimeoutMs / 1000} s: ` +
    'wait for it to end, then start again.';
  throw new UserError(message, { code });
}
const lockPauseMs = 200;

async function applyWaiting(client: pg.Client, migration: Migration, timeouts: LockTimeouts): Promise<void> {
  const { name, sql } = migration;
  const since = performance.now();
  for (;;) {
    try {
      await (isConcurrent(sql) ? applyConcurrently(client, migration) : apply(client, migration, timeouts));
      return;
    } catch (error) {
      const waited = (error as pg.DatabaseError).code === lockNotAvailable;
      if (waited && performance.now() - since < timeouts.mostMs) {
        timeouts.waits?.(name);
        await pause(timeouts.pauseMs);
        continue;
      }
      const advice = waited
        ? `. A transaction has held its table for ${Math.round(timeouts.mostMs / 1_000)} s: end it (SELECT pid, ` +
          'xact_start, query FROM pg_stat_activity ORDER BY xact_start), then start again'
        : '';
      const message = `Migration ${name} failed and left nothing behind: ${(error as Error).message}${advice}`;
      throw new UserError(message, { code, cause: error });
    }
  }
}
const lockNotAvailable = '55P03';

async function apply(client: pg.Client, migration: Migration, { lockMs }: LockTimeouts): Promise<void> {
  try {
    await client.query('BEGIN');
    await client.query(`SET LOCAL lock_timeout = ${Math.trunc(lockMs)}`);
    await client.query(migration.sql);
    await noteApplied(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

async function noteApplied(client: pg.Client, { name, checksum }: Migration): Promise<void> {
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
     VALUES ($1, $2, $3, now(), clock_timestamp(), 1)`,
    [randomUUID(), checksum, name],
  );
}

const isConcurrent = (sql: string) => /\bCONCURRENTLY\b/i.test(withoutComments(sql));
const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '');

/** What may be repeated after a kill, which is all that a concurrent migration may hold. */
const repeatable =
  /^(SET lock_timeout\b|CREATE (UNIQUE )?INDEX CONCURRENTLY IF NOT EXISTS "(?<index>\w+)"|DROP INDEX CONCURRENTLY IF EXISTS)/i;

/**
 * Makes or drops indexes while others write. Nobody waits behind these statements, so they wait as long as they must. An
 * attempt that was killed leaves an invalid index under the name, which IF NOT EXISTS would take for the right one.
 */
async function applyConcurrently(client: pg.Client, migration: Migration): Promise<void> {
  const statements = withoutComments(migration.sql)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
  for (const statement of statements) {
    const match = repeatable.exec(statement);
    if (!match)
      throw new Error(
        'beside CONCURRENTLY it may only hold CREATE INDEX CONCURRENTLY IF NOT EXISTS "name" and DROP INDEX ' +
          `CONCURRENTLY IF EXISTS, not: ${statement.slice(0, 100)}`,
      );
    if (/^SET/i.test(statement)) continue;
    const index = match.groups?.['index'];
    if (index !== undefined && (await isInvalid(client, index)))
      await client.query(`DROP INDEX CONCURRENTLY "${index}"`);
    await client.query(statement);
  }
  await noteApplied(client, migration);
}

async function isInvalid(client: pg.Client, index: string): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM pg_index WHERE indexrelid = to_regclass($1) AND NOT indisvalid', [
    `"${index}"`,
  ]);
  return rows.length > 0;
}

async function readApplied(client: pg.Client): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `SELECT migration_name, checksum, finished_at IS NOT NULL AS finished
     FROM "_prisma_migrations" WHERE rolled_back_at IS NULL ORDER BY migration_name`,
  );
  return rows;
}

function compare(migrations: readonly Migration[], applied: readonly Row[]): SchemaState {
  for (const [index, row] of applied.entries()) {
    const expected = migrations[index];
    if (!row.finished) {
      return {
        state: 'behind',
        message: `Migration ${row.migration_name} was begun and not finished: run "npm run cli migrate".`,
      };
    }
    if (expected === undefined) {
      return {
        state: 'ahead',
        message: `The database is ahead of this release (it holds migration ${row.migration_name}): run a newer release.`,
      };
    }
    if (expected.name !== row.migration_name) {
      const message =
        'Another version of this program made this database: it does not know the migration ' +
        `${row.migration_name}. Nothing was changed. Move the database away (for "npm start", the data folder), ` +
        'or set DATABASE_URL to an empty one, and start again.';
      return { state: 'different', message };
    }
    if (expected.checksum !== row.checksum) {
      return {
        state: 'different',
        message: `Migration ${row.migration_name} was changed after it had been applied: restore its file.`,
      };
    }
  }
  if (applied.length < migrations.length) {
    const missing = migrations[applied.length]?.name;
    return { state: 'behind', message: `The database lacks migration ${missing}: run "npm run cli migrate".` };
  }
  return { state: 'current' };
}

async function readMigrations(migrationsDir: string): Promise<Migration[]> {
  const entries = await readdir(migrationsDir, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const sql = await readFile(path.join(migrationsDir, name, 'migration.sql'), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** One connection for everything: the advisory lock ends with its session, even after a kill. Throws UserError. */
async function withSession<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openDirectSession(databaseUrl).catch((error: Error) => {
    if (isPooler(error)) throw error;
    const { host } = new URL(databaseUrl);
    throw new UserError(
      `Postgres at ${host} cannot be used (${error.message}): start it (npm start), or set DATABASE_URL to the right one.`,
      { code, cause: error },
    );
  });
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
