/**
 * A person's SSH keys: on this computer their own in ~/.ssh, and one that is made for a person who has none; and those
 * that the service keeps for them. Nothing stores which key opens a machine: the machine's spec says it.
 */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { allRows, RefusedError } from '../../../sdk/src/index.ts';
import type { SshAuthorizedKey } from '../../domain/machine.ts';
import { isSameKey } from '../../domain/sshPublicKey.ts';
import { UserError } from '../../lib/errors.ts';
import { readIfPresent } from '../../lib/files.ts';
import { systemUser } from '../../lib/systemUser.ts';
import { printable } from '../printable.ts';
import type { AdminApi } from '../session/adminApi.ts';
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

interface NewMachineKeys extends SshKeyOptions {
  user?: string | undefined;
  complain(line: string): void;
}

/**
 * The entries of `bootstrap.sshAuthorizedKeys` of a new machine: this computer's key, and the ones that the service keeps
 * for the person, which `besides` names. A key that was named is the only one. Throws UserError.
 */
export async function keysOfNewMachine(
  api: AdminApi,
  { complain, ...options }: NewMachineKeys,
): Promise<{ keys: SshAuthorizedKey[]; besides: string }> {
  const own = await authorizedKey(options);
  if (options.identityFile) return { keys: [own], besides: '' };
  const all = await keptKeys(api).catch((error: Error) => {
    // Of a service that cannot be reached, a machine made a moment later would lack them.
    if (!(error instanceof RefusedError)) throw error;
    complain(`your kept SSH keys cannot be read (${error.message}): the machine gets the key of this computer alone`);
    return [];
  });
  const kept = all.filter(({ public_key: key }) => !isSameKey(key, own.publicKey));
  const names = kept.map((each) => `${each.name} (${each.fingerprint})`).join(', ');
  return {
    keys: [own, ...kept.map(({ public_key: publicKey }) => ({ ...own, publicKey }))],
    besides: names && `; besides the key of this computer, it accepts ${printable(names)}`,
  };
}

/** The public keys that the service keeps for the caller. */
export function keptKeys(api: AdminApi) {
  return allRows(
    (query) => api.GET('/v1/admin/ssh-keys', { params: { query } }),
    (page) => page.ssh_keys,
  );
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
  const name = systemUser()
    .name.toLowerCase()
    .replace(/[^a-z0-9_-]/g, '-');
  return (/^[a-z_]/.test(name) ? name : `_${name}`).slice(0, 32);
}
