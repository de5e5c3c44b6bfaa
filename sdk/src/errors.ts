/** Every error that this package throws for a reason of its own. Their `code` tells them apart. */
import type { components } from './generated/api.ts';

type Schemas = components['schemas'];
/** The body of a refusal by the compute API. */
export type Status = Schemas['service.compute.v1alpha1.Status'];
/** The body of a refusal by the admin API (RFC 9457). */
export type Problem = Schemas['Problem'];
/** The body of a refusal by the token endpoint (RFC 6749). */
export type OAuthFailure = Schemas['OAuthError'];

export type ErrorCode =
  | 'credential'
  | 'machine_failed'
  | 'machine_gone'
  | 'malformed'
  | 'not_in_time'
  | 'refused'
  | 'unreachable';

export class ComputeError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.name = new.target.name;
  }
}

/** What was sent, for messages: `GET /v1/admin/account`. */
export interface RequestLine {
  method: string;
  path: string;
}
const lineOf = ({ method, path }: RequestLine) => `${method} ${path}`;

/** The service responded with something other than success. */
export class RefusedError extends ComputeError {
  declare readonly code: 'refused';
  /** The HTTP status. */
  readonly status: number;
  /** For programs: `reason` of a Status (`AlreadyExists`), `code` of a problem (`limit_reached`), or OAuth's `error`. */
  readonly reason: string | null;
  /** For people, in the service's words. */
  readonly detail: string | null;
  /** The service's own body; null if the response came from something in between. */
  readonly body: Status | Problem | OAuthFailure | null;
  readonly request: RequestLine;
  /** What the service asks to wait before the next attempt. */
  readonly retryAfterMs: number | null;
  /** Under which the account's audit log has the reason of a refused exchange. */
  readonly exchangeId: string | null;

  constructor(request: RequestLine, status: number, headers: Headers | null, text: string) {
    const body = bodyOf(text);
    const { reason, detail } = body ? told(body) : { reason: null, detail: null };
    const exchangeId = headers?.get('x-exchange-id') ?? null;
    const what = [reason, detail].filter((each) => each !== null).join(': ') || 'without a reason';
    super('refused', `${lineOf(request)}: ${status} ${what}${exchangeId ? ` (exchange ${exchangeId})` : ''}`);
    this.status = status;
    this.reason = reason;
    this.detail = detail;
    this.body = body;
    this.request = request;
    this.retryAfterMs = retryAfterMs(headers?.get('retry-after') ?? null);
    this.exchangeId = exchangeId;
  }
}

/** There was no response. */
export class UnreachableError extends ComputeError {
  declare readonly code: 'unreachable';
  readonly request: RequestLine;
  /** False: the service certainly did not get the request. */
  readonly mayHaveHappened: boolean;

  constructor(request: RequestLine, cause: unknown, { mayHaveHappened }: { mayHaveHappened: boolean }) {
    const doubt = mayHaveHappened && request.method !== 'GET' ? '; it may have been carried out' : '';
    const why = rootMessage(cause);
    const said = why.startsWith('no response') ? why : `no response (${why})`;
    super('unreachable', `${lineOf(request)}: ${said}${doubt}`, { cause });
    this.request = request;
    this.mayHaveHappened = mayHaveHappened;
  }
}

/** There is no usable credential: a plugin failed, a file is missing, a token is empty. */
export class CredentialError extends ComputeError {
  declare readonly code: 'credential';

  constructor(message: string, options?: ErrorOptions) {
    super('credential', message, options);
  }
}

/** A response of success that is not what the service sends. */
export class MalformedError extends ComputeError {
  declare readonly code: 'malformed';

  constructor(message: string, options?: ErrorOptions) {
    super('malformed', message, options);
  }
}

/** Whether the service refused with this reason, such as `NotFound`, `AlreadyExists`, or `limit_reached`. */
export function isRefused(error: unknown, ...reasons: string[]): error is RefusedError {
  return error instanceof RefusedError && (reasons.length === 0 || reasons.includes(error.reason ?? ''));
}

/** Retry-After as milliseconds from now: seconds, or a date (RFC 9110, section 10.2.3). */
export function retryAfterMs(header: string | null): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
}

function bodyOf(text: string): RefusedError['body'] {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && ('kind' in body || 'code' in body || 'error' in body)
      ? (body as RefusedError['body'])
      : null;
  } catch {
    return null;
  }
}

function told(body: Status | Problem | OAuthFailure): { reason: string | null; detail: string | null } {
  if ('kind' in body) return { reason: body.reason ?? null, detail: body.message ?? null };
  if ('error' in body) return { reason: body.error, detail: body.error_description ?? null };
  return { reason: body.code, detail: body.detail };
}

/** fetch wraps what happened, such as ECONNREFUSED, in an error that says only that it failed. */
export function rootCause(error: unknown): unknown {
  let at = error;
  // An error of another realm is no instance of this one's Error.
  for (let depth = 0; depth < 5 && isObject(at) && isObject(at['cause']); depth++) at = at['cause'];
  // An attempt on several addresses fails with one error for each.
  return isObject(at) && Array.isArray(at['errors']) && at['errors'].length > 0 ? at['errors'][0] : at;
}

export function rootMessage(error: unknown): string {
  const cause = rootCause(error);
  return isObject(cause) ? String(cause['message'] || cause['code'] || cause['name']) : String(cause);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
