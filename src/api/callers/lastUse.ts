import type { Logger } from 'pino';
import { recordKeyUse } from '../../store/accounts/apiKeys.ts';
import { recordUse } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';
import { plainAddress } from './plainAddress.ts';

export interface LastUse {
  /** Records that a session was used, and from where. Written shortly afterwards, off the request's path. */
  note(sessionId: string, address: string): void;
  /** The same, of an API key that minted a session. */
  noteKey(keyId: string, address: string): void;
  close(): Promise<void>;
}

/** How long uses are collected before they are written together. */
const gatherMs = 1_000;

export function openLastUse(db: Database, log: Logger): LastUse {
  let sessions = new Map<string, string>();
  let keys = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(usedSessions: typeof sessions, usedKeys: typeof keys): Promise<void> {
    if (usedSessions.size > 0) await recordUse(db, usedSessions);
    if (usedKeys.size > 0) await recordKeyUse(db, usedKeys);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [usedSessions, usedKeys] = [sessions, keys];
    [sessions, keys] = [new Map(), new Map()];
    writing = writing
      .then(() => write(usedSessions, usedKeys))
      .catch((error: unknown) => log.warn({ err: error }, 'the last use of credentials was not recorded'));
    return writing;
  }

  function gather(into: typeof sessions, id: string, address: string): void {
    into.set(id, plainAddress(address));
    timer ??= setTimeout(flush, gatherMs).unref();
  }

  return {
    note: (sessionId, address) => gather(sessions, sessionId, address),
    noteKey: (keyId, address) => gather(keys, keyId, address),
    close: flush,
  };
}
