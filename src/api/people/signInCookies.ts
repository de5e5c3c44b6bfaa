/** Cookies of the pages: bound to this host and inaccessible to scripts (RFC 6265bis, section 4.1.3.2). */
import type { Request, Response } from 'express';
import { readCookie, sessionCookieName } from '../callers/sessionCookie.ts';

const signInName = '__Host-sign-in';
const consentName = '__Host-sign-in-consent';
/** Maximum duration of a sign-in. */
export const signInSeconds = 600;

function write(response: Response, name: string, value: string, maxAgeSeconds: number): void {
  // Lax, because the return from the identity provider is a navigation that starts at another site.
  response.appendHeader(
    'set-cookie',
    `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`,
  );
}

export const sessionCookie = {
  read: (request: Request) => readCookie(request, sessionCookieName),
  write: (response: Response, token: string, maxAgeSeconds: number) =>
    write(response, sessionCookieName, token, maxAgeSeconds),
  clear: (response: Response) => write(response, sessionCookieName, '', 0),
};

export const signInCookie = {
  read: (request: Request) => readCookie(request, signInName),
  write: (response: Response, sealed: string) => write(response, signInName, sealed, signInSeconds),
  clear: (response: Response) => write(response, signInName, '', 0),
};

export const consentCookie = {
  read: (request: Request) => readCookie(request, consentName),
  write: (response: Response, sealed: string) => write(response, consentName, sealed, signInSeconds),
  clear: (response: Response) => write(response, consentName, '', 0),
};
