import type { OrderAct } from '../../../domain/hostOrder.ts';
import type { HostAddress } from '../../../domain/names.ts';
import type { CapacitySource } from '../../../domain/placement.ts';
import { type Queryable, query, type Sql, sql } from '../../core/db.ts';

export interface HeldPlacement extends HostAddress {
  runtimeId: string;
  machineUid: string;
  attempt: number;
  version: number;
  className: string;
  minimumSeconds: number;
  capacitySource: CapacitySource;
  /** Of its newest order. */
  orderNumber: number;
}

/** SQL: the number of an order that replaces those before it. */
export const nextOrderNumber = sql`nextval('placements_order_number_seq')`;

const heldColumns = (orderNumber: Sql) => sql`
  coalesce(json_agg(json_build_object('runtimeId', p.runtime_id, 'machineUid', machine_uid, 'attempt', attempt, 'version', version,
    'hostName', host_name, 'agent', h.agent, 'recordsId', h.records_id, 'className', p.class_name,
    'minimumSeconds', minimum_seconds, 'capacitySource', capacity_source, 'orderNumber', ${orderNumber}) ORDER BY attempt DESC), '[]')`;
const heldOf = (machineUid: string) =>
  sql`machine_uid = ${machineUid}::uuid AND released_at IS NULL AND abandoned_at IS NULL`;

/** SQL: see {@link heldPlacements}. */
export function heldBy(machineUid: string): Sql {
  return sql`(
    SELECT ${heldColumns(sql`p.order_number`)} FROM placements p JOIN hosts h ON h.name = host_name WHERE ${heldOf(machineUid)})`;
}

/** Placements of a machine that still hold capacity and were not abandoned, newest first. */
export async function heldPlacements(db: Queryable, machineUid: string): Promise<HeldPlacement[]> {
  const rows = await query(db)<{ held: HeldPlacement[] }>`SELECT ${heldBy(machineUid)} AS held`;
  return rows[0]!.held;
}

/** The same, with what is ordered of their hosts from now on. A repeat keeps the numbers. */
export async function orderHeld(tx: Queryable, machineUid: string, act: OrderAct): Promise<HeldPlacement[]> {
  const rows = await query(tx)<{ held: HeldPlacement[] }>`
    WITH ordered AS (
      UPDATE placements SET order_number = ${nextOrderNumber}, order_act = ${act}
      WHERE ${heldOf(machineUid)} AND order_act <> ${act} RETURNING runtime_id, order_number
    )
    SELECT ${heldColumns(sql`coalesce(o.order_number, p.order_number)`)} AS held
    FROM placements p JOIN hosts h ON h.name = host_name LEFT JOIN ordered o ON o.runtime_id = p.runtime_id
    WHERE ${heldOf(machineUid)}`;
  return rows[0]!.held;
}

/** The numbers of orders to destroy these runtimes, which are recorded as gone or as placed elsewhere. */
export async function orderEnds(tx: Queryable, runtimeIds: readonly string[]): Promise<Map<string, number>> {
  const ids = runtimeIds as string[];
  const rows = await query(tx)<{ runtimeId: string; number: bigint }>`
    WITH ordered AS (
      UPDATE placements SET order_number = ${nextOrderNumber}, order_act = 'end'
      WHERE runtime_id = ANY(${ids}::uuid[]) AND order_act <> 'end' RETURNING runtime_id, order_number
    )
    SELECT p.runtime_id AS "runtimeId", coalesce(o.order_number, p.order_number) AS number
    FROM placements p LEFT JOIN ordered o ON o.runtime_id = p.runtime_id WHERE p.runtime_id = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ runtimeId, number }) => [runtimeId, Number(number)]));
}

/** SQL: the placement of machine `m` that is held, newest first, and its host; for a LEFT JOIN LATERAL. */
export const currentHost = sql`(
    SELECT h.lost_at, p.runtime_id, h.agent FROM placements p JOIN hosts h ON h.name = p.host_name
    WHERE p.machine_uid = m.uid AND p.released_at IS NULL ORDER BY p.attempt DESC LIMIT 1)`;
