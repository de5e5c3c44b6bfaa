/** Hosts that will not come back: their machines are given up, and they leave the fleet for good. */
import { hostsAbandonCommand, hostsForgetCommand } from '../../src/cli/fleet/hostRetirementCommands.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { listHosts, markHostsFound, markHostsLost } from '../../src/store/fleet/hostRows.ts';
import { abandonMachine, reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { getMachine, type MachineRow, requestDeletion } from '../../src/store/machines/machineStore.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine } from '../../src/store/machines/transitions.ts';
import { said } from '../support/commands.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let config: Config;
useFreshDatabase(
  (opened, databaseUrl) => {
    db = opened;
    config = readConfig({ DATABASE_URL: databaseUrl });
  },
  { poolSize: 2 },
);

const hostName = 'h1';
const reason = 'it burned down, ticket 4711';
const abandon = (yes = true) => said((print) => hostsAbandonCommand(config, hostName, { reason, yes }, print));
const forget = (yes = true) => said((print) => hostsForgetCommand(config, hostName, { reason, yes }, print));

interface Placed {
  machine: MachineRow;
  runtimeId: string;
}

async function placed(): Promise<Placed> {
  const { namespace } = await makeTenant(db);
  if (!(await db.host.findUnique({ where: { name: hostName } }))) await makeHost(db, { name: hostName, cpu: 64 });
  const machine = await makeMachine(db, { namespace });
  const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
  const outcome = await placeMachine(db, machine.uid, { epoch: row.claimEpoch, step: 1, attempt: 1 });
  if (outcome.outcome !== 'placed') throw new Error(outcome.outcome);
  return { machine, runtimeId: outcome.placement.runtimeId };
}
const current = ({ machine }: Placed) => getMachine(db, machine);
const placementOf = ({ runtimeId }: Placed) => db.placement.findUniqueOrThrow({ where: { runtimeId } });
const hostRow = () => db.host.findUniqueOrThrow({ where: { name: hostName } });

test('a lost host is given up: what is wanted ends, what is not gives back its place, and a repeat changes nothing', async () => {
  const [wanted, deleted] = [await placed(), await placed()];
  await requestDeletion(db, deleted.machine);
  await db.$executeRaw`DELETE FROM outbox`;
  await markHostsLost(db, [hostName]);

  const dry = await abandon(false);
  expect([dry.result, dry.text]).toEqual([3, expect.stringMatching(/^This gives up 2 machines on h1, which is lost/)]);
  expect(await current(wanted)).toMatchObject({ phase: 'Creating' });

  expect(await abandon()).toMatchObject({ result: 0, text: expect.stringContaining('1 machine ended, as VMNotFound') });
  expect(await current(wanted)).toMatchObject({
    phase: 'Failed',
    failureCode: 'VMNotFound',
    failureMessage: expect.stringContaining('its host is lost for good'),
  });
  for (const one of [wanted, deleted])
    expect(await placementOf(one)).toMatchObject({ abandonedAt: expect.any(Date), releasedAt: null });
  expect(await db.outboxEntry.count()).toBe(2);
  expect((await abandon()).text).toContain('0 machines ended');
  expect(await listHosts(db)).toMatchObject([{ name: hostName, abandoned: 2 }]);
  expect(await db.auditEvent.findFirst({ where: { action: 'host.abandon' } })).toMatchObject({
    target: hostName,
    reason,
    details: { machines: 2 },
  });
});

test('a lost host without machines is forgotten: its places, orphans, and keys are gone with it', async () => {
  const one = await placed();
  await markHostsLost(db, [hostName]);
  await db.orphan.create({
    data: { runtimeId: '6ba7b810-9dad-41d1-80b4-00c04fd430c8', hostName, machineUid: one.machine.uid },
  });
  await db.hostKey.create({ data: { hostName, publicKey: 'k', fingerprint: 'f' } });
  for (const yes of [false, true])
    await expect(forget(yes)).rejects.toThrow(/^1 machine lives on h1: bring the host back, or give them up first/);
  expect(await hostRow()).toMatchObject({ retired: false, machinesHeld: 1 });

  await abandon();
  const dry = await forget(false);
  expect([dry.result, dry.text]).toEqual([
    3,
    expect.stringMatching(/out of the fleet: 1 place of former machines and 1 orphan there count as gone/),
  ]);
  expect(await hostRow()).toMatchObject({ retired: false, machinesHeld: 1 });

  expect((await forget()).result).toBe(0);
  expect(await hostRow()).toMatchObject({ retired: true, machinesHeld: 0, cpuUsed: 0 });
  expect(await placementOf(one)).toMatchObject({ releasedAt: expect.any(Date) });
  expect([await db.orphan.count(), await db.hostKey.count(), await listHosts(db)]).toEqual([0, 0, []]);
  expect(await db.auditEvent.findFirst({ where: { action: 'host.forget' } })).toMatchObject({
    target: hostName,
    reason,
    details: { left: 1, orphans: 1 },
  });
  await expect(forget()).rejects.toThrow('There is no host "h1"');
});

test('what turns up on a forgotten host that is back is an orphan if it was wanted, and destroyed if it was not', async () => {
  const [wanted, deleted] = [await placed(), await placed()];
  await requestDeletion(db, deleted.machine);
  await abandonMachine(db, deleted.machine, reason);
  await markHostsLost(db, [hostName]);
  await abandon();
  await forget();
  await db.host.update({ where: { name: hostName }, data: { retired: false } });
  await markHostsFound(db, [hostName]);
  const machines = [wanted, deleted].map(({ runtimeId, machine }) => ({ runtimeId, machineUid: machine.uid }));
  const { toDestroy, unknown } = await reconcileInventory(db, { hostName, placementVersion: 0, images: [], machines });
  expect([toDestroy.map((each) => each.runtimeId), unknown]).toEqual([[deleted.runtimeId], 1]);
});

test('a host that is reachable, and one that there is not, is neither given up nor forgotten', async () => {
  const one = await placed();
  for (const command of [abandon, forget])
    for (const yes of [false, true])
      await expect(command(yes)).rejects.toThrow(/^h1 is reachable: only a host that is lost/);
  expect(await current(one)).toMatchObject({ phase: 'Creating' });
  for (const command of [hostsAbandonCommand, hostsForgetCommand]) {
    await expect(said((print) => command(config, 'h9', { reason, yes: true }, print))).rejects.toThrow(
      'There is no host "h9"',
    );
    await expect(said((print) => command(config, hostName, { reason: 'gone', yes: true }, print))).rejects.toThrow(
      'at least 8',
    );
  }
  expect(await db.auditEvent.count({ where: { action: { in: ['host.abandon', 'host.forget'] } } })).toBe(0);
});
