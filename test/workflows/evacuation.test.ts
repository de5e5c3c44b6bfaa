import { hostsEvacuateCommand } from '../../src/cli/fleet/hostEvacuationCommand.ts';
import { leftOn } from '../../src/store/fleet/evacuation.ts';
import { getMachine, type MachineRow, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { uidAgain } from '../../src/store/machines/recreation.ts';
import { said } from '../support/commands.ts';
import { waitFor } from '../support/wait.ts';
import { harness, injection } from '../support/worlds/hosts.ts';

/** Hosts whose machines are created again elsewhere. */
describe('an evacuated host', () => {
  const ports = [{ name: 'http', guestPort: 80 }];
  const reason = 'its disks fail one by one';
  const evacuate = (more: object) =>
    said((print) => hostsEvacuateCommand(harness.config, 'h1', { reason, yes: true, ...more }, print));
  const plan = (notice: string) => evacuate({ notice, ...Object.fromEntries([['then', 'recreate']]) });
  const cordon = (name: string, cordoned: boolean) => harness.db.host.update({ where: { name }, data: { cordoned } });
  const hostOf = async (uid: string) =>
    (await harness.db.placement.findFirstOrThrow({ where: { machineUid: uid, releasedAt: null } })).hostName;
  const keep = () => harness.runSchedule('housekeeping');
  const left = async () => leftOn(harness.db, 'h1', { evacuatesAt: new Date(), recreates: true });
  /** As if two hours had passed. */
  async function pass(): Promise<void> {
    await harness.db.$executeRaw`
      UPDATE hosts SET evacuates_at = evacuates_at - interval '2 h', evacuation_planned_at = evacuation_planned_at - interval '2 h'`;
    await harness.db.$executeRaw`UPDATE machine_events SET last_at = last_at - interval '2 h'`;
  }
  async function onFirstHost(): Promise<MachineRow> {
    await cordon('h2', true);
    const vm = await harness.untilReady(await harness.createVm({ ports }));
    await cordon('h2', false);
    return vm;
  }
  const untilAgain = (vm: MachineRow) =>
    waitFor(`${vm.name} to be ready again`, async () => {
      const again = await getMachine(harness.db, vm);
      return again?.uid === uidAgain(vm.uid) && again.readyForAccess ? again : null;
    });

  afterEach(async () => {
    injection.clear();
    await evacuate({ cancel: true });
    for (const again of await harness.db.machine.findMany()) await harness.deleteVm(again as never);
    await waitFor('all to be gone', async () => (await harness.db.machine.count()) === 0);
    await harness.verifyCleanSlate();
  }, 120_000);

  test('has its machines created again elsewhere at its time, once, although each step is repeated; owners may go before', async () => {
    const [vm, own] = [await onFirstHost(), await onFirstHost()];
    await harness.db
      .$executeRaw`UPDATE machines SET labels = '{"app":"web"}', annotations = '{"note":"kept"}' WHERE uid = ${vm.uid}::uuid`;
    expect((await plan('1')).text).toContain('told the customers of 2 machines');

    // During the notice, an owner's machine that is created again lands elsewhere.
    await harness.deleteVm(own);
    await harness.untilGone(own);
    const moved = await harness.untilReady(await harness.createVm({ ports, name: own.name }));
    expect(await hostOf(moved.uid)).toBe('h2');
    await keep();
    expect(await harness.current(vm)).toMatchObject({ readyForAccess: true, deletionRequestedAt: null });

    await pass();
    injection.plan('removeMachine', 'lost-reply');
    injection.plan('forgetSessions', 'twice');
    await keep();
    const again = await untilAgain(vm);
    expect(await harness.current(vm)).toBeNull();
    expect(await hostOf(again.uid)).toBe('h2');
    expect(again).toMatchObject({ spec: vm.spec, labels: { app: 'web' }, annotations: { note: 'kept' } });
    expect(await harness.db.placement.count({ where: { machineUid: again.uid } })).toBe(1);
    await keep();
    expect(await getMachine(harness.db, vm)).toMatchObject({ uid: again.uid, deletionRequestedAt: null });
    expect(await harness.db.host.findUnique({ where: { name: 'h1' } })).toMatchObject({ machinesHeld: 0 });
    const actions = await harness.db.auditEvent.findMany({
      where: { target: { in: [vm.uid, again.uid] }, actorId: 'housekeeping' },
      orderBy: { sequence: 'asc' },
    });
    expect(actions.map(({ action, target }) => [action, target])).toEqual([
      ['machine.evacuate', vm.uid],
      ['machine.create', again.uid],
    ]);
  }, 120_000);

  test('keeps a machine while no other host takes it, and while it is silent', async () => {
    const vm = await onFirstHost();
    await cordon('h2', true);
    await plan('0');
    await keep();
    expect([(await left())[0]?.waitsFor, (await harness.current(vm))?.readyForAccess]).toEqual(['another host', true]);

    await cordon('h2', false);
    await harness.stopHosts();
    const lost = (count: number) =>
      waitFor('the hosts', async () => (await harness.db.host.count({ where: { lostAt: { not: null } } })) === count);
    await lost(2);
    await keep();
    expect((await left())[0]?.waitsFor).toBe('its host');
    expect(await harness.current(vm)).toMatchObject({ deletionRequestedAt: null });

    await harness.startHosts();
    await lost(0);
    await harness.untilReady(vm);
    await keep();
    expect(await hostOf((await untilAgain(vm)).uid)).toBe('h2');
  }, 120_000);

  test('waits for evidence that a machine is gone, and does not create again what its owner deletes meanwhile', async () => {
    const vm = await onFirstHost();
    await plan('0');
    injection.plan('removeMachine', 'held');
    await keep();
    await waitFor('its removal', () => injection.calls.includes('removeMachine'));
    expect(await harness.db.placement.count({ where: { machineUid: uidAgain(vm.uid), releasedAt: null } })).toBe(1);
    await requestDeletion(harness.db, vm);
    injection.clear();
    await harness.untilGone(vm);
    expect(await getMachine(harness.db, vm)).toBeNull();
    expect(await harness.db.placement.count({ where: { releasedAt: null } })).toBe(0);
  }, 120_000);

  test('gives back what is held for a machine that is deleted before its new workflow has claimed it', async () => {
    const vm = await onFirstHost();
    await plan('0');
    await keep();
    injection.plan('claim', 'held');
    await waitFor('the new machine', async () => (await getMachine(harness.db, vm))?.uid === uidAgain(vm.uid));
    const again = (await getMachine(harness.db, vm))!;
    await harness.deleteVm(again);
    expect(await harness.current(again)).toMatchObject({ phase: 'Pending', deletionRequestedAt: expect.any(Date) });
    injection.clear();
    await harness.untilGone(again);
    expect(await harness.db.placement.count({ where: { releasedAt: null } })).toBe(0);
  }, 120_000);
});
