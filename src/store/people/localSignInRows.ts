/** A one-time sign-in to the account that `npm start` makes, for the person at that machine. */
import { auditChange, commandLine } from '../core/audit.ts';
import { type Database, execute, type Queryable, transaction } from '../core/db.ts';
import { digestOf } from '../core/randomTokens.ts';
import { createSignInCode, type NewSignInCode } from './signIn.ts';

/** What a code is for that no program at a terminal may use: its place is not an address. */
export const localRedirect = 'local';

/** Long enough to read the address in a terminal and follow it. */
const lifetimeSeconds = 600;

const owner = { email: 'owner@localhost', displayName: 'Owner on this computer' };

/**
 * Creates a sign-in of the account's local owner, whom the first one makes. Null for an account whose people sign in at
 * a provider: from then on that is the only way.
 */
export function createLocalSignIn(
  db: Database,
  { customerId, tenantId }: { customerId: string; tenantId: string },
): Promise<string | null> {
  return transaction(db, async (tx) => {
    // One start at a time makes the owner, and none after sign-in was set up.
    await execute(tx)`SELECT 1 FROM customers WHERE id = ${customerId}::uuid FOR UPDATE`;
    if ((await tx.identityIntegration.count({ where: { customerId } })) > 0) return null;
    const { email, displayName } = owner;
    const present = await tx.customerUser.findFirst({ where: { customerId, email, status: 'active' } });
    const { id: userId } =
      present ??
      (await tx.customerUser.create({
        data: { customerId, email, displayName, roleSlug: 'owner', status: 'active' },
      }));
    const change = { ...commandLine, customerId, reason: 'the service was started on this machine' };
    await auditChange(tx, change, 'sign-in.offer', userId);
    const code = { customerId, userId, tenantId, redirectUri: localRedirect, codeChallenge: '' };
    return createSignInCode(tx, code, lifetimeSeconds);
  });
}

/** What a code signs in to, without using it up; null if it cannot be used, or is not of this kind. */
export async function findLocalSignIn(
  db: Queryable,
  code: string,
): Promise<Pick<NewSignInCode, 'customerId' | 'tenantId' | 'userId'> | null> {
  const row = await db.signInCode.findFirst({
    where: { codeDigest: digestOf(code), redirectUri: localRedirect, usedAt: null, expiresAt: { gt: new Date() } },
  });
  return row && { customerId: row.customerId, tenantId: row.tenantId, userId: row.customerUserId };
}
