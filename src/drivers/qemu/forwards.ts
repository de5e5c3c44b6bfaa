import { type AddressInfo, createServer } from 'node:net';
import { isWithin, type PortRange } from '../../domain/forwardTargets.ts';
import type { Forward } from '../../domain/observation.ts';
import { DriverError } from '../agent/driver.ts';
import { listenWithin } from '../agent/listen.ts';

/** A host port chosen for a forward is taken. */
export class PortTaken extends Error {}

export interface ForwardsWanted {
  guestPorts: readonly number[];
  /** Reused where possible, so that existing references to them stay correct. */
  before: readonly Forward[];
  /** Ports of the host's other machines. */
  taken: readonly number[];
  address: string;
  range: PortRange;
}

/** Where the ports of a guest are forwarded. Throws DriverError('Unavailable') when no port is free. */
export async function chooseForwards({
  guestPorts,
  before,
  taken: others,
  address,
  range,
}: ForwardsWanted): Promise<Forward[]> {
  const taken = new Set(others);
  const forwards: Forward[] = [];
  for (const guestPort of new Set(guestPorts)) {
    let port = before.find(
      (forward) => forward.guestPort === guestPort && forward.address === address && isWithin(range, forward.port),
    )?.port;
    if (port === undefined) {
      do port = await freePort(address, range);
      while (taken.has(port));
    }
    taken.add(port);
    forwards.push({ guestPort, address, port });
  }
  return forwards;
}

async function freePort(address: string, range: PortRange): Promise<number> {
  const server = createServer();
  await listenWithin(server, range, address).catch((error: Error) => {
    throw new DriverError('Unavailable', `no port of ${address} can be taken: ${error.message}`, { cause: error });
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
