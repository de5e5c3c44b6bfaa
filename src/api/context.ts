/** What the parts of the API share, and what they know of one request. */

import type { Duplex } from 'node:stream';
import type { Response } from 'express';
import type { Logger } from 'pino';
import type { Entrance } from '../domain/machine.ts';
import type { RefusedWrites } from '../store/conditions.ts';
import type { Database } from '../store/db.ts';
import type { Wake } from '../store/outbox.ts';
import type { Caller } from '../store/sessions.ts';
import type { Tunnels } from './compute/tunnels.ts';
import type { Watches } from './compute/watches.ts';
import type { Cursors } from './cursors.ts';
import type { Identity } from './identity/identity.ts';
import type { LastUse } from './lastUse.ts';
import type { People } from './login/people.ts';
import type { ApiMetrics } from './metrics.ts';
import type { RateLimit } from './rateLimit.ts';

export interface ApiServices {
  db: Database;
  log: Logger;
  metrics: ApiMetrics;
  cursors: Cursors;
  lastUse: LastUse;
  rateLimits: { session: RateLimit; tokenAddress: RateLimit };
  watches: Watches;
  tunnels: Tunnels;
  identity: Identity;
  people: People;
  /** Whether the database refused writes lately. */
  refusedWrites: RefusedWrites;
  /** Tells the worker's side of a change, after its commit. Neither blocks nor throws. */
  dispatch(wake: Wake): void;
  /** Whether Temporal can be reached; without it the API accepts and serves. */
  temporalReachable(): Promise<boolean>;
  /** What clients call this service, without a trailing slash. */
  publicUrl: string;
  /** What customers are told to use it by. */
  entrance: Entrance;
  version: string;
}

/** Facts of one request, kept in `res.locals`. */
export interface RequestFacts {
  requestId: string;
  /** The path's template, for metrics; `unmatched` until a route took the request. */
  route: string;
  /** Set by authentication. */
  caller?: Caller;
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

/** The authenticated caller. Only for handlers behind authentication. */
export function callerOf(response: Response): Caller {
  const { caller } = factsOf(response);
  if (!caller) throw new Error('this route is not behind authentication');
  return caller;
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
