/** How many connections clients may hold: a connection costs memory, and opening one costs a handshake. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { ApiError } from './apiError.ts';
import { type ClientAddresses, nameOf } from './clientAddresses.ts';
import type { ConnectionLimits, ConnectionRefusal } from './connectionLimits.ts';
import type { ApiMetrics } from './metrics.ts';

export interface Connections {
  limit(server: Server): void;
  /** Throws ApiError 429 if the connection is one too many of its address. It closes with the response. */
  refuseExcess(socket: Socket): void;
  /** The address of the client whose request it is. */
  clientOf(request: IncomingMessage): string;
}

export interface ConnectionParts {
  log: Logger;
  metrics: ApiMetrics;
  /** Those of an address that may be open, for the message. */
  perAddress: number;
  /** Decides on each connection, by address. */
  held: ConnectionLimits;
  clients: ClientAddresses;
}

const logEveryMs = 60_000;

export function openConnections({ log, metrics, perAddress, held, clients }: ConnectionParts): Connections {
  /** Connections over the limit, whose first request is refused for that reason. */
  const excess = new Set<string>();
  const countRefused = metrics.counter(
    'compute_connections_refused_total',
    'Connections that were refused: too many of an address, opened too fast, or too many in all',
    'reason',
  );
  let open = 0;
  let loggedMs = Number.NEGATIVE_INFINITY;
  metrics.gauge('compute_connections_open', 'Open connections of clients', () => open);

  function note(reason: ConnectionRefusal, address: string): void {
    countRefused(1, reason);
    if (performance.now() - loggedMs < logEveryMs) return;
    loggedMs = performance.now();
    log.warn({ reason, address, perAddress }, 'connections are refused; said once a minute');
  }

  /** Waits until the handshake may begin. Returns false if the connection was refused or closed. */
  async function admit(socket: Socket): Promise<boolean> {
    await clients.arrive(socket);
    const client = clients.ofConnection(socket);
    // All clients behind a proxy have its address, so each of its connections counts for itself.
    const address = clients.isProxy(client) ? `${client} ${socket.remotePort}` : client;
    const { held: isHeld, refused, delayMs } = held.take(address);
    if (refused) note(refused, address);
    if (!isHeld) {
      socket.destroy();
      return false;
    }
    if (socket.destroyed) {
      held.leave(address);
      return false;
    }
    open++;
    const name = nameOf(socket);
    if (refused) excess.add(name);
    socket.once('close', () => {
      open--;
      excess.delete(name);
      held.leave(address);
    });
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs).unref());
    return !socket.destroyed;
  }

  return {
    limit(server) {
      // The listener of node:tls, which begins the handshake.
      const begin = server.listeners('connection') as ((socket: Socket) => void)[];
      server.removeAllListeners('connection');
      server.on('connection', async (socket: Socket) => {
        // Without a listener an error of a socket that waits would end the process.
        const ignore = () => {};
        socket.on('error', ignore);
        const isAdmitted = await admit(socket).catch((error: Error) => {
          log.debug({ reason: error.message, address: socket.remoteAddress }, 'a connection is closed');
          socket.destroy();
          return false;
        });
        socket.off('error', ignore);
        if (isAdmitted) for (const listener of begin) listener.call(server, socket);
      });
      server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
        if (excess.size > 0 && excess.has(nameOf(socket))) response.setHeader('connection', 'close');
      });
    },
    clientOf: (request) => clients.ofRequest(request),
    refuseExcess(socket) {
      if (excess.size === 0 || !excess.has(nameOf(socket))) return;
      throw new ApiError(
        'TooManyRequests',
        `your address has more than ${perAddress} connections open; close some, or send several requests over one`,
        { headers: { 'retry-after': '1', connection: 'close' } },
      );
    },
  };
}
