import type { AuditAction } from '../../../domain/auditActions.ts';
import type { Happening } from '../../../domain/timeline.ts';
import type { Change, OperatorChange } from '../../core/audit.ts';
import { type Queryable, query, sql } from '../../core/db.ts';
import { assignments, type MachineChange, type MachineJson, type MachineRow, machineFromJson } from '../machineRow.ts';
import { recorded } from '../timelineRows.ts';
import { audited } from './audited.ts';

/** What is recorded of a change beside it. */
export interface WriteNotes {
  /** Who asks for it; without one there is no audit event. */
  by?: Change | OperatorChange | undefined;
  /** What its customer reads in its timeline. */
  happened?: readonly Happening[];
}

export type MachinePatch = MachineChange & { deletionRequested?: true };

function actionOf({ deletionRequested, restartWanted }: MachinePatch): AuditAction {
  if (deletionRequested) return 'machine.delete';
  return restartWanted ? 'machine.restart' : 'machine.update';
}

/**
 * Writes a change of a machine that this transaction has locked, with its journal entry. Must be the transaction's last
 * statement, because it takes the namespace's lock.
 */
export async function writeMachine(
  tx: Queryable,
  before: MachineRow,
  patch: MachinePatch,
  { by, happened = [] }: WriteNotes = {},
): Promise<MachineRow> {
  const changed = { ...before, ...patch };
  const after = { ...changed, forwards: changed.readyForAccess ? changed.forwards : [] };
  const rows = await query(tx)<{ machine: MachineJson }>`
    WITH counted AS (
      UPDATE namespaces SET resource_version = resource_version + 1 WHERE name = ${before.namespace} RETURNING resource_version
    ), old AS (
      SELECT * FROM machines WHERE uid = ${before.uid}::uuid
    ), changed AS (
      UPDATE machines m SET
        resource_version = counted.resource_version,
        ${assignments(after)},
        phase_since = CASE WHEN m.phase = ${after.phase} THEN m.phase_since ELSE clock_timestamp() END,
        deletion_requested_at = CASE WHEN ${patch.deletionRequested ?? false} THEN coalesce(m.deletion_requested_at, clock_timestamp())
                                     ELSE m.deletion_requested_at END
      FROM counted WHERE m.uid = ${before.uid}::uuid RETURNING m.*
    ), entered AS (
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type, before, after)
      SELECT changed.namespace, changed.resource_version, changed.kind, changed.name, changed.uid, 'MODIFIED',
        to_jsonb(old), to_jsonb(changed)
      FROM changed, old
    )${audited(actionOf(patch), sql`changed`, by)}${recorded(happened, sql`changed`, sql`m.resource_version`)}
    SELECT to_jsonb(changed) AS machine FROM changed`;
  return machineFromJson(rows[0]!.machine);
}
