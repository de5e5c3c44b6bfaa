import type { CustomerUser, Prisma } from '#prisma';
import { type Rights, type Role, rightsOf } from '../../domain/roles.ts';
import { lockCustomer } from '../accounts/accounts.ts';
import { revokeKeysBeyond, revokeKeysMadeBy } from '../accounts/keyEnds.ts';
import { endSessions } from '../accounts/sessions.ts';
import { auditChange, type Change, recordAudit, type Source } from '../core/audit.ts';
import { type Database, execute, type Queryable, type Row, sql, transaction } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';

export const invitationDays = 7;
const userLimit = 1_000;

export type UserStatus = 'invited' | 'active' | 'removed';
export const invitationStatuses = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

/** Its role holds in its tenant, or, without one, in the account. */
export type UserRow = Row<CustomerUser, { roleSlug: Role; status: UserStatus }>;

const shownInvitation = { include: { user: true }, omit: { tokenDigest: true } } as const;
type StoredInvitation = Prisma.InvitationGetPayload<typeof shownInvitation>;
export type InvitationRow = Omit<StoredInvitation, 'acceptedAt' | 'revokedAt' | 'user'> & {
  status: InvitationStatus;
  user: UserRow;
};

/** A person's identity according to the customer's identity provider. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
  /** Lowercase. */
  email: string;
}

function asInvitation({ acceptedAt, revokedAt, user, ...row }: StoredInvitation): InvitationRow {
  // An invitation replaced after its end counts as expired, not revoked.
  const isOver = row.expiresAt.getTime() <= (revokedAt?.getTime() ?? Date.now());
  const status = acceptedAt ? 'accepted' : isOver ? 'expired' : revokedAt ? 'revoked' : 'pending';
  return { ...row, status, user: user as UserRow };
}

export interface NewInvitation {
  customerId: string;
  email: string;
  displayName: string;
  role: Role;
  /** Where the role is to hold; null or absent for the account. */
  tenantId?: string | null;
  maker?: { makerType: string; makerId: string };
}

/**
 * Invites a person: writes the user's row and creates a token, which is seen only here. Replaces an invitation that
 * ended. Call it in a transaction.
 */
export async function inviteUser(
  tx: Queryable,
  { customerId, tenantId = null, email, displayName, role, maker }: NewInvitation,
): Promise<{ user: UserRow; invitationId: string; token: string; expiresAt: Date } | 'active' | 'pending' | 'full'> {
  await lockCustomer(tx, customerId);
  const known = await tx.customerUser.findFirst({
    where: { customerId, tenantId, email, status: { not: 'removed' } },
  });
  if (known?.status === 'active') return 'active';
  const open =
    known &&
    (await tx.invitation.findFirst({ where: { customerUserId: known.id, acceptedAt: null, revokedAt: null } }));
  if (open && open.expiresAt.getTime() > Date.now()) return 'pending';
  if (open) await tx.invitation.update({ where: { id: open.id }, data: { revokedAt: new Date() } });
  if (!known && (await tx.customerUser.count({ where: { customerId, status: { not: 'removed' } } })) >= userLimit)
    return 'full';
  const data = { displayName, roleSlug: role };
  const user = known
    ? await tx.customerUser.update({ where: { id: known.id }, data })
    : await tx.customerUser.create({ data: { customerId, tenantId, email, ...data } });
  const { token, digest } = newToken();
  const expiresAt = new Date(Date.now() + invitationDays * 86_400_000);
  const { id: invitationId } = await tx.invitation.create({
    data: { customerId, customerUserId: user.id, tokenDigest: digest, expiresAt, ...maker },
  });
  return { user: user as UserRow, invitationId, token, expiresAt };
}

/** The invitation with this token, in any state, or null. */
export async function findInvitation(db: Queryable, token: string): Promise<InvitationRow | null> {
  const row = await db.invitation.findUnique({ where: { tokenDigest: digestOf(token) }, ...shownInvitation });
  return row && asInvitation(row);
}

/** Whom a caller sees: the people of the account, or those with a role in one tenant. */
export interface PeopleRoom {
  customerId: string;
  /** Set for a caller who is confined to this tenant. */
  confinedTo?: string | null;
}

