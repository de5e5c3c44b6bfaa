/**
 * Whether the record shows that a machine failed by the rules of placement or by its deadline. A workflow that says so is
 * no proof: anyone who reaches Temporal can be one. Only machines that were never ready end so (domain/evidence.ts).
 */
import { type Ending, endsMachine } from '../../domain/evidence.ts';
import { type Deadlines, phaseDeadlinesMs } from '../../domain/phases.ts';
import { type Database, query, transaction } from '../core/db.ts';
import { placeLocked } from './placeMachine.ts';
import { lockMachine } from './sql/lockMachine.ts';

/** A create that has so little of its time left is not tried again, and clocks differ. */
const nearly = 0.8;

export async function isFailureOfRow(
  db: Database,
  uid: string,
  { code, witness }: Pick<Ending, 'code' | 'witness'>,
  deadlines: Deadlines,
): Promise<boolean> {
  const [row] = await query(db)<{ phase: keyof ReturnType<typeof phaseDeadlinesMs>; ageMs: number; wasReady: boolean }>`
    SELECT phase, (extract(epoch FROM clock_timestamp() - phase_since) * 1000)::float8 AS "ageMs",
      EXISTS (SELECT 1 FROM lifecycles l WHERE l.machine_uid = m.uid) AS "wasReady"
    FROM machines m WHERE uid = ${uid}::uuid`;
  // The write itself says that the machine is gone, and adds nothing to one that has failed.
  if (!row || row.phase === 'Failed') return true;
  if (row.wasReady || !endsMachine({ code, witness }, false)) return false;
  const ofPhases = phaseDeadlinesMs(deadlines);
  // A machine that is placed again waits in the phase Creating.
  const deadlineMs = row.phase === 'Creating' ? Math.min(ofPhases.Creating, ofPhases.Pending) : ofPhases[row.phase];
  return row.ageMs >= nearly * deadlineMs || (witness === 'placement' && (await isRefusedNow(db, uid, code)));
}

class Undone extends Error {}

/** Decides on a host once more, and undoes whatever that has written. */
async function isRefusedNow(db: Database, uid: string, code: Ending['code']): Promise<boolean> {
  let isRefused = false;
  const decision = transaction(db, async (tx) => {
    const row = await lockMachine(tx, { uid });
    const outcome = row && (await placeLocked(tx, row));
    isRefused = outcome?.outcome === 'refused' && !outcome.retryable && outcome.failure.code === code;
    throw new Undone();
  });
  await decision.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return isRefused;
}
