/** State of a request while it is served, and the writer of JSON responses. */
import type { Duplex } from 'node:stream';
import type { Request, Response } from 'express';
import { endWith } from '../lib/draining.ts';
import { compressedFrom, pack, takesGzip } from './compression.ts';

/** State of one request, kept in `res.locals`. */
export interface RequestFacts {
  requestId: string;
  /** Where the request came from, for the audit log. */
  source: { address: string; userAgent: string | null };
  /** Its span, as W3C trace context; absent while requests are not traced. */
  traceparent?: string;
  /** The path's template, for metrics; `unmatched` until a route handles the request. */
  route: string;
  /** Cancels the request's deadline. Called by a stream that is meant to stay open. */
  disarmDeadline?(): void;
  /** What the request changed is undone if its deadline passes first. */
  undoneWhenLate?: true;
  /** The deadline that passed before there was a response. */
  missedDeadlineMs?: number;
  /** Lets other requests have the process. Called once what is left is up to the client. */
  endTurn?(): void;
  /** The response is a stream of events, so its duration is the client's choice. */
  isWatch?: true;
  /** The status of the error for which the service cut off a response that had begun. */
  cutOff?: number;
  /** Set when the client asked to leave HTTP: its connection, and the bytes that it sent after the request. */
  upgrade?: { socket: Duplex; head: Buffer };
}

/** User agents are cut off here: a client chooses them freely, and each audit event has one. */
const userAgentLength = 200;

/** Where a request came from: its client's address, and what the client calls itself, as printable ASCII. */
export function sourceOf(request: Request, address: string): RequestFacts['source'] {
  clients.set(request, address);
  const agent = request.headers['user-agent'];
  return { address, userAgent: agent ? agent.slice(0, userAgentLength).replaceAll(/[^\x20-\x7e]/g, '?') : null };
}

/** The address of the client whose request it is. */
export function clientOf(request: Request): string {
  return clients.get(request) ?? 'unknown';
}

const clients = new WeakMap<Request, string>();

export function factsOf(response: Response): RequestFacts {
  return response.locals as RequestFacts;
}

/** Writes a JSON response, unless the request already has one (from its deadline). */
export function sendJson(response: Response, status: number, body: unknown, headers?: Record<string, string>): void {
  sendJsonText(response, status, JSON.stringify(body), headers);
}

/** The same, of JSON that is text already. */
export function sendJsonText(response: Response, status: number, text: string, headers?: Record<string, string>): void {
  sendJsonBytes(response, status, Buffer.from(text), headers);
}

/** The same, of JSON that is in UTF-8 already; a large one is compressed for clients that take it. */
export function sendJsonBytes(
  response: Response,
  status: number,
  bytes: Buffer,
  headers?: Record<string, string>,
): void {
  const send = (packed: Buffer | null) => {
    if (packed) sendBytes(response, status, packed, { ...headers, 'content-encoding': 'gzip' });
    else sendBytes(response, status, bytes, headers);
  };
  if (bytes.length >= compressedFrom && !response.headersSent && takesGzip(response)) pack(bytes, send);
  else send(null);
}

/** Sends a body as it is, or none: JSON, unless the response has another type already. */
export function sendBytes(
  response: Response,
  status: number,
  bytes: Buffer | null,
  headers?: Record<string, string>,
): void {
  if (response.headersSent || response.destroyed) return;
  if (headers) for (const name in headers) response.setHeader(name, headers[name]!);
  if (bytes && !response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  if (bytes) response.setHeader('content-length', bytes.length);
  response.statusCode = status;
  if (bytes) void endWith(response, bytes);
  else response.end();
  // How fast the client reads it is no work of this process.
  factsOf(response).endTurn?.();
}
