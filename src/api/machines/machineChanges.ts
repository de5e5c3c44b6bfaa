/** Changes of machines, read from the journal of their namespace. */
import type { MachineKind } from '../../domain/machine.ts';
import type { Entrance } from '../../domain/machineEntrance.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Database } from '../../store/core/db.ts';
import { type JournalEntry, readVersions, VersionExpired } from '../../store/machines/journal.ts';
import type { JournalProgress, JournalReader } from '../../store/machines/journalReader.ts';
import type { FieldRequirement, MachineSelection } from '../../store/machines/machineLists.ts';
import type { Change, ChangeProgress, ChangeSource, Scope } from '../kubernetes/resourceKind.ts';
import type { Selector } from '../kubernetes/selectors.ts';
import { renderMachine } from './machineObject.ts';

/** Each entry becomes one Change the first time it is needed, so that all watches share what is derived from it. */
const changes = new WeakMap<JournalEntry, Change>();

function changeOf(entry: JournalEntry, entrance: Entrance): Change {
  let change = changes.get(entry);
  if (!change) {
    change = {
      version: String(entry.version),
      before: entry.before && renderMachine(entry.before, entrance),
      after: entry.type === 'DELETED' ? null : renderMachine(entry.after, entrance),
    };
    changes.set(entry, change);
  }
  return change;
}

function expired(): ApiError {
  return new ApiError(
    'Expired',
    'too old resource version, or one that was never issued: the changes since are not known; ' +
      'list again without resourceVersion and continue',
  );
}

/** For a promise's `catch`: turns a version that the store does not know into a 410. */
export function refuseExpired(error: unknown): never {
  throw error instanceof VersionExpired ? expired() : error;
}

export interface ChangeParts {
  db: Database;
  journal: JournalReader;
  entrance: Entrance;
}

/** The versions of everything that changes with the machines of a namespace. */
export function journalVersions(db: Database): Pick<ChangeSource, 'checkLowerBound' | 'startVersion'> {
  async function versionsOf({ namespace }: Scope): Promise<{ compacted: bigint; current: bigint }> {
    const versions = await readVersions(db, namespace);
    if (!versions) throw expired();
    return versions;
  }

  return {
    async checkLowerBound(scope, version) {
      if (BigInt(version) <= scope.seen.version) return;
      if (BigInt(version) > (await versionsOf(scope)).current) throw expired();
    },
    async startVersion(scope, version) {
      if (version === null) return String(scope.seen.version);
      const { compacted, current } = await versionsOf(scope);
      if (BigInt(version) < compacted || BigInt(version) > current) throw expired();
      return version;
    },
  };
}

export function machineChanges(kind: MachineKind, { db, journal, entrance }: ChangeParts): ChangeSource {
  return {
    ...journalVersions(db),
    follow({ namespace }, version, onNews) {
      const follower = journal.follow(namespace, BigInt(version), onNews);
      const changesOf = ({ entries, version: reached }: JournalProgress): ChangeProgress => {
        const own = entries.filter((entry) => entry.kind === kind);
        return { changes: own.map((entry) => changeOf(entry, entrance)), version: String(reached) };
      };
      return {
        async read() {
          return changesOf(await follower.read().catch(refuseExpired));
        },
        held() {
          try {
            const progress = follower.held();
            return progress && changesOf(progress);
          } catch (error) {
            return refuseExpired(error);
          }
        },
        close: () => follower.close(),
      };
    },
  };
}

const fields: Readonly<Record<string, FieldRequirement['field']>> = {
  'metadata.name': 'name',
  'metadata.namespace': 'namespace',
  'status.phase': 'phase',
};

/** Converts a selector to the form by which the store filters. */
export function selectionOf(selector: Selector): MachineSelection {
  return {
    labels: selector.labels,
    fields: selector.fields.map(({ field, ...term }) => {
      const known = fields[field];
      if (!known) throw new Error(`the store cannot choose by ${field}`);
      return { ...term, field: known };
    }),
  };
}
