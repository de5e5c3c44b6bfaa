import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';

export const gib = 2 ** 30;

export interface ImageRoomOptions {
  folder: string;
  limitBytes: number;
  /** A partial download that has not changed for this long was left by a kill. */
  staleMs: number;
  log?: Pick<Logger, 'info'>;
}

interface Entry {
  file: string;
  bytes: number;
  usedAt: number;
  mayGo: boolean;
}

/** A caller that was given a path has opened it within this time. */
const freshMs = 60_000;

/**
 * How much disk space images use. The folder itself is the only state, so a kill leaves nothing to repair and other
 * processes see the same. A file's size is the room that it uses or, for a download in progress (`.part`), will use;
 * its modification time is when it was last requested; a file with a second name is held by a machine, whose disk it is
 * part of. Removing a name while another process links the file is harmless: the content lives as long as any name
 * does.
 */
export class ImageRoom {
  readonly #options: ImageRoomOptions;
  readonly #turns = new KeyedSemaphore();

  constructor(options: ImageRoomOptions) {
    this.#options = options;
  }

  /**
   * Lets a download grow by calling `grow`, then evicts the least recently requested images until everything fits.
   * Returns the bytes that still do not fit. Growing comes first, so of two concurrent growths at least one sees both.
   */
  growing(grow: () => Promise<void>): Promise<number> {
    return this.#turns.run('room', async () => {
      await grow();
      const entries = await this.#entries();
      const taken = entries.reduce((sum, entry) => sum + entry.bytes, 0);
      return this.#remove(entries, taken - this.#options.limitBytes);
    });
  }

  /** Frees that much of the disk, or less if there is less to free. Resolves to false when nothing could be freed. */
  free(bytes: number): Promise<boolean> {
    return this.#turns.run('room', async () => (await this.#remove(await this.#entries(), bytes)) < bytes);
  }

  /** Removes what killed downloads left behind. */
  async removeStale(): Promise<void> {
    const stale = (await this.#entries()).filter(({ file, mayGo }) => mayGo && file.endsWith('.part'));
    await Promise.all(stale.map(({ file }) => rm(file, { force: true })));
  }

  async #remove(entries: Entry[], bytes: number): Promise<number> {
    let missing = bytes;
    for (const { file, ...entry } of entries.filter((one) => one.mayGo).sort((a, b) => a.usedAt - b.usedAt)) {
      if (missing <= 0) break;
      await rm(file, { force: true });
      missing -= entry.bytes;
      const usedAt = new Date(entry.usedAt).toISOString();
      this.#options.log?.info(
        { file, bytes: entry.bytes, usedAt },
        'an image that no machine uses was removed to free space',
      );
    }
    return missing;
  }

  async #entries(): Promise<Entry[]> {
    for (;;) {
      const entries = await this.#look();
      // A file that disappeared meanwhile may exist under its final name: look again.
      if (entries.every((entry) => entry !== null)) return entries;
    }
  }

  async #look(): Promise<(Entry | null)[]> {
    const { folder, staleMs } = this.#options;
    const names = (await readdir(folder)).filter((name) => /^[0-9a-f]{64}(\..*\.part)?$/.test(name));
    return Promise.all(
      names.map(async (name) => {
        const file = path.join(folder, name);
        const found = await stat(file).catch(() => null);
        if (!found) return null;
        const unusedMs = Math.abs(Date.now() - found.mtimeMs);
        const mayGo = name.endsWith('.part') ? unusedMs > staleMs : found.nlink === 1 && unusedMs > freshMs;
        return { file, bytes: found.size, usedAt: found.mtimeMs, mayGo };
      }),
    );
  }
}
