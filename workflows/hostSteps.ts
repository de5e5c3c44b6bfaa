/** How a machine's workflow calls its host until a step is done, and looks at the machine there. */
import { log, sleep } from '@temporalio/workflow';
import type { PortSpec } from '../src/domain/machine.ts';
import type { Observation } from '../src/domain/observation.ts';
import { type ProvisioningPhase, phaseDeadlinesMs } from '../src/domain/phases.ts';
import { notReadyText } from '../src/domain/reasons.ts';
import { backoff } from '../src/lib/backoff.ts';
import { type HostCallOptions, hostCalls, on } from './activities.ts';
import { show } from './display.ts';
import { detailOf, evidenceIn, isHostTrouble, lateFailure, type MachineFailed, wasNeverPickedUp } from './failures.ts';
import type { Lifecycle } from './lifecycle.ts';

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

/** Pause between two calls to a host after an error of the service itself. */
const pauseMs = { first: 1_000, most: 30_000 };

/**
 * Calls a host until the step is done, its driver refuses, or the deadline passes and a last look finds the step not
 * done: the deadline also ran while Temporal or the workers were down. An error of the service itself decides nothing,
 * so the host is called again.
 */
export async function untilDone<T>(lifecycle: Lifecycle, step: HostStep<T>): Promise<T | Observation> {
  const { phase, isDone, ask, spentMs = 0 } = step;
  const { hostName } = lifecycle.row.placement!;
  const endMs = Date.now() + phaseDeadlinesMs(lifecycle.claim.deadlines)[phase] - spentMs;
  for (let attempts = 0; ; attempts++) {
    try {
      return await ask(Math.max(endMs - Date.now(), pauseMs.first));
    } catch (error) {
      if (!isHostTrouble(error) || wasNeverPickedUp(error)) throw error;
      const ending = evidenceIn(error, phase, lifecycle.row.wasReady);
      if (ending?.witness === 'host') throw error;
      if (ending || Date.now() >= endMs) {
        const seen = await observe(lifecycle, lastLook).catch(orNothing);
        if (seen && isDone(seen)) return seen;
        throw lateFailureOf(step, error, seen);
      }
      log.warn(`an error of the service itself on ${hostName}: ${detailOf(error)}`);
    }
    await sleep(backoff(pauseMs, attempts), {
      summary: `ask ${hostName} again after an error of the service itself`,
    });
  }
}

/** A guest that its host keeps from running is not its customer's concern. */
function lateFailureOf<T>({ phase, late }: HostStep<T>, error: unknown, seen: Observation | null): MachineFailed {
  if (seen?.trouble) return lateFailure(phase, error, describeWaiting([], seen), 'ProviderError');
  return lateFailure(phase, error, late?.(seen));
}

/** What customers read about a machine that was not ready in time, based on a last look at it. */
export function describeWaiting(ports: readonly PortSpec[], seen: Observation | null): string {
  return `not ready for access in time${seen ? `: ${notReadyText(ports, seen)}` : ', and its host is out of reach'}`;
}

/**
 * Time limits of a look. It may have to wait: an agent that is reachable again is asked for all its machines at once. What
 * would be given up sooner would be asked again, and add to what the agent has to do.
 */
const patientLook = { deadlineMs: 600_000, attemptMs: 30_000, maximumAttempts: 6 };
/** After a deadline has passed. */
const lastLook = { deadlineMs: 30_000, maximumAttempts: 2 };

function observe(
  { row: { placement, order } }: Lifecycle,
  limits: Omit<HostCallOptions, 'summary'>,
): Promise<Observation> {
  const host = placement!;
  const summary = `look at it on ${host.hostName}`;
  return hostCalls(host, { ...limits, summary }).observeMachine({ ...on(host, order), runtimeId: host.runtimeId });
}

function orNothing(error: unknown): null {
  if (!isHostTrouble(error)) throw error;
  return null;
}

/** What the host sees now; null while it is out of reach or cannot say. */
export async function look(lifecycle: Lifecycle): Promise<Observation | null> {
  try {
    return await observe(lifecycle, patientLook);
  } catch (error) {
    if (!isHostTrouble(error) || evidenceIn(error, lifecycle.row.phase, lifecycle.row.wasReady)) throw error;
    const detail = detailOf(error);
    log.warn(`host ${lifecycle.row.placement!.hostName} does not say how the machine is: ${detail}`);
    show(lifecycle, lifecycle.row.phase, { what: 'its host to say how it is', detail });
    return null;
  }
}
