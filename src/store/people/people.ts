/** The people of a customer and their invitations. */
import type { Role } from '../../domain/roles.ts';
import { lockCustomer } from '../accounts/accounts.ts';
import { revokeKeysMadeBy } from '../accounts/keyEnds.ts';
import { auditChange, type Change, recordAudit } from '../core/audit.ts';
import type { Database, Queryable } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';

export const invitationDays = 7;
const userLimit = 1_000;

export type UserStatus = 'invited' | 'active' | 'removed';
export const invitationStatuses = ['pending', 'accepted', 'expired', 'revoked'] as const;
export type InvitationStatus = (typeof invitationStatuses)[number];

export interface UserRow {
  id: string;
  customerId: string;
  email: string;
  displayName: string;
  roleSlug: Role;
  status: UserStatus;
  createdAt: Date;
  lastSignInAt: Date | null;
}

export interface InvitationRow {
  id: string;
  customerId: string;
  status: InvitationStatus;
  createdAt: Date;
  expiresAt: Date;
  user: UserRow;
}

/** A person's identity according to the customer's identity provider. */
export interface ExternalIdentity {
  issuer: string;
  subject: string;
  /** Lowercase. */
  email: string;
}

const shownUser = {
  id: true,
  customerId: true,
  email: true,
  displayName: true,
  roleSlug: true,
  status: true,
  createdAt: true,
  lastSignInAt: true,
} as const;
const shownInvitation = {
  id: true,
  customerId: true,
  createdAt: true,
  expiresAt: true,
  acceptedAt: true,
  revokedAt: true,
  user: { select: shownUser },
} as const;

type StoredInvitation = {
  acceptedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
  user: unknown;
} & Omit<InvitationRow, 'status' | 'user'>;

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
}

/**
 * Invites a person: writes the user's row and creates a token, which is seen only here. Replaces an invitation that
 * ended. Call it in a transaction.
 */
