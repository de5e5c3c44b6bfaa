/** Work that one process at a time does, such as one of several commands that kubectl starts at once. */
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { UserError } from '../domain/errors.ts';
import { isAlive } from '../up/processes.ts';

const lookAgainMs = 50;
const timeoutMs = 60_000;

/** Does the work while no other process holds the lock. Takes it over from a process that is gone. Throws UserError. */
export async function exclusively<T>(lock: string, work: () => Promise<T>): Promise<T> {
  const own = `${lock}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  await writeFile(own, String(process.pid), { mode: 0o600 }).catch((error: Error) => {
    throw new UserError(`${lock} cannot be written (${error.message}): make room, or use a folder of yours.`, {
      cause: error,
    });
  });
  try {
    await take(own, lock);
    try {
      return await work();
    } finally {
      await rm(lock, { force: true });
    }
  } finally {
    await rm(own, { force: true });
  }
}

/** A link appears at once with the holder's id in it, so no reader sees an empty lock. */
async function take(own: string, lock: string): Promise<void> {
  const untilMs = performance.now() + timeoutMs;
  for (;;) {
    const isTaken = await link(own, lock).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EEXIST') throw error;
        return false;
      },
    );
    if (isTaken) return;
    const holder = Number(await readFile(lock, 'utf8').catch(() => ''));
    if (holder > 0 && !isAlive(holder)) await takeAway(lock, holder, `${own}.dead`);
    if (performance.now() > untilMs)
      throw new UserError(`Process ${holder} keeps ${lock}: end it, or remove the file if it is not of this program.`);
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

/** Takes the lock of a process that is gone away. If another one took it over meanwhile, that one gets it back. */
async function takeAway(lock: string, gone: number, aside: string): Promise<void> {
  try {
    await rename(lock, aside);
  } catch {
    return;
  }
  if ((await readFile(aside, 'utf8')) !== String(gone)) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}
