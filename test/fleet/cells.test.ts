/** The cells of the fleet file: in the file, in the database, for anyone who asks, and in the way of a wrong region. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stringify } from 'yaml';
import { customersCreateCommand, customersMoveCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { fleetApplyCommand } from '../../src/cli/operatorCommands.ts';
import { wrongOwnCell } from '../../src/domain/cellList.ts';
import { parseFleet } from '../../src/fleet/fleetFile.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import { applyFleet, type Fleet } from '../../src/store/fleet/applyFleet.ts';
import { makeTenant, startApi, type TestApi } from '../support/apiServer.ts';
import { startPostgres, type TestPostgres } from '../support/database.ts';

const file = path.join(import.meta.dirname, '..', '..', 'fleet.yaml');
const east = { name: 'east', url: 'https://east.example.com', regions: ['north', 'south'] };
const west = { name: 'west-1', url: 'https://west.example.com:8443', regions: ['far-west', 'west'] };

/** The fleet file of the examples with these fields as well. */
async function fleetWith(fields: object): Promise<Fleet> {
  return parseFleet(stringify(fields) + (await readFile(file, 'utf8')), 'fleet.yaml');
}

describe('a fleet file', () => {
  test('has the same list of cells in each of them, and says which it is for', async () => {
    expect(await fleetWith({ cell: 'east', cells: [west, east] })).toMatchObject({ cell: 'east', cells: [west, east] });
  });

  test.each<[string, object, string]>([
    ['does not say which cell it is for', { cells: [east, west] }, 'cell: missing'],
    ['is for a cell that is not listed', { cell: 'north', cells: [east, west] }, 'cell: there is no cell north'],
    ['names itself alone', { cell: 'east' }, 'cell: there is no cell east'],
    ['lists a name twice', { cell: 'east', cells: [east, { ...west, name: 'east' }] }, 'cells: east is listed'],
    ['lists an address twice', { cell: 'east', cells: [east, { ...west, url: east.url }] }, `cells: ${east.url} is`],
    [
      'lists other regions than it has',
      { cell: 'east', cells: [{ ...east, regions: ['north', 'moon'] }] },
      'cells: east must have the regions of this file; south is in one of the two lists alone\nfleet.yaml: ' +
        'cells: east must have the regions of this file; moon',
    ],
    [
      'has a name that is no label',
      { cell: 'east', cells: [east, { ...west, name: '../west' }] },
      'cells.1.name: must be',
    ],
    ...[
      'http://west.example.com',
      'https://west.example.com/',
      'https://west.example.com/v1',
      'https://a@west.example.com',
      'west',
    ].map((url): [string, object, string] => [
      `has the address ${url}`,
      { cell: 'east', cells: [east, { ...west, url }] },
      'cells.1.url: must be the PUBLIC_URL',
    ]),
  ])('is refused if it %s', async (_what, fields, message) => {
    await expect(fleetWith(fields)).rejects.toThrow(`fleet.yaml: ${message}`);
  });
});

test.each([
  ['https://EAST.example.com:443/', null],
  [
    'https://east.example.com:8443',
    `has ${east.url} for this cell, east, and its PUBLIC_URL is https://east.example.com:8443`,
  ],
])('the list and PUBLIC_URL=%s: %s', (publicUrl, wrong) => {
  const found = wrongOwnCell({ cell: 'east', cells: [west, east] }, publicUrl);
  expect(found).toEqual(wrong && expect.stringContaining(wrong));
  expect(wrongOwnCell({ cell: null, cells: [] }, publicUrl)).toBeNull();
});

describe('a fleet that was applied', () => {
  let postgres: TestPostgres;
  let api: TestApi;
  let config: Config;
  const created: string[] = [];
  const create = (slug: string, region: string) =>
    customersCreateCommand(config, { slug, region }, (line) => void created.push(line));
  beforeAll(async () => {
    postgres = await startPostgres();
    const DATABASE_URL = await postgres.createDatabase();
    config = readConfig({ DATABASE_URL });
    api = await startApi(DATABASE_URL);
  });
  afterAll(async () => {
    await api?.stop();
    await postgres?.stop();
  });

  test('tells anyone its cells, and that it is the only one if it names none', async () => {
    await applyFleet(api.db, await fleetWith({ cell: 'east', cells: [west, east] }));
    const { status, body, headers } = await api.call('/v1/cells');
    expect([status, body]).toEqual([200, { cell: 'east', cells: [west, east] }]);
    expect(headers['cache-control']).toBe('public, max-age=10');
    expect((await api.call('/v1/cells', { method: 'POST', body: {} })).status).toBe(405);
    const alone = await postgres.createDatabase();
    const other = await startApi(alone);
    try {
      await applyFleet(other.db, await fleetWith({ cell: 'east', cells: [east] }));
      await applyFleet(other.db, await fleetWith({ tenants: [] }));
      expect((await other.call('/v1/cells')).body).toEqual({ cell: null, cells: [] });
    } finally {
      await other.stop();
    }
  });

  test('is named by "fleet apply" if its own cell has another address than the API', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'cells-'));
    try {
      const fleetFile = path.join(folder, 'fleet.yaml');
      await writeFile(fleetFile, stringify({ cell: 'east', cells: [west, east] }) + (await readFile(file, 'utf8')));
      const said = async (PUBLIC_URL: string) => {
        const lines: string[] = [];
        const { DATABASE_URL } = config;
        const given = readConfig({ DATABASE_URL, PUBLIC_URL, DATA_DIR: folder, TEMPORAL_ADDRESS: '127.0.0.1:1' });
        await fleetApplyCommand(given, fleetFile, (line) => void lines.push(line));
        return lines.filter((line) => line.includes('for this cell'));
      };
      const wrong =
        `! the list of cells has ${east.url} for this cell, east, and its PUBLIC_URL is https://127.0.0.1:1: ` +
        'programs refuse its sign-ins';
      expect(await said('https://127.0.0.1:1')).toEqual([wrong]);
      expect(await said(`${east.url}:443/`)).toEqual([]);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  test('refuses a region of another cell to operators, and names the address to go to', async () => {
    await create('acme', 'south');
    expect(JSON.parse(created.join('\n'))).toMatchObject({ namespace: 'acme-default' });
    const there = 'west is a region of the cell west-1 (https://west.example.com:8443). Run the command there.';
    await expect(create('else', 'west')).rejects.toThrow(there);
    const reason = 'it moves to the west';
    await expect(customersMoveCommand(config, { slug: 'acme', region: 'west', reason }, () => {})).rejects.toThrow(
      there,
    );
    await expect(create('else', 'moon')).rejects.toThrow(
      'There is no region "moon": the applied fleet has north, south.',
    );
    expect(await api.db.customer.count({ where: { slug: 'else' } })).toBe(0);
  });

  test('refuses it to a customer for a tenant, and says where an account is needed', async () => {
    const { token } = await makeTenant(api.db, 'widgets');
    const post = (region: string) =>
      api.call('/v1/admin/tenants', { method: 'POST', token, body: { slug: region, display_name: 'A', region } });
    const detailOf = async (region: string) => (await post(region)).body.errors[0].detail;
    expect(await detailOf('west')).toBe(
      'must be one of north, south; west is a region of the cell west-1 (https://west.example.com:8443), where you need an account',
    );
    expect(await detailOf('moon')).toBe('must be one of north, south');
    expect((await post('south')).status).toBe(201);
  });
});
