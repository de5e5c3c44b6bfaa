// The whole service as real processes, from the build that `npm test` makes before it runs this.
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client, Connection } from '@temporalio/client';
import { Agent, request } from 'undici';
import { commandLineOf, isAlive } from '../../src/lib/processes.ts';
import { shellWord } from '../../src/lib/shell.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { freePort } from '../../src/up/ports.ts';
import { embeddedDatabaseUrl } from '../../src/up/postgres.ts';
import { query } from '../support/database.ts';
import { checkoutIn } from '../support/up/closedCheckout.ts';
import { waitFor } from '../support/wait.ts';

const root = path.join(import.meta.dirname, '..', '..');
const main = path.join(root, 'dist', 'src', 'main.js');
/** A folder that only its own user may enter. As root this is the hard case: Postgres then runs as another user. */
let closed: string;
let dataDir: string;
const started: Up[] = [];
async function newDataFolder(): Promise<void> {
  closed = await mkdtemp(path.join(tmpdir(), 'up-'));
  expect((await stat(closed)).mode & 0o777).toBe(0o700);
  dataDir = path.join(closed, 'data');
  await mkdir(dataDir);
}
async function removeDataFolder(): Promise<void> {
  for (const up of started.splice(0)) await up.end('SIGKILL');
  await waitFor('every process of the data folder to be gone', async () => (await processesOf(dataDir)).length === 0);
  await rm(closed, { recursive: true, force: true });
}

/** A `--import` that runs this before the program. */
const first = (script: string) => `--import=data:text/javascript,${encodeURIComponent(script)}`;
/** Whether this machine reaches the download, and how fast, must not matter. */
const offline = first(`globalThis.fetch = () => Promise.reject(new Error('this machine is offline'));`);
/**
 * A machine whose "localhost" has two addresses. The service listens on the first, and the program stalls while it
 * connects.
 */
const standingStill = first(`
  import dns from 'node:dns';
  dns.lookup = (_name, _options, found) => setImmediate(() => {
    found(null, [{ address: '127.0.0.1', family: 4 }, { address: '::1', family: 6 }]);
    const since = performance.now();
    while (performance.now() - since < 500);
  });
`);

interface Up {
  child: ChildProcess;
  said(): string;
  /** Sends a signal and waits for the end; returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

function environment(extra: Record<string, string> = {}) {
  const { DATABASE_URL: _, TEMPORAL_ADDRESS: __, ...env } = process.env;
  return {
    ...env,
    DATA_DIR: dataDir,
    FLEET_FILE: path.join(root, 'fleet.yaml'),
    HTTPS_PORT: '0',
    TEMPORAL_PORT: '0',
    TEMPORAL_UI_PORT: '0',
    ...extra,
  };
}

/** Starts the service and waits until it reports that it is ready, or for the given text. */
async function startUp(
  extra: Record<string, string> = {},
  { awaited = 'Ctrl-C stops everything', program = main } = {},
): Promise<Up> {
  const env = environment(extra);
  const child = spawn(process.execPath, [program, 'up'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk));
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const up: Up = {
    child,
    said: () => text,
    end(signal) {
      child.kill(signal);
      return exited;
    },
  };
  started.push(up);
  await waitFor(
    'up to be ready',
    () => {
      if (child.exitCode !== null) throw new Error(`up ended: ${text}`);
      return text.includes(awaited) || (text && null);
    },
    120_000,
  );
  return up;
}

/** Runs a command of the program to its end. */
async function run(args: string[], extra: Record<string, string> = {}) {
  const running = promisify(execFile)(process.execPath, [main, ...args], { env: environment(extra), timeout: 90_000 });
  return running.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      stdout: error.stdout,
      stderr: error.stderr,
    }),
  );
}

async function processesOf(folder: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter((pid) => pid > 1 && pid !== process.pid);
  const found = await Promise.all(pids.map(async (pid) => (await isOf(pid, folder)) && isAlive(pid)));
  return pids.filter((_, index) => found[index]);
}

async function recordedPid(name: string): Promise<number> {
  return Number((await readFile(path.join(dataDir, 'pids', name), 'utf8')).split('\n')[0]);
}

async function isOf(pid: number, folder: string): Promise<boolean> {
  if ((await commandLineOf(pid)).includes(folder)) return true;
  return (
    (await readFile(`/proc/${pid}/environ`, 'utf8').catch(() => '')).includes(`DATA_DIR=${folder}\0`) &&
    (await commandLineOf(pid)) !== ''
  );
}

