/** State of a request while it is served, and the writer of JSON responses. */
import type { Duplex } from 'node:stream';
import type { Response } from 'express';

/** State of one request, kept in `res.locals`. */
export interface RequestFacts {
  requestId: string;
  /** The path's template, for metrics; `unmatched` until a route handles the request. */
  route: string;
  /** Cancels the request's deadline. Called by a stream that is meant to stay open. */
  disarmDeadline?(): void;
  /** The response is a stream of events, so its duration is the client's choice. */
  isWatch?: true;
  /** Set when the client asked to leave HTTP: its connection, and the bytes that it sent after the request. */
  upgrade?: { socket: Duplex; head: Buffer };
}

export function factsOf(response: Response): RequestFacts {
  return response.locals as RequestFacts;
}

/** Writes a JSON response, unless the request already has one (from its deadline). */
export function sendJson(response: Response, status: number, body: unknown, headers?: Record<string, string>): void {
  sendJsonText(response, status, JSON.stringify(body), headers);
}

/** The same, of JSON that is text already. */
export function sendJsonText(response: Response, status: number, text: string, headers?: Record<string, string>): void {
  if (response.headersSent || response.destroyed) return;
  const bytes = Buffer.from(text);
  if (headers) for (const name in headers) response.setHeader(name, headers[name]!);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', bytes.length);
  response.statusCode = status;
  response.end(bytes);
}
