/**
 * What a machine's workflow asks of the control plane. Every activity is safe to repeat. If the row now belongs to
 * another run, an activity refuses with a failure of type `Fenced`. Any other failure says what is wrong with the
 * service, and nothing about the machine.
 */
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { type Ending as EndingOf, endsMachine } from '../src/domain/evidence.ts';
import { type Witness, witnesses } from '../src/domain/failureCodes.ts';
import { type RuntimeStatement, statementOf } from '../src/domain/hostStatement.ts';
import type { Failure } from '../src/domain/machine.ts';
import { unverified } from '../src/domain/names.ts';
import { isObservation, type Observation } from '../src/domain/observation.ts';
import type { Phase } from '../src/domain/phases.ts';
import { cut } from '../src/lib/text.ts';
import { recordAudit } from '../src/store/core/audit.ts';
import type { Database } from '../src/store/core/db.ts';
import { isFailureOfRow } from '../src/store/machines/failureProof.ts';
import { findMachine } from '../src/store/machines/machineStore.ts';
import type { HeldPlacement } from '../src/store/machines/sql/heldPlacements.ts';
import type { UnenrolledHosts } from '../src/store/machines/statementJudgement.ts';
import * as transitions from '../src/store/machines/transitions.ts';
import {
  type ClaimDependencies,
  createClaimActivities,
  type OrderedRestart,
  orderedRestart,
  runOrder,
  type WayDown,
} from './claims.ts';
import { type FencedInput, Guard } from './guard.ts';
import { openVerification, type Verification } from './hostStatements.ts';

export interface ControlPlaneDependencies extends ClaimDependencies {
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
}

/** What a host says about a runtime of it, by its signature. */
export interface HostWord {
  runtimeId: string;
  statement?: string | undefined;
}

/** The word of a create, or what was seen of the machine instead. */
export type CreationWord = HostWord & { seen?: Observation };

/** Why an observation is not recorded, so that nothing may follow from it. */
export type Doubt = 'refused' | 'outdated';

/** A placement that holds capacity for a machine, with how its host undoes it. */
export type Undoable = HeldPlacement & { ending: WayDown };

export interface CleanupStart {
  phase: Phase;
  held: Undoable[];
}

export interface Intent extends Omit<transitions.Intent, 'restart'> {
  restart: OrderedRestart | null;
  begun?: CleanupStart;
}

export type ControlPlaneActivities = ReturnType<typeof createControlPlaneActivities>;

export function createControlPlaneActivities(dependencies: ControlPlaneDependencies) {
  const guard = new Guard(dependencies.log);
  const verification = openVerification(dependencies);
  return {
    ...createClaimActivities(dependencies, guard),
    ...createRecordActivities(dependencies, guard, verification),
    ...createCleanupActivities(dependencies, guard, verification),
  };
}

