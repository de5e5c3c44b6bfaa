/** What a month's lifecycles lost, from which credits for many accounts are made. */
import { type Queryable, query, sql } from '../core/db.ts';
import { secondsWithin, stoppedUntil, unseenUntil } from './billedLifecycles.ts';

/** `unseen`: their hosts were silent. `stopped`: an operator held their machines stopped. */
export type LossKind = 'unseen' | 'stopped';

export interface Loss {
  customerId: string;
  slug: string;
  tenantId: string;
  tenant: string;
  resourceKind: string;
  resourceClass: string;
  machines: number;
  seconds: number;
}

/** Losses of all accounts in [from, until), in epoch seconds, by account, tenant, and class. What was stopped is not unseen as well. */
export function lossesWithin(db: Queryable, kind: LossKind, from: number, until: number): Promise<Loss[]> {
  const end = sql`least(coalesce(l.ended_at, ${until}::bigint), ${until}::bigint)`;
  const stopped = stoppedUntil(end);
  const times = kind === 'stopped' ? stopped : sql`(${unseenUntil(end)}) - (${stopped})`;
  return query(db)<Loss>`
    SELECT c.id AS "customerId", c.slug, t.id AS "tenantId", t.slug AS tenant, lost.resource_kind AS "resourceKind",
      lost.resource_class AS "resourceClass", count(*)::int AS machines, sum(lost.seconds)::float8 AS seconds
    FROM (
      SELECT l.tenant_id, l.resource_kind, l.resource_class, ${secondsWithin(times, sql`${from}::bigint`, end)} AS seconds
      FROM lifecycles l WHERE l.started_at < ${until}::bigint AND (l.ended_at IS NULL OR l.ended_at > ${from}::bigint)
        AND (l.unseen_since IS NOT NULL OR l.stopped_since IS NOT NULL OR NOT isempty(l.unseen) OR NOT isempty(l.stopped))
    ) AS lost JOIN tenants t ON t.id = lost.tenant_id JOIN customers c ON c.id = t.customer_id
    WHERE lost.seconds > 0 GROUP BY c.id, c.slug, t.id, t.slug, lost.resource_kind, lost.resource_class
    ORDER BY c.slug, t.slug, lost.resource_kind, lost.resource_class`;
}
