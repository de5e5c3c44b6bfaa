/**
 * Brings a machine up in steps. Each step has its phase, its deadline and its undo. The undo needs no memory of the
 * step: it works from the placements, which are recorded before anything is done on a host. So it works after a crash
 * at any point, even if the step never happened.
 */
import { CancellationScope, condition, isCancellation, log, patched, sleep } from '@temporalio/workflow';
import { backoff } from '../src/domain/backoff.ts';
import type { Failure, PortSpec } from '../src/domain/machine.ts';
import { isAccessible, type Observation } from '../src/domain/observation.ts';
import {
  isProvisioning,
  type ProvisioningPhase,
  phaseDeadlinesMs,
  phaseTable,
  type Step,
} from '../src/domain/phases.ts';
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
import { advance, type Lifecycle, nextWrite, show } from './lifecycle.ts';

/**
 * Each step returns the phase that it reached. Creating starts from the placement that is held, so a crash between the
 * two loses nothing. The phase table names each phase's step beside what workflows/cleanup.ts runs to undo it.
 */
const steps: Readonly<Record<Step, (lifecycle: Lifecycle) => Promise<ProvisioningPhase>>> = {
  place,
  createMachine,
  startMachine,
  awaitAccess,
};

/** Brings the machine from its recorded phase to readiness. Throws MachineFailed or an activity's failure. */
export async function provision(lifecycle: Lifecycle): Promise<void> {
  let { phase } = lifecycle;
  if (!isProvisioning(phase)) throw new Error(`a machine that is ${phase} is not brought up`);
  do {
    show(lifecycle, phase);
    phase = await steps[phaseTable[phase].step](lifecycle);
  } while (!(phase === 'Running' && lifecycle.accessible));
  show(lifecycle, 'Running', { what: 'a change or its delete' });
}

/** Pause between two attempts to find capacity. */
const placementPauseMs = { first: 1_000, most: 15_000 };

/** Patch: before a deadline or a report ends a machine, its host or the allocator is asked once more. */
export const lastLook = 'last-look';
const lastLookMs = 30_000;
const lastTryMs = 5_000;
/** Pause between two calls to a host after an error of the service itself. */
const hostPauseMs = { first: 1_000, most: 30_000 };

async function place(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  // An existing placement is only read. No deadline applies: a machine must not fail because of its own record.
  if (lifecycle.placement && !lifecycle.abandonedPlacements.includes(lifecycle.placement.runtimeId))
    return placeUntil(lifecycle, () => undefined);
  let refusal: Failure = {
    code: 'AllocationBrokerUnavailable',
    message: 'no host could be decided on until the placement deadline; create it again',
  };
  const expired = await withDeadline(phaseDeadlinesMs(lifecycle.claim.deadlines).Pending, 'placement deadline', () =>
    placeUntil(lifecycle, (failure) => {
      refusal = failure;
    }),
  );
  if (expired !== deadlinePassed) return expired;
  // The timer also ran while the workers or Temporal were down.
  if (patched(lastLook)) {
    const result = await withDeadline(lastTryMs, 'last look for capacity', () => placeOnce(lifecycle));
    if (result === 'placed') return 'Creating';
    if (result && result !== deadlinePassed) throw new MachineFailed('placement', result.failure);
  }
  throw new MachineFailed(refusal.code === 'AllocationBrokerUnavailable' ? 'deadline' : 'placement', refusal);
}

/** Retries until there is capacity; calls `refused` with each refusal that may pass with time. */
async function placeUntil(lifecycle: Lifecycle, refused: (failure: Failure) => void): Promise<ProvisioningPhase> {
  for (let attempts = 0; ; attempts++) {
    const result = await placeOnce(lifecycle);
    if (result === 'placed') return 'Creating';
    if (result && !result.retryable) throw new MachineFailed('placement', result.failure);
    if (result) {
      refused(result.failure);
      show(lifecycle, 'Pending', { detail: result.failure.message });
    }
    const why = result ? result.failure.code : 'no decision';
    await sleep(backoff(placementPauseMs, attempts), { summary: `look for capacity again: ${why}`.slice(0, 190) });
  }
}

