/** Token exchange (external tokens for sessions): the lookup, the statement that mints, and the audit record. */

import type { Scope } from '../../domain/scopes.ts';
import { storableJson } from '../../lib/text.ts';
import { isUuidOfAnyCase } from '../../lib/uuid.ts';
import { type MintedSession, newSessionToken } from '../accounts/sessions.ts';
import { actorColumns, actorJson, actorValues, recordAudit, type Source } from '../core/audit.ts';
import { type Queryable, query, sql } from '../core/db.ts';
import type { ProviderRow } from './identityProviders.ts';
import type { PrincipalRow } from './principals.ts';

export interface Binding {
  principal: PrincipalRow;
  provider: ProviderRow;
}

/** A principal with its provider, or null. */
export async function findBinding(db: Queryable, principalId: string): Promise<Binding | null> {
  if (!isUuidOfAnyCase(principalId)) return null;
  const rows = await query(db)<Binding>`
    SELECT jsonb_build_object('id', p.id, 'customerId', p.customer_id, 'tenantId', p.tenant_id, 'providerId', p.provider_id,
             'subjectMatchType', p.subject_match_type, 'subjectMatchValue', p.subject_match_value,
             'claimConstraints', p.claim_constraints, 'scopes', p.scopes, 'maxSessionTtlSeconds', p.max_session_ttl_seconds,
             'status', p.status, 'singleUse', p.single_use, 'reach', p.reach, 'dpopBound', p.dpop_bound, 'sourceRanges', p.source_ranges,
             'revision', p.revision) AS principal,
           jsonb_build_object('id', i.id, 'customerId', i.customer_id, 'issuer', i.issuer, 'jwksSourceType', i.jwks_source_type,
             'jwksUri', i.jwks_uri, 'jwksDocument', i.jwks_document,
             'jwksDocumentRef', i.jwks_document_ref, 'audiences', i.audiences,
             'allowedClockSkewSeconds', i.allowed_clock_skew_seconds,
             'maxTokenAgeSeconds', i.max_token_age_seconds, 'status', i.status, 'revision', i.revision) AS provider
    FROM principals p
    JOIN identity_providers i ON i.id = p.provider_id AND i.customer_id = p.customer_id
    WHERE p.id = ${principalId}::uuid`;
  return rows[0] ?? null;
}

/** Whether a principal's sessions may be in a tenant: its own, or another one of its account if it reaches so far. */
export async function mayActIn(db: Queryable, principal: PrincipalRow, tenantId: string): Promise<boolean> {
  if (tenantId === principal.tenantId) return true;
  if (principal.reach !== 'account') return false;
  return (await db.tenant.count({ where: { id: tenantId, customerId: principal.customerId } })) > 0;
}

export interface Exchange {
  /** The tenant of the session. */
  tenantId: string;
  exchangeId: string;
  requestId: string;
  source: Source;
  scopes: readonly Scope[];
  ttlSeconds: number;
  keyId: string;
  jti: string | null;
  subject: string;
  tokenKey: Buffer;
  /** Thumbprint of the client's key to which the session is bound; null for a bearer token. */
  dpopKey: string | null;
  /** When the external token expires: the session does not outlive it. */
  expiresAt: Date;
}

/** The largest clock skew: no token is accepted for longer than this after its expiry. */
const longestSkewSeconds = 300;
/** Expired uses removed with each one recorded: more than one, so they never pile up. */
const purgedAtOnce = 10;

/**
 * Mints the session of a verified exchange if the principal and the provider are active and unchanged since the
 * verification. One statement, which locks both rows until its commit: a disabled provider mints nothing from that
 * instant on. `stale` asks the caller to verify again.
 */
