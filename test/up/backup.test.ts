/**
 * `backup` and `restore` on a data folder whose Postgres runs, as under `npm start`, without the rest of the service.
 */
import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { commandLineOf, isAlive } from '../../src/lib/processes.ts';
import { readConfig } from '../../src/settings/config.ts';
import { migrate } from '../../src/store/core/migrate.ts';
import { openToOwner, preparePostgres, waitForPostgres } from '../../src/up/postgres.ts';
import { finishRestore } from '../../src/up/restoreSwap.ts';
import { query } from '../support/database.ts';
import { program } from '../support/service.ts';
import { waitFor } from '../support/wait.ts';

const full = process.env['TEST_FULL'] === '1';

let prepared: string;
/** A backup of the prepared folder, for the tests that need one and do not watch it being made. */
let backup: string;
let folder: string;
let dataDir: string;
let running: { url: string; stop(): Promise<void> } | null = null;

/** A data folder and a backup of it are made once; each test has its own copy of the folder. */
beforeAll(async () => {
  prepared = await mkdtemp(path.join(tmpdir(), 'backup-'));
  await openToOwner(prepared);
  dataDir = path.join(prepared, 'data');
  await mkdir(dataDir, { mode: 0o700 });
  await openToOwner(dataDir);
  await start();
  await migrate(running!.url, { migrationsDir: readConfig({}).migrationsDir });
  await writeFile(path.join(dataDir, 'secret-keys'), 'the keys of the backup\n', { mode: 0o600 });
  await query(running!.url, "CREATE TABLE places (name text); INSERT INTO places VALUES ('old')");
  backup = path.join(prepared, 'one');
  expect(await run(['backup', backup])).toMatchObject({ code: 0 });
  await running!.stop();
}, 240_000);
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'backup-'));
  await openToOwner(folder);
  dataDir = path.join(folder, 'data');
  // With their owners: Postgres refuses a folder of another user.
  await promisify(execFile)('cp', ['-a', path.join(prepared, 'data'), dataDir]);
  await start();
}, 120_000);
afterAll(() => rm(prepared, { recursive: true, force: true }));
afterEach(async () => {
  await running?.stop();
  await waitFor('every process of the folder to be gone', async () => (await processesOf(folder)).length === 0);
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<void> {
  const { command, url } = await preparePostgres({ dataDir, port: 0 });
  const child = spawn(command[0]!, command.slice(1), { stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  running = {
    url,
    async stop() {
      running = null;
      child.kill('SIGINT');
      await exited;
    },
  };
  await waitForPostgres(url);
}

const environment = (extra: Record<string, string> = {}) => ({
  PATH: process.env['PATH'],
  HOME: process.env['HOME'],
  DATA_DIR: dataDir,
  ...extra,
});

async function run(words: string[], extra: Record<string, string> = {}) {
  return promisify(execFile)(process.execPath, [program, ...words], { env: environment(extra), timeout: 200_000 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, stdout, stderr }),
  );
}

/** Starts a command and kills it as soon as the condition holds. Returns false if it ended before. */
async function killedWhen(words: string[], condition: () => Promise<boolean>): Promise<boolean> {
  const child: ChildProcess = spawn(process.execPath, [program, ...words], { env: environment(), stdio: 'ignore' });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  // Some moments last for milliseconds; looking without any pause would take a processor from the command.
  while (child.exitCode === null && !(await condition())) await sleep(1);
  child.kill('SIGKILL');
  await exited;
  return child.signalCode === 'SIGKILL';
}

async function processesOf(place: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1 && pid !== process.pid);
  const lines = await Promise.all(pids.map(async (pid) => (isAlive(pid) ? commandLineOf(pid) : '')));
  return pids.filter((_, index) => lines[index]!.includes(place));
}

const places = async () =>
  (await query<{ name: string }>(running!.url, 'SELECT name FROM places ORDER BY 1')).map((row) => row.name);
const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  );
const backupFolder = async () => (await readdir(dataDir)).find((name) => name.startsWith('backup.'));

test('a backup during writes is one moment of the database; restore puts it in place and keeps the previous data', async () => {
  const file = path.join(folder, 'one');
  // Two tables that every transaction changes together, and a sequence.
  await query(running!.url, 'CREATE TABLE pair_a (n int); CREATE TABLE pair_b (n int); CREATE SEQUENCE pair_seq');
  let writing = true;
  let written = 0;
  const writer = (async () => {
    for (; writing; written++)
      await query(
        running!.url,
        "BEGIN; INSERT INTO pair_a SELECT nextval('pair_seq'); INSERT INTO pair_b SELECT last_value FROM pair_seq; COMMIT",
      );
  })();
  await waitFor('writes', () => written > 5);
  const { code, stdout, stderr } = await run(['backup', file]);
  const atEnd = written;
  writing = false;
  await writer;
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  expect(stdout).toMatch(/verified in a Postgres of its own: \d+ tables, [\d,]+ rows, schema \d+/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(stdout).toMatch(/It does not hold the secret keys, .*\. Keep a copy of \S+secret-keys, in another place/);
  const members = execFileSync('tar', ['-tf', file], { encoding: 'utf8' });
  expect([members.includes('postgres-password'), members.includes('secret-keys')]).toEqual([true, false]);
  expect((await readdir(folder)).sort()).toEqual([path.basename(dataDir), 'one']);
  expect(await backupFolder()).toBeUndefined();

  await query(running!.url, "INSERT INTO places VALUES ('new')");
  await running!.stop();
  await writeFile(path.join(dataDir, 'secret-keys'), 'later keys\n');
  const restored = await run(['restore', file]);
  expect(restored).toMatchObject({ code: 0, stderr: '' });
  const aside = (await readdir(dataDir)).find((name) => name.startsWith('before-restore-'))!;
  expect(await exists(path.join(dataDir, aside, 'secret-keys'))).toBe(false);
  expect(await exists(path.join(dataDir, aside, 'postgres', 'PG_VERSION'))).toBe(true);
  expect(await readFile(path.join(dataDir, 'secret-keys'), 'utf8')).toBe('later keys\n');

  await start();
  expect(await places()).toEqual(['old']);
  const [pairs] = await query<{ a: number; b: number; last: number }>(
    running!.url,
    'SELECT (SELECT count(*)::int FROM pair_a) a, (SELECT count(*)::int FROM pair_b) b, (SELECT last_value::int FROM pair_seq) last',
  );
  expect(pairs!.a).toBe(pairs!.b);
  expect(pairs!.last).toBeGreaterThanOrEqual(pairs!.a);
  expect(pairs!.a).toBeGreaterThan(5);
  expect(pairs!.a).toBeLessThanOrEqual(atEnd);
}, 300_000);

test('impossible commands are refused with an explanation: a running service, another server, an existing file, no service', async () => {
  const file = path.join(folder, 'one');
  expect(await run(['restore', file])).toMatchObject({ code: 1, stderr: `There is no file ${file}.\n` });
  const other = { DATABASE_URL: 'postgresql://x:y@db.example.com:5432/compute?sslmode=verify-full' };
  for (const words of [
    ['backup', file],
    ['restore', file],
  ]) {
    const refused = await run(words, other);
    expect(refused.stderr).toMatch(
      /^DATABASE_URL names the Postgres at db\.example\.com:5432: .*pg_(dump|restore) .*\n$/,
    );
    expect(refused.stderr).not.toContain('x:y');
  }
  expect((await run(['backup', backup])).stderr).toBe(`${backup} already exists: name another file.\n`);
  // As `up` holds it.
  await writeFile(path.join(dataDir, 'lock'), `${process.pid}\n${await commandLineOf(process.pid)}\n`);
  expect((await run(['restore', backup])).stderr).toContain(`is in use by process ${process.pid}: stop it`);
  await rm(path.join(dataDir, 'lock'));
  expect((await run(['database', 'url'])).stdout).toBe(`${running!.url}\n`);
  await running!.stop();
  expect((await run(['backup', path.join(folder, 'two')])).stderr).toMatch(
    /does not respond .* taken while the service runs/,
  );
  expect((await run(['backup', path.join(folder, 'two')], { DATA_DIR: path.join(folder, 'none') })).stderr).toMatch(
    /^There is no database in /,
  );
}, 300_000);

test('a killed backup leaves no file under its name and no process; the next one cleans up', async () => {
  const file = path.join(folder, 'one');
  const moments: [string, () => Promise<boolean>][] = [
    ['the copy', async () => exists(path.join(dataDir, (await backupFolder()) ?? 'none', 'base.tar.gz'))],
    [
      'the look into it',
      async () => exists(path.join(dataDir, (await backupFolder()) ?? 'none', 'postgres', 'postmaster.pid')),
    ],
    ['the packing', async () => (await readdir(folder)).some((name) => name.endsWith('.partial'))],
  ];
  // The packing is over so soon that some kills come too late.
  for (const [what, condition] of full ? moments : moments.slice(0, 1)) {
    // A short moment may pass between two looks at it: then the backup is whole, and the next one is tried.
    let tries = 0;
    while (!(await killedWhen(['backup', file], condition)) || (await exists(file))) {
      if (++tries === 20) throw new Error(`${what} was over before each kill`);
      await rm(file, { force: true });
    }
    expect(await exists(file)).toBe(false);
    await waitFor(
      'no Postgres on the copy',
      async () => (await processesOf(path.join(dataDir, 'backup.'))).length === 0,
    );
  }
  expect(await run(['backup', file])).toMatchObject({ code: 0, stderr: '' });
  expect(await backupFolder()).toBeUndefined();
  expect((await readdir(folder)).sort()).toEqual([path.basename(dataDir), 'one']);
}, 300_000);

test('a damaged file is refused, and nothing is changed; a restore that is killed leaves the old state before its commit point, and the restored one after it', async () => {
  await query(running!.url, "INSERT INTO places VALUES ('new')");
  await running!.stop();
  const { size } = await stat(backup);
  const damaged = async (name: string, harm: (copy: string) => Promise<void>) => {
    const copy = path.join(folder, name);
    await cp(backup, copy);
    await harm(copy);
    return copy;
  };
  const flip = (at: number) => async (copy: string) => {
    const handle = await open(copy, 'r+');
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    await handle.write(Buffer.from([byte[0]! ^ 0x40]), 0, 1, at);
    await handle.close();
  };
  for (const copy of [
    await damaged('short', (copy) => truncate(copy, Math.floor(size / 2))),
    await damaged('flipped', flip(Math.floor(size / 2))),
    await damaged('flipped-in-its-manifest', flip(600)),
    await damaged('text', (copy) => writeFile(copy, 'no archive')),
    await damaged('empty', (copy) => truncate(copy, 0)),
    await damaged('foreign', async (copy) => {
      await promisify(execFile)('tar', ['-cf', copy, '-C', '/etc', 'hostname']);
    }),
  ]) {
    const { code, stderr } = await run(['restore', copy]);
    expect({ copy, code, stderr }).toEqual({
      copy,
      code: 1,
      stderr: expect.stringMatching(/^.* (is not a complete backup|is damaged|differ).*\n$/),
    });
  }
  expect((await readdir(dataDir)).filter((name) => name.includes('restore'))).toEqual([]);
  const members = ['base.tar.gz', 'postgres/postmaster.pid', 'postgres/PG_VERSION'];
  for (const member of full ? members : members.slice(1, 2)) {
    const killed = await killedWhen(['restore', backup], () => exists(path.join(dataDir, 'restore.new', member)));
    expect({ member, killed }).toEqual({ member, killed: true });
    await waitFor(
      'no Postgres on the draft',
      async () => (await processesOf(path.join(dataDir, 'restore.'))).length === 0,
    );
  }
  await start();
  expect(await places()).toEqual(['new', 'old']);
  await running!.stop();
  await writeFile(path.join(dataDir, 'secret-keys'), 'later keys\n');
  // Once this folder exists, `finishRestore`, which every start of the service runs first, puts the restored state in
  // place.
  await killedWhen(['restore', backup], () => exists(path.join(dataDir, 'restore.ready')));
  await finishRestore(dataDir);
  await start();
  expect(await places()).toEqual(['old']);
  expect(await readFile(path.join(dataDir, 'secret-keys'), 'utf8')).toBe('later keys\n');
}, 300_000);
