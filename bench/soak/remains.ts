/** What must be 0 when every machine is gone: each count of what may remain of one in the database, its bill aside. */
import type { Pool } from 'pg';

export async function countRemains(sql: Pick<Pool, 'query'>): Promise<Record<string, number>> {
  const { rows } = await sql.query<Record<string, number>>(`
    SELECT (SELECT count(*)::int FROM machines) AS machines,
      (SELECT count(*)::int FROM placements WHERE released_at IS NULL) AS placements,
      (SELECT count(*)::int FROM hosts WHERE machines_held <> 0 OR cpu_used <> 0 OR memory_gib_used <> 0 OR disk_gib_used <> 0) AS hosts,
      (SELECT count(*)::int FROM outbox) AS wakes,
      (SELECT count(*)::int FROM orphans) AS orphans,
      (SELECT count(*)::int FROM lifecycles WHERE rated_at IS NULL) AS unrated,
      (SELECT coalesce(sum(virtual_machines), 0)::int FROM namespaces) AS quota`);
  return rows[0]!;
}
