/**
 * The secret key that a first start makes, and the end of keys that were lost. A key is made for a database that has no
 * secrets yet: what another key encrypted would be unreadable for good to who has the new one.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { SecretKeyError } from '../domain/secretKeyError.ts';
import { UserError } from '../lib/errors.ts';
import { readIfPresent } from '../lib/files.ts';
import { type Database, type Queryable, query, transaction } from '../store/core/db.ts';
import { isWrapped } from './aesGcm.ts';
import { openKeyRing } from './keyRing.ts';
import type { KeyRing } from './secretBox.ts';
import { makeKeyFile, parseSecretKeys, type SecretKeySettings, secretKeysFile } from './secretKeys.ts';

export function keyRingOf(settings: SecretKeySettings, warn: (line: string) => void): KeyRing {
  const { SECRET_KEYS: configured, SECRET_KEYS_COMMAND: command } = settings;
  return openKeyRing({ configured, file: secretKeysFile(settings), command, warn });
}

/** Whether there are secret keys. Throws UserError when a file that should have them is damaged or absent. */
export async function hasSecretKeys(settings: SecretKeySettings): Promise<boolean> {
  const { SECRET_KEYS: configured, SECRET_KEYS_FILE: given, SECRET_KEYS_COMMAND: command } = settings;
  parseSecretKeys(configured, 'SECRET_KEYS');
  const file = secretKeysFile(settings);
  const known = await readIfPresent(file);
  if (known !== null) return parseSecretKeys(known, file).length > 0;
  if (configured || command.length > 0) return true;
  if (given) throw new UserError(`SECRET_KEYS_FILE ${file} is not there: write a line ID:KEY to it, mode 600.`);
  return false;
}

/**
 * Makes a key in the data folder, unless keys come from elsewhere or there is one. Throws UserError as above, and
 * SecretKeyError when the database's secrets need another key.
 */
export async function ensureSecretKeys(settings: SecretKeySettings, db: Database): Promise<void> {
  if (await hasSecretKeys(settings)) return;
  const file = secretKeysFile(settings);
  await transaction(db, async (tx) => {
    await query(tx)`SELECT pg_advisory_xact_lock(hashtext('secret keys'))::text`;
    // Another process of this folder may have made it meanwhile.
    if ((await readIfPresent(file)) !== null) return;
    await requireSecretKeys(settings, tx);
    await makeKeyFile(file);
    const id = randomUUID();
    const { keyId, wrapped } = await keyRingOf(settings, () => {}).wrap(randomBytes(32), id);
    // From here on, no other folder makes a key.
    await tx.dataKey.create({ data: { id, keyId, wrapped } });
  });
}

/**
 * Throws SecretKeyError when the database has secrets and these keys open none of them. With a command it does not look:
 * that may be away for a while.
 */
export async function requireSecretKeys(settings: SecretKeySettings, tx: Queryable): Promise<void> {
  if (settings.SECRET_KEYS_COMMAND.length > 0) return;
  const lost = await lostDataKeys(
    tx,
    keyRingOf(settings, () => {}),
  );
  if (lost.length === 0 || lost.length < (await tx.dataKey.findMany()).filter(isWrapped).length) return;
  throw new SecretKeyError(
    `The secrets of this database cannot be read: ${lost.at(-1)!.why}. Or set SECRET_KEYS, SECRET_KEYS_FILE, ` +
      'or SECRET_KEYS_COMMAND to what the other roles have. If the key is lost for good, ' +
      '"secrets abandon" says what is lost with it.',
  );
}

/**
 * The data keys of the database that this ring does not open, each with the id of its secret key, and why. A row that
 * cannot hold a key is none of them.
 */
export async function lostDataKeys(
  tx: Queryable,
  ring: KeyRing,
): Promise<{ id: string; keyId: string; why: string }[]> {
  const lost = [];
  for (const { id, keyId, wrapped } of (await tx.dataKey.findMany({ orderBy: { createdAt: 'asc' } })).filter(isWrapped))
    try {
      await ring.unwrap(wrapped, { keyId, dataKeyId: id });
    } catch (error) {
      if (!(error instanceof SecretKeyError)) throw error;
      lost.push({ id, keyId, why: error.message });
    }
  return lost;
}
