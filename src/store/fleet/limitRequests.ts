/** What customers ask for beyond their limits, with a reason, and what operators say to it. */

import type { LimitName } from '../../domain/limits.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { auditChange, type Change, commandLine } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { addNotice, type Notice } from '../core/notices.ts';
import { type LimitKey, setLimit } from './tenantLimits.ts';

export const requestStates = ['open', 'granted', 'refused'] as const;
export type RequestState = (typeof requestStates)[number];

export interface LimitRequest extends LimitKey {
  id: string;
  amount: number;
  reason: string;
  status: RequestState;
  createdAt: Date;
  /** What the operator says; null while it is open. */
  answer: string | null;
  decidedAt: Date | null;
}

/** A request as operators see it. */
export interface ListedRequest extends LimitRequest {
  customer: string;
  namespace: string;
}

const columns = sql`r.id, r.class_name AS "className", r.name, r.amount, r.reason, r.status, r.created_at AS "createdAt",
  r.answer, r.decided_at AS "decidedAt"`;

/** Asks for a limit; null if a request for that limit is open. Audited. Several statements: call it in a transaction. */
export async function requestLimit(
  tx: Queryable,
  tenantId: string,
  { className, name, amount, reason }: LimitKey & { amount: number; reason: string },
  by: Change,
): Promise<LimitRequest | null> {
  const [made] = await query(tx)<LimitRequest>`
    INSERT INTO limit_requests AS r (tenant_id, class_name, name, amount, reason)
    VALUES (${tenantId}::uuid, ${className}, ${name}, ${amount}::int, ${reason})
    ON CONFLICT (tenant_id, coalesce(class_name, ''), name) WHERE status = 'open' DO NOTHING RETURNING ${columns}`;
  if (!made) return null;
  const details = { limit: name, machine_class: className, amount };
  await auditChange(tx, { ...by, reason }, 'limit-request.create', made.id, details);
  return made;
}

/** A tenant's requests, the newest first. */
export function listRequestsOf(db: Queryable, tenantId: string, limit: number): Promise<LimitRequest[]> {
  return query(db)<LimitRequest>`
    SELECT ${columns} FROM limit_requests r WHERE r.tenant_id = ${tenantId}::uuid ORDER BY r.created_at DESC, r.id LIMIT ${limit}`;
}

/** Requests of all customers: the open ones, the oldest first; with `all`, the newest of all first. */
export function listRequests(db: Queryable, { all = false }: { all?: boolean }): Promise<ListedRequest[]> {
  return query(db)<ListedRequest>`
    SELECT ${columns}, c.slug AS customer, n.name AS namespace FROM limit_requests r
    JOIN tenants t ON t.id = r.tenant_id JOIN customers c ON c.id = t.customer_id JOIN namespaces n ON n.tenant_id = t.id
    WHERE ${all} OR r.status = 'open'
    ORDER BY CASE WHEN ${all} THEN r.created_at END DESC, r.created_at, r.id`;
}

/** How many requests wait for an operator, and for how long the oldest has. */
export async function openRequests(db: Queryable): Promise<{ count: number; oldestAgeSeconds: number }> {
  const rows = await query(db)<{ count: number; age: number }>`
    SELECT count(*)::int AS count, coalesce(extract(epoch FROM clock_timestamp() - min(created_at)), 0)::float8 AS age
    FROM limit_requests WHERE status = 'open'`;
  return { count: rows[0]!.count, oldestAgeSeconds: rows[0]!.age };
}

/** Throws UserError. */
export async function findRequest(db: Queryable, id: string): Promise<ListedRequest & { tenantId: string }> {
  const [found] = await query(db)<ListedRequest & { tenantId: string }>`
    SELECT ${columns}, c.slug AS customer, n.name AS namespace, t.id AS "tenantId" FROM limit_requests r
    JOIN tenants t ON t.id = r.tenant_id JOIN customers c ON c.id = t.customer_id JOIN namespaces n ON n.tenant_id = t.id
    WHERE r.id::text = ${id}`;
  if (!found)
    throw new NoSuchName('request', id, `There is no request "${id}": "limits requests" shows those that are open.`);
  return found;
}

export interface Decision {
  reason: string;
  /** What the tenant gets, perhaps less than it asked for; null refuses. */
  grant: { amount: number; endsAt: Date | null } | null;
}

/** Decides an open request, and sets the limit that it grants. Audited. Throws UserError. */
export function decideRequest(db: Database, id: string, { reason, grant }: Decision): Promise<void> {
  return transaction(db, async (tx) => {
    const request = await findRequest(tx, id);
    const { tenantId, className, name } = request;
    const status: RequestState = grant ? 'granted' : 'refused';
    const decided = await execute(tx)`
      UPDATE limit_requests SET status = ${status}, answer = ${reason}, decided_at = clock_timestamp()
      WHERE id = ${id}::uuid AND status = 'open'`;
    if (decided === 0)
      throw new UserError(`The request ${id} is decided already: "limits requests --all" shows how.`, {
        code: 'state_refused',
      });
    if (grant) await setLimit(tx, tenantId, { className, name: name as LimitName, reason, ...grant });
    const { customerId } = await tx.tenant.findUniqueOrThrow({ where: { id: tenantId }, select: { customerId: true } });
    await auditChange(tx, { ...commandLine, customerId, reason }, `limit-request.${grant ? 'grant' : 'refuse'}`, id, {
      limit: name,
      machine_class: className,
      amount: grant?.amount ?? null,
      ends_at: grant?.endsAt?.toISOString() ?? null,
    });
    await addNotice(tx, customerId, decidedNotice(request, { reason, grant }));
  });
}

function decidedNotice(request: ListedRequest, { reason, grant }: Decision): Notice {
  const { namespace, name, className, amount, reason: why } = request;
  const of = className === null ? '' : ` of ${className}`;
  const until = grant?.endsAt ? ` until ${grant.endsAt.toISOString()}` : '';
  return {
    subject: `Your request for more ${name} is ${grant ? 'granted' : 'refused'}`,
    text: [
      `You asked for ${amount} ${name}${of} in ${namespace}, with the reason: ${why}`,
      grant ? `The limit is ${grant.amount}${until}.` : 'The limit stays as it is.',
      `The operator says: ${reason}`,
      '',
    ].join('\n\n'),
  };
}
