/** Entity tags (RFC 9110, section 8.8.3): a client changes what it has seen, or learns that it was changed meanwhile. */
import { createHash } from 'node:crypto';
import { ApiError } from './apiError.ts';

/** Fields that change without anybody changing the object. */
const isObserved = (name: string) => name.startsWith('last_');

/** The tag of an object as it is shown, without its last use. */
export function tagOf(shown: unknown): string {
  const text = JSON.stringify(shown, (name, value: unknown) => (isObserved(name) ? undefined : value));
  return `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
}

function names(header: string, tag: string): boolean {
  return header.split(',').some((each) => each.trim() === '*' || each.trim() === tag);
}

/** Whether the client has this object already. An object that tells its last use is always sent. */
export function isKnown(header: string | undefined, tag: string, shown: object): boolean {
  return header !== undefined && !Object.keys(shown).some(isObserved) && names(header.replaceAll('W/', ''), tag);
}

/** Throws ApiError 412 if the client has seen another state of the object than this one. */
export function requireMatch(header: string | undefined, shown: unknown): void {
  if (header === undefined || names(header, tagOf(shown))) return;
  throw new ApiError(
    'PreconditionFailed',
    'the object was changed since you read it (If-Match): read it again, and decide again what to change',
  );
}
