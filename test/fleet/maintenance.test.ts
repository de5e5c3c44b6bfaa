/** Planned maintenance of a host: who is told, what it closes, and that it ends by itself. */
import { randomUUID } from 'node:crypto';
import { hostsCordonCommand, hostsListCommand } from '../../src/cli/hostCommands.ts';
import { hostsMaintainCommand } from '../../src/cli/hostMaintenanceCommand.ts';
import { type Config, readConfig } from '../../src/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { endMaintenances } from '../../src/store/fleet/maintenance.ts';
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

const maintain = (asked: Asked = {}) =>
  said((print) => hostsMaintainCommand(config, hostName, { from, until, reason, yes: true, ...asked }, print));
const state = async () => (await said((print) => hostsListCommand(config, print))).text.split('\n').at(-1)!;
const told = (uid: string) => db.machineEvent.findMany({ where: { machineUid: uid, reason: 'MaintenancePlanned' } });
const delivered = () => db.webhookDelivery.findMany({ orderBy: { sequence: 'asc' } });

async function placed() {
  const tenant = await makeTenant(db);
  if (!(await db.host.findUnique({ where: { name: hostName } }))) await makeHost(db, { name: hostName, cpu: 64 });
  const machine = await makeMachine(db, { namespace: tenant.namespace });
  const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
  await placeMachine(db, machine.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
  return { ...tenant, machine };
}
const webhook = (customerId: string, eventTypes: string[]) =>
  db.webhook.create({
    data: {
      ...{ id: randomUUID(), customerId, name: randomUUID(), url: 'https://hooks.example.com/', eventTypes },
      ...{ makerType: 'human', makerId: randomUUID() },
    },
  });

test('the customers of its machines read when and why, once for each window, and nothing new is placed there', async () => {
  const one = await placed();
  const deleted = await placed();
  const notices = () => db.outgoingEmail.findMany({ orderBy: { createdAt: 'asc' } });
  await requestDeletion(db, deleted.machine);
  const hook = await webhook(one.customerId, ['machine.maintenance']);
  await webhook(one.customerId, ['machine.ready']);
  await webhook(deleted.customerId, ['machine.maintenance']);

  const dry = await maintain({ yes: false });
  expect([dry.result, dry.text]).toEqual([
    3,
    expect.stringContaining(`customers of 1 machine on it read: "${reason}"`),
  ]);
  expect([await state(), await delivered()]).toEqual([expect.stringMatching(/ ready$/), []]);

  expect(await maintain()).toMatchObject({
    result: 0,
    text: expect.stringContaining('told the customers of 1 machine'),
  });
  const message = `its host is maintained from ${from} until ${until}: ${reason}. The machine may be out of reach then. To have it elsewhere, create it again and delete this one`;
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
      ...{ webhookId: hook.id, eventType: 'machine.maintenance', lane: one.machine.uid },
      subject: `namespaces/${one.namespace}/virtualmachines/${one.machine.name}`,
      data: { uid: one.machine.uid, tenant_id: one.tenantId, starts_at: from, ends_at: until, message },
    },
  ]);
  expect(await state()).toMatch(new RegExp(` maintenance from ${from} until ${until}$`));
  expect(await db.host.findUnique({ where: { name: hostName } })).toMatchObject({ cordoned: true });
  expect(await db.auditEvent.findFirst({ where: { action: 'host.maintain' } })).toMatchObject({
    target: hostName,
    reason,
    details: { starts_at: from, ends_at: until, machines: 1 },
  });

  expect((await maintain()).text).toContain('told the customers of 0 machines');
  expect((await maintain({ until: '2999-12-25T12:00:00Z' })).text).toContain('told the customers of 1 machine');
  expect(await told(one.machine.uid)).toHaveLength(2);
  expect([(await delivered()).length, (await notices()).length]).toEqual([2, 2]);
});

test('the host opens by itself at the end, and not before; or when an operator opens it', async () => {
  await placed();
  await maintain();
  expect(await endMaintenances(db)).toBe(0);
  expect(await state()).toContain(' maintenance from ');
  await db.$executeRaw`UPDATE hosts SET maintenance_starts_at = now() - interval '2 h', maintenance_ends_at = now()`;
  expect(await endMaintenances(db)).toBe(1);
  expect(await state()).toMatch(/ ready$/);
  expect(await db.auditEvent.findFirst({ where: { action: 'host.uncordon' } })).toMatchObject({
    ...{ actorType: 'service', target: hostName, reason: 'its maintenance is over' },
  });
  expect(await endMaintenances(db)).toBe(0);

  await maintain();
  await said((print) => hostsCordonCommand(config, hostName, false, print));
  expect(await state()).toMatch(/ ready$/);
  await said((print) => hostsCordonCommand(config, hostName, true, print));
  expect(await state()).toMatch(/ draining$/);
  expect(await endMaintenances(db)).toBe(0);
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
    said((print) => hostsMaintainCommand(config, 'h9', { from, until, reason, yes: true }, print)),
  ).rejects.toThrow('There is no host "h9"');
});
