import { readUsage } from '../../src/store/usage/readUsage.ts';
import { compareUsage, usageRanges } from '../../src/store/usage/usageComparison.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

/** A machine whose cleanup is blocked is billed like any other: until its delete, and once. */
let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
}, 180_000);
afterAll(() => harness.close());

const untilBlocked = async (vm: Awaited<ReturnType<TestHarness['createVm']>>) =>
  waitFor('the cleanup to show as blocked', async () =>
    (await harness.current(vm))?.failureCode === 'CleanupBlocked' ? true : null,
  );
/** The bill of the day, as of so many seconds from now: closed usage must not grow with time. */
async function bill(inSeconds = 0) {
  const now = Math.floor(Date.now() / 1_000);
  return (await readUsage(harness.db, { customerId: harness.tenant.customerId }, '7d', now + inSeconds))!.summary;
}

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
