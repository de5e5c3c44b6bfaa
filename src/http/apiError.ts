import { PublicError } from '../lib/errors.ts';
import { type DatabaseCondition, databaseCondition, isOfEndedSession } from '../store/core/databaseCondition.ts';

interface ReasonFacts {
  status: number;
  /** The admin API's code for it, unless a more specific one is given. */
  code: string;
  /** What the status means, for people. */
  title: string;
}

/** Kubernetes' reasons for refusing a request. */
export const reasons = {
  BadRequest: { status: 400, code: 'bad_request', title: 'Bad request' },
  Unauthorized: { status: 401, code: 'unauthorized', title: 'Authentication required' },
  Forbidden: { status: 403, code: 'forbidden', title: 'Permission denied' },
  NotFound: { status: 404, code: 'not_found', title: 'Not found' },
  MethodNotAllowed: { status: 405, code: 'method_not_allowed', title: 'Method not allowed' },
  RequestTimeout: { status: 408, code: 'request_timeout', title: 'Request too slow' },
  AlreadyExists: { status: 409, code: 'already_exists', title: 'Conflict' },
  Conflict: { status: 409, code: 'conflict', title: 'Conflict' },
  Expired: { status: 410, code: 'expired', title: 'Expired' },
  PreconditionFailed: { status: 412, code: 'precondition_failed', title: 'Changed meanwhile' },
  RequestEntityTooLarge: { status: 413, code: 'request_entity_too_large', title: 'Body too large' },
  UnsupportedMediaType: { status: 415, code: 'unsupported_media_type', title: 'Unsupported media type' },
  ExpectationFailed: { status: 417, code: 'expectation_failed', title: 'Expectation failed' },
  Invalid: { status: 422, code: 'invalid', title: 'Validation failed' },
  UpgradeRequired: { status: 426, code: 'upgrade_required', title: 'Upgrade required' },
  HeadersTooLarge: { status: 431, code: 'headers_too_large', title: 'Headers too large' },
  TooManyRequests: { status: 429, code: 'too_many_requests', title: 'Rate limit exceeded' },
  InternalError: { status: 500, code: 'internal_error', title: 'Request failed' },
  ServiceUnavailable: { status: 503, code: 'service_unavailable', title: 'Service unavailable' },
  Timeout: { status: 504, code: 'timeout', title: 'Request timed out' },
} as const satisfies Record<string, ReasonFacts>;
export type Reason = keyof typeof reasons;

/** Refusals of a connection before any operation is known: no operation's description has them. */
export const ofConnections: readonly Reason[] = [
  'RequestTimeout',
  'ExpectationFailed',
  'UpgradeRequired',
  'HeadersTooLarge',
];

/** RFC 6749, section 5.2; RFC 8628, section 3.5. */
const oauthCodes = {
  access_denied: 'BadRequest',
  authorization_pending: 'BadRequest',
  expired_token: 'BadRequest',
  invalid_client: 'Unauthorized',
  invalid_dpop_proof: 'BadRequest',
  invalid_grant: 'BadRequest',
  invalid_request: 'BadRequest',
  invalid_scope: 'BadRequest',
  slow_down: 'BadRequest',
  unauthorized_client: 'BadRequest',
  unsupported_grant_type: 'BadRequest',
} as const;
export type OAuthErrorCode = keyof typeof oauthCodes;

/** Codes that say more than a reason. Each is the code of exactly one, and with it has one status. */
const specificCodes = {
  actor_not_allowed: 'Forbidden',
  already_configured: 'Conflict',
  foreign_origin: 'Forbidden',
  insufficient_scope: 'Forbidden',
  invalid_cursor: 'BadRequest',
  invalid_registration_code: 'Unauthorized',
  invitation_accepted: 'Conflict',
  invitation_pending: 'Conflict',
  key_rotated: 'Conflict',
  last_owner: 'Conflict',
  limit_reached: 'Conflict',
  not_configured: 'Conflict',
  person_required: 'Forbidden',
  provider_in_use: 'Conflict',
  quota_exceeded: 'Forbidden',
  registration_code_spent: 'Conflict',
  runtime_admission_pending: 'Conflict',
  request_in_progress: 'Conflict',
  scope_not_held: 'Forbidden',
  sign_in_refused: 'Forbidden',
  slug_taken: 'Conflict',
  user_exists: 'Conflict',
  ...oauthCodes,
} as const satisfies Record<string, Reason>;
type SpecificCode = keyof typeof specificCodes;
export type ApiErrorCode = SpecificCode | (typeof reasons)[Reason]['code'];

