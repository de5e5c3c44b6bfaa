/**
 * Machines of evacuated hosts that are created again. Another host is held for the new machine in the transaction that
 * accepts the old one's delete. The statement that removes the old one, once its host has shown that nothing is left of it,
 * creates the new one (the trigger machines_created_again). So neither a kill nor another's create comes between the two.
 */
import { createHash } from 'node:crypto';
import { execute, type Queryable, query, type Sql, sql } from '../core/db.ts';
import type { MachineRow } from './machineRow.ts';
import { releasePlacement } from './sql/releasePlacement.ts';

/** The uid of the machine that is created in place of this one, as the trigger makes it. */
export function uidAgain(uid: string): string {
  const hex = createHash('sha256').update(`again/${uid}`).digest('hex').slice(0, 32);
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}

/** SQL: the same. */
export const uidAgainOf = (uid: Sql) =>
  sql`encode(substr(sha256(convert_to('again/' || ${uid}, 'UTF8')), 1, 16), 'hex')::uuid`;

/**
 * For the transaction that removes a machine, before that: one that its owner deleted, or whose account has closed, is not
 * created again, and gives back the host that was held.
 */
export async function settleRecreation(tx: Queryable, { uid, namespace, recreates }: MachineRow): Promise<void> {
  const open = await query(tx)<unknown>`
    SELECT 1 FROM namespaces n JOIN tenants t ON t.id = n.tenant_id JOIN customers c ON c.id = t.customer_id
    WHERE n.name = ${namespace} AND c.status NOT IN ('closed', 'erased')`;
  if (recreates && open.length > 0) return;
  await execute(tx)`UPDATE machines SET recreates = false WHERE uid = ${uid}::uuid`;
  const held = await query(tx)<{ runtimeId: string }>`
    SELECT runtime_id AS "runtimeId" FROM placements WHERE machine_uid = ${uidAgain(uid)}::uuid AND released_at IS NULL`;
  for (const { runtimeId } of held) await releasePlacement(tx, runtimeId);
}
