/** Trims what grows: the journal behind its watchers, and sessions that ended long ago. */
import { heartbeat } from '@temporalio/activity';
import { forgetSessions } from '../src/store/accounts/sessions.ts';
import type { Database } from '../src/store/core/db.ts';
import { compactJournal } from '../src/store/machines/journal.ts';

/** A watch that was away longer has to list again (410 Expired). */
const journalKeptMs = 60 * 60_000;
/** How long ended sessions are still shown. */
const sessionsKeptDays = 30;

export function createHousekeepingActivities({ db }: { db: Database }) {
  /** Sends heartbeats while long statements run one after another. */
  async function alive<T>(work: () => Promise<T>): Promise<T> {
    const timer = setInterval(heartbeat, 10_000);
    try {
      return await work();
    } finally {
      clearInterval(timer);
    }
  }

  return {
    /** Removes journal entries that no watcher should still need. Returns how many. */
    compactJournal: (): Promise<number> => alive(() => compactJournal(db, { olderThanMs: journalKeptMs })),
    /** Removes sessions that ended long ago. Returns how many. */
    forgetSessions: (): Promise<number> => alive(() => forgetSessions(db, { endedDaysAgo: sessionsKeptDays })),
  };
}

export type HousekeepingActivities = ReturnType<typeof createHousekeepingActivities>;
