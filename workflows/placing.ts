/**
 * Finds a host for a machine. The claim has looked for one already. A machine that finds none waits in one call that
 * Temporal repeats until there is capacity, so that a long wait adds nothing to the history; a timer ends it when the
 * placement deadline passes.
 */
import { CancellationScope, isCancellation } from '@temporalio/workflow';
import type { PlaceResult } from '../activities/controlPlane.ts';
import { backoff } from '../src/domain/backoff.ts';
import type { Failure, FailureCode } from '../src/domain/machine.ts';
import { type ProvisioningPhase, phaseDeadlinesMs } from '../src/domain/phases.ts';
import type { HeldPlacement } from '../src/store/machines/placeMachine.ts';
import { control, untilCapacity } from './activities.ts';
import { concernsOwnership, MachineFailed } from './failures.ts';
import { advance, follows, type Lifecycle, lastLook, nextWrite, type Refusal, show } from './lifecycle.ts';
import { pause, until } from './turns.ts';

/** Pause between two attempts to decide on a host. */
export const placementPauseMs = { first: 1_000, most: 15_000 };
const lastTryMs = 5_000;

/** Null: an error of the service prevented a decision; the workflow's details show that error. */
type Decision = 'placed' | Refusal | null;
/** Waits after a decision other than `placed`, and returns the next one. */
export type Wait = (lifecycle: Lifecycle, decision: Refusal | null, attempts: number) => Promise<Decision>;

export function place(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const { refusal } = lifecycle;
  advance(lifecycle, { refusal: null });
  if (refusal && !refusal.retryable) throw new MachineFailed('placement', refusal.failure);
  return placeInTime(lifecycle, awaitCapacity, refusal);
}

/** `first` is a decision that is known already. */
export async function placeInTime(
  lifecycle: Lifecycle,
  wait: Wait,
  first: Refusal | null = null,
): Promise<ProvisioningPhase> {
  // An existing placement is only read. No deadline applies: a machine must not fail because of its own record.
  if (lifecycle.placement && !isLeft(lifecycle, lifecycle.placement))
    return placeUntil(lifecycle, wait, () => undefined, first);
  let refusal: Failure = {
    code: 'AllocationBrokerUnavailable',
    message: 'no host could be decided on until the placement deadline; create it again',
  };
  const refused = (failure: Failure) => {
    refusal = failure;
  };
  const startedAtMs = Date.now();
  const isAgain = lifecycle.abandonedPlacements.length > 0;
  const leftMs = phaseDeadlinesMs(lifecycle.claim.deadlines).Pending - lifecycle.waitedAgainMs;
  const expired = await withDeadline(Math.max(leftMs, lastTryMs), 'placement deadline', () =>
    placeUntil(lifecycle, wait, refused, first),
  );
  if (isAgain) advance(lifecycle, { waitedAgainMs: lifecycle.waitedAgainMs + Date.now() - startedAtMs });
  if (expired !== deadlinePassed) return expired;
  // The timer also ran while the workers or Temporal were down.
  if (follows(lifecycle, lastLook)) {
    const result = await withDeadline(lastTryMs, 'last look for capacity', () => placeOnce(lifecycle));
    if (result === 'placed') return 'Creating';
    if (result && result !== deadlinePassed) refusal = result.failure;
  }
  throw new MachineFailed(deadlineCodes.includes(refusal.code) ? 'deadline' : 'placement', refusal);
}

/** Codes with which a wait for a host ends although no rule of placement refuses the machine. */
const deadlineCodes: readonly FailureCode[] = ['AllocationBrokerUnavailable', 'ProviderError'];

/** Retries until there is capacity; calls `refused` with each refusal that may pass with time. */
async function placeUntil(
  lifecycle: Lifecycle,
  wait: Wait,
  refused: (failure: Failure) => void,
  first: Refusal | null,
): Promise<ProvisioningPhase> {
  let decision: Decision = first ?? (await placeOnce(lifecycle));
  for (let attempts = 0; decision !== 'placed'; attempts++) {
    if (decision && !decision.retryable) throw new MachineFailed('placement', decision.failure);
    if (decision) {
      refused(decision.failure);
      show(lifecycle, 'Pending', { detail: decision.failure.message });
    }
    decision = await wait(lifecycle, decision, attempts);
  }
  return 'Creating';
}

export async function placeOnce(lifecycle: Lifecycle): Promise<Decision> {
  return decide(lifecycle, () => control.place({ ...nextWrite(lifecycle), ...leftBy(lifecycle) }));
}

function isLeft({ abandonedPlacements }: Lifecycle, { runtimeId }: HeldPlacement): boolean {
  return abandonedPlacements.some((left) => left.runtimeId === runtimeId);
}

/** What the placement of a machine has to know of those that it left, as workers of any release understand it. */
function leftBy({ abandonedPlacements }: Lifecycle) {
  const unable = abandonedPlacements.filter((left) => left.unable !== undefined);
  return {
    givenUp: abandonedPlacements.map(({ runtimeId }) => runtimeId),
    ...(unable.length > 0 && { unable: Object.fromEntries(unable.map((left) => [left.runtimeId, left.unable!])) }),
  };
}

async function awaitCapacity(lifecycle: Lifecycle, refusal: Refusal | null, attempts: number): Promise<Decision> {
  if (refusal)
    return decide(lifecycle, () => untilCapacity.place({ ...nextWrite(lifecycle), ...leftBy(lifecycle), wait: true }));
  await pause(backoff(placementPauseMs, attempts), { summary: 'look for capacity again: no decision' });
  return placeOnce(lifecycle);
}

async function decide(lifecycle: Lifecycle, ask: () => Promise<PlaceResult>): Promise<Decision> {
  try {
    const result = await ask();
    if (result.outcome === 'refused') return result;
    // The wake for that delete is on its way; the work ends when the wake is read.
    if (result.outcome === 'deleting') await until(() => lifecycle.deleting);
    else {
      const { placement, runtime } = result;
      // One that it left may be used again.
      const abandonedPlacements = lifecycle.abandonedPlacements.filter(
        ({ runtimeId }) => runtimeId !== placement.runtimeId,
      );
      advance(lifecycle, { placement, runtime, abandonedPlacements });
    }
    return 'placed';
  } catch (error) {
    if (isCancellation(error) || concernsOwnership(error)) throw error;
    return null;
  }
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
    .run(() => pause(deadlineMs, { summary }))
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
