/** Runs on a schedule: deletes data that is no longer needed. */
import { proxyActivities } from '@temporalio/workflow';
import type { HousekeepingActivities } from '../activities/housekeeping.ts';

const keep = proxyActivities<HousekeepingActivities>({
  startToCloseTimeout: '20m',
  heartbeatTimeout: '1m',
  retry: { maximumAttempts: 3 },
});

export async function housekeeping(): Promise<{ journalEntries: number; sessions: number }> {
  // A failure of the one keeps the other from nothing; the run fails with it afterwards.
  const [journal] = await Promise.allSettled([keep.compactJournal()]);
  const sessions = await keep.forgetSessions();
  if (journal.status === 'rejected') throw journal.reason;
  return { journalEntries: journal.value, sessions };
}
