/**
 * Removes a machine: undoes every step, in reverse, until its host shows that it is gone. Only then is its capacity
 * released. A cleanup that cannot be verified is retried forever; operators see it and may hurry it.
 *
 * The first call to the host is short, so that a problem is reported at once. After that, each call waits for as long as
 * it takes and Temporal retries it, which adds no events to the history: a host may stay away for months.
 */
import { CancellationScope, condition, isCancellation, sleep, workflowInfo } from '@temporalio/workflow';
import type { Undoable } from '../activities/controlPlane.ts';
import type { Observation } from '../src/domain/observation.ts';
import { phaseTable, type Undo } from '../src/domain/phases.ts';
import { backoff } from '../src/lib/backoff.ts';
import { control, hostCalls, on } from './activities.ts';
import { cancelOnce } from './cancelOnce.ts';
import { show, showFailureCode, showProblem } from './display.ts';
import { concernsOwnership, detailOf, failureType } from './failures.ts';
import { type Lifecycle, type Mailbox, nextWrite } from './lifecycle.ts';

/** How long one attempt waits for a host to respond. */
const attemptMs = 60_000;
/** How long one call of a waiting cleanup lasts. Then it ends and its last error is reported. */
const patientMs = 6 * 3_600_000;
/** Pause after such a call. */
const firstPauseMs = 1_000;

/** What a run hands to the next one. */
export interface CleanupProgress {
  blocked: boolean;
}

/**
 * Undoes everything that the machine holds. Returns null once nothing is held but what `lifecycle.run.absent` names, else
 * where the next run starts.
 */
export async function cleanUp(lifecycle: Lifecycle, before?: CleanupProgress): Promise<CleanupProgress | null> {
  const startedAtMs = Date.now();
  const { phase, held } = lifecycle.run.begun ?? (await control('beginCleanup', nextWrite(lifecycle)));
  lifecycle.run.cleaning = true;
  lifecycle.run.begun = null;
  show(lifecycle, phase);
  const waiting: Waiting = { blocked: before?.blocked === true, problem: 'its host does not answer', told: '' };
  const isGone =
    !waiting.blocked && (await tryOnce(lifecycle, waiting, () => unwind(lifecycle, held, prompt(lifecycle))));
  if (!isGone && !(await untilGone(lifecycle, waiting, startedAtMs))) return { blocked: waiting.blocked };
  lifecycle.run.cleaning = false;
  if (waiting.blocked) showFailureCode(lifecycle);
  return null;
}

/** A cleanup whose first call did not end it. */
interface Waiting {
  /** Its wait was long enough to be reported to customers and operators. */
  blocked: boolean;
  problem: string;
  /** The problem that was reported last. */
  told: string;
}

/** Returns whether the work succeeded; `waiting` then has the problem, unless an operator or a wake hurried it. */
async function tryOnce(lifecycle: Lifecycle, waiting: Waiting, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (concernsOwnership(error)) throw error;
    if (isCancellation(error)) return false;
    waiting.problem = detailOf(error);
    if (waiting.blocked) await tell(lifecycle, waiting);
    return false;
  }
}

/** Returns false if the history is so long that the cleanup must go on in a new run. */
async function untilGone(lifecycle: Lifecycle, waiting: Waiting, startedAtMs: number): Promise<boolean> {
  const { cleanupBlockedAfterMs, cleanupRetryMaxMs } = lifecycle.claim.deadlines;
  const counting = new CancellationScope({ cancellable: true });
  const counted = counting
    .run(async () => {
      if (waiting.blocked) return;
      const leftMs = startedAtMs + cleanupBlockedAfterMs - Date.now();
      await sleep(Math.max(leftMs, 1), { summary: 'cleanup counts as blocked' });
      waiting.blocked = true;
      await tell(lifecycle, waiting);
    })
    .catch((error: unknown) => {
      // The next attempt that fails tells it.
      if (!isCancellation(error)) waiting.told = '';
    });
  try {
    for (let calls = 0; !workflowInfo().continueAsNewSuggested; calls++) {
      const { wakes } = lifecycle.mailbox;
      showWaiting(lifecycle, `${waiting.problem}; tried again without end, see Pending Activities`);
      const work = async () =>
        unwind(lifecycle, await control('listHeld', { uid: lifecycle.uid }), patient(lifecycle, wakes));
      if (await tryOnce(lifecycle, waiting, work)) return true;
      if (isHurried(lifecycle.mailbox, wakes)) continue;
      const pauseMs = backoff({ first: firstPauseMs, most: cleanupRetryMaxMs }, calls);
      showWaiting(lifecycle, `${waiting.problem}; tried again within ${Math.ceil(pauseMs / 1000)} s`);
      await pauseUntilHurried(lifecycle.mailbox, pauseMs, wakes);
    }
    return false;
  } finally {
    counting.cancel();
    await counted;
  }
}

function showWaiting(lifecycle: Lifecycle, detail: string): void {
  show(lifecycle, lifecycle.row.phase, { detail });
}

async function tell(lifecycle: Lifecycle, waiting: Waiting): Promise<void> {
  if (waiting.told === waiting.problem) return;
  waiting.told = waiting.problem;
  await showBlocked(lifecycle, waiting.problem);
}

