/**
 * The fence of a machine's row. Every write of a workflow carries (claim epoch, step, attempt), and the row refuses
 * writes that are behind it. A run that lost its claim, or a zombie of an earlier attempt, can overwrite nothing.
 */
import { isDeepStrictEqual } from 'node:util';
import { mayFollow, type Phase } from '../../domain/phases.ts';
import type { Happening } from '../../domain/timeline.ts';
import { type Queryable, query } from '../core/db.ts';
import { type MachineJson, type MachineRow, machineFromJson } from './machineRow.ts';
import { lockMachine } from './sql/lockMachine.ts';
import { type MachinePatch, writeMachine } from './sql/writeMachine.ts';

export interface Fence {
  /** Which claim of the row. */
  epoch: number;
  /** Number of the writing step within the claim; increases. */
  step: number;
  /**
   * Attempt of the step's activity, from 1. 0: within a workflow task, where a repeat has the same number and may be of
   * another decision, so it writes only what no other attempt has written.
   */
  attempt: number;
  /** The run that writes, as Temporal names it: anyone may know the numbers. Absent: no workflow writes. */
  runId?: string | undefined;
}

/** What a fence is compared with. */
export type FencedRow = Pick<MachineRow, 'claimEpoch' | 'fenceStep' | 'fenceAttempt'>;

/** The row belongs to another claim, or a later step or attempt has already written. */
export class Fenced extends Error {
  constructor(row: FencedRow, fence: Fence) {
    super(
      `claim ${fence.epoch} step ${fence.step} attempt ${fence.attempt} is behind claim ${row.claimEpoch} step ` +
        `${row.fenceStep} attempt ${row.fenceAttempt}, or is of another run`,
    );
    this.name = 'Fenced';
  }
}

/** The machine's row is gone: nothing is left to do for it. */
export class MachineGone extends Error {
  constructor(uid: string) {
    super(`machine ${uid} is gone`);
    this.name = 'MachineGone';
  }
}

/** Locks the machine and advances the fence, so that earlier writers are refused. Throws Fenced or MachineGone. */
export async function lockFenced(tx: Queryable, uid: string, fence: Fence): Promise<MachineRow> {
  const lastBefore = fence.attempt === 0 ? -1 : fence.attempt;
  const rows = await query(tx)<{ machine: MachineJson }>`
    UPDATE machines m SET fence_step = ${fence.step}, fence_attempt = ${fence.attempt}
    WHERE uid = ${uid}::uuid AND claim_epoch = ${fence.epoch} AND (${fence.runId ?? null}::text IS NULL
      OR claim_run_id = ${fence.runId ?? null}) AND (fence_step, fence_attempt) <= (${fence.step}, ${lastBefore})
    RETURNING to_jsonb(m) AS machine`;
  if (rows[0]) return machineFromJson(rows[0].machine);
  const row = await lockMachine(tx, { uid });
  throw row ? new Fenced(row, fence) : new MachineGone(uid);
}

/**
 * Writes a patch under the fence, and what happened with it, but only if it changes something: repeating a step makes no
 * second version and no second event. Throws at once, before anything is sent, if the phase may not follow.
 */
export function writeTransition(
  tx: Queryable,
  row: MachineRow,
  patch: MachinePatch,
  happened: readonly Happening[] = [],
): Promise<MachineRow> {
  if (patch.phase) requireMayFollow(row, patch.phase);
  const changes = Object.entries(patch).some(([key, value]) => !isDeepStrictEqual(row[key as keyof MachineRow], value));
  return changes ? writeMachine(tx, row, patch, { happened }) : Promise.resolve(row);
}

/** Throws if the machine may not go from its phase to this one. */
export function requireMayFollow({ phase }: MachineRow, next: Phase): void {
  if (!mayFollow(phase, next)) throw new Error(`${phase} may not be followed by ${next}`);
}
