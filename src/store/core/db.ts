import type { Writable } from 'node:stream';
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from '../generated/client.ts';
import { PreparedQuery } from './preparedStatements.ts';

export type Database = PrismaClient;
/** A transaction, or the database itself where a single statement is enough. */
export type Queryable = Prisma.TransactionClient;
export const sql = Prisma.sql;

/** Statements alone, without Prisma's models: every {@link Queryable} has them, and so has {@link hotTransaction}. */
export interface Statements {
  $queryRaw<T = unknown>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<T>;
  /** Returns how many rows it changed. */
  $executeRaw(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]): Promise<number>;
}

export interface DatabaseOptions {
  poolSize?: number;
  /** How many of these connections serve hot statements alone; 0 for a process that has few. */
  hotConnections?: number;
  /** Maximum wait for a connection, new or in use by others; after it the database counts as unavailable. */
  connectTimeoutMs?: number;
  /** Maximum time of one statement. Must stay below the deadline of the request that waits for it. */
  statementTimeoutMs?: number;
}

/** `connectTimeoutMs` for roles that others wait for: callers soon learn that the database is away, and retry. */
export const servingConnectTimeoutMs = 3_000;

/**
 * Hot statements are planned once, by their indexes alone. Left to itself, Postgres plans them each time, which takes
 * four times as long as to run them; and a plan that it made for tables with a few rows would read whole tables later on.
 */
export const hotSettings = [
  'plan_cache_mode=force_generic_plan',
  'enable_seqscan=off',
  'enable_hashjoin=off',
  'enable_mergejoin=off',
];

/** Opens a connection pool, connected on first use. Sessions use UTC: daily series must not follow daylight saving. */
export function openDatabase(
  url: string,
  { poolSize = 10, hotConnections = 0, connectTimeoutMs = 15_000, statementTimeoutMs = 15_000 }: DatabaseOptions = {},
): Database {
  const settings = [
    'TimeZone=UTC',
    `statement_timeout=${statementTimeoutMs}`,
    `lock_timeout=${statementTimeoutMs}`,
    'idle_in_transaction_session_timeout=30000',
  ];
  const openPool = (max: number, own: readonly string[] = []) =>
    new pg.Pool({
      connectionString: url,
      max,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      options: [...settings, ...own].map((setting) => `-c ${setting}`).join(' '),
      // Prisma brings its own.
      types: directTypes,
      // Statements that do not wait for each other go out together; those of all others, one at a time as ever.
      pipeline: true,
      // A connection that fails while nothing uses it is replaced by the next statement.
    }).on('error', () => {});
  const pool = openPool(poolSize - hotConnections);
  const hotPool = hotConnections > 0 ? openPool(hotConnections, hotSettings) : pool;
  const nameOf = nameStatements();
  const adapter = new PrismaPg(pool, { statementNameGenerator: nameOf, disposeExternalPool: true });
  const db = new PrismaClient({
    adapter,
    transactionOptions: { maxWait: connectTimeoutMs + 2_000, timeout: statementTimeoutMs },
  });
  pools.set(db, {
    hot: hotPool,
    others: pool,
    hotWritesLeft: Math.floor(hotConnections / 2),
    nameOf,
    timeoutMs: statementTimeoutMs + connectTimeoutMs,
    connecting: null,
  });
  if (hotPool !== pool) endTogether(pool, hotPool);
  return db;
}

/** Prisma ends the pool that it was given. */
function endTogether(pool: pg.Pool, other: pg.Pool): void {
  const end = pool.end.bind(pool) as () => Promise<void>;
  pool.end = (async () => {
    await Promise.all([end(), other.end()]);
  }) as pg.Pool['end'];
}

interface DirectPools {
  hot: pg.Pool;
  /** Those of Prisma and of transactions; the same pool without hot connections. */
  others: pg.Pool;
  /** How many writes may still be sent by hot connections: a disk that stalls must leave some for reads. */
  hotWritesLeft: number;
  nameOf: (query: { sql: string }) => string;
  timeoutMs: number;
  /** Prisma ends the pool only if it has taken it into use itself. */
  connecting: Promise<void> | null;
}

