/** The processes of the cluster: starts each under a supervisor, kills one, and adds up what they cost. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cpuMs, tree } from '../../bench/resources.ts';
import { signal } from '../../src/lib/processes.ts';
import { wrapperArguments } from '../../src/up/processWrapper.ts';
import { Supervisor } from '../../src/up/supervisor.ts';
import { program } from '../support/service.ts';

const stopGraceMs = 20_000;
const sampleEveryMs = 3_000;

export interface Recipe {
  command: string[];
  env?: Record<string, string>;
}

export class Parts {
  readonly #folder: string;
  readonly #supervisors = new Map<string, Supervisor>();
  /** Processor time of each process so far, by part and process id: a restarted part has had several. */
  readonly #costs = new Map<string, Map<number, number>>();
  readonly #sampling: NodeJS.Timeout;
  /** What supervisors said: of each part that ended by itself, and how. */
  readonly ended: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
    this.#sampling = setInterval(() => this.#sample(), sampleEveryMs);
  }

  get names(): string[] {
    return [...this.#supervisors.keys()];
  }

  /** Starts a role of the service, which ends with this process: of this release, or of the one whose program is given. */
  startRole(name: string, words: string[], env: Record<string, string>, ofRelease = program): Promise<void> {
    return this.#start(name, async () => ({
      command: [process.execPath, ofRelease, ...words],
      env: { ...ownEnvironment(), ...env, COMPUTE_PARENT_PIPE: '1' },
    }));
  }

  /** Starts another program, under a wrapper that ends it with this process. `prepare` runs before each start. */
  startServer(name: string, stopSignal: NodeJS.Signals, prepare: () => Promise<Recipe>): Promise<void> {
    return this.#start(name, async () => {
      const { command, env } = await prepare();
      const wrapper = wrapperArguments({ command, pidFile: this.#serverPidFile(name), stopSignal });
      return {
        command: [process.execPath, program, ...wrapper],
        env: { ...ownEnvironment(), ...env, COMPUTE_PARENT_PIPE: '1' },
      };
    });
  }

  /** kill -9, with every process that it started. Its supervisor starts it again. */
  kill(name: string): void {
    this.#sample();
    const pid = this.pidOf(name);
    if (pid === null) throw new Error(`${name} does not run`);
    for (const each of tree(pid)) signal(each, 'SIGKILL');
  }

  /** Stops one part as a process manager does, and does not start it again. */
  async end(name: string): Promise<void> {
    this.#sample();
    await this.#supervisors.get(name)?.stop();
    this.#supervisors.delete(name);
  }

  /** The process that does the work, not its wrapper; null while there is none. */
  pidOf(name: string): number | null {
    return readPid(this.#serverPidFile(name)) ?? readPid(path.join(this.#folder, 'pids', name));
  }

  /** Processor time in ms so far, of each part. */
  costs(): Map<string, number> {
    this.#sample();
    return new Map(
      [...this.#costs].map(([name, processes]) => [name, [...processes.values()].reduce((sum, ms) => sum + ms, 0)]),
    );
  }

  log(name: string): string {
    return path.join(this.#folder, 'logs', `${name}.log`);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sampling);
    for (const supervisor of [...this.#supervisors.values()].reverse()) await supervisor.stop();
  }

  async #start(name: string, prepare: () => Promise<{ command: string[]; env: Record<string, string> }>) {
    const supervisor = new Supervisor({ dataDir: this.#folder, report: (line) => this.ended.push(line) });
    this.#supervisors.set(name, supervisor);
    await supervisor.start({ name, graceMs: stopGraceMs, prepare });
  }

  #serverPidFile(name: string): string {
    return path.join(this.#folder, 'pids', `${name}.server`);
  }

  #sample(): void {
    for (const name of this.#supervisors.keys()) {
      const pid = this.pidOf(name);
      const ms = pid === null ? null : cpuMs(pid);
      if (pid === null || ms === null) continue;
      const known = this.#costs.get(name) ?? new Map<number, number>();
      // A sum over children that come and go may fall for a moment.
      known.set(pid, Math.max(ms, known.get(pid) ?? 0));
      this.#costs.set(name, known);
    }
  }
}

/** What a process gets of this one's environment: a developer's own settings do not reach the cluster. */
export function ownEnvironment(): Record<string, string> {
  const names = ['PATH', 'HOME', 'TMPDIR', 'XDG_CACHE_HOME', 'LANG'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/** The first line of a pid file, if that process runs. */
function readPid(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
    process.kill(pid, 0);
    return pid > 1 ? pid : null;
  } catch {
    return null;
  }
}
