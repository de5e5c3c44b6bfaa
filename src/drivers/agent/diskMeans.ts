import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { MeansFinding } from '../../domain/hostHealth.ts';

/** Whether the disk of a folder takes another machine: at least so many bytes are free for this user to write. */
export async function diskMeans(folder: string, leastFreeBytes: number): Promise<MeansFinding> {
  try {
    await access(folder, constants.W_OK);
    const { bavail, bsize } = await statfs(folder);
    const ok = bavail * bsize >= leastFreeBytes;
    const least = `${Math.round(leastFreeBytes / 2 ** 20)} MiB`;
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
