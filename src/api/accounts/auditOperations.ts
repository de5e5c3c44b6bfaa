/** The account's audit log: append-only, newest first. */
import * as z from 'zod';
import { type AuditRow, listAuditEvents } from '../../store/core/audit.ts';
import { operation, timestamp } from '../operations/operation.ts';
import { listQuery, nextCursor, readPage } from '../operations/operationLists.ts';

const auditEvent = z
  .strictObject({
    id: z.uuid(),
    actor_type: z.string(),
    actor_id: z.string(),
    action: z.string(),
    target: z.string(),
    reason: z.string().nullable(),
    request_id: z.string().nullable(),
    exchange_id: z.string().nullable(),
    details: z.record(z.string(), z.unknown()),
    created_at: timestamp,
  })
  .meta({ id: 'AuditEvent' });

export const auditOperations = [
  operation({
    method: 'get',
    path: '/audit-events',
    operationId: 'listAuditEvents',
    summary: 'What happened in the account, newest first; by request or by token exchange',
    scope: 'admin:read',
    query: z.strictObject({ ...listQuery, exchange_id: z.uuid().optional(), request_id: z.uuid().optional() }),
    answer: z
      .strictObject({ audit_events: z.array(auditEvent), next_cursor: nextCursor })
      .meta({ id: 'AuditEventList' }),
    async handle({
      services: { db, cursors },
      caller,
      query: { exchange_id: exchangeId, request_id: requestId, ...page },
    }) {
      const question = ['audit-events', exchangeId ?? null, requestId ?? null];
      const { rows, nextCursor: next_cursor } = await readPage({ cursors, caller, question }, page, (at) =>
        listAuditEvents(db, caller.customerId, { ...at, exchangeId, requestId }),
      );
      return { audit_events: rows.map(render), next_cursor };
    },
  }),
];

function render({ details: { exchange_id = null, ...details }, ...row }: AuditRow) {
  return {
    id: row.id,
    actor_type: row.actorType,
    actor_id: row.actorId,
    action: row.action,
    target: row.target,
    reason: row.reason,
    request_id: row.requestId,
    exchange_id: exchange_id === null ? null : String(exchange_id),
    details,
    created_at: row.createdAt,
  };
}
