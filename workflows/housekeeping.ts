/** Runs on a schedule: deletes data that is no longer needed. */
import { proxyActivities } from '@temporalio/workflow';
import type { HousekeepingActivities } from '../activities/housekeeping.ts';

const keep = proxyActivities<HousekeepingActivities>({
  startToCloseTimeout: '5m',
  heartbeatTimeout: '1m',
  retry: { maximumAttempts: 3 },
});

export async function housekeeping(): Promise<{ journalEntries: number; sessions: number }> {
  const journalEntries = await keep.compactJournal();
  const sessions = await keep.forgetSessions();
  return { journalEntries, sessions };
}
