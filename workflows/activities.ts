/** How workflows call activities: every timeout and retry policy is here. */
import {
  ApplicationFailure,
  isCancellation,
  proxyActivities,
  proxyLocalActivities,
  workflowInfo,
} from '@temporalio/workflow';
import type { OfHost } from '../activities/agent.ts';
import type { ControlPlaneActivities } from '../activities/controlPlane.ts';
import type { HostActivities } from '../activities/host.ts';
import { backoff } from '../src/domain/backoff.ts';
import {
  agentName,
  agentQueue,
  type HostAddress,
  localCallsMark,
  unavailable,
  unexpected,
} from '../src/domain/names.ts';
import { concernsOwnership, detailOf, isFinal, willPass } from './failures.ts';
import { showOwnTrouble } from './trouble.ts';
import { alone, callsInTurn, inTurn, pause, takeTurns } from './turns.ts';

/**
 * The control plane's own reads and writes, one round of attempts each. A canceled activity finishes before the
 * workflow goes on, so no undo overlaps the step that it undoes.
 */
const round = {
  startToCloseTimeout: '20s',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
} as const;
/** Short, so that operators see the problem soon. */
const firstAttempts = 6;
const firstRoundOf = (maximumAttempts: number) =>
  proxyActivities<ControlPlaneActivities>({
    ...round,
    retry: { initialInterval: '200ms', maximumInterval: '10s', maximumAttempts },
  });
const firstRound = firstRoundOf(firstAttempts);
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

/**
 * A call within the workflow's own task, without an event or a task of its own at the server. Both attempts end within
 * that task's ten seconds; what fails twice goes on as a remote call, which an operator sees under Pending Activities.
 */
const localAttempts = 2;
const withinTask = proxyLocalActivities<ControlPlaneActivities>({
  startToCloseTimeout: '3s',
  cancellationType: 'WAIT_CANCELLATION_COMPLETED',
  retry: { initialInterval: '100ms', maximumAttempts: localAttempts },
});
const firstRoundAfterLocal = firstRoundOf(firstAttempts - localAttempts);
let callsAreLocal = false;

/** To be called once, as a run begins: the first task's worker decides, and the history keeps which one that was. */
export function chooseCalls(): void {
  callsAreLocal = workflowInfo().currentBuildId?.endsWith(localCallsMark) === true;
  if (callsAreLocal) takeTurns();
}

/**
 * Attempts that local calls of this run may have made before now, or more. A worker that lost its workflow task may
 * still be at a call, and the task's repeat makes the same call with the same step. The repeat's task began seconds
 * later, so it counts more attempts, and the fence refuses the former.
 */
function localAttemptsBefore(): number {
  const sinceStartMs = Math.max(0, Date.now() - workflowInfo().runStartTime.getTime());
  return Math.floor(sinceStartMs / 1_000) * (localAttempts + 1);
}

/**
 * A look for capacity that Temporal repeats until there is some, without an event per attempt; the last refusal is under
 * Pending Activities. Any error of the service ends it.
 */
export const untilCapacity = callsInTurn(
  proxyActivities<ControlPlaneActivities>({
    ...round,
    retry: { initialInterval: '1s', maximumInterval: '15s', nonRetryableErrorTypes: [...unavailable, unexpected] },
    summary: 'look for capacity until there is some',
  }),
);

/**
 * What a machine's workflow asks of the control plane. While Postgres or Temporal is down, each call is retried forever
 * and the workflow's details say so: the machine waits and does not fail. Any other error is thrown after the first
 * round; it is no evidence about the machine either (workflows/failures.ts).
 */
export const control: ControlPlaneActivities = new Proxy(firstRound, {
  get: (_target, name: keyof ControlPlaneActivities) => (input: object) => keepTrying(name, input),
}) as ControlPlaneActivities;

async function keepTrying(name: keyof ControlPlaneActivities, input: object): Promise<unknown> {
  let before = 0;
  if (callsAreLocal) {
    before = localAttemptsBefore();
    try {
      const call = callOf(withinTask, name);
      const result = await alone(() => call({ ...input, attemptsBefore: before }));
      showOwnTrouble(name, null);
      return result;
    } catch (error) {
      if (isCancellation(error) || concernsOwnership(error)) throw error;
      if (isFinal(error)) throw troubleOf(name, error);
    }
    before += localAttempts;
  }
  for (let rounds = 0; ; rounds++) {
    const attemptsBefore = before + rounds * attemptsOfRound;
    const call = callOf(activitiesOfRound(rounds), name);
    try {
      const result = await inTurn(call(attemptsBefore === 0 ? input : { ...input, attemptsBefore }));
      showOwnTrouble(name, null);
      return result;
    } catch (error) {
      if (isCancellation(error) || concernsOwnership(error)) throw error;
      const trouble = troubleOf(name, error);
      if (!willPass(error)) throw trouble;
    }
    await pause(backoff(pauseMs, rounds), { summary: `${name} is tried again` });
  }
}

function activitiesOfRound(rounds: number): object {
  if (rounds > 0) return laterRound(rounds);
  return callsAreLocal ? firstRoundAfterLocal : firstRound;
}

type Call = (input: object) => Promise<unknown>;

function callOf(activities: object, name: keyof ControlPlaneActivities): Call {
  return (activities as Record<string, Call>)[name]!;
}

/** No longer an ActivityFailure: a control-plane failure must not be mistaken for something a host said. */
function troubleOf(name: keyof ControlPlaneActivities, error: unknown): ApplicationFailure {
  const message = detailOf(error);
  showOwnTrouble(name, message);
  return ApplicationFailure.create({ message, type: unexpected, cause: error as Error });
}

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

/** Calls to one host, through its agent's task queue. */
export function hostCalls(host: HostAddress, options: HostCallOptions): HostActivities {
  const { deadlineMs, pickUpMs, maximumAttempts, attemptMs, pauseMaxMs = 10_000, summary } = options;
  const calls = proxyActivities<HostActivities>({
    taskQueue: agentQueue(agentName(host)),
    scheduleToCloseTimeout: deadlineMs,
    ...(pickUpMs ? { scheduleToStartTimeout: pickUpMs } : {}),
    ...(attemptMs ? { startToCloseTimeout: attemptMs } : {}),
    heartbeatTimeout: '10s',
    retry: { initialInterval: '500ms', maximumInterval: pauseMaxMs, ...(maximumAttempts ? { maximumAttempts } : {}) },
    cancellationType: 'WAIT_CANCELLATION_COMPLETED',
    summary,
  });
  return named(callsInTurn(calls), host);
}

/** Calls that name their host where its agent serves others, and the records that their machine is in. */
export function named(calls: HostActivities, host: HostAddress): HostActivities {
  const { hostName, recordsId } = host;
  const ofHost: OfHost = {
    ...(agentName(host) !== hostName && { hostName }),
    ...(recordsId && { recordsId }),
  };
  if (Object.keys(ofHost).length === 0) return calls;
  return new Proxy(calls, {
    get: (_target, name: keyof HostActivities) => {
      const call = calls[name] as (input: object & OfHost, ...rest: unknown[]) => Promise<unknown>;
      return (input: object = {}, ...rest: unknown[]) => call({ ...input, ...ofHost }, ...rest);
    },
  });
}
