/**
 * The keys of payloads in Temporal: of TEMPORAL_PAYLOAD_KEYS, then of a file that is read again when it changes. They
 * are read at once and kept in memory, so that encryption never waits and never fails.
 */
import { readFileSync, statSync } from 'node:fs';
import { ConfigError } from '../lib/errors.ts';
import { parseKeys, type SecretKey } from '../secrets/secretKeys.ts';
import type { Config } from '../settings/config.ts';

export interface PayloadKeys {
  /** The key that encrypts from now on; null: nothing is encrypted. Whether there is one stays as it is. */
  current(): SecretKey | null;
  /** Null when there is no key of this id, also not in the file as it is now. */
  find(id: string): SecretKey | null;
  /** Nothing in the clear is read. It stays as it was at the start. */
  refusesPlaintext: boolean;
  /** Ids of all keys, for messages. */
  ids(): string[];
}

type Settings = Pick<Config, 'TEMPORAL_PAYLOAD_KEYS' | 'TEMPORAL_PAYLOAD_KEYS_FILE' | 'TEMPORAL_PAYLOAD_ENCRYPTION'>;

/** How long a file counts as unchanged, and how often an unknown key has it read before that. */
const lookAgainMs = { change: 5_000, unknown: 1_000 };
const damaged = 'If it was damaged, restore it from where you keep your keys: what they encrypted needs them.';

/** Throws UserError when a key cannot be used. `warn` gets a line when a changed file cannot. */
export function openPayloadKeys(settings: Settings, warn: (line: string) => void = () => {}): PayloadKeys {
  const { TEMPORAL_PAYLOAD_KEYS_FILE: file, TEMPORAL_PAYLOAD_ENCRYPTION: encryption } = settings;
  const fixed = parseKeys(settings.TEMPORAL_PAYLOAD_KEYS, 'TEMPORAL_PAYLOAD_KEYS', damaged);
  let stamp = '';
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let ofFile: readonly SecretKey[] = [];

  /** A file that vanished or cannot be read, as during a change of a mounted secret, takes no key away. */
  function keys(olderThanMs: number): readonly SecretKey[] {
    if (file !== '' && performance.now() - lookedAtMs >= olderThanMs) {
      lookedAtMs = performance.now();
      try {
        const { ino, mtimeMs, size } = statSync(file);
        if (stamp !== `${ino} ${mtimeMs} ${size}`) {
          stamp = `${ino} ${mtimeMs} ${size}`;
          ofFile = parseKeys(readFileSync(file, 'utf8'), file, damaged);
        }
      } catch (error) {
        if (ofFile.length === 0) throw unusable(file, error as Error);
        if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
          warn(`${(error as Error).message} Until then the keys that it had are used.`);
      }
    }
    return [...fixed, ...ofFile];
  }

  const encrypts = keys(0).length > 0 && encryption !== 'off';
  return {
    current: () => (encrypts ? keys(lookAgainMs.change)[0]! : null),
    find(id) {
      const known = (olderThanMs: number) => keys(olderThanMs).find((key) => key.id === id);
      return known(lookAgainMs.change) ?? known(lookAgainMs.unknown) ?? null;
    },
    refusesPlaintext: encrypts && encryption !== 'mixed',
    ids: () => keys(lookAgainMs.change).map(({ id }) => id),
  };
}

function unusable(file: string, error: Error): Error {
  return (error as NodeJS.ErrnoException).code === undefined
    ? error
    : new ConfigError(
        `TEMPORAL_PAYLOAD_KEYS_FILE ${file} cannot be read (${error.message}): write a line ID:KEY to it`,
      );
}
