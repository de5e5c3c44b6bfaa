/**
 * One machine, one workflow, from its create to its closed bill. The machine's row says what is wanted and how far it
 * got. A run claims the row, continues from there, and records every step under its claim's fence. So a run that was
 * killed, reset, terminated and adopted, or continued as new always starts the same way: claim, observe, continue.
 */
import {
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  continueAsNew,
  defineSignal,
  defineUpdate,
  isCancellation,
  log,
  patched,
  setHandler,
  TemporalFailure,
  workflowInfo,
} from '@temporalio/workflow';
import type { Intent } from '../activities/controlPlane.ts';
import { backoff } from '../src/domain/backoff.ts';
import type { Ending } from '../src/domain/evidence.ts';
import { type HostReport, isHostReport, signals, updates } from '../src/domain/names.ts';
import type { Observation } from '../src/domain/observation.ts';
import { notReadyText } from '../src/domain/reasons.ts';
import type { HeldPlacement } from '../src/store/machines/placeMachine.ts';
import { chooseCalls, control, hostCalls } from './activities.ts';
import { type CleanupProgress, cleanUp } from './cleanup.ts';
import {
  concernsOwnership,
  detailOf,
  evidenceIn,
  failureType,
  isHostTrouble,
  MachineFailed,
  saysWentOff,
} from './failures.ts';
import { formerCleanUp, formerSteps } from './former.ts';
import { requireInput } from './input.ts';
import {
  advance,
  follows,
  type Lifecycle,
  lastLook,
  type Mailbox,
  newLifecycle,
  nextWrite,
  show,
  showProblem,
} from './lifecycle.ts';
import { provision, recordAccess, steps } from './provisioning.ts';
import { until } from './turns.ts';

export interface MachineInput {
  uid: string;
  /** Which steps the run follows; runs of earlier releases do not say it and follow workflows/former.ts. */
  steps?: 'merged';
  /** Progress of a cleanup that the previous run left unfinished. */
  cleanup?: CleanupProgress;
}

export type MachineEnd = 'removed' | 'gone' | 'superseded';

const wake = defineSignal(signals.wake);
const report = defineSignal<[HostReport]>(signals.report);
const retryCleanup = defineUpdate<string, [string]>(updates.retryCleanup);

export async function virtualMachine(input: MachineInput): Promise<MachineEnd> {
  return runMachine(input);
}

export async function bareMetalMachine(input: MachineInput): Promise<MachineEnd> {
  return runMachine(input);
}

/** Pause before claiming the row again after an error that is no evidence; a wake ends the pause. */
const claimAgainMs = { first: 1_000, most: 60_000, forgotten: 600_000 };

/**
 * Canceling the workflow has no effect: a machine ends when its object is deleted, and its cleanup always runs. An
 * error of the service itself does not end the machine either: it is shown, and the row is claimed again.
 */
function runMachine(input: MachineInput): Promise<MachineEnd> {
  requireInput(input, { uid: 'uuid' });
  const { uid, cleanup } = input;
  chooseCalls();
  const mailbox = openMailbox(uid);
  return CancellationScope.nonCancellable(async () => {
    const troubles: Troubles = { count: 0, atMs: 0 };
    for (;;) {
      mailbox.woken = false;
      try {
        const former = input.steps !== 'merged';
        const claim = await control.claim({ uid, place: !former });
        if (!claim) return 'gone';
        const lifecycle = newLifecycle({ uid, claim, mailbox, former });
        const outcome = await runLifecycle(lifecycle, cleanup);
        if (outcome === 'removed') return outcome;
        await startOver(uid, outcome === 'continue' ? undefined : outcome);
      } catch (error) {
        const end = endOf(error);
        if (end) return end;
        if (failureType(error) === 'Fenced') log.warn('the claim was lost; claiming again', { uid });
        else await outliveTrouble(input, mailbox, troubles, error);
      }
    }
  });
}

