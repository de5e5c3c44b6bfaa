/**
 * What an error means for a machine: evidence by which it ends (src/domain/evidence.ts), a loss of its row, or trouble
 * that says nothing about it. What is no evidence never ends a machine.
 */
import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';
import { type Ending, endsMachine, isFailureCode, type Witness } from '../src/domain/evidence.ts';
import type { Failure } from '../src/domain/machine.ts';
import { unavailable } from '../src/domain/names.ts';
import { type Phase, phaseTable } from '../src/domain/phases.ts';
import { hostFailure } from '../src/domain/reasons.ts';

/** A decision of the workflow that the machine has failed for good. */
export class MachineFailed extends Error {
  readonly ending: Ending;
  constructor(witness: Witness, failure: Failure) {
    super(`${failure.code}: ${failure.message}`);
    this.name = 'MachineFailed';
    this.ending = { ...failure, witness };
  }
}

/** The type of the application failure inside an activity's failure; null for anything else. */
export function failureType(error: unknown): string | null {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? (cause.type ?? null) : null;
}

/** The run lost its row, or the row is gone: not a failure of the machine. */
export function concernsOwnership(error: unknown): boolean {
  return ['Fenced', 'MachineGone', 'Superseded', 'NotItsWorkflow'].includes(failureType(error) ?? '');
}

/** Whether no agent took the activity: that of its host is away. */
export function wasNeverPickedUp(error: unknown): boolean {
  return (
    error instanceof ActivityFailure &&
    error.cause instanceof TimeoutFailure &&
    error.cause.timeoutType === 'SCHEDULE_TO_START'
  );
}

export function timedOut(error: unknown): boolean {
  return error instanceof ActivityFailure && error.cause instanceof TimeoutFailure;
}

/** Whether all of an activity's time was used up; one that fell silent each time it was tried is something else. */
function outOfTime(error: unknown): boolean {
  return (
    error instanceof ActivityFailure &&
    error.cause instanceof TimeoutFailure &&
    error.cause.timeoutType === 'SCHEDULE_TO_CLOSE'
  );
}

/** Whether an activity of a host came to no result, for whatever reason but that its caller gave up. */
export function isHostTrouble(error: unknown): boolean {
  return timedOut(error) || (error instanceof ActivityFailure && error.cause instanceof ApplicationFailure);
}

/** Whether the control plane's own write failed for a reason that passes without anyone's doing: it is tried again. */
export function willPass(error: unknown): boolean {
  const said = lastSaid(error);
  return said === null ? timedOut(error) : (unavailable as readonly (string | null)[]).includes(said.type ?? null);
}

/** The evidence in an error that a host's activity met in a phase; null where there is none. */
export function evidenceIn(error: unknown, phase: Phase, wasReady: boolean): Ending | null {
  const ending = endingOf(error, phase);
  return ending && endsMachine(ending, wasReady) ? ending : null;
}

function endingOf(error: unknown, phase: Phase): Ending | null {
  if (error instanceof MachineFailed) return error.ending;
  if (!(error instanceof ActivityFailure)) return null;
  const type = failureType(error);
  if (isFailureCode(type)) return { ...hostFailure(type, detailOf(error), phase), witness: 'host' };
  return outOfTime(error) ? lateFailure(phase, error).ending : null;
}

/** The failure of a machine that a phase's deadline ends. `message`: what customers read, where more is known. */
export function lateFailure(phase: Phase, error: unknown, message?: string): MachineFailed {
  const { onDeadline, waitsFor } = phaseTable[phase];
  return new MachineFailed('deadline', {
    code: onDeadline ?? 'ProviderError',
    message: message ?? `waited too long for ${waitsFor}`,
    evidence: detailOf(error),
  });
}

/** What really happened, beneath the wrappings of activity and timeout, in words for operators. */
export function detailOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error && !(inner instanceof ApplicationFailure))
    inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}

/** The failure that the last attempt of an activity ended with, also where the activity then ran out of time. */
function lastSaid(error: unknown): ApplicationFailure | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof ApplicationFailure) return inner;
  return null;
}
