/**
 * Whether connections reach Postgres with the settings that they begin with: UTC, in which days of bills are counted, and
 * the limits of time. PgBouncer refuses such settings or drops them, and in transaction mode it also mixes up sessions.
 */
import pg from 'pg';
import { UserError } from '../../lib/errors.ts';
import { sessionOf } from './sessionSettings.ts';

/** Unlike every limit that a setting has. */
const probeMs = 86_399_873;

/** Connects with a setting. Throws UserError 'pooler' if it is refused or dropped, and Postgres' own error otherwise. */
export async function openDirectSession(databaseUrl: string): Promise<pg.Client> {
  const client = new pg.Client({
    ...sessionOf(databaseUrl, ['statement_timeout=0', `lock_timeout=${probeMs}`]),
    connectionTimeoutMillis: 10_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    if (/startup parameter/.test((error as Error).message)) throw pooler(databaseUrl, error);
    throw error;
  }
  try {
    const { rows } = await client.query(`SELECT setting FROM pg_settings WHERE name = 'lock_timeout'`);
    if (rows[0]?.setting !== String(probeMs)) throw pooler(databaseUrl);
    await client.query('SET lock_timeout = 0');
    return client;
  } catch (error) {
    await client.end();
    throw error;
  }
}

/** Throws UserError 'pooler' for a pooler. Postgres that is away is no reason to refuse: its callers wait for it. */
export async function refusePooler(databaseUrl: string): Promise<void> {
  try {
    await (await openDirectSession(databaseUrl)).end();
  } catch (error) {
    if (isPooler(error)) throw error;
  }
}

export function isPooler(error: unknown): boolean {
  return error instanceof UserError && error.code === 'pooler';
}

function pooler(databaseUrl: string, cause?: unknown): UserError {
  const { host } = new URL(databaseUrl);
  return new UserError(
    `DATABASE_URL leads to a pooler at ${host}, such as PgBouncer, which does not pass on the settings of a ` +
      'session (options). Name the address of Postgres itself: each role keeps a pool of its own ' +
      '(DATABASE_POOL_SIZE).',
    { code: 'pooler', cause },
  );
}