/** Only the tenant's own members: people of the account are not the tenant's. */
function membersOf({ confinedTo }: Omit<PeopleRoom, 'customerId'>) {
  return confinedTo ? { tenantId: confinedTo } : {};
}

export async function listInvitations(db: Queryable, room: PeopleRoom, page: PageQuery): Promise<InvitationRow[]> {
  const where = { customerId: room.customerId, ...(room.confinedTo && { user: membersOf(room) }) };
  const rows = await db.invitation.findMany({ ...pageOf(where, page), ...shownInvitation });
  return rows.map(asInvitation);
}

/**
 * Revokes a pending invitation and removes the invited user. Returns an invitation that already ended as it is.
 * `permit` may throw, given the row.
 */
export function revokeInvitation(
  db: Database,
  { confinedTo = null, ...change }: Change & PeopleRoom,
  id: string,
  permit: (found: InvitationRow) => void,
): Promise<InvitationRow | null> {
  return transaction(db, async (tx) => {
    await lockCustomer(tx, change.customerId);
    const row = await tx.invitation.findFirst({
      where: { id, customerId: change.customerId, ...(confinedTo && { user: membersOf({ confinedTo }) }) },
      ...shownInvitation,
    });
    const found = row && asInvitation(row);
    if (found) permit(found);
    if (found?.status !== 'pending') return found;
    await tx.invitation.update({ where: { id }, data: { revokedAt: new Date() } });
    await tx.customerUser.update({ where: { id: found.user.id }, data: { status: 'removed' } });
    await auditChange(tx, change, 'invitation.revoke', id, { customer_user_id: found.user.id });
    return { ...found, status: 'revoked' };
  });
}

/** People who belong to the customer or are invited, newest first. */
export async function listUsers(db: Queryable, room: PeopleRoom, page: PageQuery): Promise<UserRow[]> {
  const rows = await db.customerUser.findMany({
    ...pageOf({ customerId: room.customerId, ...membersOf(room), status: { not: 'removed' } }, page),
  });
  return rows as UserRow[];
}

/** Null if the caller sees no such member. */
export async function findUser(
  db: Queryable,
  { customerId, confinedTo = null }: PeopleRoom,
  id: string,
): Promise<UserRow | null> {
  return (await db.customerUser.findFirst({
    where: { id, customerId, ...membersOf({ confinedTo }), status: { not: 'removed' } },
  })) as UserRow | null;
}

/**
 * Locks a member's row, which a sign-in in progress locks as well, so either this sees it or it sees the change. Null if
 * the caller sees no such member.
 */
async function lockMember(tx: Queryable, room: PeopleRoom, id: string): Promise<UserRow | null> {
  await lockCustomer(tx, room.customerId);
  await execute(tx)`SELECT 1 FROM customer_users WHERE id = ${id}::uuid FOR UPDATE`;
  return findUser(tx, room, id);
}

async function isLastOwner(tx: Queryable, { customerId, tenantId, roleSlug, status }: UserRow): Promise<boolean> {
  if (roleSlug !== 'owner' || status !== 'active' || tenantId !== null) return false;
  return (await tx.customerUser.count({ where: { customerId, tenantId, roleSlug, status } })) === 1;
}

/** The active rows of the same person: their role in the account, and those in its tenants. */
async function rolesOfPerson(
  tx: Queryable,
  { id, customerId }: Pick<UserRow, 'id' | 'customerId'>,
): Promise<UserRow[]> {
  const who = await tx.customerUser.findFirst({ where: { id, customerId }, select: { issuer: true, subject: true } });
  const same = who?.issuer == null ? { id } : { issuer: who.issuer, subject: who.subject };
  return (await tx.customerUser.findMany({
    where: { customerId, status: 'active', ...same },
  })) as UserRow[];
}

/** What a person may do in a tenant: by their role there and by the one in the account. */
export async function rightsInTenant(
  db: Queryable,
  user: Pick<UserRow, 'id' | 'customerId'>,
  tenantId: string,
): Promise<Rights> {
  return rightsAt(await rolesOfPerson(db, user), tenantId);
}

