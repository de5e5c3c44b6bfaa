import { randomUUID } from 'node:crypto';
import { raisePlacementVersion } from '../../src/store/core/highWaterMark.ts';
import { abandonMachine } from '../../src/store/fleet/inventory.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import type { ReaperResult } from '../../workflows/reaper.ts';
import { digest, makeMachine } from '../support/fixtures.ts';
import { waitFor } from '../support/wait.ts';
import { drivers, harness } from '../support/worlds/passes.ts';

/** Both directions: machines on a host without a record, and records without a machine on any host. */
describe('reaper', () => {
  const h1 = () => drivers[0]!;
  const forever = new AbortController().signal;
  const reap = (): Promise<ReaperResult> =>
    harness.client.workflow.execute('reaper', { taskQueue: 'control-plane', workflowId: `reaper-${randomUUID()}` });

  /** A machine on the host that this harness did not ask for. */
  async function plant(runtimeId: string, placementVersion = 0): Promise<void> {
    await h1().create(
      {
        runtimeId,
        machineUid: randomUUID(),
        kind: 'VirtualMachine',
        namespace: 'planted',
        name: 'planted',
        labels: {},
        workflowId: 'planted',
        placementVersion,
        spec: { imageRef: 'debian-12', resources: { cpu: 1, memoryGiB: 1, diskGiB: 1 } },
        image: { name: 'debian-12', digest, source: {} },
      },
      forever,
    );
  }
  const has = async (runtimeId: string) =>
    (await harness.inventory()).some((machine) => machine.runtimeId === runtimeId);

  test('a machine without any record is counted, kept, and left to an operator', async () => {
    const runtimeId = randomUUID();
    await plant(runtimeId);
    expect(await reap()).toMatchObject({ destroyed: 0, unknown: 1, silent: [] });
    expect(await reap()).toMatchObject({ destroyed: 0, unknown: 1 });
    expect(await has(runtimeId)).toBe(true);
    expect(await harness.db.orphan.findMany()).toMatchObject([{ runtimeId, hostName: 'h1' }]);
    await h1().destroy(runtimeId, forever);
    expect(await reap()).toMatchObject({ unknown: 0 });
    expect(await harness.db.orphan.count()).toBe(0);
  });

  test('what a host says of its disks after each machine is in the audit log once, and of its controller with it', async () => {
    const of = (isErased: boolean, how: string) => ({
      ...{ machineUid: randomUUID(), runtimeId: randomUUID(), isErased, how, at: '2026-11-26T12:00:00.000Z' },
    });
    const erasures = [of(true, 'the wipe image was read'), of(false, 'the host has no redfish.wipeImage')];
    // What Postgres takes in no text is shown as something else.
    const exchanges = ['2026-11-26T12:00:00Z POST /redfish/v1/x -> 400: no', 'padded\0\0, and cut \ud83d'];
    Object.assign(h1(), { erasures: async () => erasures, exchanges: () => exchanges });
    try {
      for (const _time of ['first', 'again']) await reap();
    } finally {
      Object.assign(h1(), { erasures: undefined, exchanges: undefined });
    }
    expect(await harness.db.host.findUniqueOrThrow({ where: { name: 'h1' } })).toMatchObject({
      exchanges: [exchanges[0], 'padded\ufffd\ufffd, and cut \ufffd'],
    });
    const events = harness.db.auditEvent.findMany({ where: { action: 'host.erase' }, orderBy: { sequence: 'asc' } });
    const by = { actorType: 'host', actorId: 'h1', target: 'h1' };
    expect(await events).toMatchObject(
      erasures.map(({ machineUid, runtimeId, isErased, how, at }) => ({
        ...by,
        outcome: isErased ? 'success' : 'refused',
        reason: how,
        details: { machine: machineUid, runtime: runtimeId, erased: isErased, at },
      })),
    );
  });

  test('a machine that is recorded as gone but still exists is destroyed; a wanted one stays', async () => {
    const wanted = await harness.createVm();
    await harness.untilReady(wanted);
    const gone = await harness.createVm();
    await harness.untilReady(gone);
    await harness.deleteVm(gone);
    await harness.untilGone(gone);
    // A late create that its host did not refuse: another runtime whose placement is recorded as released.
    const runtimeId = randomUUID();
    await harness.db
      .$executeRaw`UPDATE placements SET runtime_id = ${runtimeId}::uuid WHERE machine_uid = ${gone.uid}::uuid`;
    await plant(runtimeId);
    expect(await reap()).toMatchObject({ destroyed: 1, unknown: 0 });
    expect(await has(runtimeId)).toBe(false);
    expect(await harness.current(wanted)).toMatchObject({ readyForAccess: true });
    await harness.verifyCleanSlate();
  });

  test('a ready machine that no host has ends as VMNotFound', async () => {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    const placement = await harness.db.placement.findFirstOrThrow({ where: { machineUid: vm.uid } });
    // Behind the agent's back, without a report.
    const owner = drivers[harness.hostNames.indexOf(placement.hostName)]!;
    await owner.destroy(placement.runtimeId, forever);
    await waitFor('VMNotFound', async () => {
      await reap();
      return (await harness.current(vm))?.failureCode === 'VMNotFound';
    });
    await harness.verifyCleanSlate();
  });

  test('a host that has seen newer placements than the database destroys nothing for it', async () => {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    const runtimeId = randomUUID();
    await plant(runtimeId, 1_000_000);
    const other = await makeMachine(harness.db, { namespace: harness.tenant.namespace });
    // If its wake were sent, it would start a workflow that also works on it.
    await harness.db.$executeRaw`DELETE FROM outbox WHERE machine_uid = ${other.uid}::uuid`;
    await harness.db.$executeRaw`UPDATE machines SET claim_epoch = 1 WHERE uid = ${other.uid}::uuid`;
    await placeMachine(harness.db, other.uid, { epoch: 1, step: 1, attempt: 1 });
    await harness.db.$executeRaw`UPDATE placements SET runtime_id = ${runtimeId}::uuid, abandoned_at = clock_timestamp()
        WHERE machine_uid = ${other.uid}::uuid`;
    expect(await reap()).toMatchObject({ destroyed: 0 });
    expect(await has(runtimeId)).toBe(true);
    // Positive control: once the counter is ahead again, the same machine goes.
    await raisePlacementVersion(harness.db, 1_000_000);
    expect(await reap()).toMatchObject({ destroyed: 1 });
    expect(await has(runtimeId)).toBe(false);
    await reap();
    expect(await harness.db.placement.count({ where: { machineUid: other.uid, releasedAt: null } })).toBe(0);
    await harness.db.$executeRaw`DELETE FROM machines WHERE uid = ${other.uid}::uuid`;
    await harness.db
      .$executeRaw`UPDATE namespaces SET virtual_machines = virtual_machines - 1 WHERE name = ${harness.tenant.namespace}`;
    await harness.verifyCleanSlate();
  });

  test('a fleet of any size is inventoried with as many concurrent calls as a server accepts', async () => {
    // Hosts without an agent: each call waits until it is abandoned.
    await harness.db.$executeRaw`
    INSERT INTO hosts (name, region, class_name, workload, driver, cpu, memory_gib, disk_gib)
    SELECT 'many-' || n, region, class_name, workload, driver, cpu, memory_gib, disk_gib FROM hosts, generate_series(1, 600) n
    WHERE name = 'h1'`;
    const handle = await harness.client.workflow.start('reaper', {
      taskQueue: 'control-plane',
      workflowId: `reaper-${randomUUID()}`,
    });
    const pending = async () => (await handle.describe()).raw.pendingActivities?.length ?? 0;
    await waitFor('its calls', async () => (await pending()) >= 400);
    const { events } = await handle.fetchHistory();
    const asked = events!.filter(
      ({ activityTaskScheduledEventAttributes: scheduled }) => scheduled?.activityType?.name === 'listInventory',
    );
    await handle.terminate('seen enough');
    await harness.db.$executeRaw`DELETE FROM hosts WHERE name LIKE 'many-%'`;
    expect(asked.length).toBeLessThan(600);
  });

  test('an abandoned machine is removed from the API; its host accepts no machine until it is seen to be gone there', async () => {
    await harness.db.host.update({ where: { name: 'h2' }, data: { cordoned: true } });
    const vm = await harness.createVm({ fault: 'destroy-refuses' });
    await harness.untilReady(vm);
    await expect(abandonMachine(harness.db, vm, 'it is wanted still')).rejects.toThrow(
      'only a failed or deleted machine can be abandoned',
    );
    await harness.deleteVm(vm);
    await harness.untilPhase(vm, 'Deleting');
    await abandonMachine(harness.db, vm, 'the rack is on fire');
    await harness.untilGone(vm);
    expect(await harness.db.auditEvent.findFirst({ where: { action: 'machine.abandon' } })).toMatchObject({
      reason: 'the rack is on fire',
    });
    const next = await harness.createVm({ deadlines: { placementMs: 4_000 } });
    expect(await harness.untilPhase(next, 'Failed')).toMatchObject({
      failureCode: 'CapacityTemporarilyUnavailable',
      failureMessage: expect.stringContaining('is quarantined'),
    });
    await harness.liftFaults(vm);
    await reap();
    await reap();
    await harness.untilReady(await harness.createVm());
    await harness.db.host.update({ where: { name: 'h2' }, data: { cordoned: false } });
    await harness.verifyCleanSlate();
  });
});
