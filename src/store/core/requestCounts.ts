/** Counts of requests that replicas add up, so that a limit holds over all of them. */
import type { SharedCount, UnsharedCount } from '../../lib/slidingCounts.ts';
import { type Database, query } from './db.ts';

/** A row per key and window, in the table of all rate counts. */
const rowKey = (kind: string, key: string, window: number) => `${kind}:${key}@${window}`;

/**
 * Adds this process's counts to those of all, and returns the sums with those of the window before. The commit does not
 * wait for the disk, which creates wait for: a crash of Postgres forgets the requests of its last second.
 */
export async function shareCounts(
  db: Database,
  { kind, windowMs, counts }: { kind: string; windowMs: number; counts: readonly UnsharedCount[] },
): Promise<SharedCount[]> {
  const rows = await query(db)<{ place: number; total: number; previous: number }>`
    WITH asked AS (
      SELECT * FROM unnest(${counts.map(({ key, window }) => rowKey(kind, key, window))}::text[],
                           ${counts.map(({ key, window }) => rowKey(kind, key, window - 1))}::text[],
                           ${counts.map(({ points }) => points)}::int[],
                           ${counts.map(({ window }) => BigInt((window + 2) * windowMs))}::bigint[])
        WITH ORDINALITY AS asked (key, previous, points, expire, place)
    ), counted AS (
      -- In one order, so that two replicas never wait for each other's rows.
      INSERT INTO rate_counts AS c (key, points, expire) SELECT key, points, expire FROM asked ORDER BY key
      ON CONFLICT (key) DO UPDATE SET points = c.points + excluded.points
      RETURNING key, points
    )
    SELECT asked.place::int AS place, counted.points AS total, coalesce(previous.points, 0) AS previous
    FROM set_config('synchronous_commit', 'off', true), asked JOIN counted USING (key)
      LEFT JOIN rate_counts previous ON previous.key = asked.previous`;
  return rows.map(({ place, total, previous }) => {
    const { key, window } = counts[place - 1]!;
    return { key, window, total, previousTotal: previous };
  });
}
