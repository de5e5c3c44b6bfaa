/** What a machine's workflow knows while it runs, and how it shows that to operators. */
import { log, setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';
import type { Claim, FencedInput } from '../activities/controlPlane.ts';
import type { Failure, FailureCode } from '../src/domain/machine.ts';
import { type HostReport, memoKeys } from '../src/domain/names.ts';
import { type Phase, phaseDeadlinesMs, phaseTable } from '../src/domain/phases.ts';
import type { RuntimeSpec } from '../src/drivers/agent/driver.ts';
import type { HeldPlacement } from '../src/store/machines/placeMachine.ts';
import { machineSearchAttributes as attributes } from '../src/temporal/searchAttributes.ts';

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

export interface Life {
  readonly uid: string;
  readonly claim: Claim;
  readonly mailbox: Mailbox;
  /** The row's phase as this run last recorded it. */
  phase: Phase;
  /** Number of the last fenced write. */
  step: number;
  /** The current placement: the newest one that was not given up. */
  placement: HeldPlacement | null;
  runtime: RuntimeSpec | null;
  /** Placements whose host went out of reach before creation. They hold capacity until their absence is seen. */
  givenUp: string[];
  deleting: boolean;
  /** The code that it failed with, if it failed. A blocked cleanup does not count as a failure. */
  failureCode: string | null;
  /** Its cleanup is running: everything that it holds is being given back. */
  cleaning: boolean;
  accessible: boolean;
  /** It was ready once. From then on, only its delete and its host can end it. */
  wasReady: boolean;
  /** The workflow should ask the host how the machine is. */
  lookAgain: boolean;
  /** When its host was lost, RFC 3339, as the row said at the last wake; null while the host is heard. */
  hostLostSince: string | null;
  /** What it waits for, in words; since when (RFC 3339), as far as this run has seen; and what is known about it. */
  waiting: { what: string; since: string; detail: string };
  /** Why it failed. */
  failure: Problem | null;
  /** Why its cleanup is blocked. */
  blocked: Problem | null;
}

interface Problem extends Failure {
  /** The phase that it was in; null if only an earlier run knew. */
  phase: Phase | null;
  /** RFC 3339. */
  since: string;
}

export function newLife(uid: string, claim: Claim, mailbox: Mailbox): Life {
  return {
    uid,
    claim,
    mailbox,
    phase: claim.phase,
    step: 0,
    placement: claim.held[0] ?? null,
    runtime: null,
    givenUp: [],
    deleting: claim.deletionRequested,
    failureCode: claim.failureCode === 'CleanupBlocked' ? null : claim.failureCode,
    cleaning: false,
    accessible: claim.readyForAccess,
    wasReady: claim.wasReady,
    lookAgain: false,
    hostLostSince: null,
    waiting: { what: '', since: '', detail: '' },
    failure: claim.phase === 'Failed' ? recordedProblem(claim) : null,
    blocked: null,
  };
}

/** The failure that an earlier run recorded. Claims in histories of older releases lack the text and the time. */
function recordedProblem({ failureCode, failureMessage, phaseSince }: Claim): Problem | null {
  if (failureCode === null) return null;
  const code = failureCode as FailureCode;
  return { code, message: failureMessage ?? '', phase: null, since: phaseSince ?? '' };
}

/** The fence of the next write. */
export function nextWrite(life: Life): FencedInput {
  life.step += 1;
  return { uid: life.uid, epoch: life.claim.epoch, step: life.step };
}

/** Shows in the Temporal UI where the machine is, what it waits for and since when, what comes next and what to do. */
export function show(life: Life, phase: Phase, { what = waitsFor(life, phase), detail = '' } = {}): void {
  const { placement, waiting } = life;
  if (phase !== life.phase || phase === 'Failed') {
    upsertSearchAttributes([
      { key: attributes.Phase, value: phase },
      ...(placement
        ? [
            { key: attributes.Host, value: placement.hostName },
            { key: attributes.MachineClass, value: placement.className },
          ]
        : []),
    ]);
  }
  const waitsAnew = phase !== life.phase || what !== waiting.what;
  life.waiting = { what, since: waitsAnew ? new Date().toISOString() : waiting.since, detail };
  life.phase = phase;
  showDetails(life);
}

/** Adds no event to the history. */
function showDetails(life: Life): void {
  const { phase, waiting } = life;
  setCurrentDetails(
    [
      `**${phase}**, waiting for ${waiting.what} since ${waiting.since}${waiting.detail && `: ${waiting.detail}`}`,
      ...[life.failure, life.cleaning ? life.blocked : null].flatMap((problem) => (problem ? describe(problem) : [])),
      ...whatNext(life),
      whereItIs(life),
      ...whoItIs(life),
      `claim ${life.claim.epoch}`,
    ].join('\n\n'),
  );
}

function waitsFor({ cleaning }: Life, phase: Phase): string {
  return cleaning && phase !== 'Stopping' && phase !== 'Deleting' ? 'its cleanup' : phaseTable[phase].waitsFor;
}

/** What happens if the wait lasts, and what an operator can do about it. */
function whatNext({ phase, cleaning, waiting, claim }: Life): string[] {
  if (cleaning) {
    const blocked = `counts as blocked after ${minutes(claim.deadlines.cleanupBlockedAfterMs)}`;
    return [
      `The cleanup is tried until the host shows that the machine is gone, and ${blocked}. Repair the host, then send the update \`retryCleanup\`; docs/operations.md has the way out where the host will not come back.`,
    ];
  }
  if (phase === 'Failed')
    return ['Nothing is held and nothing more is billed; the object stays until its owner deletes it.'];
  const { onDeadline, waitsFor: what } = phaseTable[phase];
  if (onDeadline === null || waiting.what !== what) return [];
  return [
    `That may take ${minutes(phaseDeadlinesMs(claim.deadlines)[phase])}; then the machine fails, with ${onDeadline} unless more is known. The last error of a step that is tried again is under Pending Activities.`,
  ];
}

/** A run that continued as new has lost its static summary and details. */
function whoItIs({ uid, claim: { kind, name } }: Life): string[] {
  const { continuedFromExecutionRunId, workflowId } = workflowInfo();
  if (!continuedFromExecutionRunId) return [];
  return [`${kind} **${name}** in namespace \`${workflowId.split('/')[1]}\`, uid \`${uid}\``];
}

/** What went wrong, in which phase and when, with the text of the host or of the code that reported it. */
function describe({ code, message, evidence, phase, since }: Problem): string[] {
  const where = [phase && `while ${phase}`, since && `at ${since}`].filter(Boolean).join(', ');
  return [
    `**${code}**${where && ` ${where}`}: ${message}`,
    ...(evidence ? [`Evidence: \`${evidence.replaceAll('`', "'")}\``] : []),
  ];
}

function whereItIs({ phase, cleaning, placement }: Life): string {
  if (!placement) return 'on no host yet';
  if (phase === 'Failed' && !cleaning) return `on no host any more; it was on \`${placement.hostName}\``;
  return `on host \`${placement.hostName}\` as runtime \`${placement.runtimeId}\` (${placement.capacitySource}); the workflow \`host/${placement.hostName}\` tells whether its agent answers`;
}

function minutes(milliseconds: number): string {
  return `${Math.round(milliseconds / 6_000) / 10} min`;
}

/** Shows why a machine failed or why its cleanup is blocked, and makes the machine searchable by that code. */
export function showProblem(life: Life, problem: Failure): void {
  const { code, message, evidence = '' } = problem;
  upsertSearchAttributes([{ key: attributes.FailureCode, value: code }]);
  const kind = code === 'CleanupBlocked' ? 'blocked' : 'failure';
  life[kind] = { ...problem, phase: life.phase, since: life[kind]?.since ?? new Date().toISOString() };
  showDetails(life);
  log.warn(`${code}: ${message}${evidence && ` (${evidence})`}`, {
    uid: life.uid,
    phase: life.phase,
    requestId: workflowInfo().memo?.[memoKeys.requestId],
  });
}

/** Makes the machine searchable by its failure code again, or by none. */
export function showFailureCode({ failureCode }: Life): void {
  upsertSearchAttributes([{ key: attributes.FailureCode, value: failureCode }]);
}
