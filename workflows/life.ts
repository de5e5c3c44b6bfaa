/** What a machine's workflow knows while it runs, and how it shows it to operators. */
import { log, setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';
import type { Claim, FencedInput } from '../activities/controlPlane.ts';
import type { Failure, FailureCode } from '../src/domain/machine.ts';
import { type HostReport, memoKeys } from '../src/domain/names.ts';
import { type Phase, phaseDeadlinesMs, phaseTable } from '../src/domain/phases.ts';
import type { RuntimeSpec } from '../src/drivers/agent/driver.ts';
import type { HeldPlacement } from '../src/store/machines/placeMachine.ts';
import { machineSearchAttributes as attributes } from '../src/temporal/searchAttributes.ts';

/** What arrived from outside and was not looked at yet. Handlers only write here; the workflow's loop decides. */
export interface Mailbox {
  woken: boolean;
  /** How many wakes came in all. */
  wakes: number;
  report: HostReport | null;
  retryRequested: boolean;
  /** Set while a cleanup waits for its next attempt: only then may an operator hurry it. */
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
  /** The placement at work: the newest that was not given up. */
  placement: HeldPlacement | null;
  runtime: RuntimeSpec | null;
  /** Placements whose host went out of reach before creation; held until their absence is seen. */
  givenUp: string[];
  deleting: boolean;
  /** What it failed with, if it did; a cleanup that waits is no failure. */
  failureCode: string | null;
  /** Whatever it holds is being given back. */
  cleaning: boolean;
  accessible: boolean;
  /** It was ready once: from then on only its delete and its host end it. */
  wasReady: boolean;
  /** The host should be asked how the machine is. */
  lookAgain: boolean;
  /** Since when its host is lost, RFC 3339, as its row said at the last wake; null while it is heard. */
  hostLostSince: string | null;
  /** What it waits for, in words, since when, RFC 3339, as far as this run has seen it, and what is known of that. */
  waiting: { what: string; since: string; detail: string };
  /** Why it failed. */
  failure: Problem | null;
  /** Why its cleanup is blocked. */
  blocked: Problem | null;
}

interface Problem extends Failure {
  /** What it was doing; null where only an earlier run knew. */
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

/** What an earlier run recorded. Claims in histories of older releases lack the text and the time. */
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

/** Shows in the Temporal UI where the machine is, what it waits for since when, what comes next and what to do. */
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

/** Writes no event. */
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

/** What happens when the wait lasts, and what an operator does about it. */
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

/** A run that continued as new has no static summary and details any more. */
function whoItIs({ uid, claim: { kind, name } }: Life): string[] {
  const { continuedFromExecutionRunId, workflowId } = workflowInfo();
  if (!continuedFromExecutionRunId) return [];
  return [`${kind} **${name}** in namespace \`${workflowId.split('/')[1]}\`, uid \`${uid}\``];
}

/** What went wrong, in which phase and when, and the words of the host or the code that it came from. */
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

/** Shows why a machine failed or its cleanup is blocked, and makes it findable by that code. */
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

/** The machine is found by this code again, or by none. */
export function showFailureCode({ failureCode }: Life): void {
  upsertSearchAttributes([{ key: attributes.FailureCode, value: failureCode }]);
}
