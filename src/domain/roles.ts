/** Permissions of each role that a person may have. */
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
