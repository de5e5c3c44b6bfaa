/**
 * Finds a host for a machine. The claim has looked for one already. A machine that finds none waits in one call that
 * Temporal repeats until there is capacity, so that a long wait adds nothing to the history; a timer ends it when the
 * placement deadline passes.
 */
import { condition, isCancellation, sleep } from '@temporalio/workflow';
import type { PlaceResult } from '../activities/claims.ts';
import type { FailureCode } from '../src/domain/failureCodes.ts';
import type { Failure } from '../src/domain/machine.ts';
import { type ProvisioningPhase, phaseDeadlinesMs } from '../src/domain/phases.ts';
import { neverCreatedText, neverReachedText } from '../src/domain/reasons.ts';
import { backoff } from '../src/lib/backoff.ts';
import type { HeldPlacement } from '../src/store/machines/sql/heldPlacements.ts';
import { control, untilCapacity } from './activities.ts';
import { cancelOnce } from './cancelOnce.ts';
import { show } from './display.ts';
import { concernsOwnership, detailOf, failureType, isFinal, MachineFailed, wasNeverPickedUp } from './failures.ts';
import { type Lifecycle, nextWrite, type Refusal } from './lifecycle.ts';

/** Pause between two attempts to decide on a host. */
const placementPauseMs = { first: 1_000, most: 15_000 };
const lastTryMs = 5_000;

/** Null: an error of the service prevented a decision; the workflow's details show that error. */
type Decision = 'placed' | Refusal | null;

export async function place(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const { placement } = lifecycle.row;
  const { refusal: first } = lifecycle.run;
  lifecycle.run.refusal = null;
  if (first && !first.retryable) throw new MachineFailed('placement', first.failure);
  // An existing placement is only read. No deadline applies: a machine must not fail because of its own record.
  if (placement && !isLeft(lifecycle, placement)) return placeUntil(lifecycle, () => undefined, first);
  let refusal: Failure = {
    code: 'AllocationBrokerUnavailable',
    message: 'no host could be decided on until the placement deadline; create it again',
  };
  const refused = (failure: Failure) => {
    refusal = failure;
  };
  const startedAtMs = Date.now();
  const isAgain = lifecycle.run.abandonedPlacements.length > 0;
  const leftMs = phaseDeadlinesMs(lifecycle.claim.deadlines).Pending - lifecycle.run.waitedAgainMs;
  const expired = await withDeadline(Math.max(leftMs, lastTryMs), 'placement deadline', () =>
    placeUntil(lifecycle, refused, first),
  );
  if (isAgain) lifecycle.run.waitedAgainMs += Date.now() - startedAtMs;
  if (expired !== deadlinePassed) return expired;
  // The timer also ran while the workers or Temporal were down.
  const result = await withDeadline(lastTryMs, 'last look for capacity', () => placeOnce(lifecycle));
  if (result === 'placed') return 'Creating';
  if (result && result !== deadlinePassed) refusal = result.failure;
  throw new MachineFailed(deadlineCodes.includes(refusal.code) ? 'deadline' : 'placement', refusal);
}

/** Codes with which a wait for a host ends although no rule of placement refuses the machine. */
const deadlineCodes: readonly FailureCode[] = ['AllocationBrokerUnavailable', 'ProviderError'];

/** Retries until there is capacity; calls `refused` with each refusal that may pass with time. */
async function placeUntil(
  lifecycle: Lifecycle,
  refused: (failure: Failure) => void,
  first: Refusal | null,
): Promise<ProvisioningPhase> {
  let decision: Decision = first ?? (await placeOnce(lifecycle));
  for (let attempts = 0; decision !== 'placed'; attempts++) {
    if (decision && !decision.retryable) throw new MachineFailed('placement', decision.failure);
    if (decision) {
      refused(decision.failure);
      show(lifecycle, 'Pending', { detail: decision.failure.message });
      decision = await decide(lifecycle, () =>
        untilCapacity.place({ ...nextWrite(lifecycle), left: lifecycle.run.abandonedPlacements, wait: true }),
      );
    } else {
      await sleep(backoff(placementPauseMs, attempts), { summary: 'look for capacity again: no decision' });
      decision = await placeOnce(lifecycle);
    }
  }
  return 'Creating';
}

