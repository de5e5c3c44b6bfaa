import type { FailureCode } from './machine.ts';

/** Phases of a machine (interface document, "States and transitions"). */
export const phases = ['Pending', 'Creating', 'Starting', 'Running', 'Stopping', 'Deleting', 'Failed'] as const;
export type Phase = (typeof phases)[number];

interface PhaseRule {
  /** Phases that may follow. Staying in a phase is always allowed. */
  next: readonly Phase[];
  /** What the machine waits for, in words for operators. */
  waitsFor: string;
  /** The failure recorded when the phase's deadline passes; null if the phase waits as long as it takes. */
  onDeadline: FailureCode | null;
}

/**
 * A machine's phases and their transitions. A delete may come in any phase and leads through Stopping and Deleting; an
 * object that was never claimed is removed by the delete itself and passes through neither.
 */
export const phaseTable: Readonly<Record<Phase, PhaseRule>> = {
  Pending: {
    next: ['Creating', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'a host',
    onDeadline: 'CapacityTemporarilyUnavailable',
  },
  Creating: {
    next: ['Starting', 'Pending', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'the host to create it',
    onDeadline: 'ProviderError',
  },
  Starting: {
    next: ['Running', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'the guest to come up',
    onDeadline: 'ProviderError',
  },
  Running: { next: ['Stopping', 'Deleting', 'Failed'], waitsFor: 'its ports to listen', onDeadline: 'AccessNotReady' },
  Stopping: { next: ['Deleting'], waitsFor: 'the guest to shut down', onDeadline: null },
  Deleting: { next: [], waitsFor: 'its host to show that it is gone', onDeadline: null },
  Failed: { next: ['Stopping', 'Deleting'], waitsFor: 'its delete', onDeadline: null },
};

/** Whether a machine in phase `from` may be recorded in phase `to`. */
export function mayFollow(from: Phase, to: Phase): boolean {
  return from === to || phaseTable[from].next.includes(to);
}

/** Phase deadlines and wait limits, in milliseconds. Configured; a workflow reads them when it claims its machine. */
export interface Deadlines {
  placementMs: number;
  creatingMs: number;
  startingMs: number;
  accessMs: number;
  /** How long a guest may take to shut down before it is powered off. */
  stoppingMs: number;
  /** A cleanup that cannot verify absence for this long shows as CleanupBlocked. */
  cleanupBlockedAfterMs: number;
  /** Maximum pause between two attempts of a cleanup. */
  cleanupRetryMaxMs: number;
  /** A host whose agent is silent for this long is lost. */
  hostSilentMs: number;
}

export const defaultDeadlines: Deadlines = {
  placementMs: 10 * 60_000,
  creatingMs: 10 * 60_000,
  startingMs: 5 * 60_000,
  accessMs: 10 * 60_000,
  stoppingMs: 2 * 60_000,
  cleanupBlockedAfterMs: 5 * 60_000,
  cleanupRetryMaxMs: 5 * 60_000,
  hostSilentMs: 15_000,
};

/** How long a machine may wait in each phase; a failed one, for its cleanup. */
export function phaseDeadlinesMs(deadlines: Deadlines): Record<Phase, number> {
  return {
    Pending: deadlines.placementMs,
    Creating: deadlines.creatingMs,
    Starting: deadlines.startingMs,
    Running: deadlines.accessMs,
    Stopping: deadlines.stoppingMs,
    Deleting: deadlines.cleanupBlockedAfterMs,
    Failed: deadlines.cleanupBlockedAfterMs,
  };
}
