/**
 * Runs random lifecycles in a usage store and in the model beside it, and checks the properties that must hold of both.
 */
import { isDeepStrictEqual } from 'node:util';
import type { UsageReport } from '../../../src/domain/usageReport.ts';
import { day, hour, type Life, type ModelLifecycle, modelReport, modelWindow, windowNames } from './usageModel.ts';

/** A usage store under test. Closing and rating return nothing and may be repeated. */
export interface UsageStore {
  open(
    life: { uid: string; tenantId: string; resourceClass: string; minimumSeconds: number },
    at: number,
  ): Promise<void>;
  close(uid: string, at: number, lastSeen: number | null): Promise<void>;
  rate(uid: string, at: number): Promise<void>;
  report(tenantId: string | null, window: string, asOf: number): Promise<UsageReport | null>;
  /** Throws if the usage by bucket does not match the lifecycles. */
  verifyRollups(asOf: number): Promise<void>;
}

export interface World {
  store: UsageStore;
  model: ModelLifecycle[];
  /** The clock's last reading. */
  now: number;
}

const startOfMonth = (at: number) => modelWindow('month', at).from;

/** Plays a random life. `tenants` and `newUid` name what it creates; every close and rating is repeated at once. */
export async function live(
  life: Life,
  store: UsageStore,
  tenants: readonly string[],
  newUid: () => string,
): Promise<World> {
  const world: World = { store, model: [], now: life.startsAt };
  for (const step of life.steps) {
    world.now += step.waitSeconds;
    if (step.act === 'open') {
      const opened = {
        uid: newUid(),
        tenantId: tenants[step.tenant % tenants.length]!,
        resourceClass: `class-${step.resourceClass}`,
        minimumSeconds: step.minimumSeconds,
      };
      await store.open(opened, world.now);
      world.model.push({ ...opened, startedAt: world.now, endedAt: null, topUp: null });
      continue;
    }
    const chosen = world.model[step.which % Math.max(1, world.model.length)];
    if (!chosen) continue;
    if (step.act === 'rate') {
      await rate(world, chosen);
      continue;
    }
    await close(world, chosen, step.lostForSeconds === null ? null : world.now - step.lostForSeconds);
    if (step.rateAfterSeconds === null) continue;
    world.now += step.rateAfterSeconds;
    await rate(world, chosen);
  }
  world.now += life.restSeconds;
  return world;
}

async function close({ store, now }: World, life: ModelLifecycle, lastSeen: number | null): Promise<void> {
  // A frozen month never changes: a month freezes 72 hours after its end.
  if (life.endedAt === null)
    life.endedAt = Math.max(life.startedAt, Math.min(now, Math.max(lastSeen ?? now, startOfMonth(now - 72 * hour))));
  await store.close(life.uid, now, lastSeen);
  await store.close(life.uid, now + 5, null);
}

async function rate({ store, now }: World, life: ModelLifecycle): Promise<void> {
  if (life.endedAt !== null && life.topUp === null) {
    const seconds = Math.max(0, life.minimumSeconds - (life.endedAt - life.startedAt));
    life.topUp = { seconds, postedAt: Math.max(life.endedAt - 1, life.startedAt, startOfMonth(now - 72 * hour)) };
  }
  await store.rate(life.uid, now);
  await store.rate(life.uid, now + 40 * day);
}

/** Closes (and rates, if asked) what is open, at the present moment. */
export async function closeAll(world: World, { thenRate }: { thenRate: boolean }): Promise<void> {
  for (const life of world.model.filter((each) => each.endedAt === null)) await close(world, life, null);
  if (thenRate) for (const life of world.model) await rate(world, life);
}

const plain = ({ buckets, summary, byTenant }: Pick<UsageReport, 'buckets' | 'summary' | 'byTenant'>) => ({
  buckets,
  summary,
  byTenant: Object.fromEntries([...byTenant].sort(([a], [b]) => (a < b ? -1 : 1))),
});

export async function reportOf(
  { store, now }: World,
  window: string,
  tenantId: string | null = null,
  asOf = now,
): Promise<UsageReport> {
  const report = await store.report(tenantId, window, asOf);
  if (!report) throw new Error(`no window ${window}`);
  return report;
}

/** Compares quickly first: there are many comparisons, and the one that explains a difference is slow. */
function same<T>(found: T, expected: T): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

