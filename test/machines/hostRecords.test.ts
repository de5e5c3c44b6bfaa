/** What a host says counts only if its agent has the records of its machines; and the two ways out if it does not. */
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Client } from '@temporalio/client';
import { MockActivityEnvironment } from '@temporalio/testing';
import pino from 'pino';
import { createControlPlaneActivities } from '../../activities/controlPlane.ts';
import { createReaperActivities } from '../../activities/reaper.ts';
import { createRecoveryActivities } from '../../activities/recovery.ts';
import { type HostStatement, statementOf } from '../../src/domain/hostStatement.ts';
import { absent, type Observation } from '../../src/domain/observation.ts';
import { openHostIdentity } from '../../src/drivers/agent/hostIdentity.ts';
import type { Orders } from '../../src/secrets/orderKeys.ts';
import type { Database } from '../../src/store/core/db.ts';
import { readHostConditions } from '../../src/store/fleet/hostConditions.ts';
import { compareRecords, resetHost } from '../../src/store/fleet/hostRecords.ts';
import { listHosts } from '../../src/store/fleet/hostRows.ts';
import { abandonMachine, reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { findOrphan } from '../../src/store/fleet/orphanRows.ts';
import { getMachine, type MachineRow, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine, recordAccess, recordPhase } from '../../src/store/machines/transitions.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { hostKey } from '../support/hostKeys.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
useFreshDatabase((opened) => {
  db = opened;
});

const [mine, other] = ['6ba7b810-9dad-41d1-80b4-00c04fd430c8', '6ba7b811-9dad-41d1-80b4-00c04fd430c8'];
const hostName = 'h1';
const sshHostKeys = [hostKey('A')];
const up: Observation = { ...absent, presence: 'present', power: 'on', guestUp: true, sshHostKeys };
const dependencies = () => ({
  db,
  client: {} as Client,
  log: pino({ level: 'silent' }),
  unenrolledHosts: 'allowed' as const,
  orders: { sign: async () => undefined } as Partial<Orders> as Orders,
});
const control = () =>
  createControlPlaneActivities(dependencies() as Parameters<typeof createControlPlaneActivities>[0]);
const recovery = () => createRecoveryActivities(dependencies() as Parameters<typeof createRecoveryActivities>[0]);
const reaper = () => createReaperActivities(dependencies());
const logger = { log() {}, trace() {}, debug() {}, info() {}, warn() {}, error() {} };
const activityRun = () =>
  new MockActivityEnvironment({ attempt: 1, workflowExecution: { workflowId: 'w', runId: 'run-1' } }, { logger });
const say = (statement: HostStatement, recordsId: string | null) =>
  openHostIdentity(path.join(tmpdir(), 'no-key'), hostName, recordsId).sign(statement);
const hostRow = () => db.host.findUniqueOrThrow({ where: { name: hostName } });
const failingOf = async () =>
  ((await readHostConditions(db, hostName)).get(hostName) ?? []).filter((one) => !one.status);

interface Placed {
  machine: MachineRow;
  runtimeId: string;
  epoch: number;
}

/** A host whose records are known, and a machine that is created on it. */
async function placed({ isReady = false } = {}): Promise<Placed> {
  const { namespace } = await makeTenant(db);
  if (!(await db.host.findUnique({ where: { name: hostName } }))) await makeHost(db, { name: hostName, cpu: 64 });
  const machine = await makeMachine(db, { namespace });
  const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
  const fence = (step: number) => ({ epoch: row.claimEpoch, step, attempt: 1 });
  const outcome = await placeMachine(db, machine.uid, fence(1));
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome);
  const { runtimeId } = outcome.placement;
  await compareRecords(db, [{ hostName, recordsId: mine }]);
  if (isReady) {
    const seen = { ...up, statement: await say({ about: 'machine', runtimeId, seen: up }, mine) };
    await recordAccess(db, machine.uid, fence(2), { runtimeId, accessible: true, seen }, 'allowed');
  }
  return { machine, runtimeId, epoch: row.claimEpoch };
}

const current = async ({ machine }: Placed) => (await getMachine(db, machine))!;
const placementOf = ({ runtimeId }: Placed) => db.placement.findUniqueOrThrow({ where: { runtimeId } });

