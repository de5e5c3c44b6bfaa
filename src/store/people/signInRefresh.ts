/**
 * Sign-ins at a terminal: a person's session, renewed by a refresh token until the sign-in ends.
 *
 * The token has two parts. The first stays and finds the sign-in; the second changes with each use. So a token that was
 * used before is known by its first part, without a row for each: its sign-in ends with all of its sessions, because
 * one of the two who presented it is not the person (RFC 9700, section 4.14.2). Both parts are stored as digests.
 *
 * A refresh locks the person before the sign-in, as a removal does; so it comes before the removal, which ends what it
 * minted, or finds that the sign-in has ended.
 */
import { timingSafeEqual } from 'node:crypto';
import { endSessions } from '../accounts/sessions.ts';
import { auditChange, type Source } from '../core/audit.ts';
import { type Database, type Queryable, query, sql, transaction } from '../core/db.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';
import { type HumanSession, lockPerson, mintOfPerson, type SignedIn } from './signIn.ts';

const tokenPattern = /^csr_([\w-]{43})([\w-]{43})$/;

export function isRefreshToken(text: string): boolean {
  return tokenPattern.test(text);
}

/** A refresh token as it is handed out, once. */
export interface RefreshToken {
  token: string;
  /** How long the sign-in lasts. */
  expiresInSeconds: number;
}

export interface KeptSignIn extends SignedIn {
  refresh: RefreshToken;
}

/** Creates a session, and the sign-in that renews it for `keptSeconds`. Null if the person may not sign in. */
export function beginSignIn(db: Database, request: HumanSession & { keptSeconds: number }): Promise<KeptSignIn | null> {
  const { customerId, userId: customerUserId, tenantId, dpopKey = null, keptSeconds } = request;
  return transaction(db, async (tx) => {
    await lockPerson(tx, request);
    const [handle, secret] = [newToken(), newToken()];
    const expiresAt = new Date(Date.now() + keptSeconds * 1_000);
    const { id } = await tx.signIn.create({
      data: {
        customerId,
        customerUserId,
        tenantId,
        dpopKey,
        expiresAt,
        handleDigest: handle.digest,
        secretDigest: secret.digest,
      },
    });
    const minted = await mintOfPerson(tx, request, { id, expiresAt });
    if (!minted) {
      await tx.signIn.delete({ where: { id } });
      return null;
    }
    await tx.customerUser.update({ where: { id: customerUserId }, data: { lastSignInAt: new Date() } });
    return { ...minted, refresh: { token: `csr_${handle.token}${secret.token}`, expiresInSeconds: keptSeconds } };
  });
}

/** Whom a refused refresh token was of. */
interface Owner {
  customerId: string;
  tenantId: string;
  userId: string;
}

export type Refreshed =
  | { outcome: 'renewed'; signedIn: KeptSignIn }
  | { outcome: 'unknown' }
  /** The token is good, and its use lacks the proof of the key that it is bound to. */
  | { outcome: 'unproven'; owner: Owner }
  | { outcome: 'ended' | 'reused'; owner: Owner };

/** Exchanges a refresh token for a session and the next refresh token. */
export async function refreshSignIn(
  db: Database,
  token: string,
  request: Omit<HumanSession, keyof Owner>,
): Promise<Refreshed> {
  const parts = tokenPattern.exec(token);
  const found = parts && (await db.signIn.findUnique({ where: { handleDigest: digestOf(parts[1]!) } }));
  if (!found) return { outcome: 'unknown' };
  const owner = { customerId: found.customerId, tenantId: found.tenantId, userId: found.customerUserId };
  const refreshed = await transaction(db, async (tx): Promise<Refreshed> => {
    await lockPerson(tx, owner);
    const row = await lockSignIn(tx, found.id);
    if (!row) return { outcome: 'ended', owner };
    if (row.dpopKey !== null && row.dpopKey !== (request.dpopKey ?? null)) return { outcome: 'unproven', owner };
    if (!timingSafeEqual(digestOf(parts[2]!), row.secretDigest)) return { outcome: 'reused', owner };
    const minted = await mintOfPerson(tx, { ...request, ...owner }, row, 'sign-in.refresh');
    if (!minted) return { outcome: 'ended', owner };
    const secret = newToken();
    await tx.signIn.update({
      where: { id: row.id },
      data: { secretDigest: secret.digest, refreshedAt: new Date() },
    });
    const expiresInSeconds = Math.max(0, Math.floor((row.expiresAt.getTime() - Date.now()) / 1_000));
    const refresh = { token: `csr_${parts[1]}${secret.token}`, expiresInSeconds };
    return { outcome: 'renewed', signedIn: { ...minted, refresh } };
  });
  // In a transaction of its own: sessions before sign-ins, as everything that ends both.
  if (refreshed.outcome === 'reused') await endOne(db, found.id, { ...request, ...owner }, 'sign-in.reuse');
  return refreshed;
}

/** The sign-in if it has not ended; locked until the commit. */
async function lockSignIn(tx: Queryable, id: string) {
  const [row] = await query(tx)<{ id: string; secretDigest: Uint8Array; dpopKey: string | null; expiresAt: Date }>`
    SELECT id, secret_digest AS "secretDigest", dpop_key AS "dpopKey", expires_at AS "expiresAt"
    FROM sign_ins WHERE id = ${id}::uuid AND revoked_at IS NULL AND expires_at > clock_timestamp() FOR UPDATE`;
  return row ?? null;
}

/** Who holds any token of a sign-in may end it, with its sessions (RFC 7009). Null if there is none that goes on. */
export async function endSignIn(
  db: Database,
  token: string,
  { requestId, source }: { requestId: string; source: Source },
  permit: (owner: Owner) => boolean = () => true,
): Promise<Owner | null> {
  const parts = tokenPattern.exec(token);
  const found = parts && (await db.signIn.findUnique({ where: { handleDigest: digestOf(parts[1]!) } }));
  if (!found || found.revokedAt || found.expiresAt <= new Date()) return null;
  const owner = { customerId: found.customerId, tenantId: found.tenantId, userId: found.customerUserId };
  if (!permit(owner)) return null;
  await endOne(db, found.id, { ...owner, requestId, source }, 'sign-in.end');
  return owner;
}

function endOne(
  db: Database,
  id: string,
  { customerId, tenantId, userId, requestId, source }: Owner & { requestId: string; source?: Source },
  action: 'sign-in.end' | 'sign-in.reuse',
): Promise<void> {
  return transaction(db, async (tx) => {
    const ofSignIn = sql`s.sign_in_id = ${id}::uuid`;
    const sessions = await endSessions(tx, ofSignIn);
    const { count } = await tx.signIn.updateMany({ where: { id, revokedAt: null }, data: { revokedAt: new Date() } });
    // Again: a renewal may have committed between the two, and none can any more.
    const late = await endSessions(tx, ofSignIn);
    if (count === 0) return;
    const change = { customerId, tenantId, actorType: 'human' as const, actorId: userId, requestId, source };
    await auditChange(tx, change, action, userId, { sign_in: id, sessions_revoked: sessions + late });
  });
}
