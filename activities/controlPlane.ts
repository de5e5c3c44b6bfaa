/**
 * What a machine's workflow asks of the control plane. Every activity is safe to repeat. If the row now belongs to
 * another run, an activity refuses with a failure of type `Fenced`. Any other failure says what is wrong with the
 * service, and nothing about the machine.
 */
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { AuditAction } from '../src/domain/auditActions.ts';
import type { Witness } from '../src/domain/evidence.ts';
import { type RuntimeStatement, statementOf } from '../src/domain/hostStatement.ts';
import type { Failure } from '../src/domain/machine.ts';
import type { Observation } from '../src/domain/observation.ts';
import type { Phase } from '../src/domain/phases.ts';
import { recordAudit } from '../src/store/core/audit.ts';
import type { Database } from '../src/store/core/db.ts';
import { findMachine, requestRestart } from '../src/store/machines/machineStore.ts';
import { type HeldPlacement, heldPlacements } from '../src/store/machines/sql/heldPlacements.ts';
import type { UnenrolledHosts } from '../src/store/machines/statementJudgement.ts';
import * as transitions from '../src/store/machines/transitions.ts';
import { type ClaimDependencies, createClaimActivities } from './claims.ts';
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

export interface Intent extends transitions.Intent {
  begun?: transitions.CleanupStart;
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
  { db, log, unenrolledHosts }: ControlPlaneDependencies,
  guard: Guard,
  verification: Verification,
) {
  return {
    /** `said`: what its host says, if it is the host that reached the phase. */
    async recordPhase({ said, ...input }: FencedInput & { phase: Phase; said?: CreationWord }): Promise<void> {
      if (said) await guard.run(input.uid, () => verification.ofRuntime(...creationSaid(said)));
      await guard.fenced(input, (fence) => transitions.recordPhase(db, input.uid, fence, input.phase));
    },

    /** Records what customers may connect to. Returns whether to ask the host again; nothing if it is recorded. */
    async recordAccess({
      runtimeId,
      accessible,
      seen,
      ...input
    }: FencedInput & { runtimeId: string; accessible: boolean; seen: Observation | null }): Promise<Doubt | undefined> {
      const access = { runtimeId, accessible, seen, onFirstReady: guard.fleet.ready.bind(guard.fleet) };
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

    /** `said`: the host's word, if it is the witness. */
    async recordFailure({
      said,
      ...input
    }: FencedInput & { failure: Failure; witness: Witness; said?: HostWord & { absent: boolean } }): Promise<void> {
      const ending = { ...input.failure, witness: input.witness };
      if (said) {
        const { runtimeId, absent, statement } = said;
        const { code } = input.failure;
        const about: RuntimeStatement = absent
          ? { about: 'absence', runtimeId }
          : { about: 'failure', runtimeId, code };
        await guard.run(input.uid, () => verification.ofRuntime(about, statement));
      }
      await guard.fenced(input, (fence) => transitions.recordFailure(db, input.uid, fence, ending));
    },

    /** The guest is down for the restart that was asked for. Returns the request of that restart. */
    recordRestart(input: FencedInput): Promise<string | null> {
      return guard.fenced(input, (fence) => transitions.recordRestart(db, input.uid, fence));
    },

    /** Asks for a restart for an operator in the Temporal UI. Fails if the machine cannot be restarted now. */
    async requestRestart(input: { uid: string; reason: string; requestId: string }): Promise<void> {
      const { uid, reason, requestId } = input;
      const { outcome } = await guard.run(uid, () => requestRestart(db, { uid }, { requestId, force: false }));
      if (outcome !== 'accepted')
        throw ApplicationFailure.nonRetryable('only a machine that was ready, and is not being deleted, is restarted');
      await guard.run(uid, () => recordOperator(db, { uid, action: 'machine.restart', reason, requestId }));
    },

    /**
     * `epoch` is the claim of the run that asks. With `step`, the cleanup of a machine whose delete was accepted begins
     * in the same call; only a run that has no other write under way says it.
     */
    async readIntent({ step, ...input }: Omit<FencedInput, 'step'> & { step?: number }): Promise<Intent | null> {
      const { uid, epoch } = input;
      const intent = await guard.run(uid, () => transitions.readIntent(db, uid, epoch));
      if (!intent?.deletionRequested || step === undefined) return intent;
      const begun = await guard.fenced({ ...input, step }, (fence) => transitions.beginCleanup(db, uid, fence));
      return { ...intent, begun };
    },

    /** Records what an operator did through the Temporal UI. */
    async audit(input: OperatorAct): Promise<void> {
      await guard.run(input.uid, () => recordOperator(db, input));
    },
  };
}

/** What an operator did through the Temporal UI. */
interface OperatorAct {
  uid: string;
  action: string;
  reason: string;
  requestId: string;
}

async function recordOperator(db: Database, { uid, action, reason, requestId }: OperatorAct): Promise<void> {
  await recordAudit(db, {
    actorType: 'operator',
    actorId: 'temporal',
    action: action as AuditAction,
    target: `machine/${uid}`,
    reason,
    requestId,
    details: { create_request_id: (await findMachine(db, uid))?.requestId ?? null },
  });
}

/** The steps of a machine that goes. */
function createCleanupActivities({ db }: ControlPlaneDependencies, guard: Guard, verification: Verification) {
  return {
    async recordCleanupBlocked(input: FencedInput): Promise<void> {
      await guard.fenced(input, (fence) => transitions.recordCleanupBlocked(db, input.uid, fence));
    },

    /** Rates the closed lifecycle, records that the deleted machine goes, and returns what it holds. */
    async beginCleanup(input: FencedInput): Promise<transitions.CleanupStart> {
      return guard.fenced(input, (fence) => transitions.beginCleanup(db, input.uid, fence));
    },

    /** The recorded placements that hold capacity for the machine: what an undo works from. */
    async listHeld({ uid }: { uid: string }): Promise<HeldPlacement[]> {
      return guard.run(uid, () => heldPlacements(db, uid));
    },

    /** `statement`: the host's signature. */
    async recordAbsence({ statement, ...input }: FencedInput & HostWord): Promise<void> {
      const { uid, runtimeId } = input;
      await guard.run(uid, () => verification.ofRuntime({ about: 'absence', runtimeId }, statement));
      await guard.fenced(input, (fence) => transitions.recordAbsence(db, uid, fence, runtimeId));
    },

    /** `absent`: the last placement that it held, if its host has just shown that it is gone; `statement`: its signature. */
    async removeMachine({
      absent,
      statement,
      ...input
    }: FencedInput & { absent?: string; statement?: string | undefined }): Promise<void> {
      if (absent !== undefined)
        await guard.run(input.uid, () => verification.ofRuntime({ about: 'absence', runtimeId: absent }, statement));
      await guard.fenced(input, (fence) => transitions.removeMachine(db, input.uid, fence, absent));
    },
  };
}

function creationSaid({ runtimeId, seen, statement }: CreationWord): [RuntimeStatement, string | undefined] {
  return seen ? [statementOf(runtimeId, seen), seen.statement] : [{ about: 'creation', runtimeId }, statement];
}
