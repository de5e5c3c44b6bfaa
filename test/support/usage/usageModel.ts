/**
 * Usage by its definition: a plain function over lifecycles, one second-exact question at a time, which shares no code
 * with the service. Also generates random lives to test it with.
 */
import fc from 'fast-check';
import type { ClassUsage, UsageReport, UsageTotals } from '../../../src/domain/usageReport.ts';

export interface ModelLifecycle {
  uid: string;
  tenantId: string;
  resourceClass: string;
  minimumSeconds: number;
  startedAt: number;
  endedAt: number | null;
  topUp: { seconds: number; postedAt: number } | null;
}

export const minute = 60;
export const hour = 3_600;
export const day = 86_400;
export const utc = (text: string) => Date.parse(`${text}Z`) / 1_000;

export interface ModelWindow {
  unit: 'hour' | 'day';
  from: number;
  until: number;
  edges: number[];
}

/** A window's buckets by the calendar; the last edge is the end of the last bucket. */
export function modelWindow(name: string, asOf: number): ModelWindow {
  const date = new Date(asOf * 1_000);
  const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
  const at = (...parts: [number, number, number?, number?]) => Date.UTC(...(parts as [number, number])) / 1_000;
  const range = (count: number, edge: (index: number) => number) =>
    Array.from({ length: count + 1 }, (_, index) => edge(index));
  if (name === '24h') {
    const edges = range(24, (index) => at(year, month, dayOfMonth, date.getUTCHours() - 23 + index));
    return { unit: 'hour', from: edges[0]!, until: asOf, edges };
  }
  if (name === '7d') {
    const edges = range(7, (index) => at(year, month, dayOfMonth - 6 + index));
    return { unit: 'day', from: edges[0]!, until: asOf, edges };
  }
  if (name === 'month') {
    const edges = range(dayOfMonth, (index) => at(year, month, 1 + index));
    return { unit: 'day', from: edges[0]!, until: asOf, edges };
  }
  const [y, m] = name.split('-').map(Number) as [number, number];
  const days = new Date(Date.UTC(y, m, 0)).getUTCDate();
  const edges = range(days, (index) => at(y, m - 1, 1 + index));
  return { unit: 'day', from: edges[0]!, until: edges.at(-1)!, edges };
}

function usageWithin(all: readonly ModelLifecycle[], from: number, until: number, asOf: number): ClassUsage[] {
  const rows = new Map<string, ClassUsage>();
  for (const life of all) {
    const end = life.endedAt ?? asOf;
    const raw = Math.max(0, Math.min(end, until) - Math.max(life.startedAt, from));
    const topUp = life.topUp && life.topUp.postedAt >= from && life.topUp.postedAt < until ? life.topUp.seconds : 0;
    const occupies = life.startedAt < until && Math.max(end, life.startedAt + 1) > from;
    if (raw === 0 && topUp === 0 && !occupies) continue;
    const row = rows.get(life.resourceClass) ?? {
      resourceKind: 'VirtualMachine',
      resourceClass: life.resourceClass,
      billableSeconds: 0,
      rawActiveSeconds: 0,
      lifecycleCount: 0,
    };
    rows.set(life.resourceClass, row);
    row.rawActiveSeconds += raw;
    row.billableSeconds += raw + topUp;
    row.lifecycleCount += occupies ? 1 : 0;
  }
  return [...rows.values()].sort((a, b) => (a.resourceClass < b.resourceClass ? -1 : 1));
}

function totalsOf(byClass: ClassUsage[]): UsageTotals {
  const sum = (field: 'billableSeconds' | 'rawActiveSeconds' | 'lifecycleCount') =>
    byClass.reduce((all, row) => all + row[field], 0);
  return {
    billableSeconds: sum('billableSeconds'),
    rawActiveSeconds: sum('rawActiveSeconds'),
    lifecycleCount: sum('lifecycleCount'),
    byClass,
  };
}

