/** Runs on a schedule: compares every host's inventory with the database. Destroys only what is recorded as gone. */
import { continueAsNew, proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { ReaperActivities } from '../activities/reaper.ts';
import type { HostAddress } from '../src/domain/names.ts';
import { inventoryCalls, on } from './activities.ts';
import { forEach } from './fanOut.ts';
import { isRecord } from './input.ts';

const record = proxyActivities<ReaperActivities>({ startToCloseTimeout: '1m', retry: { maximumAttempts: 3 } });

export interface ReaperResult {
  destroyed: number;
  unknown: number;
  missing: number;
  /** Hosts that did not respond; the next run asks them again. */
  silent: string[];
}

/** What a run hands to the next one when a large fleet has made its history long. */
interface Continuation {
  left: HostAddress[];
  result: ReaperResult;
}

export async function reaper(input?: unknown): Promise<ReaperResult> {
  const { left: hosts, result } = isContinuation(input)
    ? input
    : { left: await record.listHosts(), result: { destroyed: 0, unknown: 0, missing: 0, silent: [] } };
  const left = await forEach(
    hosts,
    async (host) => {
      const agent = inventoryCalls(host);
      try {
        const inventory = await agent.listInventory(on(host));
        const { toDestroy, superseded, unknown, missing } = await record.reconcileHost(inventory);
        result.unknown += unknown;
        result.missing += missing;
        for (const { order, ...runtime } of toDestroy) {
          await agent.stopMachine({ ...on(host, order), ...runtime });
          await agent.destroyMachine({ ...on(host, order), ...runtime });
          result.destroyed++;
        }
        // Also for a runtime that the host does not have: from then on the host refuses a create that arrives late.
        for (const { order, ...runtime } of superseded) {
          await agent.stopMachine({ ...on(host, order), ...runtime });
          const seen = await agent.destroyMachine({ ...on(host, order), ...runtime });
          await record.recordSupersededGone({ runtimeId: runtime.runtimeId, statement: seen?.statement });
        }
      } catch {
        result.silent.push(host.hostName);
      }
    },
    () => workflowInfo().continueAsNewSuggested,
  );
  if (left.length > 0) await continueAsNew<typeof reaper>({ left, result } satisfies Continuation);
  return result;
}

/** Any other input, for example from a start by hand, is not a continuation; the run then covers every host. */
function isContinuation(input: unknown): input is Continuation {
  return isRecord(input) && Array.isArray(input['left']) && isRecord(input['result']);
}
