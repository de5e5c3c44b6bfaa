/**
 * Final bills. A month's bill is written once, when nothing in the month can change any more. It is read in a snapshot, and
 * written outside of it: the database compares it with what is committed then, and refuses to change or remove it. Bills
 * of an account are closed in the order of their months.
 */

import { createHash } from 'node:crypto';
import type { Bill } from '#prisma';
import { type SigningKey, signDocument } from '../../domain/auditProof.ts';
import { type BillDocument, billedClass, type LifecycleOfBill, lifecycleLine } from '../../domain/billDocument.ts';
import { asBill, type ClosedBill } from '../../domain/billProof.ts';
import { monthOf, monthStart, rfc3339, startOfMonth, usageWindow } from '../../domain/usageTime.ts';
import { storableJson } from '../../lib/text.ts';
import { auditChange, commandLine, housekeeping, recordAudit } from '../core/audit.ts';
import { type Database, execute, isRefusedData, type Queryable, query, sqlState, transaction } from '../core/db.ts';
import type { HasTime } from '../core/duties.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';
import { correctionsMadeIn, renderCorrection } from './billCorrections.ts';
import { type BilledLifecycle, listBilledLifecycles } from './billedLifecycles.ts';
import { inSnapshot, reportIn } from './readUsage.ts';
import { oldestOpenMonthAt, secondsNow } from './usageRollups.ts';

interface DueBill {
  customerId: string;
  /** Start of the month. */
  month: number;
}

/**
 * Accounts, each with its oldest month that is final and has no bill. One of a later month, which no worker wrote, keeps
 * none from being closed; a month whose bill was set aside is closed again. A closed account gets bills as long as it
 * was open in their month, or something of them is to be billed: usage, or a correction made since.
 */
async function dueBills(db: Queryable, at: number | null): Promise<DueBill[]> {
  const open = oldestOpenMonthAt(secondsNow(at));
  const rows = await query(db)<{ customerId: string; within: number }>`
    SELECT id AS "customerId", within::float8 AS within FROM (
      SELECT c.id, CASE WHEN c.status IN ('closed', 'erased') THEN coalesce(c.closes_at, c.status_since) END AS closed_at, coalesce(
        -- The month after the last bill before one that was set aside: that one, unless others before it lack theirs.
        (SELECT coalesce((SELECT max(b.month_start) + 32 * 86400 FROM bills b WHERE b.customer_id = c.id
          AND b.month_start < first_set_aside),
            floor(extract(epoch FROM c.created_at))::bigint)
          FROM (SELECT min(a.month_start) AS first_set_aside FROM bills_set_aside a CROSS JOIN LATERAL to_timestamp(a.month_start) AS begins
            WHERE a.customer_id = c.id AND a.month_start < ${open}
            AND begins >= date_trunc('month', c.created_at) AND begins = date_trunc('month', begins)
            AND NOT EXISTS (SELECT FROM bills b WHERE b.customer_id = a.customer_id AND b.month_start = a.month_start)) AS again
          WHERE first_set_aside IS NOT NULL),
        (SELECT max(b.month_start) FROM bills b WHERE b.customer_id = c.id AND b.month_start < ${open}) + 32 * 86400,
        floor(extract(epoch FROM c.created_at))::bigint) AS within
      FROM customers c) AS next
    CROSS JOIN LATERAL date_trunc('month', to_timestamp(within)) AS begins
    WHERE within < ${open} AND (closed_at IS NULL OR begins <= closed_at
      OR EXISTS (SELECT FROM tenants t JOIN lifecycles l ON l.tenant_id = t.id WHERE t.customer_id = next.id
        AND (l.ended_at IS NULL OR greatest(l.ended_at, l.posted_at) >= extract(epoch FROM begins)))
      OR EXISTS (SELECT FROM bill_corrections b WHERE b.customer_id = next.id AND b.created_at >= begins))
    ORDER BY within, next.id`;
  return rows.map(({ customerId, within }) => ({ customerId, month: monthStart(within) }));
}

/** The oldest month that is final and has an account without a bill; null if there is none. */
export async function oldestDueBill(db: Queryable): Promise<number | null> {
  return (await dueBills(db, null))[0]?.month ?? null;
}

/** Adding up the month of a large account takes longer than other statements may. */
const closing = { statementTimeoutMs: 10 * 60_000 };

/** Accounts whose bill this process could not close. They are tried last: one that takes long keeps no other waiting. */
const troubled = new WeakMap<Database, Set<string>>();

/**
 * Closes every bill that is due (as of `at`, for tests). Returns how many. One that the database refuses, because usage
 * is not what the lifecycles make, or that takes it too long, keeps no other account's from being closed. Throws the first
 * such refusal at the end, or when the time is over.
 */
