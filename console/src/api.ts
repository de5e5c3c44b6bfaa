/** The service as this page sees it: the SDK's client, with the session of the browser. */
import { createClient, RefusedError, UnreachableError } from '../../sdk/src/index.ts';

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

export type Trouble = 'offline' | 'forbidden' | 'absent' | 'other';

export function troubleOf(error: unknown): Trouble {
  if (error instanceof UnreachableError) return 'offline';
  if (error instanceof RefusedError && error.status === 403) return 'forbidden';
  if (error instanceof RefusedError && error.status === 404) return 'absent';
  return 'other';
}

/** What a person reads of an error. */
export function wordsOf(error: unknown): string {
  if (error instanceof UnreachableError)
    return 'The service cannot be reached. Check the network; the page goes on once it is back.';
  const text = error instanceof RefusedError ? (error.detail ?? `The service responded with ${error.status}`) : null;
  return sentence(text ?? (error instanceof Error ? error.message : String(error)));
}

/** The service's messages are written for programs first, without a capital letter or a period. */
export function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`;
}

export interface FieldFault {
  /** Its path in the object that was sent: `spec.imageRef`, `/display_name`. */
  field: string;
  message: string;
}

/** What is wrong with single fields: of the admin API as a list, of the compute API in its message. */
export function fieldFaults(error: unknown): FieldFault[] {
  if (!(error instanceof RefusedError) || error.body === null) return [];
  const { errors } = error.body as { errors?: { pointer?: string; detail?: string }[] };
  if (errors) return errors.map(({ pointer = '', detail = '' }) => ({ field: pointer, message: detail }));
  return faultsOfMessage(error.detail ?? '');
}

/** `… is invalid: [metadata.name: Invalid value: "A": must be …, spec.imageRef: Required value: …]`. */
function faultsOfMessage(message: string): FieldFault[] {
  const [, list] = /(?:is invalid|strict decoding error): (.*)$/s.exec(message) ?? [];
  if (list === undefined) return [];
  return list
    .replace(/^\[|\]$/g, '')
    .split(/, (?=(?:metadata|spec)[.[])/)
    .flatMap((part) => {
      const [, field, about] = /^((?:metadata|spec)[^:\s]*): (.*)$/s.exec(part) ?? [];
      if (field === undefined || about === undefined) return [];
      // What was entered is in the field.
      return [{ field, message: about.replace(/^Invalid value: (?:"(?:[^"\\]|\\.)*"|[^:"]*): /, '') }];
    });
}
