/** How workflows call activities: one place for timeouts and retries. */
import { ApplicationFailure, isCancellation, proxyActivities, sleep } from '@temporalio/workflow';
import type { ControlPlaneActivities } from '../activities/controlPlane.ts';
import type { HostActivities } from '../activities/host.ts';
import { hostQueue, unexpected } from '../src/domain/names.ts';
import { concernsOwnership, detailOf, willPass } from './failures.ts';
import { showOwnTrouble } from './trouble.ts';

/**
 * The control plane's own reads and writes, one round of attempts each. A cancelled one ends before the workflow goes
 * on, so that no undo overlaps the step it undoes.
 */
const round = {
  startToCloseTimeout: '20s',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
} as const;
/** So short that operators soon read what is wrong. */
const firstRound = proxyActivities<ControlPlaneActivities>({
  ...round,
  retry: { initialInterval: '200ms', maximumInterval: '10s', maximumAttempts: 6 },
});
/** So long that an outage of days stays far below the limit of a run's history. */
const laterRound = proxyActivities<ControlPlaneActivities>({
  ...round,
  scheduleToCloseTimeout: '10m',
  retry: { initialInterval: '1s', maximumInterval: '10s' },
});
/** Attempts that a round has at most, by far: the fence of a write counts them over all rounds. */
const attemptsOfRound = 1_000;
const pauseMs = { first: 1_000, most: 30_000 };

/**
 * What a machine's workflow asks of the control plane. While Postgres or Temporal is away it is tried without end, and
 * the workflow's details say so: the machine waits, it does not fail. Any other error is thrown after the first round;
 * it is no evidence about the machine either (workflows/failures.ts).
 */
export const control: ControlPlaneActivities = new Proxy(firstRound, {
  get: (_target, name: keyof ControlPlaneActivities) => (input: object) => keepTrying(name, input),
}) as ControlPlaneActivities;

async function keepTrying(name: keyof ControlPlaneActivities, input: object): Promise<unknown> {
  for (let rounds = 0; ; rounds++) {
    const activities = rounds === 0 ? firstRound : laterRound;
    const activity = activities[name] as (input: object) => Promise<unknown>;
    try {
      const result = await activity(rounds === 0 ? input : { ...input, attemptsBefore: rounds * attemptsOfRound });
      showOwnTrouble(name, null);
      return result;
    } catch (error) {
      if (isCancellation(error) || concernsOwnership(error)) throw error;
      const problem = detailOf(error);
      showOwnTrouble(name, problem);
      // No activity's failure any more: none of the control plane's may be taken for what a host says.
      if (!willPass(error))
        throw ApplicationFailure.create({ message: problem, type: unexpected, cause: error as Error });
    }
    await sleep(Math.min(pauseMs.first * 2 ** Math.min(rounds, 10), pauseMs.most), {
      summary: `${name} is tried again`,
    });
  }
}

export interface HostCallOptions {
  /** Longest time for all attempts together, in milliseconds. */
  deadlineMs: number;
  /** Longest wait for the host's agent to take the call; a silent agent is then reported as a timeout. */
  pickUpMs?: number;
  maximumAttempts?: number;
  /** Longest time for one attempt, where all together may take long. */
  attemptMs?: number;
  /** Longest pause between two attempts. */
  pauseMaxMs?: number;
  summary: string;
}

/** Calls to one host's agent, on that host's task queue. */
export function hostCalls(hostName: string, options: HostCallOptions) {
  const { deadlineMs, pickUpMs, maximumAttempts, attemptMs, pauseMaxMs = 10_000, summary } = options;
  return proxyActivities<HostActivities>({
    taskQueue: hostQueue(hostName),
    scheduleToCloseTimeout: deadlineMs,
    ...(pickUpMs ? { scheduleToStartTimeout: pickUpMs } : {}),
    ...(attemptMs ? { startToCloseTimeout: attemptMs } : {}),
    heartbeatTimeout: '10s',
    retry: { initialInterval: '500ms', maximumInterval: pauseMaxMs, ...(maximumAttempts ? { maximumAttempts } : {}) },
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    summary,
  });
}
