/**
 * A watch over a WebSocket, as kube-apiserver serves it: one event per text message. Messages of the client are ignored.
 * The stream accepts a message once the one before it was taken by the connection, so a slow client is noticed as one
 * of a plain watch is.
 */
import { Writable } from 'node:stream';
import type { Request, Response } from 'express';
import { type WebSocket, WebSocketServer } from 'ws';
import { ApiError } from '../../../http/apiError.ts';
import {
  pingMs as everyPingMs,
  isProtocolName,
  leaveHttp,
  offeredProtocols,
  silentPings,
  type Upgrade,
  upgradeOf,
} from '../../../http/webSocket.ts';

/** Clients send nothing but a close and pongs. Compression would make events wait for each other. */
const sockets = new WebSocketServer({
  noServer: true,
  clientTracking: false,
  maxPayload: 4 * 1024,
  perMessageDeflate: false,
});

/** Throws ApiError 426 or 400 unless a watch can be served over this request's connection. */
export function watchUpgradeOf(request: Request, response: Response): Upgrade {
  const upgrade = upgradeOf(request, response, 'a watch is upgraded to a WebSocket only');
  const offered = offeredProtocols(request);
  // As kube-apiserver: one is accepted whatever its name, and several are refused.
  if (offered.length > 1 || !offered.every(isProtocolName))
    throw new ApiError('BadRequest', 'Sec-WebSocket-Protocol must offer one subprotocol or be absent');
  return upgrade;
}

/** Turns the request into a WebSocket. The request closes with it. */
export function openWatchSocket(request: Request, response: Response, upgrade: Upgrade): Writable {
  const ws = leaveHttp(sockets, request, response, upgrade);
  const stream = ws ? watchSocket(ws) : new Writable();
  stream.once('close', () => response.emit('close'));
  if (!ws) stream.destroy();
  return stream;
}

/** The events that a client is sent: each chunk is a message, and the end is a normal close. */
export function watchSocket(ws: WebSocket, pingMs = everyPingMs): Writable {
  const stream = new Writable({
    decodeStrings: false,
    write: (line: Buffer, _encoding, taken) => ws.send(line, { binary: false }, taken),
    final(done) {
      ws.once('close', () => done());
      ws.close(1000);
    },
    destroy(error, done) {
      clearInterval(pinging);
      ws.terminate();
      done(error);
    },
  });
  // Counts pings instead of measuring time, so that stalls of this process are not mistaken for a silent client.
  let unanswered = 0;
  const pinging = setInterval(() => {
    if (unanswered++ >= silentPings) return void stream.destroy();
    ws.ping();
  }, pingMs).unref();
  ws.on('pong', () => {
    unanswered = 0;
  });
  // A client that disconnects, or breaks the protocol, is not an error of the service.
  ws.on('error', () => stream.destroy());
  ws.once('close', () => stream.destroy());
  stream.on('error', () => {});
  return stream;
}