function rightsAt(held: readonly UserRow[], tenantId: string): Rights {
  return rightsOf(held.filter((each) => each.tenantId === null || each.tenantId === tenantId));
}

/**
 * Removes a user: their sessions, invitations, sign-in codes, SSH keys, and the API keys that they made end in the same
 * transaction. `permit` may throw, given the row.
 */
export function removeUser(
  db: Database,
  { confinedTo = null, ...change }: Change & Partial<PeopleRoom>,
  id: string,
  {
    permit = () => {},
    afterwards = async () => {},
  }: { permit?: (found: UserRow) => void; afterwards?: (tx: Queryable) => Promise<void> } = {},
): Promise<UserRow | 'absent' | 'last owner'> {
  return transaction(db, async (tx) => {
    const row = await lockMember(tx, { customerId: change.customerId, confinedTo }, id);
    if (!row) return 'absent';
    permit(row);
    const ended = await endMember(tx, change, id);
    if (ended === 'last owner') return ended;
    await auditChange(tx, change, 'customer-user.remove', id, {
      email: row.email,
      api_keys_revoked: ended.keys,
      ...(row.tenantId && { tenant_id: row.tenantId }),
    });
    await afterwards(tx);
    return { ...row, status: 'removed' };
  });
}

/** What {@link removeUser} does, without its audit event. Call it in a transaction that holds the customer's lock. */
export async function endMember(tx: Queryable, change: Change, id: string): Promise<{ keys: number } | 'last owner'> {
  const row = await lockMember(tx, change, id);
  if (!row) return { keys: 0 };
  if (await isLastOwner(tx, row)) return 'last owner';
  const others = (await rolesOfPerson(tx, row)).filter((each) => each.id !== id);
  await tx.invitation.updateMany({
    where: { customerUserId: id, acceptedAt: null, revokedAt: null },
    data: { revokedAt: new Date() },
  });
  await tx.signInCode.deleteMany({ where: { customerUserId: id } });
  await tx.customerUser.update({ where: { id }, data: { status: 'removed' } });
  await endSessionsOf(tx, row, others);
  // Only now: a session that just ended may have been keeping another.
  await tx.sshKey.deleteMany({ where: { customerUserId: id } });
  // The maker of a key knows its secret.
  return { keys: (await revokeKeysMadeBy(tx, change, { type: 'human', id })) + (await endKeys(tx, change, others)) };
}

/** Gives a person another role where they have one. What went beyond the new one ends. `permit` may throw. */
export function changeRole(
  db: Database,
  { confinedTo = null, ...change }: Change & PeopleRoom,
  { id, role }: { id: string; role: Role },
  permit: (found: UserRow, tx: Queryable) => Promise<void>,
): Promise<UserRow | 'absent' | 'last owner'> {
  const { customerId } = change;
  return transaction(db, async (tx) => {
    const row = await lockMember(tx, { customerId, confinedTo }, id);
    if (!row) return 'absent';
    await permit(row, tx);
    if (row.roleSlug === role) return row;
    if (await isLastOwner(tx, row)) return 'last owner';
    const data = { roleSlug: role };
    const changed = (await tx.customerUser.update({ where: { id }, data })) as UserRow;
    const person = await rolesOfPerson(tx, row);
    await endSessionsOf(tx, row, person);
    const keys = await endKeys(tx, change, person);
    await auditChange(tx, change, 'customer-user.change-role', id, {
      role_slug: role,
      before: row.roleSlug,
      api_keys_revoked: keys,
      ...(row.tenantId && { tenant_id: row.tenantId }),
    });
    return changed;
  });
}

/** Ends a person's sessions and sign-ins where the role of a row held, whichever of the person's rows they are of. */
async function endSessionsOf(tx: Queryable, { id, customerId, tenantId }: UserRow, others: UserRow[]): Promise<void> {
  const rows = [id, ...others.map((each) => each.id)];
  const there = tenantId ? sql`s.tenant_id = ${tenantId}::uuid` : sql`true`;
  await endSessions(tx, sql`s.actor_type = 'human' AND s.actor_id = ANY(${rows}::uuid[]) AND ${there}`);
  await tx.signIn.updateMany({
    where: { customerId, ...(tenantId && { tenantId }), customerUserId: { in: rows }, revokedAt: null },
    data: { revokedAt: new Date() },
  });
}

