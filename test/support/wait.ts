import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Between two looks: a tenth of the wait so far, so that a long wait on a busy machine does not keep it busy, and as long
 * as the last look took, which for a command of the program is much work.
 */
const [shortestPauseMs, longestPauseMs] = [25, 250];
const longestLookMs = 1_000;

/**
 * Waits until `condition` returns something truthy, and returns it. An error counts as "not yet". After `timeoutMs` it
 * fails with what it waited for and the last thing that it saw.
 */
export async function waitFor<T>(
  what: string,
  condition: () => Promise<T> | T,
  timeoutMs = 45_000,
): Promise<NonNullable<T>> {
  const start = performance.now();
  for (;;) {
    let last: unknown;
    const lookedAt = performance.now();
    try {
      last = await condition();
      if (last) return last as NonNullable<T>;
    } catch (error) {
      last = error;
    }
    const now = performance.now();
    const waitedMs = now - start;
    if (waitedMs > timeoutMs)
      throw new Error(
        `waited ${timeoutMs} ms in vain for ${what}; last seen: ${last instanceof Error ? last.stack : String(last)}`,
      );
    const pauseMs = Math.min(Math.max(waitedMs / 10, shortestPauseMs), longestPauseMs);
    await sleep(Math.max(pauseMs, Math.min(now - lookedAt, longestLookMs)));
  }
}
