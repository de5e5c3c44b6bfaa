import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Database, openDatabase } from '../../src/store/core/db.ts';
import { applyFleet, type Fleet } from '../../src/store/fleet/applyFleet.ts';
import { markHostsFound } from '../../src/store/fleet/hostRows.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';
import { digest, makeMachine, makeTenant } from '../support/fixtures.ts';
import { allotTo } from '../support/limits.ts';
import { waitFor } from '../support/wait.ts';

/** Workers are separate processes, so what holds between them must hold in the database alone. */
let postgres: TestPostgres;
let db: Database;
let url: string;
const children = new Set<ChildProcess>();

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  db = openDatabase(url, { poolSize: 4, connectTimeoutMs: 120_000, statementTimeoutMs: 120_000 });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await db.$disconnect();
  await postgres.stop();
});

async function startPlacing(uids: string[]) {
  const file = (name: string) => path.join(process.cwd(), 'test/support', name);
  const child = spawn(
    process.execPath,
    ['--import', file('drivers/typescript.mjs'), file('machines/placingProcess.ts'), url, JSON.stringify(uids)],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  children.add(child);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  expect(await lines.next()).toMatchObject({ value: 'ready' });
  return {
    go: () => child.stdin.write('go\n'),
    async outcomes(): Promise<string[]> {
      const exit = once(child, 'exit');
      const { value } = await lines.next();
      await exit;
      return JSON.parse(value as string) as string[];
    },
  };
}

const hosts = (className: string, count: number) =>
  Array.from({ length: count }, (_, i) => ({
    name: `${className}-h${i}`,
    region: 'north',
    class: className,
    workload: 'VirtualMachine' as const,
    driver: 'simulated',
    cpu: 24,
    memoryGiB: 64,
    diskGiB: 500,
  }));
const allotment = (className: string, virtualMachine: number) => ({
  class: className,
  reservedHosts: 0,
  onDemandAllowed: true,
  bareMetal: 0,
  virtualMachine,
});

test('two hundred creates of two tenants, placed by four processes while the fleet is applied again, fill it exactly', async () => {
  const small = await makeTenant(db);
  const large = await makeTenant(db);
  const machineClass = (name: string) => ({
    name,
    cpuFamily: 'test',
    memoryGiB: 64,
    regions: ['north'],
    billingMinimumSeconds: 60,
  });
  const fleet: Fleet = {
    regions: ['north'],
    machineClasses: [machineClass('general-1'), machineClass('general-2')],
    images: [{ name: 'debian-12', digest }],
    // Twelve machines of 2 CPUs each fit on a host: 120 in the first class.
    hosts: [...hosts('general-1', 10), ...hosts('general-2', 5)],
    defaultAllotments: [],
    tenants: [
      { namespace: small.namespace, allotments: [allotment('general-1', 50), allotment('general-2', 15)] },
      { namespace: large.namespace, allotments: [allotment('general-1', 1_000)] },
    ],
  };
  await applyFleet(db, fleet);
  await markHostsFound(
    db,
    fleet.hosts.map(({ name }) => name),
  );
  await allotTo(db, small.tenantId, 'general-1', { virtual_machine: 1_000 });
  const uids: string[] = [];
  for (let i = 0; i < 200; i++)
    uids.push((await makeMachine(db, { namespace: i % 2 === 0 ? small.namespace : large.namespace })).uid);
  await allotTo(db, small.tenantId, 'general-1', { virtual_machine: 50 });
  await applyFleet(db, fleet);

  const processes = await Promise.all([0, 1, 2, 3].map((part) => startPlacing(uids.slice(part * 50, part * 50 + 50))));
  for (const { go } of processes) go();
  const placing = Promise.all(processes.map(({ outcomes }) => outcomes()));
  for (const reached of [10, 50, 90]) {
    await waitFor(`${reached} placements`, async () => (await db.placement.count()) >= reached);
    await applyFleet(db, fleet);
  }
  const outcomes = (await placing).flat();

  expect(outcomes.filter((outcome) => outcome !== 'placed' && outcome !== 'CapacityTemporarilyUnavailable')).toEqual(
    [],
  );
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(120 + 15);
  const held = (tenantId: string, className: string) =>
    db.placement.count({ where: { tenantId, className, releasedAt: null } });
  expect(await held(small.tenantId, 'general-2')).toBe(15);
  expect(await held(small.tenantId, 'general-1')).toBeLessThanOrEqual(50);
  expect((await held(small.tenantId, 'general-1')) + (await held(large.tenantId, 'general-1'))).toBe(120);
  for (const host of await db.host.findMany({ include: { placements: true } })) {
    expect(host).toMatchObject({
      machinesHeld: host.placements.length,
      cpuUsed: 2 * host.placements.length,
      memoryGiBUsed: 4 * host.placements.length,
    });
    if (host.className === 'general-1') expect(host.machinesHeld).toBe(12);
  }
}, 180_000);
