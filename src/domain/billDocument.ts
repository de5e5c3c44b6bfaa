/** The final bill of an account for a month, as it is signed: ids, and no names, so that it outlives the account. */
import * as z from 'zod';
import { checkSignature, type Signed, type SigningKey } from './auditProof.ts';
import type { ClassUsage } from './usageReport.ts';

const sums = {
  billable_seconds: z.int(),
  raw_active_seconds: z.int(),
  lifecycle_count: z.int(),
};
const billedClassForm = z.strictObject({ resource_kind: z.string(), resource_class: z.string(), ...sums });
const correctionForm = z.strictObject({
  id: z.string(),
  tenant_id: z.string(),
  /** `YYYY-MM`. */
  corrects_month: z.string(),
  resource_kind: z.string(),
  resource_class: z.string(),
  /** Negative for a credit. */
  billable_seconds: z.int(),
  reference: z.string(),
  reason: z.string(),
  created_at: z.string(),
});
const billForm = z.strictObject({
  customer_id: z.string(),
  /** `YYYY-MM`. */
  month: z.string(),
  /** What machines used, and minimums. */
  usage: z.strictObject(sums),
  by_tenant: z.array(z.strictObject({ tenant_id: z.string(), by_class: z.array(billedClassForm) })),
  corrections: z.array(correctionForm),
  /** Usage and corrections. */
  billable_seconds: z.int(),
  /** SHA-256 of the month's lifecycles, as `bills lifecycles` prints them. */
  lifecycles_sha256: z.string(),
});
const signedForm = billForm.extend({ key_id: z.string(), signature: z.string() });

export type BilledClass = z.infer<typeof billedClassForm>;
/** A credit or a debit for a month whose bill was final. It is a line of the bill of the month in which it was made. */
export type CorrectionLine = z.infer<typeof correctionForm>;
export type BillDocument = z.infer<typeof billForm>;

export function billedClass(usage: ClassUsage): BilledClass {
  return {
    resource_kind: usage.resourceKind,
    resource_class: usage.resourceClass,
    billable_seconds: usage.billableSeconds,
    raw_active_seconds: usage.rawActiveSeconds,
    lifecycle_count: usage.lifecycleCount,
  };
}

/** Whether what is stored as a bill can be read as one; anything else is for `bills verify` alone. */
export function isBill(document: unknown): document is Signed<BillDocument> {
  return signedForm.safeParse(document).success;
}

/** Whose bill a row is, and of which month (`YYYY-MM`), whatever its document says. */
export interface BillPlace {
  customerId: string;
  month: string;
}

/**
 * What is wrong with a stored bill by itself; empty if it may be shown. Whoever may write rows can write any document, so
 * its form is checked first. Once the service has keys, a bill needs a signature of one of them.
 */
export function flawsOfDocument(
  bill: unknown,
  { customerId, month }: BillPlace,
  keys: readonly SigningKey[],
): string[] {
  if (!isBill(bill)) return ['it has not the form of a bill'];
  const flaws: string[] = [];
  if (bill.customer_id !== customerId || bill.month !== month)
    flaws.push('it is the bill of another account or another month');
  const unsigned = bill.key_id === '' && bill.signature === '';
  const signature = unsigned && keys.length === 0 ? 'good' : unsigned ? 'missing' : checkSignature(keys, bill);
  if (signature !== 'good') flaws.push(signatureFlaws[signature]);
  if (!addsUp(bill)) flaws.push('its total is not the sum of its parts');
  return flaws;
}

const signatureFlaws = {
  missing: 'it has no signature',
  bad: 'its signature is not of it',
  'unknown key': 'its signature is of an unknown key',
};

function addsUp(bill: BillDocument): boolean {
  const classes = bill.by_tenant.flatMap(({ by_class }) => by_class);
  const sumOf = (lines: readonly { billable_seconds: number }[]) =>
    lines.reduce((sum, { billable_seconds }) => sum + billable_seconds, 0);
  const { usage } = bill;
  return (
    sumOf(classes) === usage.billable_seconds &&
    classes.reduce((sum, each) => sum + each.raw_active_seconds, 0) === usage.raw_active_seconds &&
    classes.reduce((sum, each) => sum + each.lifecycle_count, 0) === usage.lifecycle_count &&
    bill.billable_seconds === usage.billable_seconds + sumOf(bill.corrections)
  );
}
