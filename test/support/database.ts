import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { isAlive } from '../../src/lib/processes.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import type { ServiceRole } from '../../src/store/core/rightsTable.ts';
import { prepareServiceRoles, urlAs } from '../../src/store/core/serviceRole.ts';
import { openToOwner, preparePostgres, temporaryPostgres, waitForPostgres } from '../../src/up/postgres.ts';
import { oncePerRun } from './run/shared.ts';

export const migrationsDir = path.join(import.meta.dirname, '..', '..', 'prisma', 'migrations');

export interface TestPostgres {
  /** Returns the URL of a fresh database at the current migrations, copied from a template (about 100 ms). */
  createDatabase(): Promise<string>;
  /** Returns the URL of a database without any table. */
  createEmptyDatabase(): Promise<string>;
  /**
   * Copies a database as it is now, as a backup does, and returns the copy's URL. Ends the connections to the original.
   */
  backUp(url: string): Promise<string>;
  /** Replaces a database with a backup. Ends the connections to it. */
  restore(url: string, backup: string): Promise<void>;
  /** Leaves nothing behind. */
  stop(): Promise<void>;
}

export interface PostgresServer {
  /** Of a database that no test uses. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A real Postgres for one suite. All suites of a run share one server, in which each has its own databases. A suite that
 * stops, fills or configures the server asks for its own.
 */
export async function startPostgres({
  own = false,
}: {
  own?: boolean | PostgresServer | undefined;
} = {}): Promise<TestPostgres> {
  const server = typeof own === 'object' ? own : own ? await temporaryPostgres() : await sharedPostgres();
  const created = new Set<string>();
  let template: Promise<string> | undefined;

  const create = async (source?: string): Promise<string> => {
    const name = newName();
    created.add(name);
    await copy(server.url, name, source);
    return name;
  };

  return {
    async createDatabase() {
      template ??= own ? makeTemplate(server.url) : sharedTemplate(server.url);
      return urlOf(server.url, await create(await template));
    },
    async createEmptyDatabase() {
      return urlOf(server.url, await create());
    },
    async backUp(url) {
      return urlOf(server.url, await copyOf(nameOf(url)));
    },
    async restore(url, backup) {
      await withoutConnections(server.url, nameOf(url), `DROP DATABASE ${nameOf(url)} WITH (FORCE)`);
      await copyOf(nameOf(backup), nameOf(url));
    },
    async stop() {
      if (!own) for (const name of created) await query(server.url, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await server.stop();
    },
  };

  /** Postgres copies a database only while it has no connections. */
  async function copyOf(source: string, name = newName()): Promise<string> {
    created.add(name);
    await query(server.url, `ALTER DATABASE ${source} ALLOW_CONNECTIONS false`);
    await query(server.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [source]);
    await copy(server.url, name, source);
    await query(server.url, `ALTER DATABASE ${source} ALLOW_CONNECTIONS true`);
    return name;
  }
}

/** The server of this test run. It ends with the run. */
async function sharedPostgres(): Promise<PostgresServer> {
  const url = await oncePerRun('postgres', async (run) => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'compute-postgres-'));
    await openToOwner(dataDir);
    for (let attempt = 1; ; attempt++) {
      const prepared = await preparePostgres({ dataDir, port: 0 });
      const command = [...prepared.command, ...sharedSettings];
      const pid = await run.start({ command, stopSignal: 'SIGINT' });
      const hasEnded = () => !isAlive(pid);
      try {
        await waitForPostgres(prepared.url, undefined, hasEnded);
        return prepared.url;
      } catch (error) {
        // If it ended by itself, another process took its port between the choice and the start.
        if (!hasEnded() || attempt === 3) throw error;
      }
    }
  });
  return { url, stop: async () => {} };
}

/** Several suites connect at a time; and a database that is dropped minutes later need not reach the disk. */
const sharedSettings = ['max_connections=500', 'fsync=off', 'full_page_writes=off'].flatMap((each) => ['-c', each]);

/** The database at the current migrations that the suites of this run copy. */
function sharedTemplate(server: string): Promise<string> {
  return oncePerRun('template', () => makeTemplate(server));
}

async function makeTemplate(server: string): Promise<string> {
  const name = newName();
  await copy(server, name);
  const url = urlOf(server, name);
  await migrate(url, { migrationsDir });
  await makeRoles(url);
  return name;
}

/** Copies files, which takes half of what copying every page through the server's memory and its log does. */
function copy(server: string, name: string, source?: string): Promise<void> {
  const as = source ? ` TEMPLATE ${source} STRATEGY FILE_COPY` : '';
  return withoutConnections(server, source, `CREATE DATABASE ${name}${as}`);
}

/** Postgres itself waits five seconds for connections of `database` to end; on a slow machine they take longer. */
async function withoutConnections(
  server: string,
  database: string | undefined,
  statement: string,
  attempts = 6,
): Promise<void> {
  try {
    await query(server, statement);
  } catch (error) {
    if ((error as { code?: string }).code !== '55006' || attempts === 1) throw error;
    await query(server, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
    await withoutConnections(server, database, statement, attempts - 1);
  }
}

function newName(): string {
  return `test_${randomBytes(6).toString('hex')}`;
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

/** Gives a migrated database the roles of the service. */
export async function makeRoles(url: string): Promise<void> {
  await prepareServiceRoles(url, { api: asRole(url, 'api'), worker: asRole(url, 'worker') });
}

/**
 * How a role reaches a test's database, which the owner has. What it may do was copied with the template; a URL of another
 * role stays.
 */
export function asRole(url: string, role: ServiceRole): string {
  return new URL(url).username === 'postgres' ? urlAs(url, `test_${role}`, 'test') : url;
}

/** Runs one statement on its own connection and returns its rows. */
export async function query<Row extends pg.QueryResultRow>(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // If the connection is ended meanwhile, the statement itself fails.
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}
