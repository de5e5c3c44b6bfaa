/**
 * What a machine's workflow asks of the control plane. Every activity is safe to repeat. If the row now belongs to
 * another run, an activity refuses with a failure of type `Fenced`. Any other failure says what is wrong with the
 * service, and nothing about the machine.
 */

import { activityInfo, metricMeter } from '@temporalio/activity';
import { type Client, isGrpcServiceError, ServiceError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import type { AuditAction } from '../src/domain/auditActions.ts';
import type { Witness } from '../src/domain/evidence.ts';
import { type RuntimeStatement, statementOf } from '../src/domain/hostStatement.ts';
import type { Failure, MachineKind, MachineSpec } from '../src/domain/machine.ts';
import { machineWorkflowId, unexpected } from '../src/domain/names.ts';
import type { Observation } from '../src/domain/observation.ts';
import type { Deadlines, Phase } from '../src/domain/phases.ts';
import type { RuntimeSpec } from '../src/drivers/agent/driver.ts';
import type { SecretBox } from '../src/secrets/secretBox.ts';
import { recordAudit } from '../src/store/core/audit.ts';
import { conditions, databaseCondition } from '../src/store/core/databaseCondition.ts';
import type { Database } from '../src/store/core/db.ts';
import { type Fence, Fenced, MachineGone } from '../src/store/machines/fence.ts';
import type { GivenUp } from '../src/store/machines/leftPlacements.ts';
import { findMachine, type MachineRow } from '../src/store/machines/machineStore.ts';
import {
  type HeldPlacement,
  heldPlacements,
  type PlaceOutcome,
  placeMachine,
} from '../src/store/machines/placeMachine.ts';
import type { UnenrolledHosts } from '../src/store/machines/statementJudgement.ts';
import * as transitions from '../src/store/machines/transitions.ts';
import { rateLifecycle } from '../src/store/usage/lifecycles.ts';
import { Bookkeeping } from '../src/temporal/bookkeeping.ts';
import { FleetMeters } from '../src/temporal/fleetMeters.ts';
import { openRunOf } from '../src/temporal/listing.ts';
import { openVerification } from './hostStatements.ts';

export interface ControlPlaneDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  apiKeyMaxDays: number;
  secrets: SecretBox;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
}

/** What a workflow knows about its machine. It includes the deadlines, so that a history explains itself. */
export interface Claim {
  epoch: number;
  kind: MachineKind;
  name: string;
  phase: Phase;
  spec: MachineSpec;
  failureCode: string | null;
  failureMessage: string | null;
  /** RFC 3339. */
  phaseSince: string;
  deletionRequested: boolean;
  /** It was ready once: from then on it is kept, not given up, while its host is out of reach. */
  wasReady: boolean;
  readyForAccess: boolean;
  held: HeldPlacement[];
  deadlines: Deadlines;
  /** What came of looking for a host with the claim, as the claim's first step; null if no decision could be made. */
  placed?: PlaceResult | null;
}

