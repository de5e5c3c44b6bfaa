import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Laboratory, openLaboratory } from '../support/laboratory.ts';
import { Sabotage } from '../support/sabotage.ts';
import { waitFor } from '../support/wait.ts';

/** Hosts whose agents are away for longer than the allowed silence. */
const sabotage = new Sabotage();
let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory({
    environment: { HOST_SILENT_MS: '3000' },
    wrapActivities: (activities) => sabotage.wrapActivities(activities),
  });
}, 180_000);
afterEach(async () => {
  sabotage.clear();
  await lab.verifyCleanSlate();
}, 120_000);
afterAll(() => lab.close());

const ports = [{ name: 'http', guestPort: 80 }];
const untilFound = () =>
  waitFor('the hosts to be found', async () => (await lab.db.host.count({ where: { lostAt: { not: null } } })) === 0);

test('a silent host takes readiness and no machine; when it is heard again the machine is ready again', async () => {
  const vm = await lab.createVm({ ports });
  await lab.untilReady(vm);
  await waitFor('the details to be settled', async () => !(await lab.details(vm)).includes('That may take'));
  await lab.stopHosts();
  await waitFor('readiness to be withdrawn', async () => (await lab.current(vm))!.readyForAccess === false);
  expect(await lab.current(vm)).toMatchObject({
    phase: 'Running',
    failureCode: null,
    failureMessage: expect.stringMatching(/^its host is out of reach since 20\S+Z: the machine is kept/),
  });
  expect(await lab.db.host.count({ where: { lostAt: { not: null } } })).toBeGreaterThan(0);
  await waitFor('the details to say so', async () =>
    /\*\*Running\*\*, waiting for its host to be heard since \S+: out of reach since 20/.test(await lab.details(vm)),
  );
  await lab.startHosts();
  expect(await lab.untilReady(vm)).toMatchObject({ failureMessage: null });
  await waitFor('the details to be as before', async () =>
    (await lab.details(vm)).includes('waiting for a change or its delete'),
  );
  await untilFound();
});

test('a machine that its host lost while it was silent is billed to the beginning of that silence, no longer', async () => {
  const [lost, kept] = [await lab.createVm(), await lab.createVm()];
  for (const vm of [lost, kept]) await lab.untilReady(vm);
  const lifecycleOf = (vm: typeof lost) => lab.db.lifecycle.findUniqueOrThrow({ where: { machineUid: vm.uid } });
  await lab.stopHosts();
  await waitFor('the hosts to be lost', async () => (await lab.db.host.count({ where: { lostAt: null } })) === 0);
  for (const vm of [lost, kept])
    await waitFor('readiness to be withdrawn', async () => (await lab.current(vm))!.readyForAccess === false);
  const { unseenSince, endedAt } = await lifecycleOf(lost);
  expect([unseenSince !== null, endedAt]).toEqual([true, null]);
  const { runtimeId, hostName } = await lab.db.placement.findFirstOrThrow({ where: { machineUid: lost.uid } });
  await rm(path.join(lab.dataDir, 'hosts', hostName, 'runtimes', `${runtimeId}.json`));
  await lab.startHosts();
  await waitFor('VMNotFound', async () => (await lab.current(lost))?.failureCode === 'VMNotFound');
  expect((await lifecycleOf(lost)).endedAt).toBe(unseenSince);
  // The other machine was there all the time and continues.
  await lab.untilReady(kept);
  expect(await lifecycleOf(kept)).toMatchObject({ endedAt: null, unseenSince: null });
  await untilFound();
});

test('a machine whose hosts fall silent before its creation fails with HostIneligible and holds its capacity until they are back', async () => {
  // Machines are placed there until the hosts are recorded as lost.
  sabotage.plan('markHostLost', 'held');
  await lab.stopHosts();
  const vm = await lab.createVm({ deadlines: { placementMs: 4_000 } });
  await waitFor('the details to say where to look', async () =>
    /\*\*Creating\*\*.*That may take .*`host\/\S+` tells whether its agent answers/s.test(await lab.details(vm)),
  );
  sabotage.clear();
  expect(await lab.untilPhase(vm, 'Failed')).toMatchObject({ failureCode: 'HostIneligible' });
  expect(await lab.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })).toBeGreaterThan(0);
  await lab.startHosts();
  await waitFor(
    'its capacity to be given back',
    async () => (await lab.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })) === 0,
  );
  await untilFound();
});
