/**
 * The log of a role: JSON lines with one set of levels and RFC 3339 times. It includes what the SDK, its native core
 * and Node print.
 */
import { type Logger, pino, stdSerializers, stdTimeFunctions } from 'pino';
import { LogSink } from './logSink.ts';
import { withSources } from './stackSources.ts';

/** By file descriptor, so that lines of several loggers come out whole and in order. */
const sinks = new Map<number, LogSink>();

/** The log of a role, on standard output unless told otherwise. */
export function openLog(name: string, level: string, descriptor: number = 1): Logger {
  if (level === 'silent') return pino({ name, level });
  const known = sinks.get(descriptor);
  const sink = known ?? new LogSink(descriptor);
  sinks.set(descriptor, sink);
  const log = pino(
    {
      name,
      level,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: serializeError },
    },
    sink,
  );
  if (!known)
    sink.onDropped = (lines) => log.warn({ dropped: lines }, 'lines were dropped while this log could not be written');
  return log;
}

function serializeError(error: Error) {
  const known = stdSerializers.err(error);
  return error instanceof Error ? { ...known, stack: withSources(known.stack) } : known;
}

/** Logs what Node would print as text: warnings, and the error that ends the process. */
export function logWhatNodeSays(log: Logger): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, warning.message));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, error instanceof Error ? error.message : String(error));
    process.exit(1);
  });
}
