interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/** Runs at most `limit` tasks per key at a time; others wait in order of arrival. Keys do not wait for each other. */
export class KeyedSemaphore {
  readonly #limit: number;
  readonly #queues = new Map<string, Queue>();
  readonly #onIdle: (() => void)[] = [];

  constructor(limit = 1) {
    this.#limit = limit;
  }

  /** Keys that have a task; memory is held for no others. */
  get size(): number {
    return this.#queues.size;
  }

  /** Rejects with the signal's reason if it aborts before the task starts; the task then never runs. */
  async run<T>(key: string, task: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    const leave = await this.enter(key, signal);
    try {
      signal?.throwIfAborted();
      return await task();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a place, which is held until the returned function is called; calling it again does nothing. If the signal
   * aborts first, leaves the queue and rejects with its reason.
   */
  enter(key: string, signal?: AbortSignal): Promise<() => void> {
    if (signal?.aborted) return Promise.reject(signal.reason);
    const queue = this.#queues.get(key) ?? { running: 0, waiting: new Set() };
    this.#queues.set(key, queue);
    let entered = true;
    const leave = () => {
      if (entered) this.#leave(key, queue);
      entered = false;
    };
    if (queue.running < this.#limit) {
      queue.running++;
      return Promise.resolve(leave);
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        queue.waiting.delete(start);
        reject(signal?.reason);
      };
      const start = () => {
        signal?.removeEventListener('abort', onAbort);
        resolve(leave);
      };
      queue.waiting.add(start);
      signal?.addEventListener('abort', onAbort, { once: true });
    });
  }

  /** Resolves once every task has ended, including those that arrive while it waits. */
  idle(): Promise<void> {
    return this.size === 0 ? Promise.resolve() : new Promise((resolve) => this.#onIdle.push(resolve));
  }

  #leave(key: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) {
      // The place passes on, so `running` stays.
      queue.waiting.delete(next);
      next();
    } else if (--queue.running === 0) {
      this.#queues.delete(key);
      if (this.size === 0) for (const resolve of this.#onIdle.splice(0)) resolve();
    }
  }
}
