/** Evacuated hosts: notices, waits, and credits, also after a repeat, a kill, or a cancellation. */
import { randomUUID } from 'node:crypto';
import { hostsCordonCommand, hostsDrainCommand, hostsShowCommand } from '../../src/cli/fleet/hostCommands.ts';
import { hostsEvacuateCommand } from '../../src/cli/fleet/hostEvacuationCommand.ts';
import { nextMonth } from '../../src/domain/usageTime.ts';
import type { Config } from '../../src/settings/config.ts';
import { type Database, sentSql, transaction } from '../../src/store/core/db.ts';
import { lateEvacuations } from '../../src/store/fleet/evacuation.ts';
import { stopMachine } from '../../src/store/machines/heldStopped.ts';
import { requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { uidAgain } from '../../src/store/machines/recreation.ts';
import { claimMachine, removeMachine } from '../../src/store/machines/transitions.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { said } from '../support/commands.ts';
import { at, hostName, notice, reason, to, useEvacuations } from '../support/evacuations.ts';
import { journalOf, makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { allotTo } from '../support/limits.ts';
import { waitFor } from '../support/wait.ts';

const world = useEvacuations();
const { evacuate, cancel, follow, state, shown, told, isDeleting, pass, placed } = world;
let db: Database;
let config: Config;
let worker: Database;
beforeEach(() => {
  [db, config, worker] = [world.db(), world.config(), world.as('worker')];
});

test('owners read when and what becomes of their machines, once for each plan; the host takes none from then on', async () => {
  const one = await placed();
  const hook = await db.webhook.create({
    data: {
      customerId: one.customerId,
      name: randomUUID(),
      url: 'https://hooks.example.com/',
      eventTypes: ['machine.evacuation'],
      makerType: 'human',
      makerId: randomUUID(),
    },
  });
  const dry = await evacuate({ ...to('recreate'), yes: false, credit: '60' });
  expect(dry.result).toBe(3);
  expect(dry.text).toMatch(
    new RegExp(
      `${one.namespace}/${one.machine.name} .*its disk and host keys +60 s at most +no host has room now: it stays`,
    ),
  );
  expect(await state()).toMatch(/ ready$/);

  expect((await evacuate(to('recreate'))).text).toContain('told the customers of 1 machine');
  const { message } = (await told(one.machine.uid))[0]!;
  expect(message).toMatch(
    new RegExp(`${reason}. From ${at} on, the machine is deleted and created again on another host`),
  );
  expect(await db.outgoingEmail.findMany()).toMatchObject([
    {
      customerId: one.customerId,
      notice: {
        subject: 'Machines leave their host on 2999-12-24',
        text: expect.stringContaining(`- ${one.namespace}/${one.machine.name}`),
      },
    },
  ]);
  expect(await db.webhookDelivery.findMany()).toMatchObject([
    { webhookId: hook.id, eventType: 'machine.evacuation', data: { evacuates_at: at, recreates: true, message } },
  ]);
  expect(await state()).toMatch(new RegExp(` evacuation from ${at}$`));
  expect((await evacuate(to('recreate'))).text).toContain('told the customers of 0 machines');
  expect(await db.auditEvent.count({ where: { action: 'host.evacuate', target: hostName, reason } })).toBe(1);

  const waiting = await makeMachine(db, { namespace: one.namespace });
  const { row } = (await claimMachine(db, waiting.uid, 'run-1'))!;
  expect(await placeMachine(db, waiting.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 })).toMatchObject({
    outcome: 'refused',
    retryable: true,
    failure: { message: expect.stringContaining('1 host: is taken out of service') },
  });
  expect((await evacuate(to('delete'))).text).toContain('told the customers of 1 machine');
  expect(await told(one.machine.uid)).toHaveLength(2);
});

test('an operator’s cordon survives an evacuation that is canceled, and owners read of that', async () => {
  const { machine } = await placed();
  await evacuate(notice('1'));
  await said((print) => hostsCordonCommand(config, hostName, true, print));
  expect(await state()).toMatch(/ evacuation from .*, draining$/);
  const dry = await said((print) => hostsEvacuateCommand(config, hostName, { cancel: true, reason }, print));
  expect([dry.result, await state()]).toEqual([3, expect.stringMatching(/ evacuation from /)]);
  expect((await cancel()).text).toBe('h1: no evacuation any more; told the customers of 1 machine');
  expect(await state()).toMatch(/ draining$/);
  expect(await told(machine.uid, 'EvacuationCanceled')).toMatchObject([
    { message: expect.stringContaining('the disks were replaced') },
  ]);
  await pass('2 h');
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([0, false]);
  expect((await cancel()).text).toBe('h1 has no evacuation');
  expect((await db.host.findFirst())?.evacuationReason).toBeNull();

  await evacuate();
  expect((await said((print) => hostsCordonCommand(config, hostName, false, print))).text).toContain(
    '"hosts evacuate h1 --cancel" ends its evacuation',
  );
  const { text } = await said((print) => hostsDrainCommand(config, hostName, print));
  expect(text).toMatch(/They are taken off it from 2\S+Z on: "hosts show h1" says what each waits for/);
  expect(text).not.toMatch(/No machine is moved|or set a time/);
  await said((print) => hostsCordonCommand(config, hostName, false, print));
  await cancel();
  expect(await state()).toMatch(/ ready$/);
  expect(
    (await db.auditEvent.findMany({ where: { target: hostName }, orderBy: { sequence: 'asc' } })).map((e) => e.action),
  ).toEqual([
    ...['host.evacuate', 'host.cordon', 'host.end-evacuation'],
    ...['host.evacuate', 'host.uncordon', 'host.drain', 'host.uncordon', 'host.end-evacuation'],
  ]);
});

test('a machine is deleted at its time and credited once, although housekeeping runs twice at once and is cut short', async () => {
  const { machine, customerId } = await placed();
  const neverReady = await placed(undefined, false);
  await evacuate({ ...notice('24'), credit: '3600' });
  expect(await follow()).toBe(0);
  await pass('23 h');
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([0, false]);
  await pass('2 h');
  const both = await Promise.all([follow(), follow()]);
  expect(both.reduce((sum, each) => sum + each)).toBe(2);
  expect(await follow()).toBe(0);
  expect([await isDeleting(machine.uid), await isDeleting(neverReady.machine.uid)]).toEqual([true, true]);
  expect(await db.lifecycle.findUnique({ where: { machineUid: machine.uid } })).toMatchObject({
    endedAt: expect.any(BigInt),
  });
  expect(
    await db.auditEvent.findMany({ where: { target: machine.uid, action: { startsWith: 'machine.' } } }),
  ).toMatchObject([
    {
      ...{ action: 'machine.evacuate', actorId: 'housekeeping', customerId, reason },
      details: { host: hostName, recreates: false, creditSeconds: 3600, again: null },
    },
  ]);
  expect(await db.evacuationCredit.findMany()).toMatchObject([{ machineUid: machine.uid, seconds: 3600n }]);

  // Nothing is credited before the month has its bill, and then no more than was billed.
  expect(await db.billCorrection.count()).toBe(0);
  const close = (month: number) => closeBills(db, null, () => true, month + 4 * 86_400);
  expect(await close(nextMonth(Math.floor(Date.now() / 1_000)))).toBe(2);
  const [billed] = await db.$queryRaw<{ seconds: number }[]>`
    SELECT (document ->> 'billable_seconds')::int AS seconds FROM bills WHERE customer_id = ${customerId}::uuid`;
  await Promise.all([follow(), follow()]);
  const credits = () => db.billCorrection.findMany();
  expect(billed!.seconds).toBeGreaterThan(0);
  expect(await credits()).toMatchObject([
    { customerId, reference: `evacuation/${machine.uid}`, billableSeconds: BigInt(-billed!.seconds), reason },
  ]);
  expect(await db.evacuationCredit.findFirst()).toMatchObject({ creditedAt: expect.any(Date) });
  // As if it had been killed between the credit and the note of it.
  await db.evacuationCredit.updateMany({ data: { creditedAt: null } });
  await follow();
  expect([(await credits()).length, (await db.evacuationCredit.findFirst())?.creditedAt]).toEqual([
    1,
    expect.any(Date),
  ]);
});

test('owners have the whole notice even when it reaches them late, and a plan with an earlier time is announced first', async () => {
  const { machine } = await placed();
  await evacuate(notice('24'));
  await db.machineEvent.deleteMany();
  await pass('25 h');
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([0, false]);
  await pass('23 h');
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([0, false]);
  await evacuate(notice('0'));
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([1, true]);
});

test('what waits is left alone and shown: a silent host, a machine that is held stopped, and one without room elsewhere', async () => {
  const { machine, ...tenant } = await placed();
  await evacuate({ ...to('recreate'), ...notice('0') });
  const waitsFor = async () => (await shown()).evacuation.machines.map((each: { waitsFor: string }) => each.waitsFor);
  expect([await follow(), await waitsFor()]).toEqual([0, ['another host']]);
  await makeHost(db, { name: 'h2', cpu: 64 });
  await db.host.update({ where: { name: hostName }, data: { lostAt: new Date() } });
  expect([await follow(), await waitsFor()]).toEqual([0, ['its host']]);
  await db.host.update({ where: { name: hostName }, data: { lostAt: null } });
  await db.machine.update({ where: { uid: machine.uid }, data: { phase: 'Running' } });
  await stopMachine(db, machine, { reason: 'it sends spam' });
  expect([await follow(), await waitsFor()]).toEqual([0, ['an operator']]);
  await pass('2 h');
  expect(await lateEvacuations(db, 3_600)).toMatchObject([{ hostName, machines: 1, stopped: 1, deleting: 0 }]);
  expect(await isDeleting(machine.uid)).toBe(false);
  await db.machine.update({ where: { uid: machine.uid }, data: { stopReason: null } });
  expect(await waitsFor()).toEqual(['its time']);
  // A tenant at its limit has its machine again: what is deleted does not count against it.
  await db.limit.updateMany({ where: { tenantId: tenant.tenantId }, data: { amount: 1 } });
  expect([await follow(), await waitsFor()]).toEqual([1, ['its removal']]);
  expect((await said((print) => hostsShowCommand(config, { name: hostName }, print))).text).toMatch(
    /Evacuation from \S+ on: its machines are created again elsewhere \(its disks fail one by one\)\nMACHINE .*\n.* its removal$/,
  );
  expect(await db.host.findMany({ orderBy: { name: 'asc' } })).toMatchObject([
    { machinesHeld: 1 },
    { machinesHeld: 1 },
  ]);

  // Its owner's delete ends the wish; a repeat of that changes nothing.
  const by = { actorType: 'api-key', actorId: 'k', customerId: tenant.customerId, requestId: 'r-1' } as const;
  await requestDeletion(db, machine, undefined, by);
  await requestDeletion(db, machine, undefined, { ...by, requestId: 'r-2' });
  expect(await db.machine.findUnique({ where: { uid: machine.uid } })).toMatchObject({ recreates: false });
  expect(await db.auditEvent.count({ where: { target: machine.uid, action: 'machine.delete' } })).toBe(1);
});

test.each(['VirtualMachine', 'BareMetalMachine'] as const)(
  'a %s is created again by the statement that removes it, with the same use of limits; for a closed account it is not',
  async (kind) => {
    const tenant = await makeTenant(db);
    await allotTo(db, tenant.tenantId, 'general-1', { bare_metal: 1 });
    await makeHost(db, { name: hostName, cpu: 64, workload: kind });
    const spec =
      kind === 'VirtualMachine'
        ? { imageRef: 'debian-12', resources: { cpu: 2, memoryGiB: 4, diskGiB: 20 } }
        : { imageRef: 'debian-12', machineClassName: 'general-1' };
    const usage = () =>
      db.namespace.findUniqueOrThrow({
        where: { name: tenant.namespace },
        omit: { resourceVersion: true, compactedVersion: true },
      });
    const onFirst = async (name: string) => {
      const machine = await makeMachine(db, { kind, namespace: tenant.namespace, name, spec, labels: { app: name } });
      const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
      await placeMachine(db, machine.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
      return machine;
    };
    /** As its workflow does once the host has shown that it is gone. */
    const remove = async ({ uid }: { uid: string }) => {
      const { runtimeId } = await db.placement.findFirstOrThrow({ where: { machineUid: uid } });
      await removeMachine(worker, uid, { epoch: 1, step: 2, attempt: 1 }, runtimeId);
    };
    const machine = await onFirst('web');
    await makeHost(db, { name: 'h2', cpu: 64, workload: kind });
    await evacuate({ ...to('recreate'), ...notice('0') });
    const before = await usage();
    expect(await follow()).toBe(1);
    await db.limit.updateMany({ where: { tenantId: tenant.tenantId }, data: { amount: 0 } });
    await remove(machine);
    const again = await db.machine.findFirstOrThrow();
    expect(again).toMatchObject({
      ...{ uid: uidAgain(machine.uid), kind, name: 'web', phase: 'Pending', labels: { app: 'web' }, recreates: null },
      spec: machine.spec,
    });
    expect(await usage()).toEqual(before);
    expect(await db.placement.findMany({ where: { releasedAt: null } })).toMatchObject([
      { machineUid: again.uid, hostName: 'h2', workload: kind },
    ]);
    expect((await journalOf(db, tenant.namespace)).slice(-2)).toMatchObject([
      { type: 'DELETED', uid: machine.uid },
      { type: 'ADDED', uid: again.uid, resourceVersion: again.resourceVersion },
    ]);
    const { row, held } = (await claimMachine(db, again.uid, 'run-2'))!;
    expect([row.claimEpoch, held.map((each) => each.hostName)]).toEqual([2, ['h2']]);

    // It is evacuated once more, and its account closes meanwhile.
    await db.limit.updateMany({ where: { tenantId: tenant.tenantId }, data: { amount: 10 } });
    await cancel();
    await evacuate({ ...to('recreate'), ...notice('0') }, 'h2');
    await placeMachine(db, again.uid, { epoch: 2, step: 1, attempt: 1 });
    expect(await follow()).toBe(1);
    await db.customer.update({
      where: { id: tenant.customerId },
      data: { status: 'closed', closesAt: new Date(), closingReason: 'its contract ended' },
    });
    const { runtimeId } = await db.placement.findFirstOrThrow({ where: { machineUid: again.uid } });
    await removeMachine(worker, again.uid, { epoch: 2, step: 2, attempt: 1 }, runtimeId);
    expect(await db.machine.count()).toBe(0);
    expect(await db.placement.count({ where: { releasedAt: null } })).toBe(0);
    expect(await db.host.findMany({ select: { machinesHeld: true } })).toEqual([
      { machinesHeld: 0 },
      { machinesHeld: 0 },
    ]);
  },
);

test.each<[string, Parameters<typeof evacuate>[0], RegExp]>([
  ['without an end of its machines', to(), /--then recreate or --then delete/],
  ['with an unknown end', to('move'), /--then is recreate or delete/],
  ['without a time', { from: undefined as never }, /either --from TIME or --notice HOURS/],
  ['with two times', { notice: '1' }, /either --from TIME or --notice HOURS/],
  ['at a time that is over', { from: '2020-01-01T00:00:00Z' }, /--from is a time to come/],
  ['with half a credit', { credit: '1.5' }, /--credit is a whole number/],
  ['without a reason', { reason: 'disks' }, /--reason of at least 8/],
  ['that is canceled and planned', { cancel: true }, /--cancel ends an evacuation/],
])('an evacuation %s is refused, and closes nothing', async (_what, wrong, message) => {
  await makeTenant(db);
  await makeHost(db, { name: hostName });
  await expect(evacuate(wrong)).rejects.toThrow(message);
  expect(await state()).toMatch(/ ready$/);
  await expect(evacuate({}, 'h9')).rejects.toThrow('There is no host "h9"');
});

test.each([
  ['at its limit', 3],
  ['over a limit that was lowered', 1],
])('a tenant %s has all of its machines again in one pass', async (_what, amount) => {
  const tenant = await makeTenant(db);
  const machines = [await placed(tenant), await placed(tenant), await placed(tenant)];
  const own = await makeMachine(db, { namespace: tenant.namespace });
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0') });
  await db.limit.updateMany({ where: { tenantId: tenant.tenantId }, data: { amount } });
  expect(await follow()).toBe(3);
  expect(await db.placement.count({ where: { hostName: 'h2', releasedAt: null } })).toBe(machines.length);
  // A machine that replaces none is still refused.
  const { row } = (await claimMachine(db, own.uid, 'run-1'))!;
  expect(await placeMachine(db, own.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 })).toMatchObject({
    outcome: 'refused',
  });
});

test('the same notice again is the same plan: its time stays, and owners read nothing new', async () => {
  const { machine } = await placed();
  const asked = { ...to('recreate'), ...notice('72'), credit: '60' };
  const { text: first } = await evacuate(asked);
  const { evacuatesAt, evacuationPlannedAt } = await db.host.findFirstOrThrow();
  expect(evacuatesAt!.getTime() - evacuationPlannedAt!.getTime()).toBe(72 * 3_600_000);
  const dry = await evacuate({ ...asked, yes: false });
  const again = await evacuate(asked);
  expect(first).toContain('told the customers of 1 machine');
  expect(again.text).toContain(`from ${evacuatesAt!.toISOString()} on; told the customers of 0 machines`);
  expect(dry.text).toContain(`From ${evacuatesAt!.toISOString()} on:`);
  expect(await told(machine.uid)).toMatchObject([{ count: 1 }]);
  expect(await db.outgoingEmail.count()).toBe(1);
  expect(await db.host.findFirst()).toMatchObject({ evacuatesAt, evacuationPlannedAt });
  expect(await db.auditEvent.count({ where: { action: 'host.evacuate' } })).toBe(1);

  // Another notice, end, credit, or reason is another plan.
  for (const other of [notice('71'), to('delete'), { credit: '61' }, { reason: 'its fans fail, too' }]) {
    expect((await evacuate({ ...asked, ...other })).text).toContain('told the customers of 1 machine');
    await evacuate(asked);
  }
});

test.each([
  [
    'an image that is no longer offered',
    () => db.image.updateMany({ data: { retired: true } }),
    'image "debian-12" is',
  ],
  ['a class that is retired', () => db.machineClass.updateMany({ data: { retired: true } }), 'no machine class is'],
  ['no class of its tenant', () => db.limit.deleteMany(), 'no machine class is'],
])('a machine of %s stays, with the reason, which operators see and its owner reads once', async (_what, end, why) => {
  const { machine, customerId } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await end();
  const dry = await evacuate({ ...to('recreate'), ...notice('0'), yes: false });
  expect(dry.text).toMatch(new RegExp(`${why} .*: it stays`));
  await evacuate({ ...to('recreate'), ...notice('0') });
  const hook = { name: randomUUID(), url: 'https://hooks.example.com/', eventTypes: ['machine.evacuation'] };
  await db.webhook.create({ data: { ...hook, customerId, makerType: 'human', makerId: randomUUID() } });
  expect([await follow(), await follow(), await isDeleting(machine.uid)]).toEqual([0, 0, false]);
  expect((await shown()).evacuation.machines).toMatchObject([
    { waitsFor: 'its owner', why: expect.stringContaining(why) },
  ]);
  const lines = (await said((print) => hostsShowCommand(config, { name: hostName }, print))).text;
  expect(lines).toMatch(new RegExp(`its owner: ${why}`));
  const [blocked] = await told(machine.uid, 'EvacuationBlocked');
  expect(blocked).toMatchObject({ count: 1, message: expect.stringContaining(why) });
  expect(await db.webhookDelivery.findMany()).toMatchObject([{ data: { message: blocked!.message } }]);
  expect(await db.placement.count({ where: { releasedAt: null } })).toBe(1);
});

test('where no host takes a machine, housekeeping waits for no lock of its tenant', async () => {
  const { tenantId } = await placed();
  await evacuate({ ...to('recreate'), ...notice('0') });
  let holding: ReturnType<typeof follow> | undefined;
  await transaction(db, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;
    expect(await follow()).toBe(0);
    // With a host, it holds that under this lock.
    await makeHost(db, { name: 'h2', cpu: 64 });
    holding = follow();
    await waitFor('housekeeping to wait for the tenant', async () => (await waiting()) > 0);
  });
  expect(await holding).toBe(1);
});

