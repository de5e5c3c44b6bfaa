/** Upgrade requests take the same route as all others, so their refusals are ordinary responses. */
import type { IncomingMessage, RequestListener } from 'node:http';
import type { Server } from 'node:https';
import type { Duplex } from 'node:stream';
import { ApiError } from '../http/apiError.ts';
import { lastResponse, sendRefusal } from './refusals.ts';

/** Paths as the routes define them; other upgrade requests are refused without a further check. */
const tunnelPath = /^\/v1\/compute\/.*\/(tunnel\/[^/]+|attach)$/;
const computePath = /^\/v1\/compute\//;

function takesUpgrade({ method, url = '' }: IncomingMessage): boolean {
  const [path, query = ''] = url.split('?', 2);
  if (tunnelPath.test(path!)) return true;
  return method === 'GET' && computePath.test(path!) && new URLSearchParams(query).has('watch');
}

/** Passes the server's upgrades to the application, which finds the connection in the request's facts. */
export function serveUpgrades(server: Server, app: RequestListener): void {
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Node has removed its own listeners, and an unhandled error event would end the process.
    socket.on('error', () => socket.destroy());
    const response = lastResponse(request, socket);
    if (!response) return;
    response.locals.upgrade = { socket, head };
    // The parser reads no body from an upgrade: a proxy's body would be WebSocket bytes here, or a second request.
    const hasBody =
      Number(request.headers['content-length'] ?? 0) !== 0 || request.headers['transfer-encoding'] !== undefined;
    if (hasBody) return sendRefusal(response, new ApiError('BadRequest', 'a request for an upgrade has no body'));
    if (takesUpgrade(request)) return app(request, response);
    const refusal = new ApiError(
      'BadRequest',
      'this address does not accept upgrades; only tunnels into machines, their consoles, and watches do',
    );
    sendRefusal(response, refusal);
  });
}
