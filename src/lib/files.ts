import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { KeyedSemaphore } from './keyedSemaphore.ts';

/** Serializes the writes of each file: of two at once, the older might replace the newer. */
const turns = new KeyedSemaphore();

/**
 * Writes a file whole or not at all, and durably: a kill or a power cut leaves the old content or the new one. The folder
 * is synced too: without that, the file may keep its temporary name.
 */
export function writeDurably(file: string, content: string, mode = 0o644): Promise<void> {
  return turns.run(file, async () => {
    await replace(file, content, mode, true);
    await syncFolder(path.dirname(file));
  });
}

/**
 * Replaces a file whole: a reader, or a restart after a kill, finds either the old or the new text. A power cut may lose
 * both, so this is for what is found again.
 */
export function replaceFile(file: string, content: string): Promise<void> {
  return turns.run(file, () => replace(file, content, 0o600, false));
}

async function replace(file: string, content: string, mode: number, isFlushed: boolean): Promise<void> {
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}.tmp`;
  try {
    const handle = await open(temporary, 'wx', mode);
    try {
      await handle.writeFile(content);
      if (isFlushed) await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    // On a full disk, every leftover piece would keep it full.
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** Like {@link writeDurably}, for a caller that cannot wait. */
export function writeDurablySync(file: string, content: string, mode: number): void {
  const temporary = `${file}.${process.pid}`;
  writeFileSync(temporary, content, { mode, flush: true });
  renameSync(temporary, file);
  const folder = openSync(path.dirname(file), 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}

/** Makes a folder and those above it that are missing. Files in it last only if its own name does. */
export async function makeFolderDurably(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true });
  if (first === undefined) return;
  for (let made = path.resolve(folder); ; made = path.dirname(made)) {
    await syncFolder(path.dirname(made));
    if (made === path.resolve(first)) return;
  }
}

/** From then on, a power cut leaves the names of the folder's files as they are now. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** From then on, a power cut leaves the files of a folder as they are now, with their names. */
export async function syncFiles(folder: string): Promise<void> {
  const files = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile());
  // A folder is opened and synced as a file is.
  for (const { name } of files) await syncFolder(path.join(folder, name));
  await syncFolder(folder);
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