/** The rolling windows, and of the closed months the first two and the last two. */
function someWindows(world: World): string[] {
  const [day, week, month, ...closed] = windowNames(world.model[0]?.startedAt ?? world.now, world.now);
  return [day!, week!, month!, ...new Set([...closed.slice(0, 2), ...closed.slice(-2)])];
}

/** Every window of every scope equals the model's, and the invariants hold. */
export async function verify(world: World, tenants: readonly string[]): Promise<void> {
  const { model, now } = world;
  const late = model.some(
    ({ startedAt, endedAt, topUp }) =>
      topUp !== null && topUp.seconds > 0 && topUp.postedAt > Math.max(endedAt! - 1, startedAt),
  );
  for (const window of someWindows(world)) {
    const billing = await reportOf(world, window);
    const { unit, from, until, edges } = modelWindow(window, now);
    same(billing.window, {
      unit,
      startsAt: from,
      endsAt: until,
      buckets: edges.slice(0, -1),
      coversUntil: edges.at(-1)!,
    });
    same(plain(billing), plain(modelReport(model, window, now)));
    verifyReport(billing, model, { late });
    for (const tenantId of tenants) {
      const fleet = await reportOf(world, window, tenantId);
      const own = model.filter((life) => life.tenantId === tenantId);
      same(plain(fleet), plain(modelReport(own, window, now)));
    }
  }
  await world.store.verifyRollups(now);
}

/** Invariants of any single report. */
function verifyReport(report: UsageReport, model: readonly ModelLifecycle[], { late }: { late: boolean }): void {
  const { buckets, summary, byTenant, window, asOf } = report;
  const sumOf = (rows: readonly object[], field: string) =>
    rows.reduce((sum, row) => sum + (row as Record<string, number>)[field]!, 0);
  const inBuckets = buckets.flatMap((bucket) => bucket.byClass);
  for (const field of ['rawActiveSeconds', 'billableSeconds'])
    expect(sumOf(inBuckets, field)).toBe(sumOf([summary], field));
  const wrong = [...inBuckets, ...summary.byClass, summary].filter(
    (row) =>
      row.billableSeconds < row.rawActiveSeconds ||
      (row.lifecycleCount === 0 && (row.rawActiveSeconds > 0 || (!late && row.billableSeconds > 0))),
  );
  expect(wrong).toEqual([]);
  for (const field of ['rawActiveSeconds', 'billableSeconds', 'lifecycleCount'])
    expect(sumOf([...byTenant.values()], field)).toBe(sumOf([summary], field));
  const startedLater = model.filter(
    ({ startedAt }) => startedAt >= (window.buckets[1] ?? window.coversUntil) && startedAt < window.coversUntil,
  );
  expect(summary.lifecycleCount).toBe(sumOf(buckets[0]!.byClass, 'lifecycleCount') + startedLater.length);
  if (model.every((life) => life.endedAt === null)) expect(summary.billableSeconds).toBe(summary.rawActiveSeconds);
  expect(asOf).toBeGreaterThanOrEqual(window.endsAt);
}

/**
 * All months together bill the greater of raw seconds and minimum for what is closed, and the raw seconds of the rest.
 */
export async function verifyMonthsTogether(world: World): Promise<void> {
  let billed = 0;
  for (const window of windowNames(world.model[0]?.startedAt ?? world.now, world.now).slice(2))
    billed += (await reportOf(world, window)).summary.billableSeconds;
  const owed = world.model.map(({ startedAt, endedAt, minimumSeconds, topUp }) =>
    Math.max(topUp ? minimumSeconds : 0, (endedAt ?? world.now) - startedAt),
  );
  expect(billed).toBe(owed.reduce((sum, seconds) => sum + seconds, 0));
}

/** Closing everything now changes neither raw seconds nor counts; rating it then only adds billable seconds. */
export async function verifyClosing(world: World): Promise<void> {
  const windows = someWindows(world);
  const all = async () => Promise.all(windows.map(async (window) => plain(await reportOf(world, window))));
  const open = await all();
  await closeAll(world, { thenRate: false });
  const closed = await all();
  same(closed, open);
  await closeAll(world, { thenRate: true });
  const rated = await all();
  for (const [index, { summary }] of rated.entries())
    expect(summary.billableSeconds).toBeGreaterThanOrEqual(closed[index]!.summary.billableSeconds);
  const withoutBillable = (reports: typeof rated) =>
    reports.map(({ buckets }) => buckets.map(({ byClass }) => byClass.map(({ billableSeconds: _, ...row }) => row)));
  same(withoutBillable(rated), withoutBillable(closed));
}
