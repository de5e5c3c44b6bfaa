/**
 * What an error means for a machine: evidence that ends it (src/domain/evidence.ts), the loss of its row, or trouble
 * that says nothing about it. Only evidence ever ends a machine.
 */
import { ActivityFailure, ApplicationFailure, TimeoutFailure } from '@temporalio/workflow';
import { type Ending, endsMachine, type HostSaid } from '../src/domain/evidence.ts';
import { type FailureCode, isFailureCode, type Witness } from '../src/domain/failureCodes.ts';
import type { Failure } from '../src/domain/machine.ts';
import { orderRefused, unavailable } from '../src/domain/names.ts';
import { isProvisioning, type Phase, type ProvisioningPhase, phaseTable } from '../src/domain/phases.ts';
import { hostFailure } from '../src/domain/reasons.ts';

/** The workflow decided that the machine has failed for good. */
export class MachineFailed extends Error {
  readonly ending: Ending;
  constructor(witness: Witness, failure: Failure, said?: Ending['said']) {
    super(`${failure.code}: ${failure.message}`);
    this.name = 'MachineFailed';
    this.ending = { ...failure, witness, ...(said && { said }) };
  }
}

/** The type of the application failure inside an ActivityFailure; null for anything else. */
export function failureType(error: unknown): string | null {
  const cause = error instanceof ActivityFailure ? error.cause : error;
  return cause instanceof ApplicationFailure ? (cause.type ?? null) : null;
}

/** The run lost its row, or the row is gone. The machine itself did not fail. */
export function concernsOwnership(error: unknown): boolean {
  return ['Fenced', 'MachineGone', 'Superseded', 'NotItsWorkflow'].includes(failureType(error) ?? '');
}

/** How an activity ran out of time; null for any other error. */
function timeoutOf(error: unknown): TimeoutFailure['timeoutType'] | null {
  return error instanceof ActivityFailure && error.cause instanceof TimeoutFailure ? error.cause.timeoutType : null;
}

export function timedOut(error: unknown): boolean {
  return timeoutOf(error) !== null;
}

/** Whether no agent picked up the activity: the host's agent is away. */
export function wasNeverPickedUp(error: unknown): boolean {
  return timeoutOf(error) === 'SCHEDULE_TO_START';
}

/**
 * Whether a host's activity ended without a result for any reason other than cancellation by its caller, or an order
 * that is not current: the machine is then claimed again.
 */
export function isHostTrouble(error: unknown): boolean {
  if (failureType(error) === orderRefused) return false;
  return timedOut(error) || (error instanceof ActivityFailure && error.cause instanceof ApplicationFailure);
}

/** Whether the control plane's own write failed for a reason that passes without human action. It is then retried. */
export function willPass(error: unknown): boolean {
  const said = lastSaid(error);
  return said === null ? timedOut(error) : (unavailable as readonly (string | null)[]).includes(said.type ?? null);
}

/** Whether a host failed in a way that a repeat would not change. */
export function isFinal(error: unknown): boolean {
  return lastSaid(error)?.nonRetryable === true;
}

/** The evidence in an error that a host's activity returned during a phase; null if there is none. */
export function evidenceIn(error: unknown, phase: Phase, wasReady: boolean): Ending | null {
  const ending = endingOf(error, phase);
  return ending && endsMachine(ending, wasReady) ? ending : null;
}

function endingOf(error: unknown, phase: Phase): Ending | null {
  if (error instanceof MachineFailed) return error.ending;
  if (!(error instanceof ActivityFailure)) return null;
  const type = failureType(error);
  if (isFailureCode(type))
    return {
      ...hostFailure(type, detailOf(error), phase, lastSaid(error)?.details?.[0]),
      witness: 'host',
      said: { absent: false, statement: signatureOf(error) },
    };
  // Falling silent on every attempt is a different problem.
  return timeoutOf(error) === 'SCHEDULE_TO_CLOSE' && isProvisioning(phase) ? lateFailure(phase, error).ending : null;
}

/** The signature of the host whose activity failed. */
function signatureOf({ cause }: ActivityFailure): string | undefined {
  const said = cause instanceof ApplicationFailure ? (cause.details?.at(-1) as Partial<HostSaid> | null) : null;
  return typeof said?.statement === 'string' ? said.statement : undefined;
}

/** The failure of a machine whose phase ran past its deadline. `message`: what customers read, if more is known. */
export function lateFailure(
  phase: ProvisioningPhase,
  error: unknown,
  message?: string,
  code?: FailureCode,
): MachineFailed {
  const { onDeadline, waitsFor } = phaseTable[phase];
  return new MachineFailed('deadline', {
    code: code ?? onDeadline,
    message: message ?? `waited too long for ${waitsFor}`,
    evidence: detailOf(error),
  });
}

/** The root cause beneath the activity and timeout wrappers, worded for operators. */
export function detailOf(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause instanceof Error && !(inner instanceof ApplicationFailure))
    inner = inner.cause;
  return inner instanceof Error ? inner.message : String(inner);
}

/** The failure of an activity's last attempt, even if the activity then ran out of time. */
function lastSaid(error: unknown): ApplicationFailure | null {
  for (let inner = error; inner instanceof Error; inner = inner.cause)
    if (inner instanceof ApplicationFailure) return inner;
  return null;
}
