/** `--all-cells`: one list and one sum of a customer that has an account in two cells. */
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { periodLines } from '../../src/cli/account/ownUsage.ts';
import { customerCommands, runWithCompletion } from '../../src/cli/customerCommands.ts';
import { signingKeys } from '../../src/domain/auditProof.ts';
import { monthOf, monthStart, oldestOpenMonth } from '../../src/domain/usageTime.ts';
import { publishKeys } from '../../src/secrets/publishedKeys.ts';
import { parseSecretKeys } from '../../src/secrets/secretKeys.ts';
import { openDatabase } from '../../src/store/core/db.ts';
import { applyCells } from '../../src/store/fleet/cells.ts';
import { closeBills } from '../../src/store/usage/bills.ts';
import { closeLifecycle, rateLifecycle } from '../../src/store/usage/lifecycles.ts';
import { freePort } from '../../src/up/ports.ts';
import { makeTenant, startApi, type TestApi, type TestTenant, vm } from '../support/apiServer.ts';
import { asRole, startPostgres, type TestPostgres } from '../support/database.ts';
import { openWithoutMachine } from '../support/lifecycles.ts';
import { secretKey } from '../support/secrets.ts';
import { program } from '../support/service.ts';
import { day } from '../support/usage/usageModel.ts';
import { waitFor } from '../support/wait.ts';

const SECRET_KEYS = secretKey('cells', 1);
const keys = parseSecretKeys(SECRET_KEYS, 'SECRET_KEYS');
const month = monthStart(oldestOpenMonth(Math.floor(Date.now() / 1_000)) - 1);
const name = monthOf(month);
interface TestCell {
  api: TestApi;
  url: string;
  tenant: TestTenant;
}
let postgres: TestPostgres;
let north: TestCell;
let south: TestCell;
let cells: { name: string; url: string; regions: string[] }[];
let dataDir: string;
const southDir = () => path.join(dataDir, 'cells', 'south');

/** A cell in which the account used so many hours in the month that is closed, and has a machine now. */
async function startCell(hours: number, machine: string): Promise<TestCell> {
  const databaseUrl = await postgres.createDatabase();
  const port = await freePort();
  const api = await startApi(databaseUrl, { SECRET_KEYS, HTTPS_PORT: String(port) });
  const tenant = await makeTenant(api.db, 'acme');
  await api.db.$executeRaw`UPDATE customers SET created_at = to_timestamp(${month}) + interval '1 day'`;
  const { customerId, tenantId, namespace, token } = tenant;
  const used = { customerId, tenantId, resourceClass: 'general-1', minimumSeconds: 60, at: month + day };
  const uid = await openWithoutMachine(api.db, used);
  const end = month + day + hours * 3_600;
  await api.db.$transaction((tx) => closeLifecycle(tx, uid, null, end));
  await rateLifecycle(api.db, uid, end);
  const worker = openDatabase(asRole(databaseUrl, 'worker'), { poolSize: 1 });
  await publishKeys(worker, keys).finally(() => worker.$disconnect());
  await closeBills(api.db, signingKeys(keys, 'bills')[0]!, () => true);
  const machines = `/v1/compute/apis/compute.service/v1alpha1/namespaces/${namespace}/virtualmachines`;
  expect((await api.call(machines, { method: 'POST', token, body: vm(machine) })).status).toBe(201);
  return { api, url: `https://localhost:${port}`, tenant };
}

async function keep(folder: string, { api, url, tenant }: TestCell): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, 'ca.pem'), api.certificate, { mode: 0o600 });
  const key = { id: tenant.keyId, secret: tenant.keySecret, server: url };
  await writeFile(path.join(folder, 'api-key.json'), JSON.stringify(key), { mode: 0o600 });
  await run('kubeconfig', '--data-dir', folder);
}

async function run(...words: string[]) {
  const [lines, complaints]: [string[], string[]] = [[], []];
  const environment = { HOME: dataDir, DATA_DIR: dataDir };
  const terminal = {
    environment,
    mainFile: program,
    print: (line: string) => void lines.push(line),
    complain: (line: string) => void complaints.push(line),
  };
  const code = await runWithCompletion(customerCommands(terminal), words, terminal);
  return { code, said: lines.join('\n'), complaints };
}
/** The lines of a table, with one space between columns. */
const rowsOf = ({ said }: { said: string }) => said.split('\n').map((line) => line.replaceAll(/ {2,}/g, ' '));

