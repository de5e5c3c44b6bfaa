/**
 * Reads the journal once for all followers in this process.
 *
 * One statement polls all followed namespaces, every few milliseconds while there are followers, and at once after a
 * write of this process that does not follow on what it has read. NOTIFY would avoid the polling, but it takes a
 * database-wide lock until the commit is on disk, which would serialize the writers of all tenants.
 */
import type { Database } from '../core/db.ts';
import { followsOn, type JournalEntry, type JournalNews, readJournal, readNews, VersionExpired } from './journal.ts';
import { approximateSize } from './machineRow.ts';

export interface JournalProgress {
  entries: readonly JournalEntry[];
  version: bigint;
}

export interface JournalFollower {
  /**
   * Returns the next entries, oldest first, and the version reached with them; no entries if there is nothing new.
   * Throws VersionExpired if the entries after its version are missing or no longer there.
   */
  read(): Promise<JournalProgress>;
  /** The same of what is in memory, without waiting; null if the next entries must be read from the database. */
  held(): JournalProgress | null;
  close(): void;
}

export interface JournalReaderOptions {
  /** Maximum delay before writes of other processes are seen. */
  pollMs?: number;
  /** Entries kept in memory per namespace. */
  keepEntries?: number;
  /** Characters of JSON kept in memory across all namespaces. */
  keepSize?: number;
  onError?: (error: unknown) => void;
  /** Called with the entries of a namespace that were read for its followers. */
  onEntries?: (namespace: string, entries: readonly JournalEntry[]) => void;
}

/** Entries per namespace and statement. */
const batchEntries = 500;
/** Minimum pause between two statements, even if every write asks for one. */
const leastPauseMs = 2;
const pauseAfterErrorMs = 1_000;

/** The part of a namespace kept in memory: the entries after `start` up to `head`, without a gap. */
class Feed {
  readonly namespace: string;
  readonly followers = new Set<() => void>();
  readonly readings = new Map<bigint, Promise<JournalEntry[]>>();
  start: bigint;
  head: bigint;
  /** When `head` was known to be the newest version. */
  currentAtMs = 0;
  /** The entries did not continue from `head`: readers must start over. */
  broken = false;
  #entries: JournalEntry[] = [];
  #size = 0;

  constructor(namespace: string, version: bigint) {
    this.namespace = namespace;
    this.start = version;
    this.head = version;
  }

  append(entries: readonly JournalEntry[], keepEntries: number, keepSize: number): void {
    for (const entry of entries) {
      this.#entries.push(entry);
      this.#size += entry.size;
    }
    this.head += BigInt(entries.length);
    let dropped = 0;
    while (this.#entries.length - dropped > keepEntries || this.#size > keepSize) {
      this.#size -= this.#entries[dropped]!.size;
      dropped += 1;
    }
    if (dropped > 0) this.#entries = this.#entries.slice(dropped);
    this.start += BigInt(dropped);
  }

  tell(): void {
    for (const onNews of [...this.followers]) onNews();
  }

  /** Returns the entries after a version that is not before `start`. */
  after(version: bigint): readonly JournalEntry[] {
    const index = Number(version - this.start);
    return this.#entries.slice(index, index + batchEntries);
  }
}

const defaults = {
  pollMs: 25,
  keepEntries: 1_000,
  keepSize: 64 * 1024 * 1024,
  onError: () => {},
  onEntries: () => {},
} satisfies JournalReaderOptions;

export class JournalReader {
  readonly #db: Database;
  readonly #options: Required<JournalReaderOptions>;
  readonly #feeds = new Map<string, Feed>();
  #timer: NodeJS.Timeout | undefined;
  #reading: Promise<void> | null = null;
  #nudged = false;
  #lastEndMs = 0;
  #failed = false;
  #closed = false;

  constructor(db: Database, options: JournalReaderOptions = {}) {
    this.#db = db;
    this.#options = { ...defaults, ...options };
  }

