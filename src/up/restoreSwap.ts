/**
 * The switch from the old database to the restored one. Everything is prepared in a separate folder; renaming it is the
 * switch, and what follows only moves files into place. A kill at any moment leaves the old state, or the new one once
 * this has run: in the next `restore`, and in the next start before it looks at the data folder.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { exists, readIfPresent, syncFolder, writeDurably } from '../lib/files.ts';
import { forClients, passwordName } from './backupFile.ts';
import { endOrphan } from './postgres.ts';

/** The backup being unpacked: useless after a kill. */
export const draftOf = (dataDir: string) => path.join(dataDir, 'restore.new');
const readyOf = (dataDir: string) => path.join(dataDir, 'restore.ready');
const moved = ['postgres', passwordName];

/** Makes the draft the state of the data folder. Returns the folder that keeps what it replaced. */
export async function swapIn(dataDir: string, now: Date): Promise<string | null> {
  const aside = `before-restore-${now.toISOString().replaceAll(/[:.]/g, '-')}`;
  await writeDurably(path.join(draftOf(dataDir), 'aside'), aside, 0o600);
  await rename(draftOf(dataDir), readyOf(dataDir));
  await syncFolder(dataDir);
  return finishRestore(dataDir);
}

/** Finishes a restore killed after the switch; clears one killed before it. Returns the old state's folder, or null. */
export async function finishRestore(dataDir: string): Promise<string | null> {
  const draft = draftOf(dataDir);
  if (await exists(draft)) {
    await endOrphan(path.join(draft, 'postgres'));
    await rm(draft, { recursive: true, force: true });
  }
  const ready = readyOf(dataDir);
  const name = await readIfPresent(path.join(ready, 'aside'));
  if (name === null) {
    await rm(ready, { recursive: true, force: true });
    return null;
  }
  const aside = path.join(dataDir, path.basename(name));
  await mkdir(aside, { recursive: true, mode: 0o711 });
  for (const item of moved) {
    const [from, to, old] = [path.join(ready, item), path.join(dataDir, item), path.join(aside, item)];
    if (!(await exists(from))) continue;
    if (await exists(to)) await rename(to, old);
    await rename(from, to);
  }
  for (const group of forClients) {
    // The last file of a group is moved last: if it exists, the group is complete and stays.
    if (await exists(path.join(dataDir, group.at(-1)!))) continue;
    for (const item of group)
      if (await exists(path.join(ready, item))) await rename(path.join(ready, item), path.join(dataDir, item));
  }
  await syncFolder(dataDir);
  await rm(ready, { recursive: true, force: true });
  return aside;
}
