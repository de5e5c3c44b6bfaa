/**
 * What may end a machine. A machine that was ready once ends only by its delete, by its host's report, or by an operator
 * who resets or abandons its host; one that was never ready also by the rules of placement and by its deadlines. A guest
 * that goes down again and again ends nothing: its disk is its customer's. Nothing else is evidence: no error of
 * Postgres, Temporal, or this service says anything about a machine, so none is listed here.
 */
import { failureTable, type Witness } from './failureCodes.ts';
import type { Failure } from './machine.ts';

/** Detail of a start's failure: the machine runs another system than its image. */
export const otherSystem = 'OtherSystem';

/** Last detail of a failure that a host's agent signed. */
export interface HostSaid {
  statement: string;
}

/** The end of a machine, with the witness who reports it. */
export interface Ending extends Failure {
  witness: Witness;
  /** If its host is the witness: its signature (hostStatement.ts), of what was seen of the machine or of a failure. */
  said?: { absent: boolean; statement: string | undefined };
}

export function endsMachine({ code, witness }: Pick<Ending, 'code' | 'witness'>, wasReady: boolean): boolean {
  return failureTable[code].evidence.some(
    (evidence) => evidence.witness === witness && (evidence.endsReady || !wasReady),
  );
}
