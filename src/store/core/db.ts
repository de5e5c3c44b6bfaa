import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '#prisma';
import { sessionOf } from './sessionSettings.ts';

export type Database = PrismaClient;
/** A transaction, or the database itself where a single statement is enough: Prisma's models, and {@link query}. */
export type Queryable = Prisma.TransactionClient;
/** A row of one of Prisma's models, with closer types for some of its columns. */
export type Row<Model, Own = unknown> = Omit<Model, keyof Own> & Own;
export const sql = Prisma.sql;
export type Sql = Prisma.Sql;

export interface DatabaseOptions {
  poolSize?: number;
  /** Maximum wait for a connection, new or in use by others; after it the database counts as unavailable. */
  connectTimeoutMs?: number;
  /** Maximum time of one statement. Must stay below the deadline of the request that waits for it. */
  statementTimeoutMs?: number;
}

/** `connectTimeoutMs` for roles that others wait for: callers soon learn that the database is away, and retry. */
export const servingConnectTimeoutMs = 3_000;

/** Opens a connection pool, connected on first use. */
export function openDatabase(
  url: string,
  { poolSize = 10, connectTimeoutMs = 15_000, statementTimeoutMs = 15_000 }: DatabaseOptions = {},
): Database {
  const limits = [
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${statementTimeoutMs}`,
    // A process that stops in the middle of a transaction lets go of its rows before those who wait for them give up.
    `idle_in_transaction_session_timeout=${Math.max(10_000, statementTimeoutMs / 2)}`,
  ];
  const pool = new pg.Pool({
    ...sessionOf(url, limits),
    max: poolSize,
    connectionTimeoutMillis: connectTimeoutMs,
    // Postgres itself ends a statement sooner; a connection that has gone silent is abandoned.
    query_timeout: statementTimeoutMs + connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    types,
  });
  // The statement under way fails with its connection, and an idle one is replaced. Unheard, the event would end the process.
  pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
  const db = new PrismaClient({
    adapter: adapterOf(pool),
    // A transaction ends by itself: Postgres limits each statement, and the pauses between them.
    transactionOptions: { maxWait: connectTimeoutMs + 2_000, timeout: longestTimerMs },
  });
  // Opens no connection yet. Prisma ends the pool only if it has taken it into use.
  void db.$connect().catch(() => {});
  connections.set(db, pool);
  return db;
}

const longestTimerMs = 2 ** 31 - 1;

/** Where the statements of a database or a transaction go. A wrapped database, as tests have it, sends them through Prisma. */
const connections = new WeakMap<object, pg.Pool | pg.PoolClient>();

/** Prisma's adapter: its statements fail as {@link query}'s do, and its transactions take those too. */
function adapterOf(pool: pg.Pool) {
  return {
    provider: 'postgres' as const,
    adapterName: 'compute-service',
    connect: async () =>
      Object.assign(await adapterOn(pool), {
        startTransaction: (isolation?: Isolation) => begin(pool, isolation),
        dispose: () => pool.end(),
      }),
  };
}

/** Takes a pool for Prisma's own: one whose statements go where we say. */
function adapterOn(connection: pg.Pool | pg.PoolClient) {
  const query = (statement: pg.QueryConfig) =>
    connection.query({ ...statement, values: (statement.values ?? []).map(storable) }).catch(refuse);
  return new PrismaPg(Object.assign(new pg.Pool(), { query }), {
    statementNameGenerator: ({ sql: text }) => nameOf(text),
  }).connect();
}

/** What {@link transaction} waits for Prisma to begin. */
const beginning = new AsyncLocalStorage<{ client?: pg.PoolClient }>();

type Adapter = Awaited<ReturnType<PrismaPg['connect']>>;
type Isolation = Parameters<Adapter['startTransaction']>[0];

async function begin(pool: pg.Pool, isolation: Isolation): ReturnType<Adapter['startTransaction']> {
  const client = await pool.connect().catch(refuse);
  // Closing a connection that does not respond ends its transaction, too.
  const rollback = () =>
    client.query('ROLLBACK').then(
      () => client.release(),
      () => client.release(true),
    );
  const failed = (error: unknown) => rollback().then(() => refuse(error));
  await client.query(isolation ? `BEGIN ISOLATION LEVEL ${isolation}` : 'BEGIN').catch(failed);
  const asked = beginning.getStore();
  if (asked) asked.client ??= client;
  return Object.assign(await adapterOn(client), {
    options: { usePhantomQuery: true },
    rollback,
    async commit() {
      const { command } = await client.query('COMMIT').catch(failed);
      client.release();
      // Postgres undoes a transaction in which a statement failed, and calls that no error.
      if (command !== 'COMMIT') throw new Error('the transaction was undone: one of its statements had failed');
    },
  });
}

/** As Prisma returns them; both ways have the same types for numbers, text, timestamps, JSON, and arrays of text. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? BigInt
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Runs a statement, as a template or as {@link sql} made it. */
type Given = [statement: TemplateStringsArray | Sql, ...values: unknown[]];

/**
 * Runs SQL that Prisma's models cannot say, as query(db)<Row>`SELECT ...`, and returns its rows. It goes to Postgres
 * directly, in the connection of a transaction: Prisma's client takes three times the processor time.
 */
export function query(db: Queryable) {
  return async <Row>(...given: Given): Promise<Row[]> =>
    connections.has(db) ? (await send(db, given)).rows : db.$queryRaw<Row[]>(...given);
}

/** Like {@link query}; returns how many rows it changed. */
export function execute(db: Queryable) {
  return async (...given: Given): Promise<number> =>
    connections.has(db) ? ((await send(db, given)).rowCount ?? 0) : db.$executeRaw(...given);
}

async function send(db: Queryable, [given, ...more]: Given): Promise<pg.QueryResult> {
  const { text, values } = 'raw' in given ? sql(given, ...(more as Sql[])) : given;
  // The type lacks the limit, which the package documents.
  const limit = { query_timeout: patience.get(db) };
  const statement = { name: nameOf(text), text, values: values.map(storable), ...limit } as pg.QueryConfig;
  return connections.get(db)!.query(statement).catch(refuse);
}

/** A value without NUL, which Postgres takes in no text: what outside text has of it costs no statement. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return value.includes('\0') ? value.replaceAll('\0', '\ufffd') : value;
  return Array.isArray(value) ? value.map(storable) : value;
}

/** How long this end waits for a statement of a transaction that may take longer than others, in milliseconds. */
const patience = new WeakMap<object, number>();

export interface TransactionOptions {
  isolationLevel?: Prisma.TransactionIsolationLevel;
  /** In place of the database's own, on both ends of the connection. */
  statementTimeoutMs?: number;
}

/** All that `work` does by Prisma's models and by {@link query}, or nothing of it. */
export function transaction<T>(
  db: Database,
  work: (tx: Queryable) => Promise<T>,
  { statementTimeoutMs, ...options }: TransactionOptions = {},
): Promise<T> {
  const begun: { client?: pg.PoolClient } = {};
  const within = async (tx: Queryable) => {
    if (begun.client) connections.set(tx, begun.client);
    try {
      if (statementTimeoutMs !== undefined) {
        await execute(tx)(sql([`SET LOCAL statement_timeout = ${statementTimeoutMs}`]));
        // Postgres ends it sooner.
        patience.set(tx, 2 * statementTimeoutMs);
      }
      return await work(tx);
    } finally {
      connections.delete(tx);
    }
  };
  return beginning.run(begun, () => db.$transaction(within, options));
}

/** Publishes the text of each statement that is sent, for tests that count them. */
export const sentSql = channel('compute-service.sql');

/** Statements kept prepared per connection; any beyond this are parsed and planned each time. */
const preparedLimit = 500;
/** Maximum characters of a prepared statement: longer ones are built from a client's selection and are each unique. */
const preparedLength = 16_000;

const names = new Map<string, string>();

/** Names a statement by its text, so that Postgres parses it once per connection. Empty means unnamed. */
function nameOf(text: string): string {
  sentSql.publish(text);
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= preparedLimit || text.length > preparedLength) return '';
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/** A statement that failed, by Prisma's models or by {@link query}. Its cause is the driver's error. */
export class StatementError extends Error {
  override readonly name = 'StatementError';
}

function refuse(error: unknown): never {
  throw new StatementError((error as Error).message, { cause: error });
}

function refusalOf(error: unknown): pg.DatabaseError | null {
  return error instanceof StatementError && error.cause instanceof pg.DatabaseError ? error.cause : null;
}

/** SQLSTATE of an error from Postgres; null if it came from elsewhere. */
export function sqlState(error: unknown): string | null {
  return refusalOf(error)?.code ?? null;
}

/**
 * Whether Postgres refused a row because of the unique index of one of these names. Any other index, such as that of a
 * row's own number, says nothing about what a caller asked for.
 */
export function violatesUnique(error: unknown, ...indexes: readonly string[]): boolean {
  return sqlState(error) === '23505' && indexes.includes(refusalOf(error)?.constraint ?? '');
}

/** Whether Postgres refused what was to be written (classes 22, 23, 54, and CS), not that it could not write. */
export function isRefusedData(error: unknown): boolean {
  return /^(22|23|54|CS)/.test(sqlState(error) ?? '');
}
