import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { waitFor } from './waitFor.ts';

/** Whether a process with this pid exists; one that has ended counts until its parent takes note. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Sends a signal to a process that may have gone. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** The words with which a process was started, joined by blanks; '' when there is none. */
export async function commandLineOf(pid: number): Promise<string> {
  try {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8')).replaceAll('\0', ' ');
  } catch {
    // No /proc outside Linux.
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
  // An orphan in a container without an init process stays a zombie for ever: it holds nothing any more.
  return !isAlive(pid) || (await commandLineOf(pid)) === '';
}
