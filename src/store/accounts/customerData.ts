/**
 * Everything that is stored of a customer, by table: which rows, what an export shows, and what erasing leaves. It serves
 * `customers export` and `customers erase`. A table that is in neither list fails a test.
 */

import { Prisma } from '#prisma';
import type { AuditAction } from '../../domain/auditActions.ts';
import { actsThatNameAccounts, erasedOfNone } from '../../domain/auditErasure.ts';
import { erasedPart, erasedTarget, personalDigest, staysInErased } from '../../domain/auditProof.ts';
import { storableJson } from '../../lib/text.ts';
import { type AuditDetails, auditChange, auditColumns, commandLine } from '../core/audit.ts';
import { type ChainedEvent, hashedEvent } from '../core/auditChain.ts';
import { type Database, execute, type Queryable, query, type Sql, sql, transaction } from '../core/db.ts';
import { noSuchCustomer, refused } from './customerLife.ts';

interface Part {
  /** SQL: which rows `t` of the table are of the customer. */
  rows: Sql;
  /** Columns that an export leaves out: secrets and their digests, and what only the service understands. */
  hidden?: readonly string[];
  /** What erasing does with the rows: they go, they stay as they are, or SQL says what is set. */
  erased: 'gone' | 'kept' | Sql;
}

/** What has nothing of any customer's: the fleet, keys of the service, and its own state. */
export const ofTheService: readonly string[] = [
  '_prisma_migrations',
  'audit_chainer',
  'audit_sink',
  'data_keys',
  'database_mark',
  'host_conditions',
  'host_keys',
  'hosts',
  'housekeeping_duties',
  'images',
  'cells',
  'machine_classes',
  'order_keys',
  'signing_key_sets',
  'usage_archives',
  'usage_compared_months',
  'usage_reconciliations',
];

/** What housekeeping removes within a day, or when its machine is gone. An account is erased only when it has no machine. */
export const passing: readonly string[] = [
  'billing_findings',
  'billing_mismatches',
  'dpop_proofs',
  'kept_answers',
  'orphans',
  'outbox',
  'rate_counts',
  'tunnels',
];

/** Tables in the order in which their rows can be deleted. */
export function partsOf(customerId: string, slug: string): Readonly<Record<string, Part>> {
  const own = sql`t.customer_id = ${customerId}::uuid`;
  const tenants = sql`SELECT id FROM tenants WHERE customer_id = ${customerId}::uuid`;
  const inTenants = sql`t.tenant_id IN (${tenants})`;
  const inNamespaces = sql`t.namespace IN (SELECT name FROM namespaces WHERE tenant_id IN (${tenants}))`;
  const ofWebhook = sql`t.webhook_id IN (SELECT id FROM webhooks WHERE customer_id = ${customerId}::uuid)`;
  const ofProvider = sql`t.provider_id IN (SELECT id FROM identity_providers WHERE customer_id = ${customerId}::uuid)`;
  const ofChain = sql`t.chain_id = ${customerId}::uuid`;
  const fence = ['claim_epoch', 'claim_run_id', 'fence_step', 'fence_attempt', 'forwards', 'field_managers'];
  return {
    sessions: { rows: own, hidden: ['token_digest', 'dpop_key'], erased: 'gone' },
    sign_in_codes: { rows: own, hidden: ['code_digest', 'code_challenge'], erased: 'gone' },
    sign_ins: { rows: own, hidden: ['handle_digest', 'secret_digest', 'dpop_key'], erased: 'gone' },
    device_codes: { rows: own, hidden: ['device_digest', 'user_digest'], erased: 'gone' },
    letters: { rows: own, hidden: ['sealed'], erased: 'gone' },
    invitations: { rows: own, hidden: ['token_digest'], erased: 'gone' },
    setup_links: { rows: own, hidden: ['token_digest', 'client_secret_sealed'], erased: 'gone' },
    identity_integrations: { rows: own, hidden: ['client_secret_sealed'], erased: 'gone' },
    webhook_secrets: { rows: ofWebhook, hidden: ['sealed'], erased: 'gone' },
    webhook_deliveries: { rows: ofWebhook, erased: 'gone' },
    webhooks: { rows: own, erased: 'gone' },
    principals: { rows: own, erased: 'gone' },
    token_uses: { rows: ofProvider, hidden: ['token_key'], erased: 'gone' },
    key_set_health: { rows: ofProvider, erased: 'gone' },
    identity_providers: { rows: own, erased: 'gone' },
    api_keys: { rows: own, hidden: ['secret_digest'], erased: 'gone' },
    ssh_keys: { rows: own, erased: 'gone' },
    customer_users: { rows: own, erased: 'gone' },
    registration_codes: { rows: sql`(${own} OR t.slug = ${slug})`, hidden: ['code_digest'], erased: 'gone' },
    machines: { rows: inNamespaces, hidden: fence, erased: 'kept' },
    machine_events: { rows: inNamespaces, hidden: ['digest'], erased: 'gone' },
    journal: { rows: inNamespaces, hidden: ['before', 'after'], erased: 'gone' },
    placements: { rows: inTenants, hidden: ['evidence'], erased: 'kept' },
    lifecycles: { rows: own, erased: sql`resource_name = 'erased'` },
    usage_hour: { rows: own, erased: 'kept' },
    usage_day: { rows: own, erased: 'kept' },
    bills: { rows: own, erased: 'kept' },
    bills_set_aside: { rows: own, erased: 'kept' },
    bill_corrections: { rows: own, erased: 'kept' },
    evacuation_credits: { rows: own, erased: 'kept' },
    audit_events: { rows: own, hidden: ['erased_digest'], erased: 'kept' },
    audit_links: { rows: ofChain, erased: 'kept' },
    audit_checkpoints: { rows: ofChain, erased: 'kept' },
    limit_requests: { rows: inTenants, erased: 'gone' },
    limits: { rows: inTenants, erased: sql`reason = 'erased'` },
    namespaces: { rows: inTenants, erased: sql`name = ${pseudonym(sql`t.tenant_id`)}` },
    tenants: { rows: own, erased: sql`slug = ${pseudonym(sql`t.id`)}, display_name = 'erased'` },
    customers: {
      rows: sql`t.id = ${customerId}::uuid`,
      erased: sql`slug = ${pseudonym(sql`t.id`)}, display_name = 'erased', status = 'erased', status_reason = 'erased',
        closing_reason = 'erased', status_since = CASE status WHEN 'erased' THEN status_since ELSE clock_timestamp() END`,
    },
  };
}

