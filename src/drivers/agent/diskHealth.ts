import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { HealthCheck } from '../../domain/hostHealth.ts';

/** A small disk need not have more free than this share of it. */
const leastFreeShare = 0.05;

/** Whether the disk of a folder takes another machine: at least so many bytes are free for this user to write. */
export async function diskHealth(folder: string, wantedBytes: number): Promise<HealthCheck> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, blocks, bsize } = await statfs(folder);
    const leastFreeBytes = Math.min(wantedBytes, blocks * bsize * leastFreeShare);
    const ok = bavail * bsize >= leastFreeBytes;
    const least = `${Math.ceil(leastFreeBytes / 2 ** 20)} MiB`;
    return ok
      ? { type: 'Disk', ok, reason: 'HasRoom', message: `at least ${least} are free on the disk of ${folder}` }
      : { type: 'Disk', ok, reason: 'DiskFull', message: `less than ${least} are free on the disk of ${folder}` };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EROFS')
      return { type: 'Disk', ok: false, reason: 'DiskReadOnly', message: `the disk of ${folder} is read-only` };
    return { type: 'Disk', ok: false, reason: 'DiskUnreadable', message: `${folder} cannot be read (${code})` };
  }
}
