/**
 * Lets at most `most` tasks of one key run at a time; the others wait here, in the order in which they came. Writers of
 * one namespace queue on one row in Postgres anyway; waiting here they hold no connection and wake nobody.
 */
export class Turns {
  readonly #most: number;
  readonly #queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(most: number) {
    this.#most = most;
  }

  async run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { running: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.running >= this.#most) await new Promise<void>((resolve) => queue.waiting.push(resolve));
    else queue.running++;
    try {
      return await task();
    } finally {
      const next = queue.waiting.shift();
      if (next) next();
      else if (--queue.running === 0) this.#queues.delete(key);
    }
  }
}