beforeAll(async () => {
  postgres = await startPostgres();
  [north, south] = [await startCell(2, 'web'), await startCell(3, 'db')];
  cells = [
    { name: 'north', url: north.url, regions: ['north'] },
    { name: 'south', url: south.url, regions: ['south'] },
  ];
  await applyCells(north.api.db, { cell: 'north', cells });
  await applyCells(south.api.db, { cell: 'south', cells });
});
afterAll(async () => {
  for (const cell of [north, south]) await cell?.api.stop();
  await postgres?.stop();
});
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'all-cells-'));
  await keep(dataDir, north);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test('machines of both cells are one list, by table and for programs', async () => {
  await keep(southDir(), south);
  const table = await run('machines', 'list', '--all-cells');
  expect([table.code, table.complaints]).toEqual([0, []]);
  expect(rowsOf(table).map((row) => row.split(' ').slice(0, 2))).toEqual([
    ['CELL', 'NAME'],
    ['north', 'web'],
    ['south', 'db'],
  ]);
  const list = parse((await run('machines', 'list', '--all-cells', '-o', 'yaml')).said);
  expect(list).toMatchObject({
    items: [
      { cell: 'north', kind: 'VirtualMachine', metadata: { name: 'web' } },
      { cell: 'south', kind: 'VirtualMachine', metadata: { name: 'db' } },
    ],
  });
  expect((await run('machines', 'list', '--all-cells', '-o', 'name')).said).toBe('north/web\nsouth/db');
  expect((await run('machines', 'list', '-o', 'name')).said).toBe('web');
  expect((await run('machines', 'list')).said).not.toContain('db');
  expect((await run('machines', 'list', '--all-cells', '-l', 'a=b')).said).toBe('No machines in any cell.');
  await expect(run('machines', 'list', '--all-cells', '--watch')).rejects.toThrow('--all-cells goes with');
});

test('usage and bills of both cells are summed', async () => {
  await keep(southDir(), south);
  const usage = await run('usage', '--all-cells', '--all-tenants', '--window', name);
  expect(rowsOf(usage).slice(1)).toEqual([
    'CELL TENANT KIND CLASS MACHINES BILLABLE HOURS',
    'north default VirtualMachine general-1 1 2.00',
    'south default VirtualMachine general-1 1 3.00',
    'Together: 5.00 h',
  ]);
  expect(rowsOf(usage)[0]).toMatch(/^20\S+ to 20\S+$/);
  const asJson = JSON.parse((await run('usage', '--all-cells', '--window', name, '-o', 'json')).said);
  expect(asJson.missing).toEqual([]);
  expect(asJson.total).toEqual({ billable_seconds: 18_000, raw_active_seconds: 18_000, lifecycle_count: 2 });
  expect(asJson.cells.map(({ cell, summary }: any) => [cell, summary.billable_seconds])).toEqual([
    ['north', 7_200],
    ['south', 10_800],
  ]);
  const bills = rowsOf(await run('usage', 'bills', '--all-cells'));
  expect(bills.map((row) => row.replace(/ \d{4}-\d\d-\d\d$/, ''))).toEqual([
    'CELL MONTH MACHINES USED HOURS CORRECTIONS BILLED HOURS CLOSED',
    `north ${name} 1 2.00 0.00 2.00`,
    `south ${name} 1 3.00 0.00 3.00`,
    `${name} in north and south: 5.00 h`,
  ]);
  const documents = JSON.parse((await run('usage', 'bills', '--all-cells', '-o', 'json')).said);
  expect(documents.map(({ cell, month: of }: any) => [cell, of])).toEqual([
    ['north', name],
    ['south', name],
  ]);
});

test('a cell of the list without a sign-in is named, and one that is listed twice is asked once', async () => {
  await mkdir(path.join(dataDir, 'cells', 'empty'), { recursive: true });
  const one = await run('usage', '--all-cells', '--window', name);
  expect([one.code, one.complaints]).toEqual([
    0,
    [`south is not asked: there is no sign-in in ${southDir()} ("login --cell south" makes one).`],
  ]);
  expect(one.said).toContain('Together: 2.00 h, without south');
  const asJson = JSON.parse((await run('usage', '--all-cells', '--window', name, '-o', 'json')).said);
  expect(asJson).toMatchObject({ missing: [{ cell: 'south', reason: expect.stringContaining('no sign-in') }] });
  await keep(southDir(), north);
  expect((await run('usage', '--all-cells', '--window', name)).said).toContain('Together: 2.00 h');
});