  /** Follows a namespace from after `version`; calls `onNews` when there is something to read. */
  follow(namespace: string, from: bigint, onNews: () => void): JournalFollower {
    let version = from;
    const feed = this.#feeds.get(namespace) ?? new Feed(namespace, version);
    this.#feeds.set(namespace, feed);
    const listener = () => onNews();
    feed.followers.add(listener);
    if (!this.#reading && !this.#timer) this.#schedule(this.#options.pollMs);
    const advance = (entries: readonly JournalEntry[]): JournalProgress => {
      version += BigInt(entries.length);
      return { entries, version };
    };
    const held = (): JournalProgress | null => {
      if (feed.broken) throw new VersionExpired();
      if (version < feed.start) return null;
      return advance(version < feed.head ? feed.after(version) : []);
    };
    return {
      held,
      read: async () => held() ?? advance(await this.#readOlder(feed, version)),
      close: () => {
        feed.followers.delete(listener);
        if (feed.followers.size === 0 && this.#feeds.get(namespace) === feed) this.#feeds.delete(namespace);
      },
    };
  }

  /** Tells the reader that this process wrote to the namespace, so that it polls at once. */
  nudge(namespace: string): void {
    if (!this.#feeds.has(namespace)) return;
    this.#nudged = true;
    if (!this.#reading && !this.#failed)
      this.#schedule(Math.max(0, leastPauseMs - (performance.now() - this.#lastEndMs)));
  }

  /**
   * Hands over an entry that this process wrote and committed. If it is the successor of the last entry, it need not be
   * read: versions have no gaps, so nothing can lie between the two.
   */
  wrote(namespace: string, entry: Omit<JournalEntry, 'size' | 'version'>): void {
    const feed = this.#feeds.get(namespace);
    const version = entry.after.resourceVersion;
    // A write that changed nothing has the version of another process's entry, which may not have been read yet.
    if (!feed || version <= feed.head || version === entry.before?.resourceVersion) return;
    if (version === feed.head + 1n) {
      feed.currentAtMs = performance.now();
      const size = (entry.before ? approximateSize(entry.before) : 0) + approximateSize(entry.after);
      this.#append(feed, [{ ...entry, version, size }]);
    } else this.nudge(namespace);
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#reading;
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#closed || this.#feeds.size === 0) return;
    this.#timer = setTimeout(() => this.#start(), delayMs);
  }

  #start(): void {
    this.#timer = undefined;
    if (this.#reading || this.#closed) return;
    const waitMs = this.#currentForMs();
    if (waitMs > 0) this.#schedule(waitMs);
    else
      this.#reading = this.#poll().finally(() => {
        this.#reading = null;
      });
  }

  /** How long no namespace needs to be read: a write of this process that follows on what it has proves that it has all. */
  #currentForMs(): number {
    if (this.#nudged || this.#failed) return 0;
    let oldestMs = Number.POSITIVE_INFINITY;
    for (const { currentAtMs } of this.#feeds.values()) oldestMs = Math.min(oldestMs, currentAtMs);
    return oldestMs + this.#options.pollMs - performance.now();
  }

  async #poll(): Promise<void> {
    const startedMs = performance.now();
    const { pollMs, onError } = this.#options;
    this.#nudged = false;
    try {
      await this.#readAll(startedMs);
      this.#failed = false;
      this.#lastEndMs = performance.now();
      // With very many namespaces the statement itself is slow; it must not keep Postgres busy all the time.
      this.#schedule(this.#nudged ? leastPauseMs : Math.max(pollMs, 4 * (this.#lastEndMs - startedMs)));
    } catch (error) {
      if (!this.#failed && !this.#closed) onError(error);
      this.#failed = true;
      this.#schedule(pauseAfterErrorMs);
    }
  }

  async #readAll(startedMs: number): Promise<void> {
    const asked = new Map(this.#feeds);
    const positions = [...asked.values()].map((feed) => ({ namespace: feed.namespace, version: feed.head }));
    const versions = new Map(positions.map(({ namespace, version }) => [namespace, version]));
    for (const news of await readNews(this.#db, positions, batchEntries)) {
      const hasMore = this.#publish(asked.get(news.namespace)!, versions.get(news.namespace)!, news);
      this.#nudged = hasMore || this.#nudged;
    }
    for (const feed of asked.values()) feed.currentAtMs = Math.max(feed.currentAtMs, startedMs);
  }

  /** Takes in what was read after `version`. Returns whether there is more to read. */
  #publish(feed: Feed, version: bigint, news: JournalNews): boolean {
    // While the statement ran, all followers may have left and new ones started over.
    if (this.#feeds.get(feed.namespace) !== feed) return false;
    if (followsOn(news, version)) {
      // This process may have written and handed over some of them in the meantime.
      this.#append(feed, news.entries.slice(Number(feed.head - version)));
      return news.entries.length === batchEntries;
    }
    // Or what it handed over was compacted before the statement ran: the entries continue from there all the same.
    const fresh = news.entries.filter((entry) => entry.version > feed.head);
    if (feed.head > version && followsOn({ ...news, entries: fresh }, feed.head)) {
      this.#append(feed, fresh);
      return news.entries.length === batchEntries;
    }
    feed.broken = true;
    this.#feeds.delete(feed.namespace);
    feed.tell();
    return false;
  }

  #append(feed: Feed, entries: readonly JournalEntry[]): void {
    if (entries.length === 0) return;
    const { keepEntries, keepSize, onEntries } = this.#options;
    feed.append(entries, keepEntries, keepSize / this.#feeds.size);
    onEntries(feed.namespace, entries);
    feed.tell();
  }

  /** Reads entries that are no longer in memory; concurrent readers of the same entries share one statement. */
  #readOlder(feed: Feed, version: bigint): Promise<JournalEntry[]> {
    let older = feed.readings.get(version);
    if (!older) {
      older = readJournal(this.#db, { namespace: feed.namespace, version }, batchEntries).finally(() =>
        feed.readings.delete(version),
      );
      feed.readings.set(version, older);
    }
    return older;
  }
}
