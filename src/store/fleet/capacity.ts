/** A tenant's limits and usage per machine class, and the use of its reservation. */

import { Prisma } from '#prisma';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { type Queryable, query, sql } from '../core/db.ts';
import { limitColumn } from '../machines/machineRow.ts';

export interface ClassCapacity {
  className: string;
  onDemandAllowed: boolean;
  reservedHosts: number;
  /** Reserved hosts that carry at least one machine of the tenant. */
  reservedInUse: number;
  /** Never negative: lowering a reservation evicts nothing. */
  reservedAvailable: number;
  limits: Record<MachineKind, number>;
  /** What counts against the limits now: all machines that hold capacity, including those being created or deleted. */
  inUse: Partial<Record<MachineKind, number>>;
}

const limits = Prisma.join(machineKinds.map((kind) => sql`${kind}::text, a.${limitColumn[kind]}`));

/** A tenant's capacity by class, in the fleet's order, as one snapshot. */
export async function readCapacity(db: Queryable, tenantId: string): Promise<ClassCapacity[]> {
  const rows = await query(db)<Omit<ClassCapacity, 'reservedAvailable'>>`
    SELECT a.class_name AS "className", a.on_demand_allowed AS "onDemandAllowed", a.reserved_hosts AS "reservedHosts",
      (SELECT count(*)::int FROM hosts h
       WHERE h.reserved_tenant_id = a.tenant_id AND h.class_name = a.class_name AND EXISTS (
         SELECT FROM placements p WHERE p.host_name = h.name AND p.tenant_id = a.tenant_id AND p.released_at IS NULL
       )) AS "reservedInUse",
      json_build_object(${limits}) AS limits,
      (SELECT coalesce(json_object_agg(workload, held), '{}') FROM (
         SELECT p.workload, count(*)::int AS held FROM placements p
         WHERE p.tenant_id = a.tenant_id AND p.class_name = a.class_name AND p.released_at IS NULL GROUP BY p.workload
       ) by_kind) AS "inUse"
    FROM allotments a JOIN machine_classes c ON c.name = a.class_name
    WHERE a.tenant_id = ${tenantId}::uuid ORDER BY c.position, c.name`;
  return rows.map((row) => ({ ...row, reservedAvailable: Math.max(0, row.reservedHosts - row.reservedInUse) }));
}

/** The regions of the fleet that was applied last, in the order of its classes. */
export async function appliedRegions(db: Queryable): Promise<string[]> {
  const classes = await db.machineClass.findMany({
    where: { retired: false },
    select: { regions: true },
    orderBy: [{ position: 'asc' }, { name: 'asc' }],
  });
  return [...new Set(classes.flatMap(({ regions }) => regions))];
}
