/**
 * One machine, one workflow, from its create to its closed bill. The machine's row says what is wanted and how far it
 * got; a run claims the row, goes on from there, and records every step under its claim's fence. So a run that was
 * killed, reset, terminated and adopted, or continued as new takes the same way in: claim, observe, go on.
 */
import {
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  defineSignal,
  defineUpdate,
  isCancellation,
  log,
  setHandler,
  workflowInfo,
} from '@temporalio/workflow';
import type { Failure } from '../src/domain/machine.ts';
import { type HostReport, signals, updates } from '../src/domain/names.ts';
import { notReadyText } from '../src/domain/reasons.ts';
import { control, hostCalls } from './activities.ts';
import { cleanUp } from './cleanup.ts';
import { concernsOwnership, evidenceOf, failureOf, failureType, isHostTrouble, MachineFailed } from './failures.ts';
import { type Life, type Mailbox, newLife, nextWrite, show, showProblem } from './life.ts';
import { provision, recordAccess } from './provisioning.ts';

export interface MachineInput {
  uid: string;
}

export type MachineEnd = 'removed' | 'gone' | 'superseded';

const wake = defineSignal(signals.wake);
const report = defineSignal<[HostReport]>(signals.report);
const retryCleanup = defineUpdate<string, [string]>(updates.retryCleanup);

export async function virtualMachine(input: MachineInput): Promise<MachineEnd> {
  return live(input);
}

export async function bareMetalMachine(input: MachineInput): Promise<MachineEnd> {
  return live(input);
}

/** A cancel of the workflow changes nothing: a machine ends by the delete of its object, and its cleanup always runs. */
function live({ uid }: MachineInput): Promise<MachineEnd> {
  const mailbox = openMailbox(uid);
  return CancellationScope.nonCancellable(async () => {
    for (;;) {
      mailbox.woken = false;
      try {
        const claim = await control.claim({ uid });
        if (!claim) return 'gone';
        const outcome = await own(newLife(uid, claim, mailbox));
        if (outcome === 'removed') return outcome;
        await condition(allHandlersFinished);
        await continueAsNew<typeof virtualMachine>({ uid });
      } catch (error) {
        if (failureType(error) === 'MachineGone') return 'gone';
        if (failureType(error) === 'Superseded') return 'superseded';
        if (failureType(error) !== 'Fenced') throw error;
        log.warn('the claim was lost; claiming again', { uid });
      }
    }
  });
}

function openMailbox(uid: string): Mailbox {
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
      mailbox.report = seen;
    },
    { description: "A host's agent saw a change of the machine." },
  );
  setHandler(
    retryCleanup,
    async (reason) => {
      await control.audit({
        uid,
        action: 'machine.retryCleanup',
        reason,
        requestId: `${workflowInfo().runId}/${workflowInfo().historyLength}`,
      });
      mailbox.retryRequested = true;
      return 'the cleanup is tried again now';
    },
    {
      description: 'Try a waiting cleanup again now. Argument: the reason, at least 8 characters, for the audit log.',
      validator: (reason) => {
        if (typeof reason !== 'string' || reason.trim().length < 8)
          throw new Error('give a reason of at least 8 characters, as a JSON string');
        if (!mailbox.cleanupWaits) throw new Error('no cleanup of this machine is waiting');
      },
    },
  );
  return mailbox;
}

type Outcome = { end: 'deleted' } | { end: 'failed'; failure: Failure } | { end: 'continue' };

/** Runs an owned machine to its removal, or to the point where its history wants a fresh start. */
async function own(life: Life): Promise<'removed' | 'continue'> {
  if (!life.deleting && life.phase !== 'Failed') {
    const outcome = await workUntilDeleted(life);
    if (outcome.end === 'continue') return 'continue';
    if (outcome.end === 'failed') await fail(life, outcome.failure);
  }
  await control.rate({ uid: life.uid });
  await cleanUp(life);
  if (!life.deleting) {
    show(life, 'Failed');
    await deletionAccepted(life);
  }
  await control.removeMachine(nextWrite(life));
  return 'removed';
}

async function fail(life: Life, failure: Failure): Promise<void> {
  await control.recordFailure({ ...nextWrite(life), failure });
  showProblem(life, failure);
  life.cleaning = true;
  show(life, 'Failed');
}