function placeOnce(lifecycle: Lifecycle): Promise<Decision> {
  return decide(lifecycle, () =>
    control('place', { ...nextWrite(lifecycle), left: lifecycle.run.abandonedPlacements }),
  );
}

async function decide(lifecycle: Lifecycle, ask: () => Promise<PlaceResult>): Promise<Decision> {
  try {
    const result = await ask();
    if (result.outcome === 'refused') return result;
    // The wake for that delete is on its way; the work ends when the wake is read.
    if (result.outcome === 'deleting') await condition(() => lifecycle.row.deleting);
    else {
      const { placement, runtime, order } = result;
      // One that it left may be used again.
      const abandonedPlacements = lifecycle.run.abandonedPlacements.filter(
        ({ runtimeId }) => runtimeId !== placement.runtimeId,
      );
      lifecycle.row.placement = placement;
      lifecycle.run.runtime = runtime;
      lifecycle.row.order = order ?? null;
      lifecycle.run.abandonedPlacements = abandonedPlacements;
    }
    return 'placed';
  } catch (error) {
    if (isCancellation(error) || concernsOwnership(error)) throw error;
    return null;
  }
}

function isLeft({ run: { abandonedPlacements } }: Lifecycle, { runtimeId }: HeldPlacement): boolean {
  return abandonedPlacements.some((left) => left.runtimeId === runtimeId);
}

/** With less time left than this, or than a tenth of it all, a create is not tried again. */
const shortestCreateMs = 10_000;

/**
 * A create has failed. Leaves the host if it did not respond or is not able to create the machine now, so that it is
 * placed again. Throws any other error, and a failure if too little time is left; `createdInVainMs` of it are over.
 */
export function leaveHost(lifecycle: Lifecycle, error: unknown, createdInVainMs: number): void {
  const words = unableWords(error);
  if (words === null && !wasNeverPickedUp(error)) throw error;
  const { hostName, runtimeId } = lifecycle.row.placement!;
  const { run } = lifecycle;
  run.abandonedPlacements = [...run.abandonedPlacements, { runtimeId, ...(words !== null && { unable: words }) }];
  run.runtime = null;
  if (words !== null) run.unable = { hostName, words };
  run.createdInVainMs = createdInVainMs;
  const { creatingMs } = lifecycle.claim.deadlines;
  if (creatingMs - createdInVainMs <= Math.min(shortestCreateMs, creatingMs / 10)) throw neverCreated(lifecycle, words);
}

/** What a host said that cannot create a machine now, though it may later; null for any other error. */
function unableWords(error: unknown): string | null {
  return failureType(error) === 'ProviderError' && !isFinal(error) ? detailOf(error) : null;
}

/** `words`: what the last host said; null if it said nothing. */
function neverCreated(
  { row: { placement }, run: { abandonedPlacements } }: Lifecycle,
  words: string | null,
): MachineFailed {
  if (words === null)
    return new MachineFailed('placement', {
      code: 'HostIneligible',
      message: neverReachedText(),
      evidence: `${placement!.hostName} did not take up the create`,
    });
  const hosts = abandonedPlacements.filter(({ unable }) => unable !== undefined).length;
  return new MachineFailed('deadline', {
    code: 'ProviderError',
    message: neverCreatedText(hosts),
    evidence: words,
  });
}

const deadlinePassed = Symbol('the deadline passed');

/** Runs `work` until it ends or the timer fires. If the timer fires, cancels `work` and waits for it to end. */
async function withDeadline<T>(
  deadlineMs: number,
  summary: string,
  work: () => Promise<T>,
): Promise<T | typeof deadlinePassed> {
  let expired = false;
  const deadline = async () => {
    await sleep(deadlineMs, { summary });
    expired = true;
  };
  try {
    return await cancelOnce(deadline, work);
  } catch (error) {
    if (expired && isCancellation(error)) return deadlinePassed;
    throw error;
  }
}
