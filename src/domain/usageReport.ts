/**
 * A usage report from two sources: closed lifecycles, which were added up by bucket when they closed, and open ones,
 * which are grouped by the bucket of the window in which they begin. An open lifecycle fills every later bucket, so
 * those are derived.
 */
import { bucketSeconds, type UsageWindow } from './usageTime.ts';

export interface ClassKey {
  resourceKind: string;
  resourceClass: string;
}

export interface ClosedInBucket extends ClassKey {
  bucketStart: number;
  rawSeconds: number;
  topUpSeconds: number;
  activeCount: number;
}

/** Closed lifecycles of a tenant and class in the whole window. */
export interface ClosedOfTenant extends ClassKey {
  tenantId: string;
  rawSeconds: number;
  topUpSeconds: number;
  /** Those active in the first bucket plus those that started in a later one. */
  lifecycleCount: number;
}

/** Open lifecycles of a class whose part of the window begins in one bucket. */
export interface OpenFromBucket extends ClassKey {
  bucketStart: number;
  lifecycleCount: number;
  /** Their seconds within that bucket. */
  rawSeconds: number;
}

/** Open lifecycles of a tenant and class, with their seconds in the whole window. */
export interface OpenOfTenant extends ClassKey {
  tenantId: string;
  lifecycleCount: number;
  rawSeconds: number;
}

export interface UsageSources {
  closed: { buckets: ClosedInBucket[]; tenants: ClosedOfTenant[] };
  open: { buckets: OpenFromBucket[]; tenants: OpenOfTenant[] };
}

export interface ClassUsage extends ClassKey {
  billableSeconds: number;
  rawActiveSeconds: number;
  lifecycleCount: number;
}

export interface UsageTotals {
  billableSeconds: number;
  rawActiveSeconds: number;
  lifecycleCount: number;
  byClass: ClassUsage[];
}

export interface UsageReport {
  asOf: number;
  window: UsageWindow;
  buckets: { bucketStart: number; byClass: ClassUsage[] }[];
  summary: UsageTotals;
  /** Tenants without any usage are absent. */
  byTenant: Map<string, UsageTotals>;
}

/** Assembles a report. Sums and counts are exact: a thousand years of a million machines, in seconds, fit a double. */
export function assembleUsage(window: UsageWindow, asOf: number, sources: UsageSources): UsageReport {
  const buckets = window.buckets.map(() => new ClassTable());
  addClosed(window, buckets, sources.closed.buckets);
  addOpen(window, asOf, buckets, sources.open.buckets);

  const summary = new ClassTable();
  const tenants = new Map<string, ClassTable>();
  for (const { tenantId, ...usage } of [...sources.closed.tenants, ...sources.open.tenants]) {
    summary.add(usage, usage);
    const table = tenants.get(tenantId) ?? new ClassTable();
    tenants.set(tenantId, table);
    table.add(usage, usage);
  }
  return {
    asOf,
    window,
    buckets: buckets.map((table, index) => ({ bucketStart: window.buckets[index]!, byClass: table.rows() })),
    summary: totals(summary),
    byTenant: new Map(
      [...tenants]
        .map(([tenantId, table]) => [tenantId, totals(table)] as const)
        .filter(([, { byClass }]) => byClass.length > 0),
    ),
  };
}

function addClosed(window: UsageWindow, buckets: ClassTable[], closed: readonly ClosedInBucket[]): void {
  for (const row of closed)
    buckets[indexOf(window, row.bucketStart)]!.add(row, { ...row, lifecycleCount: row.activeCount });
}

/** Open lifecycles continue from the bucket they begin in to the bucket that contains the report's time. */
function addOpen(window: UsageWindow, asOf: number, buckets: ClassTable[], open: readonly OpenFromBucket[]): void {
  const until = Math.min(asOf, window.endsAt);
  for (const [key, rows] of groupByClass(open)) {
    const beginning = new Map(rows.map((row) => [row.bucketStart, row]));
    let carried = 0;
    for (const [index, bucketStart] of window.buckets.entries()) {
      const seconds = Math.max(0, Math.min(bucketStart + bucketSeconds[window.unit], until) - bucketStart);
      const { lifecycleCount = 0, rawSeconds = 0 } = beginning.get(bucketStart) ?? {};
      buckets[index]!.add(key, {
        rawSeconds: carried * seconds + rawSeconds,
        lifecycleCount: (seconds > 0 ? carried : 0) + lifecycleCount,
      });
      carried += lifecycleCount;
    }
  }
}

function groupByClass(rows: readonly OpenFromBucket[]): Map<ClassKey, OpenFromBucket[]> {
  const groups = new Map<string, OpenFromBucket[]>();
  for (const row of rows) groups.set(textOf(row), [...(groups.get(textOf(row)) ?? []), row]);
  return new Map([...groups.values()].map((group) => [group[0]!, group]));
}

function indexOf(window: UsageWindow, bucketStart: number): number {
  return (bucketStart - window.startsAt) / bucketSeconds[window.unit];
}

function textOf({ resourceKind, resourceClass }: ClassKey): string {
  return `${resourceKind}/${resourceClass}`;
}

function totals(table: ClassTable): UsageTotals {
  const byClass = table.rows();
  const sum = (field: 'billableSeconds' | 'rawActiveSeconds' | 'lifecycleCount') =>
    byClass.reduce((total, row) => total + row[field], 0);
  return {
    billableSeconds: sum('billableSeconds'),
    rawActiveSeconds: sum('rawActiveSeconds'),
    lifecycleCount: sum('lifecycleCount'),
    byClass,
  };
}

class ClassTable {
  readonly #rows = new Map<string, ClassUsage>();

  add(
    key: ClassKey,
    {
      rawSeconds,
      topUpSeconds = 0,
      lifecycleCount,
    }: { rawSeconds: number; topUpSeconds?: number; lifecycleCount: number },
  ): void {
    if (rawSeconds === 0 && topUpSeconds === 0 && lifecycleCount === 0) return;
    const text = textOf(key);
    let row = this.#rows.get(text);
    if (!row) {
      row = {
        resourceKind: key.resourceKind,
        resourceClass: key.resourceClass,
        billableSeconds: 0,
        rawActiveSeconds: 0,
        lifecycleCount: 0,
      };
      this.#rows.set(text, row);
    }
    row.rawActiveSeconds += rawSeconds;
    row.billableSeconds += rawSeconds + topUpSeconds;
    row.lifecycleCount += lifecycleCount;
  }

  /** Classes with any usage, sorted by kind and name. */
  rows(): ClassUsage[] {
    return [...this.#rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
  }
}
