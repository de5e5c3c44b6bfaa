/** UUIDs, which name nearly everything here. This service writes them in lower case. */

const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** For ids that people and clients send: RFC 9562 accepts upper case, and so does Postgres. */
export function isUuidOfAnyCase(value: unknown): value is string {
  return typeof value === 'string' && isUuid(value.toLowerCase());
}
