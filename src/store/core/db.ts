import { channel } from 'node:diagnostics_channel';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '#prisma';
import { sessionOf } from './sessionSettings.ts';

export type Database = PrismaClient;
/** A transaction with Prisma's models, or the database itself where a single statement is enough. */
export type Queryable = Prisma.TransactionClient;
/** What runs SQL: the database, or a transaction of either kind. */
export type Executor = Queryable | pg.PoolClient;
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

/** The pool of each database; a wrapped database, as tests have it, sends everything through Prisma. */
const pools = new WeakMap<object, pg.Pool>();

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
  const adapter = new PrismaPg(pool, {
    statementNameGenerator: ({ sql: text }) => nameOf(text),
    disposeExternalPool: true,
  });
  const db = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: connectTimeoutMs + 2_000, timeout: statementTimeoutMs },
  });
  // Opens no connection yet. Prisma ends the pool only if it has taken it into use.
  void db.$connect().catch(() => {});
  pools.set(db, pool);
  return db;
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
 * directly: Prisma's client takes three times the processor time. In a transaction of Prisma it goes with that.
 */
export function query(db: Executor) {
  const connection = connectionOf(db);
  return async <Row>(...given: Given): Promise<Row[]> =>
    connection ? (await send(connection, given)).rows : (db as Queryable).$queryRaw<Row[]>(...given);
}

/** Like {@link query}; returns how many rows it changed. */
export function execute(db: Executor) {
  const connection = connectionOf(db);
  return async (...given: Given): Promise<number> =>
    connection ? ((await send(connection, given)).rowCount ?? 0) : (db as Queryable).$executeRaw(...given);
}

function connectionOf(db: Executor): pg.Pool | pg.PoolClient | undefined {
  return db instanceof pg.Client ? db : pools.get(db);
}

function send(connection: pg.Pool | pg.PoolClient, [given, ...more]: Given): Promise<pg.QueryResult> {
  const { text, values } = 'raw' in given ? sql(given, ...(more as Sql[])) : given;
  // The type lacks the limit, which the package documents.
  const limit = { query_timeout: patience.get(connection) };
  return connection.query({ name: nameOf(text), text, values, ...limit } as pg.QueryConfig);
}

/** How long this end waits for a statement of a transaction that may take longer than others, in milliseconds. */
const patience = new WeakMap<object, number>();

/**
 * A transaction of SQL alone. One that also uses Prisma's models is Prisma's `$transaction`. `statementTimeoutMs`: in
 * place of the database's own, on both ends of the connection.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Executor) => Promise<T>,
  { statementTimeoutMs }: { statementTimeoutMs?: number } = {},
): Promise<T> {
  const pool = pools.get(db);
  if (!pool) return db.$transaction(work);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    if (statementTimeoutMs !== undefined) {
      await client.query(`SET LOCAL statement_timeout = ${statementTimeoutMs}`);
      // Postgres ends it sooner.
      patience.set(client, 2 * statementTimeoutMs);
    }
    const result = await work(client);
    const { command } = await client.query('COMMIT');
    // Postgres undoes a transaction in which a statement failed, and calls that no error.
    if (command !== 'COMMIT') throw new Error('the transaction was undone: one of its statements had failed');
    client.release();
    return result;
  } catch (error) {
    // Closing a connection that does not respond ends its transaction, too.
    const undone = await client.query('ROLLBACK').then(
      () => true,
      () => false,
    );
    client.release(!undone);
    throw error;
  } finally {
    patience.delete(client);
  }
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

/** SQLSTATE of an error from Postgres, however Prisma wrapped it; null if it came from elsewhere. */
export function sqlState(error: unknown): string | null {
  if (error instanceof pg.DatabaseError) return error.code ?? null;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const meta = error.meta as { code?: string; driverAdapterError?: { cause?: { originalCode?: string } } } | undefined;
  const original = meta?.driverAdapterError?.cause?.originalCode ?? meta?.code;
  if (original) return original;
  return error.code === 'P2002' ? '23505' : null;
}

const uniqueViolation = '23505';

/**
 * Whether Postgres refused a row because of the unique index of one of these names. Any other index, such as that of a
 * row's own number, says nothing about what a caller asked for.
 */
export function violatesUnique(error: unknown, ...indexes: readonly string[]): boolean {
  return sqlState(error) === uniqueViolation && indexes.includes(violatedIndex(error) ?? '');
}

function violatedIndex(error: unknown): string | undefined {
  if (error instanceof pg.DatabaseError) return error.constraint;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const meta = error.meta as { driverAdapterError?: { cause?: { constraint?: { index?: string } } } } | undefined;
  return meta?.driverAdapterError?.cause?.constraint?.index;
}

/** Whether Postgres refused what was to be written (classes 22, 23, 54, and CS), not that it could not write. */
export function isRefusedData(error: unknown): boolean {
  return /^(22|23|54|CS)/.test(sqlState(error) ?? '');
}
