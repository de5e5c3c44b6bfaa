/** Measures `npm start` with every process of it: its memory and what it costs while idle. */
import { execFile, spawn } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { stringify } from 'yaml';
import { commandLineOf } from '../src/lib/processes.ts';
import { embeddedDatabaseUrl } from '../src/up/postgres.ts';
import { figures, note } from './figures.ts';
import { ApiClient, load, pause } from './load.ts';
import { number, progress, table } from './report.ts';
import { cpuMs, ownMemoryMb, programsMb, tree } from './resources.ts';
import { benchFleetFile, type Rig, unhindered } from './rig.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 300_000;
const stopLimitMs = 120_000;
const lookEveryMs = 50;
/** The last line of its welcome. */
const started = 'Ctrl-C stops everything';
const anyPort = '0';
const machinesLimitMs = 600_000;

export interface StartOptions {
  idleSeconds: number;
  /** How many it makes; null: it is measured idle alone. */
  machines: number | null;
}

/**
 * Idle, and if there shall be machines, as long after they have become ready as before. Uses the rig for its folder
 * alone.
 */
export async function measureStart(rig: Rig, { idleSeconds, machines }: StartOptions): Promise<string[]> {
  progress('npm start');
  const dataDir = path.join(rig.folder, 'data');
  const settings = machines === null ? {} : await roomForMachines(rig);
  const first = await start(rig, dataDir, settings);
  note('firstStart', first.seconds);
  await first.stop();
  const { pid, said, seconds } = await start(rig, dataDir, settings);
  note('secondStart', seconds);
  note('installed', await installedMb(rig));
  const title = `npm start, idle for ${number(idleSeconds)} s`;
  const idle = await measured(pid, title, idleSeconds, 'idleMemory');
  if (machines === null) return [idle];
  await makeMachines(rig, dataDir, /^API +(https:\S+)$/m.exec(said())![1]!, machines);
  const after = `with ${number(machines)} machines, ${number(idleSeconds)} s after`;
  return [idle, await measured(pid, after, idleSeconds, 'fullMemory')];
}

/** Megabytes of packages that a start installs into a checkout that has none. */
async function installedMb({ folder }: Rig): Promise<number> {
  progress('installing the packages of a start');
  const checkout = path.join(folder, 'checkout');
  for (const name of ['package.json', 'package-lock.json', 'scripts'])
    await cp(path.join(root, name), path.join(checkout, name), { recursive: true });
  const install = "await (await import('./scripts/install.mjs')).install('start')";
  const run = promisify(execFile);
  await run(process.execPath, ['--input-type=module', '--eval', install], { cwd: checkout });
  const { stdout } = await run('du', ['-sk', path.join(checkout, 'node_modules')]);
  return Number.parseInt(stdout, 10) / 1_024;
}

async function start(rig: Rig, dataDir: string, settings: Record<string, string>) {
  const ports = ['HTTPS_PORT', 'TEMPORAL_PORT', 'TEMPORAL_UI_PORT'].map((name) => [name, anyPort] as const);
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(ports), ...settings, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C goes to its own processes.
    detached: true,
  });
  const pid = child.pid!;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (isOver()) return;
    process.kill(-pid, 'SIGINT');
    await Promise.race([ended, pause(stopLimitMs)]);
  };
  rig.onClose(stop);
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const startedAt = performance.now();
  while (!said.includes(started)) {
    if (isOver() || performance.now() - startedAt > startLimitMs) throw new Error(`npm start: ${said}`);
    await pause(lookEveryMs);
  }
  return { pid, said: () => said, stop, seconds: (performance.now() - startedAt) / 1_000 };
}

/** The fleet and the limits of the other benchmarks. */
async function roomForMachines({ folder }: Rig): Promise<Record<string, string>> {
  const fleetFile = path.join(folder, 'fleet.yaml');
  await writeFile(fleetFile, stringify(benchFleetFile));
  return { ...unhindered, FLEET_FILE: fleetFile };
}

async function makeMachines(rig: Rig, dataDir: string, url: string, count: number): Promise<void> {
  progress(`${number(count)} machines`);
  const api = new ApiClient({ url, caFile: path.join(dataDir, 'ca.pem') });
  const sql = new pg.Pool({ connectionString: (await embeddedDatabaseUrl(dataDir))!, max: 1 });
  try {
    const { rows } = await sql.query('SELECT name FROM namespaces');
    const account = await api.session(
      rows[0].name,
      JSON.parse(await readFile(path.join(dataDir, 'api-key.json'), 'utf8')),
    );
    await load(count, (index) => api.create(account, `machine-${index}`));
    const areReady = async () => {
      const ready = await sql.query('SELECT count(*)::int AS ready FROM machines WHERE ready_for_access');
      return ready.rows[0].ready === count;
    };
    await rig.until(`${count} machines to be ready`, areReady, { limitMs: machinesLimitMs });
  } finally {
    await api.close();
    await sql.end();
  }
}

/** What every process below `pid` has in memory, and what they cost in the second half of the time. */
async function measured(
  pid: number,
  title: string,
  idleSeconds: number,
  memory: 'idleMemory' | 'fullMemory',
): Promise<string> {
  progress(title);
  await pause(idleSeconds * 500);
  const before = cpuMs(pid) ?? Number.NaN;
  await pause(idleSeconds * 500);
  const cpu = ((cpuMs(pid) ?? Number.NaN) - before) / (idleSeconds * 500);
  const pids = tree(pid);
  const parts = new Map<string, number>();
  for (const one of pids) {
    const name = nameOf(await commandLineOf(one));
    parts.set(name, (parts.get(name) ?? 0) + (ownMemoryMb(one) ?? 0));
  }
  const programs = programsMb(pids);
  const sum = [...parts.values()].reduce((total, mb) => total + mb, programs);
  note(memory, sum);
  if (memory === 'idleMemory') note('idleProcessor', cpu * 100);
  return table(
    [title, 'MB', 'goal'],
    [
      ...[...parts].sort(([, a], [, b]) => b - a).map(([name, mb]) => [name, number(mb), '']),
      ['the programs of all of them, each once', number(programs), ''],
      ['sum', number(sum), `at most ${number(figures[memory].atMost)}`],
      ['part of a core in the second half', `${(cpu * 100).toFixed(1)}%`, ''],
    ],
  );
}

const names: readonly (readonly [RegExp, string])[] = [
  [/main\.js keep /, 'wrappers'],
  [/main\.js (\w+)/, ''],
  [/run\.mjs up/, 'the start (up)'],
  [/temporal server/, 'temporal'],
  [/postgres/, 'postgres'],
];

function nameOf(command: string): string {
  if (command.startsWith('sh -c')) return 'npm';
  for (const [pattern, name] of names) {
    const found = pattern.exec(command);
    if (found) return name || found[1]!;
  }
  return 'npm';
}
