/** The service as this page sees it: the SDK's client, with the session of the browser. */
import { createClient, RefusedError } from '../../sdk/src/index.ts';
import { sentence } from './refusals.ts';

/** Told when a request shows that the session is over. */
let onSessionEnd: () => void = () => {};
export function whenSessionEnds(tell: () => void): void {
  onSessionEnd = tell;
}

/** The cookie is added by the browser; the header says that the request means to use it. */
export async function sessionFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = { ...(init.headers as Record<string, string> | undefined), 'x-compute-session': 'cookie' };
  const response = await fetch(url, { ...init, headers, credentials: 'same-origin' });
  if (response.status === 401) onSessionEnd();
  return response;
}

/** Shown beside the page; the toasts set it, as they need this module. */
let onWarning: (text: string) => void = () => {};
export function whenWarned(tell: (text: string) => void): void {
  onWarning = tell;
}

export const client = createClient({
  url: location.origin,
  auth: null,
  fetch: sessionFetch,
  // People see a failure sooner than a program should give up.
  retries: { attempts: 3 },
  onWarning: ({ text }) => onWarning(sentence(text)),
});

/** Null where there is none. */
export async function readText(path: string, signal?: AbortSignal): Promise<string | null> {
  const response = await sessionFetch(path, { headers: { accept: 'text/plain' }, signal: signal ?? null });
  if (response.status === 404) return null;
  if (response.ok) return response.text();
  throw new RefusedError({ method: 'GET', path }, response.status, response.headers, await response.text());
}
