/** Everything a machine's workflow records; each write is under the fence of its row. */
import { type Ending, endsMachine } from '../../domain/evidence.ts';
import { unregisteredForward } from '../../domain/forwardTargets.ts';
import { statementOf } from '../../domain/hostStatement.ts';
import { type Failure, publishedPorts } from '../../domain/machine.ts';
import { type Forward, isAccessible, type Observation, type Sight } from '../../domain/observation.ts';
import { endingPhase, type Phase } from '../../domain/phases.ts';
import { failureText, forwardRefusedText, notReadyText, statementRefusedText } from '../../domain/reasons.ts';
import { accessHappenings, cleaningUp, created, failed, gone } from '../../domain/timeline.ts';
import { type Database, type Queryable, query, transaction } from '../core/db.ts';
import { workflowIdColumns } from '../core/outbox.ts';
import {
  closeLifecycle,
  closeLostLifecycle,
  type FirstReady,
  noteSeen,
  noteUnseen,
  openLifecycle,
  rateLifecycle,
} from '../usage/lifecycles.ts';
import { type Fence, Fenced, type FencedRow, lockFenced, requireMayFollow, writeTransition } from './fence.ts';
import { keepStopped } from './heldStopped.ts';
import { rememberImage } from './imageCatalogue.ts';
import { isUp, type MachineJson, type MachineRow, machineFromJson } from './machineRow.ts';
import { type PlaceOutcome, placeLocked } from './placeMachine.ts';
import { settleRecreation } from './recreation.ts';
import { auditRefusedForward, type RegisteredTargets, wakeMachine } from './registeredForwards.ts';
import { eraseMachine } from './sql/eraseMachine.ts';
import { currentHost, type HeldPlacement, heldPlacements, orderHeld } from './sql/heldPlacements.ts';
import { lockMachine } from './sql/lockMachine.ts';
import { livesThere, releasePlacement } from './sql/releasePlacement.ts';
import {
  auditRefusedStatement,
  groundOfHeld,
  judge,
  noteStatement,
  type Refused,
  type StatementGround,
  type UnenrolledHosts,
} from './statementJudgement.ts';

export interface ClaimedMachine {
  row: MachineRow;
  held: HeldPlacement[];
  /** A lifecycle was opened: customers could connect at least once. */
  wasReady: boolean;
  /** What came of looking for a host, if that was asked for and the machine, whose row was read before, waits for one. */
  placed?: PlaceOutcome;
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
  const rows = await query(db)<{ machine: MachineJson; was_ready: boolean }>`
    UPDATE machines m SET claim_epoch = claim_epoch + 1, claim_run_id = ${runId}, fence_step = 0, fence_attempt = 0
    WHERE uid = ${uid}::uuid AND (claim_run_id IS NULL OR claim_run_id IN (${runId}, ${from}))
      AND (${workflowId}::text IS NULL OR ${workflowId} = ${workflowIdColumns})
    RETURNING to_jsonb(m) AS machine, EXISTS (SELECT 1 FROM lifecycles l WHERE l.machine_uid = m.uid) AS was_ready`;
  if (!rows[0]) return null;
  const row = machineFromJson(rows[0].machine);
  // Nothing was ever placed before the first claim.
  return { row, wasReady: rows[0].was_ready, held: row.claimEpoch === 1 ? [] : await heldPlacements(db, uid) };
}

/**
 * Claims the row and looks for a host, in one transaction: no other writer comes between the two. Throws whatever the
 * look throws; the row is then not claimed either.
 */
export function claimAndPlace(
  db: Database,
  uid: string,
  runId: string,
  from: string | null,
  workflowId: string | null,
): Promise<ClaimedMachine | null> {
  return transaction(db, async (tx) => {
    const claimed = await claimMachine(tx, uid, runId, from, workflowId);
    const awaitsHost = claimed?.row.phase === 'Pending' || claimed?.row.phase === 'Creating';
    if (!claimed || !awaitsHost || claimed.row.deletionRequestedAt) return claimed;
    return { ...claimed, placed: await placeLocked(tx, claimed.row) };
  });
}

/** Records a phase. A machine whose delete was accepted only moves toward its end: other phases are not written. */
export function recordPhase(db: Database, uid: string, fence: Fence, phase: Phase): Promise<MachineRow> {
  return transaction(db, async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (row.deletionRequestedAt && phase !== 'Stopping' && phase !== 'Deleting') return row;
    const happened =
      phase === 'Starting' ? created({ image: row.resolvedImageRef, fetched: await rememberImageOf(tx, row) }) : [];
    const patch = { phase, failureMessage: row.failureCode && row.failureMessage };
    const all = [...happened, ...(phase === row.phase ? [] : cleaningUp(phase))];
    return writeTransition(tx, row, patch, all);
  });
}

