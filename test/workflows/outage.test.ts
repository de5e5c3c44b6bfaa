import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
}, 180_000);
afterEach(() => harness.verifyCleanSlate(), 120_000);
afterAll(() => harness.close());

test('fifty machines that were created while Temporal was down are all ready after it returns, each once', async () => {
  await harness.temporal.kill();
  for (let i = 0; i < 50; i++) await harness.createVm({ name: `down-${i}` });
  expect(await harness.db.machine.count({ where: { phase: 'Pending' } })).toBe(50);
  expect(await harness.db.outboxEntry.count()).toBe(50);
  await harness.temporal.restart();
  await waitFor(
    'all fifty to be ready',
    async () => (await harness.db.machine.count({ where: { readyForAccess: true } })) === 50,
    120_000,
  );
  expect(await harness.inventory()).toHaveLength(50);
  expect(await harness.db.placement.count({ where: { releasedAt: null } })).toBe(50);
}, 180_000);
