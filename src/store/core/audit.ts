/** Who did what, from where, and why. Append-only. */

import { AsyncLocalStorage } from 'node:async_hooks';
import { type AuditEvent, Prisma } from '#prisma';
import type { AuditAction, Outcome } from '../../domain/auditActions.ts';
import type { ActorType } from '../../domain/scopes.ts';
import { systemUser } from '../../lib/systemUser.ts';
import { storableJson } from '../../lib/text.ts';
import { type Database, execute, type Queryable, query, type Row, sql, transaction } from './db.ts';
import type { PageQuery } from './keysetPages.ts';

/** The actor when an operator runs a command of the program. */
export const commandLine = { actorType: 'operator', actorId: 'command-line' } as const;

export type AuditDetails = Record<string, string | number | boolean | null>;

/** Where a request came from, as the service sees it. */
export interface Source {
  address: string | null;
  userAgent: string | null;
}

/** An actor within its customer; for a request also its tenant, its session, and where it came from. */
export interface Actor {
  customerId: string;
  actorType: ActorType;
  actorId: string;
  /** What people call it, if that was read with it: the key's name, or the workload's subject. */
  actorName?: string | null | undefined;
  tenantId?: string | undefined;
  sessionId?: string | undefined;
  source?: Source | undefined;
}

/** Who makes a change, in which request, and the reason if one was given. */
export interface Change extends Actor {
  requestId: string;
  reason?: string | undefined;
  /** The request's span, if it is traced: it goes to the workflow, not into the audit log. */
  traceparent?: string | undefined;
}

/** The actor of what housekeeping does, which a worker runs. */
export const housekeeping = { actorType: 'service', actorId: 'housekeeping' } as const;

/** A change that an operator makes by a command of the program, or housekeeping. */
export type OperatorChange = (typeof commandLine | typeof housekeeping) & {
  customerId: string;
  reason: string;
  requestId?: undefined;
  traceparent?: undefined;
};

export interface AuditRecord extends Partial<Omit<Actor, 'actorType' | 'actorId'>> {
  actorType: string;
  actorId: string;
  action: AuditAction;
  target: string;
  outcome?: Outcome;
  reason?: string;
  requestId?: string;
  details?: AuditDetails;
}

interface ActingOperator {
  name: string;
  address: string | null;
}

const acting = new AsyncLocalStorage<ActingOperator>();

/** Runs a command for an operator who is elsewhere: what it records has their name and address, not this machine's user. */
export function actAs<T>(operator: ActingOperator, work: () => Promise<T>): Promise<T> {
  return acting.run(operator, work);
}

/** The operator who acts from elsewhere, or the user of the machine on which an operator's command runs. */
export function operatorName(): string {
  return acting.getStore()?.name ?? systemUser().name;
}

/** Adds an audit event, in the caller's transaction if there is one. A repeated requestId and action add nothing. */
export async function recordAudit(tx: Queryable, record: AuditRecord): Promise<void> {
  const { customerId = null, tenantId = null, sessionId = null, actorType, actorId, action, target } = record;
  const { outcome = 'success', reason = null, requestId = null, source, details = {} } = record;
  const isCommandLine = actorType === commandLine.actorType && actorId === commandLine.actorId;
  const name = isCommandLine ? operatorName() : (record.actorName ?? null);
  const address = source?.address ?? (isCommandLine ? acting.getStore()?.address : null) ?? null;
  await execute(tx)`
    INSERT INTO audit_events (customer_id, tenant_id, actor_type, actor_id, actor_name, session_id, action, target, outcome,
                              reason, request_id, address, user_agent, details)
    SELECT ${customerId}::uuid, ${tenantId}::uuid, ${actorType}, ${actorId},
           coalesce(${name}, audit_actor_name(${actorType}, ${actorId})), ${sessionId}::uuid, ${action}, ${target}, ${outcome},
           ${reason}, ${requestId}, ${address}, ${source?.userAgent ?? null}, ${storableJson(details)}::jsonb
    WHERE ${requestId}::text IS NULL OR NOT EXISTS (
      SELECT 1 FROM audit_events WHERE request_id = ${requestId} AND action = ${action} AND action NOT LIKE 'machine.%')`;
}

