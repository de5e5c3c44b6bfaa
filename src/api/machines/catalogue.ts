/**
 * Kinds that operators declare and customers read: machine classes and images. They change a few times a year, so there
 * is no journal: while anyone watches, each process reads them every few seconds and compares them with the previous
 * read.
 */
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { ApiError } from '../../http/apiError.ts';
import { apiVersion, type ComputeObject, kubernetesTime } from '../kubernetes/objectMetadata.ts';
import type { Change, ChangeSource, ResourceOperations } from '../kubernetes/resourceKind.ts';

const pollMs = 2_000;

/** An object as it is stored. */
interface Entry {
  name: string;
  uid: string;
  generation: number;
  createdAt: Date;
}

/** The object of an entry; its spec belongs to its kind. */
export function catalogueObject(kind: string, entry: Entry, namespace: string, spec: object): ComputeObject {
  return {
    apiVersion,
    kind,
    metadata: {
      name: entry.name,
      namespace,
      uid: entry.uid,
      resourceVersion: String(entry.generation),
      generation: entry.generation,
      creationTimestamp: kubernetesTime(entry.createdAt),
    },
    spec,
  };
}

export interface Catalogue<Row extends Entry> {
  /** What its entries are called, in the plural. */
  noun: string;
  /** What each of these tenants can see, sorted by name (code points). */
  listOf(tenantIds: readonly string[]): Promise<Map<string, readonly Row[]>>;
  get(tenantId: string, name: string): Promise<Row | null>;
  render(row: Row, namespace: string): ComputeObject;
}

/** Changes whenever an entry appears, changes, or goes. It shows whether two lists are the same, not which is newer. */
function versionOf(rows: readonly Entry[]): string {
  const digest = createHash('sha256');
  for (const row of rows) digest.update(`${row.uid} ${row.generation}\n`);
  return String(digest.digest().readUIntBE(0, 6));
}

/** Maximum number of recent lists kept, so that a watch that starts from one learns what has changed since. */
const rememberedLists = 1_000;

/** Get, list, and watch of a catalogue. */
export function catalogueOperations<Row extends Entry>(catalogue: Catalogue<Row>, log: Logger): ResourceOperations {
  const { list, ...changes } = catalogueChanges(catalogue, log);
  return {
    async get({ tenantId, namespace }, name) {
      const row = await catalogue.get(tenantId, name);
      return row && catalogue.render(row, namespace);
    },
    async list({ tenantId, namespace }, { limit, afterName = '', version, selector }) {
      const { rows, version: resourceVersion } = await list(tenantId);
      if (version !== undefined && version !== resourceVersion) throw expired(catalogue);
      const all = rows.map((row) => catalogue.render(row, namespace));
      const after = all.filter((object) => object.metadata.name > afterName && (selector?.matches(object) ?? true));
      const items = after.slice(0, limit);
      const remaining = after.length - items.length;
      return { items, resourceVersion, more: remaining > 0, remaining };
    },
    changes,
  };
}

function expired({ noun }: { noun: string }): ApiError {
  return new ApiError('Expired', `the ${noun} have changed since that version; list them again without it`);
}

interface CatalogueChanges<Row> extends ChangeSource {
  /** Returns what the tenant can see, ordered by name, and its version. */
  list(tenantId: string): Promise<{ rows: readonly Row[]; version: string }>;
}

function catalogueChanges<Row extends Entry>(catalogue: Catalogue<Row>, log: Logger): CatalogueChanges<Row> {
  type Tell = (rows: readonly Row[], version: string) => void;
  const remembered = new Map<string, readonly Row[]>();
  const followers = new Map<string, Set<Tell>>();
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    if (timer || followers.size === 0) return;
    timer = setTimeout(async () => {
      await poll().catch((error: unknown) =>
        log.warn({ err: error }, `${catalogue.noun} cannot be read; watches wait`),
      );
      timer = undefined;
      schedule();
    }, pollMs);
    timer.unref();
  }

  async function poll(): Promise<void> {
    for (const [tenantId, rows] of await catalogue.listOf([...followers.keys()])) {
      const version = versionOf(rows);
      for (const tell of [...(followers.get(tenantId) ?? [])]) tell(rows, version);
    }
  }

  async function list(tenantId: string) {
    const rows = (await catalogue.listOf([tenantId])).get(tenantId)!;
    const version = versionOf(rows);
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
      throw expired(catalogue);
    },
    follow({ tenantId, namespace }, version, onNews) {
      let seen = remembered.get(`${tenantId}/${version}`) ?? null;
      let pending: Change[] = [];
      let reached = version;
      const tell: Tell = (rows, to) => {
        if (to === reached) return;
        // A client that reads nothing while an operator makes this many changes must list again.
        if (seen && pending.length <= 1_000)
          pending.push(...difference(catalogue, { before: seen, after: rows }, namespace, to));
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
          if (!seen) throw expired(catalogue);
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

function difference<Row extends Entry>(
  { render }: Pick<Catalogue<Row>, 'render'>,
  { before, after }: { before: readonly Row[]; after: readonly Row[] },
  namespace: string,
  version: string,
): Change[] {
  const old = new Map(before.map((row) => [row.uid, row]));
  const changes: Change[] = [];
  for (const row of after) {
    const was = old.get(row.uid);
    old.delete(row.uid);
    if (was?.generation === row.generation) continue;
    changes.push({ version, before: was ? render(was, namespace) : null, after: render(row, namespace) });
  }
  for (const row of old.values()) changes.push({ version, before: render(row, namespace), after: null });
  return changes;
}
