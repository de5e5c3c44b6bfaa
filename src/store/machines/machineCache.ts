/**
 * Machines in memory, by namespace, each namespace as of one version.
 *
 * Every read names a version that the namespace had after the read was asked for: the check of its session has seen it.
 * What is held serves the read if it is at least that new; otherwise the journal between the two is read first, once
 * for all that wait. Versions have no gaps, so a namespace that was brought to a version holds exactly what a statement
 * would have found there, and a client that wrote something always reads it.
 *
 * A namespace is held in parts, as its machines are read one by one, or as a whole once a list was asked for. What
 * becomes too large, or falls too far behind, is dropped: Postgres then serves the read.
 */

import { byKind } from '../../domain/kinds.ts';
import type { MachineKind } from '../../domain/machine.ts';
import { KeyedBatches } from '../../lib/keyedBatches.ts';
import type { Database } from '../core/db.ts';
import type { Freshness } from '../core/freshness.ts';
import { type JournalEntry, readJournal, VersionExpired } from './journal.ts';
import { readMachines, readNamespace, sizeOfNamespace } from './machineReads.ts';
import { approximateSize, type MachineKey, type MachineRow } from './machineRow.ts';

/** All machines of a kind in a namespace at one version, sorted by name. */
export interface WholeKind {
  version: bigint;
  machines: readonly MachineRow[];
}

type CommittedEntry = Omit<JournalEntry, 'size'>;

export interface MachineCache {
  get(key: MachineKey, freshness: Freshness): Promise<MachineRow | null>;
  /** Null when the namespace is too large to be held. */
  all(of: Omit<MachineKey, 'name'>, freshness: Freshness): Promise<WholeKind | null>;
  /**
   * Takes in committed entries: those that continue what is held. Of a namespace of which nothing is held, they are the
   * beginning: a client reads what it has just written.
   */
  take(namespace: string, entries: readonly CommittedEntry[]): void;
}

export interface MachineCacheLimits {
  /** Maximum machines of a namespace that is held as a whole. */
  machines: number;
  /** Characters of JSON that are held in all; what was used least recently goes first. */
  size: number;
}

const defaults: MachineCacheLimits = { machines: 10_000, size: 32 * 1024 * 1024 };
/** Entries that are read to catch up, at least; otherwise a quarter of the machines held. Beyond, it starts over. */
const leastCatchUp = 32;
const entriesAtOnce = 500;
/** How long a namespace that was too large is not tried again. */
const tooLargeMs = 60_000;
/** What a namespace counts beside its machines. */
const spaceSize = 1_000;

/** The machines of one kind. */
class Shelf {
  readonly #machines = new Map<string, MachineRow>();
  readonly #changed = new Set<string>();
  #sorted: readonly MachineRow[] = [];

  get count(): number {
    return this.#machines.size;
  }

  get(name: string): MachineRow | undefined {
    return this.#machines.get(name);
  }

  put(machine: MachineRow): void {
    this.#machines.set(machine.name, machine);
    this.#changed.add(machine.name);
  }

  remove(name: string): void {
    this.#machines.delete(name);
    this.#changed.add(name);
  }

  /** A new array after each change. Names are ASCII, so this is the order of code points. */
  get sorted(): readonly MachineRow[] {
    if (this.#changed.size > 0) {
      const changed = [...this.#changed].flatMap((name) => this.#machines.get(name) ?? []);
      changed.sort((a, b) => (a.name < b.name ? -1 : 1));
      this.#sorted = merged(this.#sorted, changed, this.#changed);
      this.#changed.clear();
    }
    return this.#sorted;
  }
}

/** The sorted machines without those of the names, and with these, sorted as well. */
function merged(
  before: readonly MachineRow[],
  changed: readonly MachineRow[],
  names: ReadonlySet<string>,
): readonly MachineRow[] {
  const after: MachineRow[] = [];
  let next = 0;
  for (const machine of before) {
    while (next < changed.length && changed[next]!.name < machine.name) after.push(changed[next++]!);
    if (!names.has(machine.name)) after.push(machine);
  }
  for (; next < changed.length; next++) after.push(changed[next]!);
  return after;
}

/** What is held of one namespace. */
class Space {
  readonly namespace: string;
  readonly shelves: Readonly<Record<MachineKind, Shelf>> = byKind(() => new Shelf());
  version: bigint;
  /** When it reached that version. */
  reachedMs = performance.now();
  size = spaceSize;
  /** Whether this is all of the namespace. */
  complete = false;
  /** Reads the journal, for all that wait for a later version. */
  catchingUp: Promise<void> | null = null;

  constructor(namespace: string, version: bigint) {
    this.namespace = namespace;
    this.version = version;
  }

  get count(): number {
    return Object.values(this.shelves).reduce((sum, shelf) => sum + shelf.count, 0);
  }

  put(machine: MachineRow): void {
    const before = this.shelves[machine.kind].get(machine.name);
    this.size += approximateSize(machine) - (before ? approximateSize(before) : 0);
    this.shelves[machine.kind].put(machine);
  }

  #remove(kind: MachineKind, name: string): void {
    const before = this.shelves[kind].get(name);
    if (!before) return;
    this.size -= approximateSize(before);
    this.shelves[kind].remove(name);
  }

