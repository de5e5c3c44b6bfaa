/** Issuers of OIDC tokens that customers trust. */

import { type IdentityProvider, type KeySetHealth, Prisma } from '#prisma';
import { storableJson } from '../../lib/text.ts';
import { lockCustomer } from '../accounts/accounts.ts';
import { endSessions } from '../accounts/sessions.ts';
import { auditChange, type Change, madeBy } from '../core/audit.ts';
import { type Database, execute, type Queryable, type Row, sql, sqlState, transaction } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';

export const jwksSourceTypes = ['discovery', 'https', 'stored-jwks'] as const;
export const trustStatuses = ['active', 'disabled'] as const;
export type TrustStatus = (typeof trustStatuses)[number];

export type ProviderRow = Row<
  IdentityProvider,
  { jwksSourceType: (typeof jwksSourceTypes)[number]; status: TrustStatus }
>;

/** More than any customer needs, yet few enough that a list of all of them is small. */
export const providerLimit = 100;

export type NewProvider = Pick<
  ProviderRow,
  'displayName' | 'issuer' | 'jwksSourceType' | 'jwksUri' | 'jwksDocumentRef' | 'audiences' | 'allowedClockSkewSeconds'
> & { jwksDocument: Prisma.InputJsonObject | null };

/** Call it in a transaction. Returns null if the customer has reached its limit. */
export async function createProvider(
  tx: Queryable,
  change: Change,
  provider: NewProvider,
): Promise<ProviderRow | null> {
  await lockCustomer(tx, change.customerId);
  if ((await tx.identityProvider.count({ where: { customerId: change.customerId } })) >= providerLimit) return null;
  const { jwksDocument, ...plain } = provider;
  const row = await tx.identityProvider.create({
    data: { ...plain, ...madeBy(change), customerId: change.customerId, ...(jwksDocument && { jwksDocument }) },
  });
  const { issuer, jwksSourceType } = provider;
  await auditChange(tx, change, 'identity-provider.create', row.id, { issuer, jwks_source_type: jwksSourceType });
  return row as ProviderRow;
}

export function findProvider(db: Queryable, customerId: string, id: string): Promise<ProviderRow | null> {
  return db.identityProvider.findFirst({ where: { id, customerId } }) as Promise<ProviderRow | null>;
}

/** Rows of one page, newest first. */
export function listProviders(db: Queryable, customerId: string, page: PageQuery): Promise<ProviderRow[]> {
  return db.identityProvider.findMany(pageOf({ customerId }, page)) as Promise<ProviderRow[]>;
}

type Changeable = 'displayName' | 'audiences' | 'allowedClockSkewSeconds' | 'maxTokenAgeSeconds' | 'status';
export type ProviderChanges = { [Name in Changeable]?: ProviderRow[Name] | undefined };

/**
 * Applies the given changes; returns null if the customer has no such provider. It waits for exchanges being minted. A
 * later exchange cannot have used the old row: its statement requires the revision that it verified against. `permit` may
 * throw, given the row.
 */
export function updateProvider(
  db: Database,
  change: Change,
  id: string,
  changes: ProviderChanges,
  permit: (found: ProviderRow) => void = () => {},
): Promise<ProviderRow | null> {
  return transaction(db, async (tx) => {
    // Wait for the lock first, then read the clock: what was minted meanwhile is older than the change.
    const found = await lockProvider(tx, change.customerId, id);
    if (found) permit(found);
    if (!found || Object.values(changes).every((value) => value === undefined)) return found;
    const { displayName, audiences, allowedClockSkewSeconds, maxTokenAgeSeconds, status } = changes;
    await execute(tx)`
      UPDATE identity_providers SET display_name = coalesce(${displayName ?? null}, display_name),
        audiences = coalesce(${audiences ?? null}::text[], audiences),
        allowed_clock_skew_seconds = coalesce(${allowedClockSkewSeconds ?? null}::int, allowed_clock_skew_seconds),
        max_token_age_seconds = coalesce(${maxTokenAgeSeconds ?? null}::int, max_token_age_seconds),
        status = coalesce(${status ?? null}, status), revision = revision + 1, updated_at = clock_timestamp()
      WHERE id = ${id}::uuid AND customer_id = ${change.customerId}::uuid`;
    await auditChange(tx, change, 'identity-provider.update', id, {
      fields: Object.keys(JSON.parse(JSON.stringify(changes)) as object).join(' '),
      ...(status && { status }),
    });
    return findProvider(tx, change.customerId, id);
  });
}

