/** What one process knows of a key: a count per window, of which the last two matter. */
interface Entry {
  /** Number of the window: time since the epoch, in windows. */
  window: number;
  /** Counted in this window by all processes, as far as this one heard, its own shared counts included. */
  known: number;
  /** Counted here in this window and not shared yet. */
  unshared: number;
  /** Counted in the window before. */
  previous: number;
  /** Of that, counted here and not shared while it lasted. */
  late: number;
}

/** A process's own counts of one key that others have not heard of. */
export interface UnsharedCount {
  key: string;
  window: number;
  points: number;
}

/** What is known of all processes together once a count was shared. */
export interface SharedCount {
  key: string;
  window: number;
  total: number;
  previousTotal: number;
}

export interface CountLimit {
  /** Longest sum in any window. */
  points: number;
  windowMs: number;
}

/** Part of its limit that a key's unshared count must reach before the other processes hear of it. */
const worthSharing = 0.02;

/**
 * Counts uses of keys in a sliding window, here and in other processes. The sum of the last `windowMs` is estimated from
 * the counts of two fixed windows, of which the earlier one counts for the part of it that is not over yet. Windows
 * begin at multiples of `windowMs` of the epoch, so that processes mean the same one.
 */
export class SlidingCounts {
  readonly limit: CountLimit;
  readonly #entries = new Map<string, Entry>();
  #swept = 0;

  constructor(limit: CountLimit) {
    this.limit = limit;
  }

  /** Keys for which memory is held: those used in the last two windows. */
  get size(): number {
    return this.#entries.size;
  }

  /** Milliseconds until one more use of the key is within the limit; 0: it is now. */
  waitMs(key: string, nowMs: number): number {
    const entry = this.#entries.get(key);
    if (!entry) return 0;
    const { points, windowMs } = this.limit;
    const { previous, current } = countsAt(entry, this.#windowAt(nowMs));
    const passedMs = nowMs % windowMs;
    if (previous * (1 - passedMs / windowMs) + current + 1 <= points) return 0;
    // Either the earlier window fades enough before this one is over, or this one has to fade in the next.
    if (current + 1 <= points)
      return Math.max(1, Math.ceil((1 - (points - 1 - current) / previous) * windowMs - passedMs));
    return Math.ceil(windowMs - passedMs + (1 - (points - 1) / current) * windowMs);
  }

  /** Uses of the key that are left now. */
  left(key: string, nowMs: number): number {
    const entry = this.#entries.get(key);
    const { points, windowMs } = this.limit;
    if (!entry) return points;
    const { previous, current } = countsAt(entry, this.#windowAt(nowMs));
    return Math.max(0, Math.floor(points - previous * (1 - (nowMs % windowMs) / windowMs) - current));
  }

  count(key: string, nowMs: number): void {
    const window = this.#windowAt(nowMs);
    this.#sweep(window);
    const entry = this.#entries.get(key);
    if (!entry) {
      this.#entries.set(key, { window, known: 0, unshared: 1, previous: 0, late: 0 });
      return;
    }
    turnTo(entry, window);
    entry.unshared++;
  }

  /** Takes the counts of this window and the one before that are worth sharing; they count as shared from now on. */
  takeUnshared(nowMs: number): UnsharedCount[] {
    const window = this.#windowAt(nowMs);
    const least = Math.max(1, this.limit.points * worthSharing);
    const taken: UnsharedCount[] = [];
    for (const [key, entry] of this.#entries) {
      if (entry.late >= least) taken.push({ key, window: entry.window - 1, points: entry.late });
      entry.late = 0;
      if (entry.window < window - 1 || entry.unshared < least) continue;
      taken.push({ key, window: entry.window, points: entry.unshared });
      entry.known += entry.unshared;
      entry.unshared = 0;
    }
    return taken;
  }

  /** Learns what all processes counted. A count that has since been overtaken by a newer window changes nothing. */
  learn({ key, window, total, previousTotal }: SharedCount): void {
    const entry = this.#entries.get(key);
    if (!entry || entry.window !== window) return;
    entry.known = Math.max(entry.known, total);
    entry.previous = Math.max(entry.previous, previousTotal);
  }

  #windowAt(nowMs: number): number {
    return Math.floor(nowMs / this.limit.windowMs);
  }

  /** Once per window, forgets the keys that no longer matter. */
  #sweep(window: number): void {
    if (window === this.#swept) return;
    this.#swept = window;
    for (const [key, entry] of this.#entries) if (entry.window < window - 1) this.#entries.delete(key);
  }
}

function countsAt(entry: Entry, window: number): { previous: number; current: number } {
  const sum = entry.known + entry.unshared;
  if (entry.window === window) return { previous: entry.previous, current: sum };
  return { previous: entry.window === window - 1 ? sum : 0, current: 0 };
}

function turnTo(entry: Entry, window: number): void {
  if (entry.window === window) return;
  const { previous } = countsAt(entry, window);
  entry.late = entry.window === window - 1 ? entry.unshared : 0;
  entry.window = window;
  entry.previous = previous;
  entry.known = 0;
  entry.unshared = 0;
}
