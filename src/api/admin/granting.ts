/** Who changes something, and what they may hand on. */
import type { Scope } from '../../domain/scopes.ts';
import type { Change } from '../../store/audit.ts';
import type { Caller } from '../../store/sessions.ts';
import { Refusal } from '../refusal.ts';

/** Throws Refusal 403: nobody grants what they lack. */
export function requireOwnScopes(caller: Caller, granted: readonly Scope[]): void {
  const lacking = granted.filter((scope) => !caller.scopes.includes(scope));
  if (lacking.length > 0)
    throw new Refusal('Forbidden', `nobody grants what they lack: ${lacking.join(' ')}`, { code: 'scope_not_held' });
}

export function changeOf({ customerId, actorType, actorId }: Caller, requestId: string, reason?: string): Change {
  return { customerId, actorType, actorId, requestId, reason };
}