/** Null if an error of the service prevented a decision; the workflow's details show that error. */
async function placeOnce(lifecycle: Lifecycle): Promise<'placed' | { failure: Failure; retryable: boolean } | null> {
  try {
    const result = await control.place({ ...nextWrite(lifecycle), givenUp: lifecycle.abandonedPlacements });
    if (result.outcome === 'refused') return result;
    // The wake for that delete is on its way; the work ends when the wake is read.
    if (result.outcome === 'deleting') await condition(() => lifecycle.deleting);
    else advance(lifecycle, { placement: result.placement, runtime: result.runtime });
    return 'placed';
  } catch (error) {
    if (isCancellation(error) || concernsOwnership(error)) throw error;
    return null;
  }
}

async function createMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  if (!lifecycle.runtime) return place(lifecycle);
  const { creatingMs, hostSilentMs } = lifecycle.claim.deadlines;
  const { hostName, runtimeId } = lifecycle.placement!;
  const { runtime } = lifecycle;
  try {
    await onHost(lifecycle, {
      phase: 'Creating',
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
    advance(lifecycle, { abandonedPlacements: [...lifecycle.abandonedPlacements, runtimeId], runtime: null });
    return place(lifecycle);
  }
  await control.recordPhase({ ...nextWrite(lifecycle), phase: 'Starting' });
  return 'Starting';
}

async function startMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const { hostName, runtimeId } = lifecycle.placement!;
  const seen = await onHost(lifecycle, {
    phase: 'Starting',
    isDone: (now) => now.guestUp,
    ask: (deadlineMs) =>
      hostCalls(hostName, { deadlineMs, maximumAttempts: 20, summary: `start on ${hostName}` }).startMachine({
        runtimeId,
      }),
  });
  await recordAccess(lifecycle, seen);
  return 'Running';
}

async function awaitAccess(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const ports = lifecycle.claim.spec.ports ?? [];
  const { hostName, runtimeId } = lifecycle.placement!;
  const seen = await onHost(lifecycle, {
    phase: 'Running',
    isDone: (now) => isAccessible(ports, now),
    ask: (deadlineMs) =>
      hostCalls(hostName, { deadlineMs, summary: `await access on ${hostName}` }).awaitAccess({ runtimeId, ports }),
    late: (last) => describeWaiting(ports, last),
  });
  await recordAccess(lifecycle, seen);
  return 'Running';
}

interface HostStep<T> {
  phase: ProvisioningPhase;
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
async function onHost<T>(lifecycle: Lifecycle, step: HostStep<T>): Promise<T | Observation> {
  const { phase, isDone, ask } = step;
  const { hostName } = lifecycle.placement!;
  const endMs = Date.now() + phaseDeadlinesMs(lifecycle.claim.deadlines)[phase];
  for (let attempts = 0; ; attempts++) {
    try {
      return await ask(Math.max(endMs - Date.now(), hostPauseMs.first));
    } catch (error) {
      if (!isHostTrouble(error) || wasNeverPickedUp(error)) throw error;
      const ending = evidenceIn(error, phase, lifecycle.wasReady);
      if (ending?.witness === 'host') throw error;
      if (ending || Date.now() >= endMs) {
        // Runs from before this patch took a last look in the phase Running only.
        const seen = phase === 'Running' || patched(lastLook) ? await lookOnce(lifecycle) : null;
        if (seen && isDone(seen)) return seen;
        throw lateFailure(phase, error, step.late?.(seen));
      }
      log.warn(`an error of the service itself on ${hostName}: ${detailOf(error)}`);
    }
    await sleep(backoff(hostPauseMs, attempts), {
      summary: `ask ${hostName} again after an error of the service itself`,
    });
  }
}

/** Records what was seen of a machine whose guest is up. */
export async function recordAccess(lifecycle: Lifecycle, seen: Observation): Promise<void> {
  const accessible = isAccessible(lifecycle.claim.spec.ports ?? [], seen);
  await control.recordAccess({ ...nextWrite(lifecycle), runtimeId: lifecycle.placement!.runtimeId, accessible, seen });
  advance(lifecycle, { accessible, wasReady: lifecycle.wasReady || accessible });
}

/** What the host sees now; null if it does not say. */
async function lookOnce(lifecycle: Lifecycle): Promise<Observation | null> {
  const { hostName, runtimeId } = lifecycle.placement!;
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
