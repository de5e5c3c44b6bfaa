import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { waitFor } from '../support/wait.ts';
import { createdOnceHeard } from '../support/workflows/silentHosts.ts';
import { harness, injection } from '../support/worlds/hosts.ts';

/** Hosts whose agents are away for longer than the allowed silence. */
describe('silence', () => {
  afterEach(async () => {
    injection.clear();
    await harness.verifyCleanSlate();
  }, 120_000);

  const ports = [{ name: 'http', guestPort: 80 }];
  const untilFound = () =>
    waitFor(
      'the hosts to be found',
      async () => (await harness.db.host.count({ where: { lostAt: { not: null } } })) === 0,
    );

  test('a silent host ends readiness but no machine; when it responds again, the machine is ready again', async () => {
    const vm = await harness.createVm({ ports });
    await harness.untilReady(vm);
    await waitFor('the details to be settled', async () => !(await harness.details(vm)).includes('That may take'));
    await harness.stopHosts();
    await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))!.readyForAccess === false);
    expect(await harness.current(vm)).toMatchObject({
      phase: 'Running',
      failureCode: null,
      failureMessage: expect.stringMatching(/^its host is out of reach since 20\S+Z: the machine is kept/),
    });
    expect(await harness.db.host.count({ where: { lostAt: { not: null } } })).toBeGreaterThan(0);
    await waitFor('the details to say so', async () =>
      /\*\*Running\*\*, waiting for its host to be reachable since \S+: out of reach since 20/.test(
        await harness.details(vm),
      ),
    );
    await harness.startHosts();
    expect(await harness.untilReady(vm)).toMatchObject({ failureMessage: null });
    await waitFor('the details to be as before', async () =>
      (await harness.details(vm)).includes('waiting for a change or its delete'),
    );
    await untilFound();
  });

  test('machines of a host that is reachable again are ready although their workflows do not get to run', async () => {
    const vms = [await harness.createVm({ ports }), await harness.createVm({ ports })];
    for (const vm of vms) await harness.untilReady(vm);
    await harness.stopHosts();
    for (const vm of vms)
      await waitFor('the details to say so', async () => (await harness.details(vm)).includes('out of reach since'));
    injection.plan('readIntent', 'held');
    injection.plan('recordAccess', 'held');
    await harness.startHosts();
    for (const vm of vms) expect(await harness.untilReady(vm)).toMatchObject({ failureMessage: null });
    expect(await harness.db.lifecycle.count({ where: { unseenSince: { not: null } } })).toBe(0);
    injection.clear();
    for (const vm of vms)
      await waitFor('the details to be as before', async () =>
        (await harness.details(vm)).includes('waiting for a change or its delete'),
      );
    await untilFound();
  });

  const [ready, queued] = process.env['TEST_FULL'] ? [150, 100] : [30, 20];
  test(`${ready} machines of a host that is reachable again are ready, while ${queued} others wait for it`, async () => {
    const room = (cpu: number) => harness.db.host.updateMany({ data: { cpu } });
    await room(1_000);
    await harness.db.host.update({ where: { name: 'h2' }, data: { cordoned: true } });
    const many = async (length: number) => {
      const vms: MachineRow[] = [];
      while (vms.length < length) vms.push(await harness.createVm({ ports }));
      return vms;
    };
    const allReady = (vms: MachineRow[]) =>
      waitFor(
        'all to be ready',
        async () => {
          const uid = { in: vms.map((vm) => vm.uid) };
          return (await harness.db.machine.count({ where: { uid, readyForAccess: true } })) === vms.length;
        },
        240_000,
      );
    const before = await many(ready);
    await allReady(before);
    await harness.stopHosts();
    await waitFor(
      'the host to be lost',
      async () => (await harness.db.machine.count({ where: { readyForAccess: true } })) === 0,
      120_000,
    );
    const waiting = await many(queued);
    await waitFor(
      'these to wait for it',
      async () =>
        (await harness.db.machine.count({ where: { failureMessage: { contains: 'out of reach)' } } })) === queued,
      120_000,
    );
    await harness.startHosts();
    await allReady(before);
    await allReady(waiting);
    expect(await harness.db.machine.count({ where: { phase: 'Failed' } })).toBe(0);
    await harness.db.host.update({ where: { name: 'h2' }, data: { cordoned: false } });
    await untilFound();
    for (const vm of [...before, ...waiting]) await harness.deleteVm(vm);
    await waitFor('all to be gone', async () => (await harness.db.machine.count()) === 0, 240_000);
    await room(64);
  }, 900_000);

  test('a machine whose row is locked delays the loss of no other one of its host', async () => {
    const vms = [await harness.createVm(), await harness.createVm(), await harness.createVm()];
    for (const vm of vms) await harness.untilReady(vm);
    const [first, ...others] = vms.toSorted((a, b) => (a.uid < b.uid ? -1 : 1));
    await harness.db.$transaction(
      async (tx) => {
        await tx.$queryRaw`SELECT 1 FROM machines WHERE uid = ${first!.uid}::uuid FOR UPDATE`;
        await harness.stopHosts();
        for (const vm of others)
          await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))!.readyForAccess === false);
      },
      { timeout: 60_000 },
    );
    await harness.startHosts();
    for (const vm of vms) await harness.untilReady(vm);
    await untilFound();
  });

  test('a machine that its host lost while it was silent is billed until the beginning of that silence, no longer', async () => {
    const [lost, kept] = [await harness.createVm(), await harness.createVm()];
    for (const vm of [lost, kept]) await harness.untilReady(vm);
    const lifecycleOf = (vm: typeof lost) => harness.db.lifecycle.findUniqueOrThrow({ where: { machineUid: vm.uid } });
    await harness.stopHosts();
    await waitFor('the hosts to be lost', async () => (await harness.db.host.count({ where: { lostAt: null } })) === 0);
    for (const vm of [lost, kept])
      await waitFor('readiness to be withdrawn', async () => (await harness.current(vm))!.readyForAccess === false);
    const { unseenSince, endedAt } = await lifecycleOf(lost);
    expect([unseenSince !== null, endedAt]).toEqual([true, null]);
    const { runtimeId, hostName } = await harness.db.placement.findFirstOrThrow({ where: { machineUid: lost.uid } });
    await rm(path.join(harness.dataDir, 'hosts', hostName, 'runtimes', `${runtimeId}.json`));
    await harness.startHosts();
    await waitFor('VMNotFound', async () => (await harness.current(lost))?.failureCode === 'VMNotFound');
    expect((await lifecycleOf(lost)).endedAt).toBe(unseenSince);
    // The other machine was there all the time and continues.
    await harness.untilReady(kept);
    expect(await lifecycleOf(kept)).toMatchObject({ endedAt: null, unseenSince: null });
    await untilFound();
  });

  test('a machine whose only host falls silent before it is created waits for it, and is created there once it is reachable', async () => {
    const vm = await createdOnceHeard(harness, injection);
    const placements = await harness.db.placement.findMany({ where: { machineUid: vm.uid } });
    expect(placements).toMatchObject([{ attempt: 1, hostName: 'h1', releasedAt: null }]);
    const { runtimeId } = placements[0]!;
    expect(await harness.inventory()).toMatchObject([{ machineUid: vm.uid, runtimeId, power: 'on' }]);
    expect(await harness.current(vm)).toMatchObject({ failureCode: null, failureMessage: null });
    await untilFound();
  });

  test('a machine whose hosts fall silent before it is created fails with HostIneligible at the placement deadline and holds its capacity until they are back', async () => {
    // Machines are placed there until the hosts are recorded as lost.
    injection.plan('markHostLost', 'held');
    await harness.stopHosts();
    const vm = await harness.createVm({ deadlines: { placementMs: 4_000 } });
    await waitFor('the details to say where to look', async () =>
      /\*\*Creating\*\*.*That may take .*`host\/\S+` tells whether its agent responds/s.test(await harness.details(vm)),
    );
    injection.clear();
    expect(await harness.untilPhase(vm, 'Failed')).toMatchObject({
      failureCode: 'HostIneligible',
      failureMessage: expect.stringMatching(
        /did not respond before the machine was created.*: 2 hosts: is out of reach\./,
      ),
    });
    expect(await harness.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })).toBeGreaterThan(0);
    await harness.startHosts();
    await waitFor(
      'its capacity to be given back',
      async () => (await harness.db.placement.count({ where: { machineUid: vm.uid, releasedAt: null } })) === 0,
    );
    await untilFound();
  });
});
