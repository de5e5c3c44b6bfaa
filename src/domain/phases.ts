import type { FailureCode } from './failureCodes.ts';

/** Phases of a machine (interface document, "States and transitions"). */
export const phases = ['Pending', 'Creating', 'Starting', 'Running', 'Stopping', 'Deleting', 'Failed'] as const;
export type Phase = (typeof phases)[number];

/** Phases in which a machine is brought up to readiness; the others belong to its end. */
export type ProvisioningPhase = Extract<Phase, 'Pending' | 'Creating' | 'Starting' | 'Running'>;

/** The activities that bring a machine up. */
export type Step = 'place' | 'createMachine' | 'startMachine' | 'awaitAccess';
/** The activities that undo them: the last one gives back the placement's capacity. */
export type Undo = 'stopMachine' | 'destroyMachine' | 'recordAbsence';

interface PhaseRule {
  /** Phases that may follow. Staying in a phase is always allowed. */
  next: readonly Phase[];
  /** What the machine waits for, in words for operators. */
  waitsFor: string;
  /** The activity that brings it to the next phase; null where its cleanup is what runs. */
  step: Step | null;
  /** What a cleanup that begins in this phase runs for each placement, in this order. */
  undo: readonly Undo[];
  /** How long it may wait; a failed machine, for its cleanup. */
  deadline: keyof Deadlines;
  /** The failure recorded when the deadline passes; null if the phase waits as long as it takes. */
  onDeadline: FailureCode | null;
}

type RuleOf<P extends Phase> = PhaseRule &
  (P extends ProvisioningPhase ? { step: Step; onDeadline: FailureCode } : { step: null; onDeadline: null });

/** A host may know of a machine as soon as a placement is recorded, so a destroy is never left out. */
const ifNeverStarted = ['destroyMachine', 'recordAbsence'] as const;
const ifStarted = ['stopMachine', ...ifNeverStarted] as const;

/**
 * A machine's phases: what runs, what undoes it, how long it may take and what follows. A delete may come in any phase
 * and leads through Stopping and Deleting; an object that was never claimed is removed by the delete itself and passes
 * through neither.
 */
export const phaseTable: Readonly<{ [P in Phase]: RuleOf<P> }> = {
  Pending: {
    next: ['Creating', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'a host',
    step: 'place',
    undo: ifNeverStarted,
    deadline: 'placementMs',
    onDeadline: 'CapacityTemporarilyUnavailable',
  },
  // Where the host is quick, it also starts the machine, and Starting is never recorded.
  Creating: {
    next: ['Starting', 'Running', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'the host to create it',
    step: 'createMachine',
    undo: ifStarted,
    deadline: 'creatingMs',
    onDeadline: 'ProviderError',
  },
  Starting: {
    next: ['Running', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'the guest to come up',
    step: 'startMachine',
    undo: ifStarted,
    deadline: 'startingMs',
    onDeadline: 'ProviderError',
  },
  // A restart leads back to Starting.
  Running: {
    next: ['Starting', 'Stopping', 'Deleting', 'Failed'],
    waitsFor: 'its ports to listen',
    step: 'awaitAccess',
    undo: ifStarted,
    deadline: 'accessMs',
    onDeadline: 'AccessNotReady',
  },
  Stopping: {
    next: ['Deleting'],
    waitsFor: 'the guest to shut down',
    step: null,
    undo: ifStarted,
    deadline: 'stoppingMs',
    onDeadline: null,
  },
  Deleting: {
    next: [],
    waitsFor: 'its host to show that it is gone',
    step: null,
    undo: ifStarted,
    deadline: 'cleanupBlockedAfterMs',
    onDeadline: null,
  },
  Failed: {
    next: ['Stopping', 'Deleting'],
    waitsFor: 'its delete',
    step: null,
    undo: ifStarted,
    deadline: 'cleanupBlockedAfterMs',
    onDeadline: null,
  },
};

/** The phase in which the cleanup of a deleted machine begins. */
export function endingPhase(from: Phase): 'Stopping' | 'Deleting' {
  return from !== 'Deleting' && phaseTable[from].undo[0] === 'stopMachine' ? 'Stopping' : 'Deleting';
}

export function isProvisioning(phase: Phase): phase is ProvisioningPhase {
  return phaseTable[phase].step !== null;
}

/** Whether a machine in phase `from` may be recorded in phase `to`. */
export function mayFollow(from: Phase, to: Phase): boolean {
  return from === to || phaseTable[from].next.includes(to);
}

/** Phase deadlines and wait limits, in milliseconds. MACHINE_DEADLINES sets them; a workflow reads them when it claims its machine. */
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

/** How long a machine may wait in each phase, in milliseconds. */
export function phaseDeadlinesMs(deadlines: Deadlines): Record<Phase, number> {
  return Object.fromEntries(phases.map((phase) => [phase, deadlines[phaseTable[phase].deadline]])) as Record<
    Phase,
    number
  >;
}
