/** The nouns of a machine: what a customer requests, what is observed of it, and the codes for what went wrong. */
import type { FailureCode } from './failureCodes.ts';

/** What tells them apart is in kinds.ts. */
export const machineKinds = ['VirtualMachine', 'BareMetalMachine'] as const;
export type MachineKind = (typeof machineKinds)[number];

/** Processors that images are made for, as container images name them. */
export const architectures = ['amd64', 'arm64'] as const;
export type Architecture = (typeof architectures)[number];

export interface Resources {
  cpu: number;
  memoryGiB: number;
  diskGiB: number;
}

/** Where a guest's SSH server listens. */
export const sshPort = 22;

/** Whether a machine with a port for SSH has no key for it: then only an image with a key of its own lets people in. */
export function lacksKey(
  keys: readonly unknown[] | undefined,
  ports: readonly { guestPort?: number }[] | undefined,
): boolean {
  return !keys?.length && ports?.some(({ guestPort }) => guestPort === sshPort) === true;
}

export interface PortSpec {
  name: string;
  guestPort: number;
  exposure: 'private-tunnel';
  protocol: string;
  readinessProbe: boolean;
}

export interface SshAuthorizedKey {
  publicKey: string;
  username?: string;
}

/** A spec after defaulting: what is stored, and what a machine is built from. */
export interface MachineSpec {
  imageRef: string;
  /** Virtual machines only; a bare-metal machine has what its class has. */
  resources?: Resources;
  /** Bare-metal machines only. */
  machineClassName?: string;
  region?: string;
  ports?: PortSpec[];
  bootstrap?: { sshAuthorizedKeys?: SshAuthorizedKey[] };
}

export interface SshHostKey {
  algorithm: string;
  publicKey: string;
}

export interface PublishedPort {
  name?: string;
  guestPort?: number;
  protocol?: string;
  exposure?: string;
  accessCommand?: string;
  uriTemplate?: string;
}

export interface Failure {
  code: FailureCode;
  /** For customers: names no host. */
  message: string;
  /** For operators: the original message of a host or of the code. */
  evidence?: string;
}

/** How customers reach a machine's declared ports, as recorded. */
export function publishedPorts(spec: MachineSpec): PublishedPort[] {
  return (spec.ports ?? []).map(({ name, guestPort, protocol, exposure }) => ({ name, guestPort, protocol, exposure }));
}
