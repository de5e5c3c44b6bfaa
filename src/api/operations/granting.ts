/** Who makes a change, and which scopes they may grant. */
import * as z from 'zod';
import type { Reach } from '../../domain/roles.ts';
import { type Scope, scopes } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Change } from '../../store/core/audit.ts';

export const scopeName = z.enum(scopes).meta({ id: 'Scope' });

/** Scopes as a client lists them: at least one, each once. */
export const scopeList = z
  .array(scopeName)
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'must not name a scope twice')
  .meta({ uniqueItems: true, description: 'What it may do at most' });

/** Returns scopes in the order in which they are stored and shown. */
export function inOrder(list: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => list.includes(scope));
}

/** Where something holds its scopes: in the account, or in one tenant. */
export interface Place {
  reach: Reach;
  tenantId: string;
}

/** The role of a person: of the account without a tenant, or else of that tenant. */
export function placeOf({ tenantId }: { tenantId: string | null }): Place | undefined {
  return tenantId === null ? undefined : { reach: 'tenant', tenantId };
}

/** The scopes of these that the caller lacks at the place; by default in the account. */
function lackingAt(caller: Caller, wanted: readonly Scope[], place?: Place): string {
  const isOwnTenant = place?.reach === 'tenant' && place.tenantId === caller.tenantId;
  const held = isOwnTenant ? caller.scopes : caller.accountScopes;
  const lacking = wanted.filter((scope) => !held.includes(scope));
  const where = lacking.some((scope) => caller.scopes.includes(scope)) ? ' (it has some in its tenant alone)' : '';
  return lacking.length > 0 ? `${lacking.join(' ')}${where}` : '';
}

/** Throws ApiError 403 when the caller grants scopes that it does not hold where they are to hold. */
export function requireOwnScopes(caller: Caller, granted: readonly Scope[], place?: Place): void {
  const lacking = lackingAt(caller, granted, place);
  if (lacking) throw new ApiError('scope_not_held', `a session cannot grant scopes that it lacks: ${lacking}`);
}

/** The reach of what a caller makes: as asked, or else the widest of what it holds. */
export function reachOfNew(caller: Caller, scopes: readonly Scope[], asked?: Reach): Reach {
  return asked ?? (scopes.every((scope) => caller.accountScopes.includes(scope)) ? 'account' : 'tenant');
}

/**
 * Throws ApiError 403 when the caller ends something that holds scopes the caller lacks: ending a wide credential or
 * person requires as much as having it.
 */
export function requireScopesOf(caller: Caller, target: string, held: readonly Scope[], place?: Place): void {
  const lacking = lackingAt(caller, held, place);
  if (lacking)
    throw new ApiError(
      'scope_not_held',
      `ending ${target} requires all of its scopes, and this session lacks ${lacking}: use a session that has them`,
    );
}

/**
 * Only people and API keys add credentials and people: a workload entered by trust and may not extend it. Throws
 * ApiError 403.
 */
function requireTrustee({ actorType }: Caller): void {
  if (actorType === 'workload')
    throw new ApiError(
      'actor_not_allowed',
      'a workload can change neither credentials nor people: use an API key, or sign in as a person',
    );
}

/** A change that adds or ends a credential, a person, or a way to sign in. Throws ApiError 403 for a workload. */
export function changeBy(caller: Caller, requestId: string, reason?: string): Change {
  requireTrustee(caller);
  return changeOf(caller, requestId, reason);
}

export function changeOf(
  { customerId, actorType, actorId, tenantId, sessionId, source }: Caller,
  requestId: string,
  reason?: string,
): Change {
  return { customerId, actorType, actorId, tenantId, sessionId, source, requestId, reason };
}
