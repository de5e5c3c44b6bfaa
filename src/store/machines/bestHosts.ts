/**
 * Asks the database for the hosts of a group that would take a machine now and cost the least, as the rules in
 * src/domain/placement.ts have it: for a large fleet, a walk along an index instead of a look at every host. A property
 * test holds it to those rules. When it finds none, the rules judge every host and say why.
 */
import { type HostGroup, imageWorth, type PlacementRequest } from '../../domain/placement.ts';
import { type Queryable, query, sql } from '../core/db.ts';

/** Spelled like the indexes hosts_on_demand and hosts_reserved. */
const load = sql`greatest(cpu_used::float8 / cpu, memory_gib_used::float8 / memory_gib, disk_gib_used::float8 / disk_gib)`;
/** SQL: whether a planned maintenance of the host goes on. */
export const inMaintenance = sql`coalesce(maintenance_starts_at <= now() AND maintenance_ends_at > now(), false)`;
/** SQL: whether operators keep new machines off a host, by any of three facts. */
export const closedHost = sql`(cordoned OR evacuates_at IS NOT NULL OR ${inMaintenance})`;
/** SQL: a host that takes machines. The indexes have `cordoned` alone, because a window opens and closes by the clock. */
export const openHost = sql`NOT cordoned AND evacuates_at IS NULL AND NOT ${inMaintenance} AND lost_at IS NULL
  AND NOT retired AND NOT inventory_due AND failing = '{}'`;
/** Two sums of floats may round to the same cost. */
const roundingError = sql`0.000000001::float8`;
const worth = sql`${imageWorth}::float8`;

export interface Search {
  request: PlacementRequest;
  imageDigest: string;
  /** Names of hosts that are out of the question. */
  avoid: readonly string[];
}

/** Names of the best hosts of the group, which all cost the same. */
export async function bestHosts(
  db: Queryable,
  { machineClass, source }: HostGroup,
  { request, imageDigest, avoid }: Search,
): Promise<string[]> {
  const { kind, resources, region, tenantId } = request;
  const size = resources
    ? sql`cpu_used + ${resources.cpu} <= cpu AND memory_gib_used + ${resources.memoryGiB} <= memory_gib
      AND disk_gib_used + ${resources.diskGiB} <= disk_gib`
    : sql`machines_held = 0`;
  const tenant = source === 'reserved' ? sql`reserved_tenant_id = ${tenantId}::uuid` : sql`reserved_tenant_id IS NULL`;
  const fits = sql`
    class_name = ${machineClass.name} AND workload = ${kind} AND region = ${region} AND ${tenant} AND ${openHost} AND ${size}
    AND name <> ALL (${avoid}::text[])
    AND name <> ALL (ARRAY(SELECT host_name FROM placements WHERE abandoned_at IS NOT NULL AND released_at IS NULL))`;
  const holdsImage = sql`coalesce(${imageDigest} = ANY(images), false)`;
  const rows = await query(db)<{ names: string[] }>`
    WITH emptiest AS MATERIALIZED (
      SELECT ${load} AS load FROM hosts WHERE ${fits} ORDER BY ${load} LIMIT 1
    ), holding AS MATERIALIZED (
      SELECT ${load} AS load FROM hosts WHERE ${fits} AND ${holdsImage} AND ${load} <= (SELECT load + ${worth} FROM emptiest)
      ORDER BY ${load} LIMIT 1
    ), best AS MATERIALIZED (
      SELECT least((SELECT load FROM holding), (SELECT load + ${worth} FROM emptiest)) AS cost
    ), equals AS (
      SELECT name FROM hosts WHERE ${fits} AND ${holdsImage} AND ${load} = (SELECT cost FROM best)
      UNION ALL
      SELECT name FROM hosts WHERE ${fits} AND NOT ${holdsImage} AND ${load} + ${worth} = (SELECT cost FROM best)
        AND ${load} BETWEEN (SELECT cost - ${worth} - ${roundingError} FROM best) AND (SELECT cost - ${worth} + ${roundingError} FROM best)
    )
    SELECT coalesce(json_agg(name), '[]') AS names FROM equals`;
  return rows[0]!.names;
}
