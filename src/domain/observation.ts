import type { PortSpec, SshHostKey } from './machine.ts';

/** Where the gateway reaches a guest's port. */
export interface Forward {
  guestPort: number;
  address: string;
  port: number;
}

/**
 * Why a machine that should be on does not run, as customers read it. An agent of a later release may know more: their machines
 * are not ready either.
 */
export const troubles = {
  'disk-full': "its host's disk is full: the guest is paused, and goes on by itself once there is room",
  'disk-failing': "its host's disk does not work: the guest is paused, and goes on by itself once the disk works",
  paused: 'the guest is paused, and goes on once an operator continues it',
  asleep: 'the guest is asleep, and is woken',
  'crash-loop':
    'CrashLoopBackOff: the guest goes down again and again, and is started after pauses of up to 5 minutes. ' +
    'Its disk is kept: restart the machine once the cause is gone, or delete it',
} as const;
export type Trouble = keyof typeof troubles;

/** A host's view of one machine. */
export interface Observation {
  /** `absent` only if the host was asked and has no trace of the machine. */
  presence: 'absent' | 'present';
  power: 'on' | 'off';
  guestUp: boolean;
  /** Guest ports that respond at the application level, not merely accept connections on the host. */
  listeningPorts: number[];
  sshHostKeys: SshHostKey[];
  forwards: Forward[];
  /** Set while the guest does not run although the power is on, or is off because it keeps going down. */
  trouble?: Trouble;
  /** The agent's signature (hostStatement.ts). Nothing is recorded of an enrolled host without it. */
  statement?: string;
}

export const absent: Observation = {
  presence: 'absent',
  power: 'off',
  guestUp: false,
  listeningPorts: [],
  sshHostKeys: [],
  forwards: [],
};

/** The ports whose readiness probe does not pass yet. */
export function waitingPorts(ports: readonly PortSpec[], seen: Observation): PortSpec[] {
  return ports.filter((port) => port.readinessProbe && !seen.listeningPorts.includes(port.guestPort));
}

/**
 * Whether a customer may connect: the guest is up and runs, every probed port listens, and, if the machine publishes SSH, its
 * host keys are known (otherwise a client could not verify the host).
 */
export function isAccessible(ports: readonly PortSpec[], seen: Observation): boolean {
  const publishesSsh = ports.some((port) => port.guestPort === 22);
  return (
    seen.presence === 'present' &&
    seen.guestUp &&
    seen.trouble === undefined &&
    waitingPorts(ports, seen).length === 0 &&
    (!publishesSsh || seen.sshHostKeys.length > 0)
  );
}

/** Whether an external value has the form of an observation. hostBounds.ts says how much may be in it. */
export function isObservation(value: unknown): value is Observation {
  if (!isRecord(value)) return false;
  const { presence, power, guestUp, listeningPorts, sshHostKeys, forwards, trouble } = value;
  return (
    (presence === 'absent' || presence === 'present') &&
    (power === 'on' || power === 'off') &&
    typeof guestUp === 'boolean' &&
    (trouble === undefined || (typeof trouble === 'string' && /^[a-z-]{1,40}$/.test(trouble))) &&
    isListOf(listeningPorts, isPort) &&
    isListOf(sshHostKeys, (key) => isRecord(key) && isText(key['algorithm']) && isText(key['publicKey'])) &&
    isListOf(
      forwards,
      (forward) =>
        isRecord(forward) && isPort(forward['guestPort']) && isText(forward['address']) && isPort(forward['port']),
    )
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

export function isListOf(value: unknown, isItem: (item: unknown) => boolean, most = Number.POSITIVE_INFINITY): boolean {
  return Array.isArray(value) && value.length <= most && value.every(isItem);
}

export function isPort(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) < 65_536;
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** What a host sees of one of its machines. */
export interface Sight {
  runtimeId: string;
  seen: Observation;
}
