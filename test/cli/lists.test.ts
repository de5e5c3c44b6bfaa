/** Lists of operators' commands: programs get every row, and a table says when there are more. */
import { parse } from 'yaml';
import { auditListCommand } from '../../src/cli/audit/auditCommands.ts';
import type { Described } from '../../src/cli/commandLine.ts';
import { operatorCommands } from '../../src/cli/commands.ts';
import { customersListCommand } from '../../src/cli/customers/operatorCustomers.ts';
import { hostsListCommand } from '../../src/cli/fleet/hostCommands.ts';
import { instancesListCommand } from '../../src/cli/fleet/instanceCommands.ts';
import { orphansListCommand } from '../../src/cli/fleet/orphanCommands.ts';
import { askedOf, type List, type ListOptions, pagesOf, printList } from '../../src/cli/lists.ts';
import { listOptions } from '../../src/cli/operatorOptions.ts';
import { failureCodes } from '../../src/domain/failureCodes.ts';
import { type Config, readConfig } from '../../src/settings/config.ts';
import type { Database } from '../../src/store/core/db.ts';
import { said } from '../support/commands.ts';
import { makeHost, makeMachine, makeTenant } from '../support/fixtures.ts';
import { useFreshDatabase } from '../support/suiteDatabase.ts';

interface Row {
  name: string;
  note: string | null;
}
const rows = Array.from({ length: 1_203 }, (_, at): Row => ({ name: `r${String(at).padStart(4, '0')}`, note: null }));
const list = (of: readonly Row[] = rows): List<Row> => ({
  heads: ['NAME', 'NOTE'],
  cells: ({ name, note }) => [name, note ?? '-'],
  place: ({ name }) => name,
  page: pagesOf(
    async () => of,
    ({ name }) => name,
  ),
  none: 'There is nothing.',
});
const printed = async (options: ListOptions, of?: readonly Row[]) =>
  (await said((print) => printList(askedOf(options), list(of), print))).text;

test('programs get every row in each form, and a table says that there are more and how to go on', async () => {
  expect(JSON.parse(await printed({ output: 'json' }))).toEqual(rows);
  expect(parse(await printed({ output: 'yaml' }))).toEqual(rows);
  const csv = (await printed({ output: 'csv' })).split('\n');
  expect([csv[0], csv.length]).toEqual(['name,note', 1_204]);
  expect((await printed({ output: 'lines' })).split('\n').map((line) => JSON.parse(line))).toEqual(rows);
  const table = (await printed({})).split('\n');
  expect([table.length, table.at(-1)]).toEqual([202, 'There are more: --after r0199, or --limit.']);
  expect((await printed({ after: 'r0199', limit: '1003' })).split('\n')[1]).toMatch(/^r0200/);
  expect(await printed({ limit: '5000' })).not.toContain('There are more');
});

test('a list goes on after any row, and ends where it was asked to', async () => {
  const after = JSON.parse(await printed({ output: 'json', after: 'r0600', limit: '2' }));
  expect(after.map(({ name }: Row) => name)).toEqual(['r0601', 'r0602']);
  expect(JSON.parse(await printed({ output: 'json', limit: '500' }))).toHaveLength(500);
  await expect(printed({ after: 'gone' })).rejects.toThrow('No row is at "gone"');
});

test('an empty list is one in every form, and cells of CSV are quoted', async () => {
  expect(await Promise.all(['table', 'json', 'yaml', 'csv'].map((output) => printed({ output }, [])))).toEqual([
    ...['There is nothing.', '[]', '[]', ''],
  ]);
  const odd = [{ name: 'a,b', note: 'say "x"\ny' }];
  expect(await printed({ output: 'csv' }, odd)).toBe('name,note\n"a,b","say ""x""\ny"');
  expect(JSON.parse(await printed({ output: 'json' }, odd))).toEqual(odd);
});

