/**
 * One machine, one workflow, from its create to its closed bill, to be read from top to bottom: claim, the steps up, the
 * watch while it runs, its failure, and after its cleanup (cleanup.ts) its removal. The machine's row says what is wanted
 * and how far it got. A run claims the row, continues from there, and records every step under its claim's fence. So a
 * run that was killed, reset, terminated and adopted, or continued as new always starts the same way: claim, observe,
 * continue.
 */
import {
  ApplicationFailure,
  allHandlersFinished,
  CancellationScope,
  condition,
  continueAsNew,
  isCancellation,
  log,
  TemporalFailure,
  workflowInfo,
} from '@temporalio/workflow';
import type { WayDown } from '../activities/claims.ts';
import type { Created } from '../activities/host.ts';
import type { Ending } from '../src/domain/evidence.ts';
import { kinds } from '../src/domain/kinds.ts';
import { isAccessible, type Observation } from '../src/domain/observation.ts';
import { isProvisioning, type ProvisioningPhase, phaseTable, type Step } from '../src/domain/phases.ts';
import { notReadyText } from '../src/domain/reasons.ts';
import { backoff } from '../src/lib/backoff.ts';
import { control, hostCalls, on } from './activities.ts';
import { cancelOnce } from './cancelOnce.ts';
import { type CleanupProgress, cleanUp } from './cleanup.ts';
import { show, showProblem } from './display.ts';
import { concernsOwnership, detailOf, evidenceIn, failureType, isHostTrouble, MachineFailed } from './failures.ts';
import { describeWaiting, look, untilDone } from './hostSteps.ts';
import { requireInput } from './input.ts';
import { type Lifecycle, type Mailbox, newLifecycle, nextWrite } from './lifecycle.ts';
import { deletionAccepted, openMailbox } from './mailbox.ts';
import { leaveHost, place } from './placing.ts';

export interface MachineInput {
  uid: string;
  /** Progress of a cleanup that the previous run left unfinished. */
  cleanup?: CleanupProgress;
}

export type MachineEnd = 'removed' | 'gone' | 'superseded';

export async function virtualMachine(input: MachineInput): Promise<MachineEnd> {
  return runMachine(input);
}

export async function bareMetalMachine(input: MachineInput): Promise<MachineEnd> {
  return runMachine(input);
}

/**
 * Canceling the workflow has no effect: a machine ends when its object is deleted, and its cleanup always runs. An
 * error of the service itself does not end the machine either: it is shown, and the row is claimed again.
 */
