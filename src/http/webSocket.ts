/** What everything that leaves HTTP for a WebSocket (RFC 6455) shares: the checks before, and the step itself. */
import type { Duplex } from 'node:stream';
import type { Request, Response } from 'express';
import type { WebSocket, WebSocketServer } from 'ws';
import { ApiError } from './apiError.ts';
import { factsOf } from './requestFacts.ts';

/** How often the API pings the other end. */
export const pingMs = 20_000;
/** An end that was silent for this many pings is gone. */
export const silentPings = 3;

export interface Upgrade {
  socket: Duplex;
  /** What the client sent after its request. */
  head: Buffer;
}

export function offeredProtocols(request: Request): string[] {
  const header = String(request.headers['sec-websocket-protocol'] ?? '');
  return header === '' ? [] : header.split(',').map((word) => word.trim());
}

export const isProtocolName = (word: string) => /^[\w.!#$%&'*+^`|~-]+$/.test(word);

/** Returns the connection of a request for a WebSocket. Throws ApiError 426, with the message for others, or 400. */
export function upgradeOf(request: Request, response: Response, whatItIs: string): Upgrade {
  const { upgrade } = factsOf(response);
  const header = (name: string) => String(request.headers[name] ?? '');
  const headers = { upgrade: 'websocket', connection: 'Upgrade' };
  if (!upgrade || header('upgrade').toLowerCase() !== 'websocket')
    throw new ApiError('UpgradeRequired', whatItIs, { headers });
  if (header('sec-websocket-version') !== '13')
    throw new ApiError('UpgradeRequired', 'Sec-WebSocket-Version must be 13', {
      headers: { ...headers, 'sec-websocket-version': '13' },
    });
  if (!/^[+/0-9A-Za-z]{22}==$/.test(header('sec-websocket-key')))
    throw new ApiError('BadRequest', 'Sec-WebSocket-Key must be 16 bytes in Base64');
  return upgrade;
}

/** Answers a request that passed {@link upgradeOf} with 101. Returns null when its connection is already lost. */
export function leaveHttp(
  sockets: WebSocketServer,
  request: Request,
  response: Response,
  { socket, head }: Upgrade,
): WebSocket | null {
  response.statusCode = 101;
  response.detachSocket(socket as never);
  let opened: WebSocket | null = null;
  sockets.handleUpgrade(request, socket, head, (ws) => {
    opened = ws;
  });
  return opened;
}
