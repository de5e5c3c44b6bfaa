import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/store/core/migrate.ts';
import { temporaryPostgres } from '../../src/up/postgres.ts';

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
  stop(): Promise<void>;
}

/** A real Postgres for one suite, on a free port and in a temporary folder. `stop` leaves nothing behind. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = await temporaryPostgres();
  let template: Promise<string> | undefined;

  const create = async (source?: string): Promise<string> => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await copy(name, source);
    return name;
  };
  const makeTemplate = async (): Promise<string> => {
    const name = await create();
    await migrate(urlOf(server.url, name), { migrationsDir });
    return name;
  };

  return {
    async createDatabase() {
      template ??= makeTemplate();
      return urlOf(server.url, await create(await template));
    },
    async createEmptyDatabase() {
      return urlOf(server.url, await create());
    },
    async backUp(url) {
      return urlOf(server.url, await copyOf(nameOf(url)));
    },
    async restore(url, backup) {
      await withoutConnections(nameOf(url), `DROP DATABASE ${nameOf(url)} WITH (FORCE)`);
      await copyOf(nameOf(backup), nameOf(url));
    },
    stop: server.stop,
  };

  /** Postgres copies a database only while it has no connections. */
  async function copyOf(source: string, name = `test_${randomBytes(6).toString('hex')}`): Promise<string> {
    await query(server.url, `ALTER DATABASE ${source} ALLOW_CONNECTIONS false`);
    await query(server.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [source]);
    await copy(name, source);
    await query(server.url, `ALTER DATABASE ${source} ALLOW_CONNECTIONS true`);
    return name;
  }

  function copy(name: string, source?: string): Promise<void> {
    return withoutConnections(source, `CREATE DATABASE ${name}${source ? ` TEMPLATE ${source}` : ''}`);
  }

  /** Postgres itself waits five seconds for connections of `database` to end; on a slow machine they take longer. */
  async function withoutConnections(database: string | undefined, statement: string, attempts = 6): Promise<void> {
    try {
      await query(server.url, statement);
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || attempts === 1) throw error;
      await query(server.url, 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database]);
      await withoutConnections(database, statement, attempts - 1);
    }
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
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
