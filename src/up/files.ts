import { randomBytes } from 'node:crypto';
import { access, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file whole or not at all, and durably: a kill or a power cut leaves the old content or the new one. */
export async function writeDurably(file: string, content: string, mode = 0o644): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  const directory = await open(path.dirname(file));
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

/** A file's text, or null when there is no such file. */
export async function readIfPresent(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

export function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
