/** Waiting that a signal ends, and how long to wait before the next attempt. */

export interface Backoff {
  /** The most that the first pause takes; each later one may take twice as long as the one before. */
  firstPauseMs: number;
  longestPauseMs: number;
}

/** A random part of an exponential pause: clients that failed together do not return together. */
export function backoffMs(failures: number, { firstPauseMs, longestPauseMs }: Backoff): number {
  return Math.random() * Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(failures - 1, 30));
}

/** The service's pause, and a little more so that not all of its clients return in the same instant. */
export function afterRetryAfterMs(pauseMs: number): number {
  return pauseMs + Math.random() * Math.min(pauseMs, 1_000);
}

/** Rejects with the signal's reason as soon as it is aborted. */
export function pause(pauseMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, pauseMs);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Follows `work`, which goes on for others, until the signal is aborted. */
export function orAborted<T>(work: Promise<T>, signal?: AbortSignal): Promise<T> {
  if (!signal) return work;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const end = () => reject(signal.reason);
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}

/** A signal of its own that ends with the caller's, or by `abort`. `release` forgets the caller's. */
export interface LinkedSignal {
  signal: AbortSignal;
  abort(reason: unknown): void;
  release(): void;
}

/** Unlike AbortSignal.any, it leaves nothing behind on a signal that lives long. */
export function linked(parent?: AbortSignal): LinkedSignal {
  const controller = new AbortController();
  const end = () => controller.abort(parent?.reason);
  if (parent?.aborted) end();
  else parent?.addEventListener('abort', end, { once: true });
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    release: () => parent?.removeEventListener('abort', end),
  };
}
