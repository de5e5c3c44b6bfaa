/** Lifecycles without machines: usage does not need any. */
import { randomUUID } from 'node:crypto';
import { type Queryable, sql } from '../../src/store/core/db.ts';
import { openLifecycles } from '../../src/store/usage/lifecycles.ts';
import { secondsNow } from '../../src/store/usage/usageRollups.ts';

export interface OpenedLifecycle {
  uid?: string;
  customerId: string;
  tenantId: string;
  resourceKind?: string;
  resourceClass?: string;
  resourceName?: string;
  minimumSeconds: number;
  /** Epoch seconds; null means now, by the database's clock. */
  at: number | null;
}

/** Opens a lifecycle as a machine's first readiness does, and returns its uid. */
export async function openWithoutMachine(
  db: Queryable,
  {
    uid = randomUUID(),
    customerId,
    tenantId,
    resourceKind = 'VirtualMachine',
    resourceClass = 'c',
    resourceName = 'vm',
    minimumSeconds,
    at,
  }: OpenedLifecycle,
): Promise<string> {
  await openLifecycles(
    db,
    sql`SELECT ${uid}::uuid AS machine_uid, ${customerId}::uuid AS customer_id, ${tenantId}::uuid AS tenant_id,
      ${resourceKind}::text AS resource_kind,
      ${resourceClass}::text AS resource_class, ${resourceName}::text AS resource_name,
        ${minimumSeconds}::int AS minimum_seconds, ${secondsNow(at)} AS started_at`,
  );
  return uid;
}