/** Ends the keys that a person made and that may do more than these roles of theirs. Returns how many. */
async function endKeys(tx: Queryable, change: Change, present: UserRow[]): Promise<number> {
  let revoked = 0;
  for (const { id } of present)
    revoked += await revokeKeysBeyond(tx, change, { type: 'human', id }, (at) => rightsAt(present, at));
  return revoked;
}

/**
 * Admits the invited person. `identity` must have the invitation's address; from here on the account at the identity
 * provider is bound to the user.
 */
export function acceptInvitation(
  db: Database,
  {
    token,
    identity,
    requestId,
    source,
  }: { token: string; identity: ExternalIdentity; requestId: string; source?: Source },
): Promise<UserRow | 'gone' | 'another person'> {
  return transaction(db, async (tx) => {
    const seen = await findInvitation(tx, token);
    if (!seen) return 'gone';
    await lockCustomer(tx, seen.customerId);
    const invitation = await findInvitation(tx, token);
    if (invitation?.status !== 'pending') return 'gone';
    const { user, customerId, id } = invitation;
    const { issuer, subject, email } = identity;
    const holder = await tx.customerUser.findFirst({
      where: { customerId, tenantId: user.tenantId, issuer, subject, status: { not: 'removed' } },
    });
    if (user.email !== email || holder) return 'another person';
    await tx.invitation.update({ where: { id }, data: { acceptedAt: new Date() } });
    const data = { status: 'active', issuer, subject };
    const active = await tx.customerUser.update({ where: { id: user.id }, data });
    const change = { customerId, actorType: 'human' as const, actorId: user.id, requestId, source };
    await auditChange(tx, change, 'invitation.accept', id, { email });
    return active as UserRow;
  });
}

/** Who signs in, and to which tenant. */
export interface SigningIn {
  user: UserRow;
  tenantId: string;
}

/**
 * The active user with this identity and the tenant of that name, or null: the same without such a tenant as without a
 * role in it. Without a name it is the default tenant, or else the first in which the person has a role. The first
 * sign-in at an issuer binds the account there by its address; from then on the subject counts, so a reassigned address
 * opens nothing.
 */
export function findSigningIn(
  db: Database,
  {
    customerId,
    tenant,
    identity,
    requestId,
    source,
  }: {
    customerId: string;
    tenant: string | null;
    identity: ExternalIdentity;
    requestId: string;
    source?: Source;
  },
): Promise<SigningIn | null> {
  const { issuer, subject, email } = identity;
  return transaction(db, async (tx) => {
    const find = () =>
      tx.customerUser.findMany({
        where: { customerId, issuer, subject, status: 'active' },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
    let held = await find();
    if (held.length === 0) {
      const unbound = { customerId, email, status: 'active', OR: [{ issuer: null }, { issuer: { not: issuer } }] };
      const found = await tx.customerUser.findMany({ where: unbound, select: { id: true } });
      if (found.length === 0) return null;
      await tx.customerUser.updateMany({
        where: { id: { in: found.map(({ id }) => id) } },
        data: { issuer, subject },
      });
      for (const { id } of found) {
        const actor = { customerId, actorType: 'human' as const, actorId: id, source };
        const request = id === found[0]!.id ? { requestId } : {};
        await recordAudit(tx, { ...actor, action: 'customer-user.bind', target: id, ...request, details: { issuer } });
      }
      held = await find();
    }
    const inAccount = held.find(({ tenantId }) => tenantId === null);
    const named = tenant === null ? { isDefault: true } : { slug: tenant };
    const wanted = await tx.tenant.findFirst({ where: { customerId, ...named }, select: { id: true } });
    const inTenant = held.find(({ tenantId }) => tenantId !== null && tenantId === wanted?.id);
    const user = wanted ? (inAccount ?? inTenant) : undefined;
    if (user) return { user: user as UserRow, tenantId: wanted!.id };
    const first = tenant === null ? held.find(({ tenantId }) => tenantId !== null) : undefined;
    return first ? { user: first as UserRow, tenantId: first.tenantId! } : null;
  });
}
