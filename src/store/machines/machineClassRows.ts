/** Hardware classes as a tenant sees them: those in service for which it has an allotment. */
import type { Queryable } from '../core/db.ts';

export interface MachineClassRow {
  name: string;
  uid: string;
  cpuFamily: string;
  memoryGiB: number;
  regions: string[];
  generation: number;
  createdAt: Date;
}

const shown = {
  name: true,
  uid: true,
  cpuFamily: true,
  memoryGiB: true,
  regions: true,
  generation: true,
  createdAt: true,
} as const;

function visibleTo(tenantId: string) {
  return { retired: false, allotments: { some: { tenantId } } };
}

/** One class, or null if the tenant cannot see it. */
export function getMachineClass(
  db: Queryable,
  { tenantId, name }: { tenantId: string; name: string },
): Promise<MachineClassRow | null> {
  return db.machineClass.findFirst({ where: { name, ...visibleTo(tenantId) }, select: shown });
}

/**
 * The classes that each of these tenants can see, sorted by name (code points), in one statement. Not paged: operators
 * define only a few.
 */
export async function listMachineClassesOf(
  db: Queryable,
  tenantIds: readonly string[],
): Promise<Map<string, MachineClassRow[]>> {
  const rows = await db.allotment.findMany({
    where: { tenantId: { in: [...tenantIds] }, machineClass: { retired: false } },
    select: { tenantId: true, machineClass: { select: shown } },
  });
  const byTenant = new Map(tenantIds.map((tenantId) => [tenantId, [] as MachineClassRow[]]));
  for (const { tenantId, machineClass } of rows) byTenant.get(tenantId)!.push(machineClass);
  for (const classes of byTenant.values()) classes.sort((a, b) => (a.name < b.name ? -1 : 1));
  return byTenant;
}
