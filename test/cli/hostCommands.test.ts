import {
  hostsCordonCommand,
  hostsDrainCommand,
  hostsListCommand,
  hostsShowCommand,
} from '../../src/cli/fleet/hostCommands.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { setHostConditions } from '../../src/store/fleet/hostConditions.ts';
import { reconcileInventory } from '../../src/store/fleet/inventory.ts';
import { placeMachine } from '../../src/store/machines/placeMachine.ts';
import { claimMachine, recordAbsence } from '../../src/store/machines/transitions.ts';
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

const drain = (name: string) => said((print) => hostsDrainCommand(config, name, print));
const stateOf = async (name: string) =>
  (await said((print) => hostsListCommand(config, {}, print))).lines.find((line) => line.startsWith(name));

test('drain cordons a host, names its machines, and moves none; it exits with 0 once the host is empty', async () => {
  const { namespace } = await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const machine = await makeMachine(db, { namespace, name: 'web' });
  const { row } = (await claimMachine(db, machine.uid, 'run-1'))!;
  const fence = (step: number) => ({ epoch: row.claimEpoch, step, attempt: 1 });
  const placed = await placeMachine(db, machine.uid, fence(1));
  if (placed.outcome !== 'placed') throw new Error(placed.outcome);
  expect(await stateOf('h1')).toMatch(/ ready$/);

  for (const _time of ['first', 'again']) {
    const { lines, result } = await drain('h1');
    expect(result).toBe(3);
    expect(lines.join('\n')).toMatch(
      new RegExp(`1 machine is left on it:\\nMACHINE .*\\n${namespace}/web +VirtualMachine +Creating +2\\d{3}-`),
    );
    expect(lines.join('\n')).toContain('create the machine again');
  }
  expect(await stateOf('h1')).toMatch(/ draining$/);
  expect(await db.placement.count({ where: { releasedAt: null } })).toBe(1);

  await db.placement.updateMany({ data: { abandonedAt: new Date() } });
  expect((await drain('h1')).lines.join('\n')).toContain('Creating, abandoned');
  expect(await stateOf('h1')).toMatch(/ quarantined \(1 abandoned\), draining$/);

  await recordAbsence(db, machine.uid, fence(2), placed.placement.runtimeId);
  const { lines, result } = await drain('h1');
  expect(result).toBe(0);
  expect(lines).toEqual([
    'h1 is cordoned and carries no machine: you can remove it ("hosts uncordon h1" opens it again)',
  ]);
  expect(await stateOf('h1')).toMatch(/ cordoned$/);
  expect(await db.auditEvent.count({ where: { action: 'host.drain', target: 'h1' } })).toBe(1);

  await said((print) => hostsCordonCommand(config, 'h1', false, print));
  expect(await stateOf('h1')).toMatch(/ ready$/);
});

test('the list counts images and orphans, and marks hosts that are lost or whose inventory is due since a restore', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  await db.host.update({
    where: { name: 'h1' },
    data: { lostAt: new Date('2026-01-02T03:04:05Z'), inventoryDue: true, images: ['sha256:a', 'sha256:b'] },
  });
  await db.$executeRaw`INSERT INTO orphans (runtime_id, host_name, machine_uid) VALUES (gen_random_uuid(), 'h1', gen_random_uuid())`;
  expect(await stateOf('h1')).toMatch(/ 2 +1 +none +lost since 2026-01-02T03:04:05.000Z, not asked since the restore$/);
});

test('a host with a false condition is not ready: the list says why and since when, and show what to do', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  const show = async (name: string) =>
    (await said((print) => hostsShowCommand(config, { name }, print))).lines.join('\n');
  expect(await show('h1')).toMatch(
    /^h1: region north, class general-1, VirtualMachine, driver simulated\nCONDITION .*\nReachable +true +its agent is reachable\n/,
  );
  const full = { hostName: 'h1', type: 'Disk', status: false, reason: 'DiskFull', message: 'nothing is free' } as const;
  await setHostConditions(db, [full]);
  expect(await stateOf('h1')).toMatch(/ DiskFull since 2\d{3}-\S+Z$/);
  expect(await show('h1')).toMatch(
    /\nDisk +false +DiskFull +2\d{3}-\S+Z +nothing is free\n[\s\S]*\nDisk: make room on the disk/,
  );
  await setHostConditions(db, [{ ...full, status: true, reason: 'HasRoom' }]);
  expect(await stateOf('h1')).toMatch(/ ready$/);
  expect(await show('h1')).not.toContain('was lately asked');
  const exchanges = ['2026-11-28T12:00:00Z PATCH /redfish/v1/Systems/1 {} -> 400: \u001b[31mno'];
  await reconcileInventory(db, { hostName: 'h1', placementVersion: 0, machines: [], images: [], exchanges });
  expect((await show('h1')).split('\n').slice(-2)).toEqual([
    'Its controller was lately asked, beside reads that succeeded:',
    '  2026-11-28T12:00:00Z PATCH /redfish/v1/Systems/1 {} -> 400: \ufffd[31mno',
  ]);
  // An agent that is not ours may say more.
  const many = Array.from({ length: 50 }, (_, at) => `${at}${'x'.repeat(5_000)}`);
  await reconcileInventory(db, { hostName: 'h1', placementVersion: 0, machines: [], images: [], exchanges: many });
  expect((await show('h1')).length).toBeLessThan(20_000);
  await expect(show('h9')).rejects.toThrow('There is no host "h9": "hosts list" shows them.');
});

test('the list names the agents of hosts once one of them serves several', async () => {
  await makeTenant(db);
  await makeHost(db, { name: 'h1' });
  expect(await stateOf('NAME')).not.toContain('AGENT');
  await makeHost(db, { name: 'h2', agent: 'rack-1' });
  expect(await stateOf('NAME')).toMatch(/ WORKLOAD +AGENT +MACHINES /);
  expect(await stateOf('h1')).toMatch(/ VirtualMachine +h1 +0 /);
  expect(await stateOf('h2')).toMatch(/ VirtualMachine +rack-1 +0 /);
});

test('an unknown host is refused with one line', async () => {
  await expect(drain('h9')).rejects.toThrow('There is no host "h9": "hosts list" shows them.');
});
