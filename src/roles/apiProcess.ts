/** One of the processes that serve the API's port together, as the first process sees it. */
import cluster, { type Worker } from 'node:cluster';
import type { FromPrimary, HeldKind, ToPrimary } from '../http/siblings.ts';

export interface Holding {
  kind: HeldKind;
  key: string;
}

/** How a process ended. One without a signal ended by itself. */
export interface End {
  code: number;
  signal: string | null;
}

/** It ended before it was ready. */
export class EndedEarly extends Error {
  readonly end: End;

  constructor(pid: number | undefined, end: End) {
    super(`process ${pid} of the API ended before it was ready (${end.signal ?? end.code})`);
    this.end = end;
  }
}

export class ApiProcess {
  readonly #worker: Worker;
  readonly #held = new Map<string, Holding & { count: number }>();
  /** Resolves when everything but listening is done; rejects with EndedEarly. */
  readonly prepared: Promise<void>;
  /** Resolves when it serves the port; rejects with EndedEarly. */
  readonly ready: Promise<void>;
  readonly ended: Promise<End>;
  #mayListen: () => void = () => {};

  /** Starts it. `onMessage` gets what it sends beside its start. */
  constructor(environment: Record<string, string>, onMessage: (from: ApiProcess, message: ToPrimary) => void) {
    const worker = cluster.fork(environment);
    this.#worker = worker;
    // A message to a process that just ended fails, and without a listener would end this one; `exit` reports the end.
    worker.on('error', () => {});
    this.ended = new Promise((resolve) => worker.once('exit', (code, signal) => resolve({ code, signal })));
    const endedEarly = this.ended.then((end) => Promise.reject(new EndedEarly(this.pid, end)));
    const until = (about: ToPrimary['about']) =>
      new Promise<void>((resolve) =>
        worker.on('message', (message: ToPrimary) => message.about === about && resolve()),
      );
    this.prepared = Promise.race([until('prepared'), endedEarly]);
    this.ready = Promise.race([until('ready'), endedEarly]);
    for (const each of [endedEarly, this.prepared, this.ready]) each.catch(() => undefined);
    worker.on('message', (message: ToPrimary) => {
      if (message.about === 'prepared')
        this.#mayListen = () => this.send({ about: 'answer', id: message.id, answer: null });
      else onMessage(this, message);
    });
  }

  get pid(): number | undefined {
    return this.#worker.process.pid;
  }

  /** Has it listen, once it is prepared. Resolves when it serves; rejects with EndedEarly. */
  async listen(): Promise<void> {
    await this.prepared;
    this.#mayListen();
    await this.ready;
  }

  send(message: FromPrimary): void {
    if (this.#worker.isConnected()) this.#worker.send(message);
  }

  kill(signal: NodeJS.Signals): void {
    this.#worker.process.kill(signal);
  }

  /** Notes what a client holds open there. */
  hold({ kind, key }: Holding): void {
    const name = `${kind} ${key}`;
    this.#held.set(name, { kind, key, count: (this.#held.get(name)?.count ?? 0) + 1 });
  }

  /** Notes that it is open no more. Returns false if it was not. */
  release({ kind, key }: Holding): boolean {
    const name = `${kind} ${key}`;
    const known = this.#held.get(name);
    if (!known) return false;
    if (known.count === 1) this.#held.delete(name);
    else known.count -= 1;
    return true;
  }

  /** Everything that is held there. */
  get holdings(): Holding[] {
    return [...this.#held.values()].flatMap(({ kind, key, count }) => Array<Holding>(count).fill({ kind, key }));
  }
}