export async function closeBills(
  db: Database,
  key: SigningKey | null,
  hasTime: HasTime,
  at: number | null = null,
): Promise<number> {
  let closed = 0;
  const refused = new Map<string, unknown>();
  const later = troubled.get(db) ?? new Set();
  troubled.set(db, later);
  const isLater = ({ customerId }: DueBill) => Number(later.has(customerId));
  const dueNow = async () => (await dueBills(db, at)).filter(({ customerId }) => !refused.has(customerId));
  for (let due = await dueNow(); due.length > 0 && hasTime(); due = await dueNow())
    for (const bill of due.toSorted((a, b) => isLater(a) - isLater(b))) {
      if (!hasTime()) break;
      try {
        await closeBill(db, bill, key, at);
        closed++;
        later.delete(bill.customerId);
      } catch (error) {
        if (!isRefusedData(error) && sqlState(error) !== queryCanceled) throw error;
        refused.set(bill.customerId, error);
        later.add(bill.customerId);
      }
    }
  for (const error of refused.values()) throw error;
  return closed;
}

/** SQLSTATE of a statement that took too long. */
const queryCanceled = '57014';

async function closeBill(
  db: Database,
  { customerId, month: startsAt }: DueBill,
  key: SigningKey | null,
  at: number | null,
): Promise<void> {
  const month = monthOf(startsAt);
  const read = (tx: Queryable, asOf: number) => documentOf(tx, { customerId, startsAt, month }, asOf);
  const document = await inSnapshot(db, at, read, closing);
  const signed: ClosedBill = key ? signDocument(key, document) : { ...document, key_id: '', signature: '' };
  const write = async (tx: Queryable): Promise<void> => {
    // As the snapshot's: the database adds the lifecycles up as well.
    await execute(tx)`SET LOCAL plan_cache_mode = force_custom_plan`;
    const written = await execute(tx)`
      INSERT INTO bills (customer_id, month_start, document)
      VALUES (${customerId}::uuid, ${startsAt}::bigint, ${storableJson(signed)}::jsonb)
      ON CONFLICT (customer_id, month_start) DO NOTHING`;
    if (written === 0) return;
    await noteClosedBill(tx, customerId, month);
    const details = { billableSeconds: document.billable_seconds, lifecyclesSha256: document.lifecycles_sha256 };
    await recordAudit(tx, { ...housekeeping, customerId, action: 'bill.close', target: month, details });
  };
  return transaction(db, write, closing);
}

async function documentOf(
  tx: Queryable,
  { customerId, startsAt, month }: { customerId: string; startsAt: number; month: string },
  asOf: number,
): Promise<BillDocument> {
  const { summary, byTenant } = (await reportIn(tx, { customerId }, month, asOf))!;
  const corrections = (await correctionsMadeIn(tx, customerId, startsAt)).map(renderCorrection);
  const { billableSeconds, rawActiveSeconds, lifecycleCount } = summary;
  return {
    customer_id: customerId,
    month,
    usage: {
      billable_seconds: billableSeconds,
      raw_active_seconds: rawActiveSeconds,
      lifecycle_count: lifecycleCount,
    },
    by_tenant: [...byTenant]
      .map(([tenant_id, usage]) => ({ tenant_id, by_class: usage.byClass.map(billedClass) }))
      .sort((a, b) => (a.tenant_id < b.tenant_id ? -1 : 1)),
    corrections,
    billable_seconds: corrections.reduce((sum, each) => sum + each.billable_seconds, billableSeconds),
    lifecycles_sha256: await digestOfLifecycles(tx, customerId, month, asOf),
  };
}

/** Tells an account's webhooks of the bill of a month, in the transaction that closes it. */
async function noteClosedBill(tx: Queryable, customerId: string, month: string): Promise<void> {
  await execute(tx)`
    INSERT INTO webhook_deliveries (webhook_id, event_id, event_type, lane, subject, data)
    SELECT w.id, md5(${month} || w.customer_id::text)::uuid, 'bill.closed', 'bills', 'bills/' || ${month},
      jsonb_build_object('month', ${month}::text)
    FROM webhooks w WHERE w.customer_id = ${customerId}::uuid AND w.status = 'active' AND 'bill.closed' = ANY(w.event_types)`;
}

const pageSize = 5_000;

/** The lifecycles behind a month's bill: those of a final month stay as they are. */
export async function* billedLifecycles(
  tx: Queryable,
  customerId: string,
  month: string,
  asOf: number,
): AsyncGenerator<BilledLifecycle, void, undefined> {
  const window = usageWindow(month, asOf)!;
  for (let after: BilledLifecycle | undefined; ; ) {
    const page = await listBilledLifecycles(tx, { customerId }, window, asOf, { limit: pageSize, after });
    yield* page;
    if (page.length < pageSize) return;
    after = page.at(-1);
  }
}

/** A page of them. */
export async function pageOfLifecycles(
  tx: Queryable,
  customerId: string,
  month: string,
  asOf: number,
  page: Parameters<typeof listBilledLifecycles>[4],
): Promise<LifecycleOfBill[]> {
  return (await listBilledLifecycles(tx, { customerId }, usageWindow(month, asOf)!, asOf, page)).map(lifecycleOfBill);
}

