/** Registration: an operator's one-time code becomes an account with its first key. */
import { randomBytes } from 'node:crypto';
import { scopes } from '../../domain/scopes.ts';
import { type AccountRow, findAccount, type TenantRow } from '../accounts/accounts.ts';
import { type ApiKeyRow, createApiKey, defaultKeyDays, latestEnd } from '../accounts/apiKeys.ts';
import { openAccount, requireSlug } from '../accounts/customers.ts';
import { commandLine, recordAudit, type Source } from '../core/audit.ts';
import { type Database, type Queryable, query, transaction, violatesUnique } from '../core/db.ts';
import { digestOf } from '../core/randomTokens.ts';
import { createSetupLink } from './identityIntegrations.ts';
import { inviteUser } from './people.ts';

export interface IssuedCode {
  /** Seen only here. */
  code: string;
  expiresAt: Date;
  /** Whether the account exists: the code then gives it one more key. */
  isForExisting: boolean;
}

/** Creates a code of 160 bits. Throws UserError if the slug is invalid; null if the account is not active. */
export function issueCode(
  db: Database,
  { slug, displayName, region, ttlSeconds }: { slug: string; displayName: string; region: string; ttlSeconds: number },
): Promise<IssuedCode | null> {
  requireSlug(slug);
  const code = `reg_${randomBytes(20).toString('base64url')}`;
  const expiresAt = new Date(Date.now() + ttlSeconds * 1_000);
  return transaction(db, async (tx) => {
    const existing = await tx.customer.findUnique({ where: { slug }, select: { id: true, status: true } });
    if (existing && existing.status !== 'active') return null;
    await tx.registrationCode.create({ data: { codeDigest: digestOf(code), slug, displayName, region, expiresAt } });
    const operator = { ...commandLine, action: 'registration.issue' as const, target: slug };
    await recordAudit(tx, { ...operator, ...(existing && { customerId: existing.id }) });
    return { code, expiresAt, isForExisting: existing !== null };
  });
}

export interface Contact {
  email: string;
  name: string;
  company?: string | undefined;
  phone?: string | undefined;
}

export interface Registered {
  account: AccountRow;
  tenant: TenantRow;
  key: ApiKeyRow;
  /** Seen only here. */
  secret: string;
  /** For a new account: its first owner's invitation and the link that sets up sign-in. */
  opened: { invitationToken: string | null; setup: { token: string; expiresAt: Date; integrationId: string } } | null;
}

export interface Redemption {
  code: string;
  contact: Contact;
  requestId: string;
  source?: Source;
  /** Days until the key ends; defaults to a year. */
  keyDays?: number;
}

/**
 * Redeems a code in one transaction: opens an account with all a first request needs, or gives an existing one another
 * key. The code's row is locked, so of several concurrent redemptions one wins and the others find it spent. Throws
 * CodeRefused.
 */
export async function redeemCode<Result>(
  inTransaction: (work: (tx: Queryable) => Promise<Registered>) => Promise<Result>,
  request: Redemption,
): Promise<Result> {
  try {
    return await inTransaction((tx) => redeem(tx, request));
  } catch (error) {
    if (!violatesUnique(error, 'customers_slug_key')) throw error;
    // Two codes for one slug opened its account concurrently: for the second one, it exists now.
    return inTransaction((tx) => redeem(tx, request));
  }
}

/** The code is unknown or expired, or was used before. */
export class CodeRefused extends Error {
  readonly why: 'invalid' | 'spent';

  constructor(why: CodeRefused['why']) {
    super(`the registration code is ${why}`);
    this.why = why;
  }
}

async function redeem(
  tx: Queryable,
  { code, contact, requestId, source, keyDays = defaultKeyDays }: Redemption,
): Promise<Registered> {
  const codeDigest = digestOf(code);
  await query(tx)`SELECT 1 FROM registration_codes WHERE code_digest = ${codeDigest} FOR UPDATE`;
  const row = await tx.registrationCode.findUnique({ where: { codeDigest } });
  if (!row) throw new CodeRefused('invalid');
  if (row.redeemedAt) throw new CodeRefused('spent');
  if (row.expiresAt.getTime() <= Date.now()) throw new CodeRefused('invalid');
  const existing = await tx.customer.findUnique({ where: { slug: row.slug }, select: { id: true, status: true } });
  if (existing && existing.status !== 'active') throw new CodeRefused('invalid');
  const customerId = existing?.id ?? (await openAccount(tx, row)).customerId;
  const account = (await findAccount(tx, customerId))!;
  const tenant = account.tenants[0]!;
  const name = existing ? `registration ${new Date().toISOString().slice(0, 10)}` : 'default';
  const maker = { type: 'registration-code' as const, id: row.id };
  const expiresAt = latestEnd(keyDays);
  const { key, secret } = await createApiKey(tx, { customerId, tenantId: tenant.id, name, scopes, maker, expiresAt });
  const opened = existing
    ? null
    : await openForPeople(tx, customerId, contact, { makerType: maker.type, makerId: maker.id });
  await tx.registrationCode.update({
    where: { id: row.id },
    data: { redeemedAt: new Date(), customerId, contact: JSON.parse(JSON.stringify(contact)) },
  });
  const actor = { customerId, actorType: 'registration-code', actorId: row.id, requestId, source };
  const reason = 'requested by the holder of a registration code';
  await recordAudit(tx, {
    ...actor,
    action: 'registration.redeem',
    target: customerId,
    reason,
    details: { api_key_id: key.id },
  });
  return { account, tenant, key, secret, opened };
}

async function openForPeople(
  tx: Queryable,
  customerId: string,
  { email, name }: Contact,
  maker: { makerType: string; makerId: string },
): Promise<NonNullable<Registered['opened']>> {
  const invited = await inviteUser(tx, { customerId, email, displayName: name, role: 'owner', maker });
  const setup = await createSetupLink(tx, { customerId, intent: 'setup', maker });
  return { invitationToken: typeof invited === 'string' ? null : invited.token, setup };
}
