/** Sessions of people, and the codes by which a program at their terminal gets one. */
import { scopesOfRole } from '../../domain/roles.ts';
import { type MintedSession, mintSession } from '../accounts/sessions.ts';
import { auditChange } from '../core/audit.ts';
import type { Database, Queryable } from '../core/db.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';
import type { UserRow } from './people.ts';

/** RFC 6749, section 4.1.2 recommends at most ten minutes; a program on the same machine needs seconds. */
const codeSeconds = 60;

export interface SignedIn {
  user: UserRow;
  session: MintedSession;
}

/** An account by its slug, if it is active. */
export function findActiveCustomer(
  db: Queryable,
  slug: string,
): Promise<{ id: string; slug: string; displayName: string } | null> {
  return db.customer.findFirst({
    where: { slug, status: 'active' },
    select: { id: true, slug: true, displayName: true },
  });
}

/** The tenant with that slug, or the default one if no slug is given; null if there is none. */
export async function findTenantId(
  db: Queryable,
  customerId: string,
  slug: string | undefined,
): Promise<string | null> {
  const where = slug === undefined ? { customerId, isDefault: true } : { customerId, slug };
  return (await db.tenant.findFirst({ where, select: { id: true } }))?.id ?? null;
}

/**
 * Creates a session of an active user. The user's row is locked until the commit, so a removal either comes first, and
 * there is no session, or ends the session.
 */
export function mintHumanSession(
  db: Database,
  request: { customerId: string; userId: string; tenantId: string; ttlSeconds: number; requestId: string },
): Promise<SignedIn | null> {
  const { customerId, userId, tenantId, ttlSeconds, requestId } = request;
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM customer_users WHERE id = ${userId}::uuid FOR UPDATE`;
    const user = (await tx.customerUser.findFirst({
      where: { id: userId, customerId, status: 'active' },
    })) as UserRow | null;
    if (!user) return null;
    const actor = { customerId, actorType: 'human' as const, actorId: userId };
    // Locked until the commit: once sign-in is switched off, nothing is minted.
    const [integration] = await tx.$queryRaw<
      { status: string }[]
    >`SELECT status FROM identity_integrations WHERE customer_id = ${customerId}::uuid FOR SHARE`;
    if (integration?.status === 'disabled') return null;
    const session = await mintSession(tx, { ...actor, tenantId, scopes: scopesOfRole[user.roleSlug], ttlSeconds });
    if (!session) return null;
    await tx.customerUser.update({ where: { id: userId }, data: { lastSignInAt: new Date() } });
    await auditChange(tx, { ...actor, requestId }, 'sign-in', userId, { tenant_id: tenantId });
    return { user, session };
  });
}

export interface NewSignInCode {
  customerId: string;
  userId: string;
  tenantId: string;
  redirectUri: string;
  codeChallenge: string;
}

/** Creates a code for the program that listens at `redirectUri` and knows the challenge's verifier. */
export async function createSignInCode(db: Queryable, { userId, ...code }: NewSignInCode): Promise<string> {
  const { token, digest } = newToken();
  await db.signInCode.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - 3_600_000) } } });
  const expiresAt = new Date(Date.now() + codeSeconds * 1_000);
  await db.signInCode.create({ data: { ...code, customerUserId: userId, codeDigest: digest, expiresAt } });
  return token;
}

/** Spends a code, even if the rest of its bearer's request is wrong. Null if it was spent, expired, or unknown. */
export async function spendSignInCode(db: Queryable, code: string): Promise<NewSignInCode | null> {
  const now = new Date();
  const codeDigest = digestOf(code);
  const { count } = await db.signInCode.updateMany({
    where: { codeDigest, usedAt: null, expiresAt: { gt: now } },
    data: { usedAt: now },
  });
  const row = count === 0 ? null : await db.signInCode.findUnique({ where: { codeDigest } });
  if (!row) return null;
  const { customerId, customerUserId: userId, tenantId, redirectUri, codeChallenge } = row;
  return { customerId, userId, tenantId, redirectUri, codeChallenge };
}
