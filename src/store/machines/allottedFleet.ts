/** What placements read of a tenant's classes and of the hosts of these. */

import type { MachineKind } from '../../domain/machine.ts';
import type { AllottedClass, HostCapacity } from '../../domain/placement.ts';
import { type Queryable, query, sql } from '../core/db.ts';
import { inMaintenance, openHost } from './bestHosts.ts';
import { limitColumn } from './machineRow.ts';

/**
 * SQL: the tenant's classes for a kind, in order, with the use of each limit. `without` one machine, if given, which takes
 * another place in its class: that adds nothing for good, so no limit refuses it, nor one that was lowered since.
 */
export function allottedClasses(tenantId: string, kind: MachineKind, without: string | null = null) {
  const limit = sql`a.${limitColumn[kind]}`;
  const others = without === null ? sql`` : sql`FILTER (WHERE p.machine_uid <> ${without}::uuid)`;
  const leaves = without === null ? sql`false` : sql`coalesce(bool_or(p.machine_uid = ${without}::uuid), false)`;
  return sql`
      SELECT c.name, c.retired, c.minimum_seconds AS "minimumSeconds", a.on_demand_allowed AS "onDemandAllowed",
        CASE WHEN used.leaves THEN greatest(${limit}, used.held + 1) ELSE ${limit} END AS "limit", used.held
      FROM allotments a JOIN machine_classes c ON c.name = a.class_name CROSS JOIN LATERAL (
        SELECT count(*) ${others}::int AS held, ${leaves} AS leaves FROM placements p
        WHERE p.tenant_id = a.tenant_id AND p.class_name = a.class_name AND p.workload = ${kind} AND p.released_at IS NULL) used
      WHERE a.tenant_id = ${tenantId}::uuid ORDER BY c.position, c.name`;
}

/** SQL: since the database was restored, some host that is reachable has not reported its inventory yet. */
const anyInventoryDue = sql`EXISTS (SELECT 1 FROM hosts due WHERE due.inventory_due AND due.lost_at IS NULL AND NOT due.retired)`;

/** What is known of a tenant's classes for a kind before a host is looked for. */
export interface KnownClasses {
  classes: AllottedClass[];
  /** Those of which open hosts are reserved for the tenant; most have none, and no search for it. */
  reserved: string[];
  inventoryDue: boolean;
}

export async function readClasses(
  tx: Queryable,
  tenantId: string,
  kind: MachineKind,
  without: string | null = null,
): Promise<KnownClasses> {
  const rows = await query(tx)<KnownClasses>`
    SELECT (SELECT coalesce(json_agg(classes), '[]') FROM (${allottedClasses(tenantId, kind, without)}) classes) AS classes,
           (SELECT coalesce(json_agg(a.class_name), '[]') FROM allotments a WHERE a.tenant_id = ${tenantId}::uuid AND EXISTS (
              SELECT 1 FROM hosts WHERE reserved_tenant_id = ${tenantId}::uuid AND class_name = a.class_name
                AND workload = ${kind} AND ${openHost}
            )) AS reserved,
           ${anyInventoryDue} AS "inventoryDue"`;
  return rows[0]!;
}

/** The tenant's classes for a kind, and the current state of all their hosts. `without`: see {@link allottedClasses}. */
export async function readFleet(
  tx: Queryable,
  {
    tenantId,
    kind,
    imageDigest,
    without,
  }: { tenantId: string; kind: MachineKind; imageDigest: string; without: string | null },
): Promise<{ classes: AllottedClass[]; hosts: HostCapacity[] }> {
  // Read as JSON: several times faster than one row per host for a large fleet.
  const rows = await query(tx)<{ classes: AllottedClass[]; hosts: HostCapacity[] }>`
    WITH classes AS (${allottedClasses(tenantId, kind, without)}
    ), capacities AS (
      SELECT name, region, class_name AS "className", workload, cpu, memory_gib AS "memoryGiB", disk_gib AS "diskGiB",
        cpu_used AS "cpuUsed", memory_gib_used AS "memoryGiBUsed", disk_gib_used AS "diskGiBUsed", machines_held AS "machinesHeld",
        reserved_tenant_id AS "reservedTenantId", cordoned, evacuates_at IS NOT NULL AS evacuated,
          ${inMaintenance} AS "inMaintenance", lost_at IS NOT NULL AS lost, failing,
        inventory_due OR ${anyInventoryDue} AS "inventoryDue",
        coalesce(${imageDigest} = ANY(images), false) AS "holdsImage",
        name IN (SELECT host_name FROM placements WHERE abandoned_at IS NOT NULL AND released_at IS NULL) AS quarantined
      FROM hosts WHERE class_name IN (SELECT name FROM classes) AND workload = ${kind} AND NOT retired ORDER BY name
    )
    SELECT (SELECT coalesce(json_agg(classes), '[]') FROM classes) AS classes,
           (SELECT coalesce(json_agg(capacities), '[]') FROM capacities) AS hosts`;
  return rows[0]!;
}
