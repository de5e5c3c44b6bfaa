import type { Logger } from 'pino';
import { backoff } from '../lib/backoff.ts';
import { pause } from '../lib/waiting.ts';

const pauseMs = { first: 200, most: 5_000 };

/** Retries until it succeeds, with pauses of 0.2 to 5 s; logs what it waits for, once per reason. Rejects when `signal` aborts. */
export async function until<T>(
  attempt: () => Promise<T>,
  { what, log, signal }: { what: string; log: Logger; signal: AbortSignal },
): Promise<T> {
  let reason = '';
  for (let attempts = 0; ; attempts++) {
    try {
      const result = await attempt();
      if (attempts > 0) log.info(`${what} responds`);
      return result;
    } catch (error) {
      const { message } = error as Error;
      if (message !== reason) log.warn({ err: error }, `waiting for ${what}`);
      reason = message;
      await pause(backoff(pauseMs, attempts), signal);
    }
  }
}

/**
 * Looks now and every `everyMs`, never twice at a time. Logs once per reason why it fails. Returns how to end that, which
 * waits for the look under way.
 */
export function watching(
  look: () => Promise<void>,
  { everyMs, trouble, log }: { everyMs: number; trouble: string; log: Logger },
): () => Promise<void> {
  let reason = '';
  let looking: Promise<void> | null = null;
  const begin = (): void => {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
  };
  async function lookOnce(): Promise<void> {
    try {
      await look();
      reason = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== reason) log.warn({ err: error }, trouble);
      reason = message;
    }
  }
  begin();
  const timer = setInterval(begin, everyMs).unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}

/** Does the work `everyMs` after its last end, until `signal` aborts. Rejects when the work does. */
export async function repeatUntilAborted(
  work: () => Promise<void>,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    const stopped = await pause(everyMs, signal).catch(() => true);
    if (stopped) return;
    await work();
  }
}
