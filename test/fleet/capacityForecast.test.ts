/** When hosts will be full, by what was held on them in the last days. */
import { randomUUID } from 'node:crypto';
import { capacityCommand } from '../../src/cli/fleet/capacityCommand.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { forecastCapacity } from '../../src/store/fleet/capacityForecast.ts';
import { said } from '../support/commands.ts';
import { makeHost, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

let db: Database;
let config: Config;
let tenantId: string;
useFreshDatabase(
  async (opened, databaseUrl) => {
    db = opened;
    config = readConfig({ DATABASE_URL: databaseUrl });
    ({ tenantId } = await makeTenant(db));
    await makeHost(db, { name: 'h1', cpu: 100, memoryGiB: 1_000, diskGiB: 10_000 });
  },
  { poolSize: 2 },
);

/** A machine of two processors, held from so many days ago until others. */
async function held(from: number, until?: number): Promise<void> {
  const at = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db.placement.create({
    data: {
      machineUid: randomUUID(),
      tenantId,
      workload: 'VirtualMachine',
      attempt: 1,
      hostName: 'h1',
      className: 'general-1',
      minimumSeconds: 60,
      capacitySource: 'on-demand',
      createdAt: at(from),
      cpu: 2,
      memoryGiB: 4,
      diskGiB: 10,
      ...(until !== undefined && { releasedAt: at(until) }),
    },
  });
  if (until === undefined)
    await db.host.update({
      where: { name: 'h1' },
      data: { cpuUsed: { increment: 2 }, memoryGiBUsed: { increment: 4 }, machinesHeld: { increment: 1 } },
    });
}
const shown = async (options: Parameters<typeof capacityCommand>[1]) =>
  (await said((print) => capacityCommand(config, options, print))).text;
const cpu = async (days = 28) => (await forecastCapacity(db, days)).find(({ resource }) => resource === 'cpu')!;

test('a class that grows by a machine each day is full when the line reaches its hosts, and that comes first', async () => {
  for (let day = 0; day < 10; day++) await held(day + 0.5);
  const { perDay, fullInDays, ...facts } = await cpu();
  expect(facts).toMatchObject({ region: 'north', className: 'general-1', hosts: 1, total: 100, used: 20 });
  expect(perDay).toBeCloseTo(2, 0);
  expect(fullInDays).toBeCloseTo(80 / perDay!, 5);
  expect((await forecastCapacity(db, 28)).map(({ resource }) => resource)).toEqual(['cpu', 'memory_gib', 'disk_gib']);
  expect(await shown({})).toMatch(/^north +general-1 +VirtualMachine +1 +cpu +20\/100 \(20 %\) +\+\d\.\d +\d+ d$/m);
});

test('machines that come and go fill nothing', async () => {
  for (let day = 1; day < 20; day++) await held(day + 0.5, day - 0.5);
  const { perDay } = await cpu(14);
  expect(Math.abs(perDay!)).toBeLessThan(0.5);
});

test('what a host held that is lost counts, and its free room does not', async () => {
  for (let day = 0; day < 10; day++) await held(day + 0.5);
  await db.host.update({ where: { name: 'h1' }, data: { lostAt: new Date() } });
  expect(await cpu()).toMatchObject({ total: 20, used: 20, fullInDays: 0 });
});

test('a class that is new, or never used, has no trend', async () => {
  expect(await cpu()).toMatchObject({ used: 0, perDay: null, fullInDays: null });
  await held(0.5);
  expect(await cpu()).toMatchObject({ used: 2, perDay: null, fullInDays: null });
  expect(await shown({})).toMatch(/cpu +2\/100 \(2 %\) +too new +-$/m);
  expect(JSON.parse(await shown({ output: 'json' }))).toHaveLength(3);
});

test.each(['2', '366', 'x', '1.5'])('--days %s is refused', async (days) => {
  await expect(shown({ days })).rejects.toThrow('--days is a whole number from 3 to 365');
});
