import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@temporalio/client';
import { coresdk } from '@temporalio/proto';
import type { ActivityInterceptorsFactory, Worker } from '@temporalio/worker';

const { CACHE_FULL } = coresdk.workflow_activation.RemoveFromCache.EvictionReason;

interface Eviction {
  runId: string;
  evictJob: coresdk.workflow_activation.IRemoveFromCache;
}

/** While machines start, evicted runs rest; to tell Temporal of them then would make the start slower. */
const afterStartsMs = 1_000;
/** Beyond these, the next task of the run that was evicted first goes to this worker all the same. */
const waitingLimit = 10_000;
const toldAtOnce = 16;

type Run = { workflowId: string; runId: string };

/**
 * Tells Temporal of the runs that a worker's cache had no room for, which its API expects of workers and the SDK for Go
 * does. Their next tasks go to the queue of all workers, with their whole history. Otherwise they stand in the worker's
 * own queue, before tasks of runs that it has, and the worker asks for the history apart.
 */
export class EvictedRuns {
  readonly #client: Client;
  /** Of each run in the cache that made a local activity, as those of machines do. */
  readonly #workflowIds = new Map<string, string>();
  readonly #waiting: Run[] = [];
  #lastStartMs = Number.NEGATIVE_INFINITY;
  #telling: Promise<void> | null = null;

  constructor(client: Client) {
    this.#client = client;
  }

  /** For the activities of the worker: evictions do not name the workflow. `startedBy` is a machine's first one. */
  interceptor(startedBy: string): ActivityInterceptorsFactory {
    return ({ info: { isLocal, activityType, workflowExecution: run } }) => {
      if (isLocal && run) this.#workflowIds.set(run.runId, run.workflowId);
      if (activityType === startedBy) this.#lastStartMs = performance.now();
      return {};
    };
  }

  attach(worker: Worker): void {
    worker['evictionsEmitter'].on('eviction', ({ runId, evictJob }: Eviction) => {
      const workflowId = this.#workflowIds.get(runId);
      this.#workflowIds.delete(runId);
      if (workflowId === undefined || evictJob.reason !== CACHE_FULL) return;
      this.#waiting.push({ workflowId, runId });
      if (this.#waiting.length > waitingLimit) this.#waiting.shift();
      this.#telling ??= this.#tell().finally(() => {
        this.#telling = null;
      });
    });
  }

  async #tell(): Promise<void> {
    const { namespace } = this.#client.options;
    while (this.#waiting.length > 0) {
      const restMs = this.#lastStartMs + afterStartsMs - performance.now();
      if (restMs > 0) {
        await sleep(restMs, undefined, { ref: false });
        continue;
      }
      const told = this.#waiting.splice(0, toldAtOnce).map((execution) =>
        this.#client.workflowService
          .resetStickyTaskQueue({ namespace, execution })
          // Its next task then goes to this worker, as if the run were still here.
          .catch(() => undefined),
      );
      await Promise.all(told);
    }
  }
}
