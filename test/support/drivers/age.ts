import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';

/** Makes the files of a folder look as if they had not been used for an hour, or for `ms`. */
export async function age(
  folder: string,
  { ms = 3_600_000, names }: { ms?: number; names?: string[] } = {},
): Promise<void> {
  const then = new Date(Date.now() - ms);
  for (const name of names ?? (await readdir(folder))) await utimes(path.join(folder, name), then, then);
}
