/** What an error of the database means: whether it passes, and so whether waiting helps; or that it is a bug of ours. */

import type { Queryable } from './db.ts';

export const conditions = {
  away: { refusesWrites: false, says: 'it is out of reach' },
  readOnly: { refusesWrites: true, says: 'it is read-only, as during a failover' },
  full: { refusesWrites: true, says: 'its disk is full' },
  failing: { refusesWrites: true, says: 'its system fails' },
  busy: { refusesWrites: false, says: 'it is busy' },
  timeout: { refusesWrites: false, says: 'it took too long' },
} as const satisfies Record<string, { refusesWrites: boolean; says: string }>;
export type DatabaseCondition = keyof typeof conditions;

/**
 * By SQLSTATE, or its class where the code has no line of its own. What is not here does not pass by itself: a statement
 * or a value of ours is wrong, a right is missing, or data is damaged.
 */
const bySqlState: Readonly<Record<string, DatabaseCondition>> = {
  // connection exception
  '08': 'away',
  // invalid transaction state: only a limit on time or a read-only server passes
  '25006': 'readOnly',
  '25P03': 'timeout',
  '25P04': 'timeout',
  // invalid authorization, invalid catalog name: a password that is being changed, a database that is being restored
  '28': 'away',
  '3D': 'away',
  // transaction rollback: serialization failure, deadlock, completion unknown
  '40': 'busy',
  // insufficient resources: memory, connections, a configured limit
  '53': 'busy',
  '53100': 'full',
  // object not in prerequisite state: a lock that is not to be had, an object in use
  '55': 'busy',
  // operator intervention: shutdown, crash, start
  '57': 'away',
  '57014': 'timeout',
  // system error, outside of Postgres
  '58': 'failing',
};

/** Codes of Prisma and of Node's sockets. */
const byCode: Readonly<Record<string, DatabaseCondition>> = {
  P1000: 'away',
  P1001: 'away',
  P1002: 'away',
  P1003: 'away',
  P1008: 'timeout',
  P1010: 'away',
  P1017: 'away',
  P2024: 'busy',
  P2028: 'busy',
  P2034: 'busy',
  P2037: 'busy',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
};

/** The adapter's own words, where it gives neither an SQLSTATE nor a code. */
const awayMessages =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Can't reach database|Server has closed the connection|not queryable|Client was closed|ECONNREFUSED|ECONNRESET|DatabaseNotReachable|ConnectionClosed|the database system is/i;

/** Where several codes are found, the one that says most about what to do. */
const order: readonly DatabaseCondition[] = ['readOnly', 'full', 'failing', 'timeout', 'away', 'busy'];

/** Why the database did not do what was asked, where that may pass; null for an error of any other kind. */
export function databaseCondition(error: unknown): DatabaseCondition | null {
  const codes = new Set<string>();
  const messages: string[] = [];
  collect(error, 0);
  const found = new Set([...codes].map(conditionOf));
  const known = order.find((condition) => found.has(condition));
  if (known) return known;
  return messages.some((message) => awayMessages.test(message)) ? 'away' : null;

  /** Prisma wraps the driver's error in `meta.driverAdapterError.cause`, other layers in `cause`. */
  function collect(value: unknown, depth: number): void {
    if (typeof value !== 'object' || value === null || depth > 4) return;
    const { code, originalCode, errorCode, kind, message, cause, meta, driverAdapterError } = value as Record<
      string,
      unknown
    >;
    for (const text of [code, originalCode, errorCode]) if (typeof text === 'string') codes.add(text);
    for (const text of [kind, message]) if (typeof text === 'string') messages.push(text);
    for (const inner of [cause, meta, driverAdapterError]) collect(inner, depth + 1);
  }
}

function conditionOf(code: string): DatabaseCondition | null {
  const known = byCode[code];
  if (known) return known;
  if (!/^[0-9A-Z]{5}$/.test(code) || /^P[12]\d{3}$/.test(code)) return null;
  return bySqlState[code] ?? bySqlState[code.slice(0, 2)] ?? null;
}

/** Whether the schema is there, and why the database refuses writes, where it does: as it says itself, else as it did lately. */
export async function lookAtStore(
  db: Queryable,
  refused: RefusedWrites,
): Promise<{ hasSchema: boolean; condition: DatabaseCondition | null }> {
  const rows = await db.$queryRaw<{ has_schema: boolean; read_only: boolean }[]>`
    SELECT to_regclass('machines') IS NOT NULL AS has_schema,
      pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS read_only`;
  const { has_schema: hasSchema, read_only: readOnly } = rows[0]!;
  return { hasSchema, condition: readOnly ? 'readOnly' : refused.condition };
}

/** How long a refused write counts: a client that goes on trying renews it. */
const rememberedMs = 30_000;

/** Remembers that the database refused writes lately: a look at it alone does not see a disk that is full. */
export class RefusedWrites {
  #last: { condition: DatabaseCondition; atMs: number } | null = null;

  /** Hears of an error of a request. */
  note(error: unknown): void {
    const condition = databaseCondition(error);
    if (condition && conditions[condition].refusesWrites) this.#last = { condition, atMs: performance.now() };
  }

  /** Why writes were refused lately; null where none was. */
  get condition(): DatabaseCondition | null {
    return this.#last && performance.now() - this.#last.atMs < rememberedMs ? this.#last.condition : null;
  }
}
