/** The nightly check of bills: whether usage by day and hour matches the lifecycles behind it. */
import { activityInfo, heartbeat } from '@temporalio/activity';
import type { Logger } from 'pino';
import type { Database } from '../src/store/core/db.ts';
import {
  compareUsage,
  dropOldHours,
  type FoundDifferences,
  noteCompared,
  rangeName,
  rangesToCompare,
  recordReconciliation,
} from '../src/store/usage/usageComparison.ts';

export interface UsageDependencies {
  db: Database;
  log: Logger;
}

export function createUsageActivities({ db, log }: UsageDependencies) {
  return {
    /**
     * Compares what may have changed and records the differences: an audit event for each customer and month, and the row that the
     * metric reads. It repairs nothing; that is an operator's decision.
     */
    async reconcileUsage(): Promise<{ comparedMonths: number; differingRows: number }> {
      const ranges = await rangesToCompare(db);
      const found: FoundDifferences[] = [];
      for (const range of ranges) {
        heartbeat(rangeName(range));
        const differences = await compareUsage(db, range);
        for (const difference of differences)
          log.error(
            { ...difference, range: rangeName(range), frozen: range.frozen },
            'usage differs from its lifecycles',
          );
        if (differences.length > 0) found.push({ range, differences });
        await noteCompared(db, range, differences.length === 0);
      }
      const comparedMonths = ranges.filter(({ unit }) => unit === 'day').length;
      await recordReconciliation(db, activityInfo().workflowExecution!.runId, comparedMonths, found);
      return {
        comparedMonths,
        differingRows: found.flatMap(({ differences }) => differences).reduce((sum, { rows }) => sum + rows, 0),
      };
    },

    async dropOldHours(): Promise<number> {
      return dropOldHours(db);
    },
  };
}

export type UsageActivities = ReturnType<typeof createUsageActivities>;
