import path from 'node:path';
import { UserError } from '../lib/errors.ts';
import { takeLock } from '../lib/processLock.ts';

/**
 * Makes this process the only one that runs the service on `dataDir`; returns how to release the lock. Throws UserError
 * with the holder's pid.
 */
export async function lockDataDir(dataDir: string): Promise<() => Promise<void>> {
  const taken = await takeLock(path.join(dataDir, 'lock'));
  if ('holder' in taken)
    throw new UserError(
      `The data folder ${dataDir} is in use by process ${taken.holder}: stop it, or set DATA_DIR to another folder.`,
    );
  return taken.release;
}
