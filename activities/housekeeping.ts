/** Trims what grows: the journal behind its watchers, and sessions that ended long ago. Sees to it that keys end. */
import { heartbeat } from '@temporalio/activity';
import { endKeysInTime } from '../src/store/accounts/keyEnds.ts';
import { forgetSessions } from '../src/store/accounts/sessions.ts';
import { forgetDeliveries, noteLatestClosedBill } from '../src/store/accounts/webhookDeliveries.ts';
import type { Database } from '../src/store/core/db.ts';
import { compactJournal } from '../src/store/machines/journal.ts';
import { forgetEvents } from '../src/store/machines/timelineRows.ts';

/** A watch that was away longer has to list again (410 Expired). */
const journalKeptMs = 60 * 60_000;
/** How long ended sessions are still shown. */
const sessionsKeptDays = 30;

export function createHousekeepingActivities({ db, apiKeyMaxDays }: { db: Database; apiKeyMaxDays: number }) {
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
    /**
     * Removes journal entries that no watcher should still need, and the timelines of machines that are long gone.
     * Returns how many journal entries.
     */
    compactJournal: (): Promise<number> =>
      alive(async () => {
        await forgetEvents(db);
        return compactJournal(db, { olderThanMs: journalKeptMs });
      }),
    /**
     * Gives keys their end, tells webhooks of a bill that is final, and removes what ended long ago of sessions and of
     * webhooks' logs. Returns how many sessions.
     */
    forgetSessions: (): Promise<number> =>
      alive(async () => {
        await endKeysInTime(db, { maxDays: apiKeyMaxDays });
        await noteLatestClosedBill(db);
        await forgetDeliveries(db);
        return forgetSessions(db, { endedDaysAgo: sessionsKeptDays });
      }),
  };
}

export type HousekeepingActivities = ReturnType<typeof createHousekeepingActivities>;
