/**
 * Where customers' commands keep a person's own files (XDG Base Directory Specification), and which files they trust.
 * These files name servers, sessions, and programs to run, and a command may run in any folder, such as one that was
 * just unpacked: so a folder is named, or it is the person's own, and others cannot write to it.
 */
import type { Stats } from 'node:fs';
import { chmod, mkdir, open, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { UserError } from '../../lib/errors.ts';

export type Environment = Record<string, string | undefined>;

export function homeFolder(environment: Environment): string {
  return environment['HOME'] || homedir();
}

/** `$XDG_CONFIG_HOME/compute-service`, else `~/.config/compute-service`. */
export function configFolder(environment: Environment): string {
  const base = environment['XDG_CONFIG_HOME'];
  // The specification says to ignore relative paths: they would depend on the current folder.
  return path.join(
    base && path.isAbsolute(base) ? base : path.join(homeFolder(environment), '.config'),
    'compute-service',
  );
}

/** The data folder of a customer's command: the one given by option or by DATA_DIR, else the person's own. */
export function customerFolder(given: string | undefined, environment: Environment): string {
  if (given) return path.resolve(given);
  const { DATA_DIR: set } = environment;
  if (!set) return configFolder(environment);
  if (path.isAbsolute(set)) return set;
  throw new UserError(
    `DATA_DIR is "${set}", which depends on the current folder: set it to an absolute path, or use --data-dir.`,
  );
}

/** Creates the folder, for its owner only. Throws UserError if others can write to it. */
export async function makeOwnFolder(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    refuseOthers(folder, await stat(folder));
    return folder;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `${folder} cannot be made (${(error as Error).message}): set XDG_CONFIG_HOME to a folder of yours.`,
      { cause: error },
    );
  }
}

/** The same for the person's own folder, which is also closed to readers. */
export async function makeConfigFolder(environment: Environment): Promise<string> {
  const folder = await makeOwnFolder(configFolder(environment));
  await chmod(folder, 0o700);
  return folder;
}

/** Returns the text of a file, null if there is none. Throws UserError if others can write to it or to its folder. */
export async function readOwnFile(file: string): Promise<string | null> {
  const folder = path.dirname(file);
  try {
    refuseOthers(folder, await stat(folder));
    const handle = await open(file);
    try {
      refuseOthers(file, await handle.stat());
      return await handle.readFile('utf8');
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    if (error instanceof UserError) throw error;
    throw new UserError(`${file} cannot be read (${message}).`, { cause: error });
  }
}

function refuseOthers(at: string, { uid, mode }: Stats): void {
  const own = process.getuid?.() ?? uid;
  // Root can write to every file anyway.
  if (uid !== own && uid !== 0)
    throw new UserError(
      `${at} belongs to another user (uid ${uid}): check what is in it, then run "chown ${own} ${at}", or remove it.`,
    );
  if ((mode & 0o022) !== 0)
    throw new UserError(`${at} can be written by others: check what is in it, then run "chmod go-w ${at}".`);
}
