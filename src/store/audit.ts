/** Who changed what, and why. Rows are only ever added. */
import type { Queryable } from './db.ts';

export interface AuditRecord {
  customerId?: string;
  actorType: string;
  actorId: string;
  action: string;
  target: string;
  reason?: string;
  requestId?: string;
  details?: Record<string, string | number | boolean | null>;
}

/** Adds an audit event, in the caller's transaction where there is one. A repeated requestId adds nothing. */
export async function recordAudit(tx: Queryable, record: AuditRecord): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, reason, request_id, details)
    SELECT ${record.customerId ?? null}::uuid, ${record.actorType}, ${record.actorId}, ${record.action}, ${record.target},
           ${record.reason ?? null}, ${record.requestId ?? null}, ${JSON.stringify(record.details ?? {})}::jsonb
    WHERE NOT EXISTS (SELECT 1 FROM audit_events WHERE request_id = ${record.requestId ?? null} AND action = ${record.action})`;
}
