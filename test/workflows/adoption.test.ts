import { recoverCommand } from '../../src/cli/deployment/recoverCommand.ts';
import { findingsOf } from '../../src/cli/deployment/statusFindings.ts';
import { readStatus } from '../../src/cli/deployment/statusReport.ts';
import { orphansAdoptCommand } from '../../src/cli/fleet/orphanCommands.ts';
import { resultOf } from '../../src/cli/typedResults.ts';
import { controlPlaneQueue, machineWorkflowId } from '../../src/domain/names.ts';
import { createMachine, type MachineRow } from '../../src/store/machines/machineStore.ts';
import { said } from '../support/commands.ts';
import { allotTo } from '../support/limits.ts';
import { readPayload } from '../support/payloads.ts';
import { callFromForeign } from '../support/temporalAttacker.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/passes.ts';

/** Machines that were made after the backup, on the hosts of today and with no record. */
describe('adopting orphans', () => {
  const reason = 'made after the backup';
  const adopt = (runtimeId?: string, options: { reason?: string; yes?: boolean } = {}) =>
    said((print) => orphansAdoptCommand(harness.config, runtimeId, options, print, made));
  /** For programs, which read it as the schema says. */
  const made = (fields: object) =>
    expect(resultOf('orphans adopt').safeParse({ done: false, messages: [], ...fields })).toMatchObject({
      success: true,
      data: { orphans: expect.any(Array) },
    });
  const runtimeOf = async ({ uid }: MachineRow) =>
    (await harness.db.placement.findFirstOrThrow({ where: { machineUid: uid } })).runtimeId;
  const seconds = async () =>
    (
      await harness.db.$queryRaw<{ now: bigint }[]>`SELECT floor(extract(epoch FROM clock_timestamp()))::bigint AS now`
    )[0]!.now;
  /** Does this while something is otherwise than it should be for an adoption, and mends that. */
  async function whyNot(runtimeId: string, spoil: () => Promise<unknown>, mend: () => Promise<unknown>) {
    await spoil();
    try {
      const { result, text } = await adopt(runtimeId);
      expect([result, text]).toEqual([1, expect.stringContaining('cannot be adopted: ')]);
      return text.split('cannot be adopted: ')[1];
    } finally {
      await mend();
    }
  }

  test('a machine made after the backup is its customer’s again by its signed order, and never by less', async () => {
    const { db, tenant } = harness;
    // In a database without a key of orders, no order is known.
    await harness.orders.publicKey();
    await harness.stopWorker();
    const backup = await harness.postgres.backUp(harness.databaseUrl);
    await harness.startWorker();
    const late = await harness.createVm({ ports: [{}] });
    const { spec, labels } = await harness.untilReady(late);
    // It never became ready: its port does not listen.
    const starting = await harness.createVm({ ports: [{ guestPort: 8_081 }], fault: 'port-never=8081' });
    await harness.untilPhase(starting, 'Running');
    const [lateRuntime, startingRuntime] = [await runtimeOf(late), await runtimeOf(starting)];
    for (const machine of [late, starting]) await harness.untilListed(machine);

    await harness.stopWorker();
    await harness.postgres.restore(harness.databaseUrl, backup);
    const lines: string[] = [];
    const recovering = recoverCommand(harness.config, {}, (line) => lines.push(line));
    await waitFor('the first half', () => lines.some((line) => line.startsWith('The database is safe')));
    await harness.startWorker();
    await recovering;
    expect(lines.at(-1)).toContain('"orphans adopt"');
    expect(findingsOf(await readStatus(harness.config))).toContainEqual(
      expect.objectContaining({
        what: '2 machines on hosts that no record knows, 2 of which may be adopted',
        mend: expect.stringContaining('orphans adopt'),
      }),
    );

    // A look changes nothing, however often.
    for (let looks = 0; looks < 2; looks++) {
      const { result, lines: looked } = await adopt();
      expect([result, ...looked]).toEqual([
        3,
        expect.stringMatching(/can be adopted$/),
        expect.stringMatching(/can be adopted$/),
        'This gives 2 machines back. Each is billed from now on, if it was ready before.',
        'Nothing was done: run it again with --yes.',
      ]);
      expect(await harness.current(late)).toBeNull();
      expect(await db.orphan.count()).toBe(2);
    }

    // What is refused, with its reason; between them, it can be adopted.
    const ofLate = { where: { runtimeId: lateRuntime } };
    const other = '00000000-0000-4000-8000-000000000001';
    const tenantMadeAt = (await db.tenant.findUniqueOrThrow({ where: { id: tenant.tenantId } })).createdAt;
    const madeAt = (createdAt: Date) => () => db.tenant.update({ where: { id: tenant.tenantId }, data: { createdAt } });
    const customer = (status: string, statusReason: string | null) => () =>
      db.customer.update({ where: { id: tenant.customerId }, data: { status, statusReason } });
    const lostAt = (at: Date | null) => () => db.host.updateMany({ data: { lostAt: at } });
    const keys = await db.orderKey.findMany();
    const sealed = (with_: string | null) => async () => {
      for (const key of keys)
        await db.orderKey.update({ where: { id: key.id }, data: { sealed: with_ ?? key.sealed } });
    };
    const workflowId = machineWorkflowId(late);
    const orphan = (data: { workflowId?: string | null; machineUid?: string; orderNumber?: bigint | null }) => () =>
      db.orphan.update({ ...ofLate, data });
    for (const [why, spoil, mend] of [
      [/not signed with a key that this database has/, sealed('another hand'), sealed(null)],
      [/its host lost the record/, orphan({ workflowId: null }), orphan({ workflowId })],
      [
        /no longer has the history/,
        orphan({ workflowId: `virtualmachine/${tenant.namespace}/none/${other}` }),
        orphan({ workflowId }),
      ],
      [/another machine than the one/, orphan({ machineUid: other }), orphan({ machineUid: late.uid })],
      [/had it destroyed/, orphan({ orderNumber: 1n }), orphan({ orderNumber: null })],
      [/was made after the machine/, madeAt(new Date(Date.now() + 60_000)), madeAt(tenantMadeAt)],
      [/customer .* is suspended/, customer('suspended', 'does not pay'), customer('active', null)],
      [/start the agent/, lostAt(new Date()), lostAt(null)],
      [
        /uses \d+ of 1 virtualmachines/,
        () => allotTo(db, tenant.tenantId, 'general-1', { virtual_machine: 1 }).then(() => harness.createVm()),
        () => allotTo(db, tenant.tenantId, 'general-1', { virtual_machine: 100 }),
      ],
    ] as const) {
      expect(await whyNot(lateRuntime, spoil, mend)).toMatch(why);
      expect([why, (await adopt(lateRuntime)).result]).toEqual([why, 3]);
    }
    await expect(adopt(lateRuntime, { yes: true })).rejects.toThrow('at least 8 characters');
    await expect(adopt(other)).rejects.toThrow('is not an orphan');

    // Its name is taken since, until that machine is gone.
    const taking = await createMachine(db, { ...late, labels: {}, annotations: {}, requestId: 'take' });
    expect(taking).toMatchObject({ outcome: 'created' });
    const taken = (taking as { machine: MachineRow }).machine;
    const { result: refusedOne, lines: refusedLines } = await adopt(lateRuntime, { reason, yes: true });
    expect([refusedOne, refusedLines[0]]).toEqual([
      1,
      expect.stringContaining(`another VirtualMachine "${late.name}"`),
    ]);
    await harness.deleteVm(taken);
    await harness.untilGone(taken);

    // Whoever reaches Temporal puts a better specification under the same order: it is passed over.
    const { events } = await harness.workflow(late).fetchHistory();
    const create = events!.find(
      ({ activityTaskScheduledEventAttributes: call }) => call?.activityType?.name === 'createMachine',
    )!.activityTaskScheduledEventAttributes!.input!.payloads![0]!;
    const forged = (await readPayload<{ spec: { resources: { cpu: number } } }>(harness.client, create))!;
    forged.spec.resources.cpu = 32;
    await callFromForeign(harness.client, {
      ...{ queue: controlPlaneQueue, activity: 'createMachine', workflowId, input: [forged] },
    });

    const adoptedAt = await seconds();
    const adopted = await adopt(undefined, { reason, yes: true });
    expect(adopted.result).toBe(0);
    for (const runtimeId of [lateRuntime, startingRuntime])
      expect(adopted.text).toMatch(new RegExp(`^${runtimeId} on h\\d .* is its customer's machine again$`, 'm'));
    expect((await adopt(undefined, { reason, yes: true })).text).toBe('every machine on a host has a record');
    const again = await harness.untilReady(late);
    expect(again).toMatchObject({ spec, labels, name: late.name, uid: late.uid });
    expect(
      await db.auditEvent.findFirst({ where: { action: 'orphan.adopt', target: `machine/${late.uid}` } }),
    ).toMatchObject({
      reason,
      customerId: tenant.customerId,
      details: expect.objectContaining({ runtime: lateRuntime, billed: true }),
    });
    // Nothing of the lost time is billed, and nothing before it is ready.
    const billed = await db.lifecycle.findUniqueOrThrow({ where: { machineUid: late.uid } });
    expect(billed).toMatchObject({ endedAt: null });
    expect(billed.startedAt).toBeGreaterThanOrEqual(adoptedAt);
    expect(await harness.untilPhase(starting, 'Running')).toMatchObject({ readyForAccess: false });
    expect(await db.lifecycle.count({ where: { machineUid: starting.uid } })).toBe(0);
    // They are the machines that they were, and no others.
    const machines = (await harness.inventory()).map(({ machineUid, runtimeId }) => [machineUid, runtimeId]);
    expect(machines).toEqual(
      expect.arrayContaining([
        [late.uid, lateRuntime],
        [starting.uid, startingRuntime],
      ]),
    );
    expect(machines.filter(([uid]) => uid === late.uid || uid === starting.uid)).toHaveLength(2);

    for (const machine of [late, starting]) {
      await harness.deleteVm(machine);
      await harness.untilGone(machine);
    }
    expect((await harness.inventory()).map(({ machineUid }) => machineUid)).not.toContain(late.uid);
    expect(
      await db.placement.count({ where: { machineUid: { in: [late.uid, starting.uid] }, releasedAt: null } }),
    ).toBe(0);
    expect(await db.lifecycle.findMany({ where: { machineUid: { in: [late.uid, starting.uid] } } })).toMatchObject([
      { machineUid: late.uid, ratedAt: expect.any(Date) },
    ]);
  }, 300_000);

  test('a machine that was ordered to be removed since is given back to no one', async () => {
    await harness.stopWorker();
    const backup = await harness.postgres.backUp(harness.databaseUrl);
    await harness.startWorker();
    const removed = await harness.createVm({ fault: 'destroy-refuses', deadlines: { cleanupBlockedAfterMs: 500 } });
    await harness.untilReady(removed);
    const runtimeId = await runtimeOf(removed);
    await harness.deleteVm(removed);
    await waitFor(
      'the cleanup to be blocked',
      async () => (await harness.current(removed))?.failureCode === 'CleanupBlocked',
    );
    await harness.untilListed(removed);
    await harness.stopWorker();
    await harness.postgres.restore(harness.databaseUrl, backup);
    const lines: string[] = [];
    const recovering = recoverCommand(harness.config, {}, (line) => lines.push(line));
    await waitFor('the first half', () => lines.some((line) => line.startsWith('The database is safe')));
    await harness.startWorker();
    await recovering;
    const { result, text } = await adopt(runtimeId, { reason, yes: true });
    expect([result, text]).toEqual([1, expect.stringContaining('it was ordered to be removed since')]);
    expect(await harness.current(removed)).toBeNull();
  }, 300_000);
});
