/**
 * Removes a machine: undoes every step, in reverse, until its host shows that it is gone. Only then is its capacity
 * released. A cleanup that cannot be verified is retried forever; operators see it and may hurry it.
 *
 * At first the workflow makes each attempt itself, to report a problem at once. Once the cleanup counts as blocked,
 * Temporal retries the call, which adds no events to the history: a host may stay away for months.
 */
import { CancellationScope, condition, isCancellation, patched, sleep, workflowInfo } from '@temporalio/workflow';
import { backoff } from '../src/domain/backoff.ts';
import { phaseTable, type Undo } from '../src/domain/phases.ts';
import { control, hostCalls } from './activities.ts';
import { concernsOwnership, detailOf } from './failures.ts';
import { advance, type Lifecycle, type Mailbox, nextWrite, show, showFailureCode, showProblem } from './lifecycle.ts';

const firstPauseMs = 1_000;
/** How long one attempt waits for a host to respond. */
const attemptMs = 60_000;
/** How long one call of a blocked cleanup lasts. Then it ends and its last error is reported. */
const patientMs = 6 * 3_600_000;

/** What a run hands to the next one. */
export interface CleanupProgress {
  blocked: boolean;
}

/** Undoes everything that the machine holds. Returns null once nothing is held, else where the next run starts. */
export async function cleanUp(lifecycle: Lifecycle, before?: CleanupProgress): Promise<CleanupProgress | null> {
  const { mailbox } = lifecycle;
  const { cleanupBlockedAfterMs, cleanupRetryMaxMs } = lifecycle.claim.deadlines;
  let problem = 'its host does not answer';
  let told = '';
  let blocked = before?.blocked === true;
  const tell = async () => {
    if (told === problem && patientWhenBlocked()) return;
    told = problem;
    await showBlocked(lifecycle, problem);
  };
  advance(lifecycle, { cleaning: true });
  const watching = new CancellationScope({ cancellable: true });
  const watch = watching
    .run(async () => {
      if (blocked) return;
      await sleep(cleanupBlockedAfterMs, { summary: 'cleanup counts as blocked' });
      blocked = true;
      await tell();
    })
    .catch(() => undefined);
  try {
    for (let attempts = 0; ; attempts++) {
      if (workflowInfo().continueAsNewSuggested && patientWhenBlocked()) return { blocked };
      try {
        const patient = blocked && patientWhenBlocked();
        if (patient)
          show(lifecycle, lifecycle.phase, { detail: `${problem}; tried again without end, see Pending Activities` });
        await unwind(lifecycle, patient);
        advance(lifecycle, { cleaning: false });
        if (blocked && patientWhenBlocked()) showFailureCode(lifecycle);
        return null;
      } catch (error) {
        if (concernsOwnership(error)) throw error;
        // An operator or a wake hurried it.
        if (isCancellation(error)) continue;
        problem = detailOf(error);
      }
      if (blocked) await tell();
      mailbox.cleanupWaits = true;
      mailbox.retryRequested = false;
      const pauseMs = backoff({ first: firstPauseMs, most: cleanupRetryMaxMs }, attempts);
      show(lifecycle, lifecycle.phase, { detail: `${problem}; tried again within ${Math.ceil(pauseMs / 1000)} s` });
      // A wake may mean that the machine was abandoned; then it no longer holds anything.
      const { wakes } = mailbox;
      await condition(() => mailbox.retryRequested || mailbox.wakes > wakes, pauseMs, {
        summary: 'the next attempt to clean up',
      });
      mailbox.cleanupWaits = false;
    }
  } finally {
    watching.cancel();
    await watch;
  }
}

/** Runs from before this patch made each attempt themselves and kept the code CleanupBlocked after they finished. */
function patientWhenBlocked(): boolean {
  return patched('a blocked cleanup waits within one call');
}

interface Unwinding {
  lifecycle: Lifecycle;
  runtimeId: string;
  agent: ReturnType<typeof hostCalls>;
  /** How long the guest may take to shut down. */
  graceMs: number;
  /** Runs one call to the host. */
  call: (work: () => Promise<unknown>) => Promise<unknown>;
}

const undos: Readonly<Record<Undo, (unwinding: Unwinding) => Promise<unknown>>> = {
  async stopMachine({ lifecycle, runtimeId, agent, graceMs, call }) {
    await enter(lifecycle, 'Stopping');
    await call(() => agent.stopMachine({ runtimeId, graceMs }));
  },
  async destroyMachine({ lifecycle, runtimeId, agent, call }) {
    await enter(lifecycle, 'Deleting');
    await call(() => agent.destroyMachine({ runtimeId }));
  },
  recordAbsence: ({ lifecycle, runtimeId }) => control.recordAbsence({ ...nextWrite(lifecycle), runtimeId }),
};

async function unwind(lifecycle: Lifecycle, patient: boolean): Promise<void> {
  const { undo } = phaseTable[lifecycle.phase];
  const { cleanupRetryMaxMs, stoppingMs } = lifecycle.claim.deadlines;
  const graceMs = lifecycle.deleting ? stoppingMs : 0;
  for (const { hostName, runtimeId } of await control.listHeld({ uid: lifecycle.uid })) {
    const agent = patient
      ? hostCalls(hostName, {
          deadlineMs: patientMs,
          attemptMs: attemptMs + graceMs,
          pauseMaxMs: cleanupRetryMaxMs,
          summary: `clean up on ${hostName}, however long it takes`,
        })
      : hostCalls(hostName, {
          deadlineMs: attemptMs + graceMs,
          maximumAttempts: 3,
          summary: `clean up on ${hostName}`,
        });
    const call: Unwinding['call'] = (work) => (patient ? untilHurried(lifecycle.mailbox, work) : work());
    for (const name of undo) await undos[name]({ lifecycle, runtimeId, agent, graceMs, call });
  }
}

/** Cancels a call when an operator hurries the cleanup, or when a wake may mean that the machine was abandoned. */
async function untilHurried(mailbox: Mailbox, call: () => Promise<unknown>): Promise<void> {
  const calling = new CancellationScope({ cancellable: true });
  const listening = new CancellationScope({ cancellable: true });
  const { wakes } = mailbox;
  mailbox.retryRequested = false;
  mailbox.cleanupWaits = true;
  const heard = listening
    .run(() => condition(() => mailbox.retryRequested || mailbox.wakes > wakes))
    .then(
      () => calling.cancel(),
      () => undefined,
    );
  try {
    await calling.run(call);
  } finally {
    mailbox.cleanupWaits = false;
    listening.cancel();
    await heard;
  }
}

/** Enters a phase of a delete. A machine that failed keeps the phase Failed during its cleanup. */
async function enter(lifecycle: Lifecycle, phase: 'Stopping' | 'Deleting'): Promise<void> {
  if (!lifecycle.deleting || lifecycle.phase === phase || lifecycle.phase === 'Deleting') return;
  await control.recordPhase({ ...nextWrite(lifecycle), phase });
  show(lifecycle, phase);
}

async function showBlocked(lifecycle: Lifecycle, problem: string): Promise<void> {
  const message = `the machine could not be seen gone: ${problem}; it is tried again at least every ${lifecycle.claim.deadlines.cleanupRetryMaxMs / 1000} s`;
  showProblem(lifecycle, { code: 'CleanupBlocked', message });
  await control.recordCleanupBlocked(nextWrite(lifecycle));
}
