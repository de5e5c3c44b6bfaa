import type { MachineKind } from './machine.ts';
import { isObservation, type Observation } from './observation.ts';

/** Names by which the parts of the service find each other in Temporal. */

export const controlPlaneQueue = 'control-plane';

/** Deliveries to customers' servers have slots of their own: servers that hang hold up no machine. */
export const deliveriesQueue = 'deliveries';

/** Where a host is called. Most hosts have an agent of their own, by their own name. */
export interface HostAddress {
  hostName: string;
  /** The agent that serves it beside other hosts; null or absent: its own. */
  agent?: string | null | undefined;
  /** The id of the folder that holds the host's records; null or absent: not known, so any will do. */
  recordsId?: string | null | undefined;
}

export function agentName({ hostName, agent }: HostAddress): string {
  return agent ?? hostName;
}

/** An agent's activities run on that agent's own task queue, beside the machines of its hosts. */
export function agentQueue(agent: string): string {
  return `host/${agent}`;
}

/**
 * How much of a machine's name is in its workflow's id. Where Temporal keeps its data in SQL an id has room for 255
 * characters, of which a kind, a namespace, a uid, and what separates them take up to 118.
 */
export const nameInWorkflowId = 128;
/** Of the longest kind, namespace, and name. A server must accept as much: `limit.maxIDLength` in its dynamic config. */
export const longestWorkflowId = 246;

/** One workflow per machine. The uid alone makes the id unique; the rest is for people, who may find a long name cut. */
export function machineWorkflowId(machine: {
  kind: MachineKind;
  namespace: string;
  name: string;
  uid: string;
}): string {
  const { kind, namespace, name, uid } = machine;
  return `${kind.toLowerCase()}/${namespace}/${name.slice(0, nameInWorkflowId)}/${uid}`;
}

/** The workflow that holds an agent's lease, and with it those of its hosts. */
export function leaseWorkflowId(agent: string): string {
  return `host/${agent}`;
}

/** One run at a time delivers a lane, so its order is kept. */
export function deliveryWorkflowId(lane: string): string {
  return `delivery/${lane}`;
}

/** The lane of the audit log to the operator's sink. */
export const auditLane = 'audit';

/** Signals of workflows. A machine workflow's `wake` carries no payload: the intent is read from the machine's row. */
export const signals = {
  wake: 'wake',
  /** A host's agent saw a change: {@link HostReport}. */
  report: 'report',
  /** To a host's workflow: what it was told no longer holds, so it starts its round over. */
  attend: 'attend',
} as const;

/** Updates that an operator can send from the Temporal UI. */
export const updates = { retryCleanup: 'retryCleanup' } as const;

/** Search attributes, all of type Keyword, registered when the server starts. */
export const searchAttributes = ['Tenant', 'Kind', 'Phase', 'MachineClass', 'Host', 'FailureCode'] as const;

/** When credentials end: the API, the workers, and the agents of hosts have it of their settings. */
export const credentialMetric = {
  name: 'compute_credential_end_timestamp_seconds',
  help: "When a certificate or token of this process's settings ends",
} as const;

/** Memo fields of a machine's workflow, for people to read; no decision depends on them. */
export const memoKeys = { requestId: 'requestId' } as const;

/** What a host's agent saw of a machine: the payload of the signal `report`. */
export interface HostReport {
  runtimeId: string;
  seen: Observation;
}

/** Whether a payload of the signal `report` is well-formed. */
export function isHostReport(value: unknown): value is HostReport {
  if (typeof value !== 'object' || value === null) return false;
  const { runtimeId, seen } = value as Partial<HostReport>;
  return typeof runtimeId === 'string' && isObservation(seen);
}

/** Failure type of a payload that cannot be decrypted here: its key comes back, or another process has it. */
export const payloadUnreadable = 'PayloadUnreadable';

/** Failure types of control-plane activities whose dependency is down and will come back. */
export const unavailable = ['StoreUnavailable', 'TemporalUnavailable', payloadUnreadable] as const;

/** Failure type of a refusal to record what a host's agent did not say. */
export const unverified = 'Unverified';

/** Failure type of a host that refuses an order of the control plane: the caller is to get a current one. */
export const orderRefused = 'OrderRefused';

/** Failure type of an activity without a more specific one: an error of the service itself. */
export const unexpected = 'Unexpected';
