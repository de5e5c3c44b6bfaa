import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { backoff } from '../domain/backoff.ts';

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
      await sleep(backoff(pauseMs, attempts), undefined, { signal });
    }
  }
}

/** Does the work `everyMs` after its last end, until `signal` aborts. Rejects when the work does. */
export async function repeatUntilAborted(
  work: () => Promise<void>,
  { everyMs, signal }: { everyMs: number; signal: AbortSignal },
): Promise<void> {
  for (;;) {
    const stopped = await sleep(everyMs, false, { signal }).catch(() => true);
    if (stopped) return;
    await work();
  }
}
