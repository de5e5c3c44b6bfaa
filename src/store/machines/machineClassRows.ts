/** Hardware classes as a tenant sees them: those in service for which it has an allotment. */

import type { MachineClass } from '#prisma';
import { type Queryable, query } from '../core/db.ts';

export type MachineClassRow = Omit<MachineClass, 'minimumSeconds' | 'position' | 'retired'>;

/** One class, or null if the tenant cannot see it. */
export async function getMachineClass(
  db: Queryable,
  { tenantId, name }: { tenantId: string; name: string },
): Promise<MachineClassRow | null> {
  const classes = (await listMachineClassesOf(db, [tenantId])).get(tenantId)!;
  return classes.find((each) => each.name === name) ?? null;
}

/**
 * The classes that each of these tenants can see, sorted by name (code points), in one statement. Not paged: operators
 * define only a few.
 */
export async function listMachineClassesOf(
  db: Queryable,
  tenantIds: readonly string[],
): Promise<Map<string, MachineClassRow[]>> {
  const rows = await query(db)<MachineClassRow & { tenantId: string }>`
    SELECT a.tenant_id AS "tenantId", c.name, c.uid, c.cpu_family AS "cpuFamily", c.memory_gib AS "memoryGiB", c.regions,
      c.generation, c.created_at AS "createdAt"
    FROM allotments a JOIN machine_classes c ON c.name = a.class_name
    WHERE a.tenant_id = ANY(${[...tenantIds]}::uuid[]) AND NOT c.retired`;
  const byTenant = new Map(tenantIds.map((tenantId) => [tenantId, [] as MachineClassRow[]]));
  for (const { tenantId, ...machineClass } of rows) byTenant.get(tenantId)!.push(machineClass);
  for (const classes of byTenant.values()) classes.sort((a, b) => (a.name < b.name ? -1 : 1));
  return byTenant;
}
