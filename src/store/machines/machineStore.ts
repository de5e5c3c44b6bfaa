/**
 * Objects of the compute API that become machines.
 *
 * Every change of an object is one transaction that locks the object first, hosts next, and the namespace last. The
 * namespace's row counts resourceVersion, so the last statement takes its lock together with writing the journal entry,
 * and versions are in commit order. Creates, and removals of what holds nothing, are single statements for many objects
 * (machineBatches.ts). Each statement that writes several tables is a file of sql/.
 */

import type { Phase } from '../../domain/phases.ts';
import { restartingText } from '../../domain/reasons.ts';
import { deleteAccepted, restartRequested } from '../../domain/timeline.ts';
import { storableJson } from '../../lib/text.ts';
import type { Change, OperatorChange } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction, violatesUnique } from '../core/db.ts';
import { enqueueWake, type Wake } from '../core/outbox.ts';
import { closeDeletedLifecycle, hasOpenLifecycle } from '../usage/lifecycles.ts';
import { inMaintenance } from './bestHosts.ts';
import {
  isHeldStopped,
  isUp,
  type MachineJson,
  type MachineKey,
  type MachineRow,
  machineFromJson,
} from './machineRow.ts';
import { eraseMachine } from './sql/eraseMachine.ts';
import {
  type Created,
  type ExceededLimit,
  exceededLimit,
  insertMachines,
  type NewMachine,
  newMachineJson,
} from './sql/insertMachines.ts';
import { lockMachine } from './sql/lockMachine.ts';
import type { Removed } from './sql/removeUnclaimed.ts';
import { type WriteNotes, writeMachine } from './sql/writeMachine.ts';

export { type MachineKey, type MachineRow, newMachineRow } from './machineRow.ts';

export type CreateOutcome =
  | Created
  | { outcome: 'exists' }
  | ({ outcome: 'quota' } & ExceededLimit)
  | { outcome: 'no-namespace' };

/**
 * Records one machine. A tenant without any allotment for the kind learns from placement that it is ClassUnavailable,
 * for up to `unallottedLimit` machines.
 */
export async function createMachine(db: Queryable, input: NewMachine): Promise<CreateOutcome> {
  return createAlone(db, input, newMachineJson(input));
}

export async function createAlone(db: Queryable, input: MachineKey, json: string): Promise<CreateOutcome> {
  for (let attempt = 1; attempt <= createAttempts; attempt++) {
    try {
      const created = await insertMachines(db, input, [json]);
      if (created) return created[0]!;
    } catch (error) {
      if (violatesUnique(error, 'machines_namespace_kind_name_key')) return { outcome: 'exists' };
      throw error;
    }
    if (await getMachine(db, input)) return { outcome: 'exists' };
    const exceeded = await exceededLimit(db, input, json);
    if (exceeded === undefined) return { outcome: 'no-namespace' };
    if (exceeded) return { outcome: 'quota', ...exceeded };
    // What stood in the way was removed between the statements.
  }
  return { outcome: 'exists' };
}
const createAttempts = 5;

/** One machine by name, or null. */
export async function getMachine(db: Queryable, key: MachineKey): Promise<MachineRow | null> {
  const rows = await query(db)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m
    WHERE namespace = ${key.namespace} AND kind = ${key.kind} AND name = ${key.name}`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}

export async function findMachine(db: Queryable, uid: string): Promise<MachineRow | null> {
  const rows = await query(db)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m WHERE uid = ${uid}::uuid`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}

/** An update that changed something carries the machine as it was. */
export type UpdateOutcome =
  | { outcome: 'updated'; before: MachineRow; machine: MachineRow }
  | { outcome: 'unchanged'; machine: MachineRow }
  | { outcome: 'missing' };

/**
 * Changes labels and annotations, and who manages them. `change` sees the machine under its lock; it returns null if nothing changes and
 * throws to refuse.
 */
export function updateMetadata(
  db: Database,
  key: MachineKey,
  change: (
    before: MachineRow,
  ) => (Pick<MachineRow, 'labels' | 'annotations'> & Partial<Pick<MachineRow, 'fieldManagers'>>) | null,
  by?: Change,
): Promise<UpdateOutcome> {
  return transaction(db, async (tx) => {
    const before = await lockMachine(tx, key);
    if (!before) return { outcome: 'missing' };
    const patch = change(before);
    if (!patch) return { outcome: 'unchanged', machine: before };
    return { outcome: 'updated', before, machine: await writeMachine(tx, before, patch, { by }) };
  });
}

export type DeletionOutcome =
  | { outcome: 'accepted'; machine: MachineRow; wake: Wake | null }
  | Removed
  | { outcome: 'missing' };

/**
 * Accepts a delete: from this commit on, connections are refused and nothing more than the minimum is billed. A machine
 * that no workflow ever claimed holds nothing and is removed at once. A repeat changes nothing, except that a machine which
 * an evacuation deletes is then not created again.
 */
