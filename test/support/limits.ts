import { type Database, execute, type Queryable } from '../../src/store/core/db.ts';

interface ClassLimits {
  virtual_machine?: number;
  bare_metal?: number;
  reserved_hosts?: number;
  on_demand?: 0 | 1;
}

/** Sets limits of a class for a tenant, or the defaults for null; those that are left out stay as they are. */
export async function allotTo(
  db: Database | Queryable,
  tenantId: string | null,
  className: string,
  limits: ClassLimits,
): Promise<void> {
  await execute(db)`
    DELETE FROM limits WHERE tenant_id IS NOT DISTINCT FROM ${tenantId}::uuid AND class_name = ${className}
      AND name = ANY(${Object.keys(limits)}::text[])`;
  for (const [name, amount] of Object.entries(limits))
    await db.limit.create({ data: { tenantId, className, name, amount, setBy: 'test', reason: 'for a test' } });
}
