/**
 * Changes of machine classes. An operator makes them a few times a year, so there is no journal: while anyone watches,
 * each process reads the classes every few seconds and compares them with the previous read.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { ApiError } from '../../http/apiError.ts';
import type { Database } from '../../store/core/db.ts';
import {
  listMachineClasses,
  listMachineClassesOf,
  type MachineClassRow,
} from '../../store/machines/machineClassRows.ts';
import { apiVersion, type ComputeObject, kubernetesTime } from '../kubernetes/objectMetadata.ts';
import type { Change, ChangeSource } from '../kubernetes/resourceKind.ts';

const pollMs = 2_000;

export function renderClass(row: MachineClassRow, namespace: string): ComputeObject {
  return {
    apiVersion,
    kind: 'MachineClass',
    metadata: {
      name: row.name,
      namespace,
      uid: row.uid,
      resourceVersion: String(row.generation),
      generation: row.generation,
      creationTimestamp: kubernetesTime(row.createdAt),
    },
    spec: { cpuFamily: row.cpuFamily, memoryGiB: row.memoryGiB, regions: row.regions },
  };
}

/** Changes whenever a class appears, changes, or goes. It shows whether two lists are the same, not which is newer. */
function versionOfClasses(rows: readonly MachineClassRow[]): string {
  const digest = createHash('sha256');
  for (const row of rows) digest.update(`${row.uid} ${row.generation}\n`);
  return String(digest.digest().readUIntBE(0, 6));
}

export function classesExpired(): ApiError {
  return new ApiError('Expired', 'the machine classes have changed since that version; list them again without it');
}

/** Maximum number of recent lists kept, so that a watch that starts from one learns what has changed since. */
const rememberedLists = 1_000;

export interface ClassSource extends ChangeSource {
  /** Returns the classes that the tenant can see, ordered by name, and their version. */
  list(tenantId: string): Promise<{ rows: readonly MachineClassRow[]; version: string }>;
}

type Tell = (rows: readonly MachineClassRow[], version: string) => void;

export function classChanges(db: Database, log: Logger): ClassSource {
  const remembered = new Map<string, readonly MachineClassRow[]>();
  const followers = new Map<string, Set<Tell>>();
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (timer || followers.size === 0) return;
    timer = setTimeout(async () => {
      await poll().catch((error: unknown) => log.warn({ err: error }, 'machine classes cannot be read; watches wait'));
      timer = undefined;
      schedule();
    }, pollMs);
    timer.unref();
  }

  async function poll(): Promise<void> {
    for (const [tenantId, rows] of await listMachineClassesOf(db, [...followers.keys()])) {
      const version = versionOfClasses(rows);
      for (const tell of [...(followers.get(tenantId) ?? [])]) tell(rows, version);
    }
  }

  async function list(tenantId: string) {
    const rows = await listMachineClasses(db, { tenantId });
    const version = versionOfClasses(rows);
    const key = `${tenantId}/${version}`;
    // The oldest is evicted first; one that is requested again becomes the newest.
    remembered.delete(key);
    remembered.set(key, rows);
    for (const oldest of remembered.keys()) {
      if (remembered.size <= rememberedLists) break;
      remembered.delete(oldest);
    }
    return { rows, version };
  }

  return {
    list,
    async checkLowerBound() {},
    async startVersion({ tenantId }, version) {
      const current = (await list(tenantId)).version;
      if (version === null || version === current || remembered.has(`${tenantId}/${version}`))
        return version ?? current;
      throw classesExpired();
    },
    follow({ tenantId, namespace }, version, onNews) {
      let seen = remembered.get(`${tenantId}/${version}`) ?? null;
      let pending: Change[] = [];
      let reached = version;
      const tell: Tell = (rows, to) => {
        if (to === reached) return;
        // A client that reads nothing while an operator makes this many changes must list again.
        if (seen && pending.length <= 1_000) pending.push(...difference(seen, rows, namespace, to));
        else seen = null;
        if (seen) seen = rows;
        reached = to;
        onNews();
      };
      const siblings = followers.get(tenantId) ?? new Set();
      followers.set(tenantId, siblings.add(tell));
      schedule();
      return {
        async read() {
          if (!seen) throw classesExpired();
          const changes = pending;
          pending = [];
          return { changes, version: reached };
        },
        close() {
          siblings.delete(tell);
          if (siblings.size === 0 && followers.get(tenantId) === siblings) followers.delete(tenantId);
        },
      };
    },
  };
}

function difference(
  before: readonly MachineClassRow[],
  after: readonly MachineClassRow[],
  namespace: string,
  version: string,
): Change[] {
  const old = new Map(before.map((row) => [row.uid, row]));
  const changes: Change[] = [];
  for (const row of after) {
    const was = old.get(row.uid);
    old.delete(row.uid);
    if (was?.generation === row.generation) continue;
    changes.push({ version, before: was ? renderClass(was, namespace) : null, after: renderClass(row, namespace) });
  }
  for (const row of old.values()) changes.push({ version, before: renderClass(row, namespace), after: null });
  return changes;
}
