/** The final bill of an account for a month, as it is signed: ids, and no names, so that it outlives the account. */
import { canonicalJson } from './auditProof.ts';
import type { ClassUsage } from './usageReport.ts';

export interface BilledClass {
  resource_kind: string;
  resource_class: string;
  billable_seconds: number;
  raw_active_seconds: number;
  lifecycle_count: number;
}

/** A credit or a debit for a month whose bill was final. It is a line of the bill of the month in which it was made. */
export interface CorrectionLine {
  id: string;
  tenant_id: string;
  /** `YYYY-MM`. */
  corrects_month: string;
  resource_kind: string;
  resource_class: string;
  /** Negative for a credit. */
  billable_seconds: number;
  reference: string;
  reason: string;
  created_at: string;
}

export interface BillDocument {
  customer_id: string;
  /** `YYYY-MM`. */
  month: string;
  /** What machines used, and minimums. */
  usage: { billable_seconds: number; raw_active_seconds: number; lifecycle_count: number };
  by_tenant: { tenant_id: string; by_class: BilledClass[] }[];
  corrections: CorrectionLine[];
  /** Usage and corrections. */
  billable_seconds: number;
  /** SHA-256 of the month's lifecycles, as `bills lifecycles` prints them. */
  lifecycles_sha256: string;
}

export function billedClass(usage: ClassUsage): BilledClass {
  return {
    resource_kind: usage.resourceKind,
    resource_class: usage.resourceClass,
    billable_seconds: usage.billableSeconds,
    raw_active_seconds: usage.rawActiveSeconds,
    lifecycle_count: usage.lifecycleCount,
  };
}

/** A lifecycle behind a bill. */
export interface LifecycleOfBill {
  machine_uid: string;
  tenant_id: string;
  resource_kind: string;
  resource_class: string;
  started_at: string;
  minimum_seconds: number;
  raw_active_seconds: number;
  billable_seconds: number;
  active_in_month: boolean;
}

/** As a line of canonical JSON. A bill has the SHA-256 of these, by start and machine, each with its line feed. */
export const lifecycleLine = (of: LifecycleOfBill): string => canonicalJson(of);
