/**
 * Brings a machine up in steps. Each step has its phase, its deadline and its undo. The undo needs no memory of the
 * step: it works from the placements, which are recorded before anything is done on a host. So it works after a crash
 * at any point, even if the step never happened.
 */
import { CancellationScope, condition, isCancellation, log, patched, sleep } from '@temporalio/workflow';
import type { Failure, PortSpec } from '../src/domain/machine.ts';
import { isAccessible, type Observation } from '../src/domain/observation.ts';
import type { Phase } from '../src/domain/phases.ts';
import { notReadyText } from '../src/domain/reasons.ts';
import { control, hostCalls } from './activities.ts';
import {
  concernsOwnership,
  detailOf,
  evidenceIn,
  isHostTrouble,
  lateFailure,
  MachineFailed,
  wasNeverPickedUp,
} from './failures.ts';
import { type Life, nextWrite, show } from './life.ts';

/**
 * Each step returns the phase that it reached. Creating starts from the placement that is held, so a crash between the
 * two loses nothing. workflows/cleanup.ts undoes the steps in reverse: it stops what was started, destroys what was
 * created, and gives back the placement's capacity once the machine was seen to be absent.
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

/** Longest pause between two attempts to find capacity. */
const placementPauseMaxMs = 15_000;

/** Patch: before a deadline or a report ends a machine, its host or the allocator is asked once more. */
export const lastLook = 'last-look';
const lastLookMs = 30_000;
const lastTryMs = 5_000;
/** Pause between two calls to a host after an error of the service itself. */
const hostPauseMs = { first: 1_000, most: 30_000 };

async function place(life: Life): Promise<Phase> {
  // An existing placement is only read. No deadline applies: a machine must not fail because of its own record.
  if (life.placement && !life.givenUp.includes(life.placement.runtimeId)) return placeUntil(life, () => undefined);
  let refusal: Failure = {
    code: 'AllocationBrokerUnavailable',
    message: 'no host could be decided on until the placement deadline; create it again',
  };
  const expired = await withDeadline<Phase>(life.claim.deadlines.placementMs, 'placement deadline', () =>
    placeUntil(life, (failure) => {
      refusal = failure;
    }),
  );
  if (expired !== deadlinePassed) return expired;
  // The timer also ran while the workers or Temporal were down.
  if (patched(lastLook)) {
    const result = await withDeadline(lastTryMs, 'last look for capacity', () => placeOnce(life));
    if (result === 'placed') return 'Creating';
    if (result && result !== deadlinePassed) throw new MachineFailed('placement', result.failure);
  }
  throw new MachineFailed(refusal.code === 'AllocationBrokerUnavailable' ? 'deadline' : 'placement', refusal);
}

/** Retries until there is capacity; calls `refused` with each refusal that may pass with time. */
async function placeUntil(life: Life, refused: (failure: Failure) => void): Promise<Phase> {
  for (let pauseMs = 1_000; ; pauseMs = Math.min(2 * pauseMs, placementPauseMaxMs)) {
    const result = await placeOnce(life);
    if (result === 'placed') return 'Creating';
    if (result && !result.retryable) throw new MachineFailed('placement', result.failure);
    if (result) {
      refused(result.failure);
      show(life, 'Pending', { detail: result.failure.message });
    }
    const why = result ? result.failure.code : 'no decision';
    await sleep(pauseMs, { summary: `look for capacity again: ${why}`.slice(0, 190) });
  }
}

/** Null if an error of the service prevented a decision; the workflow's details show that error. */
async function placeOnce(life: Life): Promise<'placed' | { failure: Failure; retryable: boolean } | null> {
  try {
    const result = await control.place({ ...nextWrite(life), givenUp: life.givenUp });
    if (result.outcome === 'refused') return result;
    // The wake for that delete is on its way; the work ends when the wake is read.
    if (result.outcome === 'deleting') await condition(() => life.deleting);
    else {
      life.placement = result.placement;
      life.runtime = result.runtime;
    }
    return 'placed';
  } catch (error) {
    if (isCancellation(error) || concernsOwnership(error)) throw error;
    return null;
  }
}

