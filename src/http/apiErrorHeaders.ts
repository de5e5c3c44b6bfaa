type Json = Record<string, unknown>;

const header = (description: string, schema: Json = { type: 'string' }, required = true) => ({
  description,
  required,
  schema,
});
const seconds = { type: 'integer', minimum: 1 };
const retryAfter = header('Seconds after which the request may be sent again', seconds);

/** The headers of a refusal by status, as OpenAPI describes them. */
const byStatus: Readonly<Record<number, Json>> = {
  401: { 'WWW-Authenticate': header('What credential is wanted (RFC 6750)') },
  403: { 'WWW-Authenticate': header('Where a scope is missing: which one (RFC 6750)', { type: 'string' }, false) },
  405: { Allow: header('The methods that the address takes') },
  429: {
    'Retry-After': retryAfter,
    RateLimit: header('What is left of the limit (draft-ietf-httpapi-ratelimit-headers)', { type: 'string' }, false),
    'RateLimit-Policy': header('The limit that is exceeded', { type: 'string' }, false),
  },
  503: { 'Retry-After': retryAfter },
};

/** Returns the `headers` of an OpenAPI response, if its status has any. */
export function headersOf(status: number): Json {
  const headers = byStatus[status];
  return headers ? { headers } : {};
}
