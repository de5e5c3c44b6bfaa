import path from 'node:path';
import { replaceFile } from '../../lib/files.ts';
import type { ImageCache } from '../agent/imageCache.ts';
import { readIfThere } from '../agent/records.ts';

/** The files of the images that a host has used, by image digest: `images.json` in its folder. */
export class HostImages {
  readonly #file: string;
  readonly #cache: ImageCache;
  #files: Record<string, string[]> = {};

  constructor(folder: string, cache: ImageCache) {
    this.#file = path.join(folder, 'images.json');
    this.#cache = cache;
  }

  async open(): Promise<void> {
    this.#files = parsed(await readIfThere(this.#file));
  }

  async note(digest: string, files: string[]): Promise<void> {
    if (this.#files[digest]) return;
    this.#files[digest] = files;
    await replaceFile(this.#file, JSON.stringify(this.#files));
  }

  /** Digests of the images that are completely in the cache. */
  async whole(): Promise<string[]> {
    const there = await Promise.all(
      Object.entries(this.#files).map(async ([digest, files]) => ((await this.#hasAll(files)) ? [digest] : [])),
    );
    return there.flat();
  }

  async #hasAll(files: readonly string[]): Promise<boolean> {
    return (await Promise.all(files.map((sha256) => this.#cache.has(sha256)))).every(Boolean);
  }
}

function parsed(text: string | null): Record<string, string[]> {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}
