import type { Probed } from './probe.ts';

/** As many silent probes in a row close a port that was open: a guest that is only slow keeps its sessions. */
const failureThreshold = 3;

/** The ports of a guest that are open, by what probes found. */
export class PortWatch {
  readonly #open = new Map<number, { seenMs: number; silences: number }>();

  get count(): number {
    return this.#open.size;
  }

  /** One responded to its last probe. */
  get responds(): boolean {
    return [...this.#open.values()].some(({ silences }) => silences === 0);
  }

  isOpen(port: number): boolean {
    return this.#open.has(port);
  }

  /** Whether it responded within the last `ms`. */
  isFresh(port: number, ms: number): boolean {
    return performance.now() - (this.#open.get(port)?.seenMs ?? Number.NEGATIVE_INFINITY) < ms;
  }

  note(port: number, probed: Probed): void {
    const before = this.#open.get(port);
    if (probed === 'open') this.#open.set(port, { seenMs: performance.now(), silences: 0 });
    else if (probed === 'silent' && before && before.silences + 1 < failureThreshold) before.silences += 1;
    else this.#open.delete(port);
  }

  close(port: number): void {
    this.#open.delete(port);
  }

  closeAll(): void {
    this.#open.clear();
  }
}
