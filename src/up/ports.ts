import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';

/**
 * Below what the kernel hands out by itself, to listeners of port 0 and to every outgoing connection (from 32768 on Linux,
 * from 49152 elsewhere): between its choice and its use none of these gets the port.
 */
const range = { from: 10_000, to: 30_000 };
/** Others that choose pass over the port for so long: whoever chose it listens by then. */
const reservedMs = 120_000;
const attempts = 100;

/** A TCP port of loopback that nothing listens on, and that nobody else who asks here is given for two minutes, or until this process ends. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const port = randomInt(range.from, range.to);
    if ((await reserve(port)) && (await isPortFree(port))) return port;
  }
  throw new Error('no free TCP port on 127.0.0.1');
}

/** Whether `port` of `host` can be listened on now. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Holds the UDP port of the same number, which ends with this process at the latest; false when somebody holds it. */
function reserve(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', (error: NodeJS.ErrnoException) => {
      socket.close();
      // Where there is no UDP at all, what is known of TCP has to do.
      resolve(error.code !== 'EADDRINUSE');
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), reservedMs).unref();
      resolve(true);
    });
  });
}
