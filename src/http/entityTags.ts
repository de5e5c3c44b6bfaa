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
  // A tag is of the object's state and not of the bytes, so a proxy that compresses, and weakens it, changes nothing.
  return header
    .replaceAll('W/', '')
    .split(',')
    .some((each) => each.trim() === '*' || each.trim() === tag);
}

/** Whether the client has this object already. An object that tells its last use is always sent. */
export function isKnown(header: string | undefined, tag: string, shown: object): boolean {
  return header !== undefined && !Object.keys(shown).some(isObserved) && names(header, tag);
}

/** Throws ApiError 412 if the client has seen another state of the object than this one. */
export function requireMatch(header: string | undefined, shown: unknown): void {
  if (header === undefined || names(header, tagOf(shown))) return;
  throw new ApiError(
    'PreconditionFailed',
    'the object was changed since you read it (If-Match): read it again, and decide again what to change',
  );
}

/** Throws ApiError 412 if the client names a state where nothing has a tag to compare it with. */
export function refuseMatch(header: string | undefined): void {
  if (header === undefined || names(header, '*')) return;
  throw new ApiError('PreconditionFailed', 'nothing here has an ETag to compare with If-Match: leave the header out');
}
