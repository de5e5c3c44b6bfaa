/**
 * Changes of machine classes. An operator makes them a few times a year, so no journal is kept: while somebody watches,
 * the classes are read every few seconds, once per process, and compared with what they were.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Database } from '../../store/db.ts';
import { type MachineClassRow, listMachineClasses, listMachineClassesOf } from '../../store/machineClasses.ts';
import { Refusal } from '../refusal.ts';
import type { Change, ChangeSource } from './resourceKind.ts';
import { type ComputeObject, apiVersion } from './schemas/metadata.ts';

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
      creationTimestamp: `${row.createdAt.toISOString().slice(0, 19)}Z`,
    },
    spec: { cpuFamily: row.cpuFamily, memoryGiB: row.memoryGiB, regions: row.regions },
  };
}

/** Changes with every class that appears, changes or goes. It says whether a list is the same, not which is newer. */
export function versionOfClasses(rows: readonly MachineClassRow[]): string {
  const digest = createHash('sha256');
  for (const row of rows) digest.update(`${row.uid} ${row.generation}\n`);
  return String(digest.digest().readUIntBE(0, 6));
}

export function classesExpired(): Refusal {
  return new Refusal('Expired', 'the machine classes have changed since that version; list them anew without it');
}

/** What one tenant sees, and those who follow it. */
interface Feed {
  namespace: string;
  /** Null until they were read. */
  rows: readonly MachineClassRow[] | null;
  followers: Set<(from: string | null, changes: readonly Change[], to: string) => void>;
}

export function classChanges(db: Database, log: Logger): ChangeSource {
  const feeds = new Map<string, Feed>();
  let timer: NodeJS.Timeout | undefined;

  function schedule(delayMs: number): void {
    if (timer || feeds.size === 0) return;
    timer = setTimeout(async () => {
      await poll().catch((error: unknown) => log.warn({ err: error }, 'machine classes cannot be read; watches wait'));
      timer = undefined;
      schedule(pollMs);
    }, delayMs);
    timer.unref();
  }

  async function poll(): Promise<void> {
    const asked = new Map(feeds);
    for (const [tenantId, rows] of await listMachineClassesOf(db, [...asked.keys()])) {
      const feed = asked.get(tenantId)!;
      const from = feed.rows && versionOfClasses(feed.rows);
      const to = versionOfClasses(rows);
      const changes = feed.rows ? difference(feed.rows, rows, feed.namespace, to) : [];
      feed.rows = rows;
      for (const tell of [...feed.followers]) tell(from, changes, to);
    }
  }

  return {
    async checkLowerBound() {},
    async startVersion({ tenantId }, version) {
      const current = versionOfClasses(await listMachineClasses(db, { tenantId }));
      if (version !== null && version !== current) throw classesExpired();
      return current;
    },
    follow({ tenantId, namespace }, version, onNews) {
      const feed = feeds.get(tenantId) ?? { namespace, rows: null, followers: new Set() };
      feeds.set(tenantId, feed);
      let pending: Change[] = [];
      let reached = version;
      let expired = false;
      const tell = (from: string | null, changes: readonly Change[], to: string) => {
        if (to === reached) return;
        // What was read before this follower began is not the state that it began with.
        if (from === reached && pending.length <= 1_000) pending.push(...changes);
        else expired = true;
        reached = to;
        onNews();
      };
      feed.followers.add(tell);
      schedule(feed.rows ? pollMs : 0);
      return {
        async read() {
          if (expired) throw classesExpired();
          const changes = pending;
          pending = [];
          return { changes, version: reached };
        },
        close() {
          feed.followers.delete(tell);
          if (feed.followers.size === 0 && feeds.get(tenantId) === feed) feeds.delete(tenantId);
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
