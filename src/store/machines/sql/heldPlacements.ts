import type { HostAddress } from '../../../domain/names.ts';
import type { CapacitySource } from '../../../domain/placement.ts';
import { type Executor, query, type Sql, sql } from '../../core/db.ts';

export interface HeldPlacement extends HostAddress {
  runtimeId: string;
  machineUid: string;
  attempt: number;
  version: number;
  className: string;
  minimumSeconds: number;
  capacitySource: CapacitySource;
}

/** SQL: see {@link heldPlacements}. */
export function heldBy(machineUid: string): Sql {
  return sql`(
    SELECT coalesce(json_agg(json_build_object('runtimeId', runtime_id, 'machineUid', machine_uid, 'attempt', attempt, 'version', version,
      'hostName', host_name, 'agent', h.agent, 'recordsId', h.records_id, 'className', p.class_name,
      'minimumSeconds', minimum_seconds, 'capacitySource', capacity_source) ORDER BY attempt DESC), '[]')
    FROM placements p JOIN hosts h ON h.name = host_name
    WHERE machine_uid = ${machineUid}::uuid AND released_at IS NULL AND abandoned_at IS NULL)`;
}

/** Placements of a machine that still hold capacity and were not abandoned, newest first. */
export async function heldPlacements(db: Executor, machineUid: string): Promise<HeldPlacement[]> {
  const rows = await query(db)<{ held: HeldPlacement[] }>`SELECT ${heldBy(machineUid)} AS held`;
  return rows[0]!.held;
}

/** SQL: the placement of machine `m` that is held, newest first, and its host; for a LEFT JOIN LATERAL. */
export const currentHost = sql`(
    SELECT h.lost_at, p.runtime_id, h.agent FROM placements p JOIN hosts h ON h.name = p.host_name
    WHERE p.machine_uid = m.uid AND p.released_at IS NULL ORDER BY p.attempt DESC LIMIT 1)`;