/** Audits a change of something of a customer's. If it gave no reason, the record names the kind of actor instead. */
export function auditChange(
  tx: Queryable,
  change: Change | OperatorChange,
  action: AuditAction,
  target: string,
  details: AuditDetails = {},
): Promise<void> {
  const { reason = `requested by an actor of type ${change.actorType}`, requestId, ...actor } = change;
  const request = requestId === undefined ? {} : { requestId };
  return recordAudit(tx, { ...whoOf(actor), action, target, reason, ...request, details });
}

/** SQL columns of what an actor makes; workloads make nothing that gives access. */
export function madeBy({ actorType, actorId }: Pick<Actor, 'actorType' | 'actorId'>) {
  return { makerType: actorType, makerId: actorId };
}

/** Only what identifies an actor: callers and changes carry more. */
function whoOf({ customerId, actorType, actorId, actorName, tenantId, sessionId, source }: Actor | OperatorActor) {
  return { customerId, actorType, actorId, actorName, tenantId, sessionId, source };
}
type OperatorActor = (typeof commandLine | typeof housekeeping) & Omit<Actor, 'actorType' | 'actorId'>;

/** An actor as a statement takes it that writes its event itself; see {@link actorColumns}. */
export function actorJson(actor: Actor | OperatorActor) {
  const { customerId, actorType, actorId, actorName, tenantId, sessionId, source } = actor;
  const operator = actorType === commandLine.actorType ? acting.getStore() : undefined;
  return {
    customer: customerId,
    type: actorType,
    id: actorId,
    name: actorName ?? (actorType === commandLine.actorType ? operatorName() : undefined),
    tenant: tenantId,
    session: sessionId,
    address: source?.address ?? operator?.address,
    agent: source?.userAgent,
  };
}

/** SQL: the columns of an event that say who acted, for `INSERT INTO audit_events`. */
export const actorColumns = sql`customer_id, actor_type, actor_id, actor_name, tenant_id, session_id, address, user_agent`;

/**
 * SQL: the values of {@link actorColumns} from {@link actorJson}, which is the expression `json`. A name that is not in it
 * is looked up, by a function: lookups written out would be prepared with each statement, whether they are needed or not.
 */
export function actorValues(json: Prisma.Sql): Prisma.Sql {
  return sql`(${json} ->> 'customer')::uuid, ${json} ->> 'type', ${json} ->> 'id',
    coalesce(${json} ->> 'name', audit_actor_name(${json} ->> 'type', ${json} ->> 'id')),
    (${json} ->> 'tenant')::uuid, (${json} ->> 'session')::uuid,
    ${json} ->> 'address', ${json} ->> 'agent'`;
}

export type AuditRow = Row<Omit<AuditEvent, 'customerId'>, { outcome: Outcome; details: AuditDetails }>;

/** Which events: all of the given facts must match. */
export interface AuditFilter {
  exchangeId?: string | undefined;
  requestId?: string | undefined;
  tenantId?: string | undefined;
  actorType?: string | undefined;
  actorId?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  outcome?: Outcome | undefined;
  address?: string | undefined;
  /** The beginning of a user agent. */
  userAgent?: string | undefined;
  /** From this time on, and before the other. */
  from?: Date | undefined;
  to?: Date | undefined;
}

export type AuditQuery = PageQuery & AuditFilter;