/** The steps of a machine that lives, what ends it, and what is wanted of it. */
function createRecordActivities(
  { db, log, unenrolledHosts, ...undoing }: ControlPlaneDependencies,
  guard: Guard,
  verification: Verification,
) {
  return {
    /** `said`: what its host says, if it is the host that reached the phase. */
    async recordPhase({ said, ...input }: FencedInput & { phase: RecordedPhase; said?: CreationWord }): Promise<void> {
      const { uid, phase } = input;
      if (phase === 'Stopping' || phase === 'Deleting') await guard.run(uid, () => requireEnding(db, uid));
      else if (phase !== 'Starting' || !said) throw unproved(`no host said that it reached ${String(phase)}`);
      else await guard.run(uid, () => verification.ofMachine(uid, ...creationSaid(said)));
      await guard.fenced(input, (fence) => transitions.recordPhase(db, uid, fence, phase));
    },

    /** Records what customers may connect to. Returns whether to ask the host again; nothing if it is recorded. */
    async recordAccess({
      runtimeId,
      seen,
      ...input
    }: FencedInput & { runtimeId: string; seen: Observation }): Promise<Doubt | undefined> {
      if (!isObservation(seen)) throw unproved('no host said what it sees');
      const access = { runtimeId, seen, onFirstReady: guard.fleet.ready.bind(guard.fleet) };
      const disbelief = await guard.fenced(input, (fence) =>
        transitions.recordAccess(db, input.uid, fence, access, unenrolledHosts),
      );
      if (!disbelief) return undefined;
      if ('outdated' in disbelief) return 'outdated';
      if ('statement' in disbelief) {
        const { statement, hostName } = disbelief;
        await verification.noteRefusal(hostName, statement);
        log.error(
          { uid: input.uid, runtimeId, reason: statement.reason },
          'a statement in the name of a host is refused',
        );
        return 'refused';
      }
      guard.bookkeeping.refusedForward();
      const { forward: refused } = disbelief;
      log.error({ uid: input.uid, runtimeId, refused }, 'a forward that is not registered for the host is refused');
      return undefined;
    },

    /** `said`: the host's word, if it is the witness. The row itself bears witness to what no host has to say. */
    async recordFailure({
      said,
      ...input
    }: FencedInput & { failure: Failure; witness: Witness; said?: HostWord & { absent: boolean } }): Promise<void> {
      const { uid, failure, witness } = input;
      const ending = { ...failure, witness };
      if (witness === 'placement' || witness === 'deadline') {
        if (!(await guard.run(uid, () => isFailureOfRow(db, uid, ending, undoing.deadlines))))
          throw unproved(`the record does not show that it failed by ${witnesses[witness]}`);
      } else {
        const about = said && hostEvidence(ending, said);
        if (!about) throw unproved('its host did not say that it failed');
        if (about.about === 'absence') await guard.run(uid, () => requireCreated(db, uid));
        await guard.run(uid, () => verification.ofMachine(uid, about, said?.statement));
      }
      const { failureCode } = await guard.fenced(input, (fence) =>
        transitions.recordFailure(db, input.uid, fence, ending),
      );
      if (failureCode === failure.code && !endsMachine(ending, true)) guard.fleet.failedBeforeReady(failure.code);
    },

    /** The guest is down, as was asked for. Returns the request of that restart, and whether it is to stay down. */
    async recordRestart(
      input: FencedInput,
    ): Promise<{ requestId: string | null; order?: string | undefined; stopped: boolean }> {
      const { requestId, placement, stopped } = await guard.fenced(input, (fence) =>
        transitions.recordRestart(db, input.uid, fence),
      );
      return { requestId, stopped, ...(placement && { order: await undoing.orders.sign(runOrder(placement)) }) };
    },

    /**
     * `epoch` is the claim of the run that asks. With `step`, the cleanup of a machine whose delete was accepted begins
     * in the same call; only a run that has no other write under way says it.
     */
    async readIntent({ step, ...input }: Omit<FencedInput, 'step'> & { step?: number }): Promise<Intent | null> {
      const { uid, epoch } = input;
      const read = await guard.run(uid, () => transitions.readIntent(db, uid, epoch));
      if (!read) return null;
      const intent = {
        ...read,
        restart: read.restart && (await guard.run(uid, () => orderedRestart(db, uid, undoing))),
      };
      if (!intent.deletionRequested || step === undefined) return intent;
      const begun = await guard.fenced({ ...input, step }, (fence) => transitions.beginCleanup(db, uid, fence));
      return { ...intent, begun: { phase: begun.phase, held: await undoable(begun, undoing) } };
    },

    /** Records that an operator hurries a cleanup through the Temporal UI. */
    async auditRetry({ uid, reason, requestId }: { uid: string; reason: string; requestId: string }): Promise<void> {
      await guard.run(uid, async () => {
        await requireEnding(db, uid);
        await recordAudit(db, {
          actorType: 'service',
          actorId: 'temporal',
          action: 'machine.retryCleanup',
          target: `machine/${uid}`,
          reason: cut(reason, reasonLength),
          requestId,
          details: { create_request_id: (await findMachine(db, uid))?.requestId ?? null },
        });
      });
    },
  };
}

