/**
 * Usage as a FOCUS 1.0 cost and usage file (the FinOps Open Cost and Usage Specification), one row per lifecycle and
 * billing period. 1.0 is the newest version that the official validator knows. The service has no price list, so costs
 * and the unit prices that they are products of are 0, and the currency is XXX, ISO 4217's code for "no currency".
 * Quantities are exact: ConsumedQuantity adds up to the report's raw seconds, PricingQuantity to its billable seconds.
 */
import type { CorrectionLine } from './billDocument.ts';
import { isMachineKind, kinds } from './kinds.ts';
import { nextMonth, rfc3339, startOfMonth } from './usageTime.ts';

export interface FocusAccount {
  id: string;
  displayName: string;
}

export interface FocusTenant {
  id: string;
  slug: string;
  /** The region of machines that name none of their own. */
  region: string;
}

/** Where a machine ran; null if none of its placements is known. */
export type FocusPlacement = { region: string; capacitySource: 'reserved' | 'on-demand' } | null;

export interface FocusUsage {
  machineUid: string;
  resourceKind: string;
  resourceClass: string;
  resourceName: string;
  minimumSeconds: number;
  startedAt: number;
  /** Null while it is open. */
  endedAt: number | null;
  /** Its seconds in the window. */
  rawSeconds: number;
  /** Its top-up if it was posted in the window; else 0. */
  topUpSeconds: number;
  /** When its top-up was posted, in any window; null without one. */
  postedAt: number | null;
  /** Its seconds in the window for which its host was silent. */
  unseenSeconds: number;
}

type Cell = string | number | null;

const provider = 'compute-service';

/** Columns by name, in the specification's alphabetical order; custom columns (prefix x_) come last. */
function columnsOf(
  account: FocusAccount,
  tenant: FocusTenant,
  month: number,
  usage: FocusUsage,
  placement: FocusPlacement,
): Record<string, Cell> {
  const { resourceKind, resourceClass, rawSeconds, topUpSeconds } = usage;
  const region = placement?.region ?? tenant.region;
  const period = chargePeriod(month, usage);
  const sku = `${resourceKind}/${resourceClass}`;
  return {
    AvailabilityZone: null,
    BilledCost: decimal(0),
    BillingAccountId: account.id,
    BillingAccountName: account.displayName,
    BillingCurrency: 'XXX',
    BillingPeriodEnd: rfc3339(nextMonth(month)),
    BillingPeriodStart: rfc3339(month),
    ChargeCategory: 'Usage',
    ChargeClass: null,
    ChargeDescription:
      `${sku}: ${rawSeconds} s ` +
      `used${topUpSeconds > 0 ? `, ${topUpSeconds} s more to the billing minimum of ${usage.minimumSeconds} s` : ''}`,
    ChargeFrequency: 'Usage-Based',
    ChargePeriodEnd: rfc3339(period.endsAt),
    ChargePeriodStart: rfc3339(period.startsAt),
    CommitmentDiscountCategory: null,
    CommitmentDiscountId: null,
    CommitmentDiscountName: null,
    CommitmentDiscountStatus: null,
    CommitmentDiscountType: null,
    ConsumedQuantity: decimal(rawSeconds),
    ConsumedUnit: 'Seconds',
    ContractedCost: decimal(0),
    ContractedUnitPrice: decimal(0),
    EffectiveCost: decimal(0),
    InvoiceIssuerName: provider,
    ListCost: decimal(0),
    ListUnitPrice: decimal(0),
    PricingCategory: 'Standard',
    PricingQuantity: decimal(rawSeconds + topUpSeconds),
    PricingUnit: 'Seconds',
    ProviderName: provider,
    PublisherName: provider,
    RegionId: region,
    RegionName: region,
    ResourceId: usage.machineUid,
    ResourceName: usage.resourceName,
    ResourceType: isMachineKind(resourceKind) ? kinds[resourceKind].words.billed : resourceKind,
    ServiceCategory: 'Compute',
    ServiceName: provider,
    SkuId: sku,
    SkuPriceId: sku,
    SubAccountId: tenant.id,
    SubAccountName: tenant.slug,
    // A lifecycle stores no labels.
    Tags: null,
    x_CapacityReservationId: placement?.capacitySource === 'reserved' ? `${tenant.id}/${resourceClass}` : null,
    x_CorrectionReference: null,
    x_LifecycleEnd: usage.endedAt === null ? null : rfc3339(usage.endedAt),
    x_LifecycleStart: rfc3339(usage.startedAt),
    x_MinimumSeconds: usage.minimumSeconds,
    x_Priced: 'false',
    x_TopUpSeconds: topUpSeconds,
    x_UnseenSeconds: usage.unseenSeconds,
  };
}

