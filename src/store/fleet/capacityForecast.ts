/** When the hosts of a class will be full, if it goes on as in the last days. */
import { type Queryable, query } from '../core/db.ts';
import { closedHost } from '../machines/bestHosts.ts';

const resources = ['cpu', 'memory_gib', 'disk_gib'] as const;

/** Of one resource of a class in a region, by kind of machine. */
export interface Forecast {
  region: string;
  className: string;
  workload: string;
  hosts: number;
  resource: (typeof resources)[number];
  total: number;
  used: number;
  /** How much more was held each day, on average; null for a class that was used for less than three days. */
  perDay: number | null;
  /** Null: it does not grow, or not for long enough. */
  fullInDays: number | null;
}

/** A trend of fewer days says little. */
export const fewestDays = 3;

/**
 * Holds of each resource at the end of each of the last days, as a line through them. Hosts that are closed or lost
 * take nothing new, so only what they hold counts. The resource that is full first comes first.
 */
export async function forecastCapacity(db: Queryable, days: number): Promise<Forecast[]> {
  const rows = await query(db)<Forecast>`
    WITH ends AS (
      SELECT n, clock_timestamp() - make_interval(days => n) AS at FROM generate_series(0, ${days}::int) n
    ), groups AS (
      SELECT region, class_name, workload, count(*)::int AS hosts,
        sum(CASE WHEN ${closedHost} OR lost_at IS NOT NULL THEN cpu_used ELSE cpu END)::float8 AS cpu,
        sum(CASE WHEN ${closedHost} OR lost_at IS NOT NULL THEN memory_gib_used ELSE memory_gib END)::float8 AS memory_gib,
        sum(CASE WHEN ${closedHost} OR lost_at IS NOT NULL THEN disk_gib_used ELSE disk_gib END)::float8 AS disk_gib
      FROM hosts WHERE NOT retired GROUP BY 1, 2, 3
    ), held AS (
      SELECT h.region, h.class_name, h.workload, p.created_at, p.released_at, p.cpu, p.memory_gib, p.disk_gib
      FROM placements p JOIN hosts h ON h.name = p.host_name
      WHERE p.released_at IS NULL OR p.released_at > clock_timestamp() - make_interval(days => ${days}::int)
    ), firsts AS (
      SELECT region, class_name, workload, min(created_at) AS at FROM held GROUP BY 1, 2, 3
    ), daily AS (
      SELECT g.region, g.class_name, g.workload, e.n, coalesce(sum(p.cpu), 0)::float8 AS cpu,
        coalesce(sum(p.memory_gib), 0)::float8 AS memory_gib, coalesce(sum(p.disk_gib), 0)::float8 AS disk_gib
      FROM groups g CROSS JOIN ends e
      LEFT JOIN firsts f ON (f.region, f.class_name, f.workload) = (g.region, g.class_name, g.workload)
      LEFT JOIN held p ON (p.region, p.class_name, p.workload) = (g.region, g.class_name, g.workload)
        AND p.created_at <= e.at AND (p.released_at IS NULL OR p.released_at > e.at)
      WHERE e.at >= f.at - interval '1 day' GROUP BY 1, 2, 3, 4
    ), lines AS (
      SELECT d.region, d.class_name, d.workload, r.name,
        CASE WHEN max(d.n) >= ${fewestDays} THEN regr_slope(r.used, -d.n) END AS per_day
      FROM daily d CROSS JOIN LATERAL (VALUES ('cpu', d.cpu), ('memory_gib', d.memory_gib), ('disk_gib', d.disk_gib)) r (name, used)
      GROUP BY 1, 2, 3, 4
    )
    SELECT g.region, g.class_name AS "className", g.workload, g.hosts, t.resource, t.total, t.used, l.per_day AS "perDay",
      CASE WHEN l.per_day > 0 THEN greatest(t.total - t.used, 0) / l.per_day END AS "fullInDays"
    FROM groups g
    CROSS JOIN LATERAL (
      SELECT sum(cpu_used)::float8 AS cpu, sum(memory_gib_used)::float8 AS memory_gib, sum(disk_gib_used)::float8 AS disk_gib FROM hosts h
      WHERE NOT h.retired AND (h.region, h.class_name, h.workload) = (g.region, g.class_name, g.workload)) u
    CROSS JOIN LATERAL (VALUES ('cpu', g.cpu, u.cpu), ('memory_gib', g.memory_gib, u.memory_gib), ('disk_gib',
      g.disk_gib, u.disk_gib)) t (resource, total, used)
    LEFT JOIN lines l ON (l.region, l.class_name, l.workload, l.name) = (g.region, g.class_name, g.workload, t.resource)
    ORDER BY "fullInDays" NULLS LAST, g.region, g.class_name, g.workload, t.resource`;
  return rows;
}
