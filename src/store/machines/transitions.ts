/** Everything a machine's workflow records; each write is under the fence of its row. */
import { type Ending, endsMachine } from '../../domain/evidence.ts';
import { unregisteredForward } from '../../domain/forwardTargets.ts';
import { type Failure, publishedPorts } from '../../domain/machine.ts';
import type { Forward, Observation } from '../../domain/observation.ts';
import { endingPhase, type Phase } from '../../domain/phases.ts';
import { failureText, forwardRefusedText, notReadyText } from '../../domain/reasons.ts';
import type { Database, Queryable } from '../core/db.ts';
import { workflowIdColumns } from '../core/outbox.ts';
import { closeLifecycle, closeLostLifecycle, noteSeen, openLifecycle, rateLifecycle } from '../usage/lifecycles.ts';
import { type Fence, Fenced, lockFenced, writeTransition } from './fence.ts';
import { rememberImage } from './imageCatalogue.ts';
import { type MachineJson, type MachineRow, machineFromJson } from './machineRow.ts';
import { eraseMachine, findMachine } from './machineStore.ts';
import { type HeldPlacement, heldPlacements, hostLostSince, releasePlacement } from './placeMachine.ts';
import { auditRefusedForward, forwardTargetsOf, type RegisteredTargets, wakeMachine } from './registeredForwards.ts';

export interface ClaimedMachine {
  row: MachineRow;
  held: HeldPlacement[];
  /** A lifecycle was opened: customers could connect at least once. */
  wasReady: boolean;
}

/**
 * Claims the row for a run of the machine's workflow; later writes of earlier runs are refused. `from` is the run that
 * is known to be over, or null if the row was never claimed. Returns null if the row is gone, belongs to neither run,
 * or belongs to another workflow.
 */
export async function claimMachine(
  db: Queryable,
  uid: string,
  runId: string,
  from: string | null = null,
  workflowId: string | null = null,
): Promise<ClaimedMachine | null> {
  const rows = await db.$queryRaw<{ machine: MachineJson; was_ready: boolean }[]>`
    UPDATE machines m SET claim_epoch = claim_epoch + 1, claim_run_id = ${runId}, fence_step = 0, fence_attempt = 0
    WHERE uid = ${uid}::uuid AND (claim_run_id IS NULL OR claim_run_id IN (${runId}, ${from}))
      AND (${workflowId}::text IS NULL OR ${workflowId} = ${workflowIdColumns})
    RETURNING to_jsonb(m) AS machine, EXISTS (SELECT 1 FROM lifecycles l WHERE l.machine_uid = m.uid) AS was_ready`;
  if (!rows[0]) return null;
  const row = machineFromJson(rows[0].machine);
  // Nothing was ever placed before the first claim.
  return { row, wasReady: rows[0].was_ready, held: row.claimEpoch === 1 ? [] : await heldPlacements(db, uid) };
}

/** Records a phase. A machine whose delete was accepted only moves toward its end: other phases are not written. */
export function recordPhase(db: Database, uid: string, fence: Fence, phase: Phase): Promise<MachineRow> {
  return db.$transaction(async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (row.deletionRequestedAt && phase !== 'Stopping' && phase !== 'Deleting') return row;
    if (phase === 'Starting') await rememberImageOf(tx, row);
    return writeTransition(tx, row, { phase, failureMessage: row.failureCode && row.failureMessage });
  });
}

/** The machine was created, so its host now holds its image. */
async function rememberImageOf(tx: Queryable, { uid, resolvedImageRef }: MachineRow): Promise<void> {
  if (resolvedImageRef) await rememberImage(tx, uid, resolvedImageRef);
}

export interface AccessRecord {
  runtimeId: string;
  accessible: boolean;
  seen: Observation | null;
}

/**
 * Records that the guest is up and whether customers may connect. The first time they may, the lifecycle opens, but
 * only if no delete was accepted. While they may not, the row says why; known host keys stay.
 *
 * Returns the forward for which it believed nothing of what was seen, because it is not registered for the host.
 */
export function recordAccess(db: Database, uid: string, fence: Fence, access: AccessRecord): Promise<Forward | null> {
  return db.$transaction(async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (row.deletionRequestedAt) return null;
    const { seen } = access;
    const targets = seen?.forwards.length ? await forwardTargetsOf(tx, uid, access.runtimeId) : null;
    const refused = unregisteredForward(seen?.forwards ?? [], targets);
    if (refused) {
      await refuseForward(tx, row, refused, targets);
      return refused;
    }
    if (row.phase === 'Running') await noteSeen(tx, uid);
    if (row.phase === 'Creating') await rememberImageOf(tx, row);
    if (access.accessible) await openLifecycle(tx, row, access.runtimeId);
    await writeTransition(tx, row, {
      phase: 'Running',
      readyForAccess: access.accessible,
      failureMessage: access.accessible || !seen ? null : notReadyText(row.spec.ports ?? [], seen),
      publishedPorts: publishedPorts(row.spec),
      sshHostKeys: seen?.sshHostKeys.length ? seen.sshHostKeys : row.sshHostKeys,
      forwards: access.accessible ? (seen?.forwards ?? []) : [],
    });
    return null;
  });
}

/**
 * Customers are not led there, regardless of who reported it. The first time, the host is asked: if only a signal was forged, the
 * machine is ready again at once. Repeats change nothing.
 */