  /** Applies the entries that continue from its version; earlier ones are in it already. */
  apply(entries: readonly CommittedEntry[]): void {
    for (const { version, type, kind, after } of entries) {
      if (version <= this.version) continue;
      if (version > this.version + 1n) return;
      if (type === 'DELETED') this.#remove(kind, after.name);
      else this.put(after);
      this.version = version;
      this.reachedMs = performance.now();
    }
  }

  /**
   * Takes in machines that a snapshot at `version` showed. Of an earlier snapshot than this space's version, any could
   * have changed since; and one whose own version is later was something else at this space's.
   */
  learn(version: bigint, machines: readonly (MachineRow | null)[]): void {
    if (version < this.version) return;
    for (const machine of machines) if (machine && machine.resourceVersion <= this.version) this.put(machine);
  }
}

export function openMachineCache(db: Database, limits: Partial<MachineCacheLimits> = {}): MachineCache {
  const { machines: machinesLimit, size: sizeLimit } = { ...defaults, ...limits };
  /** The most recently used last. */
  const spaces = new Map<string, Space>();
  /** Of all spaces. */
  let heldSize = 0;
  const tooLargeUntilMs = new Map<string, number>();
  const reads = new KeyedBatches<MachineKey, MachineRow | null>(read, { atOnce: 2, timeoutMs: 250, items: 100 });
  const loads = new KeyedBatches<null, Space | null>(
    async (askers, namespace) => {
      const space = await load(namespace);
      return askers.map(() => space);
    },
    { atOnce: 1, timeoutMs: 1_000, items: 1_000 },
  );

  function drop(space: Space): void {
    if (spaces.get(space.namespace) !== space) return;
    spaces.delete(space.namespace);
    heldSize -= space.size;
  }

  function hold(space: Space): Space {
    const before = spaces.get(space.namespace);
    if (before) drop(before);
    spaces.set(space.namespace, space);
    heldSize += space.size;
    evict();
    return space;
  }

  function change(space: Space, act: () => void): void {
    const before = space.size;
    act();
    if (spaces.get(space.namespace) !== space) return;
    heldSize += space.size - before;
    evict();
  }

  function evict(): void {
    for (const oldest of spaces.values()) {
      if (heldSize <= sizeLimit) return;
      drop(oldest);
    }
  }

  /** Returns the namespace's space as it is, if there is one. Drops one that is newer than the database. */
  function held(namespace: string, { version, askedMs }: Freshness): Space | null {
    const space = spaces.get(namespace);
    if (!space) return null;
    // It had a later version before the database showed this one: the database was restored from a backup.
    if (space.version > version && space.reachedMs < askedMs) {
      drop(space);
      return null;
    }
    spaces.delete(namespace);
    spaces.set(namespace, space);
    return space;
  }

  /** Returns the namespace's space once it is new enough; null when there is none that can be. */
  async function caughtUp(space: Space | null, { version }: Freshness): Promise<Space | null> {
    if (!space) return null;
    while (space.version < version) {
      if (spaces.get(space.namespace) !== space) return null;
      if (version - space.version > Math.max(leastCatchUp, Math.floor(space.count / 4))) {
        drop(space);
        return null;
      }
      space.catchingUp ??= catchUp(space).finally(() => {
        space.catchingUp = null;
      });
      await space.catchingUp;
    }
    return space;
  }

  async function catchUp(space: Space): Promise<void> {
    const { namespace, version } = space;
    try {
      const entries = await readJournal(db, { namespace, version }, entriesAtOnce);
      change(space, () => space.apply(entries));
    } catch (error) {
      drop(space);
      if (!(error instanceof VersionExpired)) throw error;
    }
    if (space.version === version) drop(space);
  }

  async function read(keys: readonly MachineKey[], namespace: string): Promise<(MachineRow | null)[]> {
    const found = await readMachines(db, namespace, keys);
    if (!found) return keys.map(() => null);
    const space = spaces.get(namespace) ?? hold(new Space(namespace, found.version));
    change(space, () => space.learn(found.version, found.machines));
    return found.machines;
  }

  async function load(namespace: string): Promise<Space | null> {
    if ((tooLargeUntilMs.get(namespace) ?? 0) > performance.now()) return null;
    tooLargeUntilMs.delete(namespace);
    const { count, size } = await sizeOfNamespace(db, namespace);
    const found = count <= machinesLimit && size <= sizeLimit ? await readNamespace(db, namespace) : null;
    const space = found && new Space(namespace, found.version);
    for (const machine of found?.machines ?? []) space!.put(machine);
    if (!space || space.size > sizeLimit) {
      tooLargeUntilMs.set(namespace, performance.now() + tooLargeMs);
      return space;
    }
    space.complete = true;
    return hold(space);
  }

  return {
    async get(key, freshness) {
      const present = held(key.namespace, freshness);
      const space = present && present.version >= freshness.version ? present : await caughtUp(present, freshness);
      const machine = space?.shelves[key.kind].get(key.name);
      if (machine) return machine;
      return space?.complete ? null : reads.run(key.namespace, key);
    },
    async all({ kind, namespace }, freshness) {
      const present = held(namespace, freshness);
      const whole = present?.complete ? await caughtUp(present, freshness) : null;
      const space = whole ?? (await loads.run(namespace, null));
      return space && { version: space.version, machines: space.shelves[kind].sorted };
    },
    take(namespace, entries) {
      const [first] = entries;
      if (!first) return;
      const space = spaces.get(namespace) ?? hold(new Space(namespace, first.version - 1n));
      change(space, () => space.apply(entries));
    },
  };
}
