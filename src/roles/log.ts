import { destination, type Logger, pino } from 'pino';

/** Bytes that wait for room; what comes beyond them is dropped. */
const waitingMax = 1 << 20;

/** The log of a role, on standard output unless told otherwise. A disk that is full costs lines of it, and never the role. */
export function openLog(name: string, level: string, dest: number = 1): Logger {
  const output = destination({ dest, sync: true, maxLength: waitingMax });
  // Unheard, an error of the log would end the process, or be tried again without end.
  output.on('error', () => undefined);
  return pino({ name, level }, output);
}
