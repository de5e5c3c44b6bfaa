import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { guestPorts } from '../domain/forwardTargets.ts';

/**
 * Below the ports that the kernel assigns to listeners on port 0 and to outgoing connections (from 32768 on Linux, from
 * 49152 elsewhere) and those for guests, so none of these takes a port between its choice and its use.
 */
const range = { from: 10_000, to: guestPorts.first };
/** Other callers avoid a chosen port for this long; its user is listening before that ends. */
const reservedMs = 120_000;
const attempts = 100;

/** A TCP port of loopback that nothing listens on, and that no other caller gets for two minutes or until we exit. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(range.from, range.to);
    if ((await reserve(port)) && (await isPortFree(port))) return port;
  }
  throw new Error('no free TCP port on 127.0.0.1');
}

/** Whether `port` on `host` is free to listen on now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Holds the UDP port of the same number, until this process ends at the latest. False when it is taken. */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', (error: NodeJS.ErrnoException) => {
      socket.close();
      // Where UDP is unavailable, the check of TCP has to do.
      resolve(error.code !== 'EADDRINUSE');
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), reservedMs).unref();
      resolve(true);
    });
  });
}
