/** Machines that exist on a host but in no record, or that ended when it was reset. They wait for an operator. */

import type { Orphan } from '#prisma';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, transaction } from '../core/db.ts';
import { nextOrderNumber } from '../machines/sql/heldPlacements.ts';

export type { Orphan } from '#prisma';

/** Oldest first. */
export function listOrphans(db: Queryable): Promise<Orphan[]> {
  return db.orphan.findMany({ orderBy: [{ firstSeenAt: 'asc' }, { runtimeId: 'asc' }] });
}

/** Null for a runtime that a placement knows and no reset gave up, even if it is still in the list. */
export async function findOrphan(db: Queryable, runtimeId: string): Promise<Orphan | null> {
  if ((await db.placement.count({ where: { runtimeId, orphanedAt: null } })) > 0) return null;
  return db.orphan.findUnique({ where: { runtimeId } });
}

/** Records that an operator wants the orphan destroyed. Null if it is not an orphan. */
export function giveUpOrphan(db: Database, runtimeId: string, reason: string): Promise<Orphan | null> {
  return transaction(db, async (tx) => {
    const orphan = await findOrphan(tx, runtimeId);
    if (!orphan) return null;
    await recordAudit(tx, {
      ...commandLine,
      action: 'orphan.destroy',
      target: `runtime/${runtimeId}`,
      reason,
      details: { host: orphan.hostName, workflow: orphan.workflowId },
    });
    await execute(tx)`
      UPDATE orphans SET order_number = coalesce(order_number, ${nextOrderNumber}) WHERE runtime_id = ${runtimeId}::uuid`;
    return orphan;
  });
}

export async function forgetOrphan(db: Queryable, runtimeId: string): Promise<void> {
  await db.orphan.deleteMany({ where: { runtimeId } });
}
