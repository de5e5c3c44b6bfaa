import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type Terminal } from '../../src/cli/commands.ts';
import { UsageError } from '../../src/up/userErrors.ts';

const root = path.join(import.meta.dirname, '..', '..');
const ran: string[] = [];
const role = (name: string) => async () => void ran.push(name);
const roles = { up: role('up'), api: role('api'), worker: role('worker'), host: role('host') };

/** What a command prints where no part of the service exists. */
async function printed(...words: string[]): Promise<string> {
  return printedWith({}, ...words);
}

async function printedWith(settings: Record<string, string>, ...words: string[]): Promise<string> {
  const lines: string[] = [];
  const environment = { DATA_DIR: path.join(tmpdir(), 'no-such-data'), ...settings };
  const terminal: Terminal = {
    environment,
    mainFile: 'main.js',
    print: (line) => lines.push(line),
    complain: () => {},
    roles,
  };
  expect(await runCommand(words, terminal)).toBeNull();
  return lines.join('\n');
}

test('help lists every command, and each tells what it takes when asked, and does nothing', async () => {
  const all = await printed('help');
  for (const words of [[], ['--help'], ['help']]) expect(await printed(...words)).toBe(all);
  const names = new Set([...all.matchAll(/^ {2}([a-z]+(?: [a-z]+)?)/gm)].map((match) => match[1]!));
  expect([...names]).toEqual(expect.arrayContaining(['up', 'hosts drain', 'usage export', 'ssh', 'tunnel']));
  for (const name of names) {
    const own = await printed(...name.split(' '), '--help');
    expect(all).toContain(own.split('\n\n')[0]);
    expect(own).toMatch(new RegExp(`^ {2}${name}\\b`));
    expect(own.startsWith(await printed('help', ...name.split(' ')))).toBe(true);
  }
  expect((await printed('hosts', '-h')).match(/^ {2}hosts \w+/gm)).toEqual([
    '  hosts list',
    '  hosts cordon',
    '  hosts uncordon',
    '  hosts drain',
  ]);
  expect(ran).toEqual([]);
  await printed('host');
  expect(ran).toEqual(['host']);
});

test.each([
  ['foo', /^There is no command "foo"\. "help" lists every command\.$/],
  ['foo --help', /^There is no command "foo"\./],
  ['help foo', /^There is no command "foo"\./],
  ['--foo', /^There is no command "--foo"\./],
  ['tokn', /^There is no command "tokn"\. Did you mean "token"\? "help" lists every command\.$/],
  ['host list', /^"host list": host takes 0 words/],
  ['hots list', /^There is no command "hots list"\. Did you mean "hosts list"\?/],
  ['migrte now', /^There is no command "migrte now"\. Did you mean "migrate"\?/],
  ['hosts', /^There is no command "hosts"; these begin so:\n {2}hosts list /],
  ['hosts foo', /; these begin so:\n {2}hosts list .*\n {2}hosts cordon NAME /],
  ['hosts foo --help', /; these begin so:\n {2}hosts list /],
  ['fleet apply', /: fleet apply takes 1 word, not 0\. It is called so:\n {2}fleet apply FILE /],
  ['hosts list h1', /takes 0 words, not 1\./],
  ['hosts cordon h1 h2', /takes 1 word, not 2\..*\n {2}hosts cordon NAME /],
  ['worker now', /takes 0 words, not 1\./],
  ['hosts list --reason none', /^Unknown option '--reason'\. It is called so:\n {2}hosts list /],
  ['token --server', /^Option '--server <value>' argument missing\. It is called so:/],
  ['login', /^login needs --account/],
])('"%s" is told how it is called', async (line, message) => {
  const refused = await printed(...line.split(' ')).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toMatch(message);
});

test('--version says which release, Node and schema this is', async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const migrations = (await readdir(path.join(root, 'prisma', 'migrations'))).filter((name) => /^\d/.test(name)).sort();
  const line = `compute-service ${version} (Node ${process.version}, database schema ${migrations.at(-1)})`;
  expect(await printed('--version')).toBe(line);
  expect(await printed('version')).toBe(line);
});

test('words that npm left after it took their options away are told of the "--"', async () => {
  await expect(printedWith({ npm_lifecycle_event: 'cli' }, 'orphans', 'destroy', 'x', 'a reason')).rejects.toThrow(
    'npm run -s cli -- ',
  );
});

test('what a command needs and does not have is named', async () => {
  await expect(printed('api')).rejects.toThrow('This role needs DATABASE_URL, TLS_CERT_FILE, TLS_KEY_FILE;');
  await expect(printed('worker')).rejects.toThrow('This role needs DATABASE_URL;');
  await expect(printed('token', '--server', 'http://localhost')).rejects.toThrow(
    '"http://localhost" is no address of the service: https://HOST:PORT is',
  );
  await expect(printedWith({ TEMPORAL_ADDRESS: '127.0.0.1:1' }, 'replay')).rejects.toThrow(
    'Temporal at 127.0.0.1:1 does not answer',
  );
  await expect(printed('orphans', 'destroy', 'x', '--reason', 'none')).rejects.toThrow('"x" is no runtime id');
});

test.each([
  ['HTTPS_PORT', 'abc', 'HTTPS_PORT must be a whole number from 0 to 65535, not "abc"'],
  ['HOST_SILENT_MS', '0', 'HOST_SILENT_MS must be a whole number from 1 on, not "0"'],
  ['PUBLIC_URL', 'localhost:8443', 'PUBLIC_URL must be https://HOST:PORT, not "localhost:8443"'],
  ['TEMPORAL_ADDRESS', 'http://temporal:7233', 'TEMPORAL_ADDRESS must be HOST:PORT, not "http://temporal:7233"'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent, not "loud"'],
  ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL must be postgresql://USER:PASSWORD@HOST:PORT/DATABASE'],
])('the setting %s=%s is refused with what is accepted', async (name, value, message) => {
  await expect(printedWith({ [name]: value }, 'host')).rejects.toMatchObject({ message });
});
