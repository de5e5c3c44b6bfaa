import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from '../generated/client.ts';

export type Database = PrismaClient;
/** A transaction, or the database itself where a single statement is enough. */
export type Queryable = Prisma.TransactionClient;
export const sql = Prisma.sql;

export interface DatabaseOptions {
  poolSize?: number;
  /** Longest wait for a connection, a new one or one that others use; after it the database counts as away. */
  connectTimeoutMs?: number;
  /** Longest time one statement may take. Stays below the deadline of the request that waits for it. */
  statementTimeoutMs?: number;
}

/** `connectTimeoutMs` of what others wait for: they are told soon that the database is away, and come again. */
export const servingConnectTimeoutMs = 3_000;

/** Opens a pool of connections, made at first use. Every session speaks UTC: daily series must not follow a summer time. */
export function openDatabase(
  url: string,
  { poolSize = 10, connectTimeoutMs = 15_000, statementTimeoutMs = 15_000 }: DatabaseOptions = {},
): Database {
  const adapter = new PrismaPg(
    {
      connectionString: url,
      max: poolSize,
      connectionTimeoutMillis: connectTimeoutMs,
      idleTimeoutMillis: 30_000,
      options: `-c TimeZone=UTC -c statement_timeout=${statementTimeoutMs} -c lock_timeout=${statementTimeoutMs} -c idle_in_transaction_session_timeout=30000`,
    },
    { statementNameGenerator: nameStatements() },
  );
  return new PrismaClient({
    adapter,
    transactionOptions: { maxWait: connectTimeoutMs + 2_000, timeout: statementTimeoutMs },
  });
}

/** Statements kept prepared on a connection; what comes beyond is parsed and planned each time. */
const preparedLimit = 500;
/** Characters of a statement that is kept: longer ones are made of what a client selects by, each for itself. */
const preparedLength = 16_000;

/** Names statements by their text, so that Postgres parses and plans each once per connection. An empty name is none. */
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

/** SQLSTATE of an error from Postgres, however Prisma wrapped it; null when it came from elsewhere. */
export function sqlState(error: unknown): string | null {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return null;
  const meta = error.meta as { code?: string; driverAdapterError?: { cause?: { originalCode?: string } } } | undefined;
  const original = meta?.driverAdapterError?.cause?.originalCode ?? meta?.code;
  if (original) return original;
  return error.code === 'P2002' ? '23505' : null;
}

export const uniqueViolation = '23505';
