/**
 * Where a host's machines may be reached. An agent reports the address and port of each guest's port, and anyone who can
 * speak in its name could report any other; so the fleet file registers what is the host's, and nothing else counts.
 */
import type { Forward } from './observation.ts';

export interface PortRange {
  first: number;
  last: number;
}

export interface ForwardTargets {
  addresses: string[];
  ports: PortRange;
}

/**
 * Where guests' ports are forwarded unless the fleet file says otherwise. Below the ports that the kernel assigns on
 * Linux, and apart from those of this service, so that no other program of the host listens there by chance.
 */
export const guestPorts: Readonly<PortRange> = { first: 20_000, last: 32_767 };
export const allPorts: Readonly<PortRange> = { first: 1, last: 65_535 };
export const loopback = '127.0.0.1';
/** Whether machines at this IP address share it with each other and with programs of the service. */
export const isLoopback = (address: string): boolean => address === '::1' || /^127\./.test(address);

/** The first forward that is not on a registered address and port; null if all are. */
export function unregisteredForward(forwards: readonly Forward[], targets: ForwardTargets | null): Forward | null {
  if (targets === null) return forwards[0] ?? null;
  const { addresses, ports } = targets;
  return forwards.find(({ address, port }) => !addresses.includes(address) || !isWithin(ports, port)) ?? null;
}

export function isWithin({ first, last }: PortRange, port: number): boolean {
  return port >= first && port <= last;
}
