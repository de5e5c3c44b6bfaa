import { type Laboratory, openLaboratory } from '../support/laboratory.ts';

let lab: Laboratory;
beforeAll(async () => {
  lab = await openLaboratory();
});
afterEach(() => lab.verifyCleanSlate());
afterAll(() => lab.close());

test('a machine comes up, is published with its host key, goes, and leaves one rated bill', async () => {
  const vm = await lab.createVm({ ports: [{ name: 'ssh', guestPort: 22 }, { name: 'http', guestPort: 80 }] });
  const row = await lab.untilReady(vm);
  expect(row).toMatchObject({
    phase: 'Running',
    capacitySource: 'on-demand',
    publishedPorts: [{ name: 'ssh', guestPort: 22, protocol: 'TCP', exposure: 'private-tunnel' }, { name: 'http', guestPort: 80 }],
    sshHostKeys: [{ algorithm: 'ssh-ed25519', publicKey: expect.any(String) }],
  });
  expect(await lab.inventory()).toMatchObject([{ machineUid: vm.uid, power: 'on' }]);
  expect(await lab.db.lifecycle.findUnique({ where: { machineUid: vm.uid } })).toMatchObject({ endedAt: null });
  await lab.deleteVm(vm);
  await lab.untilGone(vm);
});
