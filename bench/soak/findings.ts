/** What must not happen but was seen, and how often each thing was done. */
import { pause } from '../../src/lib/waiting.ts';

export interface Finding {
  atSeconds: number;
  round: number;
  what: string;
  detail: string;
  /** How often the same thing was seen again. */
  repeats: number;
}

const kept = 40;

export class Findings {
  readonly all: Finding[] = [];
  readonly counts = new Map<string, number>();
  readonly #startedMs = performance.now();
  readonly #say: (line: string) => void;
  round = 0;

  constructor(say: (line: string) => void) {
    this.#say = say;
  }

  elapsedSeconds(): number {
    return Math.round((performance.now() - this.#startedMs) / 1_000);
  }

  /** Records something that must not happen. After the first findings of a kind, repeats are only counted. */
  add(what: string, detail: string): void {
    const same = this.all.filter((finding) => finding.what === what);
    if (same.length >= 5 || this.all.length >= kept) {
      if (same[0]) same[0].repeats += 1;
      return;
    }
    this.all.push({ atSeconds: this.elapsedSeconds(), round: this.round, what, detail, repeats: 0 });
    this.#say(`FOUND at ${this.elapsedSeconds()} s: ${what}: ${detail}`);
  }

  count(what: string, by = 1): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + by);
  }

  say(line: string): void {
    this.#say(`${String(this.elapsedSeconds()).padStart(5)} s  ${line}`);
  }
}

/** Waits until `condition` holds, and retries after errors. Returns false after `limitMs`. */
export async function eventually(condition: () => Promise<boolean> | boolean, limitMs: number): Promise<boolean> {
  const end = performance.now() + limitMs;
  for (;;) {
    const holds = await Promise.resolve()
      .then(condition)
      .catch(() => false);
    if (holds) return true;
    if (performance.now() > end) return false;
    await pause(200);
  }
}