function runMachine(input: MachineInput): Promise<MachineEnd> {
  requireInput(input, { uid: 'uuid' });
  const { uid, cleanup } = input;
  const mailbox = openMailbox(uid);
  return CancellationScope.nonCancellable(async () => {
    const troubles: Troubles = { count: 0, atMs: 0 };
    for (;;) {
      mailbox.woken = false;
      try {
        const claim = await control('claim', { uid });
        if (!claim) return 'gone';
        const next = await live(newLifecycle({ uid, claim, mailbox }), cleanup);
        if (next === 'removed') return next;
        await startOver({ uid, ...next });
      } catch (error) {
        const end = endOf(error);
        if (end) return end;
        await outliveTrouble(input, mailbox, troubles, error);
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

/** Pause before claiming the row again after an error that is no evidence; a wake ends the pause. */
const claimAgainMs = { first: 1_000, most: 60_000, forgotten: 600_000 };

/**
 * Waits before claiming the row again, unless the claim was lost for once. Rethrows bugs in the code: Temporal retries the
 * task until they are fixed.
 */
async function outliveTrouble(
  input: MachineInput,
  mailbox: Mailbox,
  troubles: Troubles,
  error: unknown,
): Promise<void> {
  if (!(error instanceof TemporalFailure)) throw error;
  const isFirst = Date.now() - troubles.atMs > claimAgainMs.forgotten;
  troubles.count = isFirst ? 0 : troubles.count + 1;
  troubles.atMs = Date.now();
  const isFenced = failureType(error) === 'Fenced';
  const what = isFenced ? 'the claim was lost' : 'an error that is no evidence about the machine';
  log.warn(`${what}; claiming again: ${detailOf(error)}`, { uid: input.uid });
  if (workflowInfo().continueAsNewSuggested) await startOver(input);
  if (isFenced && isFirst) return;
  await condition(() => mailbox.woken, backoff(claimAgainMs, troubles.count), {
    summary: 'claim it again after an error of the service',
  });
}

async function startOver(input: MachineInput): Promise<never> {
  await condition(allHandlersFinished);
  return continueAsNew<typeof virtualMachine>(input);
}

/** Runs a claimed machine until it is removed, or returns what the next run goes on with once the history is long. */
async function live(lifecycle: Lifecycle, before?: CleanupProgress): Promise<'removed' | Omit<MachineInput, 'uid'>> {
  if (!lifecycle.row.deleting && lifecycle.row.phase !== 'Failed') {
    const outcome = await workUntilDeleted(lifecycle);
    if (outcome === 'continue') return {};
    if (outcome !== 'deleted') await fail(lifecycle, outcome);
  }
  const cleanup = await cleanUp(lifecycle, before);
  if (cleanup) return { cleanup };
  if (!lifecycle.row.deleting) {
    show(lifecycle, 'Failed');
    await deletionAccepted(lifecycle);
  }
  const { absent } = lifecycle.run;
  await control('removeMachine', {
    ...nextWrite(lifecycle),
    ...(absent && { absent: absent.runtimeId, statement: absent.statement }),
  });
  return 'removed';
}

/**
 * Provisions and monitors the machine. If a delete is accepted meanwhile, the work stops at the next step. Returns an
 * ending once there is evidence. Throws what ended the watch for a delete early: the claim is lost.
 */
async function workUntilDeleted(lifecycle: Lifecycle): Promise<'deleted' | 'continue' | Ending> {
  try {
    return await cancelOnce(
      () => deletionAccepted(lifecycle),
      async () => {
        if (!lifecycle.claim.wasReady) await provision(lifecycle);
        return await monitor(lifecycle, { lookFirst: lifecycle.claim.wasReady });
      },
    );
  } catch (error) {
    if (concernsOwnership(error)) throw error;
    if (isCancellation(error) && lifecycle.row.deleting) return 'deleted';
    const ending = evidenceIn(error, lifecycle.row.phase, lifecycle.row.wasReady);
    if (!ending) throw error;
    return ending;
  }
}

/**
 * The steps up. Each returns the phase that it reached; {@link phaseTable} has the phase in which it runs, its deadline,
 * the failure that follows, and its undo. An undo needs no memory of its step: it works from the placements, which are
 * recorded before anything is done on a host. So it works after a crash at any point, even if the step never happened.
 */
const steps: Readonly<Record<Step, (lifecycle: Lifecycle) => Promise<ProvisioningPhase>>> = {
  place,
  createMachine,
  startMachine,
  awaitAccess,
};

/** Brings the machine from its recorded phase to readiness. Throws MachineFailed or an activity's failure. */
async function provision(lifecycle: Lifecycle): Promise<void> {
  let { phase } = lifecycle.row;
  if (!isProvisioning(phase)) throw new Error(`a machine that is ${phase} is not brought up`);
  do {
    show(lifecycle, phase);
    phase = await steps[phaseTable[phase].step](lifecycle);
  } while (!(phase === 'Running' && lifecycle.row.accessible));
  show(lifecycle, 'Running', { what: 'a change or its delete' });
}

/** Attempts of a first create on a host; one that it is asked for again may take longer. */
const createAttempts = { first: 5, again: 10 };

/**
 * A host that is quick also starts the machine, which then goes on to Running. The time counts over all hosts, without
 * the waits between them.
 */
async function createMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const { runtime, unable, createdInVainMs } = lifecycle.run;
  // What to create is not part of a claim.
  if (!runtime) return place(lifecycle);
  const host = lifecycle.row.placement!;
  const { hostName, runtimeId } = host;
  const { creatingMs, hostSilentMs } = lifecycle.claim.deadlines;
  // A controller of bare metal that is asked to switch it on takes its time, and should be asked once.
  const start = kinds[lifecycle.claim.kind].startsWithCreate;
  const startedAtMs = Date.now();
  if (unable) show(lifecycle, lifecycle.row.phase, { detail: `${unable.hostName} could not: ${unable.words}` });
  let seen: Observation | Created | null;
  try {
    seen = await untilDone(lifecycle, {
      phase: 'Creating',
      spentMs: createdInVainMs,
      isDone: (now) => now.presence === 'present',
      ask: (deadlineMs) =>
        hostCalls(host, {
          deadlineMs,
          pickUpMs: Math.min(creatingMs / 2, 4 * hostSilentMs),
          maximumAttempts: unable?.hostName === hostName ? createAttempts.again : createAttempts.first,
          summary: `create ${start ? 'and start ' : ''}on ${hostName}`,
        }).createMachine({ ...on(host, lifecycle.row.order), ...runtime }, { start }),
    });
  } catch (error) {
    leaveHost(lifecycle, error, createdInVainMs + Date.now() - startedAtMs);
    return place(lifecycle);
  }
  if (seen && seen.presence !== 'created' && seen.guestUp)
    return (await recordAccess(lifecycle, seen)) ? 'Running' : 'Creating';
  const said = !seen || seen.presence === 'created' ? { runtimeId, statement: seen?.statement } : { runtimeId, seen };
  await control('recordPhase', { ...nextWrite(lifecycle), phase: 'Starting', said });
  return 'Starting';
}

async function startMachine(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const host = lifecycle.row.placement!;
  const { hostName, runtimeId } = host;
  const seen = await untilDone(lifecycle, {
    phase: 'Starting',
    isDone: (now) => now.guestUp,
    ask: (deadlineMs) =>
      hostCalls(host, { deadlineMs, summary: `start on ${hostName}` }).startMachine({
        ...on(host, lifecycle.row.order),
        runtimeId,
      }),
  });
  return (await recordAccess(lifecycle, seen)) ? 'Running' : 'Starting';
}

async function awaitAccess(lifecycle: Lifecycle): Promise<ProvisioningPhase> {
  const ports = lifecycle.claim.spec.ports ?? [];
  const host = lifecycle.row.placement!;
  const { hostName, runtimeId } = host;
  const seen = await untilDone(lifecycle, {
    phase: 'Running',
    isDone: (now) => isAccessible(ports, now),
    ask: (deadlineMs) =>
      hostCalls(host, { deadlineMs, summary: `await access on ${hostName}` }).awaitAccess({
        ...on(host, lifecycle.row.order),
        runtimeId,
        ports,
      }),
    late: (last) => describeWaiting(ports, last),
  });
  await recordAccess(lifecycle, seen);
  return 'Running';
}

/** Pause before the host is asked again after something was said in its name that its agent did not sign. */
const doubtPauseMs = { first: 1_000, most: 30_000 };

/**
 * Records what was seen of a machine whose guest is up. Returns whether it is recorded; otherwise nothing may follow
 * from it, and the host is to be asked: the first time at once, in case that a signal alone was forged.
 */
async function recordAccess(lifecycle: Lifecycle, seen: Observation): Promise<boolean> {
  const accessible = !lifecycle.row.stopped && isAccessible(lifecycle.claim.spec.ports ?? [], seen);
  const { hostName, runtimeId } = lifecycle.row.placement!;
  const doubt = await control('recordAccess', { ...nextWrite(lifecycle), runtimeId, seen });
  if (!doubt) {
    lifecycle.row.accessible = accessible;
    lifecycle.row.wasReady = lifecycle.row.wasReady || accessible;
    lifecycle.run.doubts = 0;
    return true;
  }
  const { doubts } = lifecycle.run;
  lifecycle.run.doubts = doubts + 1;
  lifecycle.run.lookAgain = false;
  if (doubts > 0) {
    show(lifecycle, lifecycle.row.phase, doubtShown[doubt](hostName));
    await condition(() => lifecycle.run.lookAgain, backoff(doubtPauseMs, doubts - 1), {
      summary: `ask ${hostName} again: what was reported is ${doubt === 'refused' ? 'not signed by its agent' : 'no longer current'}`,
    });
  }
  lifecycle.run.lookAgain = true;
  return false;
}

const doubtShown = {
  refused: (hostName: string) => ({
    what: `${hostName} to sign what it reports`,
    detail: 'reports in its name do not verify, see the audit log; "hosts list" shows the keys that are trusted',
  }),
  outdated: (hostName: string) => ({
    what: `${hostName} to say how it is now`,
    detail: 'its report is older than the record, such as the loss of the host; "hosts list" shows that',
  }),
};

/**
 * Keeps the row up to date while the machine runs: its host's agent sends reports, and a wake asks for a look. Returns
 * once the history is so long that it needs a new run.
 */
async function monitor(lifecycle: Lifecycle, { lookFirst }: { lookFirst: boolean }): Promise<'continue'> {
  const { mailbox } = lifecycle;
  lifecycle.run.lookAgain = lookFirst;
  for (;;) {
    lifecycle.run.idle = true;
    await condition(() => lifecycle.run.lookAgain || mailbox.report !== null || workflowInfo().continueAsNewSuggested);
    lifecycle.run.idle = false;
    if (workflowInfo().continueAsNewSuggested) return 'continue';
    if (await restartAsWanted(lifecycle)) continue;
    const seen = await whatIsSeen(lifecycle);
    if (!seen) continue;
    if (seen.presence === 'absent')
      throw new MachineFailed(
        'host',
        { code: 'VMNotFound', message: 'the machine is no longer on its host' },
        { absent: true, statement: seen.statement },
      );
    if (seen.power === 'off') {
      if (await recordAccess(lifecycle, seen)) await startUnlessStopped(lifecycle);
      continue;
    }
    if (!(await recordAccess(lifecycle, seen))) continue;
    show(
      lifecycle,
      lifecycle.row.phase === 'Starting' && !seen.guestUp ? 'Starting' : 'Running',
      lifecycle.row.accessible
        ? { what: 'a change or its delete' }
        : {
            what: seen.trouble ? 'its guest to run again' : 'its ports to listen again',
            detail: notReadyText(lifecycle.claim.spec.ports ?? [], seen),
          },
    );
  }
}

async function startUnlessStopped(lifecycle: Lifecycle): Promise<void> {
  if (lifecycle.row.stopped)
    return show(lifecycle, 'Starting', {
      what: 'an operator to let it start again ("instances start"), or its delete',
    });
  await startAgain(lifecycle);
  lifecycle.run.lookAgain = true;
}

/** The report, or a fresh look if one is wanted or the report would end the machine: anyone may send a signal. */
async function whatIsSeen(lifecycle: Lifecycle): Promise<Observation | null> {
  const { mailbox } = lifecycle;
  const { placement, hostLostSince } = lifecycle.row;
  const reported = mailbox.report?.runtimeId === placement!.runtimeId ? mailbox.report.seen : null;
  mailbox.report = null;
  // Nothing that a lost host reports is recorded, so the row is read again: is it still lost?
  if (reported && hostLostSince !== null) {
    mailbox.woken = true;
    return null;
  }
  const mustAsk = reported?.presence === 'absent';
  if (!lifecycle.run.lookAgain && !mustAsk) return reported;
  lifecycle.run.lookAgain = false;
  // A lost host has no news; once it is reachable, its machines are woken again.
  if (hostLostSince !== null) {
    const detail = `out of reach since ${hostLostSince}; start its agent there`;
    show(lifecycle, lifecycle.row.phase, { what: 'its host to be reachable', detail });
    return null;
  }
  const seen = await look(lifecycle);
  if (seen || !mustAsk) return seen ?? reported;
  await lookSoon(lifecycle);
  return null;
}

/** If its host cannot start it now, the machine stays and is looked at next. */
async function startAgain(lifecycle: Lifecycle): Promise<void> {
  const host = lifecycle.row.placement!;
  const { hostName, runtimeId } = host;
  const deadlineMs = lifecycle.claim.deadlines.startingMs;
  try {
    const seen = await hostCalls(host, { deadlineMs, summary: `start again on ${hostName}` }).startMachine({
      ...on(host, lifecycle.row.order),
      runtimeId,
    });
    if (seen.power === 'off') await backOff(lifecycle, seen);
  } catch (error) {
    if (!isHostTrouble(error) || evidenceIn(error, lifecycle.row.phase, lifecycle.row.wasReady)) throw error;
    log.warn(`${runtimeId} could not be started again on ${hostName}: ${detailOf(error)}`);
    await lookSoon(lifecycle);
  }
}

/** As long as its host waits: the next start is due when this is over. Counted again after a quiet hour. */
const crashPauseMs = { first: 10_000, most: 300_000, forgotten: 3_600_000 };

/** The guest keeps going down, so its host leaves it off for a while. A wake, such as for a restart, ends the pause. */
async function backOff(lifecycle: Lifecycle, seen: Observation): Promise<void> {
  const { count, atMs } = lifecycle.run.crashes;
  const before = Date.now() - atMs > crashPauseMs.forgotten ? 0 : count;
  lifecycle.run.crashes = { count: before + 1, atMs: Date.now() };
  lifecycle.run.lookAgain = false;
  if (!(await recordAccess(lifecycle, seen))) return;
  const detail = notReadyText(lifecycle.claim.spec.ports ?? [], seen);
  show(lifecycle, lifecycle.row.phase, { what: 'the next start of its guest', detail });
  await condition(() => lifecycle.run.lookAgain, backoff(crashPauseMs, before), {
    summary: 'its guest keeps going down',
  });
}

/** How long a host may take to switch a machine off, beside the guest's time to shut down. */
const switchOffMs = 60_000;

/**
 * Shuts the guest down, or switches it off, and starts it again. The row wants the restart until the guest is down, so a
 * run that takes over repeats the shutdown, or starts what is off. A host that cannot do it now is asked again. What an
 * operator holds stopped stays down. Returns false if no restart is wanted, or its host is lost.
 */
async function restartAsWanted(lifecycle: Lifecycle): Promise<boolean> {
  if (!lifecycle.row.restart || lifecycle.row.hostLostSince !== null) return false;
  const host = lifecycle.row.placement!;
  const { hostName, runtimeId } = host;
  const down = ({ order, ...how }: WayDown) =>
    hostCalls(host, {
      deadlineMs: how.graceMs + switchOffMs,
      summary: `shut down on ${hostName} for a restart`,
    }).stopMachine({ ...on(host, order), runtimeId, ...how });
  const isForced = () => lifecycle.row.restart?.manner === 'forced';
  show(lifecycle, 'Starting', { what: 'its guest to shut down for a restart' });
  try {
    const { how } = lifecycle.row.restart;
    if (!isForced())
      await cancelOnce(
        () => condition(isForced),
        () => down(how),
      ).catch((error: unknown) => {
        if (!isCancellation(error) || lifecycle.row.deleting) throw error;
      });
    if (isForced()) await down(lifecycle.row.restart.how);
  } catch (error) {
    if (!isHostTrouble(error) || evidenceIn(error, lifecycle.row.phase, lifecycle.row.wasReady)) throw error;
    log.warn(`${runtimeId} could not be shut down on ${hostName}: ${detailOf(error)}`);
    await lookSoon(lifecycle);
    return true;
  }
  const { requestId, order, stopped } = await control('recordRestart', nextWrite(lifecycle));
  lifecycle.row.restart = null;
  lifecycle.row.stopped = stopped;
  lifecycle.run.restarted = requestId;
  lifecycle.row.order = order ?? lifecycle.row.order;
  lifecycle.run.lookAgain = true;
  if (stopped) return true;
  show(lifecycle, 'Starting', { what: 'its guest to come up again' });
  await startAgain(lifecycle);
  return true;
}

/** Pause before asking again a host that could not do or report what was asked. */
const hostPauseMs = 30_000;

/** Asks for a look after the host has had time to recover, or once a wake says that it has. */
async function lookSoon(lifecycle: Lifecycle): Promise<void> {
  await condition(() => lifecycle.run.lookAgain, hostPauseMs, {
    summary: `ask ${lifecycle.row.placement!.hostName} again`,
  });
  lifecycle.run.lookAgain = true;
}

/** Failed: what the machine holds is given back at once; the object stays until it is deleted. */
async function fail(lifecycle: Lifecycle, { witness, said, ...failure }: Ending): Promise<void> {
  const { runtimeId } = lifecycle.row.placement ?? {};
  await control('recordFailure', {
    ...nextWrite(lifecycle),
    failure,
    witness,
    ...(said && runtimeId !== undefined && { said: { ...said, runtimeId } }),
  });
  showProblem(lifecycle, failure);
  lifecycle.run.cleaning = true;
  show(lifecycle, 'Failed');
}
