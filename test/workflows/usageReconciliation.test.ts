import { readUsage } from '../../src/store/usage/readUsage.ts';
import { latestReconciliation } from '../../src/store/usage/usageComparison.ts';
import { usageReconciliationSchedule } from '../../src/temporal/schedules.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
}, 180_000);
afterAll(() => lab.close());

/** Runs the nightly comparison now and returns how many rows differ. */
async function compare(): Promise<number> {
  await lab.runSchedule(usageReconciliationSchedule);
  return (await latestReconciliation(lab.db))!.differingRows;
}

test('what a machine’s life left is found right every night, and a change by hand is reported but not mended', async () => {
  const vm = await lab.createVm();
  await lab.untilReady(vm);
  await lab.deleteVm(vm);
  await lab.untilGone(vm);
  const { summary } = (await readUsage(lab.db, lab.tenant, '7d'))!;
  expect(summary).toMatchObject({ billableSeconds: 60, lifecycleCount: 1 });
  expect(await compare()).toBe(0);

  // A lifecycle that crosses midnight has two days.
  await lab.db
    .$executeRaw`UPDATE usage_day SET raw_seconds = raw_seconds + 1 WHERE bucket_start = (SELECT max(bucket_start) FROM usage_day)`;
  expect(await compare()).toBe(1);
  expect(await lab.db.auditEvent.findMany({ where: { action: 'usage.difference' } })).toMatchObject([
    { customerId: lab.tenant.customerId, details: { rawSeconds: 1 } },
  ]);
  expect((await readUsage(lab.db, lab.tenant, '7d'))!.summary.rawActiveSeconds).toBe(summary.rawActiveSeconds + 1);
});
