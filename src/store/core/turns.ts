/**
 * A keyed semaphore: runs at most `most` tasks per key at a time; the others wait here in FIFO order. Writers of one
 * namespace queue on one row in Postgres anyway; waiting here they hold no connection and wake no other writer.
 */
export class Turns {
  readonly #most: number;
  readonly #queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const leave = await this.enter(key);
    try {
      return await task();
    } finally {
      leave();
    }
  }

  /** Waits for a turn. The turn ends when the returned function is called; calling it again does nothing. */
  enter(key: string): Promise<() => void> {
    const queue = this.#queues.get(key) ?? { running: 0, waiting: [] };
    this.#queues.set(key, queue);
    let entered = true;
    const leave = () => {
      if (!entered) return;
      entered = false;
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) this.#queues.delete(key);
    };
    if (queue.running >= this.#most) return new Promise((resolve) => queue.waiting.push(() => resolve(leave)));
    queue.running++;
    return Promise.resolve(leave);
  }
}