/** Readers that guess a column's type by its values, as the validator does, take it for a decimal. */
const decimal = (whole: number): string => `${whole}.0`;

/** The part of the lifecycle in the month. A part of zero length gets one second: at its start, or at its posting. */
function chargePeriod(
  month: number,
  { startedAt, endedAt, postedAt }: FocusUsage,
): { startsAt: number; endsAt: number } {
  const startsAt = Math.max(startedAt, month);
  const endsAt = Math.min(endedAt ?? nextMonth(month), nextMonth(month));
  if (startsAt < endsAt) return { startsAt, endsAt };
  const only = startedAt >= month ? startedAt : Math.max(postedAt ?? month, month);
  return { startsAt: only, endsAt: only + 1 };
}

const noUsage: FocusUsage = {
  machineUid: '',
  resourceKind: '',
  resourceClass: '',
  resourceName: '',
  minimumSeconds: 0,
  startedAt: 0,
  endedAt: 0,
  rawSeconds: 0,
  topUpSeconds: 0,
  postedAt: null,
  unseenSeconds: 0,
};

export const focusHeader = Object.keys(
  columnsOf({ id: '', displayName: '' }, { id: '', slug: '', region: '' }, 0, noUsage, null),
).join(',');

/** One line of the file, without its line break. `month` is the start of the billing period. */
export function focusLine(
  account: FocusAccount,
  tenant: FocusTenant,
  month: number,
  usage: FocusUsage,
  placement: FocusPlacement,
): string {
  return lineOf(columnsOf(account, tenant, month, usage, placement));
}

/**
 * A correction that was made in the month: its charge period is the month that it corrects, and its quantity is negative
 * for a credit. It is of no resource, and nothing was consumed by it.
 */
export function correctionLine(
  account: FocusAccount,
  tenant: FocusTenant,
  month: number,
  { corrects_month, resource_kind, resource_class, billable_seconds, reference, reason }: CorrectionLine,
): string {
  const of = { ...noUsage, resourceKind: resource_kind, resourceClass: resource_class };
  const corrected = startOfMonth(corrects_month);
  return lineOf({
    ...columnsOf(account, tenant, month, of, null),
    ChargeClass: 'Correction',
    ChargeDescription: `${billable_seconds < 0 ? 'Credit' : 'Debit'} for ${corrects_month}: ${reason}`,
    ChargePeriodEnd: rfc3339(nextMonth(corrected)),
    ChargePeriodStart: rfc3339(corrected),
    ConsumedQuantity: null,
    ConsumedUnit: null,
    PricingQuantity: decimal(billable_seconds),
    ResourceId: null,
    ResourceName: null,
    ResourceType: null,
    x_CorrectionReference: reference,
    x_LifecycleEnd: null,
    x_LifecycleStart: null,
    x_MinimumSeconds: null,
    x_TopUpSeconds: null,
    x_UnseenSeconds: null,
  });
}

function lineOf(columns: Record<string, Cell>): string {
  return Object.values(columns).map(cell).join(',');
}

function cell(value: Cell): string {
  const text = value === null ? '' : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
