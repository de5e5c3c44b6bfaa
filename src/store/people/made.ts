/**
 * Who made what gives access or receives data, and its end. The view made_things has every kind alike. The maker of a
 * session is its actor, with which it ends.
 */

import type { AuditAction } from '../../domain/auditActions.ts';
import { storableJson } from '../../lib/text.ts';
import { type KeyMaker, revokeKeysOf } from '../accounts/keyEnds.ts';
import { endSessions } from '../accounts/sessions.ts';
import { disableWebhook } from '../accounts/webhooks.ts';
import { actorColumns, actorJson, actorValues, type Change } from '../core/audit.ts';
import { execute, type Queryable, query, sql } from '../core/db.ts';
import type { PageQuery } from '../core/keysetPages.ts';
import { endMember } from './people.ts';

export const madeKinds = [
  ...(['api-key', 'identity-provider', 'principal', 'webhook'] as const),
  ...(['invitation', 'person', 'setup-link'] as const),
];
export type MadeKind = (typeof madeKinds)[number];

export interface MadeRow {
  kind: MadeKind;
  id: string;
  name: string;
  status: string;
  /** Null: it is the account's. */
  tenantId: string | null;
  makerType: KeyMaker['type'];
  makerId: string;
  createdAt: Date;
}

const columns = sql`kind, id, name, status, tenant_id AS "tenantId", maker_type AS "makerType",
  maker_id AS "makerId", created_at AS "createdAt"`;

/** SQL: what a maker made, and what that made in turn; without a maker all that the account has. */
function madeBy(customerId: string, maker: KeyMaker | null) {
  const things = sql`SELECT * FROM made_things WHERE customer_id = ${customerId}::uuid`;
  if (!maker) return sql`WITH made AS (${things})`;
  return sql`WITH RECURSIVE made AS (
      ${things} AND maker_type = ${maker.type} AND maker_id = ${maker.id}
      UNION
      SELECT t.* FROM made m JOIN made_things t ON t.customer_id = ${customerId}::uuid AND t.maker_id = m.id::text
        AND t.maker_type = CASE m.kind WHEN 'api-key' THEN 'api-key' WHEN 'person' THEN 'human' END
    )`;
}

/** Newest first. */
export function listMade(
  db: Queryable,
  customerId: string,
  maker: KeyMaker | null,
  { after, limit }: PageQuery,
): Promise<MadeRow[]> {
  return query(db)<MadeRow>`
    ${madeBy(customerId, maker)} SELECT ${columns} FROM made
    WHERE ${after === undefined} OR (created_at, id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid)
    ORDER BY made.created_at DESC, id DESC LIMIT ${limit}`;
}

interface End {
  action: AuditAction;
  /** Returns those that ended: all of them by default. */
  end(tx: Queryable, change: Change, ids: string[], maker: KeyMaker): Promise<string[] | undefined>;
}

const disabled = sql`status = 'disabled', revision = revision + 1, updated_at = clock_timestamp()`;
const reason = 'ended with its maker';

const ends: Readonly<Record<Exclude<MadeKind, 'api-key'>, End>> = {
  'identity-provider': {
    action: 'identity-provider.update',
    async end(tx, _change, ids): Promise<undefined> {
      await execute(tx)`UPDATE identity_providers SET ${disabled} WHERE id = ANY(${ids}::uuid[])`;
    },
  },
  principal: {
    action: 'principal.update',
    async end(tx, _change, ids): Promise<undefined> {
      await execute(tx)`UPDATE principals SET ${disabled} WHERE id = ANY(${ids}::uuid[])`;
      await endSessions(tx, sql`s.actor_type = 'workload' AND s.actor_id = ANY(${ids}::uuid[])`);
    },
  },
  webhook: {
    action: 'webhook.update',
    async end(tx, _change, ids): Promise<undefined> {
      for (const id of ids) await disableWebhook(tx, id, reason);
    },
  },
  invitation: {
    action: 'invitation.revoke',
    async end(tx, _change, ids): Promise<undefined> {
      await execute(tx)`
        WITH ended AS (
          UPDATE invitations SET revoked_at = clock_timestamp() WHERE id = ANY(${ids}::uuid[]) RETURNING customer_user_id
        )
        UPDATE customer_users SET status = 'removed' WHERE id IN (SELECT customer_user_id FROM ended) AND status = 'invited'`;
    },
  },
  person: {
    action: 'customer-user.remove',
    async end(tx, change, ids) {
      const removed: string[] = [];
      for (const id of ids) if ((await endMember(tx, change, id)) !== 'last owner') removed.push(id);
      return removed;
    },
  },
  'setup-link': {
    action: 'identity-setup-link.revoke',
    async end(tx, _change, ids): Promise<undefined> {
      await execute(tx)`UPDATE setup_links SET revoked_at = clock_timestamp() WHERE id = ANY(${ids}::uuid[])`;
    },
  },
};

/**
 * Ends what a maker made and what that made in turn, with an audit event for each: all but the account's last owner. Call
 * it in a transaction that holds the customer's lock and has ended the maker's sessions. What is made meanwhile by
 * something that ends here is there once that ended, so it looks again.
 */
export async function endMade(tx: Queryable, change: Change, maker: KeyMaker): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const live = await query(tx)<Pick<MadeRow, 'kind' | 'id'>>`
      ${madeBy(change.customerId, maker)} SELECT kind, id FROM made WHERE status IN ('active', 'pending')`;
    const rest = live.filter(({ id }) => !tried.has(id));
    if (rest.length === 0) return;
    for (const { id } of rest) tried.add(id);
    const of = (kind: MadeKind) => rest.filter((each) => each.kind === kind).map(({ id }) => id);
    await revokeKeysOf(tx, change, of('api-key'), { maker, reason });
    for (const [kind, { action, end }] of Object.entries(ends)) {
      const ids = of(kind as MadeKind);
      if (ids.length > 0) await auditEach(tx, change, action, (await end(tx, change, ids, maker)) ?? ids, maker);
    }
  }
}

function auditEach(
  tx: Queryable,
  change: Change,
  action: AuditAction,
  ids: string[],
  maker: KeyMaker,
): Promise<number> {
  return execute(tx)`
    INSERT INTO audit_events (${actorColumns}, action, target, reason, request_id, details)
    SELECT ${actorValues(sql`by.json`)}, ${action}, id, ${reason}, ${change.requestId},
           jsonb_build_object('maker_type', ${maker.type}::text, 'maker_id', ${maker.id}::text)
    FROM unnest(${ids}::text[]) id, (SELECT ${storableJson(actorJson(change))}::jsonb AS json) by`;
}
