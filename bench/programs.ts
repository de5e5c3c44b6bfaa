/** Programs of this machine. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Returns where PATH finds the command; null if it does not. */
export function onPath(command: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => path.join(folder, command)).find(isExecutable) ?? null;
}

export function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