test('that it is gone is evidence against a machine that was created, and not before', async () => {
  const end = async ({ machine, epoch, runtimeId }: Placed) =>
    activityRun().run(async () =>
      control().recordFailure({
        uid: machine.uid,
        epoch,
        step: 9,
        failure: { code: 'VMNotFound', message: 'gone' },
        witness: 'host',
        said: { runtimeId, absent: true, statement: await say(statementOf(runtimeId, absent), mine) },
      }),
    );
  const creating = await placed();
  await expect(end(creating)).rejects.toThrow('is not created yet');
  expect(await current(creating)).toMatchObject({ phase: 'Creating', failureCode: null });
  const ready = await placed({ isReady: true });
  await end(ready);
  expect(await current(ready)).toMatchObject({ failureCode: 'VMNotFound' });
});

describe('a word that its agent says without the records of the machine', () => {
  type Act = (one: Placed, recordsId: string | null) => Promise<unknown>;
  const fenced = ({ machine, epoch }: Placed) => ({ uid: machine.uid, epoch, step: 9 });
  const said = async (runtimeId: string, seen: Observation, recordsId: string | null) => ({
    runtimeId,
    statement: await say(statementOf(runtimeId, seen), recordsId),
  });
  const inventory = async ({ runtimeId, machine }: Placed, recordsId: string | null, machines = 0) => {
    const all = [{ runtimeId, machineUid: machine.uid }].slice(0, machines);
    const plain = { hostName, placementVersion: 0, machines: all, images: ['sha256:new'] };
    return { ...plain, statement: await say({ about: 'inventory', inventory: plain }, recordsId) };
  };
  const acts: [string, { ready?: true; deleted?: true }, Act, (one: Placed) => Promise<unknown>][] = [
    [
      'that it is gone',
      { deleted: true },
      async (one, id) => control().recordAbsence({ ...fenced(one), ...(await said(one.runtimeId, absent, id)) }),
      async (one) => (await placementOf(one)).releasedAt,
    ],
    [
      'that it is gone, as evidence for its end',
      { ready: true },
      async (one, id) =>
        control().recordFailure({
          ...fenced(one),
          failure: { code: 'VMNotFound', message: 'gone' },
          witness: 'host',
          said: { ...(await said(one.runtimeId, absent, id)), absent: true },
        }),
      async (one) => (await current(one)).failureCode,
    ],
    [
      'that its driver does not find it',
      { ready: true },
      async (one, id) => {
        const { runtimeId } = one;
        const statement = await say({ about: 'failure', runtimeId, code: 'VMNotFound' }, id);
        await control().recordFailure({
          ...fenced(one),
          failure: { code: 'VMNotFound', message: 'gone' },
          witness: 'host',
          said: { runtimeId, statement, absent: false },
        });
      },
      async (one) => (await current(one)).failureCode,
    ],
    [
      'that it was destroyed',
      { deleted: true },
      async (one, id) => {
        const { runtimeId: gone, statement } = await said(one.runtimeId, absent, id);
        await control().removeMachine({ ...fenced(one), absent: gone, statement });
      },
      async (one) => (await getMachine(db, one.machine)) === null || null,
    ],
    [
      'that it is created',
      {},
      async (one, id) => {
        const { runtimeId } = one;
        const statement = await say({ about: 'creation', runtimeId }, id);
        await control().recordPhase({ ...fenced(one), phase: 'Starting', said: { runtimeId, statement } });
      },
      async (one) => ((await current(one)).phase === 'Starting' ? true : null),
    ],
    [
      'that it is up',
      {},
      async (one, id) => {
        const { runtimeId } = one;
        const seen = { ...up, statement: await say({ about: 'machine', runtimeId, seen: up }, id) };
        const doubt = await control().recordAccess({ ...fenced(one), runtimeId, seen });
        if (doubt) throw Object.assign(new Error(doubt), { type: 'Unverified' });
      },
      async (one) => (await current(one)).readyForAccess || null,
    ],
    [
      'that nothing is left where it was before',
      {},
      async (one, id) => {
        await db.$executeRaw`
          INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name,
            minimum_seconds, capacity_source, cpu, memory_gib, disk_gib)
          SELECT machine_uid, tenant_id, workload, 2, host_name, class_name, minimum_seconds, capacity_source, cpu, memory_gib, disk_gib
          FROM placements WHERE runtime_id = ${one.runtimeId}::uuid ON CONFLICT DO NOTHING`;
        await reaper().recordSupersededGone(await said(one.runtimeId, absent, id));
      },
      async (one) => (await placementOf(one)).releasedAt,
    ],
    [
      'what else it has',
      {},
      async (one, id) => reaper().reconcileHost(await inventory(one, id, 1)),
      async () => ((await hostRow()).images.includes('sha256:new') ? true : null),
    ],
    [
      'that an orphan is destroyed',
      {},
      async ({ machine }, id) => {
        const runtimeId = '6ba7b812-9dad-41d1-80b4-00c04fd430c8';
        await db.orphan.upsert({
          where: { runtimeId },
          create: { runtimeId, hostName, machineUid: machine.uid },
          update: {},
        });
        await recovery().forgetOrphan(await said(runtimeId, absent, id));
      },
      async () => (await db.orphan.count()) === 0 || null,
    ],
  ];

  test.each(acts)('%s changes nothing; with the records, it does', async (_what, { ready, deleted }, act, changed) => {
    const run = (one: Placed, id: string | null) => activityRun().run(act, one, id);
    const one = await placed({ isReady: ready === true });
    if (deleted) await requestDeletion(db, one.machine);
    for (const id of [other, null]) await expect(run(one, id)).rejects.toMatchObject({ type: 'Unverified' });
    expect((await changed(one)) ?? null).toBeNull();
    expect(await db.auditEvent.findFirst({ where: { action: 'host-statement.refuse' } })).toMatchObject({
      actorId: hostName,
      reason: expect.stringContaining('without the records'),
    });
    await run(one, mine);
    expect((await changed(one)) ?? null).not.toBeNull();
  });

  test('what it has is compared and adopted after a restore only with its records', async () => {
    const one = await placed();
    const run = (act: () => Promise<unknown>) => activityRun().run(act);
    for (const id of [other, null]) {
      await expect(run(async () => recovery().compareInventory(await inventory(one, id)))).rejects.toThrow('records');
      await expect(run(async () => recovery().adoptInventory(await inventory(one, id)))).rejects.toThrow('records');
    }
    expect(await run(async () => recovery().compareInventory(await inventory(one, mine)))).toMatchObject({ hostName });
    expect(await run(async () => recovery().adoptInventory(await inventory(one, mine)))).toBe(0);
  });
});

