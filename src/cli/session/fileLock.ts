/** Work that one process at a time does, such as one of several commands that kubectl starts at once. */
import { UserError } from '../../lib/errors.ts';
import { takeLock } from '../../lib/processLock.ts';
import { pause } from '../../lib/waiting.ts';

const lookAgainMs = 50;
const timeoutMs = 60_000;

/** Does the work while no other process holds the lock. Takes it over from a process that is gone. Throws UserError. */
export async function exclusively<T>(lock: string, work: () => Promise<T>): Promise<T> {
  for (const untilMs = performance.now() + timeoutMs; ; await pause(lookAgainMs)) {
    const taken = await takeLock(lock).catch((error: Error) => {
      throw new UserError(`${lock} cannot be written (${error.message}): make room, or use a folder of yours.`, {
        cause: error,
      });
    });
    if ('release' in taken) return work().finally(taken.release);
    if (performance.now() > untilMs)
      throw new UserError(`Process ${taken.holder} keeps ${lock}: end it, then try again.`);
  }
}
