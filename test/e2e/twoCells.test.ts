/** Two cells as operators make them, with a customer of both: one list, one sum, and a word about the one that is killed. */
import { spawnSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { signal } from '../../src/lib/processes.ts';
import { freePort } from '../../src/up/ports.ts';
import { program, type Service, startService } from '../support/service.ts';

const fleetFile = path.join(import.meta.dirname, '..', '..', 'fleet.yaml');
let folder: string;
let services: Record<'north' | 'south', Service>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'two-cells-'));
  const ports = { north: await freePort(), south: await freePort() };
  const urlOf = (cell: 'north' | 'south') => `https://localhost:${ports[cell]}`;
  // Each has the one region of its name; the file of the examples has both.
  const text = (await readFile(fleetFile, 'utf8')).replaceAll('\n  - { name: south-', '\n  # - { name: south-');
  const cells = (['north', 'south'] as const).map((name) => ({ name, url: urlOf(name), regions: [name] }));
  const start = async (cell: 'north' | 'south') => {
    const FLEET_FILE = path.join(folder, `${cell}.yaml`);
    const own = text.replaceAll('[north, south]', `[${cell}]`).replaceAll('region: north', `region: ${cell}`);
    await writeFile(FLEET_FILE, stringify({ cell, cells }) + own);
    return startService({ environment: { FLEET_FILE, HTTPS_PORT: String(ports[cell]), PUBLIC_URL: urlOf(cell) } });
  };
  services = { north: await start('north'), south: await start('south') };
  // The session of the other cell is in a folder of its own.
  const there = path.join(services.north.dataDir, 'cells', 'south');
  await mkdir(there, { recursive: true, mode: 0o700 });
  for (const file of ['api-key.json', 'ca.pem', 'kubeconfig'])
    await copyFile(path.join(services.south.dataDir, file), path.join(there, file));
  run('kubeconfig', '--data-dir', there, '--server', services.south.url);
}, 600_000);
afterAll(async () => {
  for (const service of Object.values(services ?? {})) await service.stop();
  await rm(folder, { recursive: true, force: true });
}, 120_000);

function run(...words: string[]) {
  const { PATH, HOME } = process.env;
  const DATA_DIR = services.north.dataDir;
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...words], {
    env: { PATH, HOME, DATA_DIR },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('a customer of two cells has one list and one sum, and reads which cell is away', async () => {
  const { north, south } = services;
  const list = (await north.send('GET', '/v1/cells')).body;
  expect(list).toMatchObject({ cell: 'north', cells: [{ url: north.url }, { url: south.url, regions: ['south'] }] });
  expect((await south.send('GET', '/v1/cells')).body).toEqual({ ...list, cell: 'south' });
  const refused = run('customers', 'create', 'acme', '--region', 'south');
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`the cell south (${south.url})`)]);

  await Promise.all([north.createVm('web'), south.createVm('db')]);
  await Promise.all([north.untilReady('web'), south.untilReady('db')]);
  const machines = JSON.parse(run('machines', 'list', '--all-cells', '-o', 'json').stdout).items;
  expect(machines.map(({ cell, metadata }: any) => [cell, metadata.name])).toEqual([
    ['north', 'web'],
    ['south', 'db'],
  ]);
  await Promise.all([north.deleteVm('web'), south.deleteVm('db')]);
  await Promise.all([north.untilGone('web'), south.untilGone('db')]);
  const usage = () => run('usage', '--all-cells', '-o', 'json');
  // Each is billed for the minimum of its class at least.
  const whole = JSON.parse(usage().stdout);
  const seconds = whole.cells.map(({ summary }: any) => summary.billable_seconds);
  expect(whole).toMatchObject({ cells: [{ cell: 'north' }, { cell: 'south' }], total: { lifecycle_count: 2 } });
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(60);
  expect(whole.total.billable_seconds).toBe(seconds[0] + seconds[1]);

  const serving = south.pidsOf('api');
  await south.killUp();
  for (const pid of serving) signal(pid, 'SIGKILL');
  const part = usage();
  expect([part.status, part.stderr]).toEqual([2, expect.stringMatching(/^south is left out: .* cannot be reached/)]);
  expect(JSON.parse(part.stdout).cells).toMatchObject([{ cell: 'north', summary: { billable_seconds: seconds[0] } }]);
}, 300_000);
