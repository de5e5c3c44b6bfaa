/**
 * Brings a machine up in steps. Each step has its phase, its deadline and its undo. The undo needs no memory of the
 * step: it works from the placements, which are recorded before anything is done on a host. So it works after a crash
 * at any point, even if the step never happened.
 */
import { log, patched } from '@temporalio/workflow';
import type { Created } from '../activities/host.ts';
import { backoff } from '../src/domain/backoff.ts';
import { kinds } from '../src/domain/kinds.ts';
import type { PortSpec } from '../src/domain/machine.ts';
import { isAccessible, type Observation } from '../src/domain/observation.ts';
import {
  isProvisioning,
  type ProvisioningPhase,
  phaseDeadlinesMs,
  phaseTable,
  type Step,
} from '../src/domain/phases.ts';
import { neverCreatedText, neverReachedText, notReadyText } from '../src/domain/reasons.ts';
import { control, hostCalls } from './activities.ts';
import {
  detailOf,
  evidenceIn,
  failureType,
  isFinal,
  isHostTrouble,
  lateFailure,
  MachineFailed,
  wasNeverPickedUp,
} from './failures.ts';
import { advance, follows, type Lifecycle, lastLook, nextWrite, show } from './lifecycle.ts';
import { place } from './placing.ts';
import { pause, until } from './turns.ts';

export type Steps = Readonly<Record<Step, (lifecycle: Lifecycle) => Promise<ProvisioningPhase>>>;

/**
 * Each step returns the phase that it reached. Creating starts from the placement that is held, so a crash between the
 * two loses nothing. The phase table names each phase's step beside what workflows/cleanup.ts runs to undo it. A machine
 * whose host is quick takes two steps, each with a short call: it is created and started, then its access is recorded.
 */
export const steps: Steps = { place, createMachine, startMachine, awaitAccess };

/** Brings the machine from its recorded phase to readiness. Throws MachineFailed or an activity's failure. */
export async function provision(lifecycle: Lifecycle, steps: Steps): Promise<void> {
  let { phase } = lifecycle;
  if (!isProvisioning(phase)) throw new Error(`a machine that is ${phase} is not brought up`);
  do {
    show(lifecycle, phase);
    phase = await steps[phaseTable[phase].step](lifecycle);
  } while (!(phase === 'Running' && lifecycle.accessible));
  show(lifecycle, 'Running', { what: 'a change or its delete' });
}

/** Pause between two calls to a host after an error of the service itself. */
const hostPauseMs = { first: 1_000, most: 30_000 };
const lastLookMs = 30_000;

async function createMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  // A controller of bare metal that is asked to switch it on takes its time, and should be asked once.
  const seen = await createOnHost(lifecycle, { start: kinds[lifecycle.claim.kind].startsWithCreate });
  if (seen === 'no host') return place(lifecycle);
  if (seen && seen.presence !== 'created' && seen.guestUp)
    return (await recordAccess(lifecycle, seen)) ? 'Running' : 'Creating';
  await recordCreation(lifecycle, seen);
  return 'Starting';
}

/** `seen`: undefined in histories of the first releases. */
export async function recordCreation(
  lifecycle: Lifecycle,
  seen: Observation | Created | null | undefined,
): Promise<void> {
  const { runtimeId } = lifecycle.placement!;
  const said = !seen || seen.presence === 'created' ? { runtimeId, statement: seen?.statement } : { runtimeId, seen };
  await control.recordPhase({ ...nextWrite(lifecycle), phase: 'Starting', said });
}

/** Attempts of a first create on a host; one that it is asked for again may take longer. */
const createAttempts = { first: 5, again: 10 };
/** With less time left than this, or than a tenth of it all, a create is not tried again. */
const shortestCreateMs = 10_000;

/**
 * What the host saw of a machine that it also started. `no host`: it must be placed, perhaps again, because its host did
 * not respond or is not able to create it. The time to create it counts over all hosts, without the waits between them.
 */
