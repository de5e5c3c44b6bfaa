/**
 * Calls `probe` until it answers something other than undefined, and answers that; throws what `late` makes of the last
 * error when `deadlineMs` have passed.
 */
export async function waitFor<T>(
  probe: () => Promise<T | undefined>,
  { deadlineMs, everyMs = 50, late }: { deadlineMs: number; everyMs?: number; late: (lastError: unknown) => Error },
): Promise<T> {
  const startedMs = performance.now();
  let lastError: unknown;
  for (;;) {
    try {
      const answer = await probe();
      if (answer !== undefined) return answer;
    } catch (error) {
      lastError = error;
    }
    if (performance.now() - startedMs > deadlineMs) throw late(lastError);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