/** The lines of the README after the one that says where the kubeconfig is. */
async function firstMachine(): Promise<string[]> {
  const readme = await readFile(path.join(root, 'README.md'), 'utf8');
  const [, lines] = /```sh\nexport KUBECONFIG=\S+\n([\s\S]*?)\n```/.exec(readme)!;
  return lines!.split('\n').map((line) => `  ${line}`);
}

/** Each test goes on where the one before it ended. */
describe('on one data folder', () => {
  let up: Up;
  let settings: Record<string, string>;
  beforeAll(async () => {
    await newDataFolder();
    settings = { TEMPORAL_PORT: String(await freePort()), OWNERSHIP_INTERVAL_SECONDS: '1' };
  });
  afterAll(removeDataFolder, 120_000);

  test('the first start creates a ready-to-use customer; a killed child is restarted; kill -9 ends it; the next start resumes', async () => {
    const first = await startUp(settings);
    const key = JSON.parse(await readFile(path.join(dataDir, 'api-key.json'), 'utf8'));
    expect((await stat(path.join(dataDir, 'api-key.json'))).mode & 0o777).toBe(0o600);
    const token = await run(['token'], { NODE_OPTIONS: standingStill });
    expect(token).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\S{20,}\n$/) });
    expect((await stat(path.join(dataDir, 'session.json'))).mode & 0o777).toBe(0o600);
    const credential = JSON.parse((await run(['credential', '--data-dir', dataDir])).stdout);
    expect(credential).toMatchObject({
      apiVersion: 'client.authentication.k8s.io/v1',
      kind: 'ExecCredential',
      status: { token: token.stdout.trim() },
    });
    expect((await run(['up'])).stderr).toMatch(
      new RegExp(`^The data folder ${dataDir} is in use by process ${first.child.pid}: .*\n$`),
    );
    expect(await run(['customers', 'create', 'acme'])).toMatchObject({ code: 0 });
    expect(first.said()).toContain(`Starting with a new data folder, ${dataDir}.\n`);
    const [, api] = /^API {10}(https:\/\/\S+)$/m.exec(first.said())!;
    for (const line of [
      `Console      ${api}/#sign-in=`,
      `Account      ${api}/account\n`,
      'Temporal UI  http://localhost:',
      `\n\n  cd ${shellWord(root)}\n  export KUBECONFIG=${shellWord(`${dataDir}/kubeconfig`)}\n${(await firstMachine()).join('\n')}\n\n`,
    ])
      expect(first.said()).toContain(line);
    // Commands find the ports of their data folder, whatever their own environment says of the defaults.
    const kept = JSON.parse(await readFile(path.join(dataDir, 'ports.json'), 'utf8'));
    expect(api).toBe(`https://localhost:${kept.HTTPS_PORT}`);
    expect(kept.TEMPORAL_PORT).toBe(Number(settings['TEMPORAL_PORT']));
    const elsewhere = { HTTPS_PORT: '', TEMPORAL_PORT: '', TEMPORAL_UI_PORT: '' };
    expect((await run(['sign-in', 'local'], elsewhere)).stdout).toContain(`https://localhost:${kept.HTTPS_PORT}/`);
    expect((await run(['status'], elsewhere)).stdout).toContain(`127.0.0.1:${kept.TEMPORAL_PORT}`);
    const [, metrics] = /^Metrics {6}(http:\S+)$/m.exec(first.said())!;
    expect(await (await fetch(metrics!)).text()).toContain('compute_postgres_up 1');

    for (const name of ['api', 'postgres']) {
      const pid = await recordedPid(name);
      process.kill(pid, 'SIGKILL');
      await waitFor(
        `${name} to be back`,
        async () => (await recordedPid(name)) !== pid && (await run(['hosts', 'list'])).code === 0,
      );
      expect(first.said()).toContain(`${name} ended (SIGKILL): starting it again in 1 s`);
    }

    await first.end('SIGKILL');
    // Immediately, while children of the last run may still be ending.
    up = await startUp(settings);
    const second = up;
    expect(second.said()).toContain(`Starting: going on with the state in ${dataDir}.\n`);
    expect(JSON.parse(await readFile(path.join(dataDir, 'api-key.json'), 'utf8'))).toEqual(key);
    expect((await run(['customers', 'create', 'acme'])).stderr).toContain('The customer "acme" already exists');
    expect(await run(['token'])).toMatchObject({ code: 0 });
    // One supervisor, two process wrappers with their servers and the servers' children, three roles; nothing of the
    // first run.
    for (const pid of await processesOf(dataDir)) expect(await commandLineOf(pid)).not.toBe('');
  }, 300_000);

  test('a server whose wrapper was killed is replaced by the next one, under the same supervisor and under another, whose checkout only its user may enter', async () => {
    const first = up;
    const orphan = await recordedPid('temporal.server');
    process.kill(await recordedPid('temporal'), 'SIGKILL');
    await waitFor('another Temporal', async () => (await recordedPid('temporal.server')) !== orphan);
    expect(await isOf(orphan, dataDir)).toBe(false);

    // A stopped supervisor does not see its process wrapper end before it ends itself.
    first.child.kill('SIGSTOP');
    const left = await recordedPid('temporal.server');
    process.kill(await recordedPid('temporal'), 'SIGKILL');
    await first.end('SIGKILL');
    expect(await isOf(left, dataDir)).toBe(true);
    // From a checkout below the closed folder, where the data is as well, with a name that is no plain URL.
    const program = path.join(await checkoutIn(path.join(closed, 'a b#c%20ü')), 'dist', 'src', 'main.js');
    up = await startUp(settings, { program });
    expect(up.said()).not.toContain('No worker takes work yet');
    expect(up.said()).toContain('checking with a machine of its own');
    expect(up.said()).not.toContain('did not become ready');
    expect(up.said()).not.toMatch(/warning/i);
    expect(await isOf(left, dataDir)).toBe(false);
    expect(await readyz()).toEqual({ statusCode: 200, status: 'ok' });
  }, 300_000);

  async function readyz() {
    const [, api] = /^API {10}(https:\/\/\S+)$/m.exec(up.said())!;
    const dispatcher = new Agent({ connect: { ca: await readFile(path.join(dataDir, 'ca.pem'), 'utf8') } });
    const { statusCode, body } = await request(`${api}/readyz`, { dispatcher });
    const { status } = (await body.json()) as { status: string };
    await dispatcher.close();
    return { statusCode, status };
  }

  test('a database from a backup is refused until recover has run, both when restored under the service and at the next start; SIGTERM stops all', async () => {
    const first = up;
    const url = (await embeddedDatabaseUrl(dataDir))!;
    const markOf = async () => Number((await query<{ mark: string }>(url, 'SELECT mark FROM database_mark'))[0]!.mark);
    await query(url, 'UPDATE database_mark SET mark = 1000');
    // A run ends before the next begins, so by its third mark Temporal knows the database.
    await waitFor('marks', async () => (await markOf()) >= 1_003);
    expect(first.said()).not.toContain('ended');
    // No more marks: those of the older database would hide the newer ones before a stalled process has looked.
    const connection = await Connection.connect({ address: `127.0.0.1:${settings['TEMPORAL_PORT']}` });
    await new Client({ connection }).schedule.getHandle(ownershipSchedule).pause();
    await connection.close();
    await query(url, 'UPDATE database_mark SET mark = 0');
    for (const name of ['worker', 'api']) {
      await waitFor(`the ${name} to end`, () =>
        first.said().includes(`${name} ended (exit code 1: The database is older`),
      );
      expect(await readFile(path.join(dataDir, 'logs', `${name}.log`), 'utf8')).toContain(
        'nothing works on it until \\"recover\\" has run',
      );
    }
    // Postgres and Temporal end as well, without a next start that would end them.
    expect((await processesOf(dataDir)).length).toBeGreaterThan(5);
    await first.end('SIGKILL');
    await waitFor('every child to end', async () => (await processesOf(dataDir)).length === 0);

    const second = await startUp(settings, { awaited: 'only after "recover" has made the database safe' });
    expect(second.said()).toContain('It was restored from a backup, or DATABASE_URL names another one.');
    expect((await readdir(path.join(dataDir, 'pids'))).sort()).toEqual(['postgres', 'temporal', 'temporal.server']);
    expect((await run(['recover'], settings)).stdout).toContain('Machines adopted: 0.');
    await waitFor('up to be ready', () => second.said().includes('Ctrl-C stops everything'), 120_000);
    expect(await second.end('SIGTERM')).toBe(0);
    const stopped = ['the API', 'the worker', 'the host agent', 'the codec endpoint', 'Temporal', 'Postgres'].map(
      (part) => `· stopping ${part}`,
    );
    expect(second.said().split('\n').slice(-8)).toEqual([
      ...stopped,
      `Stopped. The state stays in ${dataDir}; the next start goes on with it.`,
      '',
    ]);
    expect(await processesOf(dataDir)).toEqual([]);
    expect(await readdir(path.join(dataDir, 'pids'))).toEqual([]);
  }, 300_000);

  test('a start whose secret keys are lost names them, and goes on once a command has given them up: hosts follow its orders', async () => {
    await rename(path.join(dataDir, 'secret-keys'), path.join(closed, 'lost-keys'));
    up = await startUp(settings, { awaited: 'once the key is back or given up' });
    expect(up.said()).toMatch(/needs the secret key "k\w{8}", .*"secrets abandon" says what is lost with it/);
    expect(await run(['secrets', 'abandon'], settings)).toMatchObject({
      code: 3,
      stdout: expect.stringContaining('--yes'),
    });
    const given = await run(['secrets', 'abandon', '--reason', 'the keys burned', '--yes'], settings);
    expect(given).toMatchObject({ code: 0, stdout: expect.stringContaining('hosts key NAME --orders') });
    await waitFor('up to be ready', () => up.said().includes('Ctrl-C stops everything'), 120_000);
    expect(up.said()).toContain('checking with a machine of its own');
    expect(up.said()).not.toContain('did not become ready');
    expect(await up.end('SIGTERM')).toBe(0);
  }, 300_000);
});