/** The machine was created, so its host now holds its image. Returns whether that is news. */
async function rememberImageOf(tx: Queryable, { uid, resolvedImageRef }: MachineRow): Promise<boolean> {
  return resolvedImageRef !== null && (await rememberImage(tx, uid, resolvedImageRef));
}

/** The host's agent did not say it, or may not. */
type Refusal = { statement: Refused; hostName: string };

/** Why an observation is not recorded. */
export type Disbelief =
  /** Where it leads is not registered for the host. */
  | { forward: Forward }
  | Refusal
  /** Something newer is recorded already: another statement, the loss of the host, or that the machine left it. */
  | { outdated: true };

export interface AccessRecord {
  runtimeId: string;
  /** Absent: as the observation says. */
  accessible?: boolean;
  seen: Observation | null;
  /** Called if this made the machine ready for the first time. */
  onFirstReady?: (ready: FirstReady) => void;
}

/**
 * Records that the guest is up and whether customers may connect. The first time they may, the lifecycle opens, but
 * only if no delete was accepted. While they may not, the row says why; known host keys stay.
 *
 * Returns why it believed nothing of what was seen; null if it is recorded.
 */
export async function recordAccess(
  db: Database,
  uid: string,
  fence: Fence,
  access: AccessRecord,
  unenrolledHosts: UnenrolledHosts,
): Promise<Disbelief | null> {
  let ready: FirstReady | null = null;
  const disbelieved = await transaction(db, async (tx): Promise<Disbelief | null> => {
    const { seen, runtimeId } = access;
    const row = await lockFenced(tx, uid, fence);
    const ground = await groundOfHeld(tx, uid, runtimeId);
    if (goesDown(row)) return null;
    if (!ground) return { outdated: true };
    const disbelief = seen && (await disbelieve(tx, row, { runtimeId, seen, ground, unenrolledHosts }));
    if (disbelief) return disbelief;
    // It was said before the host was lost: once that is reachable again, the machine is looked at.
    if (ground.lostAt) {
      await noteUnseen(tx, uid, ground.lostAt);
      return { outdated: true };
    }
    if (isUp(row)) await noteSeen(tx, uid);
    if (row.stopReason !== null) {
      await keepStopped(tx, row, row.stopReason, seen);
      return null;
    }
    const image = row.resolvedImageRef;
    const fetched = row.phase === 'Creating' && !ground.holdsImage && (await rememberImageOf(tx, row));
    const happened = row.phase === 'Creating' ? created({ image, fetched }) : [];
    const ports = row.spec.ports ?? [];
    const accessible = accessibleBy(row, access);
    const patch = accessPatch(row, accessible, seen);
    requireMayFollow(row, patch.phase);
    if (accessible) ready = await openLifecycle(tx, row, runtimeId);
    await writeTransition(tx, row, patch, [...happened, ...accessHappenings(row, ports, { ...access, accessible })]);
    return null;
  });
  if (ready) access.onFirstReady?.(ready);
  return disbelieved;
}

function accessPatch(row: MachineRow, accessible: boolean, seen: Observation | null) {
  const ports = row.spec.ports ?? [];
  return {
    // A guest that is started again has not come up yet.
    phase: row.phase === 'Starting' && !seen?.guestUp ? 'Starting' : 'Running',
    readyForAccess: accessible,
    failureMessage: accessible || !seen ? null : notReadyText(ports, seen),
    publishedPorts: publishedPorts(row.spec),
    sshHostKeys: seen?.sshHostKeys.length ? seen.sshHostKeys : row.sshHostKeys,
    forwards: accessible ? (seen?.forwards ?? []) : [],
  } as const;
}

/** Throws for a machine that is not up yet: an observation of it is no step up. */
function accessibleBy(row: MachineRow, { accessible, seen }: AccessRecord): boolean {
  if (accessible !== undefined) return accessible;
  if (!seen?.guestUp && !isUp(row)) throw new Error(`the guest of machine ${row.uid} is not up`);
  return seen !== null && isAccessible(row.spec.ports ?? [], seen);
}

/** It is asked to go down, so what is seen of it now is not how it will be. */
function goesDown({ deletionRequestedAt, restartWanted }: MachineRow): boolean {
  return deletionRequestedAt !== null || restartWanted !== null;
}