export async function createOnHost(
  lifecycle: Lifecycle,
  { start }: { start: boolean },
): Promise<Observation | Created | 'no host' | null> {
  if (!lifecycle.runtime) return 'no host';
  const { creatingMs, hostSilentMs } = lifecycle.claim.deadlines;
  const host = lifecycle.placement!;
  const { hostName, runtimeId } = host;
  const { runtime, unable } = lifecycle;
  const startedAtMs = Date.now();
  if (unable) show(lifecycle, lifecycle.phase, { detail: `${unable.hostName} could not: ${unable.words}` });
  try {
    return await onHost(lifecycle, {
      phase: 'Creating',
      isDone: (seen) => seen.presence === 'present',
      ask: (deadlineMs) =>
        hostCalls(host, {
          deadlineMs,
          pickUpMs: Math.min(creatingMs / 2, 4 * hostSilentMs),
          maximumAttempts: unable?.hostName === hostName ? createAttempts.again : createAttempts.first,
          summary: `create ${start ? 'and start ' : ''}on ${hostName}`,
        }).createMachine(runtime, { start }),
      spentMs: lifecycle.createdInVainMs,
    });
  } catch (error) {
    const words = unableWords(error);
    if (words === null && !wasNeverPickedUp(error)) throw error;
    const createdInVainMs = lifecycle.createdInVainMs + Date.now() - startedAtMs;
    advance(lifecycle, {
      abandonedPlacements: [...lifecycle.abandonedPlacements, { runtimeId, ...(words !== null && { unable: words }) }],
      runtime: null,
      unable: words === null ? unable : { hostName, words },
      createdInVainMs,
    });
    const isLate = creatingMs - createdInVainMs <= Math.min(shortestCreateMs, creatingMs / 10);
    if (isLate && leavesUnable()) throw neverCreated(lifecycle, words);
    return 'no host';
  }
}

/** What a host said that cannot create a machine now, though it may later; null for any other error. */
function unableWords(error: unknown): string | null {
  if (failureType(error) !== 'ProviderError' || isFinal(error)) return null;
  return leavesUnable() ? detailOf(error) : null;
}

/** Runs from before this patch failed with the first host that was unable, and had a new deadline on each host. */
function leavesUnable(): boolean {
  return patched('a machine leaves a host that is unable to create it');
}

/** `words`: what the last host said; null if it said nothing. */
function neverCreated({ abandonedPlacements, placement }: Lifecycle, words: string | null): MachineFailed {
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

async function startMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const host = lifecycle.placement!;
  const { hostName, runtimeId } = host;
  const seen = await onHost(lifecycle, {
    phase: 'Starting',
    isDone: (now) => now.guestUp,
    ask: (deadlineMs) =>
      hostCalls(host, { deadlineMs, summary: `start on ${hostName}` }).startMachine({
        runtimeId,
      }),
  });
  return (await recordAccess(lifecycle, seen)) ? 'Running' : 'Starting';
}

