/**
 * The steps of runs that a release before the merged steps started (decision 35), so that their histories still replay.
 * Such a run starts a new one, which follows the merged steps, as soon as it has anything to do while its machine runs.
 * Delete this file, and `former` in lifecycle.ts, when none is open and no recorded history needs it.
 */
import { CancellationScope, isCancellation, workflowInfo } from '@temporalio/workflow';
import { backoff } from '../src/domain/backoff.ts';
import { type Phase, type ProvisioningPhase, phaseTable, type Undo } from '../src/domain/phases.ts';
import { control } from './activities.ts';
import { type CleanupProgress, patient, prompt, showBlocked, untilHurried, unwind } from './cleanup.ts';
import { concernsOwnership, detailOf } from './failures.ts';
import { advance, follows, type Lifecycle, show, showFailureCode } from './lifecycle.ts';
import { placeInTime, placementPauseMs, placeOnce, type Wait } from './placing.ts';
import { createOnHost, recordCreation, type Steps, steps } from './provisioning.ts';
import { pause, until } from './turns.ts';

/** Every look for capacity was a call of its own. */
const lookAgain: Wait = async (lifecycle, decision, attempts) => {
  const why = decision ? decision.failure.code : 'no decision';
  await pause(backoff(placementPauseMs, attempts), { summary: `look for capacity again: ${why}`.slice(0, 190) });
  return placeOnce(lifecycle);
};

/** A create did not start the machine. */
async function createMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const seen = await createOnHost(lifecycle, { start: false });
  if (seen === 'no host') return placeInTime(lifecycle, lookAgain);
  await recordCreation(lifecycle, seen);
  return 'Starting';
}

export const formerSteps: Steps = {
  ...steps,
  place: (lifecycle) => placeInTime(lifecycle, lookAgain),
  createMachine,
};

const firstPauseMs = 1_000;

/** Undoes everything that the machine holds. Returns null once nothing is held, else where the next run starts. */
export async function formerCleanUp(lifecycle: Lifecycle, before?: CleanupProgress): Promise<CleanupProgress | null> {
  await control.rate({ uid: lifecycle.uid });
  const { mailbox } = lifecycle;
  const { cleanupBlockedAfterMs, cleanupRetryMaxMs } = lifecycle.claim.deadlines;
  let problem = 'its host does not answer';
  let told = '';
  let blocked = before?.blocked === true;
  const tell = async () => {
    if (told === problem && patientWhenBlocked(lifecycle)) return;
    told = problem;
    await showBlocked(lifecycle, problem);
  };
  advance(lifecycle, { cleaning: true });
  const watching = new CancellationScope({ cancellable: true });
  const watch = watching
    .run(async () => {
      if (blocked) return;
      await pause(cleanupBlockedAfterMs, { summary: 'cleanup counts as blocked' });
      blocked = true;
      await tell();
    })
    .catch(() => undefined);
  try {
    for (let attempts = 0; ; attempts++) {
      if (workflowInfo().continueAsNewSuggested && patientWhenBlocked(lifecycle)) return { blocked };
      try {
        const isPatient = blocked && patientWhenBlocked(lifecycle);
        if (isPatient)
          show(lifecycle, lifecycle.phase, { detail: `${problem}; tried again without end, see Pending Activities` });
        await unwindAll(lifecycle, isPatient);
        advance(lifecycle, { cleaning: false });
        if (blocked && patientWhenBlocked(lifecycle)) showFailureCode(lifecycle);
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
      await until(() => mailbox.retryRequested || mailbox.wakes > wakes, pauseMs, {
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
function patientWhenBlocked(lifecycle: Lifecycle): boolean {
  return follows(lifecycle, 'a blocked cleanup waits within one call');
}

async function unwindAll(lifecycle: Lifecycle, isPatient: boolean): Promise<void> {
  const { mailbox, uid } = lifecycle;
  const held = await control.listHeld({ uid });
  const manner = isPatient
    ? { ...patient(lifecycle, mailbox.wakes), call: <T>(work: () => Promise<T>) => untilHurried(mailbox, work) }
    : prompt(lifecycle);
  await unwind(lifecycle, held, manner, undoOf(lifecycle.phase));
}

/** A machine that was only created was not stopped. */
function undoOf(phase: Phase): readonly Undo[] {
  return phaseTable[phase === 'Creating' ? 'Pending' : phase].undo;
}
