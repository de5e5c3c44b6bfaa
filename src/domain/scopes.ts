/** Scopes of sessions and keys; `admin:*` covers everything under /v1/admin except one's own sessions and account. */
export const scopes = ['compute:read', 'compute:write', 'admin:read', 'admin:write'] as const;
export type Scope = (typeof scopes)[number];

export const actorTypes = ['human', 'workload', 'api-key'] as const;
export type ActorType = (typeof actorTypes)[number];
