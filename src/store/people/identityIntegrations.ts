/** How a customer's people sign in, and the one-time links for setting that up. */
import { placeOfIntegration, placeOfSetupLink, type SealedPlace } from '../../domain/sealedColumns.ts';
import { auditChange, type Change, type OperatorChange, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import { digestOf, newToken } from '../core/randomTokens.ts';

const setupLinkSeconds = 3_600;
export const setupIntents = ['setup', 'reconfigure'] as const;
export type SetupIntent = (typeof setupIntents)[number];
export const integrationStatuses = ['not_configured', 'pending', 'active', 'error', 'disabled'] as const;
export type IntegrationStatus = (typeof integrationStatuses)[number];

/** What is needed to send people to an identity provider and to verify what it says. */
export interface SignInSettings {
  issuer: string;
  clientId: string;
  /** Encrypted, for the place below. */
  clientSecretSealed: string;
  emailDomains: string[];
  /** Where these settings are stored. */
  place: SealedPlace;
}

export interface Integration {
  id: string;
  customerId: string;
  status: Exclude<IntegrationStatus, 'not_configured'>;
  /** Null until a first setup was completed. */
  settings: SignInSettings | null;
  /** Why it was disabled, if a reason was given: only a person lifts such a stop. */
  stoppedFor: string | null;
}

/** Whether people may try to sign in: an integration in error recovers with the next successful sign-in. */
export function takesSignIns(
  integration: Integration | null,
): integration is Integration & { settings: SignInSettings } {
  return integration?.settings != null && (integration.status === 'active' || integration.status === 'error');
}

export interface SetupLink {
  id: string;
  customerId: string;
  integrationId: string;
  intent: SetupIntent;
  returnUrl: string | null;
  /** Settings entered under the link, awaiting their test sign-in. */
  candidate: SignInSettings | null;
}

interface StoredSettings {
  issuer: string | null;
  clientId: string | null;
  clientSecretSealed: string | null;
  emailDomains: string[];
}

function asSettings(
  { issuer, clientId, clientSecretSealed, emailDomains }: StoredSettings,
  place: SealedPlace,
): SignInSettings | null {
  return issuer && clientId && clientSecretSealed
    ? { issuer, clientId, clientSecretSealed, emailDomains, place }
    : null;
}

export async function findIntegration(db: Queryable, customerId: string): Promise<Integration | null> {
  const row = await db.identityIntegration.findUnique({ where: { customerId } });
  if (!row) return null;
  const { id, status, stoppedFor } = row;
  const settings = asSettings(row, placeOfIntegration(id));
  return { id, customerId, status: status as Integration['status'], settings, stoppedFor };
}

/** The same, locked until the commit: what is stopped meanwhile stays stopped. */
export async function lockIntegration(tx: Queryable, customerId: string): Promise<Integration | null> {
  await execute(tx)`SELECT 1 FROM identity_integrations WHERE customer_id = ${customerId}::uuid FOR UPDATE`;
  return findIntegration(tx, customerId);
}

function revokeSetupLinks(tx: Queryable, customerId: string) {
  const revokedAt = new Date();
  return tx.setupLink.updateMany({ where: { customerId, usedAt: null, revokedAt: null }, data: { revokedAt } });
}

/** Creates a link and its token, seen only here. Replaces the customer's open links. Call it in a transaction. */
export async function createSetupLink(
  tx: Queryable,
  {
    customerId,
    intent,
    returnUrl = null,
    maker,
  }: {
    customerId: string;
    intent: SetupIntent;
    returnUrl?: string | null;
    maker?: { makerType: string; makerId: string };
  },
): Promise<{ token: string; expiresAt: Date; integrationId: string }> {
  const integration = await tx.identityIntegration.upsert({
    where: { customerId },
    create: { customerId },
    update: {},
    select: { id: true },
  });
  await revokeSetupLinks(tx, customerId);
  const { token, digest } = newToken();
  const expiresAt = new Date(Date.now() + setupLinkSeconds * 1_000);
  await tx.setupLink.create({
    data: { customerId, integrationId: integration.id, tokenDigest: digest, intent, returnUrl, expiresAt, ...maker },
  });
  return { token, expiresAt, integrationId: integration.id };
}

const open = () => ({ usedAt: null, revokedAt: null, expiresAt: { gt: new Date() }, customer: { status: 'active' } });

/** The link with this token, or null if it is unknown, used, replaced, or expired. */
export async function findSetupLink(db: Queryable, token: string): Promise<SetupLink | null> {
  const row = await db.setupLink.findFirst({ where: { tokenDigest: digestOf(token), ...open() } });
  if (!row) return null;
  const { id, customerId, integrationId, intent, returnUrl } = row;
  const candidate = asSettings(row, placeOfSetupLink(id));
  return { id, customerId, integrationId, intent: intent as SetupIntent, returnUrl, candidate };
}

/** Stores what was entered under a link. False if the link ended meanwhile. */
export async function saveCandidate(
  db: Queryable,
  linkId: string,
  candidate: Omit<SignInSettings, 'place'>,
): Promise<boolean> {
  const { count } = await db.setupLink.updateMany({ where: { id: linkId, ...open() }, data: { ...candidate } });
  return count > 0;
}

/**
 * Makes the tested settings the customer's sign-in and spends the link. False if the link ended, or holds something
 * other than what was tested. `clientSecretSealed` is the tested secret, encrypted for the integration. Call it in a
 * transaction.
 */
export async function activateIntegration(
  tx: Queryable,
  link: SetupLink,
  { tested, clientSecretSealed }: { tested: SignInSettings; clientSecretSealed: string },
): Promise<boolean> {
  // A stop locks in this order, too: the integration, then its links.
  await lockIntegration(tx, link.customerId);
  const now = new Date();
  const { count } = await tx.setupLink.updateMany({
    where: { id: link.id, ...open(), clientSecretSealed: tested.clientSecretSealed },
    data: { usedAt: now },
  });
  if (count === 0) return false;
  const { issuer, clientId, emailDomains } = tested;
  await tx.identityIntegration.update({
    where: { id: link.integrationId },
    data: {
      issuer,
      clientId,
      emailDomains,
      clientSecretSealed,
      status: 'active',
      stoppedFor: null,
      failures: 0,
      activatedAt: now,
    },
  });
  return true;
}

/** Consecutive provider failures that put an integration in error. */
const failuresUntilError = 3;

/** Counts a provider failure of a sign-in that used the current settings, and audits its cause at the limit. */
export function recordProviderFailure(
  db: Database,
  {
    customerId,
    settings,
    cause,
    requestId,
  }: { customerId: string; settings: SignInSettings; cause: string; requestId: string },
): Promise<void> {
  return transaction(db, async (tx) => {
    const rows = await query(tx)<{ id: string; failures: number; status: string }>`
      UPDATE identity_integrations SET failures = least(failures + 1, 1000000),
        status = CASE WHEN failures + 1 >= ${failuresUntilError} THEN 'error' ELSE status END
      WHERE customer_id = ${customerId}::uuid AND client_secret_sealed = ${settings.clientSecretSealed} AND status IN ('active', 'error')
      RETURNING id, failures, status`;
    const row = rows[0];
    if (row?.failures !== failuresUntilError) return;
    const service = {
      customerId,
      actorType: 'service',
      actorId: 'sign-in',
      action: 'identity-integration.error' as const,
      target: row.id,
      requestId,
    };
    await recordAudit(tx, {
      ...service,
      reason: 'sign-ins fail one after the other',
      details: { issuer: settings.issuer, cause, failures: row.failures },
    });
  });
}

/** The provider did its part: resets the failure count, and an integration in error is active again. */
export async function recordProviderSuccess(db: Database, customerId: string, requestId: string): Promise<void> {
  const known = await db.identityIntegration.findUnique({ where: { customerId }, select: { failures: true } });
  if (!known || known.failures === 0) return;
  await transaction(db, async (tx) => {
    const rows = await query(tx)<{ id: string; recovered: boolean }>`
      UPDATE identity_integrations i SET failures = 0, status = CASE WHEN was.status = 'error' THEN 'active' ELSE was.status END
      FROM (SELECT id, status FROM identity_integrations WHERE customer_id = ${customerId}::uuid FOR UPDATE) was
      WHERE i.id = was.id RETURNING i.id, was.status = 'error' AS recovered`;
    if (!rows[0]?.recovered) return;
    const service = {
      customerId,
      actorType: 'service',
      actorId: 'sign-in',
      action: 'identity-integration.recover' as const,
      target: rows[0].id,
      requestId,
    };
    await recordAudit(tx, { ...service, reason: 'a sign-in went well' });
  });
}

/**
 * Disables or enables sign-in; null if nothing was set up to switch. A stop with a reason also ends open setup links.
 * `permit` may throw, given what is there. Audited only if it changes anything.
 */
export function switchIntegration(
  db: Database,
  change: Change | OperatorChange,
  status: 'active' | 'disabled',
  permit: (found: Integration) => void = () => {},
): Promise<Integration | null> {
  const { customerId, reason = null } = change;
  return transaction(db, async (tx) => {
    const integration = await lockIntegration(tx, customerId);
    if (!integration?.settings) return null;
    permit(integration);
    const isStop = status === 'disabled';
    const stoppedFor = isStop ? (integration.stoppedFor ?? reason) : null;
    const isSo = isStop ? integration.status === 'disabled' : takesSignIns(integration);
    if (isSo && stoppedFor === integration.stoppedFor) return integration;
    await tx.identityIntegration.update({ where: { customerId }, data: { status, stoppedFor, failures: 0 } });
    if (stoppedFor !== null) await revokeSetupLinks(tx, customerId);
    // What was signed in before a stop does not come back with its end.
    if (isStop) await tx.signIn.updateMany({ where: { customerId, revokedAt: null }, data: { revokedAt: new Date() } });
    await auditChange(tx, change, `identity-integration.${isStop ? 'disable' : 'enable'}`, integration.id);
    return { ...integration, status, stoppedFor };
  });
}
