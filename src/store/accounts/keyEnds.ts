/** How API keys end: with their maker, by their maximum life, and not without a warning. */

import type { Prisma } from '#prisma';
import { type Reach, type Rights, scopesWithin } from '../../domain/roles.ts';
import type { Scope } from '../../domain/scopes.ts';
import { storableJson } from '../../lib/text.ts';
import { actorColumns, actorJson, actorValues, type Change } from '../core/audit.ts';
import { execute, type Queryable, query, sql } from '../core/db.ts';
import { endSessions } from './sessions.ts';

/** A key's end is announced this many days ahead. */
export const warningDays = 30;

/** Who makes what gives access or receives data. A registration code and an operator are no credentials that end. */
export const makerTypes = ['human', 'api-key', 'registration-code', 'operator'] as const;

export interface KeyMaker {
  type: (typeof makerTypes)[number];
  id: string;
}

/**
 * Revokes the keys that a person or key made, and what those made in turn, with an audit event for each. Call it in a
 * transaction that holds the customer's lock, as making a key does.
 */
export function revokeKeysMadeBy(tx: Queryable, change: Change, maker: KeyMaker): Promise<number> {
  const made = sql`maker_type = ${maker.type} AND maker_id = ${maker.id}`;
  return revokeKeys(tx, change, made, { maker, reason: 'ended with its maker' });
}

/** Revokes these keys, which a maker made, and what they made in turn. */
export async function revokeKeysOf(
  tx: Queryable,
  change: Change,
  ids: readonly string[],
  ending: { maker: KeyMaker; reason: string },
): Promise<void> {
  if (ids.length > 0) await revokeKeys(tx, change, sql`id = ANY(${ids}::uuid[])`, ending);
}

/** Revokes the customer's keys that fit, and what those made in turn. */
async function revokeKeys(
  tx: Queryable,
  change: Change,
  fits: Prisma.Sql,
  { maker, reason }: { maker: KeyMaker; reason: string },
): Promise<number> {
  const { customerId, requestId } = change;
  const ended = await query(tx)<{ id: string }>`
    WITH RECURSIVE made AS (
      SELECT id FROM api_keys WHERE customer_id = ${customerId}::uuid AND ${fits}
      UNION
      SELECT k.id FROM api_keys k JOIN made m ON k.maker_id = m.id::text
      WHERE k.customer_id = ${customerId}::uuid AND k.maker_type = 'api-key'
    ), ended AS (
      UPDATE api_keys SET revoked_at = clock_timestamp()
      WHERE id IN (SELECT id FROM made) AND revoked_at IS NULL RETURNING id
    ), audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, reason, request_id, details)
      SELECT ${actorValues(sql`by.json`)}, 'api-key.revoke', id::text, ${reason}, ${requestId},
             jsonb_build_object('maker_type', ${maker.type}::text, 'maker_id', ${maker.id}::text)
      FROM ended, (SELECT ${storableJson(actorJson(change))}::jsonb AS json) by
    )
    SELECT id FROM ended`;
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0) await endSessions(tx, sql`s.actor_type = 'api-key' AND s.actor_id = ANY(${ids}::uuid[])`);
  return ids.length;
}

/**
 * Revokes the keys, made by this maker, that may do more than the maker now may in their tenant, with what those made in
 * turn. Call it in a transaction that holds the customer's lock.
 */
export async function revokeKeysBeyond(
  tx: Queryable,
  change: Change,
  maker: KeyMaker,
  rightsIn: (tenantId: string) => Rights,
): Promise<number> {
  const made = await tx.apiKey.findMany({
    where: { customerId: change.customerId, makerType: maker.type, makerId: maker.id, revokedAt: null },
    select: { id: true, tenantId: true, scopes: true, reach: true },
  });
  const beyond = made.filter(({ tenantId, scopes, reach }) => {
    const held = scopesWithin(rightsIn(tenantId), reach as Reach);
    return !scopes.every((scope) => held.includes(scope as Scope));
  });
  if (beyond.length === 0) return 0;
  const ids = beyond.map(({ id }) => id);
  const reason = 'its maker may no longer do what it may';
  return revokeKeys(tx, change, sql`id = ANY(${ids}::uuid[])`, { maker, reason });
}

const warning = sql`make_interval(hours => ${24 * warningDays})`;

/**
 * Ends keys earlier that would outlive the maximum life, but not before a warning is possible; and warns,
 * once, by an audit event, of ends that are near. A short life that was chosen needs no warning. Idempotent. Returns how
 * many keys were bounded or warned of.
 */
export async function endKeysInTime(db: Queryable, { maxDays }: { maxDays: number }): Promise<number> {
  const latest = sql`greatest(created_at + make_interval(hours => ${24 * maxDays}), clock_timestamp() + ${warning})`;
  const service = sql`customer_id, 'service', 'housekeeping'`;
  // A day of tolerance: the end of a new key comes from another clock.
  const bounded = await execute(db)`
    WITH bounded AS (
      UPDATE api_keys SET expires_at = ${latest}
      WHERE revoked_at IS NULL AND expires_at > ${latest} + interval '24 hours'
      RETURNING customer_id, id, expires_at
    )
    INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, reason, details)
    SELECT ${service}, 'api-key.bound', id::text, 'a key has a maximum life', jsonb_build_object('expires_at', expires_at)
    FROM bounded`;
  const warned = await execute(db)`
    WITH warned AS (
      UPDATE api_keys SET warned_at = clock_timestamp()
      WHERE revoked_at IS NULL AND warned_at IS NULL AND expires_at > clock_timestamp()
        AND expires_at <= clock_timestamp() + ${warning} AND expires_at - created_at > 2 * ${warning}
      RETURNING customer_id, tenant_id, id, name, expires_at
    ), told AS (
      INSERT INTO webhook_deliveries (webhook_id, event_id, event_type, lane, subject, data)
      SELECT w.id, md5('ends-soon' || k.id)::uuid, 'api-key.ends-soon', k.id::text, 'api-keys/' || k.id,
             jsonb_build_object('id', k.id, 'name', k.name, 'tenant_id', k.tenant_id, 'expires_at', k.expires_at)
      FROM warned k JOIN webhooks w ON w.customer_id = k.customer_id
      WHERE w.status = 'active' AND 'api-key.ends-soon' = ANY(w.event_types)
        AND (w.tenant_id IS NULL OR w.tenant_id = k.tenant_id)
    )
    INSERT INTO audit_events (customer_id, actor_type, actor_id, action, target, reason, details)
    SELECT ${service}, 'api-key.ends-soon', id::text, 'rotate it before it ends', jsonb_build_object('name', name, 'expires_at', expires_at)
    FROM warned`;
  return bounded + warned;
}
