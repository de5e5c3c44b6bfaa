import { randomBytes } from 'node:crypto';
import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/store/migrate.ts';
import { temporaryPostgres } from '../../src/up/postgres.ts';

export const migrationsDir = path.join(import.meta.dirname, '..', '..', 'prisma', 'migrations');

export interface TestPostgres {
  /** A fresh database at the current migrations, copied from a template (about 100 ms): its URL. */
  createDatabase(): Promise<string>;
  /** A database without any table: its URL. */
  createEmptyDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** A real Postgres of a suite's own, on a free port and in a temporary folder; `stop` leaves nothing of it. */
export async function startPostgres(): Promise<TestPostgres> {
  const server = await temporaryPostgres();
  let template: Promise<string> | undefined;

  const create = async (source?: string): Promise<string> => {
    const name = `test_${randomBytes(6).toString('hex')}`;
    await query(server.url, `CREATE DATABASE ${name}${source ? ` TEMPLATE ${source}` : ''}`);
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
    stop: server.stop,
  };
}

/** Runs one statement on a connection of its own and answers its rows. */
export async function query<Row extends pg.QueryResultRow>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
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
