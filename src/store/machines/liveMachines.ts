/** Machines that must have a running workflow: all of them, or those that a pass of the ownership schedule looks at. */

import type { MachineKind } from '../../domain/machine.ts';
import { machineWorkflowId } from '../../domain/names.ts';
import { highestUidBelow, lowestUid } from '../../domain/ownershipPass.ts';
import { type Database, query, sql } from '../core/db.ts';

export interface LiveMachine {
  uid: string;
  workflowId: string;
  requestId: string | null;
  /** Its delete was accepted a while ago and nothing has come of it. */
  unheard: boolean;
}

export type Which =
  | 'all'
  /** Those for which no workflow has done yet what was asked for a while ago. */
  | 'waiting'
  | { slice: { from: number; to: number } }
  | { uids: readonly string[] };

/** Rows per page. */
const pageSize = 1_000;

const unheard = sql`(deletion_requested_at < clock_timestamp() - interval '1 minute' AND phase NOT IN ('Stopping', 'Deleting'))`;
/** A machine created moments ago and never claimed is left to its wake in the outbox. */
const isDue = sql`(claim_epoch > 0 OR created_at < clock_timestamp() - interval '1 minute')`;

function condition(which: Which) {
  if (which === 'all') return sql`TRUE`;
  // Spelled like the partial indexes machines_unclaimed and machines_deleting.
  if (which === 'waiting')
    return sql`uid IN (
      SELECT uid FROM machines WHERE claim_epoch = 0
      UNION SELECT uid FROM machines WHERE deletion_requested_at IS NOT NULL AND ${unheard})`;
  if ('uids' in which) return sql`uid = ANY(${which.uids}::uuid[])`;
  const { from, to } = which.slice;
  return sql`uid BETWEEN ${lowestUid(from)}::uuid AND ${highestUidBelow(to)}::uuid`;
}

/** The machines by uid, in pages. */
export async function* liveMachines(
  db: Database,
  which: Which = 'all',
  limit = pageSize,
): AsyncGenerator<LiveMachine[]> {
  for (let afterUid = lowestUid(0); ; ) {
    const page = await query(db)<
      Omit<LiveMachine, 'workflowId'> & { kind: MachineKind; namespace: string; name: string }
    >`
      SELECT uid, kind, namespace, name, request_id AS "requestId", coalesce(${unheard}, false) AS unheard
      FROM machines WHERE uid > ${afterUid}::uuid AND ${isDue} AND ${condition(which)}
      ORDER BY uid LIMIT ${limit}`;
    if (page.length > 0)
      yield page.map(({ uid, requestId, unheard, ...named }) => ({
        uid,
        requestId,
        unheard,
        workflowId: machineWorkflowId({ uid, ...named }),
      }));
    if (page.length < limit) return;
    afterUid = page.at(-1)!.uid;
  }
}