async function awaitAccess(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const ports = lifecycle.claim.spec.ports ?? [];
  const host = lifecycle.placement!;
  const { hostName, runtimeId } = host;
  const seen = await onHost(lifecycle, {
    phase: 'Running',
    isDone: (now) => isAccessible(ports, now),
    ask: (deadlineMs) =>
      hostCalls(host, { deadlineMs, summary: `await access on ${hostName}` }).awaitAccess({ runtimeId, ports }),
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
  /** How much of the phase's time is over already. */
  spentMs?: number;
  /** What customers read after the deadline has passed; `seen` is the last look at the host. */
  late?: (seen: Observation | null) => string;
}

/**
 * Calls a host until the step is done, its driver refuses, or the deadline passes and a last look finds the step not
 * done: the deadline also ran while Temporal or the workers were down. An error of the service itself decides nothing,
 * so the host is called again.
 */
async function onHost<T>(lifecycle: Lifecycle, step: HostStep<T>): Promise<T | Observation> {
  const { phase, isDone, ask, spentMs = 0 } = step;
  const { hostName } = lifecycle.placement!;
  const endMs = Date.now() + phaseDeadlinesMs(lifecycle.claim.deadlines)[phase] - spentMs;
  for (let attempts = 0; ; attempts++) {
    try {
      return await ask(Math.max(endMs - Date.now(), hostPauseMs.first));
    } catch (error) {
      if (!isHostTrouble(error) || wasNeverPickedUp(error)) throw error;
      const ending = evidenceIn(error, phase, lifecycle.wasReady);
      if (ending?.witness === 'host') throw error;
      if (ending || Date.now() >= endMs) {
        // Runs from before this patch took a last look in the phase Running only.
        const seen = phase === 'Running' || follows(lifecycle, lastLook) ? await lookOnce(lifecycle) : null;
        if (seen && isDone(seen)) return seen;
        throw lateFailureOf(step, error, seen);
      }
      log.warn(`an error of the service itself on ${hostName}: ${detailOf(error)}`);
    }
    await pause(backoff(hostPauseMs, attempts), {
      summary: `ask ${hostName} again after an error of the service itself`,
    });
  }
}

/** A guest that its host keeps from running is not its customer's concern. */
function lateFailureOf<T>({ phase, late }: HostStep<T>, error: unknown, seen: Observation | null): MachineFailed {
  if (seen?.trouble) return lateFailure(phase, error, describeWaiting([], seen), 'ProviderError');
  return lateFailure(phase, error, late?.(seen));
}

/** Pause before the host is asked again after something was said in its name that its agent did not sign. */
const doubtPauseMs = { first: 1_000, most: 30_000 };

/**
 * Records what was seen of a machine whose guest is up. Returns whether it is recorded; otherwise nothing may follow
 * from it, and the host is to be asked: the first time at once, in case that a signal alone was forged.
 */
export async function recordAccess(lifecycle: Lifecycle, seen: Observation): Promise<boolean> {
  const accessible = isAccessible(lifecycle.claim.spec.ports ?? [], seen);
  const { hostName, runtimeId } = lifecycle.placement!;
  const doubt = await control.recordAccess({ ...nextWrite(lifecycle), runtimeId, accessible, seen });
  // In histories of the first releases it is another value.
  if (doubt !== 'refused' && doubt !== 'outdated') {
    advance(lifecycle, { accessible, wasReady: lifecycle.wasReady || accessible, doubts: 0 });
    return true;
  }
  const { doubts } = lifecycle;
  advance(lifecycle, { doubts: doubts + 1, lookAgain: false });
  if (doubts > 0) {
    show(lifecycle, lifecycle.phase, doubtShown[doubt](hostName));
    await until(() => lifecycle.lookAgain, backoff(doubtPauseMs, doubts - 1), {
      summary: `ask ${hostName} again: what was reported is ${doubt === 'refused' ? 'not signed by its agent' : 'no longer current'}`,
    });
  }
  advance(lifecycle, { lookAgain: true });
  return false;
}

const doubtShown = {
  refused: (hostName: string) => ({
    what: `${hostName} to sign what it reports`,
    detail: 'reports in its name do not verify, see the audit log; "hosts list" shows the keys that are trusted',
  }),
  outdated: (hostName: string) => ({
    what: `${hostName} to say how it is now`,
    detail: 'its report is older than the record, such as the loss of the host; "hosts list" shows that',
  }),
};

/** What the host sees now; null if it does not say. */
async function lookOnce(lifecycle: Lifecycle): Promise<Observation | null> {
  const host = lifecycle.placement!;
  try {
    return await hostCalls(host, {
      deadlineMs: lastLookMs,
      maximumAttempts: 2,
      summary: `look at it on ${host.hostName}`,
    }).observeMachine({ runtimeId: host.runtimeId });
  } catch (error) {
    if (!isHostTrouble(error)) throw error;
    return null;
  }
}

/** What customers read about a machine that was not ready in time, based on a last look at it. */
function describeWaiting(ports: readonly PortSpec[], seen: Observation | null): string {
  return `not ready for access in time${seen ? `: ${notReadyText(ports, seen)}` : ', and its host is out of reach'}`;
}
