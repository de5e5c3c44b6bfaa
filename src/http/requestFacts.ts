/** What is known of one request while it is served, and the JSON that it is answered with. */
import type { Duplex } from 'node:stream';
import type { Response } from 'express';

/** Facts of one request, kept in `res.locals`. */
export interface RequestFacts {
  requestId: string;
  /** The path's template, for metrics; `unmatched` until a route took the request. */
  route: string;
  /** Ends the wait for an answer; a stream that is meant to stay open calls it. */
  disarmDeadline?(): void;
  /** The answer is a stream of events: its time is the client's choice. */
  isWatch?: true;
  /** The client asked to leave HTTP: its connection, and what it sent after the request. */
  upgrade?: { socket: Duplex; head: Buffer };
}

export function factsOf(response: Response): RequestFacts {
  return response.locals as RequestFacts;
}

/** Writes a JSON answer, unless the request was answered before (by its deadline). */
export function sendJson(response: Response, status: number, body: unknown, headers?: Record<string, string>): void {
  if (response.headersSent || response.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  if (headers) for (const name in headers) response.setHeader(name, headers[name]!);
  if (!response.hasHeader('content-type')) response.setHeader('content-type', 'application/json');
  response.setHeader('content-length', bytes.length);
  response.statusCode = status;
  response.end(bytes);
}
