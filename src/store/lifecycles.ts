/** The billed life of a machine: opened at its first readiness, closed once, rated once. The first write wins. */
import { postingSecond, topUpSeconds } from '../domain/usage.ts';
import type { Database, Queryable } from './db.ts';
import type { MachineRow } from './machines.ts';

/** Opens the lifecycle of a machine that became ready on its current placement. A repeat changes nothing. */
export async function openLifecycle(tx: Queryable, machine: MachineRow, runtimeId: string): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO lifecycles (machine_uid, customer_id, tenant_id, resource_kind, resource_class, resource_name, minimum_seconds, started_at)
    SELECT ${machine.uid}::uuid, t.customer_id, t.id, ${machine.kind}, p.class_name, ${machine.name}, p.minimum_seconds,
           floor(extract(epoch FROM clock_timestamp()))::bigint
    FROM namespaces n JOIN tenants t ON t.id = n.tenant_id, placements p
    WHERE n.name = ${machine.namespace} AND p.runtime_id = ${runtimeId}::uuid
    ON CONFLICT (machine_uid) DO NOTHING`;
}

/**
 * Closes the machine's lifecycle, if it has an open one, at the database's clock or, for a machine that was lost, at
 * the moment it was last seen (`lastSeen`, epoch seconds). Never before it started.
 */
export async function closeLifecycle(tx: Queryable, machineUid: string, lastSeen: number | null = null): Promise<void> {
  await tx.$executeRaw`
    UPDATE lifecycles SET ended_at = greatest(started_at,
      least(coalesce(${lastSeen}::bigint, 9223372036854775807), floor(extract(epoch FROM clock_timestamp()))::bigint))
    WHERE machine_uid = ${machineUid}::uuid AND ended_at IS NULL`;
}

/** Rates the minimum of a closed lifecycle, exactly once. Returns whether there is a lifecycle that is now rated. */
export function rateLifecycle(db: Database, machineUid: string): Promise<boolean> {
  return db.$transaction(async (tx) => {
    const rows = await tx.$queryRaw<{ started_at: bigint; ended_at: bigint | null; minimum_seconds: number; rated: boolean }[]>`
      SELECT started_at, ended_at, minimum_seconds, rated_at IS NOT NULL AS rated FROM lifecycles
      WHERE machine_uid = ${machineUid}::uuid FOR UPDATE`;
    const row = rows[0];
    if (!row || row.ended_at === null) return false;
    if (row.rated) return true;
    const closed = { startedAt: Number(row.started_at), endedAt: Number(row.ended_at), minimumSeconds: row.minimum_seconds };
    await tx.$executeRaw`
      UPDATE lifecycles SET rated_at = clock_timestamp(), top_up_seconds = ${topUpSeconds(closed)}, posted_at = ${BigInt(postingSecond(closed))}
      WHERE machine_uid = ${machineUid}::uuid AND rated_at IS NULL`;
    return true;
  });
}