/** SQL: a name in place of an erased one. It leads to the id, by which bills and the audit log know the account. */
const pseudonym = (id: Sql): Sql => sql`'erased-' || left(replace(${id}::text, '-', ''), 16)`;

const name = (table: string): Sql => Prisma.raw(`"${table}"`);

const rowsAtOnce = 1_000;

/**
 * Hands all that is stored of an account to `write` in one snapshot, a line of JSON for each row: `{table, row}`. Memory
 * does not grow with the account. Audited. Throws UserError.
 */
export async function exportCustomer(
  db: Database,
  slug: string,
  { reason, write }: { reason: string; write: (lines: readonly string[]) => Promise<void> },
): Promise<number> {
  const id = (await db.customer.findUnique({ where: { slug }, select: { id: true } }))?.id;
  if (id === undefined) throw noSuchCustomer(slug);
  let written = 0;
  await transaction(
    db,
    async (tx) => {
      for (const [table, { rows, hidden = [] }] of Object.entries(partsOf(id, slug)).reverse()) {
        await execute(tx)`
          DECLARE exported CURSOR FOR
          SELECT jsonb_build_object('table', ${table}::text, 'row', to_jsonb(t) - ${hidden as string[]}::text[])::text AS line
          FROM ${name(table)} t WHERE ${rows}`;
        for (;;) {
          const page = await query(tx)<{ line: string }>`FETCH 1000 FROM exported`;
          if (page.length > 0) await write(page.map(({ line }) => line));
          written += page.length;
          if (page.length < rowsAtOnce) break;
        }
        await execute(tx)`CLOSE exported`;
      }
    },
    { isolationLevel: 'RepeatableRead' },
  );
  await noteAct(db, 'customer.export', { id, target: slug, reason, details: { rows: written } });
  return written;
}

export interface Erasable {
  id: string;
  /** What keeps it from being erased; null if nothing does. */
  obstacle: string | null;
  people: number;
  auditEvents: number;
}