export function requestDeletion(
  db: Database,
  key: MachineKey,
  precondition: (before: MachineRow) => void = () => {},
  by?: Change | OperatorChange,
): Promise<DeletionOutcome> {
  return transaction(db, async (tx) => {
    // Behind the removal that creates it again, the first look sees neither the old machine nor the new one.
    const before = (await lockMachine(tx, key)) ?? (await lockMachine(tx, key));
    if (!before) return { outcome: 'missing' };
    precondition(before);
    if (before.deletionRequestedAt)
      return { outcome: 'accepted', machine: before.recreates ? await keepGone(tx, before, by) : before, wake: null };
    if (before.claimEpoch === 0) return { outcome: 'removed', before, machine: await eraseMachine(tx, before, { by }) };
    return { outcome: 'accepted', ...(await acceptDeletion(tx, before, { by, happened: [deleteAccepted] })) };
  });
}

/**
 * Accepts the delete of a locked machine that a workflow has claimed. Must be the last of its transaction; `onEnd` adds
 * what follows from the end of the bill.
 */
export async function acceptDeletion(
  tx: Queryable,
  before: MachineRow,
  notes: WriteNotes,
  onEnd: () => Promise<void> = async () => {},
): Promise<{ machine: MachineRow; wake: Wake }> {
  // What it waited for no longer matters; why it failed does.
  const failureMessage = before.failureCode && before.failureMessage;
  await closeDeletedLifecycle(tx, before.uid);
  await onEnd();
  const wake = await enqueueWake(tx, before, notes.by?.traceparent);
  return { wake, machine: await writeMachine(tx, before, { ...accepted, failureMessage }, notes) };
}

const accepted = { deletionRequested: true, readyForAccess: false } as const;

/** A machine that an evacuation deletes is wanted no more: it is not created again. */
async function keepGone(tx: Queryable, before: MachineRow, by?: Change | OperatorChange): Promise<MachineRow> {
  await execute(tx)`UPDATE machines SET recreates = false WHERE uid = ${before.uid}::uuid`;
  return writeMachine(tx, { ...before, recreates: false }, accepted, { by });
}

export type RestartOutcome =
  | { outcome: 'accepted'; machine: MachineRow; wake: Wake | null }
  /** It is not ready yet for the first time, or no longer there, or an operator holds it stopped. */
  | { outcome: 'refused'; machine: MachineRow }
  | { outcome: 'missing' };

/**
 * Accepts a restart: from this commit on, connections are refused until the guest's ports listen again, and the bill
 * goes on. A repeat of the request changes nothing, and a restart that is not done yet serves every other request, except
 * that a forced one hurries a graceful one.
 */
export function requestRestart(
  db: Database,
  key: MachineKey | { uid: string },
  { requestId, force }: { requestId: string; force: boolean },
  by?: Change,
): Promise<RestartOutcome> {
  return transaction(db, async (tx) => {
    const before = await lockMachine(tx, key);
    if (!before) return { outcome: 'missing' };
    const { restartWanted, restartRequestId } = before;
    const restartable = before.stopReason === null && (await isInUse(tx, before));
    if (!restartable) return { outcome: 'refused', machine: before };
    const isServed = restartWanted !== null && (restartWanted === 'forced' || !force);
    if (isServed || restartRequestId === requestId) return { outcome: 'accepted', machine: before, wake: null };
    const patch = {
      phase: 'Starting',
      readyForAccess: false,
      failureMessage: restartingText,
      restartWanted: force ? 'forced' : 'graceful',
      restartRequestId: requestId,
    } as const;
    const wake = await enqueueWake(tx, before, by?.traceparent);
    const machine = await writeMachine(tx, before, patch, { by, happened: [restartRequested] });
    return { outcome: 'accepted', machine, wake };
  });
}

/** It was ready once, and neither failed nor is it deleted. */
export async function isInUse(tx: Queryable, machine: MachineRow): Promise<boolean> {
  return isUp(machine) && !machine.deletionRequestedAt && (await hasOpenLifecycle(tx, machine.uid));
}

/** Machines that a request created, including deleted ones while the journal still has them. */
export async function findMachinesByRequest(db: Queryable, requestId: string): Promise<MachineRow[]> {
  const rows = await query(db)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m WHERE request_id = ${requestId}
    UNION ALL SELECT after FROM journal WHERE type = 'DELETED' AND after ->> 'request_id' = ${requestId}`;
  return rows.map(({ machine }) => machineFromJson(machine));
}

/**
 * Counts machines past the deadline of their phase, by phase. Reads Postgres alone, so that an outage of Temporal
 * shows. A failed machine counts while its cleanup still holds something, and one on a silent host that is maintained does not.
 */
export async function countOverdue(
  db: Queryable,
  deadlinesMs: Partial<Record<Phase, number>>,
): Promise<{ phase: Phase; count: number }[]> {
  return query(db)<{ phase: Phase; count: number }>`
    SELECT d.key AS phase, count(m.uid)::int AS count
    FROM jsonb_each_text(${storableJson(deadlinesMs)}::jsonb) d
    LEFT JOIN machines m ON m.phase = d.key AND NOT (m.phase = 'Running' AND m.ready_for_access)
      AND NOT ${isHeldStopped}
      AND (m.phase <> 'Failed' OR EXISTS (SELECT 1 FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL))
      AND m.phase_since < clock_timestamp() - make_interval(secs => d.value::float8 / 1000)
      AND NOT EXISTS (SELECT 1 FROM placements p JOIN hosts h ON h.name = p.host_name
        WHERE p.machine_uid = m.uid AND p.released_at IS NULL AND h.lost_at IS NOT NULL AND ${inMaintenance})
    GROUP BY d.key`;
}