const pools = new WeakMap<Statements, DirectPools>();

/** As Prisma returns them. Everything else of a hot read has the same type by either way. */
const directTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text' | 'binary') =>
    oid === pg.types.builtins.INT8 && format !== 'binary'
      ? BigInt
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/**
 * Reads what most requests read, past Prisma's client: a session check takes a third of the processor time so
 * (docs/decisions/0036-reads-from-memory.md). For statements that return numbers, text, timestamps, JSON and
 * arrays of text; within a transaction, or on a wrapped database, it is an ordinary `$queryRaw`.
 */
export function hotRead<Row>(db: Statements, query: Prisma.Sql): Promise<Row[]> {
  return pastPrisma(db, query, (prepared, { hot }) => resultOf(hot, prepared));
}

/**
 * The same for a statement that writes on its own what most requests write. It goes by the connection that served the
 * last read, mostly the session check of the same request: that process of Postgres is awake, and what it needs is in
 * the processor's caches (docs/decisions/0089-writes-right-after-their-checks.md). While half of the hot connections
 * write, it goes by another one.
 */
export function hotWrite<Row>(db: Statements, query: Prisma.Sql): Promise<Row[]> {
  return pastPrisma(db, query, async (prepared, direct) => {
    if (direct.hotWritesLeft === 0) return resultOf(direct.others, prepared);
    direct.hotWritesLeft--;
    try {
      return await resultOf(direct.hot, prepared);
    } finally {
      direct.hotWritesLeft++;
    }
  });
}

async function pastPrisma<Row>(
  db: Statements,
  query: Prisma.Sql,
  send: (prepared: PreparedQuery, direct: DirectPools) => Promise<pg.QueryResult>,
): Promise<Row[]> {
  // A transaction's statement is sent in this turn, with the others of it.
  const direct = pools.has(db) ? await directPools(db) : null;
  if (!direct) return db.$queryRaw<Row[]>(query);
  const { rows } = await send(preparedOf(direct, query), direct);
  return rows as Row[];
}

/** Null within a transaction, and on a wrapped database. */
async function directPools(db: Statements): Promise<DirectPools | null> {
  const direct = pools.get(db);
  if (!direct) return null;
  direct.connecting ??= (db as Database).$connect().catch((error: unknown) => {
    direct.connecting = null;
    throw error;
  });
  await direct.connecting;
  return direct;
}

/** A connection that has gone silent is given up; Postgres itself ends a statement sooner. */
function preparedOf({ nameOf, timeoutMs }: DirectPools, { text, values }: Prisma.Sql): PreparedQuery {
  return new PreparedQuery({ text, name: nameOf({ sql: text }), values, timeoutMs });
}

/** Statements of a {@link hotTransaction}. */
export interface TransactionStatements extends Statements {
  /**
   * Sends the transaction's last statements together with its commit. If one of them fails, nothing is committed; what
   * they return comes too late to decide about that.
   */
  last<T>(send: () => Promise<T>): Promise<T>;
}

/**
 * A transaction of the statements of every machine's life, past Prisma's client, which took more than half of the
 * processor time that they cost this process; statements as in {@link hotRead}. On a wrapped database it is an ordinary
 * transaction.
 *
 * Statements that the work asks for at once take one round trip, with the transaction's begin and its commit too. What
 * it asks for before it waits for anything must do no harm alone, as a lock does: it is sent before Postgres has
 * confirmed that the transaction began.
 */
