/** Tenants whose runtime has not been found ready yet. */
import { type Database, type Queryable, query } from '../core/db.ts';

/** Leases up to `limit` waiting tenants that no worker holds, for `leaseSeconds`. */
export async function leaseAdmissions(
  db: Database,
  { limit, leaseSeconds }: { limit: number; leaseSeconds: number },
): Promise<string[]> {
  const rows = await query(db)<{ id: string }>`
    UPDATE tenants SET admission_leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
    WHERE id IN (
      SELECT id FROM tenants WHERE admitted_at IS NULL AND admission_leased_until <= clock_timestamp()
      ORDER BY admission_leased_until LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING id`;
  return rows.map(({ id }) => id);
}

/**
 * Lists what a tenant's runtime still lacks; empty when machines can run in it. A tenant that is gone lacks nothing.
 */
export async function missingForAdmission(db: Queryable, tenantId: string): Promise<string[]> {
  const rows = await query(db)<{ namespaced: boolean; allotted: boolean; housed: boolean; region: string }>`
    SELECT t.region, EXISTS (SELECT FROM namespaces n WHERE n.tenant_id = t.id) AS namespaced,
      EXISTS (SELECT FROM allotments a JOIN machine_classes c ON c.name = a.class_name AND NOT c.retired
        WHERE a.tenant_id = t.id) AS allotted,
      EXISTS (SELECT FROM allotments a JOIN hosts h ON h.class_name = a.class_name AND NOT h.retired
              WHERE a.tenant_id = t.id AND h.region = t.region) AS housed
    FROM tenants t WHERE t.id = ${tenantId}::uuid`;
  const found = rows[0];
  if (!found) return [];
  return [
    ...(found.namespaced ? [] : ['a namespace']),
    ...(found.allotted ? [] : ['an allotment of a machine class']),
    ...(found.allotted && !found.housed ? [`a host of an allotted class in ${found.region}`] : []),
  ];
}

/** What a tenant waits for that was not admitted yet, in words for its customer. */
export async function awaitedBy(db: Queryable, tenantId: string): Promise<string> {
  const missing = await missingForAdmission(db, tenantId);
  return missing.length > 0 ? `the operator has to give it ${missing.join(' and ')}` : 'it is about to be ready';
}

/** Records that the tenant's runtime is ready, if it is. A repeat changes nothing. */
export async function recordAdmission(db: Queryable, tenantId: string): Promise<void> {
  if ((await missingForAdmission(db, tenantId)).length > 0)
    throw new Error(`the runtime of tenant ${tenantId} is not ready`);
  await db.tenant.updateMany({ where: { id: tenantId, admittedAt: null }, data: { admittedAt: new Date() } });
}

/** Whether the runtime of a customer's default tenant is ready. */
export async function isAdmitted(db: Queryable, customerId: string): Promise<boolean> {
  return (await db.tenant.count({ where: { customerId, isDefault: true, admittedAt: { not: null } } })) > 0;
}
