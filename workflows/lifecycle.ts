/** What a machine's workflow knows while it runs. */
import type { Claim, OrderedRestart, PlaceResult } from '../activities/claims.ts';
import type { CleanupStart, HostWord } from '../activities/controlPlane.ts';
import type { FencedInput } from '../activities/guard.ts';
import type { FailureCode } from '../src/domain/failureCodes.ts';
import type { Failure } from '../src/domain/machine.ts';
import type { HostReport } from '../src/domain/names.ts';
import type { Phase } from '../src/domain/phases.ts';
import type { RuntimeSpec } from '../src/drivers/agent/driver.ts';
import type { AbandonedPlacement } from '../src/store/machines/leftPlacements.ts';
import type { HeldPlacement } from '../src/store/machines/sql/heldPlacements.ts';

/** What arrived from outside and has not been processed. Handlers only write here; the workflow's loop decides. */
export interface Mailbox {
  woken: boolean;
  /** How many wakes have arrived in total. */
  wakes: number;
  report: HostReport | null;
  retryRequested: boolean;
  /** Set while a cleanup waits for its next attempt; only then may an operator hurry it. */
  cleanupWaits: boolean;
}

/** What the machine is. It stays the same for as long as the claim holds. */
interface Identity {
  uid: string;
  claim: Claim;
  mailbox: Mailbox;
}

/** The row, as this run last read or recorded it. */
interface RowState {
  phase: Phase;
  /** Number of the last fenced write. */
  step: number;
  /** The current placement: the newest one that was not abandoned. */
  placement: HeldPlacement | null;
  /** The control plane's order to its host: to run it. */
  order: string | null;
  deleting: boolean;
  accessible: boolean;
  /** It was ready once. From then on, only its delete and its host can end it. */
  wasReady: boolean;
  /** The restart that was wanted at the last look. */
  restart: OrderedRestart | null;
  /** An operator holds it stopped, as of the last look. */
  stopped: boolean;
  /** When its host was lost, RFC 3339, as of the last wake; null while the host is reachable. */
  hostLostSince: string | null;
}

/** What this run alone knows. */
interface RunState {
  /** What to create. */
  runtime: RuntimeSpec | null;
  /** The refusal that came with the claim, until the step `place` has taken it. */
  refusal: Refusal | null;
  /** Placements that were left before the machine was created there. They hold capacity until their absence is seen. */
  abandonedPlacements: readonly AbandonedPlacement[];
  /** What the last host said that could not create the machine; null if none was unable. */
  unable: { hostName: string; words: string } | null;
  /** How long hosts have been asked to create it without success, and how long it has waited for another one, in ms. */
  createdInVainMs: number;
  waitedAgainMs: number;
  /** Nothing but a change, a wake or its delete is waited for: no write is under way. */
  idle: boolean;
  /** The beginning of its cleanup, if it came with the delete. */
  begun: CleanupStart | null;
  /** Its cleanup is running: everything that it holds is being given back. */
  cleaning: boolean;
  /** The last placement that it held, once its host has shown that it is gone: the removal releases it. */
  absent: HostWord | null;
  /** How often in a row something was said in its host's name that did not verify. */
  doubts: number;
  /** The workflow should ask the host how the machine is. */
  lookAgain: boolean;
  /** How often its host has left it off because it keeps going down, and when that was last so. */
  crashes: { count: number; atMs: number };
  /** The request of the last restart that is done. */
  restarted: string | null;
  /** What it waits for, in words; since when (RFC 3339), as far as this run has seen; and what is known about it. */
  waiting: { what: string; since: string; detail: string };
  /** Why it failed, if it failed. A blocked cleanup does not count as a failure. */
  failure: Problem | null;
  /** Why its cleanup is blocked. */
  blocked: Problem | null;
}

/** What a machine's workflow knows while it runs. */
export type Lifecycle = Readonly<Identity & { row: RowState; run: RunState }>;

export type Refusal = Extract<PlaceResult, { outcome: 'refused' }>;

/** What is shown to operators as wrong. */
export interface Problem extends Failure {
  /** The phase that it was in; null if only an earlier run knew. */
  phase: Phase | null;
  /** RFC 3339. */
  since: string;
}

export function newLifecycle(identity: Identity): Lifecycle {
  const { claim } = identity;
  const { placed } = claim;
  return {
    ...identity,
    row: {
      phase: claim.phase,
      // With the claim, a look for a host is its first write.
      step: placed === undefined ? 0 : 1,
      placement: placed?.outcome === 'placed' ? placed.placement : (claim.held[0] ?? null),
      order: (placed?.outcome === 'placed' ? placed.order : claim.order) ?? null,
      deleting: claim.deletionRequested,
      accessible: claim.readyForAccess,
      wasReady: claim.wasReady,
      restart: claim.restart,
      stopped: claim.stopped === true,
      hostLostSince: null,
    },
    run: {
      runtime: placed?.outcome === 'placed' ? placed.runtime : null,
      refusal: placed?.outcome === 'refused' ? placed : null,
      abandonedPlacements: [],
      unable: null,
      createdInVainMs: 0,
      waitedAgainMs: 0,
      idle: false,
      begun: null,
      cleaning: false,
      absent: null,
      doubts: 0,
      lookAgain: false,
      crashes: { count: 0, atMs: 0 },
      restarted: null,
      waiting: { what: '', since: '', detail: '' },
      failure: recordedFailure(claim),
      blocked: null,
    },
  };
}

/** The failure that an earlier run recorded. */
function recordedFailure({ phase, failureCode, failureMessage, phaseSince }: Claim): Problem | null {
  if (failureCode === null || failureCode === 'CleanupBlocked') return null;
  const since = phase === 'Failed' ? phaseSince : '';
  return { code: failureCode as FailureCode, message: failureMessage ?? '', phase: null, since };
}

/** The fence of the next write. */
export function nextWrite(lifecycle: Lifecycle): FencedInput {
  lifecycle.row.step += 1;
  return { uid: lifecycle.uid, epoch: lifecycle.claim.epoch, step: lifecycle.row.step };
}