test('a place that is held for a machine is shown as that, and the bill of the old one ends once', async () => {
  const { machine, namespace } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0'), credit: '60' });
  let ends = 0;
  const count = (statement: unknown) => {
    if (JSON.stringify(statement).includes('UPDATE lifecycles SET ended_at')) ends += 1;
  };
  sentSql.subscribe(count);
  try {
    expect(await follow()).toBe(1);
  } finally {
    sentSql.unsubscribe(count);
  }
  expect(ends).toBe(1);
  expect(await db.evacuationCredit.count()).toBe(1);
  const drain = async (name: string) => (await said((print) => hostsDrainCommand(config, name, print))).text;
  const held = await drain('h2');
  expect(held).toMatch(new RegExp(`${namespace}/${machine.name} +VirtualMachine +held for it`));
  expect(held).toContain('and comes once it is gone from there');
  expect(held).not.toMatch(/Gone|instances abandon|ask the owners/);
  expect(await drain('h1')).toContain('instances abandon');
});

test('a machine that has a place on its former host, too, waits for that, and then for a repeat of the plan', async () => {
  const { machine } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await db.$executeRaw`
    INSERT INTO placements (machine_uid, tenant_id, workload, attempt, host_name, class_name, minimum_seconds,
      capacity_source, cpu, memory_gib, disk_gib)
    SELECT machine_uid, tenant_id, workload, 2, host_name, class_name, minimum_seconds, capacity_source, 1, 1, 1 FROM placements`;
  await db.placement.updateMany({ where: { attempt: 1 }, data: { hostName: 'h2' } });
  await evacuate(notice('0'));
  const left = async () => (await shown()).evacuation.machines;
  expect([await follow(), await left()]).toMatchObject([
    0,
    [{ waitsFor: 'its former host', why: 'h2 has not shown that it is gone there' }],
  ]);
  await db.placement.updateMany({ where: { attempt: 1 }, data: { releasedAt: new Date() } });
  expect([await follow(), await left()]).toMatchObject([0, [{ waitsFor: 'a repeat of the plan', why: null }]]);
  await evacuate(notice('0'));
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([1, true]);
});

