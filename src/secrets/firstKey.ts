/**
 * The secret key that a first start makes, and the end of keys that were lost. A key is made for a database that has no
 * secrets yet: what another key encrypted would be unreadable for good to who has the new one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { UserError } from '../domain/errors.ts';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { type Database, type Queryable, query } from '../store/core/db.ts';
import { readIfPresent } from '../up/files.ts';
import { makeKeyFile, parseSecretKeys, type SecretKeySettings, secretKeysFile } from '../up/secretKeys.ts';
import { openKeyRing } from './keyRing.ts';
import type { KeyRing } from './secretBox.ts';

export function keyRingOf(settings: SecretKeySettings, warn: (line: string) => void): KeyRing {
  const { SECRET_KEYS: configured, SECRET_KEYS_COMMAND: command } = settings;
  return openKeyRing({ configured, file: secretKeysFile(settings), command, warn });
}

/**
 * Makes a key in the data folder, unless keys come from elsewhere or there is one. Throws UserError when no usable key
 * can be found, or when the database's secrets need another one.
 */
export async function ensureSecretKeys(settings: SecretKeySettings, db: Database): Promise<void> {
  const { SECRET_KEYS: configured, SECRET_KEYS_FILE: given, SECRET_KEYS_COMMAND: command } = settings;
  parseSecretKeys(configured, 'SECRET_KEYS');
  const file = secretKeysFile(settings);
  const known = await readIfPresent(file);
  if (known !== null) return void parseSecretKeys(known, file);
  if (configured || command.length > 0) return;
  if (given) throw new UserError(`SECRET_KEYS_FILE ${file} is not there: write a line ID:KEY to it, mode 600.`);
  await db.$transaction(async (tx) => {
    await lockKeys(tx);
    // Another process of this folder may have made it meanwhile.
    if ((await readIfPresent(file)) !== null) return;
    const newest = await tx.dataKey.findFirst({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
    if (newest)
      throw new UserError(
        `The secrets of this database need the secret key "${newest.keyId}", and ${file} is not there. Put it back from where it is kept, or set SECRET_KEYS, SECRET_KEYS_FILE, or SECRET_KEYS_COMMAND to what the other roles have. If the key is lost for good, "secrets abandon" says what is lost with it.`,
      );
    await makeKeyFile(file);
    const id = randomUUID();
    const { keyId, wrapped } = await keyRingOf(settings, () => {}).wrap(randomBytes(32), id);
    // From here on, no other folder makes a key.
    await tx.dataKey.create({ data: { id, keyId, wrapped } });
  });
}

/** For the rest of the transaction, keys neither come nor go. */
export async function lockKeys(tx: Queryable): Promise<void> {
  await query(tx)`SELECT pg_advisory_xact_lock(hashtext('secret keys'))::text`;
}

/** The ids of the secret keys that wrap data keys of the database and that this ring cannot use, each with why. */
export async function unusableKeys(tx: Queryable, ring: KeyRing): Promise<Map<string, string>> {
  const why = new Map<string, string>();
  const rows = await tx.dataKey.findMany({ distinct: ['keyId'], orderBy: { createdAt: 'desc' } });
  for (const { id, keyId, wrapped } of rows)
    try {
      await ring.unwrap(wrapped, { keyId, dataKeyId: id });
    } catch (error) {
      if (!(error instanceof SecretKeyError)) throw error;
      why.set(keyId, error.message);
    }
  return why;
}
