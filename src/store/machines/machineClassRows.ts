/** Hardware classes as a tenant sees them: those in service for which it has an allotment. */

import type { MachineClass } from '#prisma';
import type { Queryable } from '../core/db.ts';

export type MachineClassRow = Omit<MachineClass, 'minimumSeconds' | 'position' | 'retired'>;

function visibleTo(tenantId: string) {
  return { retired: false, allotments: { some: { tenantId } } };
}

/** One class, or null if the tenant cannot see it. */
export function getMachineClass(
  db: Queryable,
  { tenantId, name }: { tenantId: string; name: string },
): Promise<MachineClassRow | null> {
  return db.machineClass.findFirst({ where: { name, ...visibleTo(tenantId) } });
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
    select: { tenantId: true, machineClass: true },
  });
  const byTenant = new Map(tenantIds.map((tenantId) => [tenantId, [] as MachineClassRow[]]));
  for (const { tenantId, machineClass } of rows) byTenant.get(tenantId)!.push(machineClass);
  for (const classes of byTenant.values()) classes.sort((a, b) => (a.name < b.name ? -1 : 1));
  return byTenant;
}