/** How an error ends the run; null: claim the row again. Throws for a run started by hand under another workflow id. */
function endOf(error: unknown): MachineEnd | null {
  switch (failureType(error)) {
    case 'MachineGone':
      return 'gone';
    case 'Superseded':
      return 'superseded';
    case 'NotItsWorkflow':
      throw ApplicationFailure.nonRetryable(detailOf(error), 'NotItsWorkflow');
    default:
      return null;
  }
}

/** How many errors of the service came in a row, and when the last one came. */
interface Troubles {
  count: number;
  atMs: number;
}

/** Waits before claiming the row again. Rethrows bugs in the code: Temporal retries the task until they are fixed. */
async function outliveTrouble(
  { uid, cleanup }: MachineInput,
  mailbox: Mailbox,
  troubles: Troubles,
  error: unknown,
): Promise<void> {
  if (!(error instanceof TemporalFailure)) throw error;
  log.warn(`an error that is no evidence about the machine; claiming again: ${detailOf(error)}`, { uid });
  if (workflowInfo().continueAsNewSuggested) await startOver(uid, cleanup);
  troubles.count = Date.now() - troubles.atMs > claimAgainMs.forgotten ? 0 : troubles.count + 1;
  troubles.atMs = Date.now();
  await until(() => mailbox.woken, backoff(claimAgainMs, troubles.count), {
    summary: 'claim it again after an error of the service',
  });
}

async function startOver(uid: string, cleanup?: CleanupProgress): Promise<never> {
  await until(allHandlersFinished);
  return continueAsNew<typeof virtualMachine>({ uid, steps: 'merged', ...(cleanup && { cleanup }) });
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
      // People can send signals too.
      if (isHostReport(seen)) mailbox.report = seen;
      else log.warn('a report that is none was ignored', { uid });
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

type Outcome = { end: 'deleted' } | { end: 'failed'; ending: Ending } | { end: 'continue' };

/** Runs a claimed machine until it is removed, or until its history is so long that it needs a new run. */
async function runLifecycle(
  lifecycle: Lifecycle,
  cleanup?: CleanupProgress,
): Promise<'removed' | 'continue' | CleanupProgress> {
  if (!lifecycle.deleting && lifecycle.phase !== 'Failed') {
    const outcome = await workUntilDeleted(lifecycle);
    if (outcome.end === 'continue') return 'continue';
    if (outcome.end === 'failed') await fail(lifecycle, outcome.ending);
  }
  const unfinished = await (lifecycle.former ? formerCleanUp : cleanUp)(lifecycle, cleanup);
  if (unfinished) return unfinished;
  if (!lifecycle.deleting) {
    show(lifecycle, 'Failed');
    await deletionAccepted(lifecycle);
  }
  const { absent } = lifecycle;
  await control.removeMachine({
    ...nextWrite(lifecycle),
    ...(absent && { absent: absent.runtimeId, statement: absent.statement }),
  });
  return 'removed';
}

async function fail(lifecycle: Lifecycle, { witness, said, ...failure }: Ending): Promise<void> {
  const { runtimeId } = lifecycle.placement ?? {};
  await control.recordFailure({
    ...nextWrite(lifecycle),
    failure,
    witness,
    ...(said && runtimeId !== undefined && { said: { ...said, runtimeId } }),
  });
  showProblem(lifecycle, failure);
  advance(lifecycle, { cleaning: true });
  show(lifecycle, 'Failed');
}

/**
 * Provisions and monitors the machine. If a delete is accepted meanwhile, the work stops at the next step. Throws what
 * ended the watch for a delete early: the claim is lost.
 */
async function workUntilDeleted(lifecycle: Lifecycle): Promise<Outcome> {
  const working = new CancellationScope({ cancellable: true });
  const watching = new CancellationScope({ cancellable: true });
  let watchFailure: unknown = null;
  const watch = watching
    .run(() => deletionAccepted(lifecycle))
    .then(
      () => working.cancel(),
      (error) => {
        // Canceled because the work is over.
        if (isCancellation(error)) return;
        watchFailure = error;
        working.cancel();
      },
    );
  try {
    return await working.run(async () => {
      if (!lifecycle.claim.wasReady) await provision(lifecycle, lifecycle.former ? formerSteps : steps);
      return await monitor(lifecycle, { lookFirst: lifecycle.claim.wasReady });
    });
  } catch (error) {
    if (concernsOwnership(error)) throw error;
    if (isCancellation(error) && watchFailure) throw watchFailure;
    if (isCancellation(error) && lifecycle.deleting) return { end: 'deleted' };
    const ending = evidenceIn(error, lifecycle.phase, lifecycle.wasReady);
    if (!ending) throw error;
    return { end: 'failed', ending };
  } finally {
    watching.cancel();
    await watch;
  }
}

/** Returns when the machine's delete was accepted. Any other wake asks for a look at its host. */
async function deletionAccepted(lifecycle: Lifecycle): Promise<void> {
  const { mailbox } = lifecycle;
  for (;;) {
    await until(() => mailbox.woken);
    mailbox.woken = false;
    const intent = await readIntent(lifecycle);
    if (!intent || intent.deletionRequested) {
      advance(lifecycle, { deleting: true, begun: intent?.begun ?? null });
      return;
    }
    advance(lifecycle, {
      placement: servedBy(lifecycle, intent),
      hostLostSince: intent.hostLostSince ?? null,
      lookAgain: true,
    });
  }
}

/** The placement, with the agent that serves its host now. */
function servedBy({ placement }: Lifecycle, intent: Intent): HeldPlacement | null {
  // In histories of earlier releases it is undefined.
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
      const step = lifecycle.idle && !lifecycle.former ? nextWrite(lifecycle) : {};
      return await control.readIntent({ uid, epoch: claim.epoch, ...step });
    } catch (error) {
      if (isCancellation(error) || concernsOwnership(error)) throw error;
      await until(() => mailbox.woken, readAgainMs, { summary: 'read again what is wanted' });
      mailbox.woken = false;
    }
  }
}

