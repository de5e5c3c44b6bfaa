// Where customers' commands keep a person's own files, following the XDG Base Directory Specification.
import { mkdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { UserError } from '../up/userErrors.ts';

export function homeFolder(environment: Record<string, string | undefined>): string {
  return environment['HOME'] || homedir();
}

/** `$XDG_CONFIG_HOME/compute-service`, else `~/.config/compute-service`. */
export function configFolder(environment: Record<string, string | undefined>): string {
  const base = environment['XDG_CONFIG_HOME'];
  // The specification says to ignore relative paths: they would depend on the current folder.
  return path.join(
    base && path.isAbsolute(base) ? base : path.join(homeFolder(environment), '.config'),
    'compute-service',
  );
}

/** Creates the folder, for its owner only. Throws UserError if others could write to it. */
export async function makeConfigFolder(environment: Record<string, string | undefined>): Promise<string> {
  const folder = configFolder(environment);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { uid, mode } = await stat(folder);
    if (uid !== (process.getuid?.() ?? uid) || (mode & 0o022) !== 0)
      throw new UserError(`${folder} can be written by others: make it yours alone (chown, chmod 700).`);
    return folder;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(
      `${folder} cannot be made (${(error as Error).message}): set XDG_CONFIG_HOME to a folder of yours.`,
      {
        cause: error,
      },
    );
  }
}
