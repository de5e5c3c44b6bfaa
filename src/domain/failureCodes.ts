/** Why a machine may fail: all that is known of each code, in one place. */

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

interface Evidence {
  witness: Witness;
  what: string;
  /** Whether it also ends a machine that was ready once. */
  endsReady: boolean;
}

const beforeReady = (witness: Witness, what: string): Evidence => ({ witness, what, endsReady: false });
const always = (witness: Witness, what: string): Evidence => ({ witness, what, endsReady: true });

interface FailureRule {
  /** What the code requires. A code without any ends no machine. */
  evidence: readonly Evidence[];
  /** What the customer should do. */
  todo: string;
  /**
   * Whose it is. Customers ask about all but their own, by the id of the create request. What is the service's counts
   * against the objective of readiness; lack of capacity is the operator's, and has alerts.
   */
  owner: 'customer' | 'operator' | 'service';
}

const createAgain = 'Delete the machine and create it again.';

const rules = {
  InvalidSpec: {
    evidence: [beforeReady('host', 'the driver refuses the spec as such')],
    todo: 'Delete the machine and create it with a corrected spec.',
    owner: 'customer',
  },
  ImageUnavailable: {
    evidence: [
      beforeReady('placement', 'the catalogue does not have the image'),
      beforeReady('host', 'the image can never be fetched, or its checksum differs'),
    ],
    todo: 'Delete the machine and create it with an image that is available.',
    owner: 'operator',
  },
  ClassUnavailable: {
    evidence: [beforeReady('placement', 'the class is unknown, retired, or not allotted to the tenant')],
    todo: 'Name a class that you have, or ask the operator of the service for one; then delete the machine and create it again.',
    owner: 'operator',
  },
  ReservedCapacityUnavailable: {
    evidence: [beforeReady('placement', 'only reserved hosts are allowed, and all were in use until the deadline')],
    todo: 'Delete machines that you no longer need, or ask for more (Capacity in the console); then delete this one and create it again.',
    owner: 'operator',
  },
  CapacityTemporarilyUnavailable: {
    evidence: [beforeReady('placement', 'hosts that fit were busy until the deadline')],
    todo: 'Delete the machine and create it again later.',
    owner: 'operator',
  },
  AccessNotReady: {
    evidence: [beforeReady('deadline', 'probes did not pass in time, nor at a final check')],
    todo: 'Check what the image starts on its ports; then delete the machine and create it again.',
    owner: 'customer',
  },
  CleanupBlocked: {
    evidence: [],
    todo: 'The service keeps trying and bills nothing more.',
    owner: 'operator',
  },
  InternalError: { evidence: [], todo: createAgain, owner: 'service' },
  NoCapacityAvailable: {
    evidence: [beforeReady('placement', 'no host of the fleet is large enough')],
    todo: 'Delete the machine and create a smaller one.',
    owner: 'operator',
  },
  AllocationBrokerUnavailable: {
    evidence: [beforeReady('deadline', 'no placement could be decided until the deadline')],
    todo: createAgain,
    owner: 'service',
  },
  PlacementUnavailable: {
    evidence: [beforeReady('placement', 'hosts fit, but region or policy excludes all')],
    todo: 'Delete the machine and create it in a region and class that you may use.',
    owner: 'operator',
  },
  HostIneligible: {
    evidence: [
      beforeReady(
        'placement',
        'the chosen host did not respond before creation, and no other took it until the deadline',
      ),
    ],
    todo: createAgain,
    owner: 'service',
  },
  ProviderError: {
    evidence: [
      beforeReady('host', 'the driver failed, even when it tried again'),
      beforeReady(
        'deadline',
        'the machine was not created, or its guest not up or not running, in time, nor at a final check',
      ),
    ],
    todo: createAgain,
    owner: 'service',
  },
  VMNotFound: {
    evidence: [
      always('host', 'the host was asked and has no trace of the machine'),
      always('operator', 'its host lost its records, or is lost for good, and an operator gave it up'),
    ],
    todo: createAgain,
    owner: 'operator',
  },
} satisfies Record<string, FailureRule>;

export type FailureCode = keyof typeof rules;
export const failureTable: Readonly<Record<FailureCode, FailureRule>> = rules;
export const failureCodes = Object.keys(rules) as FailureCode[];

export function isFailureCode(text: string | null): text is FailureCode {
  return text !== null && Object.hasOwn(rules, text);
}
