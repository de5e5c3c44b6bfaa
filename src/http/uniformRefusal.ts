/**
 * Refuses addresses that this service never connects to without telling what is there: an internal name that exists and
 * one that does not get the same words after about the same time. The operator's log has the reason.
 */
import type { Logger } from 'pino';
import { pause } from '../lib/waiting.ts';
import { UnfetchableAddress } from './outgoingAddresses.ts';

/** Longer than most lookups take. */
export const refusalStepMs = 250;

/** Returns how much longer a refusal has to wait: refusals leave only at whole steps after their request. */
export function untilNextStep(elapsedMs: number, stepMs = refusalStepMs): number {
  return Math.max(1, Math.ceil(elapsedMs / stepMs)) * stepMs - elapsedMs;
}

export function unfetchableCause(error: unknown): UnfetchableAddress | null {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 6; inner = inner.cause, depth++)
    if (inner instanceof UnfetchableAddress) return inner;
  return null;
}

/** Does work that may connect to an address that a customer named. A refusal of the address is logged and delayed. */
export async function refusingUniformly<T>(log: Logger, context: object, work: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  try {
    return await work();
  } catch (error) {
    const cause = unfetchableCause(error);
    if (cause) {
      log.warn({ ...context, reason: cause.reason }, 'an address that a customer named is not fetched');
      await pause(untilNextStep(performance.now() - startedMs));
    }
    throw error;
  }
}
