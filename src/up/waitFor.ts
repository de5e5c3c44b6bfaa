export interface WaitOptions {
  deadlineMs: number;
  everyMs?: number;
  /** What is thrown after the deadline, from the last error. */
  late(lastError: unknown): Error;
  /** Whether an error ends the waiting at once. */
  fatal?(error: unknown): boolean;
}

/** Calls `probe` until it answers something other than undefined, and answers that. */
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
