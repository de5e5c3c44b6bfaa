interface Party {
  /** Turns that it has now. */
  inside: number;
  waiting: (() => void)[];
  /** When it last asked. */
  askedMs: number;
  /** Until when the turns that it had would have lasted, had they taken their part of the time only. */
  dueMs: number;
}

export interface FairTurnLimits {
  /** Turns that several parties have at the same time, in all; a party that is alone is not limited. */
  atOnce: number;
  /**
   * Turns that one party has at the same time beside others that ask, even while more are free. One that asks little has
   * its equal share: its quick requests must not wait for its own slow ones.
   */
  eachAtOnce: number;
  /** The same beside others that are there and do not ask. */
  eachBesideSilent: number;
  /** Waiting turns of one party; what comes on top is refused. */
  waiting: number;
  /** Others that wait, or asked within this time, are asking: they are likely to ask while a turn is under way. */
  askingMs: number;
  /** A party that asked within this time is there: its next turn must not find too many under way. */
  presentMs: number;
  /** Beside others that ask, the turns of one party take this part of the time in sum; after more it rests. */
  partOfTime: number;
  /** Time by which a party may be ahead of that: a few requests of a party that asks little never rest. */
  aheadMs: number;
  /** A turn counts for no longer: what takes more waits for something else, which a rest does not help. */
  countedMs: number;
}

/** Calls `wake` with the time, once `ms` have passed. */
export type Later = (ms: number, wake: (nowMs: number) => void) => void;

/**
 * Gives turns to parties that compete for one process. A party that is alone takes as many as it asks for. Beside
 * others that ask, each is sure of an equal share, and takes more only while turns are free, up to a limit of its own:
 * every turn that is under way delays the others', because they share one process and its database. For the same reason
 * a party that always asks rests between its turns, the longer the longer they take: so it adapts to what turns cost on
 * this machine, and leaves time in which the others find nothing in their way. Once they have stopped asking, that time
 * would be lost, so it takes turns without a rest, up to a larger limit while they may come back. Those that wait get
 * theirs in rotation, so that a party with a long queue delays only itself.
 */
export class FairTurns {
  readonly #limits: FairTurnLimits;
  readonly #later: Later;
  /** In the order in which they get the next free turn. */
  readonly #parties = new Map<string, Party>();
  #inside = 0;
  #waiting = 0;
  #sweptMs = 0;
  /** Who asked last, and when another one did before. */
  #latest: Party | null = null;
  #othersAskedMs = Number.NEGATIVE_INFINITY;
  /** When those that rest are looked at next. */
  #wakeMs = Number.POSITIVE_INFINITY;

  constructor(limits: FairTurnLimits, later: Later) {
    this.#limits = limits;
    this.#later = later;
  }

  /** Turns that are waited for. */
  get waiting(): number {
    return this.#waiting;
  }

