/** How workflows call activities: one place for timeouts and retries. */
import { proxyActivities } from '@temporalio/workflow';
import type { ControlPlaneActivities } from '../activities/controlPlane.ts';
import type { HostActivities } from '../activities/host.ts';
import { hostQueue } from '../src/domain/names.ts';

/**
 * The control plane's own writes. They are tried until they succeed: while Postgres is away a machine waits, it does not
 * fail. A cancelled one ends before the workflow goes on, so that no undo overlaps the step it undoes.
 */
export const control = proxyActivities<ControlPlaneActivities>({
  startToCloseTimeout: '20s',
  retry: { initialInterval: '200ms', maximumInterval: '10s' },
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
});

export interface HostCallOptions {
  /** Longest time for all attempts together, in milliseconds. */
  deadlineMs: number;
  /** Longest wait for the host's agent to take the call; a silent agent is then reported as a timeout. */
  pickUpMs?: number;
  maximumAttempts?: number;
  summary: string;
}

/** Calls to one host's agent, on that host's task queue. */
export function hostCalls(hostName: string, { deadlineMs, pickUpMs, maximumAttempts, summary }: HostCallOptions) {
  return proxyActivities<HostActivities>({
    taskQueue: hostQueue(hostName),
    scheduleToCloseTimeout: deadlineMs,
    ...(pickUpMs ? { scheduleToStartTimeout: pickUpMs } : {}),
    heartbeatTimeout: '10s',
    retry: { initialInterval: '500ms', maximumInterval: '10s', ...(maximumAttempts ? { maximumAttempts } : {}) },
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    summary,
  });
}
