import type { Logger } from 'pino';
import { keyRingOf } from '../secrets/firstKey.ts';
import { openSecretBox, type SecretBox } from '../secrets/secretBox.ts';
import type { Config } from '../settings/config.ts';
import type { Database } from '../store/core/db.ts';

/** The stored secrets of a role, with the keys that its settings name. */
export function openSecrets(config: Config, db: Database, log: Logger): SecretBox {
  return openSecretBox(
    db,
    keyRingOf(config, (line) => log.error(line)),
  );
}
