/**
 * The file that `backup` writes and `restore` reads: a tar archive of Postgres's base backup, its manifest, and the
 * files of the data folder that belong to it, with the SHA-256 of each. `tar` can open it.
 */
import { execFile, spawn } from 'node:child_process';
import { link, lstat, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { UserError } from '../lib/errors.ts';
import { writeDurably } from '../lib/files.ts';
import type { Fingerprint } from './fingerprint.ts';
import { sha256 } from './scratchPostgres.ts';

const run = promisify(execFile);
const format = 'compute-service-backup/1';

export const archiveName = 'base.tar.gz';
export const postgresManifestName = 'backup_manifest';
/** Opens the cluster. What is sealed in it needs the secret keys, which no backup has: it does not open by itself. */
export const passwordName = 'postgres-password';
/** Files that let existing clients of this service keep working. Files that already exist at the target stay. */
export const forClients = [['ca-key.pem', 'ca.pem'], ['api-key.json']] as const;
/** The digest of the manifest, which in turn has the digests of all other files. */
const digestName = 'manifest.sha256';
const members = [digestName, archiveName, postgresManifestName, passwordName, ...forClients.flat()];

export interface BackupManifest {
  format: string;
  takenAt: string;
  postgres: string;
  database: Fingerprint;
  files: Record<string, { bytes: number; sha256: string }>;
}

/** Packs the contents of `folder` into `file`, whole and durable or not at all. Throws UserError if it exists. */
export async function pack(
  folder: string,
  file: string,
  facts: Omit<BackupManifest, 'format' | 'files'>,
): Promise<BackupManifest> {
  const manifest: BackupManifest = { format, ...facts, files: await digests(folder) };
  const manifestFile = path.join(folder, 'manifest.json');
  await writeDurably(manifestFile, `${JSON.stringify(manifest, null, 2)}\n`, 0o600);
  await writeDurably(path.join(folder, digestName), `${await sha256(manifestFile)}\n`, 0o600);
  const draft = `${file}.${process.pid}.partial`;
  await rm(draft, { force: true });
  try {
    const handle = await open(draft, 'wx', 0o600);
    try {
      await tar(
        ['-c', '-f', '-', '-C', folder, 'manifest.json', digestName, ...Object.keys(manifest.files)],
        handle.fd,
      );
      await handle.sync();
    } finally {
      await handle.close();
    }
    await appear(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  const parent = await open(path.dirname(path.resolve(file)));
  await parent.sync().finally(() => parent.close());
  return manifest;
}

/** Unpacks the file into `folder` and compares every digest. Throws UserError that says what is wrong with the file. */
export async function unpack(file: string, folder: string): Promise<BackupManifest> {
  const damaged = (why: string, cause?: unknown) =>
    new UserError(`${file} is not a complete backup of this service: ${why}. Nothing was changed.`, { cause });
  const names = await run('tar', ['-t', '-f', file]).then(
    ({ stdout }) => stdout.split('\n').filter((name) => name !== ''),
    (error: { stderr?: string; message: string }) => {
      throw damaged(lastLine(error.stderr || error.message), error);
    },
  );
  const foreign = names.filter((name) => name !== 'manifest.json' && !members.includes(name));
  if (names[0] !== 'manifest.json' || foreign.length > 0)
    throw damaged(foreign.length > 0 ? `it holds ${foreign[0]}` : 'it does not begin with its manifest');
  await run('tar', ['-x', '-f', file, '-C', folder, '--no-same-owner', ...names]).catch(
    (error: { stderr?: string; message: string }) => {
      throw damaged(lastLine(error.stderr || error.message), error);
    },
  );
  const manifestFile = path.join(folder, 'manifest.json');
  const digest = await readFile(path.join(folder, digestName), 'utf8').catch(() => '');
  if (digest !== `${await sha256(manifestFile)}\n`) throw damaged('its manifest was changed');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as BackupManifest;
  if (manifest.format !== format)
    throw damaged(`another version made it: its format is ${manifest.format}, and this version reads ${format}`);
  const found = await digests(folder);
  for (const [name, { bytes, sha256: expected }] of Object.entries(manifest.files)) {
    if (found[name]?.bytes !== bytes || found[name].sha256 !== expected)
      throw damaged(`${name} was changed or cut off`);
  }
  for (const name of [archiveName, postgresManifestName, passwordName])
    if (!manifest.files[name]) throw damaged(`${name} is not in it`);
  return manifest;
}

async function digests(folder: string): Promise<BackupManifest['files']> {
  const found: BackupManifest['files'] = {};
  for (const name of members) {
    const file = path.join(folder, name);
    const status = await lstat(file).catch(() => null);
    if (status?.isFile()) found[name] = { bytes: status.size, sha256: await sha256(file) };
  }
  return found;
}

/** A hard link never replaces a file that appeared meanwhile; on a file system without hard links the file is moved. */
async function appear(draft: string, file: string): Promise<void> {
  try {
    await link(draft, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') throw new UserError(`${file} already exists: name another file.`, { cause: error });
    await rename(draft, file);
  }
}

function tar(words: readonly string[], output: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', words, { stdio: ['ignore', output, 'pipe'] });
    let said = '';
    child.stderr!.on('data', (chunk: Buffer) => {
      said += String(chunk);
    });
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new UserError(`The backup cannot be written: ${lastLine(said) || `tar ended with ${code}`}`));
    });
  });
}

function lastLine(text: string): string {
  return (
    text
      .trim()
      .split('\n')
      .findLast((line) => !/exit|Exiting/.test(line)) ?? text.trim()
  );
}