export interface FencedInput {
  uid: string;
  epoch: number;
  step: number;
  /** Attempts of this write by earlier activities, or more. Added to this activity's own, the count always grows. */
  attemptsBefore?: number;
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

/** Who asks what is wanted of a machine. */
type IntentInput = Pick<FencedInput, 'uid' | 'attemptsBefore'> & { epoch?: number; step?: number };

export interface Intent extends transitions.Intent {
  begun?: transitions.CleanupStart;
}

type PlaceInput = FencedInput & {
  /** Placements that the machine left before it was created there; they are still held. */
  givenUp: readonly string[];
  /** What the hosts of some of these said when they could not create it. */
  unable?: Readonly<Record<string, string>>;
};

export type PlaceResult =
  | { outcome: 'placed'; placement: HeldPlacement; runtime: RuntimeSpec }
  | Exclude<PlaceOutcome, { outcome: 'placed' }>;

/** Failure type of a look for capacity that found none yet. */
const noCapacityYet = 'NoCapacityYet';

/** A lasting failure is logged once per this many attempts. */
const attemptsPerLogLine = 6;

export function createControlPlaneActivities(dependencies: ControlPlaneDependencies) {
  const { db, client, deadlines, log, unenrolledHosts } = dependencies;
  const bookkeeping = new Bookkeeping();
  const fleet = new FleetMeters();
  const verification = openVerification(dependencies);

  /** Runs one write under the fence of this activity's attempt and classifies any failure. */
  async function fenced<T>(input: FencedInput, write: (fence: Fence) => Promise<T>): Promise<T> {
    const { epoch, step, attemptsBefore = 0 } = input;
    return guarded(input.uid, () => write({ epoch, step, attempt: attemptsBefore + activityInfo().attempt }));
  }

  /** Claims a row that another run had, once Temporal confirms that this run is the machine's open one. */
  async function takeOver(
    uid: string,
    execution: { workflowId: string; runId: string },
    place: boolean,
  ): Promise<transitions.ClaimedMachine | null> {
    const row = await findMachine(db, uid);
    if (row && machineWorkflowId(row) !== execution.workflowId)
      throw ApplicationFailure.nonRetryable(
        `the workflow of machine ${uid} is ${machineWorkflowId(row)}: this one may not claim it`,
        'NotItsWorkflow',
      );
    const owner = row?.claimRunId;
    if (!owner) return null;
    await refuseWhenSuperseded(client, execution);
    const claimed = await claimFrom(owner, uid, execution, place);
    if (!claimed && (await findMachine(db, uid))) throw new Error('the row was claimed by yet another run meanwhile');
    return claimed;
  }

  /**
   * Claims the row of the former run, with `place` in one transaction with a look for a host. An error of that look
   * leaves it to the step `place`, which reports it.
   */
  async function claimFrom(
    former: string | null,
    uid: string,
    { runId, workflowId }: { workflowId: string; runId: string },
    place: boolean,
  ): Promise<transitions.ClaimedMachine | null> {
    const claimAlone = () => transitions.claimMachine(db, uid, runId, former, workflowId);
    if (!place) return claimAlone();
    return transitions.claimAndPlace(db, uid, runId, former, workflowId).catch((error: unknown) => {
      if (databaseCondition(error) === 'away') throw error;
      return claimAlone();
    });
  }

  async function guarded<T>(uid: string, act: () => Promise<T>): Promise<T> {
    bookkeeping.open(metricMeter);
    fleet.open(metricMeter);
    try {
      const result = await act();
      bookkeeping.succeeded(uid);
      return result;
    } catch (error) {
      if (error instanceof ApplicationFailure) throw error;
      if (error instanceof Fenced) throw ApplicationFailure.nonRetryable(error.message, 'Fenced');
      if (error instanceof MachineGone) throw ApplicationFailure.nonRetryable(error.message, 'MachineGone');
      const { attempt, activityType: activity } = activityInfo();
      const { problem, type, message } = describeTrouble(error);
      bookkeeping.failed(activity, problem, uid);
      if (type === unexpected || attempt % attemptsPerLogLine === 0)
        log.error({ err: error, activity, attempt, uid, problem }, 'bookkeeping fails; the machine stays as it is');
      throw ApplicationFailure.create({ message, type, cause: error as Error });
    }
  }

  /** Fails with `Unverified` unless the runtime's host said it. */
  function verified(uid: string, said: RuntimeStatement, signature: string | undefined): Promise<void> {
    return guarded(uid, () => verification.ofRuntime(said, signature));
  }

  function decisionOf(result: PlaceOutcome): PlaceResult {
    if (result.outcome === 'refused') fleet.placementRefused(result.failure.code);
    if (result.outcome !== 'placed') return result;
    const { placement, machine, image } = result;
    return { outcome: 'placed', placement, runtime: runtimeOf(machine, placement, image) };
  }

  function decide({ givenUp, unable = {}, ...input }: PlaceInput): Promise<PlaceResult> {
    const left = givenUp.map((runtimeId): GivenUp => {
      const words = unable[runtimeId];
      return words === undefined ? { runtimeId } : { runtimeId, unable: words };
    });
    return fenced(input, async (fence) => decisionOf(await placeMachine(db, input.uid, fence, left)));
  }

  return {
    /**
     * Claims the row for this run. Null if the machine is gone; fails with `Superseded` if another open run has it. With
     * `place`, also looks for a host if the machine waits for one.
     */
    async claim({
      uid,
      place = false,
    }: {
      uid: string;
      place?: boolean;
      attemptsBefore?: number;
    }): Promise<Claim | null> {
      return guarded(uid, async () => {
        const { workflowExecution } = activityInfo();
        if (!workflowExecution) throw new Error('claim runs for a workflow only');
        const claimed =
          (await claimFrom(null, uid, workflowExecution, place)) ?? (await takeOver(uid, workflowExecution, place));
        if (!claimed) return null;
        const { row, held, wasReady } = claimed;
        const placed = claimed.placed && decisionOf(claimed.placed);
        return {
          epoch: row.claimEpoch,
          kind: row.kind,
          name: row.name,
          phase: placed?.outcome === 'placed' ? 'Creating' : row.phase,
          spec: row.spec,
          failureCode: row.failureCode,
          failureMessage: row.failureMessage,
          phaseSince: row.phaseSince.toISOString(),
          deletionRequested: row.deletionRequestedAt !== null,
          wasReady,
          readyForAccess: row.readyForAccess,
          held,
          deadlines,
          ...(placed !== undefined && { placed }),
        };
      });
    },

    /**
     * Holds capacity for the machine, if possible on a host other than those of the placements that it gave up. With
     * `wait`, a refusal that may pass is a failure that Temporal retries.
     */
    async place({ wait = false, ...input }: PlaceInput & { wait?: boolean }): Promise<PlaceResult> {
      const result = await decide(input);
      if (wait && result.outcome === 'refused' && result.retryable)
        throw ApplicationFailure.retryable(`${result.failure.code}: ${result.failure.message}`, noCapacityYet);
      return result;
    },

    /** `said`: what its host says, if it is the host that reached the phase. */
    async recordPhase({ said, ...input }: FencedInput & { phase: Phase; said?: CreationWord }): Promise<void> {
      if (said) await verified(input.uid, creationSaid(said), said.seen?.statement ?? said.statement);
      await fenced(input, (fence) => transitions.recordPhase(db, input.uid, fence, input.phase));
    },

    /** Records what customers may connect to. Returns whether to ask the host again; nothing if it is recorded. */
    async recordAccess({
      runtimeId,
      accessible,
      seen,
      ...input
    }: FencedInput & { runtimeId: string; accessible: boolean; seen: Observation | null }): Promise<Doubt | undefined> {
      const access = { runtimeId, accessible, seen, onFirstReady: fleet.ready.bind(fleet) };
      const disbelief = await fenced(input, (fence) =>
        transitions.recordAccess(db, input.uid, fence, access, unenrolledHosts),
      );
      if (!disbelief) return undefined;
      if ('outdated' in disbelief) return 'outdated';
      if ('statement' in disbelief) {
        const { statement, hostName } = disbelief;
        await verification.noteRefusal(hostName, statement);
        log.error(
          { uid: input.uid, runtimeId, reason: statement.reason },
          'what is said in the name of a host is refused',
        );
        return 'refused';
      }
      bookkeeping.refusedForward();
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
        await verified(
          input.uid,
          absent ? { about: 'absence', runtimeId } : { about: 'failure', runtimeId, code },
          statement,
        );
      }
      await fenced(input, (fence) => transitions.recordFailure(db, input.uid, fence, ending));
    },

    async recordCleanupBlocked(input: FencedInput): Promise<void> {
      await fenced(input, (fence) => transitions.recordCleanupBlocked(db, input.uid, fence));
    },

    /** Rates the closed lifecycle, records that the deleted machine goes, and returns what it holds. */
    async beginCleanup(input: FencedInput): Promise<transitions.CleanupStart> {
      return fenced(input, (fence) => transitions.beginCleanup(db, input.uid, fence));
    },

    /** The recorded placements that hold capacity for the machine: what an undo works from. */
    async listHeld({ uid }: { uid: string }): Promise<HeldPlacement[]> {
      return guarded(uid, () => heldPlacements(db, uid));
    },

    /** `statement`: the host's signature. */
    async recordAbsence({ statement, ...input }: FencedInput & HostWord): Promise<void> {
      await verified(input.uid, { about: 'absence', runtimeId: input.runtimeId }, statement);
      await fenced(input, (fence) => transitions.recordAbsence(db, input.uid, fence, input.runtimeId));
    },

    /** Rates the closed lifecycle's minimum, exactly once; does nothing for a machine that was never ready. */
    async rate({ uid }: { uid: string }): Promise<void> {
      await guarded(uid, () => rateLifecycle(db, uid));
    },

    /** `absent`: the last placement that it held, if its host has just shown that it is gone; `statement`: its signature. */
    async removeMachine({
      absent,
      statement,
      ...input
    }: FencedInput & { absent?: string; statement?: string | undefined }): Promise<void> {
      if (absent !== undefined) await verified(input.uid, { about: 'absence', runtimeId: absent }, statement);
      await fenced(input, (fence) => transitions.removeMachine(db, input.uid, fence, absent));
    },

    /**
     * `epoch` is the claim of the run that asks; runs of older releases do not say it. With `step`, the cleanup of a
     * machine whose delete was accepted begins in the same call; only a run that has no other write under way says it.
     */
    async readIntent({ uid, epoch, step, ...rest }: IntentInput): Promise<Intent | null> {
      const intent = await guarded(uid, () => transitions.readIntent(db, uid, epoch));
      if (!intent?.deletionRequested || epoch === undefined || step === undefined) return intent;
      const input = { ...rest, uid, epoch, step };
      return { ...intent, begun: await fenced(input, (fence) => transitions.beginCleanup(db, uid, fence)) };
    },

    /** Records what an operator did through the Temporal UI. */
    async audit(input: { uid: string; action: string; reason: string; requestId: string }): Promise<void> {
      await guarded(input.uid, async () =>
        recordAudit(db, {
          actorType: 'operator',
          actorId: 'temporal',
          action: input.action as AuditAction,
          target: `machine/${input.uid}`,
          reason: input.reason,
          requestId: input.requestId,
          details: { create_request_id: (await findMachine(db, input.uid))?.requestId ?? null },
        }),
      );
    },
  };
}