/** Provisions and attends the machine; a delete that is accepted meanwhile stops it at the next step. */
async function workUntilDeleted(life: Life): Promise<Outcome> {
  const working = new CancellationScope({ cancellable: true });
  const watching = new CancellationScope({ cancellable: true });
  const watch = watching
    .run(() => deletionAccepted(life))
    .then(
      () => working.cancel(),
      (error) => {
        // It only ends early by being cancelled when the work is over.
        if (!isCancellation(error)) throw error;
      },
    );
  try {
    return await working.run(async () => {
      if (!life.claim.wasReady) await provision(life);
      return await attend(life, { lookFirst: life.claim.wasReady });
    });
  } catch (error) {
    if (concernsOwnership(error)) throw error;
    if (isCancellation(error) && life.deleting) return { end: 'deleted' };
    return { end: 'failed', failure: failureOf(error, life.phase) };
  } finally {
    watching.cancel();
    await watch;
  }
}

/** Longest time after which a wake whose meaning could not be read is looked at again. */
const readAgainMs = 30_000;

/** Returns when the machine's delete was accepted. A wake that meant something else asks for a look at its host. */
async function deletionAccepted(life: Life): Promise<void> {
  const { mailbox } = life;
  for (;;) {
    await condition(() => mailbox.woken);
    mailbox.woken = false;
    try {
      const intent = await control.readIntent({ uid: life.uid });
      if (!intent || intent.deletionRequested) {
        life.deleting = true;
        return;
      }
      life.hostLostSince = intent.hostLostSince ?? null;
      life.lookAgain = true;
    } catch (error) {
      if (isCancellation(error)) throw error;
      // A delete must not be missed because of it.
      log.error(`what is wanted could not be read: ${evidenceOf(error)}`);
      await condition(() => mailbox.woken, readAgainMs, { summary: 'read again what is wanted' });
      mailbox.woken = true;
    }
  }
}

/** A guest that went down by itself is started again, but no more than so often within so long: then it cannot stay up. */
const restartsAllowed = 5;
const restartsWithinMs = 3_600_000;

/** Keeps the row true while the machine runs: its host's agent reports, and a wake asks for a look. */
async function attend(life: Life, { lookFirst }: { lookFirst: boolean }): Promise<Outcome> {
  const { mailbox } = life;
  const placement = life.placement!;
  let restartedAtMs: number[] = [];
  life.lookAgain = lookFirst;
  for (;;) {
    await condition(() => life.lookAgain || mailbox.report !== null || workflowInfo().continueAsNewSuggested);
    if (workflowInfo().continueAsNewSuggested) return { end: 'continue' };
    let seen = mailbox.report?.runtimeId === placement.runtimeId ? mailbox.report.seen : null;
    mailbox.report = null;
    if (life.lookAgain) {
      life.lookAgain = false;
      // A lost host has no news; once it is heard its machines are woken again.
      if (life.hostLostSince === null) seen = (await look(life)) ?? seen;
      else
        show(life, 'Running', {
          what: 'its host to be heard',
          detail: `out of reach since ${life.hostLostSince}; start its agent there`,
        });
    }
    if (!seen) continue;
    if (seen.presence === 'absent')
      throw new MachineFailed({
        code: 'VMNotFound',
        message: 'the machine is no longer on its host',
      });
    if (seen.power === 'off') {
      restartedAtMs = restartedAtMs.filter((atMs) => Date.now() - atMs < restartsWithinMs);
      if (restartedAtMs.length >= restartsAllowed)
        throw new MachineFailed({
          code: 'ProviderError',
          message: `the guest went down ${restartsAllowed + 1} times within an hour`,
        });
      restartedAtMs.push(Date.now());
      await recordAccess(life, seen);
      await startAgain(life);
      life.lookAgain = true;
      continue;
    }
    await recordAccess(life, seen);
    show(
      life,
      'Running',
      life.accessible
        ? { what: 'a change or its delete' }
        : { what: 'its ports to listen again', detail: notReadyText(life.claim.spec.ports ?? [], seen) },
    );
  }
}

/** A host that cannot do it now keeps its machine: whether it is up is looked at next. */
async function startAgain(life: Life): Promise<void> {
  const { hostName, runtimeId } = life.placement!;
  try {
    await hostCalls(hostName, {
      deadlineMs: life.claim.deadlines.startingMs,
      summary: `start again on ${hostName}`,
    }).startMachine({ runtimeId });
  } catch (error) {
    if (!isHostTrouble(error)) throw error;
    log.warn(`${runtimeId} could not be started again on ${hostName}: ${evidenceOf(error)}`);
  }
}

/** What the host sees now; null while it is out of reach or cannot say. */
async function look(life: Life) {
  const { hostName, runtimeId } = life.placement!;
  try {
    return await hostCalls(hostName, { deadlineMs: 30_000, summary: `look at it on ${hostName}` }).observeMachine({
      runtimeId,
    });
  } catch (error) {
    if (!isHostTrouble(error)) throw error;
    const problem = evidenceOf(error);
    log.warn(`host ${hostName} does not say how the machine is: ${problem}`);
    show(life, 'Running', { what: 'its host to say how it is', detail: problem });
    return null;
  }
}
