/** Who makes a change, and which scopes they may grant. */
import * as z from 'zod';
import { type Scope, scopes } from '../../domain/scopes.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Change } from '../../store/core/audit.ts';

/** Scopes as a client lists them: at least one, each once. */
export const scopeList = z
  .array(z.enum(scopes))
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'must not name a scope twice')
  .meta({ uniqueItems: true });

/** Returns scopes in the order in which they are stored and shown. */
export function inOrder(list: readonly Scope[]): Scope[] {
  return scopes.filter((scope) => list.includes(scope));
}

/** Throws Refusal 403 when the caller grants scopes that it does not hold. */
export function requireOwnScopes(caller: Caller, granted: readonly Scope[]): void {
  const lacking = granted.filter((scope) => !caller.scopes.includes(scope));
  if (lacking.length > 0)
    throw new Refusal('Forbidden', `nobody grants what they lack: ${lacking.join(' ')}`, { code: 'scope_not_held' });
}

/**
 * Only people and API keys add credentials and people: a workload entered by trust and may not extend it. Throws
 * Refusal 403.
 */
function requireTrustee({ actorType }: Caller): void {
  if (actorType === 'workload')
    throw new Refusal(
      'Forbidden',
      'a workload changes neither credentials nor people: ask with an API key, or as a person',
      { code: 'actor_not_allowed' },
    );
}

/** A change that adds or ends a credential, a person, or a way to sign in. Throws Refusal 403 for a workload. */
export function changeBy(caller: Caller, requestId: string, reason?: string): Change {
  requireTrustee(caller);
  return changeOf(caller, requestId, reason);
}

export function changeOf({ customerId, actorType, actorId }: Caller, requestId: string, reason?: string): Change {
  return { customerId, actorType, actorId, requestId, reason };
}