export async function mintExchanged(
  db: Queryable,
  { principal, provider }: Binding,
  exchange: Exchange,
): Promise<MintedSession | 'stale' | 'replayed' | 'expired'> {
  const { token, digest } = newSessionToken();
  const { customerId, id: actorId, subjectMatchValue: actorName } = principal;
  const { tenantId } = exchange;
  const { exchangeId, requestId, scopes, ttlSeconds, keyId, jti, subject, tokenKey, dpopKey, expiresAt } = exchange;
  const by = actorJson({ customerId, actorType: 'workload', actorId, actorName, tenantId, source: exchange.source });
  const rows = await query(db)<{ found: boolean; used: boolean; id: string; seconds: number | null }>`
    WITH found AS (
      SELECT p.*, clock_timestamp() AS at FROM principals p
      JOIN identity_providers i ON i.id = p.provider_id AND i.customer_id = p.customer_id
      JOIN customers c ON c.id = p.customer_id AND c.status = 'active'
      WHERE p.id = ${principal.id}::uuid AND p.status = 'active' AND p.revision = ${principal.revision}
        AND i.id = ${provider.id}::uuid AND i.status = 'active' AND i.revision = ${provider.revision}
      FOR SHARE OF p, i
    ), used AS (
      INSERT INTO token_uses AS u (provider_id, token_key, expires_at)
      SELECT provider_id, ${tokenKey}, ${expiresAt}::timestamptz + make_interval(secs => ${longestSkewSeconds}) FROM found WHERE single_use
      ON CONFLICT (provider_id, token_key) DO UPDATE SET expires_at = excluded.expires_at WHERE u.expires_at < clock_timestamp()
      RETURNING true
    ), purged AS (
      DELETE FROM token_uses WHERE EXISTS (SELECT FROM used) AND (provider_id, token_key) IN (
        SELECT provider_id, token_key FROM token_uses WHERE expires_at < clock_timestamp() LIMIT ${purgedAtOnce} FOR UPDATE SKIP LOCKED)
    ), minted AS (
      INSERT INTO sessions (customer_id, tenant_id, actor_type, actor_id, scopes, account_scopes, dpop_key,
        token_digest, created_at, expires_at,
                            provider_id, provider_revision, principal_revision, kid, jti, exchange_id)
      SELECT customer_id, ${tenantId}::uuid, 'workload', id, ${scopes}::text[],
             CASE reach WHEN 'account' THEN ${scopes}::text[] ELSE '{}' END, ${dpopKey}::text, ${digest}, at,
             least(at + make_interval(secs => ${ttlSeconds}), ${expiresAt}::timestamptz),
             provider_id, ${provider.revision}, revision, ${keyId}, ${jti}, ${exchangeId}::uuid
      FROM found WHERE (NOT single_use OR EXISTS (SELECT FROM used)) AND ${expiresAt}::timestamptz >= at + interval '1 second'
      RETURNING id, customer_id, actor_id, floor(extract(epoch FROM expires_at - created_at))::int AS seconds
    ), audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id, details)
      SELECT ${actorValues(sql`by.json`)}, 'token.exchange', id::text, ${requestId},
             jsonb_build_object('exchange_id', ${exchangeId}::text, 'provider_id', ${provider.id}::text, 'subject', ${subject}::text,
                                'kid', ${keyId}::text, 'scopes', array_to_string(${scopes}::text[], ' '))
      FROM minted, (SELECT ${storableJson(by)}::jsonb AS json) by
    )
    SELECT EXISTS (SELECT FROM found) AS found, (EXISTS (SELECT FROM used) OR NOT EXISTS (SELECT FROM found WHERE single_use)) AS used,
           (SELECT seconds FROM minted) AS seconds, (SELECT id FROM minted) AS id`;
  const { found, used, seconds, id } = rows[0]!;
  if (seconds !== null) return { id, token, expiresInSeconds: seconds };
  if (!found) return 'stale';
  return used ? 'expired' : 'replayed';
}

/** Whether the token has been used up at this provider. Does not use it up. */
export async function isSpent(db: Queryable, providerId: string, tokenKey: Buffer): Promise<boolean> {
  const rows = await query(db)<{ one: number }>`
    SELECT 1 AS one FROM token_uses
    WHERE provider_id = ${providerId}::uuid AND token_key = ${tokenKey} AND expires_at >= clock_timestamp()`;
  return rows.length > 0;
}

export interface RefusedExchange {
  exchangeId: string;
  requestId: string;
  source: Source;
  /** As requested; may be any text. */
  principalId: string;
  binding: Binding | null;
  /** Which check refused, and the real reason: for the customer's auditors, not for the token's bearer. */
  check: string;
  why: string;
}

export function recordRefusedExchange(db: Queryable, refused: RefusedExchange): Promise<void> {
  const { exchangeId, requestId, source, principalId, binding, check, why } = refused;
  const known = isUuidOfAnyCase(principalId) ? principalId.toLowerCase() : 'malformed';
  return recordAudit(db, {
    ...(binding && { customerId: binding.principal.customerId, tenantId: binding.principal.tenantId }),
    actorType: 'workload',
    actorId: known,
    action: 'token.exchange-refused',
    target: known,
    outcome: 'refused',
    requestId,
    source,
    reason: why,
    details: { exchange_id: exchangeId, check, ...(binding && { provider_id: binding.provider.id }) },
  });
}
