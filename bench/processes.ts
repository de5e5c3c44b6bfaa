/** The processes that a benchmark started. They end with it however it ends, and only their own pids are signaled. */
import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { wrapperArguments } from '../src/up/processWrapper.ts';

/** The built program, which runs every role. */
export const mainFile = fileURLToPath(new URL('../src/main.js', import.meta.url));

/** Longer than every role's own shutdown limit. */
const stopLimitMs = 45_000;
const healthyAfterMs = 5_000;

export interface Started {
  name: string;
  pid: number;
  child: ChildProcess;
}

export interface ProcessOptions {
  /** Arguments after `node`. */
  args: string[];
  env?: Record<string, string>;
  /** Gives the child a message channel. */
  ipc?: boolean;
  /** Starts it again when it ends by itself, as a deployment does; {@link Processes.restarts} tells of it. */
  again?: boolean;
}

export class Processes {
  readonly #folder: string;
  readonly #running: Started[] = [];
  /** What ended by itself and was started again, with the reason. */
  readonly restarts: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * Starts a Node process. It gets only the given settings and nothing else from this environment, so that a
   * developer's own configuration does not affect results. It also gets a pipe that tells it when this process ends.
   */
  start(name: string, options: ProcessOptions): Started {
    const child = this.#spawn(name, options);
    const started = { name, pid: child.pid!, child };
    this.#running.push(started);
    if (options.again) this.#startAgain(started, options);
    return started;
  }

  #startAgain(started: Started, options: ProcessOptions): void {
    const startedAt = performance.now();
    started.child.once('exit', (code, signal) => {
      // One that ends at once would do so each time; check() tells why.
      if (!this.#running.includes(started) || performance.now() - startedAt < healthyAfterMs) return;
      this.restarts.push(`${started.name} ended (${signal ?? code}): ${this.#lastLines(started.name, 5)}`);
      started.child = this.#spawn(started.name, options);
      started.pid = started.child.pid!;
      this.#startAgain(started, options);
    });
  }

  #spawn(name: string, { args, env = {}, ipc = false }: ProcessOptions): ChildProcess {
    const log = openSync(this.logFile(name), 'a');
    const child = spawn(process.execPath, args, {
      cwd: this.#folder,
      env: { ...ownEnvironment(), ...env, COMPUTE_PARENT_PIPE: '1' },
      stdio: ['pipe', log, log, ...(ipc ? (['ipc'] as const) : [])],
    });
    closeSync(log);
    child.stdin?.on('error', () => {});
    return child;
  }

  /** Starts a program that does not watch its parent, under a wrapper that does. */
  startKept(name: string, stopSignal: NodeJS.Signals, command: string[], env: Record<string, string> = {}): Started {
    return this.start(name, {
      args: [mainFile, ...wrapperArguments({ command, pidFile: '', stopSignal })],
      env,
    });
  }

  logFile(name: string): string {
    return path.join(this.#folder, `${name}.log`);
  }

  /** Throws with the end of its log if a process has exited by itself. */
  check(): void {
    for (const { name, child } of this.#running) {
      if (child.exitCode === null && child.signalCode === null) continue;
      throw new Error(`${name} ended (${child.exitCode ?? child.signalCode}): ${this.#lastLines(name, 30)}`);
    }
  }

  #lastLines(name: string, count: number): string {
    return readFileSync(this.logFile(name), 'utf8').trim().split('\n').slice(-count).join('\n');
  }

  async stop(started: Started): Promise<void> {
    const index = this.#running.indexOf(started);
    if (index >= 0) this.#running.splice(index, 1);
    await end(started.child);
  }

  /** Newest first: a process that uses another ends before it. */
  async stopAll(): Promise<void> {
    while (this.#running.length > 0) await end(this.#running.pop()!.child);
  }
}

function ownEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'LANG'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const force = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
  child.kill('SIGTERM');
  await ended;
  clearTimeout(force);
}
