/**
 * Audit events of refused requests, which cost those who send them nothing: a flood must not fill the disk. Refusals are
 * gathered in memory and written together, off the request's path. The first of a kind is written within a second;
 * repetitions are counted, and the count is written at the end of the window.
 */

import type { AuditAction } from '../../domain/auditActions.ts';
import { cut, storableJson } from '../../lib/text.ts';
import type { Actor, AuditDetails } from './audit.ts';
import { execute, type Queryable, sql } from './db.ts';

export interface Refusal
  extends Partial<Pick<Actor, 'customerId' | 'tenantId' | 'sessionId'>>,
    Pick<Required<Actor>, 'source'> {
  actorType: string;
  actorId: string;
  action: AuditAction;
  target: string;
  reason: string;
  requestId: string;
  details?: AuditDetails;
}

/** Different refusals of a network, and of all, that are told apart in a window; further ones are counted together. */
export const refusalLimits = { windowMs: 300_000, ofNetwork: 20, ofAll: 200 } as const;

const reasonLength = 500;

/** Writes refusals in one statement. A key that is named belongs to its customer, although its secret was wrong. */
export async function recordRefusals(db: Queryable, refusals: readonly (Refusal & { count: number })[]): Promise<void> {
  const rows = refusals.map(({ source, details, count, reason, ...refusal }) => ({
    ...refusal,
    address: source?.address,
    userAgent: source?.userAgent,
    reason: cut(reason, reasonLength),
    details: { ...details, ...(count > 1 && { count }) },
  }));
  await execute(db)(sql`
    INSERT INTO audit_events (customer_id, tenant_id, actor_type, actor_id, actor_name, session_id, action, target, outcome, reason,
                              request_id, address, user_agent, details)
    SELECT coalesce(r."customerId", k.customer_id), coalesce(r."tenantId", k.tenant_id), r."actorType", r."actorId",
           audit_actor_name(r."actorType", r."actorId"), r."sessionId", r.action, r.target, 'refused', r.reason, r."requestId", r.address,
           r."userAgent", r.details
    FROM jsonb_to_recordset(${storableJson(rows)}::jsonb)
      AS r ("customerId" uuid, "tenantId" uuid, "sessionId" uuid, "actorType" text, "actorId" text, action text, target text,
            reason text, "requestId" text, address text, "userAgent" text, details jsonb)
    LEFT JOIN api_keys k ON r."actorType" = 'api-key' AND k.id::text = r."actorId"`);
}
