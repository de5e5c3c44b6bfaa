/** How roles serve: where they listen, and how they stop. */
import type http from 'node:http';
import type https from 'node:https';
import type { AddressInfo } from 'node:net';
import { UserError } from '../lib/errors.ts';

type Server = http.Server | https.Server;

/** Returns the address as a URL. `another` is what to do when the port is taken. */
export function listen(server: Server, port: number, host: string, another = 'choose another one'): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new UserError(`port ${port} on ${host} is taken; ${another}`, { cause: error }) : error);
    });
    server.listen(port, host, () => {
      const scheme = 'setSecureContext' in server ? 'https' : 'http';
      resolve(`${scheme}://${host.includes(':') ? `[${host}]` : host}:${(server.address() as AddressInfo).port}`);
    });
  });
}

/** Accepts no new connections, lets requests in progress finish, and waits for them no longer than the grace period. */
export function closeServer(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), graceMs);
    // A keep-alive connection would delay the close: end each one with the response it is waiting for.
    server.prependListener('request', (_request: http.IncomingMessage, response: http.ServerResponse) => {
      response.setHeader('connection', 'close');
    });
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}
