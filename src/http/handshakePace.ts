/** When a client's connections begin their TLS handshakes, each of which keeps the process from all other work. */

export interface PaceOptions {
  /** Handshakes of one address that begin at once. */
  atOnce: number;
  /** Handshakes of one address per second after these. */
  perSecond: number;
}

const sweepMs = 10_000;

/**
 * Delays the handshakes of an address that opens many connections at once (GCRA, as ATM's leaky bucket meter): they
 * begin one by one, and other clients' requests are served between them.
 */
export class HandshakePace {
  readonly #intervalMs: number;
  readonly #toleranceMs: number;
  /** When the next handshake of an address would begin if its connections came evenly. */
  readonly #dueMs = new Map<string, number>();
  #sweptMs = 0;

  constructor({ atOnce, perSecond }: PaceOptions) {
    this.#intervalMs = 1_000 / perSecond;
    this.#toleranceMs = (atOnce - 1) * this.#intervalMs;
  }

  /** Milliseconds until the handshake of one more connection of the address begins. */
  take(address: string, nowMs: number): number {
    this.#sweep(nowMs);
    const dueMs = Math.max(this.#dueMs.get(address) ?? 0, nowMs);
    this.#dueMs.set(address, dueMs + this.#intervalMs);
    return Math.max(0, dueMs - this.#toleranceMs - nowMs);
  }

  #sweep(nowMs: number): void {
    if (nowMs - this.#sweptMs < sweepMs) return;
    this.#sweptMs = nowMs;
    for (const [address, dueMs] of this.#dueMs) if (dueMs <= nowMs) this.#dueMs.delete(address);
  }
}
