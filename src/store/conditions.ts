/** What an error of the database means for whoever waits: to be told apart from a bug, for which waiting does not help. */

const awayCodes = new Set([
  'P1000',
  'P1001',
  'P1002',
  'P1003',
  'P1010',
  'P1017',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EHOSTUNREACH',
]);
const busyCodes = new Set(['P2024', 'P2028', 'P2034', '40001', '40P01', '55P03', '53300', '53200']);
/** The adapter's own words, where it gives neither an SQLSTATE nor a code. */
const awayMessages =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Can't reach database|Server has closed the connection|not queryable|Client was closed|ECONNREFUSED|ECONNRESET|DatabaseNotReachable|ConnectionClosed|the database system is/i;

/** Whether an error comes from a database that cannot be reached, ended the statement, or had no room. */
export function databaseCondition(error: unknown): 'away' | 'timeout' | 'busy' | null {
  const codes = new Set<string>();
  const messages: string[] = [];
  collect(error, 0);
  if (codes.has('57014') || codes.has('P1008')) return 'timeout';
  for (const code of codes) {
    if (awayCodes.has(code) || /^(08|57P)/.test(code)) return 'away';
    if (busyCodes.has(code)) return 'busy';
  }
  if (messages.some((message) => awayMessages.test(message))) return 'away';
  return null;

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
