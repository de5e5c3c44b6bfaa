/** A machine as stored in its database row. */
import type { FailureCode, MachineKind, MachineSpec, PublishedPort, SshHostKey } from '../../domain/machine.ts';
import type { Forward } from '../../domain/observation.ts';
import type { Phase } from '../../domain/phases.ts';

export interface MachineKey {
  kind: MachineKind;
  namespace: string;
  name: string;
}

export interface MachineRow extends MachineKey {
  uid: string;
  generation: number;
  resourceVersion: bigint;
  createdAt: Date;
  deletionRequestedAt: Date | null;
  labels: Record<string, string>;
  annotations: Record<string, string>;
  spec: MachineSpec;
  phase: Phase;
  phaseSince: Date;
  readyForAccess: boolean;
  failureCode: FailureCode | null;
  failureMessage: string | null;
  capacitySource: string | null;
  resolvedImageRef: string | null;
  publishedPorts: PublishedPort[];
  sshHostKeys: SshHostKey[];
  /** Where the gateway reaches the guest's ports; empty while connections are not allowed. */
  forwards: Forward[];
  /** The request that created it; null if it was not stored. */
  requestId: string | null;
  claimEpoch: number;
  claimRunId: string | null;
  fenceStep: number;
  fenceAttempt: number;
}

/** A row as `to_jsonb(machines)` writes it, both in query results and in the journal. */
export type MachineJson = Record<string, unknown>;

/** Reads a machine from the JSON form of its row. */
export function machineFromJson(json: MachineJson): MachineRow {
  const date = (value: unknown): Date | null => (value === null ? null : new Date(value as string));
  return {
    uid: json['uid'] as string,
    kind: json['kind'] as MachineKind,
    namespace: json['namespace'] as string,
    name: json['name'] as string,
    generation: Number(json['generation']),
    resourceVersion: BigInt(json['resource_version'] as number),
    createdAt: new Date(json['created_at'] as string),
    deletionRequestedAt: date(json['deletion_requested_at']),
    labels: json['labels'] as Record<string, string>,
    annotations: json['annotations'] as Record<string, string>,
    spec: json['spec'] as MachineSpec,
    phase: json['phase'] as Phase,
    phaseSince: new Date(json['phase_since'] as string),
    readyForAccess: json['ready_for_access'] as boolean,
    failureCode: json['failure_code'] as FailureCode | null,
    failureMessage: json['failure_message'] as string | null,
    capacitySource: json['capacity_source'] as string | null,
    resolvedImageRef: json['resolved_image_ref'] as string | null,
    publishedPorts: json['published_ports'] as PublishedPort[],
    sshHostKeys: json['ssh_host_keys'] as SshHostKey[],
    // Journal entries written before tunnels existed lack this field.
    forwards: (json['forwards'] as Forward[] | undefined) ?? [],
    requestId: (json['request_id'] as string | null | undefined) ?? null,
    claimEpoch: json['claim_epoch'] as number,
    claimRunId: json['claim_run_id'] as string | null,
    fenceStep: json['fence_step'] as number,
    fenceAttempt: json['fence_attempt'] as number,
  };
}