/** What a report must be, except for its window: each bucket, and the window as a whole computed separately. */
export function modelReport(
  all: readonly ModelLifecycle[],
  name: string,
  asOf: number,
): Pick<UsageReport, 'buckets' | 'summary' | 'byTenant'> {
  const { edges } = modelWindow(name, asOf);
  const whole = (some: readonly ModelLifecycle[]) => totalsOf(usageWithin(some, edges[0]!, edges.at(-1)!, asOf));
  const tenants = [...new Set(all.map((life) => life.tenantId))].map(
    (id) => [id, whole(all.filter((life) => life.tenantId === id))] as const,
  );
  return {
    buckets: edges
      .slice(0, -1)
      .map((bucketStart, index) => ({ bucketStart, byClass: usageWithin(all, bucketStart, edges[index + 1]!, asOf) })),
    summary: whole(all),
    byTenant: new Map(tenants.filter(([, totals]) => totals.byClass.length > 0)),
  };
}

/** Names of the windows to check: the rolling ones, every closed month since `since`, and the month before that. */
export function windowNames(since: number, asOf: number): string[] {
  const months: string[] = [];
  const first = new Date(since * 1_000);
  for (let month = first.getUTCMonth() - 1; ; month++) {
    const date = new Date(Date.UTC(first.getUTCFullYear(), month, 1));
    if (date.getTime() / 1_000 >= modelWindow('month', asOf).from) return ['24h', '7d', 'month', ...months];
    months.push(date.toISOString().slice(0, 7));
  }
}

export type Step = { waitSeconds: number } & (
  | { act: 'open'; tenant: number; resourceClass: number; minimumSeconds: number }
  | { act: 'close'; which: number; lostForSeconds: number | null; rateAfterSeconds: number | null }
  | { act: 'rate'; which: number }
);

export interface Life {
  startsAt: number;
  steps: Step[];
  /** From the last step to the report. */
  restSeconds: number;
}

const edges = [
  '2023-12-31T23:59:50',
  '2024-02-28T23:30:00',
  '2024-02-29T00:00:00',
  '2024-03-31T00:59:59',
  '2024-10-27T00:30:00',
  '2024-12-31T23:00:00',
  '2025-02-28T22:00:00',
  '2025-10-31T23:59:50',
];
const startsAt = fc.oneof(
  fc.constantFrom(...edges.map(utc)),
  fc.integer({ min: utc('2023-01-01T00:00:00'), max: utc('2025-12-31T00:00:00') }),
);
const waitSeconds = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(0, 0, 1, 10, 59, minute, hour - 1, hour, day - 1, day) },
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 2 * day }) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 45 * day }) },
);
const which = fc.nat(30);
const minimumSeconds = fc.constantFrom(0, 1, minute, 5 * minute, hour, 3 * day);

/**
 * Random lives of a customer's machines. With `late`, also lost machines and ratings that come days after the close.
 */
export function lives({ late, maxSteps = 24 }: { late: boolean; maxSteps?: number }): fc.Arbitrary<Life> {
  const lostForSeconds = late
    ? fc.option(fc.oneof(fc.integer({ min: 0, max: hour }), fc.integer({ min: 0, max: 90 * day })), { freq: 3 })
    : fc.constant(null);
  const rateAfterSeconds = late ? fc.option(fc.constantFrom(0, 5, day, 4 * day), { freq: 3 }) : fc.constant(0);
  const step = fc.oneof(
    fc.record({
      act: fc.constant('open' as const),
      waitSeconds,
      tenant: fc.nat(2),
      resourceClass: fc.nat(2),
      minimumSeconds,
    }),
    fc.record({ act: fc.constant('close' as const), waitSeconds, which, lostForSeconds, rateAfterSeconds }),
    ...(late ? [fc.record({ act: fc.constant('rate' as const), waitSeconds, which })] : []),
  );
  return fc.record({ startsAt, steps: fc.array(step, { maxLength: maxSteps }), restSeconds: waitSeconds });
}
