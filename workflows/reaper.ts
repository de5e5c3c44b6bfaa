/** Runs on a schedule: every host's inventory against the record. Only what is recorded as gone is destroyed. */
import { proxyActivities } from '@temporalio/workflow';
import type { ReaperActivities } from '../activities/reaper.ts';
import { hostCalls } from './activities.ts';

const record = proxyActivities<ReaperActivities>({ startToCloseTimeout: '1m', retry: { maximumAttempts: 3 } });

export interface ReaperResult {
  destroyed: number;
  unknown: number;
  missing: number;
  /** Hosts that did not answer; the next run asks them again. */
  silent: string[];
}

export async function reaper(): Promise<ReaperResult> {
  const result: ReaperResult = { destroyed: 0, unknown: 0, missing: 0, silent: [] };
  await Promise.all(
    (await record.listHosts()).map(async (host) => {
      const agent = hostCalls(host, {
        deadlineMs: 60_000,
        pickUpMs: 20_000,
        maximumAttempts: 2,
        summary: `inventory of ${host}`,
      });
      try {
        const { toDestroy, unknown, missing } = await record.reconcileHost(await agent.listInventory());
        result.unknown += unknown;
        result.missing += missing;
        for (const runtimeId of toDestroy) {
          await agent.stopMachine({ runtimeId, graceMs: 0 });
          await agent.destroyMachine({ runtimeId });
          result.destroyed++;
        }
      } catch {
        result.silent.push(host);
      }
    }),
  );
  return result;
}