test('a form or a number that is none is refused before anything is read', () => {
  expect(() => askedOf({ output: 'xml' })).toThrow('--output is table, json, yaml, csv, lines, page, not "xml"');
  for (const limit of ['0', 'all', '1.5', '-1', ''])
    expect(() => askedOf({ limit })).toThrow('--limit is a whole number');
});

test('every list of operators has the same options', () => {
  const none = () => Promise.reject(new Error('no role starts here'));
  const roles = { up: none, api: none, worker: none, host: none, codec: none, operator: none };
  const terminal = { environment: {}, mainFile: '', print: () => {}, complain: () => {}, roles };
  const calls = Object.values(operatorCommands(terminal)).flatMap((group): [string, Described][] =>
    Object.entries(group),
  );
  const lists = calls.filter(([call]) => / list\b| requests$/.test(call));
  expect(lists.map(([call]) => call)).toHaveLength(8);
  for (const [call, { options }] of lists)
    expect([call, options]).toEqual([call, expect.objectContaining(listOptions)]);
});

describe('of a fleet', () => {
  let db: Database;
  let config: Config;
  useFreshDatabase(async (opened, databaseUrl) => {
    db = opened;
    config = readConfig({ DATABASE_URL: databaseUrl });
  });

  type Command = (config: Config, options: ListOptions, print: (line: string) => void) => Promise<unknown>;
  const ask = async (command: Command, options: ListOptions) =>
    JSON.parse((await said((print) => command(config, { ...options, output: 'json' }, print))).text);

  const waitsListCommand: Command = (of, options, print) =>
    instancesListCommand(of, { ...options, waiting: true }, print);

  test('JSON has every account, event, host, machine, and orphan, and goes on after each', async () => {
    const { namespace, tenantId } = await makeTenant(db, { namespace: 'a-first' });
    await db.customer.createMany({
      data: Array.from({ length: 300 }, (_, at) => ({ slug: `c${at}`, displayName: `C ${at}` })),
    });
    await db.$executeRaw`
      INSERT INTO audit_events (actor_type, actor_id, action, target, outcome)
      SELECT 'operator', 'command-line', 'host.cordon', 'h' || n, 'success' FROM generate_series(1, 171) n`;
    for (const name of ['h1', 'h2', 'h3']) await makeHost(db, { name });
    for (const name of ['m1', 'm2', 'm3']) await makeMachine(db, { namespace, name });
    await db.orphan.create({
      data: { runtimeId: tenantId, hostName: 'h1', machineUid: tenantId, workflowId: 'VirtualMachine/a/b/c' },
    });
    const commands: [Command, number, (row: Record<string, string>) => string][] = [
      [customersListCommand, 301, ({ slug }) => slug!],
      [auditListCommand, 171, ({ sequence }) => sequence!],
      [hostsListCommand, 3, ({ name }) => name!],
      [instancesListCommand, 3, ({ namespace: of, name, kind }) => `${of}/${name}/${kind}`],
      [waitsListCommand, 3, ({ since, uid }) => `${since}/${uid}`],
      [orphansListCommand, 1, ({ runtimeId }) => runtimeId!],
    ];
    for (const [command, count, place] of commands) {
      const all = await ask(command, {});
      expect([command.name, all.length]).toEqual([command.name, count]);
      expect(new Set(all.map(place)).size).toBe(count);
      expect(await ask(command, { after: place(all[0]) })).toEqual(all.slice(1));
    }
    await db.$executeRaw`UPDATE machines SET phase = 'Failed', failure_code = ${failureCodes[0]} WHERE name = 'm2'`;
    const waits: { name: string }[] = await ask(waitsListCommand, {});
    expect(waits.map(({ name }) => name).sort()).toEqual(['m1', 'm3']);
    const other = `${namespace}/m1/VirtualMachine`;
    await expect(ask(waitsListCommand, { after: other })).rejects.toThrow('no place of a list of waits');
    await expect(ask(auditListCommand, { after: 'x' })).rejects.toThrow('--after is the sequence of an event');
  });
});
