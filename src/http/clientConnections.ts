/** How many connections clients may hold: a connection costs memory, and opening one costs a handshake. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from 'node:https';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { SlidingCounts } from '../domain/slidingCounts.ts';
import { ApiError } from './apiError.ts';
import { HandshakePace } from './handshakePace.ts';
import type { ApiMetrics } from './metrics.ts';
import { networkOf } from './rateLimit.ts';

export interface Connections {
  /** Applies the limits to the server's connections. */
  limit(server: Server): void;
  /** Throws ApiError 429 if the connection is one too many of its address. It closes with the response. */
  refuseExcess(socket: Socket): void;
}

export interface ConnectionLimits {
  /** Open connections. */
  inAll: number;
  /** Open connections of one address (of one /64 for IPv6); it may open twice as many in `openingWindowMs`. */
  perAddress: number;
}

const openingWindowMs = 10_000;
/** Handshakes of one address that begin at once, and how many a second after these; more where more may be open. */
const handshakes = { atOnce: 4, perSecond: 50, perSecondOfLimit: 0.05 };
/** Part of an address's limit that may come on top for as long as it takes to say what is wrong. */
const toldOnTop = 0.1;
const logEveryMs = 60_000;

type Refusal = 'address' | 'opening' | 'all';

export function openConnections(
  { log, metrics }: { log: Logger; metrics: ApiMetrics },
  { inAll, perAddress }: ConnectionLimits,
): Connections {
  const openOf = new Map<string, number>();
  const opened = new SlidingCounts({ points: 2 * perAddress, windowMs: openingWindowMs });
  const pace = new HandshakePace({
    atOnce: handshakes.atOnce,
    perSecond: Math.max(handshakes.perSecond, perAddress * handshakes.perSecondOfLimit),
  });
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

  function note(reason: Refusal, address: string): void {
    countRefused(1, reason);
    if (performance.now() - loggedMs < logEveryMs) return;
    loggedMs = performance.now();
    log.warn({ reason, address, open, inAll, perAddress }, 'connections are refused; said once a minute');
  }

  /** Whether the connection may be used, if only to be told that it is one too many. */
  function admit(socket: Socket): boolean {
    const address = socket.remoteAddress ?? 'unknown';
    const network = networkOf(address);
    const nowMs = Date.now();
    if (opened.waitMs(network, nowMs) > 0) {
      note('opening', address);
      return false;
    }
    opened.count(network, nowMs);
    const held = (openOf.get(network) ?? 0) + 1;
    if (held > perAddress) note('address', address);
    if (held > Math.ceil(perAddress * (1 + toldOnTop))) return false;
    openOf.set(network, held);
    open++;
    const name = nameOf(socket);
    if (held > perAddress) excess.add(name);
    socket.once('close', () => {
      open--;
      excess.delete(name);
      const left = openOf.get(network)! - 1;
      if (left === 0) openOf.delete(network);
      else openOf.set(network, left);
    });
    return true;
  }

  return {
    limit(server) {
      // Node closes what comes on top, before the handshake.
      server.maxConnections = inAll;
      server.on('drop', (dropped) => note('all', dropped?.remoteAddress ?? 'unknown'));
      // The listener of node:tls, which begins the handshake.
      const begin = server.listeners('connection') as ((socket: Socket) => void)[];
      server.removeAllListeners('connection');
      server.on('connection', (socket: Socket) => {
        if (!admit(socket)) return socket.destroy();
        const delayMs = pace.take(networkOf(socket.remoteAddress ?? 'unknown'), performance.now());
        const handshake = () => {
          for (const listener of begin) listener.call(server, socket);
        };
        if (delayMs === 0) return handshake();
        // Without a listener an error of a socket that waits would end the process.
        const ignore = () => {};
        socket.on('error', ignore);
        setTimeout(() => {
          socket.off('error', ignore);
          if (!socket.destroyed) handshake();
        }, delayMs).unref();
      });
      server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
        if (excess.size > 0 && excess.has(nameOf(socket))) response.setHeader('connection', 'close');
      });
    },
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

/** The same for a connection and for the TLS socket on top of it. */
function nameOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`;
}
