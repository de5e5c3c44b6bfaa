/**
 * The control plane's activities as an attacker calls them: from a workflow of its own, with the best that the histories
 * of a live machine offer. What each may change, and on whose proof, is in activities/proofs.ts.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { proofs } from '../../activities/proofs.ts';
import { enrollMissing } from '../../src/cli/fleet/hostKeyCommands.ts';
import { controlPlaneQueue, leaseWorkflowId, machineWorkflowId } from '../../src/domain/names.ts';
import { absent } from '../../src/domain/observation.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { readPayload } from '../support/payloads.ts';
import { callFromForeign, takeId } from '../support/temporalAttacker.ts';
import { harness } from '../support/worlds/reports.ts';

type Name = keyof typeof proofs;
type Input = Record<string, unknown>;

/** Whatever a forged call must not change, but for what any call at that moment would have done. */
const watched = {
  machines:
    'SELECT uid, phase, ready_for_access, failure_code, failure_message, deletion_requested_at, ' +
    'restart_wanted, forwards, ssh_host_keys, claim_epoch, resource_version FROM machines',
  placements: `SELECT runtime_id, host_name, order_number, order_act, released_at, abandoned_at FROM placements`,
  lifecycles: `SELECT machine_uid, started_at, ended_at, rated_at, unseen_since FROM lifecycles`,
  hosts: `SELECT name, lost_at, images, cordoned, cpu_used, machines_held FROM hosts`,
  orphans: `SELECT runtime_id, order_number FROM orphans`,
  tenants: `SELECT id, admitted_at FROM tenants`,
  keys: `SELECT id FROM data_keys`,
  audit: `SELECT action, target FROM audit_events WHERE action <> 'host-statement.refuse'`,
};
async function record(): Promise<Record<string, string>> {
  const digests = Object.entries(watched).map(async ([name, statement]) => {
    const rows = await harness.db.$queryRawUnsafe<{ row: string }[]>(
      `SELECT row_to_json(w)::text AS row FROM (${statement}) w ORDER BY 1`,
    );
    const text = rows.map(({ row }) => row).join('\n');
    return [name, `${rows.length} rows, ${createHash('sha256').update(text).digest('hex')}`];
  });
  return Object.fromEntries(await Promise.all(digests));
}