/** Null if the host said it and it leads only where that host may be reached. Older statements hold no more then. */
async function disbelieve(
  tx: Queryable,
  row: MachineRow,
  {
    runtimeId,
    seen,
    ground,
    unenrolledHosts,
  }: { runtimeId: string; seen: Observation; ground: StatementGround; unenrolledHosts: UnenrolledHosts },
): Promise<Disbelief | null> {
  const judgement = await judge(ground, statementOf(runtimeId, seen), seen.statement, unenrolledHosts);
  if (judgement.verdict === 'outdated') return { outdated: true };
  if (judgement.verdict === 'refused') {
    const { reason } = judgement;
    const { hostName } = ground;
    await auditRefusedStatement(tx, { hostName, target: `runtime/${runtimeId}`, about: 'machine', reason });
    // What was verified before stays: a forgery takes no readiness away.
    if (!row.readyForAccess) await writeTransition(tx, row, { failureMessage: statementRefusedText });
    return { statement: judgement, hostName };
  }
  await noteStatement(tx, runtimeId, judgement.number);
  const { targets } = ground;
  const forward = unregisteredForward(seen.forwards, targets);
  if (!forward) return null;
  await refuseForward(tx, row, forward, targets);
  return { forward };
}

/**
 * Gives back the readiness of a machine whose host is reachable again, if that host sees it as customers should find it;
 * anything else is left to its workflow. Its workflow is not waited for: a thousand of them take minutes to look.
 *
 * Not under the fence, like the withdrawal: the lock on the row and the number of the statement order it among writes.
 */
export function restoreAccess(
  db: Database,
  { runtimeId, seen }: Sight,
  unenrolledHosts: UnenrolledHosts,
): Promise<boolean | Refusal> {
  return transaction(db, async (tx) => {
    const row = await lockUnseen(tx, runtimeId);
    const ports = row?.spec.ports ?? [];
    if (!row || row.readyForAccess || row.restartWanted || row.stopReason !== null || !isAccessible(ports, seen))
      return false;
    const ground = await groundOfHeld(tx, row.uid, runtimeId);
    if (!ground || ground.lostAt) return false;
    const disbelief = await disbelieve(tx, row, { runtimeId, seen, ground, unenrolledHosts });
    if (disbelief) return 'statement' in disbelief && disbelief;
    await noteSeen(tx, row.uid);
    const patch = {
      readyForAccess: true,
      failureMessage: null,
      sshHostKeys: seen.sshHostKeys.length ? seen.sshHostKeys : row.sshHostKeys,
      forwards: seen.forwards,
    };
    await writeTransition(tx, row, patch, accessHappenings(row, ports, { accessible: true, seen }));
    return true;
  });
}

