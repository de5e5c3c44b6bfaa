import { randomUUID } from 'node:crypto';
import { link, rename, rm, writeFile } from 'node:fs/promises';
import { readIfPresent } from './files.ts';
import { commandLineOf, isAlive } from './processes.ts';

/** What this process holds: a former process may have had the same pid and command line. */
const held = new Set<string>();

export type Taken = { release(): Promise<void> } | { holder: number };

/** Takes the lock unless a process that runs has it, whose pid it then returns. Takes over one whose holder is gone. */
export async function takeLock(lock: string): Promise<Taken> {
  // The command line distinguishes the holder from a later process with the same pid (pids restart with a container).
  const content = `${process.pid}\n${await commandLineOf(process.pid)}\n${randomUUID()}\n`;
  const mine = `${lock}.${randomUUID()}`;
  await writeFile(mine, content, { mode: 0o600 });
  held.add(content);
  try {
    for (let attempt = 0; !(await linked(mine, lock)); attempt++) {
      const found = await readIfPresent(lock);
      if (found === null) continue;
      const [pidText, commandLine] = found.split('\n');
      const pid = Number(pidText);
      const isOfThis = pid === process.pid;
      const holds = isOfThis ? held.has(found) : isAlive(pid) && (await commandLineOf(pid)) === commandLine;
      if (holds || attempt > 100) {
        held.delete(content);
        return { holder: pid };
      }
      await takeAway(lock, found);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return {
    async release() {
      held.delete(content);
      if ((await readIfPresent(lock)) === content) await rm(lock, { force: true });
    },
  };
}

/** A hard link appears with its content, so no process ever reads an empty lock. */
async function linked(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose holder is gone; puts back one that another process took over meanwhile. */
async function takeAway(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.stale.${process.pid}`;
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readIfPresent(aside)) !== stale) await linked(aside, lock);
  await rm(aside, { force: true });
}
