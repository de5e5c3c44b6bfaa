/** A tenant's limits and usage per machine class, and the use of its reservation. */
import type { Queryable } from '../core/db.ts';

export interface ClassCapacity {
  className: string;
  onDemandAllowed: boolean;
  reservedHosts: number;
  /** Reserved hosts that carry at least one machine. */
  reservedInUse: number;
  /** Never negative: lowering a reservation evicts nothing. */
  reservedAvailable: number;
  bareMetalLimit: number;
  /** What counts against the limit now: all machines that hold capacity, including those being created or deleted. */
  bareMetalInUse: number;
  virtualMachineLimit: number;
  virtualMachinesInUse: number;
}

/** A tenant's capacity by class, in the fleet's order, as one snapshot. */
export async function readCapacity(db: Queryable, tenantId: string): Promise<ClassCapacity[]> {
  const rows = await db.$queryRaw<Row[]>`
    SELECT a.class_name, a.on_demand_allowed, a.reserved_hosts, a.bare_metal_limit, a.virtual_machine_limit,
      (SELECT count(*)::int FROM hosts h
       WHERE h.reserved_tenant_id = a.tenant_id AND h.class_name = a.class_name AND h.machines_held > 0) AS in_use,
      held.bare_metal, held.virtual_machines
    FROM allotments a JOIN machine_classes c ON c.name = a.class_name
      CROSS JOIN LATERAL (
        SELECT count(*) FILTER (WHERE p.workload = 'BareMetalMachine')::int AS bare_metal,
          count(*) FILTER (WHERE p.workload = 'VirtualMachine')::int AS virtual_machines
        FROM placements p WHERE p.tenant_id = a.tenant_id AND p.class_name = a.class_name AND p.released_at IS NULL
      ) held
    WHERE a.tenant_id = ${tenantId}::uuid ORDER BY c.position, c.name`;
  return rows.map((row) => ({
    className: row.class_name,
    onDemandAllowed: row.on_demand_allowed,
    reservedHosts: row.reserved_hosts,
    reservedInUse: row.in_use,
    reservedAvailable: Math.max(0, row.reserved_hosts - row.in_use),
    bareMetalLimit: row.bare_metal_limit,
    bareMetalInUse: row.bare_metal,
    virtualMachineLimit: row.virtual_machine_limit,
    virtualMachinesInUse: row.virtual_machines,
  }));
}

interface Row {
  class_name: string;
  on_demand_allowed: boolean;
  reserved_hosts: number;
  in_use: number;
  bare_metal_limit: number;
  virtual_machine_limit: number;
  bare_metal: number;
  virtual_machines: number;
}
