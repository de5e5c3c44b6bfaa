/**
 * Creates and removals of all requests of this process, joined by namespace: concurrent clients share a statement, a
 * commit, and one turn at the namespace's lock.
 */

import type { MachineKind } from '../../domain/machine.ts';
import { KeyedBatches } from '../../lib/keyedBatches.ts';
import type { Change } from '../core/audit.ts';
import { type Database, isRefusedData } from '../core/db.ts';
import type { MachineKey } from './machineRow.ts';
import { type CreateOutcome, createAlone, type DeletionOutcome, requestDeletion } from './machineStore.ts';
import { insertMachines, type NewMachine, newMachineJson } from './sql/insertMachines.ts';
import { type Removal, type Removed, removeUnclaimed } from './sql/removeUnclaimed.ts';

interface Create {
  key: MachineKey;
  json: string;
}

/** Characters of JSON after which a batch takes no more machines: one with large annotations is written alone. */
const batchCharacters = 64 * 1024;
const batchItems = 32;
const timeoutMs = 1_000;

/** Machines of one kind, created and removed for all requests of this process. */
export interface MachineBatches {
  create(input: NewMachine): Promise<CreateOutcome>;
  /** Accepts a delete without a precondition. */
  requestDeletion(key: MachineKey, by?: Change): Promise<DeletionOutcome>;
}

/**
 * One batch of a namespace writes while the next one gathers. A second writer would wait for the namespace's row in
 * Postgres, and hold a connection meanwhile.
 */
export function openMachineBatches(db: Database, kind: MachineKind): MachineBatches {
  const creates = new KeyedBatches<Create, CreateOutcome>(
    async (batch, namespace) => {
      const alone = () => oneByOne(batch, ({ key, json }) => createAlone(db, key, json));
      // Several clients may apply one new object at the same time. A statement takes each name once.
      const names = new Set(batch.map(({ key }) => key.name));
      if (batch.length === 1 || names.size < batch.length) return alone();
      try {
        const created = await insertMachines(
          db,
          { kind, namespace },
          batch.map(({ json }) => json),
        );
        return created ?? alone();
      } catch (error) {
        // One of them has a name that is taken, or is refused by Postgres: the others must not pay for it.
        if (isRefusedData(error)) return alone();
        throw error;
      }
    },
    { atOnce: 1, timeoutMs, items: batchItems, weight: { of: ({ json }) => json.length, limit: batchCharacters } },
  );
  const deletions = new KeyedBatches<Removal, DeletionOutcome>(
    async (removals, namespace) => {
      const removed = await removeUnclaimed(db, { kind, namespace }, removals).catch((error: unknown) => {
        // The session of one of them has ended: the others must not pay for it.
        if (isRefusedData(error)) return new Map<string, Removed>();
        throw error;
      });
      // Each name is removed once. A repetition in the batch finds it gone, as it would a moment later.
      const rest = ({ name, by }: Removal) => requestDeletion(db, { kind, namespace, name }, undefined, by);
      return removals.map((removal) => {
        const { name } = removal;
        const outcome = removed.get(name);
        removed.delete(name);
        return outcome ?? rest(removal);
      });
    },
    { atOnce: 1, timeoutMs, items: batchItems },
  );
  return {
    create: (input) => creates.run(input.namespace, { key: input, json: newMachineJson(input) }),
    requestDeletion: ({ namespace, name }, by) => deletions.run(namespace, { name, by }),
  };
}

/** Runs `act` for one after the other, whatever becomes of those before. */
function oneByOne<Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result>[] {
  let before: Promise<unknown> = Promise.resolve();
  return items.map((item) => {
    const result = before.then(() => act(item));
    before = result.catch(() => undefined);
    return result;
  });
}