describe('the records of a host', () => {
  test('are taken as they are while it carries no machine, and kept from then on', async () => {
    await makeTenant(db);
    await makeHost(db, { name: hostName });
    for (const recordsId of [mine, other, null, mine]) {
      expect(await compareRecords(db, [{ hostName, recordsId }])).toEqual([]);
      expect(await hostRow()).toMatchObject({ recordsId, lostAt: null, failing: [] });
    }
    await placed();
    for (const recordsId of [other, null]) {
      expect(
        await compareRecords(db, [
          { hostName, recordsId },
          { hostName: 'unknown', recordsId },
        ]),
      ).toEqual([hostName]);
      expect(await hostRow()).toMatchObject({ recordsId: mine, lostAt: expect.any(Date), failing: ['Records'] });
    }
    expect(await failingOf()).toMatchObject([{ type: 'Records', reason: 'RecordsMissing' }]);
    // It is not shown as silent as well.
    expect(await listHosts(db)).toMatchObject([{ lostAt: null, failing: [{ type: 'Records' }] }]);
    expect(await compareRecords(db, [{ hostName, recordsId: mine }])).toEqual([]);
    expect(await hostRow()).toMatchObject({ recordsId: mine, otherRecordsId: null, failing: [] });
  });

  test('of machines from before hosts said which they have are taken at their first word', async () => {
    await placed();
    await db.$executeRaw`UPDATE hosts SET records_id = NULL`;
    expect(await compareRecords(db, [{ hostName, recordsId: other }])).toEqual([]);
    expect(await hostRow()).toMatchObject({ recordsId: other, failing: [] });
  });

  test('keep machines away while they are missing', async () => {
    const { machine } = await placed();
    await compareRecords(db, [{ hostName, recordsId: other }]);
    const next = await makeMachine(db, { namespace: machine.namespace });
    const { row } = (await claimMachine(db, next.uid, 'run-1'))!;
    const place = (step: number) => placeMachine(db, next.uid, { epoch: row.claimEpoch, step, attempt: 1 });
    expect(await place(1)).toMatchObject({ outcome: 'refused', retryable: true });
    await compareRecords(db, [{ hostName, recordsId: mine }]);
    await db.$executeRaw`UPDATE hosts SET lost_at = NULL`;
    expect(await place(2)).toMatchObject({ outcome: 'placed' });
  });
});