/** A guest that goes down by itself is restarted at most 5 times an hour; after that the machine fails. */
const restartsAllowed = 5;
const restartsWithinMs = 3_600_000;

/** Keeps the row up to date while the machine runs: its host's agent sends reports, and a wake asks for a look. */
async function monitor(lifecycle: Lifecycle, { lookFirst }: { lookFirst: boolean }): Promise<Outcome> {
  const { mailbox } = lifecycle;
  const restartedAtMs: number[] = [];
  advance(lifecycle, { lookAgain: lookFirst });
  for (;;) {
    advance(lifecycle, { idle: true });
    await until(() => lifecycle.lookAgain || mailbox.report !== null || workflowInfo().continueAsNewSuggested);
    advance(lifecycle, { idle: false });
    if (workflowInfo().continueAsNewSuggested || becomesMerged(lifecycle)) return { end: 'continue' };
    const seen = await whatIsSeen(lifecycle);
    if (!seen) continue;
    if (seen.presence === 'absent')
      throw new MachineFailed(
        'host',
        { code: 'VMNotFound', message: 'the machine is no longer on its host' },
        { absent: true, statement: seen.statement },
      );
    if (seen.power === 'off') {
      refuseMoreRestarts(restartedAtMs);
      if (!(await recordAccess(lifecycle, seen))) continue;
      if (await startAgain(lifecycle)) restartedAtMs.push(Date.now());
      advance(lifecycle, { lookAgain: true });
      continue;
    }
    if (!(await recordAccess(lifecycle, seen))) continue;
    show(
      lifecycle,
      'Running',
      lifecycle.accessible
        ? { what: 'a change or its delete' }
        : {
            what: seen.trouble ? 'its guest to run again' : 'its ports to listen again',
            detail: notReadyText(lifecycle.claim.spec.ports ?? [], seen),
          },
    );
  }
}

/** Whether a run of an earlier release now goes on as a new one, which follows the merged steps. */
function becomesMerged({ former }: Lifecycle): boolean {
  return former && patched('a former run goes on by the merged steps');
}

