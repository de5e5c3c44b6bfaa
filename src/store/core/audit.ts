/** Who changed what, and why. Append-only. */
import type { ActorType } from '../../domain/scopes.ts';
import { Prisma } from '../generated/client.ts';
import { type Queryable, sql } from './db.ts';
import type { PageQuery } from './keysetPages.ts';

/** The actor when an operator runs a command of the program. */
export const commandLine = { actorType: 'operator', actorId: 'command-line' } as const;

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

/** An actor within its customer. */
export interface Actor {
  customerId: string;
  actorType: ActorType;
  actorId: string;
}

/** Who makes a change, in which request, and the reason if one was given. */
export interface Change extends Actor {
  requestId: string;
  reason?: string | undefined;
}

/** A change that an operator makes by a command of the program. */
export type OperatorChange = typeof commandLine & { customerId: string; reason: string; requestId?: undefined };

/** Adds an audit event, in the caller's transaction if there is one. A repeated requestId and action add nothing. */
export async function recordAudit(tx: Queryable, record: AuditRecord): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, reason, request_id, details)
    SELECT ${record.customerId ?? null}::uuid, ${record.actorType}, ${record.actorId}, ${record.action}, ${record.target},
           ${record.reason ?? null}, ${record.requestId ?? null}, ${JSON.stringify(record.details ?? {})}::jsonb
    WHERE NOT EXISTS (SELECT 1 FROM audit_events WHERE request_id = ${record.requestId ?? null} AND action = ${record.action})`;
}

/** Audits a change of something of a customer's. If it gave no reason, the record names the kind of actor instead. */
export function auditChange(
  tx: Queryable,
  change: Change | OperatorChange,
  action: string,
  target: string,
  details: Record<string, string | number | boolean | null> = {},
): Promise<void> {
  const { customerId, actorType, actorId, requestId } = change;
  const reason = change.reason ?? `requested by an actor of type ${actorType}`;
  const request = requestId === undefined ? {} : { requestId };
  return recordAudit(tx, { customerId, actorType, actorId, action, target, reason, ...request, details });
}

export interface AuditRow {
  id: string;
  actorType: string;
  actorId: string;
  action: string;
  target: string;
  reason: string | null;
  requestId: string | null;
  details: Record<string, string | number | boolean | null>;
  createdAt: Date;
}

export interface AuditQuery extends PageQuery {
  exchangeId?: string | undefined;
  requestId?: string | undefined;
}

/** A customer's audit events, newest first. */
export function listAuditEvents(db: Queryable, customerId: string, query: AuditQuery): Promise<AuditRow[]> {
  const only = [
    query.exchangeId === undefined ? Prisma.empty : sql`AND details ->> 'exchange_id' = ${query.exchangeId}`,
    query.requestId === undefined ? Prisma.empty : sql`AND request_id = ${query.requestId}`,
    query.after
      ? sql`AND (created_at, id) < (${query.after.createdAt}::timestamptz, ${query.after.id}::uuid)`
      : Prisma.empty,
  ];
  return db.$queryRaw<AuditRow[]>`
    SELECT id, actor_type AS "actorType", actor_id AS "actorId", action, target, reason, request_id AS "requestId", details,
           created_at AS "createdAt"
    FROM audit_events WHERE customer_id = ${customerId}::uuid ${Prisma.join(only, ' ')}
    ORDER BY created_at DESC, id DESC LIMIT ${query.limit}`;
}
