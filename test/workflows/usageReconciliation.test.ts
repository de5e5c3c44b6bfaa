import { readUsage } from '../../src/store/usage/readUsage.ts';
import { latestReconciliation } from '../../src/store/usage/usageComparison.ts';
import { usageReconciliationSchedule } from '../../src/temporal/schedules.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
}, 180_000);
afterAll(() => harness.close());

/** Runs the nightly comparison now and returns how many rows differ. */
async function compare(): Promise<number> {
  await harness.runSchedule(usageReconciliationSchedule);
  return (await latestReconciliation(harness.db))!.differingRows;
}

test('the nightly comparison confirms a machine’s usage, and reports but does not repair a change made by hand', async () => {
  const vm = await harness.createVm();
  await harness.untilReady(vm);
  await harness.deleteVm(vm);
  await harness.untilGone(vm);
  const { summary } = (await readUsage(harness.db, harness.tenant, '7d'))!;
  expect(summary).toMatchObject({ billableSeconds: 60, lifecycleCount: 1 });
  expect(await compare()).toBe(0);

  // A lifecycle that crosses midnight has two days.
  await harness.db
    .$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds + 1 WHERE bucket_start = (SELECT max(bucket_start) FROM usage_day)`;
  expect(await compare()).toBe(1);
  expect(await harness.db.auditEvent.findMany({ where: { action: 'usage.difference' } })).toMatchObject([
    { customerId: harness.tenant.customerId, details: { rawSeconds: 1 } },
  ]);
  expect((await readUsage(harness.db, harness.tenant, '7d'))!.summary.rawActiveSeconds).toBe(
    summary.rawActiveSeconds + 1,
  );
});