async function create(life: Life): Promise<Phase> {
  if (!life.runtime) return place(life);
  const { creatingMs, hostSilentMs } = life.claim.deadlines;
  const { hostName, runtimeId } = life.placement!;
  const { runtime } = life;
  try {
    await onHost(life, {
      phase: 'Creating',
      deadlineMs: creatingMs,
      isDone: (seen) => seen.presence === 'present',
      ask: (deadlineMs) =>
        hostCalls(hostName, {
          deadlineMs,
          pickUpMs: Math.min(creatingMs / 2, 4 * hostSilentMs),
          maximumAttempts: 10,
          summary: `create on ${hostName}`,
        }).createMachine(runtime),
    });
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
  const seen = await onHost(life, {
    phase: 'Starting',
    deadlineMs: life.claim.deadlines.startingMs,
    isDone: (now) => now.guestUp,
    ask: (deadlineMs) =>
      hostCalls(hostName, { deadlineMs, maximumAttempts: 20, summary: `start on ${hostName}` }).startMachine({
        runtimeId,
      }),
  });
  await recordAccess(life, seen);
  return 'Running';
}

async function awaitAccess(life: Life): Promise<Phase> {
  const ports = life.claim.spec.ports ?? [];
  const { hostName, runtimeId } = life.placement!;
  const seen = await onHost(life, {
    phase: 'Running',
    deadlineMs: life.claim.deadlines.accessMs,
    isDone: (now) => isAccessible(ports, now),
    ask: (deadlineMs) =>
      hostCalls(hostName, { deadlineMs, summary: `await access on ${hostName}` }).awaitAccess({ runtimeId, ports }),
    late: (last) => describeWaiting(ports, last),
  });
  await recordAccess(life, seen);
  return 'Running';
}

interface HostStep<T> {
  phase: 'Creating' | 'Starting' | 'Running';
  deadlineMs: number;
  isDone: (seen: Observation) => boolean;
  /** Calls the host with this time limit. */
  ask: (leftMs: number) => Promise<T>;
  /** What customers read after the deadline has passed; `seen` is the last look at the host. */
  late?: (seen: Observation | null) => string;
}

/**
 * Calls a host until the step is done, its driver refuses, or the deadline passes and a last look finds the step not
 * done: the deadline also ran while Temporal or the workers were down. An error of the service itself decides nothing,
 * so the host is called again.
 */
async function onHost<T>(life: Life, step: HostStep<T>): Promise<T | Observation> {
  const { phase, deadlineMs, isDone, ask } = step;
  const { hostName } = life.placement!;
  const endMs = Date.now() + deadlineMs;
  for (let pauseMs = hostPauseMs.first; ; pauseMs = Math.min(2 * pauseMs, hostPauseMs.most)) {
    try {
      return await ask(Math.max(endMs - Date.now(), hostPauseMs.first));
    } catch (error) {
      if (!isHostTrouble(error) || wasNeverPickedUp(error)) throw error;
      const ending = evidenceIn(error, phase, life.wasReady);
      if (ending?.witness === 'host') throw error;
      if (ending || Date.now() >= endMs) {
        // Runs from before this patch took a last look in the phase Running only.
        const seen = phase === 'Running' || patched(lastLook) ? await lookOnce(life) : null;
        if (seen && isDone(seen)) return seen;
        throw lateFailure(phase, error, step.late?.(seen));
      }
      log.warn(`an error of the service itself on ${hostName}: ${detailOf(error)}`);
    }
    await sleep(pauseMs, { summary: `ask ${hostName} again after an error of the service itself` });
  }
}

/** Records what was seen of a machine whose guest is up. */
export async function recordAccess(life: Life, seen: Observation): Promise<void> {
  const accessible = isAccessible(life.claim.spec.ports ?? [], seen);
  await control.recordAccess({ ...nextWrite(life), runtimeId: life.placement!.runtimeId, accessible, seen });
  life.accessible = accessible;
  life.wasReady ||= accessible;
}

/** What the host sees now; null if it does not say. */
async function lookOnce(life: Life): Promise<Observation | null> {
  const { hostName, runtimeId } = life.placement!;
  try {
    return await hostCalls(hostName, {
      deadlineMs: lastLookMs,
      maximumAttempts: 2,
      summary: `look at it on ${hostName}`,
    }).observeMachine({ runtimeId });
  } catch (error) {
    if (!isHostTrouble(error)) throw error;
    return null;
  }
}

/** What customers read about a machine that was not ready in time, based on a last look at it. */
function describeWaiting(ports: readonly PortSpec[], seen: Observation | null): string {
  return `not ready for access in time${seen ? `: ${notReadyText(ports, seen)}` : ', and its host is out of reach'}`;
}

const deadlinePassed = Symbol('the deadline passed');

/** Runs `work` until it ends or the timer fires. If the timer fires, cancels `work` and waits for it to end. */
async function withDeadline<T>(
  deadlineMs: number,
  summary: string,
  work: () => Promise<T>,
): Promise<T | typeof deadlinePassed> {
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
    if (expired && isCancellation(error)) return deadlinePassed;
    throw error;
  } finally {
    waiting.cancel();
    await timer;
  }
}
