import { type Queryable, query, sql } from '../../core/db.ts';
import {
  askedTotals,
  countColumn,
  countTotals,
  type MachineJson,
  type MachineRow,
  machineFromJson,
} from '../machineRow.ts';
import { recorded } from '../timelineRows.ts';
import { audited } from './audited.ts';
import type { WriteNotes } from './writeMachine.ts';

/** Removes a locked machine, with a journal entry, and frees its quota. Must be the transaction's last statement. */
export async function eraseMachine(
  tx: Queryable,
  before: MachineRow,
  { by, happened = [] }: WriteNotes = {},
): Promise<MachineRow> {
  const count = countColumn[before.kind];
  const rows = await query(tx)<{ machine: MachineJson }>`
    WITH freed AS (
      SELECT ${askedTotals(sql`m.spec`)} FROM machines m WHERE m.uid = ${before.uid}::uuid
    ), counted AS (
      UPDATE namespaces n SET resource_version = n.resource_version + 1, ${count} = n.${count} - 1, ${countTotals('-', 'f')}
      FROM freed f WHERE n.name = ${before.namespace} RETURNING n.resource_version
    ), gone AS (
      DELETE FROM machines WHERE uid = ${before.uid}::uuid RETURNING *
    ), entered AS (
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type, before, after)
      SELECT gone.namespace, counted.resource_version, gone.kind, gone.name, gone.uid, 'DELETED', to_jsonb(gone),
             to_jsonb(gone) || jsonb_build_object('resource_version', counted.resource_version)
      FROM gone, counted RETURNING after
    )${audited('machine.delete', sql`gone`, by)}${recorded(happened, sql`gone`, sql`(SELECT resource_version FROM counted)`)}
    SELECT after AS machine FROM entered`;
  return machineFromJson(rows[0]!.machine);
}
