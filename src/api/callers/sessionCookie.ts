/**
 * The session of a person's browser. Its cookie opens pages. For the API it is a credential only where a request asks
 * for that by a header, and shows that a page of this service sent it: what a browser adds by itself is no authority.
 * A WebSocket cannot carry the header, so a machine's console takes the origin that browsers name with each of them.
 */
import type { Request, Response } from 'express';
import { ApiError } from '../../http/apiError.ts';
import { isFromOwnPage } from '../../http/forms.ts';
import { factsOf } from '../../http/requestFacts.ts';

export const sessionCookieName = '__Host-session';
/** Other origins cannot send it: a browser asks first, and this service allows no origin. */
const header = 'x-compute-session';
/** All other WebSockets, such as tunnels, are for programs: also a tunnel to a port named `attach`. */
const consoleOfMachine = /^\/v1\/compute\/apis\/[^/?]+\/[^/?]+\/namespaces\/[^/?]+\/[^/?]+\/[^/?]+\/attach(\?|$)/;

/** Returns the only cookie of that name; null when there are several, because a second one is an attempt to confuse. */
export function readCookie(request: Request, name: string): string | null {
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0]! : null;
}

/**
 * Returns the token of the browser's session if the request is to use it, empty if the browser has none; null for a
 * request of another kind. Throws ApiError 403 unless a page of this service sent it.
 */
export function browserToken(request: Request, response: Response, publicUrl: string): string | null {
  const asks = factsOf(response).upgrade
    ? consoleOfMachine.test(request.originalUrl) && readCookie(request, sessionCookieName) !== null
    : request.headers[header] === 'cookie';
  if (!asks) return null;
  if (!isFromOwnPage(request, publicUrl))
    throw new ApiError(
      'foreign_origin',
      `the session of a browser may be used by pages of this service alone, at ${publicUrl}`,
    );
  return readCookie(request, sessionCookieName) ?? '';
}
