import type { PortSpec, SshHostKey } from './machine.ts';

/** Where the gateway reaches a guest's port. */
export interface Forward {
  guestPort: number;
  address: string;
  port: number;
}

/** What a host sees of one machine. */
export interface Observation {
  /** `absent` is only said when the host was asked and has no trace of the machine. */
  presence: 'absent' | 'present';
  power: 'on' | 'off';
  guestUp: boolean;
  /** Guest ports that answer at the application, not merely accept on the host. */
  listeningPorts: number[];
  sshHostKeys: SshHostKey[];
  forwards: Forward[];
}

export const absent: Observation = {
  presence: 'absent',
  power: 'off',
  guestUp: false,
  listeningPorts: [],
  sshHostKeys: [],
  forwards: [],
};

/** Whether a value that came from outside is an observation, whole and of the right types. */
export function isObservation(value: unknown): value is Observation {
  if (typeof value !== 'object' || value === null) return false;
  const { presence, power, guestUp, listeningPorts, sshHostKeys, forwards } = value as Record<
    keyof Observation,
    unknown
  >;
  return (
    (presence === 'absent' || presence === 'present') &&
    (power === 'on' || power === 'off') &&
    typeof guestUp === 'boolean' &&
    isListOf(listeningPorts, (port) => typeof port === 'number') &&
    isListOf(sshHostKeys, (key) => hasTypes(key, { algorithm: 'string', publicKey: 'string' })) &&
    isListOf(forwards, (forward) => hasTypes(forward, { guestPort: 'number', address: 'string', port: 'number' }))
  );
}

function isListOf(value: unknown, isOne: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function hasTypes(value: unknown, types: Readonly<Record<string, 'string' | 'number'>>): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(types).every(([key, type]) => typeof (value as Record<string, unknown>)[key] === type);
}

/** The ports whose readiness probe does not pass yet. */
export function waitingPorts(ports: readonly PortSpec[], seen: Observation): PortSpec[] {
  return ports.filter((port) => port.readinessProbe && !seen.listeningPorts.includes(port.guestPort));
}

/**
 * Whether a customer may connect: the guest is up, every probed port listens, and the host keys are known where the
 * machine publishes SSH (a client could not verify the host otherwise).
 */
export function isAccessible(ports: readonly PortSpec[], seen: Observation): boolean {
  const publishesSsh = ports.some((port) => port.guestPort === 22);
  return (
    seen.presence === 'present' &&
    seen.guestUp &&
    waitingPorts(ports, seen).length === 0 &&
    (!publishesSsh || seen.sshHostKeys.length > 0)
  );
}
