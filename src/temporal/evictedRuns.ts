import type { Client } from '@temporalio/client';
import { coresdk } from '@temporalio/proto';
import type { ActivityInterceptorsFactory, Worker } from '@temporalio/worker';

const { CACHE_FULL } = coresdk.workflow_activation.RemoveFromCache.EvictionReason;

interface Eviction {
  runId: string;
  evictJob: coresdk.workflow_activation.IRemoveFromCache;
}

/**
 * Tells Temporal of the runs that a worker's cache had no room for, as the SDKs for Go and Java do. Their next tasks go
 * to the queue of all workers, with their whole history. Otherwise they stand in the worker's own queue, before tasks of
 * runs that it has, and the worker asks for the history apart.
 */
export class EvictedRuns {
  readonly #client: Client;
  /** Of each run in the cache that made a local activity, as those of machines do. */
  readonly #workflowIds = new Map<string, string>();

  constructor(client: Client) {
    this.#client = client;
  }

  /** For the activities of the worker: evictions do not name the workflow. */
  readonly interceptor: ActivityInterceptorsFactory = ({ info: { isLocal, workflowExecution: run } }) => {
    if (isLocal && run) this.#workflowIds.set(run.runId, run.workflowId);
    return {};
  };

  attach(worker: Worker): void {
    worker['evictionsEmitter'].on('eviction', ({ runId, evictJob }: Eviction) => {
      const workflowId = this.#workflowIds.get(runId);
      this.#workflowIds.delete(runId);
      if (workflowId === undefined || evictJob.reason !== CACHE_FULL) return;
      const { namespace } = this.#client.options;
      this.#client.workflowService
        .resetStickyTaskQueue({ namespace, execution: { workflowId, runId } })
        // The task then reaches the worker by its own queue, as for a worker without this.
        .catch(() => undefined);
    });
  }
}
