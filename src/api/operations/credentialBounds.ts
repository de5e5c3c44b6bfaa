/** What a credential may do, where and how it may be used, and what a caller may set. */
import * as z from 'zod';
import { type Reach, type Rights, type Role, scopesOfRole } from '../../domain/roles.ts';
import type { Scope } from '../../domain/scopes.ts';
import { areWithin, readRange } from '../../domain/sourceRanges.ts';
import { ApiError } from '../../http/apiError.ts';
import { findApiKeyById } from '../../store/accounts/apiKeys.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Queryable } from '../../store/core/db.ts';
import { requireOwnScopes } from './granting.ts';
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
 * What a credential may do, and how it may be used. A person, or a way for people to sign in, has bounds, too. Ordered by
 * {@link isAtMost}: nothing is made, changed, or rotated into something that goes beyond who asks for it.
 */
export interface Bounds extends Rights {
  /** Where scopes hold that do not hold in the account; null: nowhere. */
  tenantId: string | null;
  /** Empty: from anywhere. */
  sourceRanges: readonly string[];
  /** Whether its sessions are bound to a key of the client. */
  dpopBound: boolean;
  /** Null: it has no end of its own. Revoking its maker with `made=end` ends it. */
  expiresAt: Date | null;
}

type Bound = 'scopes' | 'sourceRanges' | 'dpopBound' | 'expiresAt';

/** The bound in which one goes beyond the other; null if it is at most the other. */
function excessOf(made: Bounds, maker: Bounds): Bound | null {
  const held = made.tenantId === maker.tenantId ? maker.scopes : maker.accountScopes;
  const has = (list: readonly Scope[], wanted: readonly Scope[]) => wanted.every((scope) => list.includes(scope));
  if (!has(held, made.scopes) || !has(maker.accountScopes, made.accountScopes)) return 'scopes';
  if (!areWithin(made.sourceRanges, maker.sourceRanges)) return 'sourceRanges';
  if (maker.dpopBound && !made.dpopBound) return 'dpopBound';
  return made.expiresAt && maker.expiresAt && made.expiresAt > maker.expiresAt ? 'expiresAt' : null;
}

export function isAtMost(made: Bounds, maker: Bounds): boolean {
  return excessOf(made, maker) === null;
}

interface Bounded {
  scopes: readonly Scope[];
  reach: Reach;
  tenantId: string;
  sourceRanges: readonly string[];
  dpopBound: boolean;
  expiresAt?: Date;
}

/** The bounds of a key or a principal. */
export function boundsOf({ scopes, reach, tenantId, sourceRanges, dpopBound, expiresAt = undefined }: Bounded): Bounds {
  const accountScopes = reach === 'account' ? [...scopes] : [];
  return { tenantId, scopes: [...scopes], accountScopes, sourceRanges, dpopBound, expiresAt: expiresAt ?? null };
}

/** The bounds of a person with a role in a tenant or, without one, in the account: people sign in from anywhere. */
export function boundsOfRole(role: Role, tenantId: string | null): Bounds {
  const scopes = [...scopesOfRole[role]];
  const accountScopes = tenantId === null ? scopes : [];
  return { tenantId, scopes, accountScopes, sourceRanges: [], dpopBound: false, expiresAt: null };
}

/** The bounds of who makes a request. People have those of their roles; what a key makes is bound as the key is. */
export async function boundsOfCaller(db: Queryable, caller: Caller): Promise<Bounds> {
  const { actorType, actorId: id, customerId, tenantId, scopes, accountScopes } = caller;
  const key = actorType === 'api-key' ? await findApiKeyById(db, { id, customerId }) : null;
  const { sourceRanges = [], dpopBound = false, expiresAt = null } = key ?? {};
  return { tenantId, scopes, accountScopes, sourceRanges, dpopBound, expiresAt };
}

/**
 * The one rule for every operation that makes, changes, or rotates something that gives access: it must be at most who
 * asks for it, or at most what it was. Throws ApiError: 403, or 422 where the request has the field.
 */
export async function requireAtMost(
  db: Queryable,
  caller: Caller,
  made: readonly Bounds[],
  { before, hasFields = false }: { before?: Bounds; hasFields?: boolean } = {},
): Promise<void> {
  const maker = await boundsOfCaller(db, caller);
  for (const each of made) {
    if (before && isAtMost(each, before)) continue;
    const excess = excessOf(each, maker);
    if (excess === 'scopes') requireOwnScopes(caller, each.accountScopes);
    if (excess === 'scopes') requireOwnScopes(caller, each.scopes, { reach: 'tenant', tenantId: each.tenantId ?? '' });
    if (excess) throw beyond(excess, maker, hasFields);
  }
}

function beyond(excess: Bound, { sourceRanges, expiresAt }: Bounds, hasFields: boolean): ApiError {
  const [pointer, rule] = {
    scopes: ['/scopes', 'must be scopes of the session'],
    sourceRanges: [
      '/source_ranges',
      `must be within the ranges of the key that makes the request, ${sourceRanges.join(' ')}`,
    ],
    dpopBound: ['/dpop_bound_access_tokens', 'must be true, as it is for the key that makes the request'],
    expiresAt: [
      '/expires_at',
      `must not be after ${expiresAt?.toISOString()}, when the key that makes the request expires`,
    ],
  }[excess] as [string, string];
  const detail = `${rule}: sign in as a person for others`;
  if (hasFields) return unprocessable([{ pointer, code: 'invalid_value', detail }]);
  return new ApiError('person_required', `what this gives access to ${detail}`);
}
