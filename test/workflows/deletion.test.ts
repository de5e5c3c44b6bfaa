import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { Sabotage } from '../support/sabotage.ts';
import { waitFor } from '../support/wait.ts';

/** A delete may come at any moment. Each of these ends in a clean slate. */
const sabotage = new Sabotage();
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({ wrapDriver: (driver) => sabotage.wrapDriver(driver) });
}, 180_000);
afterEach(async () => {
  sabotage.clear();
  await lab.verifyCleanSlate();
});
afterAll(() => lab.close());

const ports = [{ name: 'http', guestPort: 80 }];

async function deleteNow(vm: MachineRow): Promise<void> {
  await lab.deleteVm(vm);
  await lab.untilGone(vm);
}

/** Number of placements ever made for the machine. */
const placements = (vm: MachineRow) => lab.db.placement.count({ where: { machineUid: vm.uid } });

test('before any workflow claimed it, the object is gone with its delete', async () => {
  const vm = await lab.createVm();
  await deleteNow(vm);
});

test('while it waits for capacity, it ends without ever being placed', async () => {
  await lab.db.host.updateMany({ data: { cordoned: true } });
  try {
    const vm = await lab.createVm();
    await waitFor('its claim', async () => (await lab.current(vm))?.claimEpoch);
    await deleteNow(vm);
    expect(await placements(vm)).toBe(0);
  } finally {
    await lab.db.host.updateMany({ data: { cordoned: false } });
  }
});

test('while it is Creating, the create is stopped at its next step and undone', async () => {
  // Slower than any wait: only the delete can end it.
  const vm = await lab.createVm({ fault: 'slow=600000' });
  await lab.untilPhase(vm, 'Creating');
  await deleteNow(vm);
});

test('while it is Starting, the wait for the guest ends at once', async () => {
  const vm = await lab.createVm({ fault: 'boot-never' });
  await lab.untilPhase(vm, 'Starting');
  await waitFor('its power to be on', async () => (await lab.inventory())[0]?.power === 'on');
  await deleteNow(vm);
  // The wait was cancelled and did not time out.
  const history = JSON.stringify((await lab.workflow(vm).fetchHistory()).events);
  expect(history).toContain('activityTaskCanceledEventAttributes');
  expect(history).not.toContain('activityTaskTimedOutEventAttributes');
});

test('while it is Running and not ready, it goes without a bill', async () => {
  const vm = await lab.createVm({ fault: 'port-never=80', ports });
  await lab.untilPhase(vm, 'Running');
  await deleteNow(vm);
  expect(await lab.db.lifecycle.count({ where: { machineUid: vm.uid } })).toBe(0);
});

test('while it is ready, readiness ends in the same commit as the bill', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await lab.deleteVm(vm);
  const history = await lab.db.$queryRaw<{ ready: boolean; deleting: boolean }[]>`
    SELECT (after->>'ready_for_access')::boolean AS ready, after->>'deletion_requested_at' IS NOT NULL AS deleting FROM journal
    WHERE uid = ${vm.uid}::uuid ORDER BY resource_version`;
  expect(history.filter((h) => h.ready && h.deleting)).toEqual([]);
  expect(await lab.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toMatchObject({
    endedAt: expect.any(BigInt),
  });
  await lab.untilGone(vm);
});

test('while it is Stopping, a second delete changes nothing', async () => {
  sabotage.plan('driver.stop', 'held');
  const vm = await lab.createVm();
  await lab.untilReady(vm);
  await lab.deleteVm(vm);
  await lab.untilPhase(vm, 'Stopping');
  await lab.deleteVm(vm);
  sabotage.clear();
  await lab.untilGone(vm);
});

test('while it is Deleting, a second delete changes nothing', async () => {
  sabotage.plan('driver.destroy', 'held');
  const vm = await lab.createVm();
  await lab.untilReady(vm);
  await lab.deleteVm(vm);
  await lab.untilPhase(vm, 'Deleting');
  await lab.deleteVm(vm);
  sabotage.clear();
  await lab.untilGone(vm);
});

test('after it Failed, the object goes', async () => {
  const vm = await lab.createVm({ fault: 'refuse-spec' });
  await lab.untilPhase(vm, 'Failed');
  await deleteNow(vm);
});

test('while its failure is still being cleaned up, the object goes when that is done', async () => {
  sabotage.plan('driver.destroy', 'held');
  const vm = await lab.createVm({ fault: 'boot-never', deadlines: { startingMs: 1_000 } });
  await lab.untilPhase(vm, 'Failed');
  await lab.deleteVm(vm);
  expect(await lab.current(vm)).not.toBeNull();
  sabotage.clear();
  await lab.untilGone(vm);
});

test('a new machine of the same name is another machine', async () => {
  const first = await lab.createVm({ name: 'twin' });
  await lab.untilReady(first);
  await deleteNow(first);
  const second = await lab.createVm({ name: 'twin' });
  expect(second.uid).not.toBe(first.uid);
  await lab.untilReady(second);
});