/** Finds the provider as it stays until the end of the transaction. */
export async function lockProvider(tx: Queryable, customerId: string, id: string): Promise<ProviderRow | null> {
  await execute(
    tx,
  )`SELECT 1 FROM identity_providers WHERE id = ${id}::uuid AND customer_id = ${customerId}::uuid FOR NO KEY UPDATE`;
  return findProvider(tx, customerId, id);
}

/**
 * Replaces the stored keys. Returns the provider, or why nothing was replaced: it is absent, or its keys are fetched. As
 * with {@link updateProvider}, no later exchange can have used the old keys.
 */
export function replaceKeys(
  db: Database,
  change: Change,
  id: string,
  { document, ref }: { document: Prisma.InputJsonObject; ref: string },
  permit: (found: ProviderRow) => void,
): Promise<ProviderRow | 'absent' | 'fetched'> {
  return transaction(db, async (tx) => {
    const found = await lockProvider(tx, change.customerId, id);
    if (!found) return 'absent';
    permit(found);
    if (found.jwksSourceType !== 'stored-jwks') return 'fetched';
    await execute(tx)`
      UPDATE identity_providers SET jwks_document = ${storableJson(document)}::jsonb, jwks_document_ref = ${ref},
        revision = revision + 1, updated_at = clock_timestamp() WHERE id = ${id}::uuid`;
    await auditChange(tx, change, 'identity-provider.replace-keys', id, { former: found.jwksDocumentRef, ref });
    return (await findProvider(tx, change.customerId, id))!;
  });
}

/** Returns the deleted row, or why nothing was deleted. */
export async function deleteProvider(
  db: Database,
  change: Change,
  id: string,
  permit: (found: ProviderRow) => void,
): Promise<ProviderRow | 'absent' | 'used'> {
  try {
    return await transaction(db, async (tx) => {
      const row = await lockProvider(tx, change.customerId, id);
      if (!row) return 'absent';
      permit(row);
      const gone = await tx.identityProvider.deleteMany({ where: { id, customerId: change.customerId } });
      if (gone.count === 0) return 'absent';
      await auditChange(tx, change, 'identity-provider.delete', id, { issuer: row.issuer });
      return row;
    });
  } catch (error) {
    if (isForeignKeyViolation(error)) return 'used';
    throw error;
  }
}

/** Of a key that restricts, Postgres 18 says 23001 where others say 23503. */
export function isForeignKeyViolation(error: unknown): boolean {
  return ['23001', '23503'].includes(sqlState(error) ?? '');
}

/**
 * Revokes the sessions that the provider minted, or only those of one key; returns how many, or null if the customer
 * has no such provider. The revision increases, so an exchange verified before and minting afterwards starts over.
 */
export async function revokeProviderSessions(
  tx: Queryable,
  change: Change,
  id: string,
  kid: string | null,
): Promise<number | null> {
  const locked = await execute(tx)`
    UPDATE identity_providers SET revision = revision + 1 WHERE id = ${id}::uuid AND customer_id = ${change.customerId}::uuid`;
  if (locked === 0) return null;
  const ofKey = kid === null ? Prisma.empty : sql`AND s.kid = ${kid}`;
  const revoked = await endSessions(tx, sql`s.provider_id = ${id}::uuid ${ofKey}`);
  await auditChange(tx, change, 'identity-provider.revoke-sessions', id, { kid, revoked });
  return revoked;
}

/** Records a fetch; a failed one keeps the keys last seen. Records nothing for a provider that is gone. */
export async function recordFetch(
  db: Queryable,
  fetch: { providerId: string; at: Date; keyIds: string[] | null; ignoredKeys: string[]; error: string | null },
): Promise<void> {
  const { providerId, at, keyIds, ignoredKeys, error } = fetch;
  await execute(db)`
    INSERT INTO key_set_health AS h (provider_id, attempted_at, succeeded_at, key_ids, ignored_keys, last_error)
    SELECT id, ${at}, CASE WHEN ${keyIds !== null} THEN ${at}::timestamptz END, coalesce(${keyIds}::text[], '{}'),
      ${ignoredKeys}::text[], ${error}
    FROM identity_providers WHERE id = ${providerId}::uuid
    ON CONFLICT (provider_id) DO UPDATE SET attempted_at = excluded.attempted_at,
      succeeded_at = coalesce(excluded.succeeded_at, h.succeeded_at), last_error = excluded.last_error,
      key_ids = CASE WHEN excluded.succeeded_at IS NULL THEN h.key_ids ELSE excluded.key_ids END,
      ignored_keys = CASE WHEN excluded.succeeded_at IS NULL THEN h.ignored_keys ELSE excluded.ignored_keys END`;
}

export function findKeySetHealth(db: Queryable, providerId: string): Promise<KeySetHealth | null> {
  return db.keySetHealth.findUnique({ where: { providerId } });
}
