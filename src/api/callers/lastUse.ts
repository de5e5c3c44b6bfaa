import type { Logger } from 'pino';
import { recordUse } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';

export interface LastUse {
  /** Records that a session was used. Written shortly afterwards, off the request's path. */
  note(sessionId: string): void;
  close(): Promise<void>;
}

/** How long uses are collected before they are written together. */
const gatherMs = 1_000;

export function openLastUse(db: Database, log: Logger): LastUse {
  let noted = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...noted];
    noted = new Set();
    if (ids.length > 0) {
      writing = writing
        .then(() => recordUse(db, ids))
        .catch((error: unknown) => log.warn({ err: error }, 'the last use of sessions was not recorded'));
    }
    return writing;
  }

  return {
    note(sessionId) {
      noted.add(sessionId);
      timer ??= setTimeout(flush, gatherMs).unref();
    },
    close: flush,
  };
}
