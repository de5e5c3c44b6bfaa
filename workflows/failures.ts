/** What an error means for the machine: the words of the customer-visible failure, or a signal to the workflow itself. */
import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';
import { type Failure, type FailureCode, failureCodes } from '../src/domain/machine.ts';
import { type Phase, phaseTable } from '../src/domain/phases.ts';
import { hostFailure } from '../src/domain/reasons.ts';

/** A decision of the workflow that the machine has failed for good. */
export class MachineFailed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(`${failure.code}: ${failure.message}`);
    this.name = 'MachineFailed';
    this.failure = failure;
  }
}

/** The type of the application failure inside an activity's failure; null for anything else. */
export function failureType(error: unknown): string | null {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? (cause.type ?? null) : null;
}

/** The run lost its row, or the row is gone: not a failure of the machine. */
export function concernsOwnership(error: unknown): boolean {
  return ['Fenced', 'MachineGone', 'Superseded'].includes(failureType(error) ?? '');
}

/** Whether nobody took the activity: its host's agent is away. */
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

/** Whether the host did not do or say what was asked of it: nothing is known of the machine by that. */
export function isHostTrouble(error: unknown): boolean {
  return timedOut(error) || failureType(error) === 'ProviderError';
}

/** The failure that a customer reads for an error met in a phase. */
export function failureOf(error: unknown, phase: Phase): Failure {
  if (error instanceof MachineFailed) return error.failure;
  const type = failureType(error);
  const evidence = evidenceOf(error);
  if (type !== null && type !== 'InternalError' && (failureCodes as readonly string[]).includes(type))
    return hostFailure(type as FailureCode, evidence, phase);
  if (timedOut(error))
    return {
      code: phaseTable[phase].onDeadline ?? 'ProviderError',
      message: `waited too long for ${phaseTable[phase].waitsFor}`,
      evidence,
    };
  return { code: 'InternalError', message: 'the service met an error of its own', evidence };
}

/** The innermost message: what really happened, beneath the wrappings of activity and timeout. */
export function evidenceOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error) inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}
