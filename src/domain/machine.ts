/** The nouns of a machine: what a customer requests, what is observed of it, and the codes for what went wrong. */

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

export const failureCodes = [
  'InvalidSpec',
  'ImageUnavailable',
  'ClassUnavailable',
  'ReservedCapacityUnavailable',
  'CapacityTemporarilyUnavailable',
  'AccessNotReady',
  'CleanupBlocked',
  'InternalError',
  'NoCapacityAvailable',
  'AllocationBrokerUnavailable',
  'PlacementUnavailable',
  'HostIneligible',
  'ProviderError',
  'VMNotFound',
] as const;
export type FailureCode = (typeof failureCodes)[number];

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

/** How clients reach this service. May change between releases, so it is not stored in any record. */
export interface Entrance {
  /** `https://HOST:PORT`, without a trailing slash. */
  publicUrl: string;
  /** What customers type before a command's name. */
  cliCommand: string;
  /** The authority that signed its certificate (PEM), if the service runs its own and clients must be given it. */
  authority?: string | null;
}

export const sshPort = 22;
const plurals: Readonly<Record<MachineKind, string>> = {
  VirtualMachine: 'virtualmachines',
  BareMetalMachine: 'baremetalmachines',
};

/** A shell comment, so the command can be pasted together with it; the output of the pasted command says more. */
const needsKey =
  ' # needs a key in spec.bootstrap.sshAuthorizedKeys, and there is none: delete the machine and create it with one';

/** A recorded port plus what a customer pastes to reach it. The URI template has no variables (RFC 6570, level 1). */
export function withAccess(
  port: PublishedPort,
  { kind, namespace, name, spec }: { kind: MachineKind; namespace: string; name: string; spec: MachineSpec },
  { publicUrl, cliCommand }: Entrance,
): PublishedPort {
  if (port.guestPort === undefined) return port;
  const isSsh = port.guestPort === sshPort;
  const verb = isSsh ? `ssh ${name}` : `tunnel ${name} ${port.guestPort}`;
  const hint = isSsh && (spec.bootstrap?.sshAuthorizedKeys ?? []).length === 0 ? needsKey : '';
  const object = `namespaces/${namespace}/${plurals[kind]}/${name}`;
  return {
    ...port,
    accessCommand: `${cliCommand} ${verb} -n ${namespace}${kind === 'BareMetalMachine' ? ' --kind bmm' : ''}${hint}`,
    uriTemplate: `${publicUrl.replace(/^http/, 'ws')}/v1/compute/apis/compute.service/v1alpha1/${object}/tunnel/${port.guestPort}`,
  };
}
