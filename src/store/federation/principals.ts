/** Workloads that may exchange tokens of a provider for sessions in one tenant. */

import type { Principal, Prisma } from '#prisma';
import type { Reach } from '../../domain/roles.ts';
import type { Scope } from '../../domain/scopes.ts';
import { lockCustomer } from '../accounts/accounts.ts';
import { endSessions } from '../accounts/sessions.ts';
import { auditChange, type Change, madeBy } from '../core/audit.ts';
import { type Database, execute, type Queryable, type Row, sql, transaction } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';
import type { TrustStatus } from './identityProviders.ts';

export const subjectMatchTypes = ['exact', 'prefix'] as const;
type ClaimValue = string | number | boolean;
type AcceptedClaims = ClaimValue | readonly ClaimValue[];
export interface ClaimConstraintsJson {
  readonly [claim: string]:
    | AcceptedClaims
    | { readonly contains: AcceptedClaims }
    | { readonly members: ClaimConstraintsJson };
}

export type PrincipalRow = Row<
  Principal,
  {
    subjectMatchType: (typeof subjectMatchTypes)[number];
    claimConstraints: ClaimConstraintsJson;
    scopes: Scope[];
    status: TrustStatus;
    reach: Reach;
  }
>;

export const principalLimit = 1_000;

type Given = Omit<PrincipalRow, 'id' | 'customerId' | 'revision' | 'createdAt' | 'updatedAt' | 'makerType' | 'makerId'>;
export type NewPrincipal = Omit<Given, 'status' | 'singleUse'>;

/**
 * Call it in a transaction. The new row, or why there is none: the customer has no such tenant or provider, or has
 * reached its limit of principals. `details` are added to the audit event.
 */
export async function createPrincipal(
  tx: Queryable,
  change: Change,
  principal: NewPrincipal,
  details: Readonly<Record<string, boolean>> = {},
): Promise<PrincipalRow | 'no-tenant' | 'no-provider' | 'limit'> {
  const { customerId } = change;
  await lockCustomer(tx, customerId);
  if ((await tx.principal.count({ where: { customerId } })) >= principalLimit) return 'limit';
  if ((await tx.tenant.count({ where: { id: principal.tenantId, customerId } })) === 0) return 'no-tenant';
  const locked = await execute(tx)`
    SELECT 1 FROM identity_providers WHERE id = ${principal.providerId}::uuid AND customer_id = ${customerId}::uuid FOR KEY SHARE`;
  if (locked === 0) return 'no-provider';
  const row = await tx.principal.create({ data: { ...principal, ...madeBy(change), customerId } });
  await auditChange(tx, change, 'principal.create', row.id, {
    provider_id: row.providerId,
    tenant_id: row.tenantId,
    scopes: row.scopes.join(' '),
    ...details,
  });
  return row as PrincipalRow;
}

/** Principals that a caller may see: those of the account, or those that are confined to one tenant. */
export interface PrincipalRoom {
  customerId: string;
  /** Set for a caller who is confined to this tenant. */
  confinedTo?: string | null;
}

function inRoom({ customerId, confinedTo }: PrincipalRoom) {
  return { customerId, ...(confinedTo && { tenantId: confinedTo, reach: 'tenant' }) };
}

export function findPrincipal(db: Queryable, room: PrincipalRoom, id: string): Promise<PrincipalRow | null> {
  return db.principal.findFirst({ where: { id, ...inRoom(room) } }) as Promise<PrincipalRow | null>;
}

/** Rows of one page, newest first. */
export function listPrincipals(db: Queryable, room: PrincipalRoom, page: PageQuery): Promise<PrincipalRow[]> {
  return db.principal.findMany(pageOf(inRoom(room), page)) as Promise<PrincipalRow[]>;
}

/** Principals of a provider, for its health report. */
export function principalsOfProvider(db: Queryable, customerId: string, providerId: string): Promise<PrincipalRow[]> {
  return db.principal.findMany({
    where: { customerId, providerId },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    take: principalLimit,
  }) as Promise<PrincipalRow[]>;
}

export type PrincipalChanges = Partial<Omit<Given, 'tenantId' | 'providerId'>>;

/** Every other change may leave someone out who has a session. Scopes that go are taken from the sessions themselves. */
const keepsSessions = new Set<keyof PrincipalChanges>([
  'displayName',
  'scopes',
  'maxSessionTtlSeconds',
  'status',
  'singleUse',
]);

/** Finds the principal as it stays until the end of the transaction. */
async function lockPrincipal(tx: Queryable, room: PrincipalRoom, id: string): Promise<PrincipalRow | null> {
  await execute(tx)`
    SELECT 1 FROM principals WHERE id = ${id}::uuid AND customer_id = ${room.customerId}::uuid FOR UPDATE`;
  return findPrincipal(tx, room, id);
}

/**
 * Applies the changes that `decide` returns for the current row, under its lock; returns null if there is no such
 * principal. Disabling it, or changing whom it fits and where it may be used, revokes its sessions. Exchanges being
 * minted finish first, so their sessions are revoked too.
 */
export function updatePrincipal(
  db: Database,
  change: Change & PrincipalRoom,
  id: string,
  decide: (row: PrincipalRow, tx: Queryable) => Promise<PrincipalChanges>,
): Promise<PrincipalRow | null> {
  return transaction(db, async (tx) => {
    const found = await lockPrincipal(tx, change, id);
    if (!found) return null;
    const changes = await decide(found, tx);
    const names = Object.keys(changes);
    if (names.length === 0) return found;
    const data: Prisma.PrincipalUpdateInput = { ...changes, revision: { increment: 1 }, updatedAt: new Date() };
    const row = await tx.principal.update({ where: { id }, data });
    const endsSessions =
      changes.status === 'disabled' || names.some((name) => !keepsSessions.has(name as keyof PrincipalChanges));
    const revoked = endsSessions ? await endSessions(tx, sessionsOf(id)) : 0;
    await auditChange(tx, change, 'principal.update', id, {
      fields: names.join(' '),
      ...(changes.status && { status: changes.status }),
      ...(changes.dpopBound !== undefined && { dpop_bound_access_tokens: changes.dpopBound }),
      ...(changes.reach && { reach: changes.reach }),
      ...(changes.sourceRanges && { source_ranges: changes.sourceRanges.join(' ') }),
      ...(revoked > 0 && { revoked }),
    });
    return row as PrincipalRow;
  });
}

/**
 * Returns the deleted row, whose sessions are revoked; null if there is no such principal. `permit` may throw, given the
 * row.
 */
export function deletePrincipal(
  db: Database,
  change: Change & PrincipalRoom,
  id: string,
  permit: (found: PrincipalRow) => void,
): Promise<PrincipalRow | null> {
  return transaction(db, async (tx) => {
    const { customerId } = change;
    const row = await lockPrincipal(tx, change, id);
    if (row) permit(row);
    if (!row || (await tx.principal.deleteMany({ where: { id, customerId } })).count === 0) return null;
    const revoked = await endSessions(tx, sessionsOf(id));
    await auditChange(tx, change, 'principal.delete', id, { provider_id: row.providerId, revoked });
    return row;
  });
}

const sessionsOf = (principalId: string) => sql`s.actor_type = 'workload' AND s.actor_id = ${principalId}::uuid`;
