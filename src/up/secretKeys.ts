/** The keys that encrypt stored secrets: from the configuration, or created at the first start. */
import { randomBytes } from 'node:crypto';
import { link, unlink } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../domain/errors.ts';
import { readIfPresent, writeDurably } from './files.ts';

export interface SecretKey {
  /** Stored beside everything that the key encrypted. */
  id: string;
  /** 32 bytes. */
  key: Buffer;
}

const usage =
  'SECRET_KEYS must be ID:KEY, by comma, each KEY 32 bytes in base64 and each ID 1 to 32 letters, digits or dashes, none twice.';

/**
 * Returns the keys; the first one encrypts. Replicas of the API must agree on them: either all have SECRET_KEYS, or
 * they share the data folder. Throws UserError.
 */
export async function provideSecretKeys(dataDir: string, configured: string): Promise<SecretKey[]> {
  return configured ? parse(configured, usage) : fromFile(path.join(dataDir, 'secret-keys'));
}

async function fromFile(file: string): Promise<SecretKey[]> {
  const damaged = `${file} no longer contains keys: restore it, or set up sign-in again.`;
  const known = await readIfPresent(file);
  if (known !== null) return parse(known.trim(), damaged);
  const made = `k${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64')}`;
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeDurably(draft, `${made}\n`, 0o600);
  // When two processes start at once, the second finds the first one's keys.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await unlink(draft);
  return parse(((await readIfPresent(file)) ?? '').trim(), damaged);
}

function parse(text: string, complaint: string): SecretKey[] {
  const keys = text.split(',').map((entry) => {
    const [, id = '', encoded = ''] = /^\s*([A-Za-z0-9-]{1,32}):([A-Za-z0-9+/]{43}=)\s*$/.exec(entry) ?? [];
    return { id, key: Buffer.from(encoded, 'base64') };
  });
  const ids = new Set(keys.map(({ id }) => id));
  // The message never quotes the given value: it may be a key.
  if (keys.some(({ key }) => key.length !== 32) || ids.size !== keys.length) throw new UserError(complaint);
  return keys;
}