function lifecycleOfBill(of: BilledLifecycle): LifecycleOfBill {
  return {
    machine_uid: of.machineUid,
    tenant_id: of.tenantId,
    resource_kind: of.resourceKind,
    resource_class: of.resourceClass,
    started_at: rfc3339(of.startedAt),
    minimum_seconds: of.minimumSeconds,
    raw_active_seconds: of.rawSeconds,
    billable_seconds: of.rawSeconds + of.topUpSeconds,
    active_in_month: of.active,
  };
}

/** One of them as a line of canonical JSON. */
export const lineOf = (of: BilledLifecycle): string => lifecycleLine(lifecycleOfBill(of));

async function digestOfLifecycles(...of: Parameters<typeof billedLifecycles>): Promise<string> {
  const hash = createHash('sha256');
  for await (const each of billedLifecycles(...of)) hash.update(`${lineOf(each)}\n`);
  return hash.digest('hex');
}

/** A bill as it is stored, whether or not it is good (src/domain/billProof.ts). */
export type StoredBill = ReturnType<typeof billOf>;
/** One that has at least the form of a bill. */
export type BillRow = StoredBill & { document: ClosedBill };

const billOf = (row: Bill) => ({ ...row, month: monthOf(Number(row.monthStart)), document: asBill(row.document) });

/** A bill as the API and the operator's commands show it. */
export function renderBill({ document, createdAt }: BillRow) {
  return { ...document, closed_at: createdAt.toISOString() };
}

/** Bills of an account, the latest first, good and bad. */
export async function listBills(db: Queryable, customerId: string, page: PageQuery): Promise<StoredBill[]> {
  return (await db.bill.findMany(pageOf({ customerId }, page))).map(billOf);
}

/** Bills that a process has found good. It does not look at them again: no bill changes, and its id is Postgres's. */
export type GoodBills = Set<string>;

/**
 * Ids of bills that are not good, as far as there is time: those that were found so first. A process looks at a good one
 * once, and keeps in memory which these are: what it wrote into the database, its role's password could write as well.
 */
export async function badBills(
  db: Queryable,
  isGood: (bill: StoredBill) => boolean,
  { good, hasTime }: { good: GoodBills; hasTime: HasTime },
): Promise<string[]> {
  const bad = new Set<string>();
  async function look(rows: readonly { id: string }[]): Promise<void> {
    const ids = rows.map(({ id }) => id).filter((id) => !good.has(id) && !bad.has(id));
    for (let from = 0; from < ids.length && hasTime(); from += lookedAtOnce) {
      const bills = await db.bill.findMany({ where: { id: { in: ids.slice(from, from + lookedAtOnce) } } });
      for (const bill of bills.map(billOf)) (isGood(bill) ? good : bad).add(bill.id);
    }
  }
  const named = await query(db)<{ id: string }>`
    SELECT id FROM bills WHERE id::text IN (SELECT subject FROM billing_findings WHERE kind = 'bad-bill')`;
  await look(named);
  for (const { id } of named) if (!good.has(id)) bad.add(id);
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const page = await query(db)<{ id: string }>`
      SELECT id FROM bills WHERE id > ${after}::uuid ORDER BY id LIMIT ${pageSize}`;
    await look(page);
    if (page.length < pageSize || !hasTime()) return [...bad];
    after = page.at(-1)!.id;
  }
}
/** Each may have 8 MiB. */
const lookedAtOnce = 20;

/** A page of those that are good. */
export async function listGoodBills(
  db: Queryable,
  customerId: string,
  { limit, after }: PageQuery,
  isGood: (bill: StoredBill) => bill is BillRow,
): Promise<BillRow[]> {
  const good: BillRow[] = [];
  for (let from = after; ; ) {
    const page = await listBills(db, customerId, { limit, ...(from && { after: from }) });
    good.push(...page.filter(isGood));
    from = page.at(-1);
    if (page.length < limit || good.length >= limit) return good.slice(0, limit);
  }
}

/**
 * Takes a bill that no worker wrote out of the account's bills, and keeps it as evidence. Its month is closed again. The
 * database lets a bill go only to there. Audited.
 */
export async function setBillAside(db: Database, { id, customerId, month }: StoredBill, reason: string): Promise<void> {
  await transaction(db, async (tx) => {
    await execute(tx)`
      INSERT INTO bills_set_aside (id, customer_id, month_start, created_at, document, reason)
      SELECT id, customer_id, month_start, created_at, document, ${reason} FROM bills WHERE id = ${id}::uuid`;
    const gone = await execute(tx)`DELETE FROM bills WHERE id = ${id}::uuid`;
    if (gone > 0) await auditChange(tx, { ...commandLine, customerId, reason }, 'bill.set-aside', month, { id });
  });
}

/** The bill of a month (`YYYY-MM`); null if it is not closed. */
export async function findBill(db: Queryable, customerId: string, month: string): Promise<StoredBill | null> {
  const key = { customerId, monthStart: BigInt(startOfMonth(month)) };
  const row = await db.bill.findUnique({ where: { customerId_monthStart: key } });
  return row && billOf(row);
}
