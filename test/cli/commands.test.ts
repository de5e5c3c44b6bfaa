import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand, type Terminal } from '../../src/cli/commands.ts';
import { UsageError } from '../../src/lib/errors.ts';
import { readConfig } from '../../src/settings/config.ts';

const root = path.join(import.meta.dirname, '..', '..');
const ran: string[] = [];
const role = (name: string) => async () => void ran.push(name);
const roles = {
  up: role('up'),
  api: role('api'),
  worker: role('worker'),
  host: role('host'),
  codec: role('codec'),
  operator: role('operator'),
};

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

const words = (text: string) => text.split(/\s+/).join(' ');

test('help lists every command, and each command’s --help shows its arguments without running it', async () => {
  const all = await printed('help');
  for (const words of [[], ['--help'], ['help']]) expect(await printed(...words)).toBe(all);
  const names = new Set([...all.matchAll(/^ {2}([a-z-]+(?: [a-z-]+)?)/gm)].map((match) => match[1]!));
  expect([...names]).toEqual(expect.arrayContaining(['up', 'hosts drain', 'usage export', 'ssh', 'ssh-key', 'tunnel']));
  for (const name of names) {
    const own = await printed(...name.split(' '), '--help');
    const [usage, about] = own.split('\n\n');
    expect(usage).toMatch(new RegExp(`^Usage: compute-service ${name}\\b`));
    expect(words(all)).toContain(words(about!));
    expect(own).toMatch(new RegExp(`\n\nExamples:\n {2}compute-service ${name}\\b`));
    for (const option of own.match(/^ {2}-.*/gm)!) expect(option).toMatch(/^ {2}(-\w, )?--[a-z-]+( [A-Z-]+)? {2,}\w/);
    expect(await printed('help', ...name.split(' '))).toBe(own);
  }
  expect((await printed('hosts', '-h')).match(/^ {2}hosts \w+/gm)).toEqual([
    '  hosts list',
    '  hosts show',
    '  hosts inspect',
    '  hosts enroll',
    '  hosts key',
    '  hosts orders',
    '  hosts order',
    '  hosts cordon',
    '  hosts uncordon',
    '  hosts maintain',
    '  hosts evacuate',
    '  hosts drain',
    '  hosts reset',
    '  hosts abandon',
    '  hosts forget',
  ]);
  expect(ran).toEqual([]);
  await printed('host');
  expect(ran).toEqual(['host']);
});

