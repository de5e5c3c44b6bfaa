import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { waitFor } from '../support/wait.ts';
import { harness, injection } from '../support/worlds/lives.ts';

/** A delete may come at any moment. Each of these ends in a clean slate. */
describe('deletion', () => {
  afterEach(async () => {
    injection.clear();
    await harness.verifyCleanSlate();
  });

  const ports = [{ name: 'http', guestPort: 80 }];

  async function deleteNow(vm: MachineRow): Promise<void> {
    await harness.deleteVm(vm);
    await harness.untilGone(vm);
  }

  /** Number of placements ever made for the machine. */
  const placements = (vm: MachineRow) => harness.db.placement.count({ where: { machineUid: vm.uid } });

  test('before any workflow claims it, the object is gone as soon as it is deleted', async () => {
    const vm = await harness.createVm();
    await deleteNow(vm);
  });

  test('while it waits for capacity, it goes without ever being placed', async () => {
    await harness.db.host.updateMany({ data: { cordoned: true } });
    try {
      const vm = await harness.createVm();
      await waitFor('its claim', async () => (await harness.current(vm))?.claimEpoch);
      await deleteNow(vm);
      expect(await placements(vm)).toBe(0);
    } finally {
      await harness.db.host.updateMany({ data: { cordoned: false } });
    }
  });

  test('while it is Creating, the create is stopped at its next step and undone', async () => {
    // Slower than any wait: only the delete can end it.
    const vm = await harness.createVm({ fault: 'slow=600000' });
    await harness.untilPhase(vm, 'Creating');
    await deleteNow(vm);
  });

  test('while it is Starting, the wait for the guest ends at once', async () => {
    const vm = await harness.createVm({ fault: 'boot-never' });
    await harness.untilPhase(vm, 'Starting');
    await waitFor('its power to be on', async () => (await harness.inventory())[0]?.power === 'on');
    await deleteNow(vm);
    // The wait was cancelled and did not time out.
    const history = JSON.stringify((await harness.workflow(vm).fetchHistory()).events);
    expect(history).toContain('activityTaskCanceledEventAttributes');
    expect(history).not.toContain('activityTaskTimedOutEventAttributes');
  });

  test('while it is Running and not ready, it goes without a bill', async () => {
    const vm = await harness.createVm({ fault: 'port-never=80', ports });
    await harness.untilPhase(vm, 'Running');
    await deleteNow(vm);
    expect(await harness.db.lifecycle.count({ where: { machineUid: vm.uid } })).toBe(0);
  });

  test('while it is ready, readiness and the bill end in the same commit', async () => {
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    const history = await harness.db.$queryRaw<{ ready: boolean; deleting: boolean }[]>`
    SELECT (after->>'ready_for_access')::boolean AS ready, after->>'deletion_requested_at' IS NOT NULL AS deleting FROM journal
    WHERE uid = ${vm.uid}::uuid ORDER BY resource_version`;
    expect(history.filter((h) => h.ready && h.deleting)).toEqual([]);
    expect(await harness.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toMatchObject({
      endedAt: expect.any(BigInt),
    });
    await harness.untilGone(vm);
  });

  test('while it is Stopping, a second delete changes nothing', async () => {
    injection.plan('driver.stop', 'held');
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    await harness.untilPhase(vm, 'Stopping');
    await harness.deleteVm(vm);
    injection.clear();
    await harness.untilGone(vm);
  });

  test('while it is Deleting, a second delete changes nothing', async () => {
    injection.plan('driver.destroy', 'held');
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await harness.deleteVm(vm);
    await harness.untilPhase(vm, 'Deleting');
    await harness.deleteVm(vm);
    injection.clear();
    await harness.untilGone(vm);
  });

  test('after it Failed, the object goes', async () => {
    const vm = await harness.createVm({ fault: 'refuse-spec' });
    await harness.untilPhase(vm, 'Failed');
    await deleteNow(vm);
  });

  test('while its failure is still being cleaned up, the object goes when that is done', async () => {
    injection.plan('driver.destroy', 'held');
    const vm = await harness.createVm({ fault: 'boot-never', deadlines: { startingMs: 1_000 } });
    await harness.untilPhase(vm, 'Failed');
    await harness.deleteVm(vm);
    expect(await harness.current(vm)).not.toBeNull();
    injection.clear();
    await harness.untilGone(vm);
  });

  test('a new machine of the same name is a different machine', async () => {
    const first = await harness.createVm({ name: 'twin' });
    await harness.untilReady(first);
    await deleteNow(first);
    const second = await harness.createVm({ name: 'twin' });
    expect(second.uid).not.toBe(first.uid);
    await harness.untilReady(second);
  });
});
