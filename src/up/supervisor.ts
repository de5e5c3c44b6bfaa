// Keeps the processes of one machine running: starts each, restarts it when it dies, stops all in order.
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { backoff } from '../lib/backoff.ts';
import { readIfPresent, writeDurably } from '../lib/files.ts';
import { commandLineOf, isAlive, signal, waitForExit } from '../lib/processes.ts';
import { jsonOrNull } from '../lib/text.ts';
import { fullDiskNote } from './fullDisk.ts';

const restartPauseMs = { first: 1_000, most: 30_000 };
/** After running this long, a process counts as healthy: its restarts begin from the first pause again. */
const wellAfterMs = 60_000;
const logLimitBytes = 10 * 1024 * 1024;
/** Longest time that a process of an earlier run may take to end by itself once its parent is gone. */
const leftoverGraceMs = 15_000;

export interface Child {
  name: string;
  /** Called before each start, so that a restart can first clean up what the last run left. */
  prepare(): Promise<{ command: string[]; env: Record<string, string> }>;
  /** Time that it has to stop. */
  graceMs: number;
}

interface Running {
  child: Child;
  process: ChildProcess | null;
  timer: NodeJS.Timeout | null;
  /** Restarts since it last counted as healthy. */
  restarts: number;
}

export class Supervisor {
  readonly #dataDir: string;
  readonly #report: (line: string) => void;
  readonly #running: Running[] = [];
  #stopping = false;

  constructor({ dataDir, report }: { dataDir: string; report(line: string): void }) {
    this.#dataDir = dataDir;
    this.#report = report;
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    mkdirSync(path.join(dataDir, 'pids'), { recursive: true, mode: 0o700 });
  }

