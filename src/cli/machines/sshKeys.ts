/**
 * A person's SSH keys on this computer: their own in ~/.ssh, and one that is made for a person who has none. Nothing
 * stores which key opens a machine: the machine's spec says it.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SshAuthorizedKey } from '../../domain/machine.ts';
import { UserError } from '../../lib/errors.ts';
import { readIfPresent } from '../../lib/files.ts';
import { configFolder, homeFolder, makeConfigFolder, readOwnFile } from '../session/configFolder.ts';

export interface SshKey {
  /** The private key; the public key lies beside it, as FILE.pub. */
  file: string;
  publicKey: string;
}

export interface SshKeyOptions {
  /** The only key to use. */
  identityFile?: string | undefined;
  environment: Record<string, string | undefined>;
}

/** The existing keys, in order of preference. */
export async function findSshKeys({ identityFile, environment }: SshKeyOptions): Promise<SshKey[]> {
  const own = ['id_ed25519', 'id_ecdsa', 'id_rsa'].map((name) => path.join(homeFolder(environment), '.ssh', name));
  const files = identityFile ? [identityFile] : [...own, madeKey(configFolder(environment))];
  const read = identityFile ? readIfPresent : readOwnFile;
  const keys = files.map(async (file) => ({ file, publicKey: (await read(`${file}.pub`))?.trim() ?? '' }));
  return (await Promise.all(keys)).filter(({ publicKey }) => publicKey !== '');
}

/** The key for a new machine; makes one if there is none. Throws UserError. */
export async function provideSshKey(options: SshKeyOptions): Promise<SshKey> {
  const { identityFile, environment } = options;
  const [key] = await findSshKeys(options);
  if (key) return key;
  if (identityFile)
    throw new UserError(
      `There is no ${identityFile}.pub: make it with "ssh-keygen -y -f ${identityFile} > ${identityFile}.pub".`,
    );
  return makeSshKey(await makeConfigFolder(environment));
}

/** The entry of `bootstrap.sshAuthorizedKeys` that lets this computer's person in. Throws UserError. */
export async function authorizedKey({
  user,
  ...options
}: SshKeyOptions & { user?: string | undefined }): Promise<SshAuthorizedKey> {
  const { publicKey } = await provideSshKey(options);
  return { publicKey, username: user ?? localUser() };
}

/** Whether two lines of public key files hold the same key; their comments may differ. */
export function isSameKey(one: string, other: string): boolean {
  return blobOf(one) === blobOf(other);
}

/** As `ssh-keygen -l` shows it. */
export function fingerprint(publicKey: string): string {
  const blob = Buffer.from(blobOf(publicKey).split(' ')[1] ?? '', 'base64');
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

function blobOf(publicKey: string): string {
  return publicKey.trim().split(/\s+/, 2).join(' ');
}

function madeKey(folder: string): string {
  return path.join(folder, 'ssh-key', 'id_ed25519');
}

/** Both files appear at once, as one folder: of two commands at the same time, the second uses the first's key. */
async function makeSshKey(folder: string): Promise<SshKey> {
  const file = madeKey(folder);
  const building = await mkdtemp(path.join(folder, 'ssh-key.new-'));
  try {
    const words = ['-q', '-t', 'ed25519', '-N', '', '-C', 'compute-service', '-f', path.join(building, 'id_ed25519')];
    await promisify(execFile)('ssh-keygen', words);
    await rename(building, path.dirname(file)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    });
    return { file, publicKey: (await readFile(`${file}.pub`, 'utf8')).trim() };
  } catch (error) {
    throw new UserError(
      `A key could not be made with ssh-keygen (${(error as Error).message}): name one of yours with -i.`,
      { cause: error },
    );
  } finally {
    await rm(building, { recursive: true, force: true });
  }
}

/** The person's local user name, as far as it is valid for a user of a machine. */
function localUser(): string {
  const name = userInfo()
    .username.toLowerCase()
    .replace(/[^a-z0-9_-]/g, '-');
  return (/^[a-z_]/.test(name) ? name : `_${name}`).slice(0, 32);
}
