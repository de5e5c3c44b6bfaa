/** What an HTTP server's response, or the lack of one, means for a delivery, in our own words. */
import { AddressRefusal } from '../http/outgoingAddresses.ts';
import { DeliveryFailure } from './lane.ts';

interface Response {
  statusCode: number;
  headers: Record<string, string | string[] | undefined>;
}

/** A server may not put a delivery off for longer. */
const longestRetryAfterMs = 24 * 3_600_000;

/** Null for a success. */
export function refusalOf({ statusCode, headers }: Response): DeliveryFailure | null {
  if (statusCode >= 200 && statusCode < 300) return null;
  if (statusCode >= 300 && statusCode < 400)
    return new DeliveryFailure(`responded with ${statusCode}; redirects are not followed`);
  const retryAfterMs = retryAfter(headers);
  return new DeliveryFailure(`responded with ${statusCode}`, { retryAfterMs, isGone: statusCode === 410 });
}

/** Seconds, or a date in any form that a server may send (RFC 9110, sections 5.6.7 and 10.2.3). */
function retryAfter(headers: Response['headers']): number | null {
  const after = String(headers['retry-after'] ?? '').trim();
  const ms = /^\d+$/.test(after) ? Number(after) * 1_000 : Date.parse(after) - dateOf(headers);
  return after === '' || Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), longestRetryAfterMs);
}

/** By the server's own clock, whose date it is compared with. */
function dateOf(headers: Response['headers']): number {
  const date = Date.parse(String(headers['date'] ?? ''));
  return Number.isNaN(date) ? Date.now() : date;
}

/** Uses our own wording, because a server's may contain anything. */
export function failureOf(error: unknown): DeliveryFailure {
  for (let inner: unknown = error, depth = 0; inner instanceof Error && depth < 5; inner = inner.cause, depth++) {
    if (inner instanceof DeliveryFailure) return inner;
    if (inner instanceof AddressRefusal) return new DeliveryFailure(inner.message, { cause: inner });
  }
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || code === 'UND_ERR_CONNECT_TIMEOUT')
    return new DeliveryFailure('did not respond in time', { cause: error });
  const known = /^[A-Z0-9_]{2,60}$/.test(code ?? '') ? code : 'connection failed';
  return new DeliveryFailure(`could not be reached (${known})`, { cause: error });
}