  /** Whether turns of the party wait, so that its next one will, too. */
  isBehind(name: string): boolean {
    return (this.#parties.get(name)?.waiting.length ?? 0) > 0;
  }

  /** Null: the turn begins now. A promise: it begins once that resolves. `refused`: too many of the party wait. */
  take(name: string, nowMs: number): Promise<void> | null | 'refused' {
    this.#sweep(nowMs);
    let party = this.#parties.get(name);
    if (!party) {
      party = { inside: 0, waiting: [], askedMs: nowMs, dueMs: nowMs };
      this.#parties.set(name, party);
    }
    if (this.#latest !== null && this.#latest !== party) this.#othersAskedMs = this.#latest.askedMs;
    this.#latest = party;
    party.askedMs = nowMs;
    const { waiting } = party;
    if (waiting.length === 0 && this.#hasTurn(party, nowMs)) {
      this.#begin(party);
      return null;
    }
    if (waiting.length >= this.#limits.waiting) return 'refused';
    this.#waiting++;
    const turn = new Promise<void>((resolve) => waiting.push(resolve));
    this.#lookAgain(party, nowMs);
    return turn;
  }

  /** Ends a turn that began `tookMs` ago. */
  end(name: string, tookMs: number, nowMs: number): void {
    const party = this.#parties.get(name);
    if (!party) return;
    party.inside--;
    this.#inside--;
    const { eachAtOnce, partOfTime, aheadMs, countedMs } = this.#limits;
    const dueMs = Math.max(party.dueMs, nowMs) + Math.min(tookMs, countedMs) / partOfTime;
    // However much a party took while it was alone, it rests no longer than after the turns that it has beside others.
    party.dueMs = Math.min(dueMs, nowMs + aheadMs + (eachAtOnce * countedMs) / partOfTime);
    if (this.#waiting > 0) this.#next(nowMs);
  }

  #hasTurn(party: Party, nowMs: number): boolean {
    const { atOnce, eachAtOnce, eachBesideSilent, askingMs, presentMs } = this.#limits;
    const silentMs = nowMs - this.#askedBeside(party);
    if (silentMs < askingMs || this.#waiting > party.waiting.length) {
      const share = Math.max(1, Math.floor(atOnce / this.#parties.size));
      const most = this.#asksMuch(party, nowMs) ? eachAtOnce : Math.max(eachAtOnce, share);
      if (party.inside >= most || this.#restedMs(party) > nowMs) return false;
      return this.#inside < atOnce || party.inside < share;
    }
    const isAlone = silentMs >= presentMs && this.#inside === party.inside;
    return isAlone || party.inside < eachBesideSilent;
  }

  /** When another one asked last. */
  #askedBeside(party: Party): number {
    return this.#latest === null || this.#latest === party ? this.#othersAskedMs : this.#latest.askedMs;
  }

  /** Whether it has used up most of what it may be ahead: one that always asks, sooner or later. */
  #asksMuch(party: Party, nowMs: number): boolean {
    return this.#calmMs(party) > nowMs;
  }

  #calmMs({ dueMs }: Party): number {
    return dueMs - this.#limits.aheadMs / 2;
  }

  /** When it may have its next turn beside others that ask. */
  #restedMs({ dueMs }: Party): number {
    return dueMs - this.#limits.aheadMs;
  }

  #begin(party: Party): void {
    party.inside++;
    this.#inside++;
  }

  /** Begins what may begin, one of each party at a time; who had a turn goes to the end. */
  #next(nowMs: number): void {
    for (let begun = true; begun && this.#waiting > 0; ) {
      begun = false;
      for (const [name, party] of [...this.#parties]) {
        if (party.waiting.length === 0) continue;
        if (!this.#hasTurn(party, nowMs)) {
          this.#lookAgain(party, nowMs);
          continue;
        }
        this.#parties.delete(name);
        this.#parties.set(name, party);
        this.#begin(party);
        this.#waiting--;
        party.waiting.shift()!();
        begun = true;
      }
    }
  }

  /** Looks again when the party has rested or the others have been silent, by which nothing else may have happened. */
  #lookAgain(party: Party, nowMs: number): void {
    const { askingMs, presentMs } = this.#limits;
    const askedMs = this.#askedBeside(party);
    const times = [this.#restedMs(party), this.#calmMs(party), askedMs + askingMs, askedMs + presentMs];
    const wakeMs = Math.min(...times.filter((atMs) => atMs > nowMs));
    if (wakeMs >= this.#wakeMs) return;
    this.#wakeMs = wakeMs;
    this.#later(wakeMs - nowMs, (atMs) => {
      // An earlier look took its place, and saw to the later ones.
      if (this.#wakeMs !== wakeMs) return;
      this.#wakeMs = Number.POSITIVE_INFINITY;
      this.#next(Math.max(atMs, wakeMs));
    });
  }

  #sweep(nowMs: number): void {
    if (nowMs - this.#sweptMs < this.#limits.presentMs) return;
    this.#sweptMs = nowMs;
    for (const [name, party] of this.#parties)
      if (party.inside === 0 && party.waiting.length === 0 && nowMs - party.askedMs >= this.#limits.presentMs)
        this.#parties.delete(name);
    // A party that has gone leaves its share to those that wait.
    if (this.#waiting > 0) this.#next(nowMs);
  }
}
