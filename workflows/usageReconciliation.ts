/** Runs every night: checks that bills match the lifecycles behind them, and alerts people if they do not. */
import { proxyActivities } from '@temporalio/workflow';
import type { UsageActivities } from '../activities/usage.ts';

// Comparing one month happens between two heartbeats; in a very large store that takes minutes.
const usage = proxyActivities<UsageActivities>({
  startToCloseTimeout: '4h',
  heartbeatTimeout: '15m',
  retry: { initialInterval: '10s', maximumInterval: '10m', maximumAttempts: 10 },
});

export async function usageReconciliation(): Promise<{ comparedMonths: number; differingRows: number }> {
  const compared = await usage.reconcileUsage();
  await usage.dropOldHours();
  return compared;
}
