/** Small separate file systems under the parts that write, so that one can be filled and another made read-only. */
import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { cp, mkdir, open, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const pieceBytes = 4 * 1024 * 1024;

export class Disk {
  readonly folder: string;
  readonly #ballast: string;

  private constructor(folder: string) {
    this.folder = folder;
    this.#ballast = path.join(folder, 'ballast');
  }

  /** Whether this process may mount one: it needs Linux, root and the capability. */
  static canBeMounted(): boolean {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
    const folder = mkdtempSync(path.join(tmpdir(), 'disk-'));
    const works = (...words: string[]) => spawnSync(words[0]!, words.slice(1), { stdio: 'ignore' }).status === 0;
    try {
      return works('mount', '-t', 'tmpfs', '-o', 'size=1m', 'probe', folder) && works('umount', folder);
    } finally {
      rmdirSync(folder);
    }
  }

  static async mount(folder: string, sizeMiB: number): Promise<Disk> {
    await mkdir(folder, { recursive: true });
    await run('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=0711`, 'soak', folder]);
    return new Disk(folder);
  }

  /** An ext4 in the file FOLDER.ext4, which remains. Throws where the kernel offers no loop device. */
  static async mountExt4(folder: string, sizeMiB: number): Promise<Disk> {
    const file = `${folder}.ext4`;
    await mkdir(folder, { recursive: true });
    await writeFile(file, '');
    await truncate(file, sizeMiB * 2 ** 20);
    await run('mkfs.ext4', ['-q', '-m', '0', file]);
    await run('mount', ['-o', 'loop', file, folder]);
    return new Disk(folder);
  }

  /** Takes all free space, but for so much of it. Space that others free meanwhile stays free. */
  async fill(leftMiB = 0): Promise<void> {
    const file = await open(this.#ballast, 'a', 0o600);
    try {
      for (let size = pieceBytes; size >= 1; ) {
        const { bytesWritten } = await file.write(Buffer.alloc(size)).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error;
          return { bytesWritten: 0 };
        });
        if (bytesWritten === 0) size = Math.floor(size / 4);
      }
      await file.truncate((await file.stat()).size - leftMiB * 2 ** 20);
    } finally {
      await file.close();
    }
  }

  async free(): Promise<void> {
    await rm(this.#ballast, { force: true });
  }

  /** Throws EBUSY's message while any file on it is open for writing. */
  async setReadOnly(readOnly: boolean): Promise<void> {
    await run('mount', ['-o', `remount,${readOnly ? 'ro' : 'rw'}`, this.folder]);
  }

  /** With `keep`, what lies on it is copied below, so that it can still be read. */
  async unmount(keep = false): Promise<void> {
    const copy = `${this.folder}.copy`;
    if (keep) await cp(this.folder, copy, { recursive: true, filter: (file) => file !== this.#ballast });
    await run('umount', ['-l', this.folder]);
    if (!keep) return;
    await rm(this.folder, { recursive: true, force: true });
    await rename(copy, this.folder);
  }
}
