// What this program is, for a bug report or a check before an upgrade.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config.ts';

/** Name and version from package.json, the Node version in use, and the newest migration in this release. */
export async function versionLine({ migrationsDir }: Pick<Config, 'migrationsDir'>): Promise<string> {
  const { name, version } = JSON.parse(await readFile(path.join(migrationsDir, '..', '..', 'package.json'), 'utf8'));
  const migrations = (await readdir(migrationsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return `${name} ${version} (Node ${process.version}, database schema ${migrations.sort().at(-1) ?? 'none'})`;
}
