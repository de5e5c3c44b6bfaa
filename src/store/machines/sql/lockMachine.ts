import { type Queryable, query, sql } from '../../core/db.ts';
import { type MachineJson, type MachineKey, type MachineRow, machineFromJson } from '../machineRow.ts';

/** Locks one machine for the rest of the transaction and returns it as it is under that lock. */
export async function lockMachine(tx: Queryable, key: MachineKey | { uid: string }): Promise<MachineRow | null> {
  const where =
    'uid' in key
      ? sql`uid = ${key.uid}::uuid`
      : sql`namespace = ${key.namespace} AND kind = ${key.kind} AND name = ${key.name}`;
  const rows = await query(tx)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m WHERE ${where} FOR UPDATE`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}
