import { link, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../domain/errors.ts';
import { readIfPresent } from './files.ts';
import { commandLineOf, isAlive } from './processes.ts';

/**
 * Makes this process the only one that runs the service on `dataDir`; returns how to release the lock. Takes over a
 * lock whose holder is gone. Throws UserError with the holder's pid.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const lock = path.join(dataDir, 'lock');
  const mine = `${lock}.${process.pid}`;
  // The command line distinguishes the holder from a later process with the same pid (pids restart with a container).
  const content = `${process.pid}\n${await commandLineOf(process.pid)}\n`;
  await writeFile(mine, content, { mode: 0o600 });
  try {
    for (let attempt = 0; !(await linked(mine, lock)); attempt++) {
      const held = await readIfPresent(lock);
      if (held === null) continue;
      const [pidText, commandLine] = held.split('\n');
      const pid = Number(pidText);
      const holds = pid !== process.pid && isAlive(pid) && (await commandLineOf(pid)) === commandLine;
      if (holds || attempt > 100) {
        throw new UserError(
          `The data folder ${dataDir} is in use by process ${pid}: stop it, or set DATA_DIR to another folder.`,
        );
      }
      await takeAway(lock, held);
    }
  } finally {
    await rm(mine, { force: true });
  }
  return async () => {
    if ((await readIfPresent(lock)) === content) await rm(lock, { force: true });
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
