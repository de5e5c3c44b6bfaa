/**
 * The journal of changes: every change of every object, with the object before and after it.
 *
 * A namespace's versions have no gaps and are in commit order, because the namespace's row counts them and the last
 * statement of each transaction that writes one locks that row. So a reader that continues from a version knows from
 * the versions alone that it missed nothing: if the next version is not the successor, entries were compacted.
 */

import type { MachineKind } from '../../domain/machine.ts';
import { storableJson } from '../../lib/text.ts';
import { type Database, type Queryable, query } from '../core/db.ts';
import { type HasTime, inBites } from '../core/duties.ts';
import { type MachineRow, machineFromJson } from './machineRow.ts';

export interface JournalEntry {
  version: bigint;
  kind: MachineKind;
  type: 'ADDED' | 'MODIFIED' | 'DELETED';
  /** Null for ADDED. */
  before: MachineRow | null;
  /** For DELETED: the object as it was, at the version of its removal. */
  after: MachineRow;
  /** Size of both objects as JSON, in characters. */
  size: number;
}

/** Reading cannot continue from this version: its entries were compacted, or the database never issued it. */
export class VersionExpired extends Error {}

/** A namespace and the version up to which a reader has read it. */
export interface JournalPosition {
  namespace: string;
  version: bigint;
}

/** Changes in a namespace after a position. `current` is its newest version; null if there is no such namespace. */
export interface JournalNews {
  namespace: string;
  current: bigint | null;
  /** Oldest first; there may be more. */
  entries: JournalEntry[];
}

interface NewsRow {
  namespace: string;
  current: bigint | null;
  version: bigint | null;
  kind: MachineKind;
  type: JournalEntry['type'];
  before: string | null;
  after: string;
}

/**
 * Returns news of every namespace that is no longer at its position, at most `limit` entries each. One statement, and
 * so one snapshot, regardless of the number of namespaces.
 */
export async function readNews(
  db: Queryable,
  positions: readonly JournalPosition[],
  limit: number,
): Promise<JournalNews[]> {
  const asked = storableJson(
    positions.map(({ namespace, version }) => ({ name: namespace, position: String(version) })),
  );
  const rows = await query(db)<NewsRow>`
    SELECT w.name AS namespace, n.resource_version AS current, e.resource_version AS version, e.kind, e.type,
           e.before::text AS before, e.after::text AS after
    FROM jsonb_to_recordset(${asked}::jsonb) AS w(name text, position bigint)
    LEFT JOIN namespaces n ON n.name = w.name
    LEFT JOIN LATERAL (
      SELECT * FROM journal j WHERE j.namespace = w.name AND j.resource_version > w.position
      ORDER BY j.resource_version LIMIT ${limit}
    ) e ON n.resource_version > w.position
    WHERE n.resource_version IS DISTINCT FROM w.position
    ORDER BY w.name, e.resource_version`;
  const news: JournalNews[] = [];
  for (const row of rows) {
    let last = news.at(-1);
    if (last?.namespace !== row.namespace) {
      last = { namespace: row.namespace, current: row.current, entries: [] };
      news.push(last);
    }
    if (row.version !== null) last.entries.push(entryOf(row, row.version));
  }
  return news;
}

function entryOf({ kind, type, before, after }: NewsRow, version: bigint): JournalEntry {
  return {
    version,
    kind,
    type,
    before: before === null ? null : machineFromJson(JSON.parse(before)),
    after: machineFromJson(JSON.parse(after)),
    size: (before?.length ?? 0) + after.length,
  };
}

/** Entries after a position, oldest first, at most `limit`. Throws VersionExpired if they do not continue from it. */
export async function readJournal(db: Queryable, position: JournalPosition, limit: number): Promise<JournalEntry[]> {
  const [news] = await readNews(db, [position], limit);
  if (!news) return [];
  if (!followsOn(news, position.version)) throw new VersionExpired();
  return news.entries;
}

/** Whether the entries are exactly those after `version`, without a gap. */
export function followsOn({ current, entries }: JournalNews, version: bigint): boolean {
  if (current === null || current < version) return false;
  if (current > version && entries.length === 0) return false;
  return entries.every((entry, index) => entry.version === version + BigInt(index + 1));
}

/** The versions that reading can continue from: `compacted` to `current`, inclusive. Null without such a namespace. */
export async function readVersions(
  db: Queryable,
  namespace: string,
): Promise<{ compacted: bigint; current: bigint } | null> {
  const rows = await query(db)<{ compacted: bigint; current: bigint }>`
    SELECT compacted_version AS compacted, resource_version AS current FROM namespaces WHERE name = ${namespace}`;
  return rows[0] ?? null;
}

export interface Compaction {
  olderThanMs: number;
  /** Each namespace keeps at most this many entries, whatever their age. */
  keepAtMost?: number;
  /** Maximum entries removed by one statement, which holds the namespace's lock. */
  batchSize?: number;
  hasTime?: HasTime;
}

/**
 * Removes old entries of every namespace and returns how many. Watches and lists that start from an earlier version are
 * then told that it expired. Namespaces with the most entries come first. Safe to run at any time, to run concurrently,
 * and to be killed.
 */
export async function compactJournal(
  db: Database,
  { olderThanMs, keepAtMost = 100_000, batchSize = 5_000, hasTime = () => true }: Compaction,
): Promise<number> {
  const namespaces = await query(db)<{ name: string }>`
    SELECT name FROM namespaces WHERE compacted_version < resource_version ORDER BY resource_version - compacted_version DESC, name`;
  let total = 0;
  for (const { name } of namespaces) {
    if (!hasTime()) break;
    const bite = () => compactNamespace(db, name, { olderThanMs, keepAtMost, batchSize });
    total += await inBites(bite, batchSize, hasTime);
  }
  return total;
}

/**
 * Raises the compacted version in the statement that removes the entries, so no snapshot shows one without the other.
 * The search by age looks at the oldest entries alone, as many as may be removed.
 */
async function compactNamespace(
  db: Database,
  namespace: string,
  { olderThanMs, keepAtMost, batchSize }: Required<Omit<Compaction, 'hasTime'>>,
): Promise<number> {
  const rows = await query(db)<{ removed: number }>`
    WITH target AS (
      SELECT n.name, least(n.compacted_version + ${batchSize}, n.resource_version, greatest(
        n.resource_version - ${keepAtMost},
        coalesce((
          SELECT j.resource_version - 1 FROM journal j
          WHERE j.namespace = n.name AND j.resource_version > n.compacted_version
            AND j.resource_version <= n.compacted_version + ${batchSize}
            AND j.created_at >= clock_timestamp() - make_interval(secs => ${olderThanMs / 1_000}::float8)
          ORDER BY j.resource_version LIMIT 1
        ), n.resource_version)
      )) AS version
      FROM namespaces n WHERE n.name = ${namespace}
    ), raised AS (
      UPDATE namespaces n SET compacted_version = target.version
      FROM target WHERE n.name = target.name AND n.compacted_version < target.version
      RETURNING n.name, n.compacted_version
    ), removed AS (
      DELETE FROM journal j USING raised
      WHERE j.namespace = raised.name AND j.resource_version <= raised.compacted_version RETURNING 1
    )
    SELECT count(*)::int AS removed FROM removed`;
  return rows[0]?.removed ?? 0;
}
