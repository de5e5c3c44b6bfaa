/** What an operator reads about a machine in the Temporal UI. */
import { getCurrentDetails, log, setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';
import type { Failure } from '../src/domain/machine.ts';
import { agentName, leaseWorkflowId, memoKeys } from '../src/domain/names.ts';
import { type Phase, phaseDeadlinesMs, phaseTable } from '../src/domain/phases.ts';
import { machineSearchAttributes as attributes } from '../src/temporal/searchAttributes.ts';
import type { Lifecycle, Problem } from './lifecycle.ts';

/** Shows in the Temporal UI where the machine is, what it waits for and since when, what comes next and what to do. */
export function show(
  lifecycle: Lifecycle,
  phase: Phase,
  { what = waitsFor(lifecycle, phase), detail = '' } = {},
): void {
  const { placement } = lifecycle.row;
  const { waiting } = lifecycle.run;
  makeSearchable([
    { key: attributes.Phase, value: phase },
    ...(placement
      ? [
          { key: attributes.Host, value: placement.hostName },
          { key: attributes.MachineClass, value: placement.className },
        ]
      : []),
  ]);
  const isNewWait = phase !== lifecycle.row.phase || what !== waiting.what;
  const since = isNewWait ? new Date().toISOString() : waiting.since;
  lifecycle.row.phase = phase;
  lifecycle.run.waiting = { what, since, detail };
  showDetails(lifecycle);
}

/** Each write is an event and costs Temporal's lists one, so only changes are written. */
function makeSearchable(pairs: { key: (typeof attributes)[keyof typeof attributes]; value: string | null }[]): void {
  const known = workflowInfo().typedSearchAttributes;
  const changed = pairs.filter(({ key, value }) => (known.get(key) ?? null) !== value);
  if (changed.length > 0) upsertSearchAttributes(changed);
}

/** Adds no event to the history. */
function showDetails(lifecycle: Lifecycle): void {
  const { phase } = lifecycle.row;
  const { waiting } = lifecycle.run;
  setCurrentDetails(
    [
      `**${phase}**, waiting for ${waiting.what} since ${waiting.since}${waiting.detail && `: ${waiting.detail}`}`,
      ...[lifecycle.run.failure, lifecycle.run.cleaning ? lifecycle.run.blocked : null].flatMap((problem) =>
        problem ? describe(problem) : [],
      ),
      ...whatNext(lifecycle),
      whereItIs(lifecycle),
      ...whoItIs(lifecycle),
      `claim ${lifecycle.claim.epoch}`,
    ].join('\n\n'),
  );
}

function waitsFor({ run: { cleaning } }: Lifecycle, phase: Phase): string {
  return cleaning && phase !== 'Stopping' && phase !== 'Deleting' ? 'its cleanup' : phaseTable[phase].waitsFor;
}

/** What happens if the wait lasts, and what an operator can do about it. */
function whatNext({ claim, row: { phase }, run: { cleaning, waiting } }: Lifecycle): string[] {
  if (cleaning) {
    const blocked = `counts as blocked after ${minutes(claim.deadlines.cleanupBlockedAfterMs)}`;
    return [
      `The cleanup is tried until the host shows that the machine is gone, and ${blocked}. Repair the host, ` +
        'then send the update `retryCleanup`; docs/operations.md has the way out where the host will not come ' +
        'back.',
    ];
  }
  if (phase === 'Failed')
    return ['Nothing is held and nothing more is billed; the object stays until its owner deletes it.'];
  const { onDeadline, waitsFor: what } = phaseTable[phase];
  if (onDeadline === null || waiting.what !== what) return [];
  return [
    `That may take ${minutes(phaseDeadlinesMs(claim.deadlines)[phase])}; then the machine fails, ` +
      `with ${onDeadline} unless more is known. The last error of a step that is tried again is under Pending ` +
      'Activities.',
  ];
}

/** A run that continued as new has lost its static summary and details. */
function whoItIs({ uid, claim: { kind, name } }: Lifecycle): string[] {
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

function whereItIs({ row: { phase, placement }, run: { cleaning } }: Lifecycle): string {
  if (!placement) return 'on no host yet';
  if (phase === 'Failed' && !cleaning) return `on no host any more; it was on \`${placement.hostName}\``;
  return (
    `on host \`${placement.hostName}\` as runtime \`${placement.runtimeId}\` (${placement.capacitySource}); ` +
    `the workflow \`${leaseWorkflowId(agentName(placement))}\` tells whether its agent responds`
  );
}

function minutes(milliseconds: number): string {
  return `${Math.round(milliseconds / 6_000) / 10} min`;
}

/** Shows why a machine failed or why its cleanup is blocked, and makes the machine searchable by that code. */
export function showProblem(lifecycle: Lifecycle, problem: Failure): void {
  const { code, message, evidence = '' } = problem;
  makeSearchable([{ key: attributes.FailureCode, value: code }]);
  const kind = code === 'CleanupBlocked' ? 'blocked' : 'failure';
  const since = lifecycle.run[kind]?.since ?? new Date().toISOString();
  lifecycle.run[kind] = { ...problem, phase: lifecycle.row.phase, since };
  showDetails(lifecycle);
  log.warn(`${code}: ${message}${evidence && ` (${evidence})`}`, {
    uid: lifecycle.uid,
    phase: lifecycle.row.phase,
    requestId: workflowInfo().memo?.[memoKeys.requestId],
  });
}

/** Makes the machine searchable by its failure code again, or by none. */
export function showFailureCode(lifecycle: Lifecycle): void {
  makeSearchable([{ key: attributes.FailureCode, value: lifecycle.run.failure?.code ?? null }]);
}

const heading = '**The service has trouble of its own**';
/** Steps that fail, and since when (RFC 3339). */
const inTrouble = new Map<string, string>();

/**
 * Shows trouble of the service itself: a paragraph above the other details for as long as a step of the bookkeeping
 * fails; `problem` is null once it has succeeded. It says nothing about the machine, which stays as it is.
 */
export function showOwnTrouble(step: string, problem: string | null): void {
  if (problem === null && !inTrouble.has(step)) return;
  const rest = getCurrentDetails()
    .split('\n\n')
    .filter((text) => text !== '' && !(text.startsWith(heading) && text.includes(`\`${step}\``)));
  if (problem === null) inTrouble.delete(step);
  else {
    const since = inTrouble.get(step) ?? new Date().toISOString();
    inTrouble.set(step, since);
    rest.unshift(
      `${heading} since ${since}: \`${step}\` fails (${oneLine(problem)}). It is tried until it succeeds, ` +
        'and the machine stays as it is. docs/operations.md, "Bookkeeping that fails".',
    );
    log.warn(`${step} fails: ${problem}`);
  }
  setCurrentDetails(rest.join('\n\n'));
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 500);
}
