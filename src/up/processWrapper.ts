// `main.js keep`: runs a program that does not watch its parent (Postgres, Temporal); ends it when our parent is gone.
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { onParentGone } from './parent.ts';
import { pidRecord } from './supervisor.ts';

/** A program that ignores its stop signal is killed after this long; both of ours recover from a kill. */
const stopGraceMs = 10_000;

export interface WrapperOptions {
  command: string[];
  /** Names the running program, in case this process is killed. Empty: the program writes such a file itself. */
  pidFile: string;
  /** The signal that makes the program shut down cleanly. */
  stopSignal: NodeJS.Signals;
}

/** The arguments, after the program's own name, that run {@link wrapProcess}. */
export function wrapperArguments({ command, pidFile, stopSignal }: WrapperOptions): string[] {
  return ['keep', stopSignal, pidFile, ...command];
}

/** Runs the program until it ends, our parent is gone or a signal arrives; returns the exit code for this process. */
export function wrapProcess({ command, pidFile, stopSignal }: WrapperOptions): Promise<number> {
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'inherit', 'inherit'] });
  let stopping = false;
  if (pidFile && child.pid) {
    try {
      writeFileSync(pidFile, pidRecord(child.pid, command), { mode: 0o600 });
    } catch (error) {
      // Without a record it could outlive us and withhold its port and file from its successor; a later start retries.
      console.error(`${pidFile} cannot be written: ${(error as Error).message}`);
      child.kill('SIGKILL');
    }
  }
  const stop = () => {
    if (stopping) return;
    stopping = true;
    child.kill(stopSignal);
    setTimeout(() => child.kill('SIGKILL'), stopGraceMs).unref();
  };
  onParentGone(stop);
  for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(name, stop);
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${command[0]} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code) => {
      if (pidFile) rmSync(pidFile, { force: true });
      resolve(stopping ? 0 : (code ?? 1));
    });
  });
}