async function refuseForward(
  tx: Queryable,
  row: MachineRow,
  refused: Forward,
  targets: RegisteredTargets | null,
): Promise<void> {
  const unready = { phase: 'Running', readyForAccess: false, failureMessage: forwardRefusedText } as const;
  if (row.phase === unready.phase && row.failureMessage === unready.failureMessage) return;
  await auditRefusedForward(tx, row.uid, refused, targets);
  await wakeMachine(tx, row.uid);
  await writeTransition(tx, row, unready);
}

/**
 * Records a terminal failure and closes the lifecycle in the same commit; for a machine that is no longer there, at the
 * moment until which it was seen. The first failure wins. Throws if the failure is no evidence for the machine's end.
 */
export function recordFailure(db: Database, uid: string, fence: Fence, failure: Ending): Promise<MachineRow> {
  return db.$transaction(async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (row.phase === 'Failed' || row.deletionRequestedAt) return row;
    const wasReady = (await tx.lifecycle.count({ where: { machineUid: uid } })) > 0;
    if (!endsMachine(failure, wasReady))
      throw new Error(
        `${failure.code} by ${failure.witness} ends no machine that was ${wasReady ? '' : 'never '}ready`,
      );
    if (failure.code === 'VMNotFound') await closeLostLifecycle(tx, uid);
    else await closeLifecycle(tx, uid);
    return writeTransition(tx, row, {
      phase: 'Failed',
      readyForAccess: false,
      failureCode: failure.code,
      failureMessage: failureText(failure, row.phase, row.requestId),
    });
  });
}

/**
 * Records that a cleanup is blocked. An earlier failure keeps its code. Customers read that the
 * machine is being taken care of; what blocks the cleanup is in its workflow.
 */
export function recordCleanupBlocked(db: Database, uid: string, fence: Fence): Promise<MachineRow> {
  return db.$transaction(async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (row.failureCode !== null && row.failureCode !== 'CleanupBlocked') return row;
    const code = 'CleanupBlocked';
    const failure: Failure = { code, message: 'it could not be verified yet that the machine is gone from its host' };
    return writeTransition(tx, row, {
      failureCode: code,
      failureMessage: failureText(failure, row.phase, row.requestId),
    });
  });
}

/** What a cleanup starts from. */
export interface CleanupStart {
  phase: Phase;
  /** The recorded placements that hold capacity for the machine: what an undo works from. */
  held: HeldPlacement[];
}

/**
 * Rates the closed lifecycle's minimum, exactly once, and then begins the cleanup: a machine that was deleted while it
 * held something enters the phase in which that is undone.
 */
export async function beginCleanup(db: Database, uid: string, fence: Fence): Promise<CleanupStart> {
  await rateLifecycle(db, uid);
  return db.$transaction(async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    const held = await heldPlacements(tx, uid);
    if (!row.deletionRequestedAt || held.length === 0) return { phase: row.phase, held };
    const phase = endingPhase(row.phase);
    await writeTransition(tx, row, { phase, failureMessage: row.failureCode && row.failureMessage });
    return { phase, held };
  });
}

/**
 * Records that a placement's machine was seen absent and releases its capacity. Also after the row is gone: capacity
 * must not depend on it.
 */
export function recordAbsence(db: Database, uid: string, fence: Fence, runtimeId: string): Promise<void> {
  return db.$transaction(async (tx) => {
    await lockFenced(tx, uid, fence);
    await releasePlacement(tx, runtimeId);
  });
}

/**
 * Removes a deleted machine that holds nothing anymore. `absent` is its last placement, if its machine was just seen
 * absent. Throws while it has another held placement or an unrated bill.
 */
export function removeMachine(db: Database, uid: string, fence: Fence, absent: string | null = null): Promise<void> {
  return db.$transaction(async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (absent !== null) await releasePlacement(tx, absent);
    if (!row.deletionRequestedAt) throw new Error(`machine ${uid} is not to be deleted`);
    const blocking = await tx.$queryRaw<{ what: string }[]>`
      SELECT 'placement' AS what FROM placements WHERE machine_uid = ${uid}::uuid AND released_at IS NULL AND abandoned_at IS NULL
      UNION ALL SELECT 'lifecycle' FROM lifecycles WHERE machine_uid = ${uid}::uuid AND rated_at IS NULL`;
    if (blocking.length > 0)
      throw new Error(`machine ${uid} still has an open ${blocking.map((b) => b.what).join(' and ')}`);
    await eraseMachine(tx, row);
  });
}

export interface Intent {
  deletionRequested: boolean;
  /** When its host was lost, RFC 3339. */
  hostLostSince: string | null;
}

/**
 * What is wanted of the machine now; null when it is gone. Throws Fenced if the row no longer belongs to claim `epoch`,
 * as after a restore from a backup: a run that only waits writes nothing, so nothing else would tell it.
 */
export async function readIntent(db: Database, uid: string, epoch?: number): Promise<Intent | null> {
  const row = await findMachine(db, uid);
  if (!row) return null;
  if (epoch !== undefined && row.claimEpoch !== epoch) throw new Fenced(row, { epoch, step: 0, attempt: 0 });
  const lostSince = await hostLostSince(db, uid);
  return {
    deletionRequested: row.deletionRequestedAt !== null,
    hostLostSince: lostSince?.toISOString() ?? null,
  };
}
