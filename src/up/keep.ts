// `main.js keep`: runs a program that does not watch its parent (Postgres, Temporal), and ends it when ours is gone.
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { onParentGone } from './parent.ts';
import { pidRecord } from './supervisor.ts';

/** A program that does not follow its stop signal is killed after this long; both of ours recover from a kill. */
const stopGraceMs = 10_000;

export interface KeepOptions {
  command: string[];
  /** Names the program while it runs, for whoever comes after a keeper that was killed. Empty: it leaves such a file itself. */
  pidFile: string;
  /** The signal at which the program stops in good order. */
  stopSignal: NodeJS.Signals;
}

/** The words after the program's own name that make {@link keep} of it. */
export function keepWords({ command, pidFile, stopSignal }: KeepOptions): string[] {
  return ['keep', stopSignal, pidFile, ...command];
}

/** Runs the program until it ends, our parent is gone or a signal comes; answers the exit code for this process. */
export function keep({ command, pidFile, stopSignal }: KeepOptions): Promise<number> {
  const child = spawn(command[0]!, command.slice(1), { stdio: ['ignore', 'inherit', 'inherit'] });
  let stopping = false;
  if (pidFile && child.pid) {
    try {
      writeFileSync(pidFile, pidRecord(child.pid, command), { mode: 0o600 });
    } catch (error) {
      // Unrecorded it could outlive us and keep its port and file from the next one: that one is tried again later.
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