describe('a reset', () => {
  const reason = 'the disk is gone for good';

  test('ends what is wanted, gives back what is not, and takes the host with the records that it has', async () => {
    const [ready, creating, deleted, failed] = [
      await placed({ isReady: true }),
      await placed(),
      await placed(),
      await placed(),
    ];
    await requestDeletion(db, deleted.machine);
    await db.$executeRaw`UPDATE machines SET phase = 'Failed', failure_code = 'ProviderError' WHERE uid = ${failed.machine.uid}::uuid`;
    await db.$executeRaw`DELETE FROM outbox`;
    await compareRecords(db, [{ hostName, recordsId: other }]);

    expect(await resetHost(db, hostName, reason)).toBe(2);
    for (const one of [ready, creating]) {
      expect(await current(one)).toMatchObject({
        phase: 'Failed',
        failureCode: 'VMNotFound',
        readyForAccess: false,
        claimEpoch: one.epoch + 1,
      });
      expect(await placementOf(one)).toMatchObject({ orphanedAt: expect.any(Date), abandonedAt: expect.any(Date) });
    }
    expect(await db.lifecycle.findUnique({ where: { machineUid: ready.machine.uid } })).toMatchObject({
      endedAt: expect.any(BigInt),
    });
    for (const one of [deleted, failed])
      expect(await placementOf(one)).toMatchObject({ orphanedAt: null, abandonedAt: expect.any(Date) });
    expect(await current(failed)).toMatchObject({ failureCode: 'ProviderError' });
    expect(await db.outboxEntry.count()).toBe(4);
    expect(await hostRow()).toMatchObject({ recordsId: other, otherRecordsId: null, failing: [] });
    expect(await db.auditEvent.findMany({ where: { action: 'host.reset' } })).toMatchObject([
      { target: hostName, reason, details: { machines: 4 } },
    ]);
    // A run that held the machine before is behind.
    const late = recordPhase(db, ready.machine.uid, { epoch: ready.epoch, step: 9, attempt: 1 }, 'Starting');
    await expect(late).rejects.toThrow('is behind claim');
  });

  test('leaves what is still there to a person, and destroys what its customer or an operator gave up', async () => {
    const [wanted, deleted, abandoned] = [await placed({ isReady: true }), await placed(), await placed()];
    for (const { machine } of [deleted, abandoned]) await requestDeletion(db, machine);
    await abandonMachine(db, abandoned.machine, 'it does not come back');
    await compareRecords(db, [{ hostName, recordsId: other }]);
    await resetHost(db, hostName, reason);
    const all = [wanted, deleted, abandoned].map(({ runtimeId, machine }) => ({ runtimeId, machineUid: machine.uid }));
    const there = { hostName, placementVersion: 0, images: [], machines: all };
    const { toDestroy, unknown } = await reconcileInventory(db, there);
    expect(toDestroy.map((each) => each.runtimeId).sort()).toEqual([deleted.runtimeId, abandoned.runtimeId].sort());
    expect(unknown).toBe(1);
    expect(await findOrphan(db, wanted.runtimeId)).toMatchObject({ hostName });
    expect((await placementOf(wanted)).releasedAt).toBeNull();
    await reconcileInventory(db, { ...there, machines: [] });
    expect((await placementOf(wanted)).releasedAt).toEqual(expect.any(Date));
    // The folder is back after that.
    expect(await reconcileInventory(db, { ...there, machines: all.slice(0, 1) })).toMatchObject({
      toDestroy: [],
      unknown: 1,
    });
    expect(await hostRow()).toMatchObject({ machinesHeld: 0, cpuUsed: 0 });
  });

  test('is refused for a host that has its records, and for none', async () => {
    const one = await placed({ isReady: true });
    await expect(resetHost(db, hostName, reason)).rejects.toThrow('there is nothing to reset');
    await expect(resetHost(db, 'unknown', reason)).rejects.toThrow('There is no host "unknown"');
    expect(await current(one)).toMatchObject({ phase: 'Running', readyForAccess: true });
    expect(await db.auditEvent.count({ where: { action: 'host.reset' } })).toBe(0);
  });
});
