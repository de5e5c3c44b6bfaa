/** Which connections of clients are accepted, and when they begin their handshakes. */

import { networkOf } from '../lib/networkOf.ts';
import { SlidingCounts } from '../lib/slidingCounts.ts';
import { Slots } from '../lib/slots.ts';
import { HandshakePace } from './handshakePace.ts';

export interface ConnectionNumbers {
  connections: number;
  /** Open connections of one address (of one /64 for IPv6); it may open twice as many in `openingWindowMs`. */
  connectionsPerAddress: number;
}

/** Too many in all, too many of the address, or opened too fast. */
export type ConnectionRefusal = 'all' | 'address' | 'opening';

export interface Admission {
  /** Whether the connection may be used, if only to be told that it is one too many. */
  held: boolean;
  refused: ConnectionRefusal | null;
  /** Until the handshake begins. */
  delayMs: number;
}

const openingWindowMs = 10_000;
/**
 * Handshakes of one address that begin at once, and how many a second after these; more where more may be opened. One
 * takes about a millisecond, so 64 keep others waiting for some 60 ms, and as many as an address may open in the long
 * run take a fifth of the time.
 */
const handshakes = { atOnce: 64, perSecond: 50 };
/** Part of an address's limit that may come on top for as long as it takes to say what is wrong. */
const toldOnTop = 0.1;

export class ConnectionLimits {
  readonly #perAddress: number;
  readonly #slots: Slots;
  readonly #opened: SlidingCounts;
  readonly #pace: HandshakePace;

  constructor({ connections: inAll, connectionsPerAddress: perAddress }: ConnectionNumbers) {
    this.#perAddress = perAddress;
    this.#slots = new Slots({ inAll, perHolder: Math.ceil(perAddress * (1 + toldOnTop)) });
    this.#opened = new SlidingCounts({ points: 2 * perAddress, windowMs: openingWindowMs });
    this.#pace = new HandshakePace({
      atOnce: handshakes.atOnce,
      perSecond: Math.max(handshakes.perSecond, (2 * perAddress * 1_000) / openingWindowMs),
    });
  }

  /** Decides on one more connection of the address. It counts until it leaves, if it is held. */
  take(address: string): Admission {
    const network = networkOf(address);
    const nowMs = Date.now();
    if (this.#slots.isFull) return refused('all');
    if (this.#opened.waitMs(network, nowMs) > 0) return refused('opening');
    this.#opened.count(network, nowMs);
    const slot = this.#slots.take(network);
    if (!slot.held) return refused('address');
    return {
      held: true,
      refused: slot.ofHolder > this.#perAddress ? 'address' : null,
      delayMs: this.#pace.take(network, performance.now()),
    };
  }

  leave(address: string): void {
    this.#slots.leave(networkOf(address));
  }
}

function refused(reason: ConnectionRefusal): Admission {
  return { held: false, refused: reason, delayMs: 0 };
}