export async function hotTransaction<T>(db: Database, work: (tx: TransactionStatements) => Promise<T>): Promise<T> {
  const direct = await directPools(db);
  if (!direct)
    return db.$transaction((tx) =>
      work({
        $queryRaw: (query, ...values) => tx.$queryRaw(query, ...values),
        $executeRaw: (query, ...values) => tx.$executeRaw(query, ...values),
        last: (ask) => ask(),
      }),
    );
  const client = await direct.others.connect();
  // The statement under way, or else the next one, fails with it. Unheard, it would end the process.
  client.on('error', unheard);
  const release = (broken: boolean) => {
    if (!broken) client.off('error', unheard);
    client.release(broken);
  };
  // Whether Postgres has responded to all that was sent: otherwise the connection is given up, and with it the transaction.
  let inStep = true;
  const send = (query: PreparedQuery) => {
    inOnePacket(client.connection.stream);
    return resultOf(client, query).catch((error: unknown) => {
      inStep &&= error instanceof pg.DatabaseError;
      throw error;
    });
  };
  const { timeoutMs } = direct;
  const sendCommand = (text: string) => send(new PreparedQuery({ text, name: '', values: [], timeoutMs }));
  let committing: Promise<pg.QueryResult> | null = null;
  const commit = () => {
    committing ??= sendCommand('COMMIT');
    committing.catch(unheard);
    return committing;
  };
  try {
    const begun = sendCommand('BEGIN');
    // With the begin, and then again once Postgres has confirmed it.
    let maySend = true;
    begun.then(() => (maySend = true), unheard);
    const ask = async (query: Prisma.Sql) => {
      if (committing) throw new Error('the transaction ends with the statements that were its last');
      if (!maySend) await begun;
      return send(preparedOf(direct, query));
    };
    const last = async <R>(askAll: () => Promise<R>) => {
      await begun;
      const asked = askAll();
      void commit();
      return asked;
    };
    const working = work({ ...statementsBy(ask), last });
    maySend = false;
    const result = await working;
    await begun;
    const { command } = await commit();
    // Postgres undoes a transaction in which a statement failed, and calls that no error.
    if (command !== 'COMMIT') throw new Error('the transaction was undone: one of its statements had failed');
    release(false);
    return result;
  } catch (error) {
    if (inStep) await (committing ?? sendCommand('ROLLBACK')).catch(() => (inStep = false));
    release(!inStep);
    throw error;
  }
}

const unheard = () => {};

/** What a query of our own returns: node-postgres has promises only for those that it makes of a config. */
function resultOf(by: pg.Pool | pg.PoolClient, query: PreparedQuery): Promise<pg.QueryResult> {
  return new Promise<pg.QueryResult>((resolve, reject) => {
    void by.query(query, (error, result) => (error ? reject(error) : resolve(result)));
  }).catch((error: Error) => {
    // Its stack says where the response arrived; now it says who asked.
    Error.captureStackTrace(error);
    throw error;
  });
}

/** Holds back what is written to a connection until everything that this turn writes can go out at once. */
function inOnePacket(stream: Writable): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function statementsBy(send: (query: Prisma.Sql) => Promise<pg.QueryResult>): Statements {
  const whole = (query: TemplateStringsArray | Prisma.Sql, values: unknown[]) =>
    'raw' in query ? sql(query, ...(values as Prisma.Sql[])) : query;
  return {
    $queryRaw: async <T>(query: TemplateStringsArray | Prisma.Sql, ...values: unknown[]) =>
      (await send(whole(query, values))).rows as T,
    $executeRaw: async (query, ...values) => (await send(whole(query, values))).rowCount ?? 0,
  };
}

/** Statements kept prepared per connection; any beyond this are parsed and planned each time. */
const preparedLimit = 500;
/** Maximum characters of a prepared statement: longer ones are built from a client's selection and are each unique. */
const preparedLength = 16_000;

/** Names statements by their text, so that Postgres parses and plans each once per connection. Empty means unnamed. */
function nameStatements(): (query: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql: text }) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    if (names.size >= preparedLimit || text.length > preparedLength) return '';
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
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

export const notNullViolation = '23502';
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

/** Whether Postgres refused what was to be written (classes 22, 23 and 54), not that it could not write. */
export function isRefusedData(error: unknown): boolean {
  return /^(22|23|54)/.test(sqlState(error) ?? '');
}
