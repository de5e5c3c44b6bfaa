import type { Candidate, PlacementRequest, Refusal } from '../../../domain/placement.ts';
import { storableJson } from '../../../lib/text.ts';
import { type Queryable, query, sql } from '../../core/db.ts';
import { allottedClasses } from '../allottedFleet.ts';
import { openHost } from '../bestHosts.ts';
import type { HeldPlacement } from './heldPlacements.ts';

export interface Taking {
  /** Which placement of the machine this is, from 1. */
  attempt: number;
  /** A machine whose held placements do not count against the tenant's limit. */
  without: string | null;
  /** Hosts that refused the machine, stored with the placement. */
  evidence: readonly Refusal[];
}

/**
 * Takes the capacity, for bare metal the whole host, and records the placement in one statement. Null if the host no
 * longer has the capacity, or the tenant has reached its limit.
 */
export async function takeHost(
  tx: Queryable,
  { machineUid, kind, tenantId, resources: need }: PlacementRequest,
  { host: hostName, className, minimumSeconds, capacitySource }: Candidate,
  { attempt, without, evidence }: Taking,
): Promise<HeldPlacement | null> {
  const cpu = need ? sql`${need.cpu}::int` : sql`cpu`;
  const memoryGiB = need ? sql`${need.memoryGiB}::int` : sql`memory_gib`;
  const diskGiB = need ? sql`${need.diskGiB}::int` : sql`disk_gib`;
  const rows = await query(tx)<{
    runtime_id: string;
    version: bigint;
    order_number: bigint;
    agent: string | null;
    records_id: string | null;
  }>`
    WITH taken AS (
      UPDATE hosts SET cpu_used = cpu_used + ${cpu}, memory_gib_used = memory_gib_used + ${memoryGiB},
        disk_gib_used = disk_gib_used + ${diskGiB}, machines_held = machines_held + 1
      WHERE name = ${hostName} AND ${openHost}
        AND (${need !== null} OR machines_held = 0)
        AND cpu_used + ${cpu} <= cpu AND memory_gib_used + ${memoryGiB} <= memory_gib AND disk_gib_used + ${diskGiB} <= disk_gib
        AND EXISTS (SELECT 1 FROM (${allottedClasses(tenantId, kind, without)}) c WHERE c.name = ${className}
          AND c.held < c."limit" AND NOT c.retired AND (c."onDemandAllowed" OR ${capacitySource === 'reserved'}))
      RETURNING name, agent, records_id, ${cpu} AS cpu, ${memoryGiB} AS memory_gib, ${diskGiB} AS disk_gib
    )
    INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name, minimum_seconds,
      capacity_source, cpu, memory_gib, disk_gib, evidence)
    SELECT ${machineUid}::uuid, ${tenantId}::uuid, ${kind},
           ${attempt}::int, taken.name, ${className}, ${minimumSeconds},
           ${capacitySource}, taken.cpu, taken.memory_gib, taken.disk_gib, ${storableJson(evidence)}::jsonb
    FROM taken RETURNING runtime_id, version, order_number,
      (SELECT agent FROM taken) AS agent, (SELECT records_id FROM taken) AS records_id`;
  if (!rows[0]) return null;
  const { runtime_id: runtimeId, version, order_number: orderNumber, agent, records_id: recordsId } = rows[0];
  return {
    runtimeId,
    machineUid,
    attempt,
    version: Number(version),
    hostName,
    agent,
    recordsId,
    className,
    minimumSeconds,
    capacitySource,
    orderNumber: Number(orderNumber),
  };
}
