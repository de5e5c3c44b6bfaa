// What this program is, for a bug report or a check before an upgrade.
import { readdir } from 'node:fs/promises';
import type { Config } from '../settings/config.ts';

/** This release, the Node version in use, and the newest migration. */
export async function versionLine({
  migrationsDir,
  version,
}: Pick<Config, 'migrationsDir' | 'version'>): Promise<string> {
  const migrations = (await readdir(migrationsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
  return `compute-service ${version} (Node ${process.version}, database schema ${migrations.sort().at(-1) ?? 'none'})`;
}
