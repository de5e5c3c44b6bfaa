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
  401: { 'WWW-Authenticate': header('Which credential is required (RFC 6750)') },
  403: { 'WWW-Authenticate': header('Which scope is missing, if one is (RFC 6750)', { type: 'string' }, false) },
  405: { Allow: header('The methods that the address accepts') },
  429: {
    'Retry-After': retryAfter,
    RateLimit: header('The rest of the limit (draft-ietf-httpapi-ratelimit-headers)', { type: 'string' }, false),
    'RateLimit-Policy': header('The limit that was exceeded', { type: 'string' }, false),
  },
  503: { 'Retry-After': retryAfter },
};

/** Returns the `headers` of an OpenAPI response, if its status has any. */
export function headersOf(status: number): Json {
  const headers = byStatus[status];
  return headers ? { headers } : {};
}
