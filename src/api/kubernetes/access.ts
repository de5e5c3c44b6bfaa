/**
 * What an operation on objects needs of a session. Handlers are guarded by it, the OpenAPI documents state it, and
 * access reviews decide by it.
 */
import type { Scope } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import type { ResourceKind, Verb } from './resourceKind.ts';

export type ComputeScope = Extract<Scope, `compute:${string}`>;

const scopesOfVerb: Readonly<Record<Verb, readonly ComputeScope[]>> = {
  get: ['compute:read'],
  list: ['compute:read'],
  watch: ['compute:read'],
  create: ['compute:write'],
  // The response shows the whole object, also when nothing changes.
  update: ['compute:write', 'compute:read'],
  patch: ['compute:write', 'compute:read'],
  delete: ['compute:write'],
  deletecollection: ['compute:write'],
};

/** Returns the scopes that a session needs for a verb of a kind; none when any session will do. */
export function requiredScopes({ open }: Pick<ResourceKind, 'open'>, verb: Verb): readonly ComputeScope[] {
  return open?.includes(verb) ? [] : scopesOfVerb[verb];
}

/** The error for a session that asks for a namespace other than its own. */
export function foreignNamespace(own: string | null): ApiError {
  return new ApiError(
    'Forbidden',
    own === null
      ? 'the tenant of this session has no namespace yet'
      : `this session sees the namespace "${own}" only: a session is bound to one tenant`,
  );
}
