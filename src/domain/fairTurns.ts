interface Party {
  /** Turns that it has now. */
  inside: number;
  waiting: (() => void)[];
  /** When it last asked. */
  askedMs: number;
}

export interface FairTurnLimits {
  /** Turns that several parties have at the same time, in all; a party that is alone is not limited. */
  atOnce: number;
  /** Turns that one party has at the same time beside others, even while more are free. */
  eachAtOnce: number;
  /** Waiting turns of one party; what comes on top is refused. */
  waiting: number;
  /** A party that asked within this time is there, so that its next turn finds the others within their shares. */
  presentMs: number;
}

/**
 * Gives turns to parties that compete for one process. A party that is alone takes as many as it asks for. Beside
 * others, each is sure of an equal share, and takes more only while turns are free, up to a limit of its own: every turn
 * that is under way delays the others', because they share one process and its database. Those that wait get theirs in
 * rotation, so that a party with a long queue delays only itself.
 */
export class FairTurns {
  readonly #limits: FairTurnLimits;
  /** In the order in which they get the next free turn. */
  readonly #parties = new Map<string, Party>();
  #inside = 0;
  #waiting = 0;
  #sweptMs = 0;

  constructor(limits: FairTurnLimits) {
    this.#limits = limits;
  }

  /** Turns that are waited for. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Null: the turn begins now. A promise: it begins once that resolves. `refused`: too many of the party wait. */
  take(name: string, nowMs: number): Promise<void> | null | 'refused' {
    this.#sweep(nowMs);
    let party = this.#parties.get(name);
    if (!party) {
      party = { inside: 0, waiting: [], askedMs: nowMs };
      this.#parties.set(name, party);
    }
    party.askedMs = nowMs;
    if (this.#hasTurn(party)) {
      this.#begin(party);
      return null;
    }
    if (party.waiting.length >= this.#limits.waiting) return 'refused';
    this.#waiting++;
    const { waiting } = party;
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** Ends a turn that began. */
  end(name: string): void {
    const party = this.#parties.get(name);
    if (!party) return;
    party.inside--;
    this.#inside--;
    if (this.#waiting > 0) this.#next();
  }

  #hasTurn(party: Party): boolean {
    if (this.#parties.size === 1) return true;
    const { atOnce, eachAtOnce } = this.#limits;
    if (party.inside >= eachAtOnce) return false;
    return this.#inside < atOnce || party.inside < Math.max(1, Math.floor(atOnce / this.#parties.size));
  }

  #begin(party: Party): void {
    party.inside++;
    this.#inside++;
  }

  /** Begins what may begin, one of each party at a time; who had a turn goes to the end. */
  #next(): void {
    for (let begun = true; begun && this.#waiting > 0; ) {
      begun = false;
      for (const [name, party] of [...this.#parties]) {
        if (party.waiting.length === 0 || !this.#hasTurn(party)) continue;
        this.#parties.delete(name);
        this.#parties.set(name, party);
        this.#begin(party);
        this.#waiting--;
        party.waiting.shift()!();
        begun = true;
      }
    }
  }

  #sweep(nowMs: number): void {
    if (nowMs - this.#sweptMs < this.#limits.presentMs) return;
    this.#sweptMs = nowMs;
    for (const [name, party] of this.#parties)
      if (party.inside === 0 && party.waiting.length === 0 && nowMs - party.askedMs >= this.#limits.presentMs)
        this.#parties.delete(name);
    // A party that has gone leaves its share to those that wait.
    if (this.#waiting > 0) this.#next();
  }
}
