/**
 * Reads the journal once for all followers in this process.
 *
 * One statement polls all followed namespaces, every few milliseconds while there are followers, and at once after a
 * write of this process that does not follow on what it has read. NOTIFY would avoid the polling, but it takes a database-wide lock until the commit is on disk,
 * which would serialize the writers of all tenants.
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

export interface JournalReader {
  /** Follows a namespace from after `version`; calls `onNews` when there is something to read. */
  follow(namespace: string, version: bigint, onNews: () => void): JournalFollower;
  /** Tells the reader that this process wrote to the namespace, so that it polls at once. */
  nudge(namespace: string): void;
  /**
   * Hands over an entry that this process wrote and committed. If it is the successor of the last entry, it need not be
   * read: versions have no gaps, so nothing can lie between the two.
   */
  wrote(namespace: string, entry: Omit<JournalEntry, 'size' | 'version'>): void;
  close(): Promise<void>;
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

  /** Returns the entries after a version that is not before `start`. */
  after(version: bigint): readonly JournalEntry[] {
    const index = Number(version - this.start);
    return this.#entries.slice(index, index + batchEntries);
  }
}

export function openJournalReader(db: Database, options: JournalReaderOptions = {}): JournalReader {
  const {
    pollMs = 25,
    keepEntries = 1_000,
    keepSize = 64 * 1024 * 1024,
    onError = () => {},
    onEntries = () => {},
  } = options;
  const feeds = new Map<string, Feed>();
  let timer: NodeJS.Timeout | undefined;
  let reading: Promise<void> | null = null;
  let nudged = false;
  let lastEndMs = 0;
  let failed = false;
  let closed = false;

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    timer = undefined;
    if (closed || feeds.size === 0) return;
    timer = setTimeout(start, delayMs);
  }

  function start(): void {
    timer = undefined;
    if (reading || closed) return;
    const waitMs = currentForMs();
    if (waitMs > 0) {
      schedule(waitMs);
      return;
    }
    reading = poll().finally(() => {
      reading = null;
    });
  }

  /** How long no namespace needs to be read: a write of this process that follows on what it has proves that it has all. */
  function currentForMs(): number {
    if (nudged || failed) return 0;
    let oldestMs = Number.POSITIVE_INFINITY;
    for (const { currentAtMs } of feeds.values()) oldestMs = Math.min(oldestMs, currentAtMs);
    return oldestMs + pollMs - performance.now();
  }

  async function poll(): Promise<void> {
    const startedMs = performance.now();
    nudged = false;
    const asked = new Map(feeds);
    let delayMs: number;
    try {
      const positions = [...asked.values()].map((feed) => ({ namespace: feed.namespace, version: feed.head }));
      const versions = new Map(positions.map(({ namespace, version }) => [namespace, version]));
      for (const news of await readNews(db, positions, batchEntries)) {
        nudged = publish(asked.get(news.namespace)!, versions.get(news.namespace)!, news) || nudged;
      }
      for (const feed of asked.values()) feed.currentAtMs = Math.max(feed.currentAtMs, startedMs);
      failed = false;
      lastEndMs = performance.now();
      // With very many namespaces the statement itself is slow; it must not keep Postgres busy all the time.
      delayMs = nudged ? leastPauseMs : Math.max(pollMs, 4 * (lastEndMs - startedMs));
    } catch (error) {
      if (!failed && !closed) onError(error);
      failed = true;
      delayMs = pauseAfterErrorMs;
    }
    schedule(delayMs);
  }

  /** Takes in what was read after `version`. Returns whether there is more to read. */
  function publish(feed: Feed, version: bigint, news: JournalNews): boolean {
    // While the statement ran, all followers may have left and new ones started over.
    if (feeds.get(feed.namespace) !== feed) return false;
    if (followsOn(news, version)) {
      // This process may have written and handed over some of them in the meantime.
      append(feed, news.entries.slice(Number(feed.head - version)));
      return news.entries.length === batchEntries;
    }
    // Or what it handed over was compacted before the statement ran: the entries continue from there all the same.
    const fresh = news.entries.filter((entry) => entry.version > feed.head);
    if (feed.head > version && followsOn({ ...news, entries: fresh }, feed.head)) {
      append(feed, fresh);
      return news.entries.length === batchEntries;
    }
    feed.broken = true;
    feeds.delete(feed.namespace);
    tell(feed);
    return false;
  }

  function append(feed: Feed, entries: readonly JournalEntry[]): void {
    if (entries.length === 0) return;
    feed.append(entries, keepEntries, keepSize / feeds.size);
    onEntries(feed.namespace, entries);
    tell(feed);
  }

  function tell(feed: Feed): void {
    for (const onNews of [...feed.followers]) onNews();
  }

  /** Reads entries that are no longer in memory; concurrent readers of the same entries share one statement. */
  function readOlder(feed: Feed, version: bigint): Promise<JournalEntry[]> {
    let older = feed.readings.get(version);
    if (!older) {
      older = readJournal(db, { namespace: feed.namespace, version }, batchEntries).finally(() =>
        feed.readings.delete(version),
      );
      feed.readings.set(version, older);
    }
    return older;
  }

  return {
    follow(namespace, from, onNews) {
      let version = from;
      let feed = feeds.get(namespace);
      if (!feed) {
        feed = new Feed(namespace, version);
        feeds.set(namespace, feed);
      }
      const followed = feed;
      const listener = () => onNews();
      followed.followers.add(listener);
      if (!reading && !timer) schedule(pollMs);
      const advance = (entries: readonly JournalEntry[]): JournalProgress => {
        version += BigInt(entries.length);
        return { entries, version };
      };
      const held = (): JournalProgress | null => {
        if (followed.broken) throw new VersionExpired();
        if (version < followed.start) return null;
        return advance(version < followed.head ? followed.after(version) : []);
      };
      return {
        held,
        async read() {
          return held() ?? advance(await readOlder(followed, version));
        },
        close() {
          followed.followers.delete(listener);
          if (followed.followers.size === 0 && feeds.get(namespace) === followed) feeds.delete(namespace);
        },
      };
    },
    nudge(namespace) {
      if (!feeds.has(namespace)) return;
      nudged = true;
      if (!reading && !failed) schedule(Math.max(0, leastPauseMs - (performance.now() - lastEndMs)));
    },
    wrote(namespace, entry) {
      const feed = feeds.get(namespace);
      const version = entry.after.resourceVersion;
      // A write that changed nothing has the version of another process's entry, which may not have been read yet.
      if (!feed || version <= feed.head || version === entry.before?.resourceVersion) return;
      if (version !== feed.head + 1n) {
        this.nudge(namespace);
        return;
      }
      feed.currentAtMs = performance.now();
      const size = (entry.before ? approximateSize(entry.before) : 0) + approximateSize(entry.after);
      append(feed, [{ ...entry, version, size }]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}
