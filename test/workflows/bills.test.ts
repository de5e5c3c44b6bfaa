import { readUsage } from '../../src/store/usage/readUsage.ts';
import { compareUsage, latestReconciliation, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { usageReconciliationSchedule } from '../../src/temporal/schedules.ts';
import type { TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/lives.ts';

describe('bills', () => {
  const untilBlocked = async (vm: Awaited<ReturnType<TestHarness['createVm']>>) =>
    waitFor('the cleanup to show as blocked', async () =>
      (await harness.current(vm))?.failureCode === 'CleanupBlocked' ? true : null,
    );
  /** The bill of the day, as of so many seconds from now: closed usage must not grow with time. */
  async function bill(inSeconds = 0) {
    const now = Math.floor(Date.now() / 1_000);
    return (await readUsage(harness.db, { customerId: harness.tenant.customerId }, '7d', now + inSeconds))!.summary;
  }

  /** It is billed like any other: until its delete, and once. */
  test('a machine whose cleanup is blocked is still billed, once, and not a second longer', async () => {
    const blocked = await harness.createVm({
      name: 'blocked',
      fault: 'destroy-refuses',
      deadlines: { cleanupBlockedAfterMs: 2_000 },
    });
    const plain = await harness.createVm({ name: 'plain' });
    await harness.untilReady(blocked);
    await harness.untilReady(plain);
    const open = await bill();
    expect((await bill(3_600)).rawActiveSeconds - open.rawActiveSeconds).toBeGreaterThanOrEqual(2 * 3_600);
    await harness.deleteVm(blocked);
    await harness.deleteVm(plain);
    await harness.untilGone(plain);
    await untilBlocked(blocked);

    const rows = await harness.db.lifecycle.findMany();
    expect(
      rows.map(({ ratedAt, topUpSeconds, startedAt, endedAt }) => [
        ratedAt !== null,
        topUpSeconds! + Number(endedAt! - startedAt),
      ]),
    ).toEqual([
      [true, 60],
      [true, 60],
    ]);
    const billed = await bill();
    expect(billed).toMatchObject({ billableSeconds: 120, lifecycleCount: 2 });
    expect(await bill(3_600)).toEqual(billed);

    // Another worker takes the machine over, and its cleanup is retried: neither creates a second bill.
    await harness.restartWorker();
    await harness.client.workflow.getHandle(harness.workflow(blocked).workflowId).signal('wake');
    expect((await harness.current(blocked))?.failureCode).toBe('CleanupBlocked');
    await harness.liftFaults(blocked);
    await harness.untilGone(blocked);
    expect(await bill()).toEqual(billed);
    for (const range of await usageRanges(harness.db)) expect(await compareUsage(harness.db, range)).toEqual([]);
    await harness.verifyCleanSlate();
  }, 120_000);

  /** Runs the nightly comparison now and returns how many rows differ. */
  async function compare(): Promise<number> {
    await harness.runSchedule(usageReconciliationSchedule);
    return (await latestReconciliation(harness.db)).differingRows ?? 0;
  }

  test('the nightly comparison confirms a machine’s usage, and reports but does not repair a change made by hand', async () => {
    const before = (await readUsage(harness.db, harness.tenant, '7d'))!.summary;
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
    const { summary } = (await readUsage(harness.db, harness.tenant, '7d'))!;
    expect(summary).toMatchObject({
      billableSeconds: before.billableSeconds + 60,
      lifecycleCount: before.lifecycleCount + 1,
    });
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
});