/** Characters that mean more than themselves in LIKE. */
const asPrefix = (text: string) => `${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

function conditionsOf(filter: AuditFilter): Prisma.Sql[] {
  const { exchangeId, requestId, tenantId, actorType, actorId, action, target, outcome, address, userAgent, from, to } =
    filter;
  const all: (Prisma.Sql | false)[] = [
    exchangeId !== undefined && sql`details ->> 'exchange_id' = ${exchangeId}`,
    requestId !== undefined && sql`request_id = ${requestId}`,
    tenantId !== undefined && sql`tenant_id = ${tenantId}::uuid`,
    actorType !== undefined && sql`actor_type = ${actorType}`,
    actorId !== undefined && sql`actor_id = ${actorId}`,
    // Written out where the planner must see that an index of a part of the events serves.
    action !== undefined && sql`action = ${action}`,
    action !== undefined && !action.startsWith('machine.') && sql`action NOT LIKE 'machine.%'`,
    target !== undefined && sql`target = ${target}`,
    outcome !== undefined && (outcome === 'refused' ? sql`outcome = 'refused'` : sql`outcome = 'success'`),
    address !== undefined && sql`address = ${address}`,
    userAgent !== undefined && sql`user_agent LIKE ${asPrefix(userAgent)}`,
    from !== undefined && sql`created_at >= ${from}::timestamptz`,
    to !== undefined && sql`created_at < ${to}::timestamptz`,
  ];
  return all.filter((each) => each !== false);
}

/** Whether an event matches: the same as the SQL, for events that are read in another order. */
export function isMatch(filter: AuditFilter, event: AuditRow): boolean {
  const { exchangeId, userAgent, from, to, ...facts } = filter;
  const equal = (Object.entries(facts) as [keyof typeof facts, string | undefined][]).every(
    ([name, wanted]) => wanted === undefined || event[name] === wanted,
  );
  return (
    equal &&
    (exchangeId === undefined || event.details['exchange_id'] === exchangeId) &&
    (userAgent === undefined || (event.userAgent?.startsWith(userAgent) ?? false)) &&
    (from === undefined || event.createdAt >= from) &&
    (to === undefined || event.createdAt < to)
  );
}

export const auditColumns = sql`e.sequence, e.id, e.tenant_id AS "tenantId", e.actor_type AS "actorType", e.actor_id AS "actorId",
  e.actor_name AS "actorName", e.session_id AS "sessionId", e.action, e.target, e.outcome, e.reason,
  e.request_id AS "requestId", e.address, e.user_agent AS "userAgent", e.details, e.created_at AS "createdAt",
  e.erased_digest AS "erasedDigest"`;

/** SQL: the account of an event, or the one that an operator's command was about. */
const account = sql`coalesce(e.customer_id::text, e.details ->> 'account')`;

/** Events of all accounts and of none that match, newest first: for operators, who are found by name. */
export function listAllAuditEvents(
  db: Queryable,
  { customerSlug, actorId, ...filter }: AuditFilter & { customerSlug?: string | undefined },
  { before = null, limit }: { before?: bigint | null; limit: number },
): Promise<(AuditRow & { customer: string | null })[]> {
  const conditions = [
    before === null ? sql`true` : sql`sequence < ${before}::bigint`,
    ...conditionsOf(filter),
    ...(actorId === undefined
      ? []
      : [sql`(actor_id = ${actorId} OR (actor_type = ${commandLine.actorType} AND actor_name = ${actorId}))`]),
    ...(customerSlug === undefined
      ? []
      : [sql`${account} = (SELECT id::text FROM customers WHERE slug = ${customerSlug})`]),
  ];
  return query(db)`
    SELECT ${auditColumns}, (SELECT slug FROM customers WHERE id::text = ${account}) AS customer
    FROM audit_events e WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY sequence DESC LIMIT ${limit}`;
}

/** Events of an account that are looked through by time before an index is asked that finds facts, but no order. */
const newestFirst = 10_000;

/**
 * A customer's audit events, newest first. What is common is among the newest; for the rest, the planner must be told to
 * use the index of facts, whose worth it does not know (docs/decisions/0044).
 */
export async function listAuditEvents(
  db: Database,
  customerId: string,
  { after, limit, ...filter }: AuditQuery,
): Promise<AuditRow[]> {
  const own = [
    sql`customer_id = ${customerId}::uuid`,
    ...(after ? [sql`(created_at, id) < (${after.createdAt}::timestamptz, ${after.id}::uuid)`] : []),
  ];
  const conditions = conditionsOf(filter);
  const order = sql`ORDER BY created_at DESC, id DESC LIMIT`;
  const all = sql`SELECT ${auditColumns} FROM audit_events e WHERE ${Prisma.join([...own, ...conditions], ' AND ')} ${order} ${limit}`;
  const { requestId, target, actorId, address } = filter;
  const isSingular = requestId !== undefined || target !== undefined;
  if (!isSingular && actorId === undefined && address === undefined) return query(db)<AuditRow>(all);
  if (!isSingular) {
    const newest = await query(db)<AuditRow>`
      SELECT ${auditColumns} FROM (
        SELECT * FROM audit_events WHERE ${Prisma.join(own, ' AND ')} ${order} ${newestFirst}
      ) e WHERE ${Prisma.join(conditions, ' AND ')} ${order} ${limit}`;
    if (newest.length >= limit) return newest;
  }
  return transaction(db, async (tx) => {
    await execute(tx)`SELECT set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`;
    return query(tx)<AuditRow>(all);
  });
}
