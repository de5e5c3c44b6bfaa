/** Roles that people and keys may have, and what each allows; where a role holds; and what several add up to. */
import { type Scope, scopes } from './scopes.ts';

export const roles = ['owner', 'admin', 'developer', 'viewer', 'billing'] as const;
export type Role = (typeof roles)[number];

export const scopesOfRole: Readonly<Record<Role, readonly Scope[]>> = {
  owner: scopes,
  admin: scopes,
  developer: ['compute:read', 'compute:write'],
  viewer: ['compute:read', 'admin:read'],
  billing: ['admin:read'],
};

/** Whether scopes hold in the whole account, or in one tenant and for nothing of the others. */
export const reaches = ['account', 'tenant'] as const;
export type Reach = (typeof reaches)[number];

/** What someone may do in a tenant. */
export interface Rights {
  scopes: Scope[];
  /** Those of them that hold in the whole account. */
  accountScopes: Scope[];
}

/** Adds up the roles that a person has in a tenant and, where `tenantId` is null, in its account. */
export function rightsOf(held: readonly { roleSlug: Role; tenantId: string | null }[]): Rights {
  const scopesOf = (from: typeof held) =>
    scopes.filter((scope) => from.some(({ roleSlug }) => scopesOfRole[roleSlug].includes(scope)));
  return { scopes: scopesOf(held), accountScopes: scopesOf(held.filter(({ tenantId }) => tenantId === null)) };
}

/** The scopes of these that hold where something of the reach acts. */
export function scopesWithin({ scopes: held, accountScopes }: Rights, reach: Reach): readonly Scope[] {
  return reach === 'account' ? accountScopes : held;
}
