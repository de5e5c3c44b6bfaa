import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { waitFor } from './waiting.ts';

/** Whether a process with this pid exists. A process that has ended still counts until its parent reaps it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal to a process that may be gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The arguments with which a process was started, joined by spaces; '' when there is no such process. */
export async function commandLineOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    // There is no /proc outside Linux.
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'args=', '-p', String(pid)]).catch(() => ({
      stdout: '',
    }));
    return stdout.trim();
  }
}

/** Waits until the process is gone; false when it still runs after `deadlineMs`. */
export async function waitForExit(pid: number, deadlineMs: number): Promise<boolean> {
  const gone = async () => ((await isGone(pid)) ? true : undefined);
  return waitFor(gone, { deadlineMs, everyMs: 20, late: () => new Error('still running') }).catch(() => false);
}

async function isGone(pid: number): Promise<boolean> {
  // In a container without an init process, an orphan stays a zombie forever; it no longer holds any resources.
  return !isAlive(pid) || (await commandLineOf(pid)) === '';
}
