/** Classifies database errors: those that pass, so that waiting helps, and those that are a bug of ours. */

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
 * By SQLSTATE, or by its class if the code has no line of its own. A code that is not here does not pass by itself: a
 * statement or value of ours is wrong, a privilege is missing, or data is damaged.
 */
const bySqlState: Readonly<Record<string, DatabaseCondition>> = {
  // connection exception
  '08': 'away',
  // invalid transaction state: only a time limit or a read-only server passes
  '25006': 'readOnly',
  '25P03': 'timeout',
  '25P04': 'timeout',
  // invalid authorization, invalid catalog name: a password being changed, a database being restored
  '28': 'away',
  '3D': 'away',
  // transaction rollback: serialization failure, deadlock, completion unknown
  '40': 'busy',
  // insufficient resources: memory, connections, a configured limit
  '53': 'busy',
  '53100': 'full',
  // object not in prerequisite state: a lock that is not available, an object in use
  '55': 'busy',
  // operator intervention: shutdown, crash, start
  '57': 'away',
  '57014': 'timeout',
  // system error, outside of Postgres
  '58': 'failing',
};

/** Codes of Prisma, for a transaction that did not begin in time, and of Node's sockets. */
const byCode: Readonly<Record<string, DatabaseCondition>> = {
  P2028: 'busy',
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
};

/** Messages of the driver for errors that carry neither an SQLSTATE nor a code. */
const awayMessages =
  /Connection terminated|connection timeout|Query read timeout|timeout exceeded when trying to connect|not queryable|Client was closed|the database system is/i;

/** If several codes are found, the one that says most about what to do comes first. */
const order: readonly DatabaseCondition[] = ['readOnly', 'full', 'failing', 'timeout', 'away', 'busy'];

/** Why the database did not do what was asked, if the condition may pass; null for any other error. */
export function databaseCondition(error: unknown): DatabaseCondition | null {
  const { codes, messages } = saidBy(error);
  const found = new Set([...codes].map(conditionOf));
  const known = order.find((condition) => found.has(condition));
  if (known) return known;
  return messages.some((message) => awayMessages.test(message)) ? 'away' : null;
}

/** Whether a change was refused because the session that asks for it has ended (the trigger audit_events_of_sessions). */
export function isOfEndedSession(error: unknown): boolean {
  return saidBy(error).codes.has('CS401');
}

/** All codes and messages of an error and its causes. */
function saidBy(error: unknown): { codes: Set<string>; messages: string[] } {
  const codes = new Set<string>();
  const messages: string[] = [];
  for (let depth = 0, value = error; typeof value === 'object' && value !== null && depth < 5; depth += 1) {
    const { code, message, cause } = value as Record<string, unknown>;
    if (typeof code === 'string') codes.add(code);
    if (typeof message === 'string') messages.push(message);
    value = cause;
  }
  return { codes, messages };
}

function conditionOf(code: string): DatabaseCondition | null {
  const known = byCode[code];
  if (known) return known;
  if (!/^[0-9A-Z]{5}$/.test(code) || /^P[12]\d{3}$/.test(code)) return null;
  return bySqlState[code] ?? bySqlState[code.slice(0, 2)] ?? null;
}

/** How long a refused write is remembered; a client that keeps trying renews it. */
const rememberedMs = 30_000;

/** Remembers that the database recently refused writes: inspecting the database does not reveal a full disk. */
export class RefusedWrites {
  #last: { condition: DatabaseCondition; atMs: number } | null = null;

  /** Takes note of a request's error. */
  note(error: unknown): void {
    const condition = databaseCondition(error);
    if (condition && conditions[condition].refusesWrites) this.#last = { condition, atMs: performance.now() };
  }

  /** Why writes were recently refused; null if none was. */
  get condition(): DatabaseCondition | null {
    return this.#last && performance.now() - this.#last.atMs < rememberedMs ? this.#last.condition : null;
  }
}
