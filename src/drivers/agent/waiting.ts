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

/** Runs the tasks of one key one after another, in order of arrival; different keys do not wait for each other. */
export class KeyedQueue {
  readonly #tails = new Map<string, Promise<void>>();

  /** Rejects with the signal's reason when it aborts before the task's turn; the task then never runs. */
  run<T>(key: string, signal: AbortSignal | null, task: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const result = new Promise<T>((resolve, reject) => {
      const onAbort = () => reject(signal?.reason);
      signal?.addEventListener('abort', onAbort);
      void before.then(() => {
        signal?.removeEventListener('abort', onAbort);
        if (signal?.aborted) return reject(signal.reason);
        task().then(resolve, reject);
      });
    });
    const tail = before
      .then(() => result)
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        if (this.#tails.get(key) === tail) this.#tails.delete(key);
      });
    this.#tails.set(key, tail);
    return result;
  }

  /** Resolves once every queued task has ended. */
  async idle(): Promise<void> {
    while (this.#tails.size > 0) await Promise.all(this.#tails.values());
  }
}
