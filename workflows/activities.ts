/** How workflows call activities: the timeouts and retries of calls that several workflows make. */
import {
  ApplicationFailure,
  CancellationScope,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  sleep,
} from '@temporalio/workflow';
import type { HostCalls, OfHost } from '../activities/agent.ts';
import type { ControlPlaneActivities } from '../activities/controlPlane.ts';
import { agentName, agentQueue, type HostAddress, unavailable, unexpected } from '../src/domain/names.ts';
import { backoff } from '../src/lib/backoff.ts';
import { showOwnTrouble } from './display.ts';
import { concernsOwnership, detailOf, isFinal, willPass } from './failures.ts';

/**
 * The first attempt at each of the control plane's own reads and writes: within the workflow task, where it costs one event
 * and no task. Operators do not see it while it runs, so a second one is an activity that they do see. If the worker dies
 * within the task, the next one repeats it under the same fence, which a write passes once.
 */
const withinTask = proxyLocalActivities<ControlPlaneActivities>({
  scheduleToStartTimeout: '3s',
  startToCloseTimeout: '3s',
  retry: { maximumAttempts: 1 },
});
/** Writes that no fence stops from being made twice. */
const apart: readonly Name[] = ['auditRetry'];

/**
 * The control plane's own reads and writes, one round of attempts each. A canceled activity finishes before the
 * workflow goes on, so no undo overlaps the step that it undoes.
 */
const round = {
  startToCloseTimeout: '20s',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
} as const;
/** Short, so that operators see the problem soon. */
const firstRound = proxyActivities<ControlPlaneActivities>({
  ...round,
  retry: { initialInterval: '200ms', maximumInterval: '10s', maximumAttempts: 6 },
});
/** Longer and longer, so that an outage of weeks stays far below the limit on a run's history. */
const laterRoundMs = { first: 600_000, most: 4 * 3_600_000 };
const laterRound = (rounds: number) =>
  proxyActivities<ControlPlaneActivities>({
    ...round,
    scheduleToCloseTimeout: backoff(laterRoundMs, rounds - 1),
    retry: { initialInterval: '1s', maximumInterval: '10s' },
  });
/** Far more attempts than a round ever makes. The fence of a write counts attempts across all rounds. */
const attemptsOfRound = 10_000;
const pauseMs = { first: 1_000, most: 30_000 };

type Name = keyof ControlPlaneActivities;
type Input<N extends Name> = Parameters<ControlPlaneActivities[N]>[0];
type Result<N extends Name> = Awaited<ReturnType<ControlPlaneActivities[N]>>;

/**
 * What a machine's workflow asks of the control plane. While Postgres or Temporal is down, each call is retried forever
 * and the workflow's details say so: the machine waits and does not fail. Any other error is thrown after the first
 * round; it is no evidence about the machine either (workflows/failures.ts).
 */
export async function control<N extends Name>(name: N, input: Input<N>): Promise<Result<N>> {
  if (!apart.includes(name))
    try {
      const call = withinTask[name] as (input: Input<N>) => Promise<Result<N>>;
      // The SDK cannot cancel what has a result that is not recorded yet: the task would fail for ever.
      const result = await CancellationScope.nonCancellable(() => call(input));
      showOwnTrouble(name, null);
      return result;
    } catch (error) {
      if (concernsOwnership(error)) throw error;
      if (isFinal(error)) throw troubleWith(name, error);
    }
  for (let rounds = 0; ; rounds++) {
    const calls = rounds === 0 ? firstRound : laterRound(rounds);
    const call = calls[name] as (input: Input<N> & { attemptsBefore?: number }) => Promise<Result<N>>;
    try {
      const result = await call(rounds === 0 ? input : { ...input, attemptsBefore: rounds * attemptsOfRound });
      showOwnTrouble(name, null);
      return result;
    } catch (error) {
      if (isCancellation(error) || concernsOwnership(error)) throw error;
      const trouble = troubleWith(name, error);
      if (!willPass(error)) throw trouble;
    }
    await sleep(backoff(pauseMs, rounds), { summary: `${name} is tried again` });
  }
}

/** Shows it. Not the ActivityFailure: a failure of the control plane must not be mistaken for something a host said. */
function troubleWith(name: Name, error: unknown): ApplicationFailure {
  const message = detailOf(error);
  showOwnTrouble(name, message);
  return ApplicationFailure.create({ message, type: unexpected, cause: error as Error });
}

/**
 * A look for capacity that Temporal repeats until there is some, without an event per attempt; the last refusal is under
 * Pending Activities. Any error of the service ends it.
 */
export const untilCapacity = proxyActivities<ControlPlaneActivities>({
  ...round,
  retry: { initialInterval: '1s', maximumInterval: '15s', nonRetryableErrorTypes: [...unavailable, unexpected] },
  summary: 'look for capacity until there is some',
});

export interface HostCallOptions {
  /** Time limit for all attempts together, in milliseconds. */
  deadlineMs: number;
  /** How long to wait for the host's agent to pick up the call; after that, a silent agent is reported as a timeout. */
  pickUpMs?: number;
  maximumAttempts?: number;
  /** Time limit for one attempt, for calls whose total may be long. */
  attemptMs?: number;
  /** Longest pause between two attempts. */
  pauseMaxMs?: number;
  summary: string;
}

/** Calls to one host, through its agent's task queue. Their inputs name the host: {@link on}. */
export function hostCalls(host: HostAddress, options: HostCallOptions) {
  const { deadlineMs, pickUpMs, maximumAttempts, attemptMs, pauseMaxMs = 10_000, summary } = options;
  return proxyActivities<HostCalls>({
    taskQueue: agentQueue(agentName(host)),
    scheduleToCloseTimeout: deadlineMs,
    ...(pickUpMs ? { scheduleToStartTimeout: pickUpMs } : {}),
    ...(attemptMs ? { startToCloseTimeout: attemptMs } : {}),
    heartbeatTimeout: '10s',
    retry: { initialInterval: '500ms', maximumInterval: pauseMaxMs, ...(maximumAttempts ? { maximumAttempts } : {}) },
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    summary,
  });
}

/** What comes of an inventory is asked for soon, or the host counts as silent. */
export const inventoryCalls = (host: HostAddress) =>
  hostCalls(host, {
    deadlineMs: 60_000,
    pickUpMs: 20_000,
    maximumAttempts: 2,
    summary: `inventory of ${host.hostName}`,
  });

/** The host that a call is for, the records that it is to have, and the order for it. */
export function on({ hostName, recordsId }: HostAddress, order?: string | null): OfHost {
  return { hostName, ...(recordsId && { recordsId }), ...(order && { order }) };
}
