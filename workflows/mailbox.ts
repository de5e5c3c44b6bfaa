/** What reaches a machine's workflow from outside: wakes, reports of its host, and an operator's retry. */
import {
  condition,
  defineSignal,
  defineUpdate,
  isCancellation,
  log,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Intent } from '../activities/controlPlane.ts';
import { type HostReport, isHostReport, signals, updates } from '../src/domain/names.ts';
import type { HeldPlacement } from '../src/store/machines/sql/heldPlacements.ts';
import { control } from './activities.ts';
import { concernsOwnership } from './failures.ts';
import { type Lifecycle, type Mailbox, nextWrite } from './lifecycle.ts';

const wake = defineSignal(signals.wake);
const report = defineSignal<[HostReport]>(signals.report);
const retryCleanup = defineUpdate<string, [string]>(updates.retryCleanup);

export function openMailbox(uid: string): Mailbox {
  const mailbox: Mailbox = { woken: false, wakes: 0, report: null, retryRequested: false, cleanupWaits: false };
  setHandler(
    wake,
    () => {
      mailbox.woken = true;
      mailbox.wakes += 1;
    },
    { description: 'Look at the machine again: what is wanted is read from its row.' },
  );
  setHandler(
    report,
    (seen) => {
      // People can send signals too.
      if (isHostReport(seen)) mailbox.report = seen;
      else log.warn('a report that is none was ignored', { uid });
    },
    { description: "A host's agent saw a change of the machine." },
  );
  setHandler(
    retryCleanup,
    async (reason) => {
      await control('auditRetry', {
        uid,
        reason,
        requestId: requestIdHere(),
      });
      mailbox.retryRequested = true;
      return 'the cleanup is tried again now';
    },
    {
      description: 'Try a waiting cleanup again now. Argument: the reason, at least 8 characters, for the audit log.',
      validator: (reason) => {
        requireReason(reason);
        if (!mailbox.cleanupWaits) throw new Error('no cleanup of this machine is waiting');
      },
    },
  );
  return mailbox;
}

/** Names an update's request in the audit log. */
function requestIdHere(): string {
  const { runId, historyLength } = workflowInfo();
  return `${runId}/${historyLength}`;
}

function requireReason(reason: unknown): void {
  if (typeof reason !== 'string' || reason.trim().length < 8)
    throw new Error('give a reason of at least 8 characters, as a JSON string');
}

/** Returns when the machine's delete was accepted. Any other wake asks for a look at its host. */
export async function deletionAccepted(lifecycle: Lifecycle): Promise<void> {
  const { mailbox } = lifecycle;
  for (;;) {
    await condition(() => mailbox.woken);
    mailbox.woken = false;
    const intent = await readIntent(lifecycle).catch((error: unknown) => {
      // Such as when the machine has failed meanwhile. What this wake means is read by the next wait for a delete.
      mailbox.woken = true;
      throw error;
    });
    if (!intent || intent.deletionRequested) {
      lifecycle.row.deleting = true;
      lifecycle.run.begun = intent?.begun ?? null;
      return;
    }
    lifecycle.row.placement = servedBy(lifecycle, intent);
    // It may have been read before the restart was recorded as done.
    lifecycle.row.restart = intent.restart?.requestId === lifecycle.run.restarted ? null : intent.restart;
    lifecycle.row.stopped = intent.stopped;
    lifecycle.row.hostLostSince = intent.hostLostSince;
    lifecycle.run.lookAgain = true;
  }
}

/** The placement, with the agent that serves its host now. */
function servedBy({ row: { placement } }: Lifecycle, intent: Intent): HeldPlacement | null {
  const now = intent.servedBy;
  return placement && now && now.runtimeId === placement.runtimeId ? { ...placement, agent: now.agent } : placement;
}

/** How long to wait before reading the row again after a wake whose meaning could not be read. */
const readAgainMs = 30_000;

/** What is wanted of the machine. Retries until it can be read, because a delete must not be missed. */
async function readIntent(lifecycle: Lifecycle) {
  const { uid, claim, mailbox } = lifecycle;
  for (;;) {
    try {
      // With no other write under way, the same call may begin the cleanup.
      const step = lifecycle.run.idle ? nextWrite(lifecycle) : {};
      return await control('readIntent', { uid, epoch: claim.epoch, ...step });
    } catch (error) {
      if (isCancellation(error) || concernsOwnership(error)) throw error;
      await condition(() => mailbox.woken, readAgainMs, { summary: 'read again what is wanted' });
      mailbox.woken = false;
    }
  }
}