describe('a start or a command that cannot go on', () => {
  beforeEach(newDataFolder);
  afterEach(removeDataFolder);

  test.each<[string, Record<string, string>, RegExp]>([
    ['a setting that is no port', { HTTPS_PORT: 'x' }, /^HTTPS_PORT must be a whole number .*\n$/],
    [
      'a data folder that cannot be written',
      { DATA_DIR: '/dev/null/data' },
      /^The data folder \/dev\/null\/data cannot be written \(ENOTDIR\): set DATA_DIR .*\n$/,
    ],
    ['a missing fleet file', { FLEET_FILE: '/nowhere.yaml' }, /^The fleet file \/nowhere\.yaml cannot be read .*\n$/],
    [
      'a missing Temporal',
      { PATH: '', XDG_CACHE_HOME: 'EMPTY', NODE_OPTIONS: offline },
      /^There is no Temporal server here .*TEMPORAL_ADDRESS.*PATH.*github\.com.*Go.*\n$/,
    ],
  ])('%s is one clear line', async (_what, extra, message) => {
    const result = await run(['up'], {
      ...extra,
      ...(extra['XDG_CACHE_HOME'] && { XDG_CACHE_HOME: path.join(dataDir, 'cache') }),
    });
    expect(result).toMatchObject({ code: 1, stderr: expect.stringMatching(message) });
  });

  test('ports in use are named all at once, with the line to run', async () => {
    const servers = await Promise.all(
      [0, 1].map(
        () =>
          new Promise<Server>((resolve) => {
            const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
          }),
      ),
    );
    const [first, second] = servers.map((server) => (server.address() as { port: number }).port);
    const { code, stderr } = await run(['up'], { HTTPS_PORT: String(first), TEMPORAL_UI_PORT: String(second) });
    expect({ code, lines: stderr.split('\n') }).toEqual({
      code: 1,
      lines: [
        `Port ${first} (HTTPS_PORT) is in use.`,
        `Port ${second} (TEMPORAL_UI_PORT) is in use.`,
        expect.stringMatching(/: HTTPS_PORT=\d+ TEMPORAL_UI_PORT=\d+ npm start$/),
        '',
      ],
    });
    await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  }, 120_000);

  test('a lock of a process that is gone is taken over', async () => {
    await writeFile(path.join(dataDir, 'lock'), '1\nsome other program\n');
    const { stderr } = await run(['up'], { FLEET_FILE: '/nowhere.yaml' });
    expect(stderr).toContain('fleet file');
  });

  test('an error tells operators how to start a database that is not running', async () => {
    expect((await run(['hosts', 'list'])).stderr).toMatch(
      /^There is no database: set DATABASE_URL, or start the service once .*\n$/,
    );
    expect((await run(['hosts', 'list'], { DATABASE_URL: 'postgresql://x@127.0.0.1:1/x' })).stderr).toMatch(
      /^Postgres at 127\.0\.0\.1:1 cannot be used .*\n$/,
    );
    expect((await run(['token'])).stderr).toMatch(/^There is no API key at .*\n$/);
  });
});
