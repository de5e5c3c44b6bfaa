/**
 * What the control plane orders of a host, so that access to Temporal alone moves no machine: an agent does nothing to a
 * machine without an order that the control plane signed. An order is made for what the machine's row wants at that
 * moment, so a foreign workflow that asks for one gets what would have happened without it.
 *
 * An order is a JWS with the control plane's Ed25519 key. One for a machine has no end by the clock, because a host may
 * be away for days; a later one of the runtime, with a higher number, replaces it.
 */
import { createHash } from 'node:crypto';
import { canonicalJson } from './auditProof.ts';

/** What an order is for, and when the row wants it. The first words of each are shown to operators. */
export const orderActs = {
  run: 'to create and start it: its placement is held, and it neither failed nor is deleted',
  restart: 'to restart it, and to start it from then on: a restart is recorded',
  'clean-up': 'to stop and destroy it, and to keep what it printed: it failed',
  end: 'to stop and destroy it: it is deleted, its placement was left, or an operator gave it up',
  pull: 'to fetch an image of the fleet: an operator wants it there',
  console: 'to open its console to the holder of one ticket',
} as const;
export type OrderAct = keyof typeof orderActs;

export interface HostOrder {
  hostName: string;
  /** Of a pull, which is about no machine: an id of its own. */
  runtimeId: string;
  act: OrderAct;
  /** Increases with each new order of the runtime. A console has none: it ends by the clock, as a pull does. */
  number: number | null;
  /** What the act is to be done with: {@link argumentsDigest}. Absent: nothing that matters. */
  arguments?: unknown;
}

export interface OrderClaims {
  aud: typeof orderAudience;
  host: string;
  run: string;
  act: OrderAct;
  num: number | null;
  dig?: string;
  /** Seconds since 1970. */
  iat: number;
}

export const orderAudience = 'compute-service/host';
/** JWS header `typ`: a signature of the same key for another purpose is no order. */
export const orderType = 'host-order+jws';
/** Of the document by which the root key names the key of orders. */
export const keyDocumentType = 'order-key+jws';
/** JWS header of an order: that document. */
export const keyDocumentHeader = 'key';
export interface KeyDocument {
  aud: typeof orderAudience;
  /** Increases with each key. Who has seen one takes none with a lower version any more. */
  version: number;
  /** The public part of the key of orders, in base64url. */
  key: string;
  /** The highest number of an order when it was made: the key before signed none with a higher one. */
  after: number;
}
/** An order with its document has about 900 characters. */
export const orderLength = 4_000;
/** How long a console may be opened after its order was signed; a host's clock may be off by as much. */
export const consoleOrderMs = 60_000;
/** How long an image may be fetched after its order was signed: its run ends after a day. */
export const pullOrderMs = 25 * 3_600_000;

export function argumentsDigest(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('base64url');
}
