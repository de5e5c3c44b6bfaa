import { setTimeout as sleep } from 'node:timers/promises';

/** Between two looks: a tenth of the wait so far, so that a long wait on a busy machine does not keep it busy. */
const [shortestPauseMs, longestPauseMs] = [25, 100];

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
    try {
      last = await condition();
      if (last) return last as NonNullable<T>;
    } catch (error) {
      last = error;
    }
    const waitedMs = performance.now() - start;
    if (waitedMs > timeoutMs)
      throw new Error(
        `waited ${timeoutMs} ms in vain for ${what}; last seen: ${last instanceof Error ? last.stack : String(last)}`,
      );
    await sleep(Math.min(Math.max(waitedMs / 10, shortestPauseMs), longestPauseMs));
  }
}
