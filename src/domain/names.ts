import type { MachineKind } from './machine.ts';
import { isObservation, type Observation } from './observation.ts';

/** Names by which the parts of the service find each other in Temporal. */

export const controlPlaneQueue = 'control-plane';

/** Activities of one host run on that host's own task queue, beside its machines. */
export function hostQueue(hostName: string): string {
  return `host/${hostName}`;
}

/** Workflow types by kind; each is a function exported from workflows/index.ts. */
export const workflowTypes: Readonly<Record<MachineKind, string>> = {
  VirtualMachine: 'virtualMachine',
  BareMetalMachine: 'bareMetalMachine',
};

/** One machine, one workflow. The uid makes the id unique over re-creations of a name. */
export function machineWorkflowId(machine: {
  kind: MachineKind;
  namespace: string;
  name: string;
  uid: string;
}): string {
  return `${machine.kind.toLowerCase()}/${machine.namespace}/${machine.name}/${machine.uid}`;
}

export function hostWorkflowId(hostName: string): string {
  return `host/${hostName}`;
}

/** Signals of workflows. `wake`, to a machine's, carries nothing: what is wanted is read from the machine's row. */
export const signals = {
  wake: 'wake',
  /** A host's agent saw a change: {@link HostReport}. */
  report: 'report',
  /** To a host's workflow: what it was told is not so any more, and it begins its round again. */
  attend: 'attend',
} as const;

/** Updates an operator can send from the Temporal UI. */
export const updates = { retryCleanup: 'retryCleanup' } as const;

/** Search attributes, all of type Keyword, registered when the server starts. */
export const searchAttributes = ['Tenant', 'Kind', 'Phase', 'MachineClass', 'Host', 'FailureCode'] as const;

/** What a machine's workflow carries for people to read; nothing is decided by it. */
export const memoKeys = { requestId: 'requestId' } as const;

/** What a host's agent saw of a machine, as the signal `report` carries it. */
export interface HostReport {
  runtimeId: string;
  seen: Observation;
}

/** Whether what came as the signal `report` is one. */
export function isHostReport(value: unknown): value is HostReport {
  if (typeof value !== 'object' || value === null) return false;
  const { runtimeId, seen } = value as Partial<HostReport>;
  return typeof runtimeId === 'string' && isObservation(seen);
}

/** Types of failures of the control plane's activities that say: what it needs is away, and comes back. */
export const unavailable = ['StoreUnavailable', 'TemporalUnavailable'] as const;

/** Type of an activity's failure that has no other: an error of the service itself. */
export const unexpected = 'Unexpected';