/** One rejected place in the request; `pointer` is an RFC 6901 pointer into the body. */
export interface FieldError {
  pointer: string;
  code: string;
  detail: string;
}

interface ApiErrorDetails extends ErrorOptions {
  headers?: Record<string, string>;
  errors?: FieldError[];
}

/**
 * Any response other than success, by its reason or a more specific code. It is independent of the body's format: each
 * part of the API writes its own (Status, problem+json, OAuth).
 */
export class ApiError extends PublicError<ApiErrorCode> {
  readonly reason: Reason;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];

  constructor(
    what: Reason | SpecificCode,
    message: string,
    { headers = {}, errors = [], ...options }: ApiErrorDetails = {},
  ) {
    const reason = isReason(what) ? what : specificCodes[what];
    super(isReason(what) ? reasons[what].code : what, message, options);
    this.reason = reason;
    this.status = reasons[reason].status;
    this.headers = headers;
    this.errors = errors;
  }
}

function isReason(what: Reason | SpecificCode): what is Reason {
  return what in reasons;
}

/** What a client does about a change whose response it did not get. */
const howToLook =
  'a change may have happened, or may still happen. Get or list the objects to see, before you send it again';

/** 504 for a change of which the outcome is not known. */
export function unknownOutcome(what: string, cause?: unknown): ApiError {
  return new ApiError('Timeout', `${what}: ${howToLook}`, { cause });
}

/** What a client reads when the database fails a request: whether to retry, and nothing about internals. */
const errorsByCondition: Readonly<Record<DatabaseCondition, { reason: Reason; says: string }>> = {
  away: { reason: 'ServiceUnavailable', says: 'the service cannot reach its database; try again' },
  readOnly: { reason: 'ServiceUnavailable', says: 'the service cannot save anything now, reading goes on; try again' },
  full: { reason: 'ServiceUnavailable', says: 'the service cannot save anything now, reading goes on; try again' },
  failing: { reason: 'ServiceUnavailable', says: 'the service has a problem with its database; try again' },
  busy: { reason: 'ServiceUnavailable', says: 'the service is busy; try again' },
  timeout: { reason: 'Timeout', says: `the request took too long: ${howToLook}` },
};

export const bearerRealm = 'Bearer realm="compute.service"';

/** The response to a token that was never good, and to one that ended meanwhile. */
export function invalidToken(cause?: unknown): ApiError {
  return new ApiError('Unauthorized', 'the access token is not valid: unknown, expired or revoked', {
    headers: { 'www-authenticate': `${bearerRealm}, error="invalid_token"` },
    cause,
  });
}

/** Converts an error to an ApiError. An unknown error becomes a 500 that tells the client nothing about internals. */
export function asApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  if (isOfEndedSession(error)) return invalidToken(error);
  const condition = databaseCondition(error);
  if (condition) {
    const { reason, says } = errorsByCondition[condition];
    const headers = reason === 'ServiceUnavailable' ? { 'retry-after': '1' } : undefined;
    return new ApiError(reason, `${says} (request ${requestId})`, { ...(headers ? { headers } : {}), cause: error });
  }
  const status = (error as { status?: unknown } | null | undefined)?.status;
  // Express and its router set a status on client errors, such as a path that does not decode.
  if (status === 400) return new ApiError('NotFound', 'the path cannot be decoded', { cause: error });
  const message = `the request failed; tell the operator its id, ${requestId}, under which the log has the details`;
  return new ApiError('InternalError', message, { cause: error });
}