describe('foreign calls', () => {
  const ports = [{ name: 'http', guestPort: 80, readinessProbe: true }];
  let machine: MachineRow;
  let runtimeId: string;
  /** What a history of the machine has: its numbers, its host's last words, and where it is. */
  let claim: { uid: string; epoch: number; step: number };
  let seen: Input;
  let orphan: string;
  let tenantId: string;

  async function lastResultOf(activity: string): Promise<Input> {
    const { events } = await harness.workflow(machine).fetchHistory();
    const scheduled = new Map<string, string>();
    let found: Input | null = null;
    for (const event of events ?? []) {
      const name = event.activityTaskScheduledEventAttributes?.activityType?.name;
      if (name) scheduled.set(String(event.eventId), name);
      const done = event.activityTaskCompletedEventAttributes;
      if (done && scheduled.get(String(done.scheduledEventId)) === activity)
        found = (await readPayload<Input>(harness.client, done.result!.payloads![0]))!;
    }
    return found!;
  }

  beforeAll(async () => {
    await enrollMissing(harness.db, harness.config);
    machine = await harness.untilReady(await harness.createVm({ ports }));
    const placement = await harness.db.placement.findFirstOrThrow({ where: { machineUid: machine.uid } });
    runtimeId = placement.runtimeId;
    seen = await lastResultOf('createMachine');
    orphan = randomUUID();
    await harness.db.orphan.create({ data: { runtimeId: orphan, hostName: 'h1', machineUid: randomUUID() } });
    const { customerId } = await harness.db.tenant.findFirstOrThrow();
    const tenant = { customerId, slug: 'waits', displayName: 'Waits', region: 'nowhere' };
    tenantId = (await harness.db.tenant.create({ data: tenant })).id;
    await harness.settled(machine);
    const { claimEpoch, fenceStep } = (await harness.current(machine))!;
    claim = { uid: machine.uid, epoch: claimEpoch, step: fenceStep + 1 };
  }, 120_000);
  afterAll(async () => {
    await harness.db.orphan.deleteMany({ where: { runtimeId: orphan } });
    if (tenantId) await harness.db.tenant.delete({ where: { id: tenantId } });
    await harness.verifyCleanSlate();
  }, 120_000);

  const statement = () => seen['statement'] as string;
  const failed = (witness: string, code: string, said?: Input) => ({
    ...claim,
    failure: { code, message: 'forged' },
    witness,
    ...(said && { said: { runtimeId, statement: statement(), ...said } }),
  });
  /** The best inputs for each activity. */
  const inputs: Record<Name, () => Input[]> = {
    claim: () => [{ uid: machine.uid }],
    place: () => [{ ...claim, left: [{ runtimeId }] }],
    recordPhase: () => [
      { ...claim, phase: 'Stopping' },
      { ...claim, phase: 'Deleting' },
      { ...claim, phase: 'Failed' },
      { ...claim, phase: 'Starting', said: { runtimeId, statement: statement(), seen } },
    ],
    recordAccess: () => [
      { ...claim, runtimeId, accessible: false, seen },
      { ...claim, runtimeId, accessible: true, seen: null },
      { ...claim, runtimeId, seen: { ...seen, forwards: [], guestUp: false } },
    ],
    recordFailure: () => [
      failed('host', 'VMNotFound'),
      failed('host', 'VMNotFound', { absent: true }),
      failed('host', 'VMNotFound', { absent: true, runtimeId: randomUUID() }),
      failed('deadline', 'AccessNotReady'),
      failed('placement', 'ImageUnavailable'),
      failed('operator', 'VMNotFound'),
    ],
    recordRestart: () => [claim],
    readIntent: () => [claim],
    auditRetry: () => [{ uid: machine.uid, reason: 'forged by a stranger', requestId: 'forged' }],
    recordCleanupBlocked: () => [claim],
    beginCleanup: () => [claim],
    listHeld: () => [{ uid: machine.uid }],
    recordAbsence: () => [{ ...claim, runtimeId, statement: statement() }],
    removeMachine: () => [claim, { ...claim, absent: runtimeId, statement: statement() }],
    hostSettings: () => [{ name: 'h1' }],
    markHostFound: () => [
      { name: 'h1', hosts: [] },
      { name: 'h1', hosts: [{ hostName: 'h1', statement: statement() }] },
    ],
    unseenMachines: () => [{ name: 'h1' }],
    restoreAccess: () => [{ sights: [{ runtimeId, seen: { ...seen, forwards: [] } }] }],
    markHostLost: () => [{ name: 'h1' }],
    attendHosts: () => [{}],
    adoptMachines: () => [{ closedSince: new Date(0).toISOString(), slices: [] }],
    reconcileUsage: () => [{}],
    dropOldHours: () => [{}],
    compactJournal: () => [{}],
    forgetSessions: () => [{}],
    listHosts: () => [{}],
    reconcileHost: () => [
      { hostName: 'h1', placementVersion: 0, machines: [], images: [], statement: statement() },
      { hostName: 'h1', placementVersion: 2 ** 52, machines: [], images: ['sha256:forged'] },
    ],
    recordSupersededGone: () => [{ runtimeId, statement: statement() }],
    compareInventory: () => [{ hostName: 'h1', placementVersion: 0, machines: [], images: [] }],
    adoptInventory: () => [{ hostName: 'h1', placementVersion: 2 ** 52, machines: [], images: [] }],
    restartHosts: () => [{}],
    wakeEverybody: () => [{}],
    orphanToDestroy: () => [{ runtimeId: orphan }, { runtimeId }],
    forgetOrphan: () => [{ runtimeId: orphan, hostName: 'h1', statement: statement() }],
    checkRuntime: () => [{ tenantId }],
    admitTenant: () => [{ tenantId }],
    makeDataKey: () => [{ dataKeyId: randomUUID() }],
    reencryptBatch: () => [{ column: 'order_keys.sealed', dataKeyId: randomUUID(), after: null }],
    retireDataKeys: () => [{ dataKeyId: randomUUID() }],
    deliver: () => [{ lane: 'audit' }],
  };

  const callAs = async (workflowId: string | undefined, activity: string, input: Input) =>
    callFromForeign(harness.client, {
      queue: controlPlaneQueue,
      activity,
      input: [input],
      ...(workflowId !== undefined && { workflowId }),
    });

  test.each(Object.keys(inputs) as Name[])('%s changes nothing', async (name) => {
    const before = await record();
    for (const input of inputs[name]()) {
      const result = await callAs(undefined, name, input);
      // No order for what the row does not want.
      expect(JSON.stringify(result)).not.toMatch(/"order":/);
    }
    await harness.settled(machine);
    expect(await record()).toEqual(before);
  });

  test('a workflow that takes the machine’s id and its claim gets its order to run, and changes nothing either', async () => {
    await harness.client.schedule.getHandle('ownership').pause();
    try {
      await harness.terminate(machine);
      const workflowId = machineWorkflowId(machine);
      expect(await callAs(workflowId, 'claim', { uid: machine.uid })).toMatchObject({
        returned: { order: expect.any(String) },
      });
      const names: Name[] = ['recordPhase', 'recordFailure', 'recordAbsence', 'removeMachine', 'recordCleanupBlocked'];
      const state = async () => {
        const { phase, readyForAccess, failureCode, forwards } = (await harness.current(machine))!;
        return { phase, readyForAccess, failureCode, forwards };
      };
      const before = await state();
      for (const name of names)
        for (const input of inputs[name]()) {
          const { claimEpoch } = (await harness.current(machine))!;
          expect(await callAs(workflowId, name, { ...input, epoch: claimEpoch, step: 1 })).toMatchObject({
            failed: expect.any(String),
          });
        }
      expect(await state()).toEqual(before);
      expect(await harness.inventory()).toContainEqual(expect.objectContaining({ runtimeId, power: 'on' }));
    } finally {
      await harness.client.schedule.getHandle('ownership').unpause();
    }
    await harness.passUntil('its own workflow to have it', async () =>
      (await harness.workflow(machine).describe()).type.startsWith('virtual'),
    );
    await harness.untilReady(machine);
  }, 120_000);

  test.each(['foreign', 'virtualMachine', 'host'])(
    'a workflow of type %s that takes the id of a machine, or of a host, and stays open is ended, and theirs begin',
    async (type) => {
      for (const workflowId of [machineWorkflowId(machine), leaseWorkflowId('h1')]) {
        await takeId(harness.client, type, workflowId);
        const taken = await harness.client.workflow.getHandle(workflowId).describe();
        await harness.passUntil(`${workflowId} to be of the service again`, async () => {
          const { type: now, taskQueue, status } = await harness.client.workflow.getHandle(workflowId).describe();
          return taskQueue === controlPlaneQueue && status.name === 'RUNNING' && /virtualMachine|host/.test(now);
        });
        const end = await harness.client.workflow.getHandle(workflowId, taken.runId).describe();
        expect(end.status.name).toBe('TERMINATED');
      }
      await harness.untilReady(machine);
    },
    120_000,
  );

  test('what a host signed of another machine, or before it was created, proves nothing of this one', async () => {
    const other = await harness.untilReady(await harness.createVm({ ports }));
    const ofOther = await harness.db.placement.findFirstOrThrow({ where: { machineUid: other.uid } });
    const before = await harness.current(machine);
    const said = { runtimeId: ofOther.runtimeId, statement: statement(), absent: true };
    expect(await callAs(undefined, 'recordFailure', { ...failed('host', 'VMNotFound'), said })).toEqual({
      failed: 'Unverified',
    });
    expect(await callAs(undefined, 'recordAccess', { ...claim, runtimeId, seen: absent })).toMatchObject({
      failed: expect.any(String),
    });
    expect(await harness.current(machine)).toEqual(before);
  }, 120_000);
});