test.each([
  ['foo', /^Unknown command 'foo'\n"help" lists every command\.$/],
  ['foo --help', /^Unknown command 'foo'\n"help" lists every command\.$/],
  ['help foo', /^Unknown command 'foo'\n"help" lists every command\.$/],
  ['--foo', /^Unknown option '--foo'\n"help" lists every command\.$/],
  ['tokn', /^Unknown command 'tokn'\n\(Did you mean token\?\)\n"help" lists every command\.$/],
  ['tokn --help', /^Unknown command 'tokn'\n\(Did you mean token\?\)\n"help" lists every command\.$/],
  ['host list', /^Too many arguments for 'host'\. Expected 0 arguments but got 1\.\nUsage: compute-service host\n/],
  ['hots list', /^Unknown command 'hots'\n\(Did you mean one of host, hosts\?\)/],
  ['migrte now', /^Unknown command 'migrte'\n\(Did you mean migrate\?\)/],
  ['hosts lst', /^Unknown command 'lst'\n\(Did you mean list\?\)/],
  ['hosts', /^A command is missing\nUsage: compute-service hosts COMMAND\n\n[^\n]+\n {2}hosts list /],
  ['hosts foo', /^Unknown command 'foo'\n\n[\s\S]* {2}hosts list [\s\S]*\n {2}hosts cordon NAME /],
  ['hosts foo --help', /^Unknown command 'foo'\n\n[\s\S]*\n {2}hosts list /],
  ['fleet apply', /^Missing required argument 'FILE'\nUsage: compute-service fleet apply FILE\n/],
  ['hosts list h1', /Expected 0 arguments but got 1\./],
  ['hosts cordon h1 h2', /Expected 1 argument but got 2\.\nUsage: compute-service hosts cordon NAME\n/],
  ['worker now', /Expected 0 arguments but got 1\./],
  ['hosts list --reason none', /^Unknown option '--reason'\nUsage: compute-service hosts list \[OPTIONS\]\n/],
  ['tunnel web 22 --lisen 80', /^Unknown option '--lisen'\n\(Did you mean --listen\?\)\n/],
  ['token --server', /^Option '--server <URL>' argument missing\nUsage: compute-service token \[OPTIONS\]\n/],
  ['login', /^Required option '--account <SLUG>' not specified\nUsage: compute-service login --account SLUG \[/],
  ['ssh', /^Missing required argument 'NAME'\nUsage: compute-service ssh NAME \[COMMAND\.\.\.\] \[OPTIONS\]\n/],
  ['ssh web --image debian-12', /^--image is the image that --create uses: give both, or neither\.$/],
  ['ssh-key a b', /^Too many arguments for 'ssh-key'\. Expected 1 argument but got 2\./],
  ['tunnel web', /^Missing required argument 'PORT'/],
])('"%s" is refused with its correct usage', async (line, message) => {
  const refused = await printed(...line.split(' ')).catch((error: Error) => error);
  expect(refused).toBeInstanceOf(UsageError);
  expect((refused as Error).message).toMatch(message);
});

test('--version shows the release, the Node version, and the schema', async () => {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8'));
  const migrations = (await readdir(path.join(root, 'prisma', 'migrations'))).filter((name) => /^\d/.test(name)).sort();
  const line = `compute-service ${version} (Node ${process.version}, database schema ${migrations.at(-1)})`;
  expect(await printed('--version')).toBe(line);
  expect(await printed('version')).toBe(line);
});

test('arguments whose options npm consumed are refused with a hint at "--"', async () => {
  await expect(printedWith({ npm_lifecycle_event: 'cli' }, 'orphans', 'destroy', 'x', 'a reason')).rejects.toThrow(
    'npm run -s cli -- ',
  );
});

test('a command names the settings that it needs and does not have', async () => {
  await expect(printed('api')).rejects.toThrow('This role needs DATABASE_URL, TLS_CERT_FILE, TLS_KEY_FILE;');
  await expect(printed('worker')).rejects.toThrow('This role needs DATABASE_URL;');
  await expect(printed('token', '--server', 'http://localhost')).rejects.toThrow(
    '"http://localhost" is not an address of the service: use https://HOST:PORT (--server, PUBLIC_URL, or "server" of',
  );
  await expect(printedWith({ TEMPORAL_ADDRESS: '127.0.0.1:1' }, 'replay')).rejects.toThrow(
    'Temporal at 127.0.0.1:1 does not respond',
  );
  await expect(printed('orphans', 'destroy', 'x', '--reason', 'none')).rejects.toThrow('"x" is not a runtime id');
});

test.each([
  ['HTTPS_PORT', 'abc', 'HTTPS_PORT must be a whole number from 0 to 65535, not "abc"'],
  ['HOST_SILENT_MS', '0', 'HOST_SILENT_MS must be a whole number from 1 on, not "0"'],
  ['PUBLIC_URL', 'localhost:8443', 'PUBLIC_URL must be https://HOST:PORT, not "localhost:8443"'],
  ['TEMPORAL_ADDRESS', 'http://temporal:7233', 'TEMPORAL_ADDRESS must be HOST:PORT, not "http://temporal:7233"'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be debug, info, warn, error or silent, not "loud"'],
  ['DATABASE_URL', 'mysql://u:secret@h/d', 'DATABASE_URL must be postgresql://USER:PASSWORD@HOST:PORT/DATABASE'],
])('the setting %s=%s is refused, and the error says what is accepted', async (name, value, message) => {
  await expect(printedWith({ [name]: value }, 'host')).rejects.toMatchObject({ message });
});

test.each([
  ['https://Compute.Example.COM:443/', 'https://compute.example.com'],
  ['https://compute.example.com:8443', 'https://compute.example.com:8443'],
  // Paths are put behind it, so this one stays what it is.
  ['https://compute.example.com/under', 'https://compute.example.com/under'],
  ['', 'https://localhost:8443'],
])('PUBLIC_URL=%s is %s everywhere', (PUBLIC_URL, publicUrl) => {
  expect(readConfig({ PUBLIC_URL })).toMatchObject({ publicUrl });
});
