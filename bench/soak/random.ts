/** Reproducible random numbers from a seed. Each user has its own stream, so drawing more affects no other. */
import { createHash } from 'node:crypto';

export class Random {
  readonly #seed: string;
  #state: Uint32Array;

  constructor(seed: string) {
    this.#seed = seed;
    const digest = createHash('sha256').update(seed).digest();
    this.#state = Uint32Array.from([0, 4, 8, 12].map((at) => digest.readUInt32LE(at)));
  }

  /** A stream for one user that depends only on the seed and the user's name. */
  stream(name: string): Random {
    return new Random(`${this.#seed}/${name}`);
  }

  /** From 0 (inclusive) to 1 (exclusive), by sfc32. */
  next(): number {
    const state = this.#state;
    const [a, b, c, d] = state as unknown as [number, number, number, number];
    const sum = (a + b + d) >>> 0;
    state[3] = d + 1;
    state[0] = b ^ (b >>> 9);
    state[1] = c + (c << 3);
    state[2] = ((c << 21) | (c >>> 11)) + sum;
    return sum / 2 ** 32;
  }

  /** An integer from 0 to `limit` - 1. */
  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(from: readonly T[]): T {
    if (from.length === 0) throw new Error('there is nothing to pick from');
    return from[this.below(from.length)]!;
  }

  /** Picks one of the keys, each as often as its weight says. */
  weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
    const entries = Object.entries(weights) as [K, number][];
    let left = this.next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [key, weight] of entries) {
      left -= weight;
      if (left < 0) return key;
    }
    return entries.at(-1)![0];
  }
}