export type ControlPlaneActivities = ReturnType<typeof createControlPlaneActivities>;

/** Refuses a run that Temporal no longer counts as the open run of its workflow id. */
async function refuseWhenSuperseded(client: Client, execution: { workflowId: string; runId: string }): Promise<void> {
  const open = await openRunOf(client, execution.workflowId);
  if (open !== null && open !== execution.runId) {
    throw ApplicationFailure.nonRetryable(`run ${open} owns ${execution.workflowId}`, 'Superseded');
  }
}

function creationSaid({ runtimeId, seen }: CreationWord): RuntimeStatement {
  return seen ? statementOf(runtimeId, seen) : { about: 'creation', runtimeId };
}

function runtimeOf(
  machine: MachineRow,
  placement: HeldPlacement,
  image: { name: string; digest: string; source: Record<string, unknown> },
): RuntimeSpec {
  return {
    runtimeId: placement.runtimeId,
    machineUid: machine.uid,
    kind: machine.kind,
    namespace: machine.namespace,
    name: machine.name,
    spec: machine.spec,
    image: { name: image.name, digest: image.digest, source: image.source },
    labels: machine.labels,
    workflowId: machineWorkflowId(machine),
    placementVersion: placement.version,
  };
}

/** What is wrong: as a metric's label, as a failure's type, and in words for operators. */
function describeTrouble(error: unknown): { problem: string; type: string; message: string } {
  const condition = databaseCondition(error);
  if (condition)
    return {
      problem: `postgres-${condition}`,
      type: 'StoreUnavailable',
      message: `Postgres: ${conditions[condition].says}`,
    };
  if (isGrpcServiceError(error) || error instanceof ServiceError)
    return { problem: 'temporal', type: 'TemporalUnavailable', message: `Temporal: ${messageOf(error)}` };
  return { problem: 'unexpected', type: unexpected, message: messageOf(error) };
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