/** The report, or a fresh look if one is wanted or the report would end the machine: anyone may send a signal. */
async function whatIsSeen(lifecycle: Lifecycle): Promise<Observation | null> {
  const { mailbox, placement } = lifecycle;
  const reported = mailbox.report?.runtimeId === placement!.runtimeId ? mailbox.report.seen : null;
  mailbox.report = null;
  if (reported && hearsOnlyItsHost(lifecycle)) return null;
  const mustAsk = reported?.presence === 'absent' && follows(lifecycle, lastLook);
  if (!lifecycle.lookAgain && !mustAsk) return reported;
  advance(lifecycle, { lookAgain: false });
  // A lost host has no news; once it is heard, its machines are woken again.
  if (lifecycle.hostLostSince !== null) {
    const detail = `out of reach since ${lifecycle.hostLostSince}; start its agent there`;
    show(lifecycle, 'Running', { what: 'its host to be heard', detail });
    return mustAsk ? null : reported;
  }
  const seen = await look(lifecycle);
  if (seen || !mustAsk) return seen ?? reported;
  await lookSoon(lifecycle);
  return null;
}

/**
 * Whether to ask first if the host is still lost: nothing that it says is recorded until then, and to ask it for more
 * would only keep the worker from hearing it again.
 */
function hearsOnlyItsHost({ hostLostSince, mailbox }: Lifecycle): boolean {
  if (hostLostSince === null || !patched('nothing is recorded of what a lost host reports')) return false;
  mailbox.woken = true;
  return true;
}

function refuseMoreRestarts(restartedAtMs: readonly number[]): void {
  const lately = restartedAtMs.filter((atMs) => Date.now() - atMs < restartsWithinMs);
  if (lately.length >= restartsAllowed)
    throw new MachineFailed('restarts', {
      code: 'ProviderError',
      message: `the guest went down ${restartsAllowed + 1} times within an hour`,
    });
}

/** Pause before asking again a host that could not do or report what was asked. */
const hostPauseMs = 30_000;

/** Asks for a look after the host has had time to recover, or once a wake says that it has. */
async function lookSoon(lifecycle: Lifecycle): Promise<void> {
  await until(() => lifecycle.lookAgain, hostPauseMs, { summary: `ask ${lifecycle.placement!.hostName} again` });
  advance(lifecycle, { lookAgain: true });
}

/**
 * Returns whether the machine was switched on, even if it went off again before its guest was up. If its host cannot
 * start it now, the machine stays and is looked at next.
 */
async function startAgain(lifecycle: Lifecycle): Promise<boolean> {
  const host = lifecycle.placement!;
  const { hostName, runtimeId } = host;
  try {
    await hostCalls(host, {
      deadlineMs: lifecycle.claim.deadlines.startingMs,
      summary: `start again on ${hostName}`,
    }).startMachine({ runtimeId });
    return true;
  } catch (error) {
    if (!isHostTrouble(error) || evidenceIn(error, lifecycle.phase, lifecycle.wasReady)) throw error;
    log.warn(`${runtimeId} could not be started again on ${hostName}: ${detailOf(error)}`);
    await lookSoon(lifecycle);
    return saysWentOff(error) && follows(lifecycle, 'a boot that ends in power-off is a restart');
  }
}

/**
 * Time limits of a look. It may have to wait: an agent that is heard again is asked for all its machines at once. What
 * would be given up sooner would be asked again, and add to what the agent has to do.
 */
const looking = { deadlineMs: 600_000, attemptMs: 30_000, maximumAttempts: 6 } as const;

/** What the host sees now; null while it is out of reach or cannot say. */
async function look(lifecycle: Lifecycle) {
  const host = lifecycle.placement!;
  const { hostName, runtimeId } = host;
  try {
    return await hostCalls(host, { ...looking, summary: `look at it on ${hostName}` }).observeMachine({
      runtimeId,
    });
  } catch (error) {
    if (!isHostTrouble(error) || evidenceIn(error, lifecycle.phase, lifecycle.wasReady)) throw error;
    const problem = detailOf(error);
    log.warn(`host ${hostName} does not say how the machine is: ${problem}`);
    show(lifecycle, 'Running', { what: 'its host to say how it is', detail: problem });
    return null;
  }
}
