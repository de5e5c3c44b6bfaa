/** Programs of this machine. */
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { readConfig } from '../src/settings/config.ts';
import { provideTemporal } from '../src/up/temporalBinary.ts';
import { progress } from './report.ts';

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

/** The `temporal` command, downloaded or built if there is none: a benchmark starts a server of its own. */
export async function ownTemporal(): Promise<string> {
  const { TEMPORAL_ADDRESS: _, ...environment } = process.env;
  const binary = await provideTemporal({ cacheDir: readConfig(process.env).cacheDir, environment, report: progress });
  return binary!;
}
