import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { waitFor } from '../support/wait.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
}, 180_000);
afterEach(() => lab.verifyCleanSlate(), 120_000);
afterAll(() => lab.close());

test('fifty machines that were created while Temporal was down are all ready after it returns, each once', async () => {
  await lab.temporal.kill();
  for (let i = 0; i < 50; i++) await lab.createVm({ name: `down-${i}` });
  expect(await lab.db.machine.count({ where: { phase: 'Pending' } })).toBe(50);
  expect(await lab.db.outboxEntry.count()).toBe(50);
  await lab.temporal.restart();
  await waitFor(
    'all fifty to be ready',
    async () => (await lab.db.machine.count({ where: { readyForAccess: true } })) === 50,
    120_000,
  );
  expect(await lab.inventory()).toHaveLength(50);
  expect(await lab.db.placement.count({ where: { releasedAt: null } })).toBe(50);
}, 180_000);