/** What erasing an account would meet. Throws UserError if there is none. */
export async function readErasable(db: Queryable, slug: string): Promise<Erasable> {
  const [found] = await query(db)<Omit<Erasable, 'obstacle'> & { status: string; held: number }>`
    SELECT c.id, c.status,
      (SELECT count(*)::int FROM customer_users u WHERE u.customer_id = c.id) AS people,
      (SELECT count(*)::int FROM audit_events e WHERE e.customer_id = c.id AND e.erased_digest IS NULL) AS "auditEvents",
      ((SELECT count(*) FROM machines m JOIN namespaces n ON n.name = m.namespace
        JOIN tenants t ON t.id = n.tenant_id WHERE t.customer_id = c.id)
        + (SELECT count(*) FROM placements p JOIN tenants t ON t.id = p.tenant_id WHERE t.customer_id = c.id
            AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.uid = p.machine_uid)
            AND (p.released_at IS NULL OR EXISTS (SELECT 1 FROM orphans o WHERE o.runtime_id = p.runtime_id))))::int AS held
    FROM customers c WHERE c.slug = ${slug}`;
  if (!found) throw noSuchCustomer(slug);
  const { status, held, ...rest } = found;
  return { ...rest, obstacle: obstacleOf(slug, status, held) };
}

function obstacleOf(slug: string, status: string, held: number): string | null {
  if (status !== 'closed' && status !== 'erased')
    return `The account ${slug} is ${status}: "customers close ${slug}" ends it first.`;
  if (held > 0)
    return (
      `${held} machines or disks of ${slug} are not proved gone yet: erase it when "instances list" and ` +
      '"orphans list" show none of them.'
    );
  return null;
}

/**
 * Erases the personal data of a closed account: its people, credentials, and names, and the personal part of its audit
 * events. Killed at any step, it goes on when it is repeated: the account keeps its name until all else is done. Repeated
 * later, under its pseudonym, it erases what was written of the account since. Returns the pseudonym. Throws UserError.
 */
export async function eraseCustomer(db: Database, slug: string, reason: string): Promise<string> {
  const { id, obstacle } = await readErasable(db, slug);
  if (obstacle !== null) throw refused(obstacle);
  while ((await eraseEvents(db, sql`e.customer_id = ${id}::uuid`)).length > 0);
  return transaction(db, async (tx) => {
    for (const [table, { rows, erased }] of Object.entries(partsOf(id, slug))) {
      if (erased === 'gone') await execute(tx)`DELETE FROM ${name(table)} t WHERE ${rows}`;
      else if (erased !== 'kept') await execute(tx)`UPDATE ${name(table)} t SET ${erased} WHERE ${rows}`;
    }
    while ((await eraseEvents(tx, sql`e.customer_id = ${id}::uuid`)).length > 0);
    // Together with the event that says which they are: their target does not, from then on.
    const named = sql`e.customer_id IS NULL AND e.target = ${slug} AND e.action = ANY(${[...actsThatNameAccounts]}::text[])`;
    const ofNone: bigint[] = [];
    for (let page = await eraseEvents(tx, named); page.length > 0; page = await eraseEvents(tx, named))
      ofNone.push(...page);
    const { slug: target } = await tx.customer.findUniqueOrThrow({ where: { id }, select: { slug: true } });
    const details = ofNone.length > 0 ? { [erasedOfNone]: ofNone.join(' ') } : {};
    await noteAct(tx, 'customer.erase', { id, target, reason, details });
    return target;
  });
}

/** The account's own erasure stays readable in its log. */
const staysReadable: AuditAction = 'customer.erase';

/** Erases the personal part of the next events that match, and returns their sequences. */
async function eraseEvents(db: Queryable, matching: Sql): Promise<bigint[]> {
  const events = await query(db)<ChainedEvent>`
    SELECT ${auditColumns}, e.customer_id AS "customerId" FROM audit_events e
    WHERE ${matching} AND e.erased_digest IS NULL AND e.action <> ${staysReadable} ORDER BY e.sequence LIMIT ${rowsAtOnce}`;
  if (events.length === 0) return [];
  await execute(db)`
    UPDATE audit_events e SET id = gen_random_uuid(), actor_name = NULL, reason = NULL, address = NULL, user_agent = NULL,
      details = ${storableJson(erasedPart.details)}::jsonb, target = CASE WHEN erased.stays THEN e.target ELSE ${erasedTarget} END,
      erased_digest = decode(erased.digest, 'hex')
    FROM unnest(${events.map(({ sequence }) => sequence)}::bigint[],
                ${events.map((event) => personalDigest(hashedEvent(event)))}::text[],
                ${events.map(({ target }) => staysInErased(target))}::boolean[]) AS erased (sequence, digest, stays)
    WHERE e.sequence = erased.sequence`;
  return events.map(({ sequence }) => sequence);
}

function noteAct(
  db: Queryable,
  action: AuditAction,
  { id, target, reason, details }: { id: string; target: string; reason: string; details?: AuditDetails },
): Promise<void> {
  return auditChange(db, { ...commandLine, customerId: id, reason }, action, target, details);
}
