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
