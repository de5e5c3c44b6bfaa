/**
 * What years of machines leave behind, written out of the database. A machine is archived once it is gone, all of its
 * placements were released, and its lifecycle was closed, rated, and posted before the archive's end. Usage by day stays.
 *
 * The end is recorded first: from then on no earlier month is compared with its lifecycles, rebuilt, or listed. A bite is
 * on disk before it is deleted, so a killed archive loses nothing, and the next one goes on. A machine may then be in
 * both files.
 */

import type { Prisma } from '#prisma';
import { rfc3339 } from '../../domain/usageTime.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { keepPlacementVersion } from '../core/highWaterMark.ts';

/** All lifecycles that ended earlier may be archived, in epoch seconds; 0 if none is. */
export async function archivedUntil(db: Queryable): Promise<number> {
  const rows = await query(db)<{ until: number }>`
    SELECT coalesce(max(ends_at), 0)::float8 AS until FROM usage_archives`;
  return rows[0]!.until;
}

/** Records that an operator archives everything before `until` (epoch seconds) into a file. */
export async function beginArchive(db: Database, until: number, file: string): Promise<void> {
  await transaction(db, async (tx) => {
    await execute(tx)`INSERT INTO usage_archives (ends_at) VALUES (${until}::bigint) ON CONFLICT (ends_at) DO NOTHING`;
    const details = { until: rfc3339(until), file };
    await recordAudit(tx, { ...commandLine, action: 'usage.archive', target: 'usage', details });
  });
}

/** Machines read, written, and deleted at once. */
const biteSize = 2_000;

interface Bite {
  uids: string[];
  /** One JSON text per machine: `{machine, lifecycle, placements}`; lifecycle is null if it was never ready. */
  lines: string[];
}

/**
 * Hands each bite to `write` and deletes it once that has returned. Returns how many machines were archived.
 */
export async function archiveMachines(
  db: Database,
  until: number,
  write: (lines: readonly string[]) => Promise<void>,
): Promise<number> {
  let archived = 0;
  for await (const { uids, lines } of bites(db, until)) {
    await write(lines);
    await transaction(db, async (tx) => {
      await keepPlacementVersion(tx);
      await tx.placement.deleteMany({ where: { machineUid: { in: uids } } });
      await tx.lifecycle.deleteMany({ where: { machineUid: { in: uids } } });
    });
    archived += uids.length;
  }
  return archived;
}

/** By machine, along the placements' index, and then the lifecycles that have no placement left. */
async function* bites(db: Database, until: number): AsyncGenerator<Bite, void, undefined> {
  for (const candidates of [placed, unplaced]) {
    for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
      const rows = await query(db)<{ uid: string; line: string | null }>(
        linesOf(candidates(sql`${after}::uuid`), until),
      );
      const lines = rows.flatMap(({ uid, line }) => (line === null ? [] : [{ uid, line }]));
      if (lines.length > 0) yield { uids: lines.map(({ uid }) => uid), lines: lines.map(({ line }) => line) };
      if (rows.length < biteSize) break;
      after = rows.at(-1)!.uid;
    }
  }
}

const placed = (after: Prisma.Sql) => sql`
  SELECT DISTINCT machine_uid AS uid FROM placements WHERE machine_uid > ${after} ORDER BY machine_uid LIMIT ${biteSize}`;
const unplaced = (after: Prisma.Sql) => sql`
  SELECT machine_uid AS uid FROM lifecycles l WHERE machine_uid > ${after}
    AND NOT EXISTS (SELECT FROM placements p WHERE p.machine_uid = l.machine_uid) ORDER BY machine_uid LIMIT ${biteSize}`;

/** A row per candidate; its line is null if the machine may not be archived yet. */
function linesOf(candidates: Prisma.Sql, until: number): Prisma.Sql {
  return sql`
    SELECT c.uid, CASE WHEN m.uid IS NULL AND p.released_before AND (l.machine_uid IS NULL OR l.rated_at IS NOT NULL
        AND l.ended_at < ${until}::bigint AND coalesce(l.posted_at, 0) < ${until}::bigint)
      THEN jsonb_build_object('machine', c.uid, 'lifecycle', to_jsonb(l), 'placements', p.placements)::text END AS line
    FROM (${candidates}) c LEFT JOIN machines m ON m.uid = c.uid LEFT JOIN lifecycles l ON l.machine_uid = c.uid
      CROSS JOIN LATERAL (
        SELECT coalesce(bool_and(coalesce(released_at < to_timestamp(${until}), false)), true) AS released_before,
          coalesce(jsonb_agg(to_jsonb(p) || jsonb_build_object('region', h.region) ORDER BY attempt), '[]') AS placements
        FROM placements p JOIN hosts h ON h.name = p.host_name WHERE p.machine_uid = c.uid) p
    ORDER BY c.uid`;
}
