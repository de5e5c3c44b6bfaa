import { lstat, opendir } from 'node:fs/promises';
import path from 'node:path';

/** Bytes that a folder takes on its disk. What cannot be read, or goes meanwhile, is left out; links are not followed. */
export async function folderBytes(folder: string): Promise<number> {
  let bytes = 0;
  const folders = [folder];
  for (let next = folders.pop(); next !== undefined; next = folders.pop()) {
    const entries = await opendir(next).catch(() => null);
    if (!entries) continue;
    for await (const entry of entries) {
      const place = path.join(next, entry.name);
      if (entry.isDirectory()) folders.push(place);
      else
        bytes += await lstat(place).then(
          ({ blocks }) => blocks * 512,
          () => 0,
        );
    }
  }
  return bytes;
}
