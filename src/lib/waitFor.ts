export interface WaitOptions {
  deadlineMs: number;
  everyMs?: number;
  /** The error to throw after the deadline, made from the last error. */
  late(lastError: unknown): Error;
  /** Whether an error ends the wait at once. */
  fatal?(error: unknown): boolean;
}

/** Calls `probe` until it returns something other than undefined, and returns that. */
export async function waitFor<T>(
  probe: () => Promise<T | undefined>,
  { deadlineMs, everyMs = 50, late, fatal }: WaitOptions,
): Promise<T> {
  const startedMs = performance.now();
  let lastError: unknown;
  for (;;) {
    try {
      const answer = await probe();
      if (answer !== undefined) return answer;
    } catch (error) {
      if (fatal?.(error)) throw error;
      lastError = error;
    }
    if (performance.now() - startedMs > deadlineMs) throw late(lastError);
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
}