export async function inviteUser(
  tx: Queryable,
  { customerId, email, displayName, role }: NewInvitation,
): Promise<{ user: UserRow; invitationId: string; token: string; expiresAt: Date } | 'active' | 'pending' | 'full'> {
  await lockCustomer(tx, customerId);
  const known = await tx.customerUser.findFirst({
    where: { customerId, email, status: { not: 'removed' } },
    select: shownUser,
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
    ? await tx.customerUser.update({ where: { id: known.id }, data, select: shownUser })
    : await tx.customerUser.create({ data: { customerId, email, ...data }, select: shownUser });
  const { token, digest } = newToken();
  const expiresAt = new Date(Date.now() + invitationDays * 86_400_000);
  const { id: invitationId } = await tx.invitation.create({
    data: { customerId, customerUserId: user.id, tokenDigest: digest, expiresAt },
  });
  return { user: user as UserRow, invitationId, token, expiresAt };
}

/** The invitation with this token, in any state, or null. */
export async function findInvitation(db: Queryable, token: string): Promise<InvitationRow | null> {
  const row = await db.invitation.findUnique({ where: { tokenDigest: digestOf(token) }, select: shownInvitation });
  return row && asInvitation(row);
}

export async function listInvitations(db: Queryable, customerId: string, page: PageQuery): Promise<InvitationRow[]> {
  const rows = await db.invitation.findMany({ ...pageOf({ customerId }, page), select: shownInvitation });
  return rows.map(asInvitation);
}

/**
 * Revokes a pending invitation and removes the invited user. Returns an invitation that already ended as it is.
 * `permit` may throw, given the row.
 */
export function revokeInvitation(
  db: Database,
  change: Change,
  id: string,
  permit: (found: InvitationRow) => void,
): Promise<InvitationRow | null> {
  return db.$transaction(async (tx) => {
    await lockCustomer(tx, change.customerId);
    const row = await tx.invitation.findFirst({
      where: { id, customerId: change.customerId },
      select: shownInvitation,
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
export async function listUsers(db: Queryable, customerId: string, page: PageQuery): Promise<UserRow[]> {
  const rows = await db.customerUser.findMany({
    ...pageOf({ customerId, status: { not: 'removed' } }, page),
    select: shownUser,
  });
  return rows as UserRow[];
}

/**
 * Removes a user: their sessions, invitations, sign-in codes, and the API keys that they made end in the same transaction. A sign-in in progress
 * locks the user's row, so either this sees it or it sees the removal. `permit` may throw, given the row.
 */
export function removeUser(
  db: Database,
  change: Change,
  id: string,
  permit: (found: UserRow) => void = () => {},
): Promise<UserRow | 'absent' | 'last owner'> {
  const { customerId } = change;
  return db.$transaction(async (tx) => {
    await lockCustomer(tx, customerId);
    await tx.$executeRaw`SELECT 1 FROM customer_users WHERE id = ${id}::uuid FOR UPDATE`;
    const row = await tx.customerUser.findFirst({
      where: { id, customerId, status: { not: 'removed' } },
      select: shownUser,
    });
    if (!row) return 'absent';
    permit(row as UserRow);
    const isOwner = row.roleSlug === 'owner' && row.status === 'active';
    const owners = { customerId, roleSlug: 'owner', status: 'active' };
    if (isOwner && (await tx.customerUser.count({ where: owners })) === 1) return 'last owner';
    const now = new Date();
    await tx.session.updateMany({
      where: { customerId, actorType: 'human', actorId: id, revokedAt: null },
      data: { revokedAt: now },
    });
    await tx.invitation.updateMany({
      where: { customerUserId: id, acceptedAt: null, revokedAt: null },
      data: { revokedAt: now },
    });
    await tx.signInCode.deleteMany({ where: { customerUserId: id } });
    const removed = await tx.customerUser.update({ where: { id }, data: { status: 'removed' }, select: shownUser });
    // The maker of a key knows its secret.
    const keys = await revokeKeysMadeBy(tx, change, { type: 'human', id });
    await auditChange(tx, change, 'customer-user.remove', id, { email: row.email, api_keys_revoked: keys });
    return removed as UserRow;
  });
}

/**
 * Admits the invited person. `identity` must have the invitation's address; from here on the account at the identity
 * provider is bound to the user.
 */
export function acceptInvitation(
  db: Database,
  { token, identity, requestId }: { token: string; identity: ExternalIdentity; requestId: string },
): Promise<UserRow | 'gone' | 'another person'> {
  return db.$transaction(async (tx) => {
    const seen = await findInvitation(tx, token);
    if (!seen) return 'gone';
    await lockCustomer(tx, seen.customerId);
    const invitation = await findInvitation(tx, token);
    if (invitation?.status !== 'pending') return 'gone';
    const { user, customerId, id } = invitation;
    const { issuer, subject, email } = identity;
    const holder = await tx.customerUser.findFirst({
      where: { customerId, issuer, subject, status: { not: 'removed' } },
    });
    if (user.email !== email || holder) return 'another person';
    await tx.invitation.update({ where: { id }, data: { acceptedAt: new Date() } });
    const data = { status: 'active', issuer, subject };
    const active = await tx.customerUser.update({ where: { id: user.id }, data, select: shownUser });
    const change = { customerId, actorType: 'human' as const, actorId: user.id, requestId };
    await auditChange(tx, change, 'invitation.accept', id, { email });
    return active as UserRow;
  });
}

/**
 * The active user with this identity, or null. The first sign-in at an issuer binds the account there by its address;
 * from then on the subject counts, so a reassigned address opens nothing.
 */
export function findSigningIn(
  db: Database,
  { customerId, identity, requestId }: { customerId: string; identity: ExternalIdentity; requestId: string },
): Promise<UserRow | null> {
  const { issuer, subject, email } = identity;
  return db.$transaction(async (tx) => {
    const bound = await tx.customerUser.findFirst({
      where: { customerId, issuer, subject, status: 'active' },
      select: shownUser,
    });
    if (bound) return bound as UserRow;
    const unbound = { customerId, email, status: 'active', OR: [{ issuer: null }, { issuer: { not: issuer } }] };
    const found = await tx.customerUser.findFirst({ where: unbound, select: { id: true } });
    if (!found) return null;
    const user = await tx.customerUser.update({
      where: { id: found.id },
      data: { issuer, subject },
      select: shownUser,
    });
    const actor = { customerId, actorType: 'human', actorId: found.id };
    await recordAudit(tx, { ...actor, action: 'customer-user.bind', target: found.id, requestId, details: { issuer } });
    return user as UserRow;
  });
}