/** Locks the machine of its current runtime, if it runs and was out of sight, and its host is reachable. */
async function lockUnseen(tx: Queryable, runtimeId: string): Promise<MachineRow | null> {
  const rows = await query(tx)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m JOIN placements p ON p.machine_uid = m.uid
      JOIN hosts h ON h.name = p.host_name JOIN lifecycles l ON l.machine_uid = m.uid
    WHERE p.runtime_id = ${runtimeId}::uuid AND ${livesThere}
      AND h.lost_at IS NULL AND l.unseen_since IS NOT NULL AND l.ended_at IS NULL
      AND m.phase = 'Running' AND m.deletion_requested_at IS NULL
    FOR UPDATE OF m`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}

/**
 * Customers are not led there, regardless of who reported it. The first time, the host is asked: if only a signal was forged, the
 * machine is ready again at once. Repeats change nothing.
 */
async function refuseForward(
  tx: Queryable,
  row: MachineRow,
  refused: Forward,
  targets: RegisteredTargets,
): Promise<void> {
  const unready = { phase: 'Running', readyForAccess: false, failureMessage: forwardRefusedText } as const;
  if (row.phase === unready.phase && row.failureMessage === unready.failureMessage) return;
  await auditRefusedForward(tx, row.uid, refused, targets);
  await wakeMachine(tx, row.uid);
  await writeTransition(tx, row, unready, [{ reason: 'AddressRefused', message: forwardRefusedText }]);
}

/** A restart that is wanted. */
export interface Restart {
  requestId: string;
  manner: NonNullable<MachineRow['restartWanted']>;
}

export function wantedRestart({
  restartWanted,
  restartRequestId,
}: Pick<MachineRow, 'restartWanted' | 'restartRequestId'>): Restart | null {
  return restartWanted && { requestId: restartRequestId!, manner: restartWanted };
}

/** The restart that the row wants now, with the placement that its order is for. */
export function orderRestart(db: Database, uid: string): Promise<(Restart & { placement: HeldPlacement }) | null> {
  return transaction(db, async (tx) => {
    const row = await lockMachine(tx, { uid });
    const restart = row && !row.deletionRequestedAt && isUp(row) ? wantedRestart(row) : null;
    const [placement] = restart ? await orderHeld(tx, uid, 'restart') : [];
    return restart && placement ? { ...restart, placement } : null;
  });
}

/**
 * Records that the guest is down, so that no restart is wanted any more. Returns the request that this served, the
 * placement with the number of the order to start it again, and whether an operator holds it stopped instead.
 */
export function recordRestart(
  db: Database,
  uid: string,
  fence: Fence,
): Promise<{ requestId: string | null; placement: HeldPlacement | null; stopped: boolean }> {
  return transaction(db, async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    const isKept = !row.deletionRequestedAt && row.phase !== 'Failed';
    // Again, as when the reply was lost, it is the same order.
    const [placement = null] = isKept ? await orderHeld(tx, uid, 'run') : [];
    await writeTransition(tx, row, { restartWanted: null });
    return { requestId: row.restartRequestId, placement, stopped: row.stopReason !== null };
  });
}

/**
 * Records a terminal failure and closes the lifecycle in the same commit; for a machine that is no longer there, at the
 * moment until which it was seen. The first failure wins. Throws if the failure is no evidence for the machine's end.
 */
export async function recordFailure(db: Database, uid: string, fence: Fence, failure: Ending): Promise<MachineRow> {
  // A workflow that says so is not believed: the command records it in the transaction that audits it.
  if (failure.witness === 'operator') throw new Error('an operator ends a machine by a command alone');
  return transaction(db, async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    return row.phase === 'Failed' || row.deletionRequestedAt ? row : endMachine(tx, row, failure);
  });
}

/** Ends a locked machine, in the transaction's last statements. Throws if the failure is no evidence for that. */
export async function endMachine(tx: Queryable, row: MachineRow, failure: Ending): Promise<MachineRow> {
  const { uid } = row;
  const wasReady = (await tx.lifecycle.count({ where: { machineUid: uid } })) > 0;
  if (!endsMachine(failure, wasReady))
    throw new Error(`${failure.code} by ${failure.witness} ends no machine that was ${wasReady ? '' : 'never '}ready`);
  if (failure.code === 'VMNotFound') await closeLostLifecycle(tx, uid);
  else await closeLifecycle(tx, uid);
  const failureMessage = failureText(failure, row.phase, row.requestId, row);
  const patch = { phase: 'Failed', readyForAccess: false, failureCode: failure.code, failureMessage } as const;
  return writeTransition(tx, row, patch, [failed(failure, failureMessage)]);
}

/**
 * Records that a cleanup is blocked. An earlier failure keeps its code. Customers read that the
 * machine is being taken care of; what blocks the cleanup is in its workflow.
 */
export function recordCleanupBlocked(db: Database, uid: string, fence: Fence): Promise<MachineRow> {
  return transaction(db, async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (row.failureCode !== null && row.failureCode !== 'CleanupBlocked') return row;
    const code = 'CleanupBlocked';
    const failure: Failure = { code, message: 'it could not be verified yet that the machine is gone from its host' };
    const failureMessage = failureText(failure, row.phase, row.requestId);
    return writeTransition(tx, row, { failureCode: code, failureMessage }, [failed(failure, failureMessage)]);
  });
}

/** The recorded placements that hold capacity for the machine: what an undo works from. */
export interface Held {
  held: HeldPlacement[];
  /** What is ordered of their hosts; null for a machine that neither failed nor is deleted. */
  act: 'clean-up' | 'end' | null;
}

/** What a cleanup starts from. */
export interface CleanupStart extends Held {
  phase: Phase;
}

/** For a locked machine. */
async function heldToUndo(tx: Queryable, { uid, phase, deletionRequestedAt }: MachineRow): Promise<Held> {
  const act = deletionRequestedAt ? 'end' : phase === 'Failed' ? 'clean-up' : null;
  return { act, held: act ? await orderHeld(tx, uid, act) : await heldPlacements(tx, uid) };
}

/** Nothing is held of a machine that is gone. */
export function listHeld(db: Database, uid: string): Promise<Held> {
  return transaction(db, async (tx) => {
    const row = await lockMachine(tx, { uid });
    return row ? heldToUndo(tx, row) : { held: [], act: null };
  });
}

/**
 * Rates the closed lifecycle's minimum, exactly once, and then begins the cleanup: a machine that was deleted while it
 * held something enters the phase in which that is undone.
 */
export async function beginCleanup(db: Database, uid: string, fence: Fence): Promise<CleanupStart> {
  await rateLifecycle(db, uid);
  return transaction(db, async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    const undo = await heldToUndo(tx, row);
    if (!row.deletionRequestedAt || undo.held.length === 0) return { phase: row.phase, ...undo };
    const phase = endingPhase(row.phase);
    const patch = { phase, failureMessage: row.failureCode && row.failureMessage };
    await writeTransition(tx, row, patch, phase === row.phase ? [] : cleaningUp(phase));
    return { phase, ...undo };
  });
}

/**
 * Records that a placement's machine was seen absent and releases its capacity. Also after the row is gone: capacity
 * must not depend on it.
 */
export function recordAbsence(db: Database, uid: string, fence: Fence, runtimeId: string): Promise<void> {
  return transaction(db, async (tx) => {
    const { readyForAccess } = await lockFenced(tx, uid, fence);
    if (readyForAccess) throw new Error(`machine ${uid} is ready: what it holds is released after its end`);
    await releasePlacement(tx, runtimeId);
  });
}

/**
 * Removes a deleted machine that holds nothing anymore. `absent` is its last placement, if its machine was just seen
 * absent. Throws while it has another held placement or an unrated bill.
 */
export function removeMachine(db: Database, uid: string, fence: Fence, absent: string | null = null): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockFenced(tx, uid, fence);
    if (!row.deletionRequestedAt) throw new Error(`machine ${uid} is not to be deleted`);
    if (absent !== null) await releasePlacement(tx, absent);
    const blocking = await query(tx)<{ what: string }>`
      SELECT 'placement' AS what FROM placements WHERE machine_uid = ${uid}::uuid AND released_at IS NULL AND abandoned_at IS NULL
      UNION ALL SELECT 'lifecycle' FROM lifecycles WHERE machine_uid = ${uid}::uuid AND rated_at IS NULL`;
    if (blocking.length > 0)
      throw new Error(`machine ${uid} still has an open ${blocking.map((b) => b.what).join(' and ')}`);
    if (row.recreates !== null) await settleRecreation(tx, row);
    await eraseMachine(tx, row, { happened: [gone] });
  });
}

export interface Intent {
  deletionRequested: boolean;
  restart: Restart | null;
  /** An operator holds it stopped. */
  stopped: boolean;
  /** When its host was lost, RFC 3339. */
  hostLostSince: string | null;
  /** Its newest placement, and the agent that serves the host of it; null if it holds none. */
  servedBy: { runtimeId: string; agent: string | null } | null;
}

/**
 * What is wanted of the machine now; null when it is gone. Throws Fenced if the row no longer belongs to claim `epoch`,
 * as after a restore from a backup: a run that only waits writes nothing, so nothing else would tell it.
 */
export async function readIntent(db: Database, uid: string, epoch?: number): Promise<Intent | null> {
  const [row] = await query(db)<
    FencedRow &
      Pick<MachineRow, 'restartWanted' | 'restartRequestId'> & {
        deletionRequested: boolean;
        stopped: boolean;
        lostSince: Date | null;
        runtimeId: string | null;
        agent: string | null;
      }
  >`
    SELECT m.claim_epoch AS "claimEpoch", m.fence_step AS "fenceStep", m.fence_attempt AS "fenceAttempt",
      m.deletion_requested_at IS NOT NULL AS "deletionRequested", m.restart_wanted AS "restartWanted",
      m.restart_request_id AS "restartRequestId", m.stop_reason IS NOT NULL AS stopped, host.lost_at AS "lostSince",
      host.runtime_id AS "runtimeId", host.agent
    FROM machines m LEFT JOIN LATERAL ${currentHost} host ON true WHERE m.uid = ${uid}::uuid`;
  if (!row) return null;
  if (epoch !== undefined && row.claimEpoch !== epoch) throw new Fenced(row, { epoch, step: 0, attempt: 0 });
  const { deletionRequested, stopped, lostSince, runtimeId, agent } = row;
  return {
    deletionRequested,
    stopped,
    restart: wantedRestart(row),
    hostLostSince: lostSince?.toISOString() ?? null,
    servedBy: runtimeId === null ? null : { runtimeId, agent },
  };
}
