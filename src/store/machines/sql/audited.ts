import type { AuditAction } from '../../../domain/auditActions.ts';
import { storableJson } from '../../../lib/text.ts';
import { actorColumns, actorJson, actorValues, type Change, type OperatorChange } from '../../core/audit.ts';
import { type Sql, sql } from '../../core/db.ts';

/** SQL: the details of an audit event about a row of machines. */
export const machineDetails = (row: Sql) =>
  sql`jsonb_build_object('kind', ${row}.kind, 'namespace', ${row}.namespace, 'name', ${row}.name)`;

/** SQL: a part of a WITH that audits an act on the one row of another part. */
export function audited(action: AuditAction, row: Sql, by: Change | OperatorChange | undefined): Sql {
  if (!by) return sql``;
  return sql`, audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id, details)
      SELECT ${actorValues(sql`by.json`)}, ${action}, ${row}.uid::text, ${by.requestId ?? null}, ${machineDetails(row)}
      FROM ${row}, (SELECT ${storableJson(actorJson(by))}::jsonb AS json) by
    )`;
}
