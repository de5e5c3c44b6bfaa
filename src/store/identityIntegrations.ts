/** How a customer's people sign in, and the one-time links under which that is set up. */
import type { Queryable } from './db.ts';
import { digestOf, newToken } from './tokens.ts';

export const setupLinkSeconds = 3_600;
export const setupIntents = ['setup', 'reconfigure'] as const;
export type SetupIntent = (typeof setupIntents)[number];
export const integrationStatuses = ['not_configured', 'pending', 'active', 'error', 'disabled'] as const;
export type IntegrationStatus = (typeof integrationStatuses)[number];

/** What is needed to send people to an identity provider and to believe what it says. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  /** Encrypted. */
  clientSecretSealed: string;
  emailDomains: string[];
}

export interface Integration {
  id: string;
  customerId: string;
  status: Exclude<IntegrationStatus, 'not_configured'>;
  /** Null until a first setup was completed. */
  settings: SignInSettings | null;
}

export interface SetupLink {
  id: string;
  customerId: string;
  integrationId: string;
  intent: SetupIntent;
  returnUrl: string | null;
  /** What was entered under the link and waits for its test sign-in. */
  candidate: SignInSettings | null;
}

interface StoredSettings {
  issuer: string | null;
  clientId: string | null;
  clientSecretSealed: string | null;
  emailDomains: string[];
}

function asSettings({ issuer, clientId, clientSecretSealed, emailDomains }: StoredSettings): SignInSettings | null {
  return issuer && clientId && clientSecretSealed ? { issuer, clientId, clientSecretSealed, emailDomains } : null;
}

export async function findIntegration(db: Queryable, customerId: string): Promise<Integration | null> {
  const row = await db.identityIntegration.findUnique({ where: { customerId } });
  if (!row) return null;
  return { id: row.id, customerId, status: row.status as Integration['status'], settings: asSettings(row) };
}

/** A link with its token, which is seen here only. It replaces the customer's other open links. Run it in a transaction. */
export async function createSetupLink(
  tx: Queryable,
  { customerId, intent, returnUrl = null }: { customerId: string; intent: SetupIntent; returnUrl?: string | null },
): Promise<{ token: string; expiresAt: Date; integrationId: string }> {
  const integration = await tx.identityIntegration.upsert({ where: { customerId }, create: { customerId }, update: {}, select: { id: true } });
  await tx.setupLink.updateMany({ where: { customerId, usedAt: null, revokedAt: null }, data: { revokedAt: new Date() } });
  const { token, digest } = newToken();
  const expiresAt = new Date(Date.now() + setupLinkSeconds * 1_000);
  await tx.setupLink.create({ data: { customerId, integrationId: integration.id, tokenDigest: digest, intent, returnUrl, expiresAt } });
  return { token, expiresAt, integrationId: integration.id };
}

const open = () => ({ usedAt: null, revokedAt: null, expiresAt: { gt: new Date() }, customer: { status: 'active' } });

/** The link whose token this is, or null when it is unknown, used, replaced or expired. */
export async function findSetupLink(db: Queryable, token: string): Promise<SetupLink | null> {
  const row = await db.setupLink.findFirst({ where: { tokenDigest: digestOf(token), ...open() } });
  if (!row) return null;
  const { id, customerId, integrationId, intent, returnUrl } = row;
  return { id, customerId, integrationId, intent: intent as SetupIntent, returnUrl, candidate: asSettings(row) };
}

/** Keeps what was entered under a link. False when the link ended meanwhile. */
export async function saveCandidate(db: Queryable, linkId: string, candidate: SignInSettings): Promise<boolean> {
  const { count } = await db.setupLink.updateMany({ where: { id: linkId, ...open() }, data: { ...candidate } });
  return count > 0;
}

/**
 * Makes what was tested the customer's sign-in and spends the link. False when the link ended, or holds something other than
 * what was tested. Run it in a transaction.
 */
export async function activateIntegration(tx: Queryable, link: SetupLink, tested: SignInSettings): Promise<boolean> {
  const now = new Date();
  const { count } = await tx.setupLink.updateMany({
    where: { id: link.id, ...open(), clientSecretSealed: tested.clientSecretSealed },
    data: { usedAt: now },
  });
  if (count === 0) return false;
  await tx.identityIntegration.update({ where: { id: link.integrationId }, data: { ...tested, status: 'active', activatedAt: now } });
  return true;
}

/** Encrypts again, with the present key, what an older one had encrypted. Answers how many were. */
export async function resealSecrets(db: Queryable, reseal: (sealed: string, customerId: string) => string | null): Promise<number> {
  let resealed = 0;
  for (const row of await db.identityIntegration.findMany({ where: { clientSecretSealed: { not: null } } })) {
    const renewed = reseal(row.clientSecretSealed!, row.customerId);
    if (renewed === null) continue;
    const same = { id: row.id, clientSecretSealed: row.clientSecretSealed };
    resealed += (await db.identityIntegration.updateMany({ where: same, data: { clientSecretSealed: renewed } })).count;
  }
  return resealed;
}
