import { type Database, execute, type Queryable, query, sql, transaction } from '../../core/db.ts';

/** SQL: the machine was placed again after placement `p`, so it never returns to it. */
export const supersededPlacement = sql`EXISTS (
  SELECT 1 FROM placements later WHERE later.machine_uid = p.machine_uid AND later.attempt > p.attempt)`;

/** SQL: the machine of placement `p` lives on its host: it left no other way, and was not placed again. */
export const livesThere = sql`p.released_at IS NULL AND p.abandoned_at IS NULL AND NOT ${supersededPlacement}`;

/** SQL: that, and it holds no other place. */
export const livesOnlyThere = sql`${livesThere} AND NOT EXISTS (SELECT FROM placements other
  WHERE other.machine_uid = p.machine_uid AND other.runtime_id <> p.runtime_id AND other.released_at IS NULL
    AND other.abandoned_at IS NULL)`;

/** Releases a placement's capacity. A repeat changes nothing. */
export async function releasePlacement(tx: Queryable, runtimeId: string): Promise<void> {
  await execute(tx)`
    WITH released AS (
      UPDATE placements SET released_at = clock_timestamp() WHERE runtime_id = ${runtimeId}::uuid AND released_at IS NULL
      RETURNING host_name, cpu, memory_gib, disk_gib
    )
    UPDATE hosts h SET cpu_used = h.cpu_used - r.cpu, memory_gib_used = h.memory_gib_used - r.memory_gib,
      disk_gib_used = h.disk_gib_used - r.disk_gib, machines_held = h.machines_held - 1
    FROM released r WHERE h.name = r.host_name`;
}

/** Releases a placement whose machine lives elsewhere, once its host has shown that nothing of it is left. */
export function releaseSuperseded(db: Database, runtimeId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const superseded = await query(tx)<unknown>`
      SELECT 1 FROM placements p WHERE p.runtime_id = ${runtimeId}::uuid AND ${supersededPlacement}`;
    if (superseded.length > 0) await releasePlacement(tx, runtimeId);
  });
}