  /** Where a child's output goes. */
  logFile(name: string): string {
    return path.join(this.#dataDir, 'logs', `${name}.log`);
  }

  /** Starts a child and keeps it running from then on. Throws when its first start cannot be prepared. */
  async start(child: Child): Promise<void> {
    rotate(this.logFile(child.name));
    const entry: Running = { child, process: null, timer: null, restarts: 0 };
    this.#running.push(entry);
    await this.#launch(entry);
  }

  /**
   * Stops all children one after another, in reverse start order unless `order` names them otherwise; calls `onEach`
   * with the name of each that runs. Bounded in time.
   */
  async stop(order: readonly string[] = [], onEach = (_name: string): void => {}): Promise<void> {
    this.#stopping = true;
    const rank = (entry: Running) =>
      order.includes(entry.child.name) ? order.indexOf(entry.child.name) : order.length;
    for (const entry of [...this.#running].reverse().sort((a, b) => rank(a) - rank(b))) {
      if (entry.process) onEach(entry.child.name);
      await this.#end(entry);
    }
  }

  async #launch(entry: Running): Promise<void> {
    const { name, prepare } = entry.child;
    const { command, env } = await prepare();
    if (this.#stopping) return;
    const log = openLog(this.logFile(name));
    const output = log ?? 'ignore';
    // In its own session: Ctrl-C reaches this process only, which then stops its children in order.
    const spawned = spawn(command[0]!, command.slice(1), { stdio: ['pipe', output, output], env, detached: true });
    const size = log === null ? 0 : fstatSync(log).size;
    if (log !== null) closeSync(log);
    entry.process = spawned;
    spawned.stdin?.on('error', () => {});
    const startedMs = performance.now();
    const ended = (how: string) => {
      entry.process = null;
      if (performance.now() - startedMs > wellAfterMs) entry.restarts = 0;
      if (!this.#stopping) this.#again(entry, how);
    };
    spawned.once('error', (error) => ended(error.message));
    spawned.once('exit', (code, killedBy) =>
      ended(killedBy ?? `exit code ${code}${lastWords(this.logFile(name), size)}`),
    );
    if (!spawned.pid) return;
    // The process runs with or without its record: starting a second one would be worse than a missing record.
    await writeDurably(this.pidFile(name), pidRecord(spawned.pid, command), 0o600).catch((error: Error) =>
      this.#report(`the process id of ${name} cannot be recorded: ${error.message}`),
    );
  }

  #again(entry: Running, how: string): void {
    const { name } = entry.child;
    const pauseMs = backoff(restartPauseMs, entry.restarts++);
    this.#report(`${name} ended (${how}): starting it again in ${pauseMs / 1000} s; its log: ${this.logFile(name)}`);
    const note = fullDiskNote(this.#dataDir);
    if (note) this.#report(note);
    entry.timer = setTimeout(() => {
      this.#launch(entry).catch((error: Error) => {
        if (!this.#stopping) this.#again(entry, error.message);
      });
    }, pauseMs);
  }

  async #end(entry: Running): Promise<void> {
    if (entry.timer) clearTimeout(entry.timer);
    const running = entry.process;
    if (running?.pid) {
      const gone = new Promise<void>((resolve) => running.once('exit', () => resolve()));
      running.kill('SIGTERM');
      const killing = setTimeout(() => running.kill('SIGKILL'), entry.child.graceMs);
      if (running.exitCode === null && running.signalCode === null) await gone;
      clearTimeout(killing);
    }
    await rm(this.pidFile(entry.child.name), { force: true });
  }

  /** Where the process id of a child, or of a child's child, is recorded: a later start ends what is left. */
  pidFile(name: string): string {
    return path.join(this.#dataDir, 'pids', name);
  }
}

/** The contents of a pid file. The id alone is not enough: another process may have it when the file is read. */
export function pidRecord(pid: number, command: readonly string[]): string {
  return `${pid}\n${command.join(' ')}\n`;
}

/** Ends what a killed supervisor of this data folder, or a killed child of it, left behind. */
export async function endLeftovers(dataDir: string, report: (line: string) => void): Promise<void> {
  const folder = path.join(dataDir, 'pids');
  const names = await readdir(folder).catch(() => []);
  await Promise.all(
    names.map((name) =>
      endRecorded(path.join(folder, name), () => report(`waiting for ${name} of the last run to end`)),
    ),
  );
}

/** Ends the process that a pid file names, if it still runs, and removes the file. Kills one that ignores SIGTERM. */
export async function endRecorded(file: string, onFound = () => {}): Promise<void> {
  const [pidText, commandLine] = ((await readIfPresent(file)) ?? '').split('\n');
  const pid = Number(pidText);
  const ours = async () => pid > 1 && isAlive(pid) && (await commandLineOf(pid)).trim() === commandLine;
  if (await ours()) {
    onFound();
    signal(pid, 'SIGTERM');
    if (!(await waitForExit(pid, leftoverGraceMs)) && (await ours())) {
      signal(pid, 'SIGKILL');
      await waitForExit(pid, leftoverGraceMs);
    }
  }
  await rm(file, { force: true });
}

/** A child runs without its log rather than not at all. */
function openLog(file: string): number | null {
  try {
    return openSync(file, 'a', 0o600);
  } catch {
    return null;
  }
}

/** The last thing an ended process wrote to its log in this run, if anything: its fatal line, or a line of text. */
function lastWords(logFile: string, logSize: number): string {
  const said = textOf(logFile)
    .subarray(logSize)
    .toString()
    .split('\n')
    .map((line) => (line.startsWith('{"level":"fatal"') ? messageOf(line) : line))
    // Skips lines of a stack trace or of a structure.
    .findLast((line) => /^[^\s{}[\]]/.test(line));
  return said === undefined ? '' : `: ${said.slice(0, 400)}`;
}

function textOf(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    return Buffer.alloc(0);
  }
}

function messageOf(line: string): string {
  return String((jsonOrNull(line) as { msg?: unknown } | null)?.msg ?? '');
}

/** Only at the start: a running child holds its log open, and its lines must not be lost. */
function rotate(file: string): void {
  try {
    if (statSync(file).size > logLimitBytes) renameSync(file, `${file}.1`);
  } catch {
    // There is no log yet, or its folder is not writable: the log continues in place.
  }
}
