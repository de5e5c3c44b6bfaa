/** What clients hold open, and how much of it there may be: in all, and of one holder. */

export interface SlotLimits {
  inAll: number;
  perHolder: number;
}

/** Whether a slot was taken, and how many are, this one included. */
export interface TakenSlot {
  held: boolean;
  inAll: number;
  ofHolder: number;
}

export class Slots {
  readonly #limits: SlotLimits;
  readonly #ofHolder = new Map<string, number>();
  #inAll = 0;

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Takes a slot until the holder leaves it, if there is one. */
  take(holder: string): TakenSlot {
    const ofHolder = this.#ofHolder.get(holder) ?? 0;
    if (this.isFull || ofHolder >= this.#limits.perHolder) return { held: false, inAll: this.#inAll, ofHolder };
    this.#inAll += 1;
    this.#ofHolder.set(holder, ofHolder + 1);
    return { held: true, inAll: this.#inAll, ofHolder: ofHolder + 1 };
  }

  leave(holder: string): void {
    const left = (this.#ofHolder.get(holder) ?? 0) - 1;
    if (left < 0) return;
    this.#inAll -= 1;
    if (left === 0) this.#ofHolder.delete(holder);
    else this.#ofHolder.set(holder, left);
  }

  get isFull(): boolean {
    return this.#inAll >= this.#limits.inAll;
  }
}
