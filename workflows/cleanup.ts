/**
 * How a machine goes: the undo of every step, in reverse, until its host shows that it is gone. Capacity is released
 * only then. A cleanup that cannot be verified is tried for ever; operators see it and may hurry it.
 */
import { CancellationScope, condition, sleep } from '@temporalio/workflow';
import { control, hostCalls } from './activities.ts';
import { concernsOwnership, evidenceOf } from './failures.ts';
import { type Life, nextWrite, show, showProblem } from './life.ts';

/** Longest time one attempt waits for a host's answer. */
const attemptMs = 60_000;

/** Unwinds whatever the machine holds. Returns when nothing is held any more. */
export async function cleanUp(life: Life): Promise<void> {
  const { mailbox } = life;
  const { cleanupBlockedAfterMs, cleanupRetryMaxMs } = life.claim.deadlines;
  let problem = 'its host does not answer';
  let blocked = false;
  life.cleaning = true;
  const watching = new CancellationScope({ cancellable: true });
  const watch = watching
    .run(async () => {
      await sleep(cleanupBlockedAfterMs, { summary: 'cleanup counts as blocked' });
      blocked = true;
      await showBlocked(life, problem);
    })
    .catch(() => undefined);
  try {
    for (let pauseMs = 1_000; ; pauseMs = Math.min(2 * pauseMs, cleanupRetryMaxMs)) {
      try {
        await unwind(life);
        life.cleaning = false;
        return;
      } catch (error) {
        if (concernsOwnership(error)) throw error;
        problem = evidenceOf(error);
      }
      if (blocked) await showBlocked(life, problem);
      mailbox.cleanupWaits = true;
      mailbox.retryRequested = false;
      show(life, life.phase, { detail: `${problem}; tried again within ${Math.ceil(pauseMs / 1000)} s` });
      // A wake may mean that the machine was abandoned: then nothing is held any more.
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

async function unwind(life: Life): Promise<void> {
  const mayRun = !['Pending', 'Creating'].includes(life.phase);
  for (const { hostName, runtimeId } of await control.listHeld({ uid: life.uid })) {
    const stoppingMs = life.deleting ? life.claim.deadlines.stoppingMs : 0;
    const agent = hostCalls(hostName, {
      deadlineMs: attemptMs + stoppingMs,
      maximumAttempts: 3,
      summary: `clean up on ${hostName}`,
    });
    if (mayRun) {
      await enter(life, 'Stopping');
      await agent.stopMachine({ runtimeId, graceMs: stoppingMs });
    }
    await enter(life, 'Deleting');
    await agent.destroyMachine({ runtimeId });
    await control.recordAbsence({ ...nextWrite(life), runtimeId });
  }
}

/** Phases of a delete; a machine that failed keeps the phase Failed while it is cleaned up. */
async function enter(life: Life, phase: 'Stopping' | 'Deleting'): Promise<void> {
  if (!life.deleting || life.phase === phase || life.phase === 'Deleting') return;
  await control.recordPhase({ ...nextWrite(life), phase });
  show(life, phase);
}

async function showBlocked(life: Life, problem: string): Promise<void> {
  const message = `the machine could not be seen gone: ${problem}; it is tried again at least every ${life.claim.deadlines.cleanupRetryMaxMs / 1000} s`;
  showProblem(life, { code: 'CleanupBlocked', message });
  await control.recordCleanupBlocked({ ...nextWrite(life), message });
}
