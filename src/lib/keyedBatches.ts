interface Waiting<Item, Result> {
  item: Item;
  resolve(result: Result | Promise<Result>): void;
  reject(error: unknown): void;
}

interface Queue<Item, Result> {
  running: number;
  scheduled: boolean;
  waiting: Waiting<Item, Result>[];
}

export interface BatchLimits<Item> {
  /** Batches of one key that run at the same time. */
  atOnce: number;
  /** A batch that takes longer than this no longer holds up the next one: what hangs delays only who is in it. */
  timeoutMs: number;
  items: number;
  /** A batch takes no further item once those in it weigh this much in sum. */
  weight?: { of(item: Item): number; limit: number };
}

/**
 * Runs the items of a key in batches, in order of arrival: an item that arrives while batches run waits and joins the
 * next one with all others that wait. A batch starts after each of its items arrived, so a question that is asked in
 * one gets no answer from before it was asked. Keys do not wait for each other.
 */
export class KeyedBatches<Item, Result> {
  readonly #run: (items: readonly Item[], key: string) => Promise<readonly (Result | Promise<Result>)[]>;
  readonly #limits: BatchLimits<Item>;
  readonly #queues = new Map<string, Queue<Item, Result>>();

  /** `run` returns one result per item, in their order. If it rejects, every item of the batch does. */
  constructor(
    run: (items: readonly Item[], key: string) => Promise<readonly (Result | Promise<Result>)[]>,
    limits: BatchLimits<Item>,
  ) {
    this.#run = run;
    this.#limits = limits;
  }

  /** Keys that have an item; memory is held for no others. */
  get size(): number {
    return this.#queues.size;
  }

  run(key: string, item: Item): Promise<Result> {
    let queue = this.#queues.get(key);
    if (!queue) {
      queue = { running: 0, scheduled: false, waiting: [] };
      this.#queues.set(key, queue);
    }
    const { waiting } = queue;
    const result = new Promise<Result>((resolve, reject) => waiting.push({ item, resolve, reject }));
    this.#schedule(key, queue);
    return result;
  }

  /** Starts after the current turn of the event loop, so that all that arrived in it go together. */
  #schedule(key: string, queue: Queue<Item, Result>): void {
    if (queue.scheduled || queue.running >= this.#limits.atOnce || queue.waiting.length === 0) return;
    queue.scheduled = true;
    setImmediate(() => {
      queue.scheduled = false;
      void this.#start(key, queue);
    });
  }

  async #start(key: string, queue: Queue<Item, Result>): Promise<void> {
    const batch = this.#take(queue.waiting);
    queue.running += 1;
    this.#schedule(key, queue);
    let left = false;
    const leave = () => {
      if (left) return;
      left = true;
      queue.running -= 1;
      if (queue.running === 0 && queue.waiting.length === 0) this.#drop(key, queue);
      else this.#schedule(key, queue);
    };
    const overdue = setTimeout(leave, this.#limits.timeoutMs);
    try {
      const results = await this.#run(
        batch.map(({ item }) => item),
        key,
      );
      for (const [index, { resolve }] of batch.entries()) resolve(results[index]!);
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
    clearTimeout(overdue);
    leave();
  }

  #drop(key: string, queue: Queue<Item, Result>): void {
    if (this.#queues.get(key) === queue) this.#queues.delete(key);
  }

  #take(waiting: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const { items, weight } = this.#limits;
    let count = 0;
    let sum = 0;
    while (count < Math.min(items, waiting.length) && (count === 0 || weight === undefined || sum < weight.limit)) {
      sum += weight?.of(waiting[count]!.item) ?? 0;
      count += 1;
    }
    return waiting.splice(0, count);
  }
}
