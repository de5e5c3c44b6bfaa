import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { openKeyRing } from '../secrets/keyRing.ts';
import { openSecretBox, type SecretBox } from '../secrets/secretBox.ts';
import type { Database } from '../store/core/db.ts';
import { secretKeysFile } from '../up/secretKeys.ts';

/** The stored secrets of a role, with the keys that its settings name. */
export function openSecrets(config: Config, db: Database, log: Logger): SecretBox {
  const ring = openKeyRing({
    configured: config.SECRET_KEYS,
    file: secretKeysFile(config),
    command: config.SECRET_KEYS_COMMAND,
    warn: (line) => log.error(line),
  });
  return openSecretBox(db, ring);
}
