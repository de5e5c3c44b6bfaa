/** Stored secrets with keys that a test knows. */
import { pino } from 'pino';
import { openSealing, type Sealing } from '../../src/api/people/sealing.ts';
import { openKeyRing } from '../../src/secrets/keyRing.ts';
import { openSecretBox, type SecretBox } from '../../src/secrets/secretBox.ts';
import type { Database } from '../../src/store/core/db.ts';

/** A key as settings have it: the same byte 32 times. */
export const secretKey = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;
/** The keys of servers that tests start. */
export const testSecretKeys = secretKey('k1', 1);
/** The keys of what they keep in Temporal. */
export const testPayloadKeys = secretKey('p1', 2);

interface Keys {
  configured?: string;
  file?: string;
  command?: readonly string[];
  warn?: (line: string) => void;
}

/** Opens the secrets of a database as a role with these keys does. */
export function secretBoxOf(db: Database, keys: Keys = {}): SecretBox {
  const { configured = '', file = '/none/secret-keys', command = [], warn = () => {} } = keys;
  return openSecretBox(db, openKeyRing({ configured, file, command, warn }));
}

export function sealingOf(db: Database, keys: Keys = { configured: testSecretKeys }): Sealing {
  return openSealing(secretBoxOf(db, keys), pino({ level: 'silent' }));
}
