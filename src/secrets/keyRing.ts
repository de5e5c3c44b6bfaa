/**
 * The keys that wrap data keys: of SECRET_KEYS, of a file that is read again when it changes, or behind an external
 * command. The first of them wraps, with the command before the others; all of them unwrap.
 */
import { stat } from 'node:fs/promises';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { readIfPresent } from '../lib/files.ts';
import { decrypt, encrypt, ofCommand } from './aesGcm.ts';
import { askKeyCommand } from './keyCommand.ts';
import type { KeyRing } from './secretBox.ts';
import { parseSecretKeys, type SecretKey } from './secretKeys.ts';

export interface KeyRingOptions {
  /** SECRET_KEYS. */
  configured: string;
  /** SECRET_KEYS_FILE, or the data folder's. It may be absent. */
  file: string;
  /** SECRET_KEYS_COMMAND; empty: none. */
  command: readonly string[];
  /** Called with a line for the operator when a changed file cannot be used. */
  warn(line: string): void;
}

/** How long the command's key in use is taken for the same. */
const currentForMs = 10_000;
const keyIdPattern = /^[\w.:/@-]{1,200}$/;

/** Opens keys without reading any: a key that is missing is reported by what needs it. */
export function openKeyRing({ configured, file, command, warn }: KeyRingOptions): KeyRing {
  const fixed = parseSecretKeys(configured, 'SECRET_KEYS');
  let current: { id: string; untilMs: number } | null = null;
  let read: { stamp: string; keys: readonly SecretKey[] } = { stamp: '', keys: [] };

  /** The keys as they are now. A file that became unusable leaves the keys that were read from it before. */
  async function localKeys(): Promise<readonly SecretKey[]> {
    const found = await stat(file).catch(() => null);
    const stamp = found ? `${found.ino} ${found.mtimeMs} ${found.size}` : '';
    if (stamp !== read.stamp) {
      try {
        const text = found && (await readIfPresent(file));
        // A file that vanished, as during a change of a mounted secret, takes no key away from a running process.
        if (text !== null) read = { stamp, keys: parseSecretKeys(text, file) };
      } catch (error) {
        read = { ...read, stamp };
        warn(`${(error as Error).message} Until then the keys that it had are used.`);
      }
    }
    return [...fixed, ...read.keys];
  }

  const names = (keys: readonly SecretKey[]) => keys.map(({ id }) => `"${id}"`).join(', ') || 'none';

  async function localKey(id: string, what: string): Promise<Buffer> {
    const keys = await localKeys();
    const found = keys.find((key) => key.id === id);
    if (found) return found.key;
    throw new SecretKeyError(
      `${what} needs the secret key "${id}", which is neither in SECRET_KEYS nor in ${file} (there: ` +
        `${names(keys)}): put it back after the key in use. It is not in a backup of the database, ` +
        'but with the keys that were kept beside it',
    );
  }

  async function asked(question: Parameters<typeof askKeyCommand>[1], ...fields: string[]): Promise<string[]> {
    const answer = await askKeyCommand(command, question);
    return fields.map((name) => {
      const value = answer[name];
      if (typeof value !== 'string' || value === '' || (name === 'key' && !keyIdPattern.test(value)))
        throw new SecretKeyError(
          `SECRET_KEYS_COMMAND ${command[0]} wrote no usable "${name}" for the operation ${question.operation}`,
        );
      return value;
    });
  }

  async function presentKey(): Promise<SecretKey> {
    const [present] = await localKeys();
    if (present) return present;
    throw new SecretKeyError(
      'there is no secret key: set SECRET_KEYS, SECRET_KEYS_FILE, or SECRET_KEYS_COMMAND to what the other ' +
        `roles have, or give this role the file ${file}`,
    );
  }

  return {
    async presentId() {
      if (command.length === 0) return (await presentKey()).id;
      if (current && performance.now() < current.untilMs) return current.id;
      const [key] = await asked({ operation: 'current' }, 'key');
      current = { id: ofCommand + key, untilMs: performance.now() + currentForMs };
      return current.id;
    },

    async wrap(dataKey, dataKeyId) {
      if (command.length === 0) {
        const { id, key } = await presentKey();
        return { keyId: id, wrapped: encrypt(key, dataKey, bindingOf(id, dataKeyId)) };
      }
      const plaintext = dataKey.toString('base64');
      const [key, wrapped] = await asked({ operation: 'wrap', context: dataKeyId, plaintext }, 'key', 'ciphertext');
      return { keyId: ofCommand + key, wrapped: wrapped! };
    },

    async unwrap(wrapped, { keyId, dataKeyId }) {
      const what = `the data key ${dataKeyId}`;
      const opened = keyId.startsWith(ofCommand)
        ? await unwrapByCommand(keyId.slice(ofCommand.length), wrapped, dataKeyId)
        : decrypt(await localKey(keyId, what), wrapped, bindingOf(keyId, dataKeyId));
      if (opened?.length === 32) return opened;
      throw new SecretKeyError(
        `the secret key "${keyId}" does not open ${what}: it is another key of the same id, ` +
          'or the row of data_keys was changed. Put the right key under this id',
      );
    },
  };

  async function unwrapByCommand(key: string, ciphertext: string, dataKeyId: string): Promise<Buffer> {
    if (command.length === 0)
      throw new SecretKeyError(
        `the data key ${dataKeyId} needs the key "${key}" of an external command: set SECRET_KEYS_COMMAND as it was`,
      );
    const [plaintext] = await asked({ operation: 'unwrap', context: dataKeyId, key, ciphertext }, 'plaintext');
    return Buffer.from(plaintext!, 'base64');
  }
}

function bindingOf(keyId: string, dataKeyId: string): string {
  return JSON.stringify(['compute-service', 'data key', keyId, dataKeyId]);
}
