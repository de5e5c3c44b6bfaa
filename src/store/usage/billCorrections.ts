/** Credits and debits after a bill was final. They are added, and neither changed nor removed. */
import type { BillDocument, BilledClass, CorrectionLine } from '../../domain/billDocument.ts';
import { monthOf, nextMonth } from '../../domain/usageTime.ts';
import { UserError } from '../../lib/errors.ts';
import { auditChange, commandLine, housekeeping } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';

export type CorrectionRow = Awaited<ReturnType<typeof listCorrections>>[number];

/** Corrections of an account, the latest first. */
export function listCorrections(db: Queryable, customerId: string, page: PageQuery) {
  return db.billCorrection.findMany(pageOf({ customerId }, page));
}

/** Those that were made within a month, which are lines of its bill, in their order. */
export function correctionsMadeIn(db: Queryable, customerId: string, month: number): Promise<CorrectionRow[]> {
  const [from, until] = [month, nextMonth(month)].map((at) => new Date(at * 1_000)) as [Date, Date];
  const where = { customerId, createdAt: { gte: from, lt: until } };
  return db.billCorrection.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
}

export function renderCorrection(row: CorrectionRow): CorrectionLine {
  return {
    id: row.id,
    tenant_id: row.tenantId,
    corrects_month: monthOf(Number(row.correctsMonth)),
    resource_kind: row.resourceKind,
    resource_class: row.resourceClass,
    billable_seconds: Number(row.billableSeconds),
    reference: row.reference,
    reason: row.reason,
    created_at: row.createdAt.toISOString(),
  };
}

export interface Correction {
  customerId: string;
  tenantId: string;
  /** Start of the month that it corrects. */
  correctsMonth: number;
  resourceKind: string;
  resourceClass: string;
  billableSeconds: number;
  reference: string;
  reason: string;
}

/** What a bill has for a tenant and a class of machines; undefined if it has nothing. */
export function billedFor(
  bill: BillDocument,
  { tenantId, resourceKind, resourceClass }: Pick<Correction, 'tenantId' | 'resourceKind' | 'resourceClass'>,
): BilledClass | undefined {
  return bill.by_tenant
    .find(({ tenant_id }) => tenant_id === tenantId)
    ?.by_class.find((each) => each.resource_kind === resourceKind && each.resource_class === resourceClass);
}

/**
 * The kinds of machines that a class carries: by its hosts, also former ones, and by what this bill has of it. `corrected`:
 * with those of former corrections, which another one may undo.
 */
export async function kindsOfClass(
  db: Queryable,
  bill: BillDocument,
  { customerId, resourceClass, corrected }: { customerId: string; resourceClass: string; corrected: boolean },
): Promise<string[]> {
  const hosts = await db.host.findMany({ where: { className: resourceClass }, distinct: ['workload'] });
  const billed = bill.by_tenant.flatMap(({ by_class }) => by_class);
  const former = corrected ? await db.billCorrection.findMany({ where: { customerId, resourceClass } }) : [];
  return [
    ...new Set([
      ...hosts.map(({ workload }) => workload),
      ...billed.filter((each) => each.resource_class === resourceClass).map((each) => each.resource_kind),
      ...former.map((each) => each.resourceKind),
    ]),
  ];
}

const refused = (why: string) => new UserError(why, { code: 'correction_refused' });

/**
 * Adds a correction of a closed bill. Its reference makes it once: again, it does nothing, and returns the former one. A
 * credit is at most what is left of what was billed, and a debit at most what the month can hold beside it. Audited. Throws
 * UserError.
 */
export async function correctBill(db: Database, bill: BillDocument, correction: Correction): Promise<Corrected> {
  return (await addCorrection(db, bill, correction, { by: commandLine, capped: false }))!;
}

/** What that would do: the former correction, or null for a new one. Throws UserError where it would. */
export async function previewCorrection(
  db: Database,
  bill: BillDocument,
  correction: Correction,
): Promise<CorrectionLine | null> {
  const found = await addCorrection(db, bill, correction, { by: commandLine, capped: false, isPreview: true });
  return found?.line ?? null;
}

/** The same for what the service owes: cut down to what is left of what was billed. Null if nothing is. */
export function creditWhatIsLeft(db: Database, bill: BillDocument, credit: Correction): Promise<Corrected | null> {
  return addCorrection(db, bill, credit, { by: housekeeping, capped: true });
}

