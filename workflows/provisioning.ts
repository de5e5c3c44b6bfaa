/**
 * How a machine comes up: a story of steps, each with the phase in which it runs, its deadline and its undo. The undo of
 * a step needs no memory of it: it works from the placements that are recorded before anything is done on a host, so it
 * holds after a crash at any point, also when the step never happened.
 */
import { CancellationScope, condition, isCancellation, sleep } from '@temporalio/workflow';
import type { Failure } from '../src/domain/machine.ts';
import { isAccessible, type Observation } from '../src/domain/observation.ts';
import type { Phase } from '../src/domain/phases.ts';
import { notReadyText } from '../src/domain/reasons.ts';
import { control, hostCalls } from './activities.ts';
import { evidenceOf, MachineFailed, timedOut, wasNeverPickedUp } from './failures.ts';
import { type Life, nextWrite, show } from './life.ts';

/**
 * Each step returns the phase that it reached. Creating begins with the placement that is held, so a crash between the
 * two loses nothing. workflows/cleanup.ts undoes them in reverse: start by stop, create by destroy, and place by giving
 * the capacity back once absence was seen.
 */
const provisioning: Readonly<Record<'Pending' | 'Creating' | 'Starting' | 'Running', (life: Life) => Promise<Phase>>> =
  {
    Pending: place,
    Creating: create,
    Starting: start,
    Running: awaitAccess,
  };

/** Brings the machine from its recorded phase to readiness. Throws MachineFailed or an activity's failure. */
export async function provision(life: Life): Promise<void> {
  let phase: Phase = life.phase;
  do {
    show(life, phase);
    phase = await provisioning[phase as keyof typeof provisioning](life);
  } while (!(phase === 'Running' && life.accessible));
  show(life, 'Running', { what: 'a change or its delete' });
}

/** Longest pause between two looks for capacity. */
const placementPauseMaxMs = 15_000;

async function place(life: Life): Promise<Phase> {
  const { placementMs } = life.claim.deadlines;
  let refusal: Failure = {
    code: 'AllocationBrokerUnavailable',
    message: 'the record of hosts stayed out of reach until the placement deadline',
  };
  return withDeadline<Phase>(
    placementMs,
    'placement deadline',
    () => refusal,
    async () => {
      for (let pauseMs = 1_000; ; pauseMs = Math.min(2 * pauseMs, placementPauseMaxMs)) {
        const result = await control.place({ ...nextWrite(life), givenUp: life.givenUp });
        if (result.outcome === 'placed') {
          life.placement = result.placement;
          life.runtime = result.runtime;
          return 'Creating';
        }
        // The wake of that delete is on its way; the work ends when it is read.
        if (result.outcome === 'deleting') await condition(() => life.deleting);
        else if (!result.retryable) throw new MachineFailed(result.failure);
        else {
          refusal = result.failure;
          show(life, 'Pending', { detail: refusal.message });
          await sleep(pauseMs, { summary: `look for capacity again: ${refusal.code}`.slice(0, 190) });
        }
      }
    },
  );
}

async function create(life: Life): Promise<Phase> {
  if (!life.runtime) return place(life);
  const { creatingMs, hostSilentMs } = life.claim.deadlines;
  const { hostName, runtimeId } = life.placement!;
  const agent = hostCalls(hostName, {
    deadlineMs: creatingMs,
    pickUpMs: Math.min(creatingMs / 2, 4 * hostSilentMs),
    maximumAttempts: 10,
    summary: `create on ${hostName}`,
  });
  try {
    await agent.createMachine(life.runtime);
  } catch (error) {
    if (!wasNeverPickedUp(error)) throw error;
    life.givenUp.push(runtimeId);
    life.runtime = null;
    return place(life);
  }
  await control.recordPhase({ ...nextWrite(life), phase: 'Starting' });
  return 'Starting';
}

async function start(life: Life): Promise<Phase> {
  const { hostName, runtimeId } = life.placement!;
  const agent = hostCalls(hostName, {
    deadlineMs: life.claim.deadlines.startingMs,
    maximumAttempts: 20,
    summary: `start on ${hostName}`,
  });
  const seen = await agent.startMachine({ runtimeId });
  await recordAccess(life, seen);
  return 'Running';
}

async function awaitAccess(life: Life): Promise<Phase> {
  const ports = life.claim.spec.ports ?? [];
  const { hostName, runtimeId } = life.placement!;
  const agent = hostCalls(hostName, {
    deadlineMs: life.claim.deadlines.accessMs,
    summary: `await access on ${hostName}`,
  });
  try {
    await recordAccess(life, await agent.awaitAccess({ runtimeId, ports }));
  } catch (error) {
    if (!timedOut(error)) throw error;
    throw new MachineFailed({ code: 'AccessNotReady', ...(await describeWaiting(life, error)) });
  }
  return 'Running';
}

/** Records what was seen of a machine whose guest is up. */
export async function recordAccess(life: Life, seen: Observation): Promise<void> {
  const accessible = isAccessible(life.claim.spec.ports ?? [], seen);
  await control.recordAccess({ ...nextWrite(life), runtimeId: life.placement!.runtimeId, accessible, seen });
  life.accessible = accessible;
}

/** Names each port that did not listen in time, as seen now. */
async function describeWaiting(life: Life, error: unknown): Promise<Omit<Failure, 'code'>> {
  const { hostName, runtimeId } = life.placement!;
  try {
    const seen = await hostCalls(hostName, {
      deadlineMs: 10_000,
      maximumAttempts: 2,
      summary: `look at it on ${hostName}`,
    }).observeMachine({ runtimeId });
    return { message: `not ready for access in time: ${notReadyText(life.claim.spec.ports ?? [], seen)}` };
  } catch (lookError) {
    if (isCancellation(lookError)) throw lookError;
    return { message: 'not ready for access in time, and its host is out of reach', evidence: evidenceOf(error) };
  }
}

/** Runs `work` until it ends or the timer does; then `work` is cancelled and, once it has ended, the failure thrown. */
async function withDeadline<T>(
  deadlineMs: number,
  summary: string,
  failure: () => Failure,
  work: () => Promise<T>,
): Promise<T> {
  const working = new CancellationScope({ cancellable: true });
  const waiting = new CancellationScope({ cancellable: true });
  let expired = false;
  const timer = waiting
    .run(() => sleep(deadlineMs, { summary }))
    .then(
      () => {
        expired = true;
        working.cancel();
      },
      () => undefined,
    );
  try {
    return await working.run(work);
  } catch (error) {
    if (expired && isCancellation(error)) throw new MachineFailed(failure());
    throw error;
  } finally {
    waiting.cancel();
    await timer;
  }
}
