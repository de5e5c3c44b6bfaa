import type { Server } from 'node:net';

/** Resolves once the server listens, rejects when it cannot. `port` 0: any free one. */
export function listen(server: Server, port: number, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, address, () => {
      server.removeListener('error', reject);
      // An accept that fails for lack of descriptors costs that connection, not the host.
      server.on('error', () => undefined);
      resolve();
    });
  });
}