/** The steps of a machine that goes. */
function createCleanupActivities(
  { db, ...undoing }: ControlPlaneDependencies,
  guard: Guard,
  verification: Verification,
) {
  return {
    async recordCleanupBlocked(input: FencedInput): Promise<void> {
      await guard.run(input.uid, () => requireEnding(db, input.uid));
      await guard.fenced(input, (fence) => transitions.recordCleanupBlocked(db, input.uid, fence));
    },

    /** Rates the closed lifecycle, records that the deleted machine goes, and returns what it holds. */
    async beginCleanup(input: FencedInput): Promise<CleanupStart> {
      const begun = await guard.fenced(input, (fence) => transitions.beginCleanup(db, input.uid, fence));
      return { phase: begun.phase, held: await undoable(begun, undoing) };
    },

    /** The recorded placements that hold capacity for the machine: what an undo works from. */
    async listHeld({ uid }: { uid: string }): Promise<Undoable[]> {
      return guard.run(uid, async () => undoable(await transitions.listHeld(db, uid), undoing));
    },

    /** `statement`: the host's signature. */
    async recordAbsence({ statement, ...input }: FencedInput & HostWord): Promise<void> {
      const { uid, runtimeId } = input;
      await guard.run(uid, async () => {
        await requireEnding(db, uid);
        await verification.ofMachine(uid, { about: 'absence', runtimeId }, statement);
      });
      await guard.fenced(input, (fence) => transitions.recordAbsence(db, uid, fence, runtimeId));
    },

    /** `absent`: the last placement that it held, if its host has just shown that it is gone; `statement`: its signature. */
    async removeMachine({
      absent,
      statement,
      ...input
    }: FencedInput & { absent?: string; statement?: string | undefined }): Promise<void> {
      if (absent !== undefined)
        await guard.run(input.uid, () =>
          verification.ofMachine(input.uid, { about: 'absence', runtimeId: absent }, statement),
        );
      await guard.fenced(input, (fence) => transitions.removeMachine(db, input.uid, fence, absent));
    },
  };
}

/** Signs the orders that the row wants; a host that wants an order does nothing to the others. */
function undoable(
  { held, act }: transitions.Held,
  { orders, deadlines }: Pick<ControlPlaneDependencies, 'orders' | 'deadlines'>,
): Promise<Undoable[]> {
  const how = { graceMs: act === 'end' ? deadlines.stoppingMs : 0, keepConsole: act !== 'end' };
  return Promise.all(
    held.map(async (placement) => {
      const { hostName, runtimeId, orderNumber: number } = placement;
      const order = act && (await orders.sign({ hostName, runtimeId, act, number, arguments: how }));
      return { ...placement, ending: { ...how, ...(order && { order }) } };
    }),
  );
}

/** Phases that a workflow records as such; the others come with what else is recorded. */
type RecordedPhase = Extract<Phase, 'Starting' | 'Stopping' | 'Deleting'>;

/** A longer reason of an operator is cut. */
const reasonLength = 1_000;

/** The machine is asked for what no proof of its row or its host allows. */
function unproved(why: string): ApplicationFailure {
  return ApplicationFailure.nonRetryable(`it is not recorded: ${why}`, unverified);
}

/** Both facts last, so they still hold when something is written that needs them. */
async function requireEnding(db: Database, uid: string): Promise<void> {
  const row = await findMachine(db, uid);
  if (row && !row.deletionRequestedAt && row.phase !== 'Failed')
    throw unproved(`machine ${uid} neither failed nor is it to be deleted`);
}

/** Before that, its host rightly sees nothing of it. */
async function requireCreated(db: Database, uid: string): Promise<void> {
  const row = await findMachine(db, uid);
  if (row?.phase === 'Pending' || row?.phase === 'Creating') throw unproved(`machine ${uid} is not created yet`);
}

/** What a host has to have said for this ending; null if no word of it is evidence. */
function hostEvidence(
  { code, witness }: Pick<EndingOf, 'code' | 'witness'>,
  { runtimeId, absent }: { runtimeId: string; absent: boolean },
): RuntimeStatement | null {
  if (witness !== 'host') return null;
  if (!absent) return { about: 'failure', runtimeId, code };
  return code === 'VMNotFound' ? { about: 'absence', runtimeId } : null;
}

function creationSaid({ runtimeId, seen, statement }: CreationWord): [RuntimeStatement, string | undefined] {
  return seen ? [statementOf(runtimeId, seen), seen.statement] : [{ about: 'creation', runtimeId }, statement];
}
