/** The keys that wrap the keys of stored secrets: from the configuration, or created at the first start. */
import { randomBytes } from 'node:crypto';
import { link, unlink } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../lib/errors.ts';
import { readIfPresent, syncFolder, writeDurably } from '../lib/files.ts';
import { type Config, payloadKeysName } from '../settings/config.ts';

export interface SecretKey {
  /** Stored beside everything that the key encrypted. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

export type SecretKeySettings = Pick<Config, 'dataDir' | 'SECRET_KEYS' | 'SECRET_KEYS_FILE' | 'SECRET_KEYS_COMMAND'>;

/** Where keys are read from besides the environment. */
export function secretKeysFile({
  dataDir,
  SECRET_KEYS_FILE: file,
}: Pick<SecretKeySettings, 'dataDir' | 'SECRET_KEYS_FILE'>) {
  return file || path.join(dataDir, 'secret-keys');
}

/**
 * Makes a key of payloads: in the file that is configured, else in the data folder, where every role and command of that
 * folder finds it. Not where the key is in the environment, or nothing is to be encrypted. Returns the file, or ''.
 */
export async function ensurePayloadKeys({
  dataDir,
  TEMPORAL_PAYLOAD_KEYS: configured,
  TEMPORAL_PAYLOAD_KEYS_FILE: given,
  TEMPORAL_PAYLOAD_ENCRYPTION: encryption,
}: Pick<
  Config,
  'dataDir' | 'TEMPORAL_PAYLOAD_KEYS' | 'TEMPORAL_PAYLOAD_KEYS_FILE' | 'TEMPORAL_PAYLOAD_ENCRYPTION'
>): Promise<string> {
  if (given === '' && (configured !== '' || encryption === 'off')) return '';
  const file = given || path.join(dataDir, payloadKeysName);
  if ((await readIfPresent(file)) === null) await makeKeyFile(file);
  return file;
}

/** When two processes start at once, the second finds the first one's keys. Mode 600. */
export async function makeKeyFile(file: string): Promise<void> {
  const made = `k${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeDurably(draft, `${made}\n`, 0o600);
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  await syncFolder(path.dirname(file));
}

/**
 * The keys from which those follow that sign the audit log's checkpoints, the one in use first: AUDIT_KEYS, else the
 * secret keys. None when a command alone wraps secrets, because its keys never come here.
 */
export async function readAuditKeys(settings: SecretKeySettings & Pick<Config, 'AUDIT_KEYS'>): Promise<SecretKey[]> {
  if (settings.AUDIT_KEYS) return parseSecretKeys(settings.AUDIT_KEYS, 'AUDIT_KEYS');
  return secretKeysWith(settings, await readIfPresent(secretKeysFile(settings)));
}

function secretKeysWith(settings: SecretKeySettings, text: string | null): SecretKey[] {
  return [
    ...parseSecretKeys(settings.SECRET_KEYS, 'SECRET_KEYS'),
    ...(text === null ? [] : parseSecretKeys(text, secretKeysFile(settings))),
  ];
}

/**
 * The same for a process that goes on: what it returns reads the file again. One that vanished or became unusable, as
 * during a change of a mounted secret, leaves the keys that were read before; the key ring of secrets says what is wrong.
 */
export async function followAuditKeys(
  settings: SecretKeySettings & Pick<Config, 'AUDIT_KEYS'>,
): Promise<() => Promise<SecretKey[]>> {
  let last = await readAuditKeys(settings);
  return async () => {
    if (settings.AUDIT_KEYS) return last;
    const text = await readIfPresent(secretKeysFile(settings)).catch(() => null);
    try {
      if (text !== null) last = secretKeysWith(settings, text);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
    }
    return last;
  };
}

/** Reads `ID:KEY` by comma or by line; an empty text has none. Throws UserError, which never quotes the text. */
export function parseSecretKeys(text: string, where: string): SecretKey[] {
  return parseKeys(
    text,
    where,
    'If it was damaged, restore it from where you keep your keys. If these are lost, ' +
      'replace it by a new key (or remove it in the data folder), and see "secrets abandon".',
  );
}

/** The same for keys of any use. `damaged` says what helps where a file cannot be read any more. */
export function parseKeys(text: string, where: string, damaged: string): SecretKey[] {
  const entries = text.split(/[,\n]/).filter((entry) => entry.trim() !== '');
  const keys = entries.map((entry) => {
    const [, id = '', encoded = ''] = /^\s*([A-Za-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)\s*$/.exec(entry) ?? [];
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  const isFile = where.includes('/');
  if (keys.some(({ key }) => key.length !== 32) || ids.size !== keys.length || (isFile && keys.length === 0))
    throw new UserError(
      `${where} must be ID:KEY, by comma${isFile ? ' or line' : ''}, each KEY 32 bytes in base64 and each ID 1 ` +
        `to 32 letters, digits or dashes, none twice.${isFile ? ` ${damaged}` : ''}`,
    );
  return keys;
}
