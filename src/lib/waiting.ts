/**
 * Waits `ms` milliseconds (forever if Infinity). Rejects with the reason of the first signal that aborts; at once if
 * one has already aborted.
 */
export function pause(ms: number, ...signals: AbortSignal[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const aborted = signals.find((signal) => signal.aborted);
    if (aborted) return reject(aborted.reason);
    if (ms <= 0) return resolve();
    let timer: NodeJS.Timeout | undefined;
    const end = () => {
      clearTimeout(timer);
      for (const signal of signals) signal.removeEventListener('abort', onAbort);
    };
    const onAbort = () => {
      end();
      reject(signals.find((signal) => signal.aborted)?.reason);
    };
    if (Number.isFinite(ms)) {
      timer = setTimeout(() => {
        end();
        resolve();
      }, ms);
    }
    for (const signal of signals) signal.addEventListener('abort', onAbort);
  });
}

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
    await pause(everyMs);
  }
}
