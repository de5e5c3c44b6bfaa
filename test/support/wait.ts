import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Waits until `condition` returns something truthy, and returns it. An error counts as "not yet". After `timeoutMs` it
 * fails with what it waited for and the last thing that it saw.
 */
export async function waitFor<T>(
  what: string,
  condition: () => Promise<T> | T,
  timeoutMs = 45_000,
): Promise<NonNullable<T>> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    let last: unknown;
    try {
      last = await condition();
      if (last) return last as NonNullable<T>;
    } catch (error) {
      last = error;
    }
    if (performance.now() > end)
      throw new Error(
        `waited ${timeoutMs} ms in vain for ${what}; last seen: ${last instanceof Error ? last.stack : String(last)}`,
      );
    await sleep(25);
  }
}
