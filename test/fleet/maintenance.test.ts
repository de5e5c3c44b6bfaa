/** Planned maintenance of hosts: who is told, what it closes and when, and how it is changed and ends. */
import { randomUUID } from 'node:crypto';
import { hostsCordonCommand, hostsDrainCommand, hostsListCommand } from '../../src/cli/fleet/hostCommands.ts';
import { hostsMaintainCommand } from '../../src/cli/fleet/hostMaintenanceCommand.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { followMaintenances } from '../../src/store/fleet/maintenance.ts';
import { requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { said } from '../support/commands.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let config: Config;
useFreshDatabase(
  async (opened, databaseUrl) => {
    db = opened;
    config = readConfig({ DATABASE_URL: databaseUrl });
  },
  { poolSize: 2 },
);

const hostName = 'h1';
const reason = 'its memory is replaced';
const [from, until] = ['2999-12-24T08:00:00.000Z', '2999-12-24T12:00:00.000Z'];
type Asked = Parameters<typeof hostsMaintainCommand>[2];

const maintain = (asked: Asked = {}, names = [hostName]) =>
  said((print) => hostsMaintainCommand(config, names, { from, until, reason, yes: true, ...asked }, print));
const cancel = (because: string, names = [hostName]) =>
  said((print) => hostsMaintainCommand(config, names, { cancel: true, reason: because, yes: true }, print));
const cordon = (cordoned: boolean) => said((print) => hostsCordonCommand(config, hostName, cordoned, print));
/** Housekeeping. */
const follow = () => followMaintenances(db, () => true);
/** Moves the window as if the clock had moved. */
const shift = (starts: string, ends: string) =>
  db.$executeRawUnsafe(
    `UPDATE hosts SET maintenance_starts_at = now() + interval '${starts}', maintenance_ends_at = now() + interval '${ends}'`,
  );
const actions = async () =>
  (await db.auditEvent.findMany({ where: { target: hostName }, orderBy: { sequence: 'asc' } })).map(
    ({ action }) => action,
  );
const state = async () => (await said((print) => hostsListCommand(config, {}, print))).text.split('\n').at(-1)!;
const told = (uid: string, what = 'MaintenancePlanned') =>
  db.machineEvent.findMany({ where: { machineUid: uid, reason: what } });
const notices = () => db.outgoingEmail.findMany({ orderBy: { createdAt: 'asc' } });
const delivered = () => db.webhookDelivery.findMany({ orderBy: { sequence: 'asc' } });

async function placed(name = hostName) {
  const tenant = await makeTenant(db);
  if (!(await db.host.findUnique({ where: { name } }))) await makeHost(db, { name, cpu: 64 });
  const machine = await makeMachine(db, { namespace: tenant.namespace });
  const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
  await placeMachine(db, machine.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
  return { ...tenant, machine };
}
const webhook = (customerId: string, eventTypes: string[]) =>
  db.webhook.create({
    data: {
      id: randomUUID(),
      customerId,
      name: randomUUID(),
      url: 'https://hooks.example.com/',
      eventTypes,
      makerType: 'human',
      makerId: randomUUID(),
    },
  });

test('the customers of its machines read when and why, once for each window, and what they read says what to do', async () => {
  const one = await placed();
  const deleted = await placed();
  await requestDeletion(db, deleted.machine);
  const hook = await webhook(one.customerId, ['machine.maintenance']);
  await webhook(one.customerId, ['machine.ready']);
  await webhook(deleted.customerId, ['machine.maintenance']);

  const dry = await maintain({ yes: false });
  expect([dry.result, dry.text]).toEqual([
    3,
    expect.stringContaining(`customers of 1 machine there read: "${reason}"`),
  ]);
  expect([await state(), await delivered()]).toEqual([expect.stringMatching(/ ready$/), []]);

  expect(await maintain()).toMatchObject({
    result: 0,
    text: expect.stringContaining('told the customers of 1 machine'),
  });
  const message =
    `its host is maintained from ${from} until ${until}: ${reason}. The machine may be out of reach then. ` +
    'To have it elsewhere, create it again and delete this one';
  expect(await told(one.machine.uid)).toMatchObject([{ message, count: 1 }]);
  expect(await told(deleted.machine.uid)).toEqual([]);
  expect(await notices()).toMatchObject([
    {
      customerId: one.customerId,
      notice: {
        subject: 'Planned maintenance on 2999-12-24',
        text: expect.stringMatching(new RegExp(`${reason}\n\n- ${one.namespace}/${one.machine.name}\n\n`)),
      },
    },
  ]);
  expect(await delivered()).toMatchObject([
    {
      webhookId: hook.id,
      eventType: 'machine.maintenance',
      lane: one.machine.uid,
      subject: `namespaces/${one.namespace}/virtualmachines/${one.machine.name}`,
      data: { uid: one.machine.uid, tenant_id: one.tenantId, starts_at: from, ends_at: until, message },
    },
  ]);
  expect(await state()).toMatch(new RegExp(` ready, maintenance from ${from} until ${until}$`));
  expect(await db.auditEvent.findFirst({ where: { action: 'host.maintain' } })).toMatchObject({
    target: hostName,
    reason,
    details: { starts_at: from, ends_at: until },
  });

  expect((await maintain()).text).toContain('told the customers of 0 machines');
  expect((await maintain({ until: '2999-12-25T12:00:00Z' })).text).toContain('told the customers of 1 machine');
  expect(await told(one.machine.uid)).toHaveLength(2);
  expect([(await delivered()).length, (await notices()).length]).toEqual([2, 2]);
});

test('the host is closed from the start to the end of its window alone', async () => {
  await placed();
  await maintain();
  // Before its start it takes machines; their customers are told by housekeeping.
  const late = await placed();
  expect(await told(late.machine.uid)).toEqual([]);
  await follow();
  await follow();
  expect(await told(late.machine.uid)).toMatchObject([{ count: 1 }]);
  expect(await notices()).toHaveLength(2);

  await shift('-1 h', '1 h');
  expect(await state()).toMatch(/ maintenance until [^,]*$/);
  const waiting = await placed();
  expect(await db.machine.findUnique({ where: { uid: waiting.machine.uid } })).toMatchObject({
    failureMessage: expect.stringContaining('is in maintenance'),
  });
  await shift('-2 h', '-1 s');
  expect(await state()).toMatch(/ ready$/);
  const placedThen = await placed();
  expect(await db.placement.count({ where: { machineUid: placedThen.machine.uid } })).toBe(1);
  expect([await follow(), await follow()]).toEqual([1, 0]);
  expect(await db.auditEvent.findFirst({ where: { action: 'host.end-maintenance' } })).toMatchObject({
    ...{ actorType: 'service', target: hostName, reason: 'its time is over' },
  });
});

test('a host that an operator cordons before or inside its window stays cordoned after it', async () => {
  await placed();
  await cordon(true);
  await maintain();
  await shift('-1 h', '1 h');
  expect(await state()).toMatch(/ maintenance until .*, draining$/);
  expect((await cordon(false)).text).toMatch(/^h1 is not cordoned, and closed still: maintenance until .*\n.*--cancel/);
  expect(await state()).toMatch(/ maintenance until [^,]*$/);
  await said((print) => hostsDrainCommand(config, hostName, print));
  expect((await cordon(true)).text).toContain('is cordoned');
  await shift('-2 h', '-1 s');
  await follow();
  expect(await state()).toMatch(/ draining$/);
  expect(await actions()).toEqual([
    ...['host.cordon', 'host.maintain', 'host.uncordon', 'host.drain', 'host.end-maintenance'],
  ]);
});

test('a window is extended from where it began, and canceled; customers read both', async () => {
  const { machine, customerId } = await placed();
  const hook = await webhook(customerId, ['machine.maintenance']);
  await maintain();
  const extended = await maintain({
    from: undefined as never,
    until: '2999-12-24T18:00:00Z',
    reason: 'it takes longer',
  });
  expect(extended.text).toContain(`maintenance from ${from} until 2999-12-24T18:00:00.000Z`);
  expect(extended.text).toContain('told the customers of 1 machine');

  const because = 'the memory did not come';
  const dry = await said((print) => hostsMaintainCommand(config, [hostName], { cancel: true, reason: because }, print));
  expect([dry.result, dry.text]).toEqual([3, expect.stringContaining(because)]);
  expect((await cancel(because)).text).toContain('h1: no maintenance any more\nTold the customers of 1 machine');
  expect(await state()).toMatch(/ ready$/);
  const message = `the maintenance of its host, planned until 2999-12-24T18:00:00.000Z, is canceled: ${because}`;
  expect(await told(machine.uid, 'MaintenanceCanceled')).toMatchObject([{ message, count: 1 }]);
  expect((await delivered()).at(-1)).toMatchObject({
    ...{ webhookId: hook.id, data: { starts_at: null, ends_at: '2999-12-24T18:00:00.000Z', message } },
  });
  expect((await notices()).at(-1)).toMatchObject({ notice: { subject: 'Maintenance canceled' } });
  expect((await cancel(because)).text).toBe('h1: no maintenance is planned');

  // What is planned again is news again, and a machine that read of no plan reads of no cancellation.
  expect((await maintain({ until: '2999-12-24T18:00:00Z', reason: 'it takes longer' })).text).toContain('of 1 machine');
  const late = await placed();
  await cancel(because);
  expect([await told(machine.uid, 'MaintenanceCanceled'), await told(late.machine.uid)]).toMatchObject([
    [{ count: 2 }],
    [],
  ]);
});

test('a cancellation that was cut short before customers read it is told by housekeeping', async () => {
  const { machine } = await placed();
  await maintain();
  await db.$executeRaw`UPDATE hosts SET maintenance_starts_at = NULL, maintenance_reason = 'not needed'`;
  expect(await state()).toMatch(/ ready$/);
  await follow();
  expect(await told(machine.uid, 'MaintenanceCanceled')).toHaveLength(1);
  expect(await db.host.findFirst()).toMatchObject({ maintenanceEndsAt: null, maintenanceReason: null });
});

test('hosts are maintained together, by names, by class, or by agent; an account gets one email', async () => {
  const { customerId, namespace } = await placed();
  await makeHost(db, { name: 'h2', cpu: 64 });
  await makeHost(db, { name: 'h3', cpu: 64 });
  await db.host.updateMany({ where: { name: { in: ['h2', 'h3'] } }, data: { agent: 'rack-7' } });
  await db.host.updateMany({ where: { name: 'h1' }, data: { cordoned: true } });
  const other = await makeMachine(db, { namespace });
  const { row } = (await claimMachine(db, other.uid, 'run-1'))!;
  await placeMachine(db, other.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
  const planned = () => db.host.findMany({ where: { maintenanceEndsAt: { not: null } }, orderBy: { name: 'asc' } });
  const names = async () => (await planned()).map(({ name }) => name);

  await maintain({ agent: 'rack-7' }, []);
  expect(await names()).toEqual(['h2', 'h3']);
  await maintain({ class: 'general-1' }, []);
  expect(await names()).toEqual(['h1', 'h2', 'h3']);
  await cancel('not needed any more', ['h1', 'h2', 'h3']);
  expect(await names()).toEqual([]);
  await db.outgoingEmail.deleteMany();
  expect((await maintain({}, ['h1', 'h2', 'h3'])).text).toContain('told the customers of 2 machines');
  expect(await notices()).toMatchObject([{ customerId }]);

  await expect(maintain({}, ['h1', 'h9'])).rejects.toThrow(
    'There is no host "h9": "hosts list" shows them, and nothing',
  );
  await expect(maintain({ agent: 'rack-7' }, ['h1'])).rejects.toThrow(
    'The host "h1" is not of agent "rack-7": "hosts show h1" says of which, and nothing was done.',
  );
  await expect(maintain({ class: 'metal-1' }, [])).rejects.toThrow('No host is of class "metal-1"');
  await expect(maintain({}, [])).rejects.toThrow('Name hosts, or choose them with --class or --agent');
  await expect(maintain({ cancel: true })).rejects.toThrow('takes neither --from nor --until');
});

test('a preview names each window that would be shortened, or ended', async () => {
  for (const name of ['h1', 'h2']) await placed(name);
  await maintain({}, ['h1']);
  const soon = '2999-12-24T10:00:00.000Z';
  expect((await maintain({ class: 'general-1', until: soon, yes: false }, [])).text).toContain(
    `h1 has a maintenance until ${until}, which would end sooner.`,
  );
  const none = undefined as never;
  const canceled = (names: string[]) =>
    maintain({ from: none, until: none, cancel: true, class: 'general-1', yes: false }, names);
  expect((await canceled([])).text).toMatch(new RegExp(`^This ends the maintenance of h1\\..*\nh1: until ${until}`));
  expect((await canceled(['h2'])).text).toMatch(/^h2: no maintenance is planned/);
});

test.each<[string, Asked, RegExp]>([
  ['without an end', { until: undefined as never }, /--until is a time, such as/],
  ['with an end before its begin', { until: '2999-12-24T07:00:00Z' }, /--until is a time to come, after --from/],
  ['that is over', { from: '2020-01-01T00:00:00Z', until: '2020-01-02T00:00:00Z' }, /--until is a time to come/],
  ['at no time', { from: 'tomorrow' }, /--from is a time, such as/],
  ['without a reason', { reason: 'memory' }, /--reason of at least 8/],
])('a maintenance %s is refused, and closes nothing', async (_what, wrong, message) => {
  await makeTenant(db);
  await makeHost(db, { name: hostName });
  await expect(maintain(wrong)).rejects.toThrow(message);
  expect(await state()).toMatch(/ ready$/);
  await expect(
    said((print) => hostsMaintainCommand(config, ['h9'], { from, until, reason, yes: true }, print)),
  ).rejects.toThrow('There is no host "h9"');
});
