/** Cookies of the pages: bound to this host and inaccessible to scripts (RFC 6265bis, section 4.1.3.2). */
import type { Request, Response } from 'express';

const sessionName = '__Host-session';
const signInName = '__Host-sign-in';
const consentName = '__Host-sign-in-consent';
/** Maximum duration of a sign-in. */
export const signInSeconds = 600;

/** Returns the only cookie of that name; null when there are several, because a second one is an attempt to confuse. */
function read(request: Request, name: string): string | null {
  const values = (request.headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`))
    .map((pair) => pair.slice(name.length + 1));
  return values.length === 1 ? values[0]! : null;
}

function write(response: Response, name: string, value: string, maxAgeSeconds: number): void {
  // Lax, because the return from the identity provider is a navigation that starts at another site.
  response.append('set-cookie', `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}`);
}

export const sessionCookie = {
  read: (request: Request) => read(request, sessionName),
  write: (response: Response, token: string, maxAgeSeconds: number) =>
    write(response, sessionName, token, maxAgeSeconds),
  clear: (response: Response) => write(response, sessionName, '', 0),
};

export const signInCookie = {
  read: (request: Request) => read(request, signInName),
  write: (response: Response, sealed: string) => write(response, signInName, sealed, signInSeconds),
  clear: (response: Response) => write(response, signInName, '', 0),
};

export const consentCookie = {
  read: (request: Request) => read(request, consentName),
  write: (response: Response, sealed: string) => write(response, consentName, sealed, signInSeconds),
  clear: (response: Response) => write(response, consentName, '', 0),
};