test('a machine that was found on the host since waits for a repeat of the plan', async () => {
  const { machine } = await placed();
  await evacuate(notice('0'));
  await db.host.updateMany({ data: { evacuationPlacements: [] } });
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([0, false]);
  expect((await shown()).evacuation.machines).toMatchObject([{ waitsFor: 'a repeat of the plan', why: null }]);
  await evacuate(notice('0'));
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([1, true]);
});

test('a plan that is repeated after an interrupted cancellation is announced and carried out', async () => {
  const { machine } = await placed();
  const from = new Date(Date.now() + 3_600_000).toISOString();
  await evacuate({ from });
  // The first commit of a cancellation alone.
  await db.host.update({
    where: { name: hostName },
    data: { evacuatesAt: null, evacuationPlannedAt: null, evacuationReason: 'another one' },
  });
  expect((await evacuate({ from })).text).toContain('told the customers of 1 machine');
  await pass('2 h');
  expect([await follow(), await isDeleting(machine.uid)]).toEqual([1, true]);
});

test('an owner’s delete that waits for the removal of the machine deletes the one that is created again', async () => {
  const { machine, ...tenant } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await evacuate({ ...to('recreate'), ...notice('0') });
  expect(await follow()).toBe(1);
  await expect(stopMachine(db, machine, { reason: 'it sends spam' })).rejects.toThrow('is created again on another');
  const { runtimeId } = await db.placement.findFirstOrThrow({ where: { machineUid: machine.uid } });
  const by = { actorType: 'api-key', actorId: 'k', customerId: tenant.customerId, requestId: 'r-1' } as const;
  const { kind, namespace, name } = machine;
  let deleting: ReturnType<typeof requestDeletion> | undefined;
  await transaction(worker, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM machines WHERE uid = ${machine.uid}::uuid FOR UPDATE`;
    deleting = requestDeletion(db, { kind, namespace, name }, undefined, by);
    await waitFor('the delete to wait', async () => (await waiting()) > 0);
    await tx.$executeRaw`UPDATE placements SET released_at = clock_timestamp() WHERE runtime_id = ${runtimeId}::uuid`;
    await tx.$executeRaw`DELETE FROM machines WHERE uid = ${machine.uid}::uuid`;
  });
  expect(await deleting!).toMatchObject({ outcome: 'accepted', machine: { uid: uidAgain(machine.uid) } });
  expect(await isDeleting(uidAgain(machine.uid))).toBe(true);
});

/** Statements of this database that wait for a lock. */
const waiting = async () =>
  (
    await db.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`
  )[0]!.count;
