/** Where and how a credential may be used, in requests, and what a caller may set. */
import * as z from 'zod';
import { areWithin, readRange } from '../../http/sourceRanges.ts';
import { unprocessable } from './operation.ts';

/** More than an office, its way out, and a build farm need; few enough to be checked at each use. */
const rangeLimit = 20;

const sourceRange = z
  .string()
  .max(50)
  .transform((text, context) => {
    const read = readRange(text);
    if ('range' in read) return read.range;
    context.addIssue({ code: 'custom', message: read.fault });
    return z.NEVER;
  });

/** Where a credential may be used from; empty: from anywhere. */
export const sourceRangeList = z
  .array(sourceRange)
  .max(rangeLimit)
  .refine((list) => new Set(list).size === list.length, 'must not name a range twice')
  .meta({
    description: 'Ranges of addresses (CIDR) from which it may be used; empty: from anywhere',
    example: ['203.0.113.0/24'],
  });

/**
 * Returns the ranges of a credential that a caller makes: as asked, by default those of the key that makes it. Throws
 * ApiError 422 for addresses that this key itself may not be used from.
 */
export function rangesOfNew(asked: string[] | undefined, maker: { sourceRanges: readonly string[] } | null): string[] {
  const own = maker?.sourceRanges ?? [];
  const ranges = asked ?? [...own];
  if (areWithin(ranges, own)) return ranges;
  const detail = `must be within the ranges of the key that makes the request, ${own.join(' ')}: sign in as a person for others`;
  throw unprocessable([{ pointer: '/source_ranges', code: 'invalid_value', detail }]);
}

/**
 * Returns whether sessions of a credential that a caller makes are to be bound to a key of the client: as asked, by
 * default as those of the key that makes it. Throws ApiError 422 when that key's are, and these should not be.
 */
export function proofOfNew(asked: boolean | undefined, maker: { dpopBound: boolean } | null): boolean {
  const own = maker?.dpopBound ?? false;
  const isBound = asked ?? own;
  if (isBound || !own) return isBound;
  const detail = 'must be true, as it is for the key that makes the request: sign in as a person for others';
  throw unprocessable([{ pointer: '/dpop_bound_access_tokens', code: 'invalid_value', detail }]);
}
