/** Runs every night: bills are what the lifecycles behind them say, or people hear of it. */
import { proxyActivities } from '@temporalio/workflow';
import type { UsageActivities } from '../activities/usage.ts';

// Between two heartbeats lies the comparison of a month, which in a very large store takes minutes.
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
