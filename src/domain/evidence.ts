/**
 * What may end a machine. A machine that was ready once ends only by its delete, by its host's report, or by an operator
 * who resets or abandons its host; one that was never ready also by the rules of placement and by its deadlines. A guest
 * that goes down again and again ends nothing: its disk is its customer's. Nothing else is evidence: no error of Postgres, Temporal, or this service says anything about a
 * machine, so none is listed here.
 */
import { type Failure, type FailureCode, failureCodes } from './machine.ts';

/** Who gives the evidence against a machine. */
export const witnesses = {
  /** The agent on the machine's host, through a typed failure of its driver. */
  host: 'its host',
  /** The rules of placement, applied to the fleet as recorded. */
  placement: 'the rules of placement',
  /** A phase exceeded its deadline, and a last check found the machine no further. */
  deadline: 'the deadline of its phase',
  /** `hosts reset` and `hosts abandon`: its host, or the host's records, will not come back. */
  operator: 'an operator',
} as const;
export type Witness = keyof typeof witnesses;

/** Detail of a start's failure: the machine runs another system than its image. */
export const otherSystem = 'OtherSystem';

/** Last detail of a failure that a host's agent signed. */
export interface HostSaid {
  statement: string;
}

interface Evidence {
  witness: Witness;
  what: string;
  /** Whether it also ends a machine that was ready once. */
  endsReady: boolean;
}

const beforeReady = (witness: Witness, what: string): Evidence => ({ witness, what, endsReady: false });
const always = (witness: Witness, what: string): Evidence => ({ witness, what, endsReady: true });

/** The evidence that each failure code requires. A code without any ends no machine. */
export const evidenceTable: Readonly<Record<FailureCode, readonly Evidence[]>> = {
  InvalidSpec: [beforeReady('host', 'the driver refuses the spec as such')],
  ImageUnavailable: [
    beforeReady('placement', 'the catalogue does not have the image'),
    beforeReady('host', 'the image can never be fetched, or its checksum differs'),
  ],
  ClassUnavailable: [beforeReady('placement', 'the class is unknown, retired, or not allotted to the tenant')],
  ReservedCapacityUnavailable: [
    beforeReady('placement', 'only reserved hosts are allowed, and all were in use until the deadline'),
  ],
  CapacityTemporarilyUnavailable: [beforeReady('placement', 'hosts that fit were busy until the deadline')],
  NoCapacityAvailable: [beforeReady('placement', 'no host of the fleet is large enough')],
  PlacementUnavailable: [beforeReady('placement', 'hosts fit, but region or policy excludes all')],
  HostIneligible: [
    beforeReady(
      'placement',
      'the chosen host did not respond before creation, and no other took it until the deadline',
    ),
  ],
  AllocationBrokerUnavailable: [beforeReady('deadline', 'no placement could be decided until the deadline')],
  AccessNotReady: [beforeReady('deadline', 'probes did not pass in time, nor at a final check')],
  ProviderError: [
    beforeReady('host', 'the driver failed, even when it tried again'),
    beforeReady(
      'deadline',
      'the machine was not created, or its guest not up or not running, in time, nor at a final check',
    ),
  ],
  VMNotFound: [
    always('host', 'the host was asked and has no trace of the machine'),
    always('operator', 'its host lost its records, or is lost for good, and an operator gave it up'),
  ],
  CleanupBlocked: [],
  InternalError: [],
};

/** The end of a machine, with the witness who reports it. */
export interface Ending extends Failure {
  witness: Witness;
  /** If its host is the witness: its signature (hostStatement.ts), of what was seen of the machine or of a failure. */
  said?: { absent: boolean; statement: string | undefined };
}

export function endsMachine({ code, witness }: Pick<Ending, 'code' | 'witness'>, wasReady: boolean): boolean {
  return evidenceTable[code].some((evidence) => evidence.witness === witness && (evidence.endsReady || !wasReady));
}

export function isFailureCode(text: string | null): text is FailureCode {
  return (failureCodes as readonly (string | null)[]).includes(text);
}
