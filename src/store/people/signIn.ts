/** Sessions of people, and the codes by which a program at their terminal gets one. */
import type { Rights } from '../../domain/roles.ts';
import { type MintedSession, mintSession } from '../accounts/sessions.ts';
import { auditChange, type Source } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';
import { rightsInTenant, type UserRow } from './people.ts';

/** RFC 6749, section 4.1.2 recommends at most ten minutes; a program on the same machine needs seconds. */
const codeSeconds = 60;

export interface SignedIn {
  user: UserRow;
  rights: Rights;
  session: MintedSession;
}

/** An account by its slug, unless it is closed. People of a suspended one learn why once they have signed in. */
export function findOpenCustomer(
  db: Queryable,
  slug: string,
): Promise<{ id: string; slug: string; displayName: string } | null> {
  return db.customer.findFirst({
    where: { slug, status: { notIn: ['closed', 'erased'] } },
    select: { id: true, slug: true, displayName: true },
  });
}

/** The tenant that a person uses who named none. */
export async function defaultTenantId(db: Queryable, customerId: string): Promise<string> {
  return (await db.tenant.findFirstOrThrow({ where: { customerId, isDefault: true }, select: { id: true } })).id;
}

export interface HumanSession {
  customerId: string;
  userId: string;
  tenantId: string;
  ttlSeconds: number;
  requestId: string;
  source?: Source;
  dpopKey?: string | null;
}

/** The sign-in that a session belongs to, and whether this session begins it. */
interface OfSignIn {
  id: string;
  expiresAt: Date;
}

/**
 * Creates a session of an active user. The user's row is locked until the commit, so a removal either comes first, and
 * there is no session, or ends the session.
 */
export function mintHumanSession(db: Database, request: HumanSession): Promise<SignedIn | null> {
  return transaction(db, async (tx) => {
    await lockPerson(tx, request);
    const minted = await mintOfPerson(tx, request, null);
    if (minted) await tx.customerUser.update({ where: { id: request.userId }, data: { lastSignInAt: new Date() } });
    return minted;
  });
}

/** Locks all roles of the person, because all of them count. */
export async function lockPerson(
  tx: Queryable,
  { customerId, userId }: Pick<HumanSession, 'customerId' | 'userId'>,
): Promise<void> {
  await execute(tx)`
    SELECT 1 FROM customer_users
    WHERE id = ${userId}::uuid OR (customer_id = ${customerId}::uuid AND (issuer, subject) =
      (SELECT issuer, subject FROM customer_users WHERE id = ${userId}::uuid AND customer_id = ${customerId}::uuid))
    ORDER BY id FOR UPDATE`;
}

/** Creates a session of a locked person who is active and may sign in; null otherwise. Audited. */
export async function mintOfPerson(
  tx: Queryable,
  { customerId, userId, tenantId, ttlSeconds, requestId, source, dpopKey = null }: HumanSession,
  signIn: OfSignIn | null,
  action: 'sign-in' | 'sign-in.refresh' = 'sign-in',
): Promise<SignedIn | null> {
  const user = (await tx.customerUser.findFirst({
    where: { id: userId, customerId, status: 'active' },
  })) as UserRow | null;
  if (!user) return null;
  const actor = { customerId, actorType: 'human' as const, actorId: userId };
  // Locked until the commit: once sign-in is switched off, nothing is minted.
  const [integration] = await query(tx)<{
    status: string;
  }>`SELECT status FROM identity_integrations WHERE customer_id = ${customerId}::uuid FOR SHARE`;
  if (integration?.status === 'disabled') return null;
  const rights = await rightsInTenant(tx, user, tenantId);
  if (rights.scopes.length === 0) return null;
  const of = { signInId: signIn?.id ?? null, notAfter: signIn?.expiresAt ?? null };
  const session = await mintSession(tx, { ...actor, tenantId, ...rights, ttlSeconds, dpopKey, ...of });
  if (!session) return null;
  const change = { ...actor, tenantId, sessionId: session.id, requestId, source };
  await auditChange(tx, change, action, userId, { tenant_id: tenantId });
  return { user, rights, session };
}

export interface NewSignInCode {
  customerId: string;
  userId: string;
  tenantId: string;
  redirectUri: string;
  codeChallenge: string;
}

/** Creates a code for the program that listens at `redirectUri` and knows the challenge's verifier. */
export async function createSignInCode(
  db: Queryable,
  { userId, ...code }: NewSignInCode,
  lifetimeSeconds = codeSeconds,
): Promise<string> {
  const { token, digest } = newToken();
  await db.signInCode.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - 3_600_000) } } });
  const expiresAt = new Date(Date.now() + lifetimeSeconds * 1_000);
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
