/** What a bill proves by itself: its form, its signature, and that its total is the sum of its parts. */
import * as z from 'zod';
import { checkSignature, type Signed, type VerifyingKey } from './auditProof.ts';
import type { BillDocument } from './billDocument.ts';

/** Key id and signature are empty where the service has no key to sign with. */
export type ClosedBill = Signed<BillDocument>;

const text = z.string();
const count = z.int().min(0);
const sums = { billable_seconds: count, raw_active_seconds: count, lifecycle_count: count };
const ofClass = { resource_kind: text, resource_class: text };
const form: z.ZodType<ClosedBill> = z.strictObject({
  customer_id: text,
  month: text,
  usage: z.strictObject(sums),
  by_tenant: z.array(z.strictObject({ tenant_id: text, by_class: z.array(z.strictObject({ ...ofClass, ...sums })) })),
  corrections: z.array(
    z.strictObject({
      id: text,
      tenant_id: text,
      corrects_month: text,
      ...ofClass,
      billable_seconds: z.int(),
      reference: text,
      reason: text,
      created_at: text,
    }),
  ),
  billable_seconds: z.int(),
  lifecycles_sha256: text,
  key_id: text,
  signature: text,
});

/** Null for what has not the form of a bill. */
export function asBill(document: unknown): ClosedBill | null {
  return form.safeParse(document).success ? (document as ClosedBill) : null;
}

/**
 * What is wrong with a bill, whatever else the database says; empty if nothing is. An unsigned one passes only where
 * there is no key at all: with one, every bill is signed.
 */
export function flawsOfBill(
  bill: ClosedBill | null,
  { customerId, month, createdAt }: { customerId: string; month: string; createdAt: Date },
  keys: readonly VerifyingKey[],
): string[] {
  if (!bill) return ['it has not the form of a bill'];
  const flaws: string[] = [];
  if (keys.length > 0) {
    const signature = bill.key_id === '' ? 'missing' : checkSignature(keys, bill, createdAt);
    if (signature !== 'good') flaws.push(`its signature is ${inWords[signature]}`);
  }
  if (bill.customer_id !== customerId || bill.month !== month) flaws.push('it is of another account or month');
  const classes = bill.by_tenant.flatMap(({ by_class }) => by_class);
  for (const sum of Object.keys(sums) as (keyof typeof sums)[])
    if (total(classes.map((each) => each[sum])) !== bill.usage[sum])
      flaws.push(`its ${sum} is not the sum of its parts`);
  if (total([bill.usage, ...bill.corrections].map((each) => each.billable_seconds)) !== bill.billable_seconds)
    flaws.push('its total is not its usage and corrections');
  return flaws;
}

const inWords = {
  missing: 'missing',
  bad: 'not of it',
  'unknown key': 'of an unknown key',
  'replaced key': 'of a key that was replaced before',
} as const;

const total = (parts: readonly number[]): number => parts.reduce((sum, part) => sum + part, 0);
