import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Retries until it succeeds, with pauses of 0.2 to 5 s; logs once what it waits for. Rejects when `signal` aborts. */
export async function until<T>(
  attempt: () => Promise<T>,
  { what, log, signal }: { what: string; log: Logger; signal: AbortSignal },
): Promise<T> {
  for (let pauseMs = 200; ; pauseMs = Math.min(2 * pauseMs, 5_000)) {
    try {
      const result = await attempt();
      if (pauseMs > 200) log.info(`${what} answers`);
      return result;
    } catch (error) {
      if (pauseMs === 200) log.warn({ err: error }, `waiting for ${what}`);
      await sleep(pauseMs, undefined, { signal });
    }
  }
}
