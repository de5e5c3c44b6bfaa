import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/lives.ts';

describe('outage', () => {
  const count = process.env['TEST_FULL'] ? 50 : 8;

  afterEach(() => harness.verifyCleanSlate(), 120_000);

  test(`${count} machines that were created while Temporal was down are all ready after it returns, each once`, async () => {
    await harness.temporal.kill();
    for (let i = 0; i < count; i++) await harness.createVm({ name: `down-${i}` });
    expect(await harness.db.machine.count({ where: { phase: 'Pending' } })).toBe(count);
    expect(await harness.db.outboxEntry.count()).toBe(count);
    await harness.temporal.restart();
    await waitFor(
      'all to be ready',
      async () => (await harness.db.machine.count({ where: { readyForAccess: true } })) === count,
      120_000,
    );
    expect(await harness.inventory()).toHaveLength(count);
    expect(await harness.db.placement.count({ where: { releasedAt: null } })).toBe(count);
  }, 180_000);
});
