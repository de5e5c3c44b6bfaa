import { readUsage } from '../../src/store/usage/readUsage.ts';
import { compareUsage, usageStretches } from '../../src/store/usage/usageComparison.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

/** A machine whose cleanup is blocked is billed like any other: until its delete, and once. */
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
}, 180_000);
afterAll(() => lab.close());

const untilBlocked = async (vm: Awaited<ReturnType<Laboratory['createVm']>>) =>
  waitFor('the cleanup to show as blocked', async () =>
    (await lab.current(vm))?.failureCode === 'CleanupBlocked' ? true : null,
  );
/** The bill of the day, as of so many seconds from now: closed usage must not grow with time. */
async function bill(inSeconds = 0) {
  const now = Math.floor(Date.now() / 1_000);
  return (await readUsage(lab.db, { customerId: lab.tenant.customerId }, '7d', now + inSeconds))!.summary;
}

test('a machine whose cleanup is blocked is billed all the same, once, and no second longer', async () => {
  const blocked = await lab.createVm({
    name: 'blocked',
    fault: 'destroy-refuses',
    deadlines: { cleanupBlockedAfterMs: 2_000 },
  });
  const plain = await lab.createVm({ name: 'plain' });
  await lab.untilReady(blocked);
  await lab.untilReady(plain);
  const open = await bill();
  expect((await bill(3_600)).rawActiveSeconds - open.rawActiveSeconds).toBeGreaterThanOrEqual(2 * 3_600);
  await lab.deleteVm(blocked);
  await lab.deleteVm(plain);
  await lab.untilGone(plain);
  await untilBlocked(blocked);

  const rows = await lab.db.lifecycle.findMany();
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
  await lab.restartWorker();
  await lab.client.workflow.getHandle(lab.workflow(blocked).workflowId).signal('wake');
  expect((await lab.current(blocked))?.failureCode).toBe('CleanupBlocked');
  await lab.liftFaults(blocked);
  await lab.untilGone(blocked);
  expect(await bill()).toEqual(billed);
  for (const stretch of await usageStretches(lab.db)) expect(await compareUsage(lab.db, stretch)).toEqual([]);
  await lab.verifyCleanSlate();
}, 120_000);