/** How an attempt calls a host. */
interface Manner {
  callsTo(placement: Undoable): ReturnType<typeof hostCalls>;
  call<T>(work: () => Promise<T>): Promise<T>;
}

function prompt(lifecycle: Lifecycle): Manner {
  const callsTo = ({ ending, ...host }: Undoable) =>
    hostCalls(host, {
      deadlineMs: Math.min(attemptMs + ending.graceMs, lifecycle.claim.deadlines.cleanupBlockedAfterMs),
      maximumAttempts: 3,
      summary: `clean up on ${host.hostName}`,
    });
  return { callsTo, call: (work) => work() };
}

/** A wake after the first `wakes` ends its calls, and so does an operator. */
function patient(lifecycle: Lifecycle, wakes: number): Manner {
  const callsTo = ({ ending, ...host }: Undoable) =>
    hostCalls(host, {
      deadlineMs: patientMs,
      attemptMs: attemptMs + ending.graceMs,
      pauseMaxMs: lifecycle.claim.deadlines.cleanupRetryMaxMs,
      summary: `clean up on ${host.hostName}, however long it takes`,
    });
  return { callsTo, call: (work) => untilHurried(lifecycle.mailbox, work, wakes) };
}

interface Unwinding extends Manner {
  lifecycle: Lifecycle;
  placement: Undoable;
  /** It is the last one that is held. */
  isLast: boolean;
  /** What its host saw, once it is gone. */
  seen: Observation | null;
}

const undos: Readonly<Record<Undo, (unwinding: Unwinding) => Promise<unknown>>> = {
  /** A host that is quick about it also destroys the machine. */
  async stopMachine(unwinding) {
    const { lifecycle, placement, callsTo, call } = unwinding;
    await enter(lifecycle, 'Stopping');
    unwinding.seen = await call(() => callsTo(placement).stopMachine({ ...endingOf(placement), destroy: true }));
  },
  async destroyMachine(unwinding) {
    const { lifecycle, placement, callsTo, call, seen } = unwinding;
    if (seen?.presence === 'absent') return;
    await enter(lifecycle, 'Deleting');
    unwinding.seen = await call(() => callsTo(placement).destroyMachine(endingOf(placement)));
  },
  async recordAbsence({ lifecycle, placement, isLast, seen }) {
    const word = { runtimeId: placement.runtimeId, statement: seen?.statement };
    if (isLast && lifecycle.row.deleting) lifecycle.run.absent = word;
    else await control('recordAbsence', { ...nextWrite(lifecycle), ...word });
  },
};

function endingOf({ runtimeId, ending: { order, ...how }, ...host }: Undoable) {
  return { ...on(host, order), runtimeId, ...how };
}

async function unwind(lifecycle: Lifecycle, held: readonly Undoable[], manner: Manner): Promise<void> {
  const { undo } = phaseTable[lifecycle.row.phase];
  for (const [index, placement] of held.entries()) {
    const unwinding = { ...manner, lifecycle, placement, isLast: index === held.length - 1, seen: null };
    for (const name of undo) await undos[name](unwinding);
  }
}

function isHurried({ retryRequested, wakes }: Mailbox, since: number): boolean {
  return retryRequested || wakes > since;
}

/** Cancels a call when an operator hurries the cleanup, or when a wake may mean that the machine was abandoned. */
async function untilHurried<T>(mailbox: Mailbox, call: () => Promise<T>, since: number): Promise<T> {
  mailbox.retryRequested = false;
  mailbox.cleanupWaits = true;
  try {
    return await cancelOnce(() => condition(() => isHurried(mailbox, since)), call);
  } finally {
    mailbox.cleanupWaits = false;
  }
}

async function pauseUntilHurried(mailbox: Mailbox, pauseMs: number, since: number): Promise<void> {
  mailbox.cleanupWaits = true;
  mailbox.retryRequested = false;
  await condition(() => isHurried(mailbox, since), pauseMs, { summary: 'the next attempt to clean up' });
  mailbox.cleanupWaits = false;
}

/** Enters a phase of a delete. A machine that failed keeps the phase Failed during its cleanup. */
async function enter(lifecycle: Lifecycle, phase: 'Stopping' | 'Deleting'): Promise<void> {
  if (!lifecycle.row.deleting || lifecycle.row.phase === phase || lifecycle.row.phase === 'Deleting') return;
  await control('recordPhase', { ...nextWrite(lifecycle), phase });
  show(lifecycle, phase);
}

async function showBlocked(lifecycle: Lifecycle, problem: string): Promise<void> {
  const message =
    `the machine could not be seen gone: ${problem}; it is tried again at least every ` +
    `${lifecycle.claim.deadlines.cleanupRetryMaxMs / 1000} s`;
  showProblem(lifecycle, { code: 'CleanupBlocked', message });
  await recordBlocked(lifecycle);
}

/** Records it beside the steps of the cleanup: one of them may write before an attempt of this write that is repeated. */
async function recordBlocked(lifecycle: Lifecycle): Promise<void> {
  for (;;) {
    const write = nextWrite(lifecycle);
    try {
      return await control('recordCleanupBlocked', write);
    } catch (error) {
      const isOvertaken = failureType(error) === 'Fenced' && lifecycle.row.step > write.step;
      if (!isOvertaken) throw error;
    }
  }
}
