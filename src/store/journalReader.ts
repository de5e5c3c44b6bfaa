/**
 * Reads the journal once for everybody in this process who follows it.
 *
 * One statement asks for news of all followed namespaces, every few milliseconds while there are followers and at once
 * after a write of this process. NOTIFY would spare the asking, but it takes a lock over the whole database until the
 * commit is on disk, which puts all writers of all tenants in one queue.
 */
import type { Database } from './db.ts';
import { followsOn, type JournalEntry, type JournalNews, readJournal, readNews, VersionExpired } from './journal.ts';

export interface JournalFollower {
  /**
   * The next entries, oldest first, and the version reached with them; no entries when there is nothing new.
   * Throws VersionExpired when the entries after its version are not there (any more).
   */
  read(): Promise<{ entries: readonly JournalEntry[]; version: bigint }>;
  close(): void;
}

export interface JournalReader {
  /** Follows a namespace from after `version`; `onNews` is called when there is something to read. */
  follow(namespace: string, version: bigint, onNews: () => void): JournalFollower;
  /** Says that this process wrote to the namespace. */
  nudge(namespace: string): void;
  close(): Promise<void>;
}

export interface JournalReaderOptions {
  /** How soon the writes of other processes are seen. */
  pollMs?: number;
  /** Entries kept in memory per namespace. */
  keepEntries?: number;
  /** Characters of JSON kept in memory over all namespaces. */
  keepSize?: number;
  onError?: (error: unknown) => void;
}

/** Entries per namespace and statement. */
const batchEntries = 500;
/** Between two statements, also when every write asks for one. */
const leastPauseMs = 2;
const pauseAfterErrorMs = 1_000;

/** What is kept of a namespace: the entries after `start` up to `head`, without a gap. */
class Feed {
  readonly namespace: string;
  readonly followers = new Set<() => void>();
  readonly readings = new Map<bigint, Promise<JournalEntry[]>>();
  start: bigint;
  head: bigint;
  /** The entries did not follow on: whoever reads must begin anew. */
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

  /** Entries after a version that is not before `start`. */
  after(version: bigint): readonly JournalEntry[] {
    const index = Number(version - this.start);
    return this.#entries.slice(index, index + batchEntries);
  }
}

export function openJournalReader(db: Database, options: JournalReaderOptions = {}): JournalReader {
  const { pollMs = 25, keepEntries = 1_000, keepSize = 64 * 1024 * 1024, onError = () => {} } = options;
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
    reading = poll().finally(() => {
      reading = null;
    });
  }

  async function poll(): Promise<void> {
    const startedMs = performance.now();
    nudged = false;
    const asked = new Map(feeds);
    let more = false;
    let delayMs: number;
    try {
      const news = await readNews(
        db,
        [...asked.values()].map((feed) => ({ namespace: feed.namespace, version: feed.head })),
        batchEntries,
      );
      for (const one of news) more = publish(asked.get(one.namespace)!, one, keepSize / asked.size) || more;
      failed = false;
      lastEndMs = performance.now();
      // With very many namespaces the statement itself takes long; it must not be all that Postgres does.
      delayMs = more || nudged ? leastPauseMs : Math.max(pollMs, 4 * (lastEndMs - startedMs));
    } catch (error) {
      if (!failed && !closed) onError(error);
      failed = true;
      delayMs = pauseAfterErrorMs;
    }
    schedule(delayMs);
  }

  /** Answers whether there is more to read than was read now. */
  function publish(feed: Feed, news: JournalNews, size: number): boolean {
    // Everybody may have left it while the statement ran, and others begun anew.
    if (feeds.get(feed.namespace) !== feed) return false;
    if (followsOn(news, feed.head)) {
      feed.append(news.entries, keepEntries, size);
    } else {
      feed.broken = true;
      feeds.delete(feed.namespace);
    }
    for (const onNews of [...feed.followers]) onNews();
    return !feed.broken && news.entries.length === batchEntries;
  }

  /** Entries that are not in memory any more; those who ask for the same ones at the same time share the statement. */
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
      return {
        async read() {
          if (followed.broken) throw new VersionExpired();
          let entries: readonly JournalEntry[] = [];
          if (version < followed.start) entries = await readOlder(followed, version);
          else if (version < followed.head) entries = followed.after(version);
          version += BigInt(entries.length);
          return { entries, version };
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
    async close() {
      closed = true;
      clearTimeout(timer);
      await reading;
    },
  };
}
