import { type DatabaseCondition, databaseCondition } from '../store/core/databaseCondition.ts';

/** Kubernetes' reasons for refusing a request, with the HTTP status of each. */
export const reasons = {
  BadRequest: 400,
  Unauthorized: 401,
  Forbidden: 403,
  NotFound: 404,
  MethodNotAllowed: 405,
  AlreadyExists: 409,
  Conflict: 409,
  Expired: 410,
  RequestEntityTooLarge: 413,
  UnsupportedMediaType: 415,
  Invalid: 422,
  UpgradeRequired: 426,
  TooManyRequests: 429,
  InternalError: 500,
  ServiceUnavailable: 503,
  Timeout: 504,
} as const;
export type Reason = keyof typeof reasons;

/** One rejected place in the request; `pointer` is an RFC 6901 pointer into the body. */
export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

interface RefusalDetails {
  headers?: Record<string, string>;
  /** A stable code for programs (admin API); derived from the reason when absent. */
  code?: string;
  errors?: FieldError[];
  cause?: unknown;
}

/**
 * Any response other than success. It is independent of the body's format: each part of the API writes its own (Status,
 * problem+json, OAuth).
 */
export class Refusal extends Error {
  readonly reason: Reason;
  readonly status: number;
  readonly code: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];

  constructor(reason: Reason, message: string, details: RefusalDetails = {}) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.reason = reason;
    this.status = reasons[reason];
    this.code = details.code ?? snakeCase(reason);
    this.headers = details.headers ?? {};
    this.errors = details.errors ?? [];
  }
}

function snakeCase(word: string): string {
  return word.replace(/(?<!^)[A-Z]/g, '_$&').toLowerCase();
}

/** What a client is told when the database fails a request: whether to retry, and nothing about internals. */
const refusalsByCondition: Readonly<Record<DatabaseCondition, { reason: Reason; says: string }>> = {
  away: { reason: 'ServiceUnavailable', says: 'the service is out of reach of its database; try again' },
  readOnly: { reason: 'ServiceUnavailable', says: 'the service cannot save anything now, reading goes on; try again' },
  full: { reason: 'ServiceUnavailable', says: 'the service cannot save anything now, reading goes on; try again' },
  failing: { reason: 'ServiceUnavailable', says: 'the service has a problem with its database; try again' },
  busy: { reason: 'ServiceUnavailable', says: 'the service is busy; try again' },
  timeout: { reason: 'Timeout', says: 'the request took too long' },
};

/** Converts an error to a refusal. An unknown error becomes a 500 that tells the client nothing about internals. */
export function asRefusal(error: unknown, requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  const condition = databaseCondition(error);
  if (condition) {
    const { reason, says } = refusalsByCondition[condition];
    const headers = reason === 'ServiceUnavailable' ? { 'retry-after': '1' } : undefined;
    return new Refusal(reason, `${says} (request ${requestId})`, { ...(headers ? { headers } : {}), cause: error });
  }
  const status = (error as { status?: unknown } | null | undefined)?.status;
  // Express and its router set a status on client errors, such as a path that does not decode.
  if (status === 400) return new Refusal('NotFound', 'the path does not decode', { cause: error });
  const message = `the request failed; tell the operator its id, ${requestId}, under which the log has the details`;
  return new Refusal('InternalError', message, { cause: error });
}
