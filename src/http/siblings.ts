/**
 * The API processes that serve one port of this machine together (roles/apiProcesses.ts), as each of them sees the
 * others. A process that serves its port alone has none: what it tells goes nowhere, and it counts for itself.
 */
import cluster from 'node:cluster';

/** What a process tells its siblings. */
export interface SiblingNews {
  /** It wrote to the namespace: watches of the siblings need not wait for their next look. */
  written: { namespace: string };
  /** Points of a limit that is counted in memory. */
  spent: { limit: string; key: string; points: number };
  /** Bearer tokens, by their digest, that were found or minted; `customerId` is null if only minted. */
  tokenFound: { name: string; customerId: string | null };
  /** Tokens that were refused, by their digest, or by digest and address. */
  tokenRefused: { name: string };
}

/** What clients hold open, counted by the first process for all. */
export interface Held<Taken extends { held: boolean }> {
  /** One more of the key, which counts until it leaves; nothing does if it is not held. */
  take(key: string): Taken | Promise<Taken>;
  leave(key: string): void;
}
export type HeldKind = 'connections' | 'watches';

/** The metrics of all siblings, added up. */
export interface JointMetrics {
  contentType: string;
  text: string;
}

type Item = { [Topic in keyof SiblingNews]: { topic: Topic; news: SiblingNews[Topic] } }[keyof SiblingNews];

/** What a process sends to the first one. */
export type ToPrimary =
  | { about: 'prepared'; id: number }
  | { about: 'ready' }
  | { about: 'news'; items: Item[] }
  | { about: 'take'; id: number; kind: HeldKind; key: string }
  | { about: 'leave'; kind: HeldKind; key: string }
  | { about: 'metrics'; id: number };

/** What the first process sends to the others. News are those of a sibling. */
export type FromPrimary = { about: 'news'; items: Item[] } | { about: 'answer'; id: number; answer: unknown };

export interface Channel {
  send(message: ToPrimary): void;
  onMessage(listener: (message: FromPrimary) => void): void;
}

export class Siblings {
  readonly #channel: Channel | null;
  readonly #listeners = new Map<string, ((news: never) => void)[]>();
  readonly #asked = new Map<number, (answer: never) => void>();
  #unsent: Item[] = [];
  #lastId = 0;

  constructor(channel: Channel | null) {
    this.#channel = channel;
    channel?.onMessage((message) => this.#receive(message));
  }

  get isAlone(): boolean {
    return this.#channel === null;
  }

  /** Tells the siblings. All news of one turn of the event loop are one message. */
  tell<Topic extends keyof SiblingNews>(topic: Topic, news: SiblingNews[Topic]): void {
    if (!this.#channel) return;
    if (this.#unsent.length === 0) setImmediate(() => this.#flush());
    this.#unsent.push({ topic, news } as Item);
  }

  /** Calls `listener` with what a sibling tells. */
  on<Topic extends keyof SiblingNews>(topic: Topic, listener: (news: SiblingNews[Topic]) => void): void {
    if (!this.#channel) return;
    this.#listeners.set(topic, [...(this.#listeners.get(topic) ?? []), listener]);
  }

  /** Counts what is held with the siblings, or with `alone` if there are none. */
  held<Taken extends { held: boolean }>(kind: HeldKind, alone: () => Held<Taken>): Held<Taken> {
    const channel = this.#channel;
    if (!channel) return alone();
    return {
      take: (key) => this.#ask<Taken>((id) => ({ about: 'take', id, kind, key })),
      leave: (key) => channel.send({ about: 'leave', kind, key }),
    };
  }

  /** The metrics of this process and its siblings. Only for a process that is not alone. */
  async metrics(): Promise<JointMetrics> {
    const joint = await this.#ask<JointMetrics | null>((id) => ({ about: 'metrics', id }));
    if (!joint) throw new Error('the metrics of all processes could not be added up');
    return joint;
  }

  /** Waits until all processes that start together can serve their port: else the first would get all clients. */
  async mayListen(): Promise<void> {
    if (!this.isAlone) await this.#ask((id) => ({ about: 'prepared', id }));
  }

  /** Says that this process serves its port. */
  ready(): void {
    this.#channel?.send({ about: 'ready' });
  }

  /** The first process always answers: without it, this one ends. */
  #ask<Answer>(question: (id: number) => ToPrimary): Promise<Answer> {
    const id = ++this.#lastId;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#channel?.send(question(id));
    });
  }

  #flush(): void {
    this.#channel?.send({ about: 'news', items: this.#unsent });
    this.#unsent = [];
  }

  #receive(message: FromPrimary): void {
    if (message.about === 'answer') {
      this.#asked.get(message.id)?.(message.answer as never);
      this.#asked.delete(message.id);
    } else if (message.about === 'news') {
      for (const { topic, news } of message.items)
        for (const listener of this.#listeners.get(topic) ?? []) listener(news as never);
    }
  }
}

/** Those of this process. */
export const siblings = new Siblings(cluster.isWorker ? ownChannel() : null);

function ownChannel(): Channel {
  return {
    send(message) {
      // Once the first process is gone, so is this one.
      if (process.connected) process.send!(message);
    },
    onMessage: (listener) => void process.on('message', listener),
  };
}
