import { randomInt } from 'node:crypto';
import type { Server } from 'node:net';
import { isWithin, type PortRange } from '../../domain/forwardTargets.ts';

/** Resolves once the server listens, rejects when it cannot. `port` 0: any free one. */
export function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => {
      server.removeListener('listening', succeed);
      reject(error);
    };
    const succeed = () => {
      server.removeListener('error', fail);
      // An accept that fails for lack of descriptors costs that connection, not the host.
      server.on('error', () => undefined);
      resolve();
    };
    server.once('error', fail).once('listening', succeed).listen(port, address);
  });
}

/** Concurrent choices collide; a range in which this many random ports are taken is as good as full. */
const attempts = 1_000;

/** Listens on a random free port of the range, or on `wanted` if it is in the range and free. */
export async function listenWithin(server: Server, range: PortRange, address: string, wanted?: number): Promise<void> {
  const tryPort = (port: number) =>
    listen(server, port, address).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') throw error;
        return false;
      },
    );
  if (wanted !== undefined && isWithin(range, wanted) && (await tryPort(wanted))) return;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if (await tryPort(randomInt(range.first, range.last + 1))) return;
  }
  throw new Error(`no port of ${address} from ${range.first} to ${range.last} is free`);
}
