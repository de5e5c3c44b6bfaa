/** Measures `npm start` with every process of it: its memory and what it costs while idle. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { commandLineOf } from '../src/up/processes.ts';
import { pause } from './load.ts';
import { number, progress, table } from './report.ts';
import { cpuMs, ownMemoryMb, programsMb, tree } from './resources.ts';
import type { Rig } from './rig.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 300_000;
const stopLimitMs = 120_000;
const lookEveryMs = 500;
/** The last line of its welcome. */
const started = 'Ctrl-C stops everything';
const anyPort = '0';
const goalMb = 600;

/** Uses the rig for its folder alone. */
export async function measureStart(rig: Rig, { idleSeconds }: { idleSeconds: number }): Promise<string> {
  progress('npm start');
  const ports = ['HTTPS_PORT', 'TEMPORAL_PORT', 'TEMPORAL_UI_PORT'].map((name) => [name, anyPort] as const);
  const child = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, ...Object.fromEntries(ports), DATA_DIR: path.join(rig.folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
    // Ctrl-C goes to its own processes.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  rig.onClose(async () => {
    if (isOver()) return;
    process.kill(-child.pid!, 'SIGINT');
    await Promise.race([ended, pause(stopLimitMs)]);
  });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const startedAt = performance.now();
  while (!said.includes(started)) {
    if (isOver() || performance.now() - startedAt > startLimitMs) throw new Error(`npm start: ${said}`);
    await pause(lookEveryMs);
  }
  progress(`npm start, idle for ${number(idleSeconds)} s`);
  await pause(idleSeconds * 500);
  const before = cpuMs(child.pid!) ?? Number.NaN;
  await pause(idleSeconds * 500);
  const cpu = ((cpuMs(child.pid!) ?? Number.NaN) - before) / (idleSeconds * 500);
  const pids = tree(child.pid!);
  const parts = new Map<string, number>();
  for (const pid of pids) {
    const name = nameOf(await commandLineOf(pid));
    parts.set(name, (parts.get(name) ?? 0) + (ownMemoryMb(pid) ?? 0));
  }
  const programs = programsMb(pids);
  const sum = [...parts.values()].reduce((total, mb) => total + mb, programs);
  return table(
    [`npm start, idle for ${number(idleSeconds)} s`, 'MB', 'goal'],
    [
      ...[...parts].sort(([, a], [, b]) => b - a).map(([name, mb]) => [name, number(mb), '']),
      ['the programs of all of them, each once', number(programs), ''],
      ['sum', number(sum), `below ${goalMb}`],
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