test('the first cell alone says which cells there are: another one hides none behind an address, and makes none up', async () => {
  await keep(southDir(), south);
  const [regions, elsewhere] = [['east'], 'https://east.example.com'];
  const east = { name: 'east', url: elsewhere, regions };
  const lie = [
    { ...east, url: north.url },
    { ...east, name: 'ghost', url: 'https://ghost.example.com' },
  ];
  const apply = async (ofNorth: typeof cells, ofSouth: typeof cells) => {
    await applyCells(north.api.db, { cell: 'north', cells: ofNorth });
    await applyCells(south.api.db, { cell: 'south', cells: ofSouth });
  };
  const said = async ({ api }: TestCell) => JSON.stringify((await api.call('/v1/cells')).body);
  try {
    await apply([...cells, east], [cells[1]!, ...lie]);
    await waitFor(
      'both to have the new lists',
      async () => (await said(south)).includes('ghost') && (await said(north)).includes('east'),
    );
    const { complaints } = await run('usage', '--all-cells', '--window', name);
    expect(complaints).toEqual([expect.stringMatching(/^east is not asked: /)]);
  } finally {
    await apply(cells, cells);
    await waitFor('the true lists', async () => !((await said(south)) + (await said(north))).includes('east'));
  }
});

test('the period is said once where it is the same in all cells, else for each', () => {
  const of = (cell: string, end: string) => ({ cell, value: { period: { start: '2026-11-01', end } } });
  expect(periodLines([of('north', '2026-12-01'), of('south', '2026-12-01')])).toEqual(['2026-11-01 to 2026-12-01']);
  expect(periodLines([of('north', '2026-11-29'), of('south', '2026-11-30')])).toEqual([
    'north: 2026-11-01 to 2026-11-29',
    'south: 2026-11-01 to 2026-11-30',
  ]);
  expect(periodLines([])).toEqual([]);
});

test.each([
  ['server', 'api-key.json', { server: 'south' }, '"south" is not an address of the service: use https://HOST:PORT'],
  ['mode', 'api-key.json', null, 'can be written by others'],
])('a folder of a cell with a wrong %s fails that cell alone', async (_what, file, change, reason) => {
  await keep(southDir(), south);
  const at = path.join(southDir(), file);
  if (change) await writeFile(at, JSON.stringify({ ...JSON.parse(await readFile(at, 'utf8')), ...change }));
  else await chmod(at, 0o666);
  const usage = await run('usage', '--all-cells', '--window', name, '-o', 'json');
  expect([usage.code, usage.complaints]).toEqual([
    2,
    [expect.stringMatching(new RegExp(`^south is left out: .*${reason}`))],
  ]);
  expect(JSON.parse(usage.said)).toMatchObject({
    cells: [{ cell: 'north' }],
    missing: [{ cell: 'south', reason: expect.stringContaining(reason) }],
    total: { lifecycle_count: 1 },
  });
});

test('a cell whose key writes its address in another way is the same cell', async () => {
  await keep(southDir(), { ...south, url: `${south.url.toUpperCase().replace('HTTPS', 'https')}/` });
  const list = await run('machines', 'list', '--all-cells', '-o', 'name');
  expect([list.code, list.complaints, list.said]).toEqual([0, [], 'north/web\nsouth/db']);
});

test('a cell that is away or refuses is named, and the exit code is 2', async () => {
  await keep(southDir(), south);
  await writeFile(
    path.join(southDir(), 'api-key.json'),
    JSON.stringify({ id: south.tenant.keyId, secret: 'another', server: south.url }),
  );
  const refused = await run('usage', '--all-cells', '--window', name);
  expect([refused.code, refused.complaints]).toEqual([
    2,
    [expect.stringMatching(/^south is left out: .* does not accept the API key/)],
  ]);
  await keep(southDir(), south);
  const ofSouth = path.join(dataDir, 'of-south');
  await keep(ofSouth, south);
  await keep(path.join(ofSouth, 'cells', 'north'), north);
  await south.api.stop();
  const away = [
    await run('machines', 'list', '--all-cells'),
    await run('usage', '--all-cells', '--window', name),
    await run('usage', 'bills', '--all-cells', '-o', 'json'),
    await run('machines', 'list', '--all-cells', '-o', 'json'),
  ];
  for (const { code, complaints } of away)
    expect([code, complaints]).toEqual([2, [expect.stringMatching(/^south is left out: .* cannot be reached/)]]);
  expect(rowsOf(away[0]!).map((row) => row.split(' ')[1])).toEqual(['NAME', 'web']);
  expect(away[1]!.said).toContain('Together: 2.00 h, without south');
  expect(JSON.parse(away[2]!.said)).toMatchObject([{ cell: 'north' }]);
  expect(JSON.parse(away[3]!.said)).toMatchObject({ items: [{ cell: 'north' }], missing: [{ cell: 'south' }] });
  // Its name is as the others know it.
  const first = await run('usage', '--all-cells', '--window', name, '--data-dir', ofSouth);
  expect([first.code, first.complaints]).toEqual([2, [expect.stringMatching(/^south is left out: /)]]);
  expect(first.said).toContain('Together: 2.00 h');
});