interface Corrected {
  isNew: boolean;
  line: CorrectionLine;
}

interface Adding {
  by: typeof commandLine | typeof housekeeping;
  capped: boolean;
  /** Adds nothing, and returns null for what it would add. */
  isPreview?: boolean;
}

function addCorrection(
  db: Database,
  bill: BillDocument,
  correction: Correction,
  { by, capped, isPreview = false }: Adding,
): Promise<Corrected | null> {
  const { customerId, tenantId, reference, reason } = correction;
  return transaction(db, async (tx) => {
    // One correction of an account at a time: each sees the ones before.
    await execute(tx)`SELECT pg_advisory_xact_lock(hashtextextended('correction/' || ${customerId}, 0))`;
    const former = await tx.billCorrection.findUnique({
      where: { customerId_reference: { customerId, reference } },
    });
    if (former) {
      if (capped || isSame(former, correction)) return { isNew: false, line: renderCorrection(former) };
      throw refused(
        `Another correction, for ${monthOf(Number(former.correctsMonth))}, has the reference "${reference}": ` +
          'give this one a reference of its own.',
      );
    }
    const left = (billedFor(bill, correction)?.billable_seconds ?? 0) + (await correctedSeconds(tx, correction));
    const billableSeconds = capped ? Math.max(correction.billableSeconds, -left) : correction.billableSeconds;
    if (capped && left <= 0) return null;
    if (left + billableSeconds < 0)
      throw refused(
        `A credit of ${-billableSeconds} s is more than the ${left} s that are billed for ` +
          `${correction.resourceClass} in ${bill.month}, former corrections included.`,
      );
    const room = await roomOf(tx, bill, correction);
    if (billableSeconds > 0 && left + billableSeconds > room)
      throw refused(
        `A debit of ${billableSeconds} s is more than the ${Math.max(room - left, 0)} s that ${bill.month} has ` +
          `room for. All the tenant's machines of ${correction.resourceClass} make ${room} s, ` +
          `and ${left} s are billed.`,
      );
    if (isPreview) return null;
    const row = await tx.billCorrection.create({
      data: {
        ...correction,
        correctsMonth: BigInt(correction.correctsMonth),
        billableSeconds: BigInt(billableSeconds),
      },
    });
    const { resourceKind, resourceClass } = correction;
    const details = { id: row.id, month: bill.month, resourceKind, resourceClass, billableSeconds };
    await auditChange(tx, { ...by, customerId, reason }, 'bill.correct', reference, { ...details, tenantId });
    return { isNew: true, line: renderCorrection(row) };
  });
}

/** The whole month for as many machines as the tenant may have, or as were billed if that is more. */
async function roomOf(tx: Queryable, bill: BillDocument, correction: Correction): Promise<number> {
  const { tenantId, resourceKind, resourceClass, correctsMonth } = correction;
  const [found] = await query(tx)<{ limit: number }>`
    SELECT CASE ${resourceKind} WHEN 'BareMetalMachine' THEN bare_metal_limit ELSE virtual_machine_limit END AS "limit"
    FROM allotments WHERE tenant_id = ${tenantId}::uuid AND class_name = ${resourceClass}`;
  const machines = Math.max(1, found?.limit ?? 0, billedFor(bill, correction)?.lifecycle_count ?? 0);
  return machines * (nextMonth(correctsMonth) - correctsMonth);
}

function isSame(former: CorrectionRow, correction: Correction): boolean {
  return (
    former.tenantId === correction.tenantId &&
    Number(former.correctsMonth) === correction.correctsMonth &&
    former.resourceKind === correction.resourceKind &&
    former.resourceClass === correction.resourceClass &&
    Number(former.billableSeconds) === correction.billableSeconds
  );
}

async function correctedSeconds(tx: Queryable, correction: Correction): Promise<number> {
  const { tenantId, correctsMonth, resourceKind, resourceClass } = correction;
  const rows = await query(tx)<{ sum: number }>`
    SELECT coalesce(sum(billable_seconds), 0)::float8 AS sum FROM bill_corrections
    WHERE customer_id = ${correction.customerId}::uuid AND tenant_id = ${tenantId}::uuid
      AND corrects_month = ${correctsMonth}::bigint AND resource_kind = ${resourceKind} AND resource_class = ${resourceClass}`;
  return rows[0]!.sum;
}
