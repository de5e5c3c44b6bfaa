/**
 * Events on their way to webhooks: one row for each webhook that wants an event, written with what it is about. Machines'
 * rows are written by a trigger. A lane of a webhook is delivered in its order.
 */
import { randomUUID } from 'node:crypto';
import type { WebhookDelivery } from '#prisma';
import { testEvent, webhookLane } from '../../domain/webhookEvents.ts';
import { recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, type Row, transaction } from '../core/db.ts';
import { type HasTime, inBites } from '../core/duties.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';
import { disableWebhook, type WebhookScope, within } from './webhooks.ts';

export type DeliveryRow = Row<
  WebhookDelivery,
  { data: Record<string, unknown>; status: 'pending' | 'delivered' | 'failed' }
>;

/** A delivery with where it goes. */
export type NextDelivery = DeliveryRow & { url: string; customerId: string };

export async function nextDelivery(
  db: Database,
  { webhookId, lane }: { webhookId: string; lane: string },
): Promise<NextDelivery | null> {
  const found = await db.webhookDelivery.findFirst({
    where: { webhookId, lane, status: 'pending' },
    orderBy: { sequence: 'asc' },
    include: { webhook: { select: { url: true, customerId: true } } },
  });
  if (!found) return null;
  const { webhook, ...delivery } = found;
  return { ...(delivery as DeliveryRow), ...webhook };
}

/** Records a success. False if the delivery was settled meanwhile. */
export async function recordDelivery(db: Database, { id, webhookId }: NextDelivery): Promise<boolean> {
  const count = await execute(db)`
    WITH done AS (
      UPDATE webhook_deliveries SET status = 'delivered', attempts = attempts + 1, attempted_at = clock_timestamp(),
                                    settled_at = clock_timestamp(), next_attempt_at = NULL, error = NULL
      WHERE id = ${id}::uuid AND status = 'pending' RETURNING id
    )
    UPDATE webhooks SET delivered_at = clock_timestamp() WHERE id = ${webhookId}::uuid AND EXISTS (SELECT 1 FROM done)`;
  return count > 0;
}

/** Records a failed attempt and when the next one is. */
export async function postponeDelivery(db: Queryable, id: string, error: string, pauseMs: number): Promise<void> {
  await execute(db)`
    UPDATE webhook_deliveries SET attempts = attempts + 1, attempted_at = clock_timestamp(), error = ${error},
                                  next_attempt_at = clock_timestamp() + make_interval(secs => ${pauseMs / 1_000})
    WHERE id = ${id}::uuid AND status = 'pending'`;
}

/**
 * Gives a delivery up. Its webhook is disabled when nothing was delivered since the delivery was made, or when it wants
 * nothing more; the account's audit log says so.
 */
export function giveUpDelivery(
  db: Database,
  { id, webhookId, customerId, createdAt }: NextDelivery,
  error: string,
  { isGone }: { isGone: boolean },
): Promise<void> {
  return transaction(db, async (tx) => {
    const count = await execute(tx)`
      UPDATE webhook_deliveries SET status = 'failed', attempts = attempts + 1, attempted_at = clock_timestamp(),
                                    settled_at = clock_timestamp(), next_attempt_at = NULL, error = ${error}
      WHERE id = ${id}::uuid AND status = 'pending'`;
    if (count === 0) return;
    const rows = await query(tx)<{ works: boolean }>`
      SELECT coalesce(delivered_at > ${createdAt}::timestamptz, false) AS works FROM webhooks WHERE id = ${webhookId}::uuid FOR UPDATE`;
    if (!isGone && rows[0]?.works) return;
    const reason = isGone
      ? 'its server responded with 410: it wants no more'
      : `nothing was delivered for three days: ${error}`;
    if (!(await disableWebhook(tx, webhookId, reason))) return;
    const actor = { customerId, actorType: 'service', actorId: 'webhooks' };
    await recordAudit(tx, { ...actor, action: 'webhook.disable', target: webhookId, reason });
  });
}

/**
 * Lanes, by name, that need a run of the workflow. Claims them until some minutes after their next attempt: a run that waits
 * for it gets no signals, which would add to its history.
 */
export async function claimWebhookLanes(db: Queryable, limit: number): Promise<string[]> {
  const rows = await query(db)<{ webhookId: string; lane: string }>`
    WITH due AS (
      SELECT webhook_id, lane FROM webhook_deliveries WHERE status = 'pending' AND due_at <= clock_timestamp()
      ORDER BY due_at LIMIT ${limit} FOR UPDATE SKIP LOCKED
    ), waiting AS (
      SELECT l.*, (SELECT h.next_attempt_at FROM webhook_deliveries h
                   WHERE h.webhook_id = l.webhook_id AND h.lane = l.lane AND h.status = 'pending'
                   ORDER BY h.sequence LIMIT 1) AS next
      FROM (SELECT DISTINCT * FROM due) l
    ), claimed AS (
      UPDATE webhook_deliveries d SET due_at = greatest(clock_timestamp(), w.next) + interval '10 minutes' FROM waiting w
      WHERE d.webhook_id = w.webhook_id AND d.lane = w.lane AND d.status = 'pending'
    )
    SELECT DISTINCT webhook_id AS "webhookId", lane FROM due`;
  return rows.map(({ webhookId, lane }) => webhookLane(webhookId, lane));
}

/** Gives claims back that could not be used. */
export async function unclaimWebhookLane(db: Queryable, { webhookId, lane }: { webhookId: string; lane: string }) {
  await execute(db)`
    UPDATE webhook_deliveries SET due_at = clock_timestamp() + interval '5 seconds'
    WHERE webhook_id = ${webhookId}::uuid AND lane = ${lane} AND status = 'pending'`;
}

export function listDeliveries(
  db: Queryable,
  { webhookId, status }: { webhookId: string; status?: DeliveryRow['status'] | undefined },
  page: PageQuery,
): Promise<DeliveryRow[]> {
  const where = { webhookId, ...(status && { status }) };
  return db.webhookDelivery.findMany(pageOf(where, page)) as Promise<DeliveryRow[]>;
}

export function findDelivery(db: Queryable, scope: WebhookScope, id: string): Promise<DeliveryRow | null> {
  return db.webhookDelivery.findFirst({ where: { id, webhook: within(scope) } }) as Promise<DeliveryRow | null>;
}

/** Tests and replays that wait. */
export function countRequested(tx: Queryable, webhookId: string): Promise<number> {
  return tx.webhookDelivery.count({
    where: { webhookId, status: 'pending', OR: [{ eventType: testEvent }, { replayOf: { not: null } }] },
  });
}

/** Sends an event once more, behind what waits in its lane. Receivers see the same event id. */
export function replayDelivery(tx: Queryable, { id, ...former }: DeliveryRow): Promise<DeliveryRow> {
  const { webhookId, eventId, eventType, lane, subject, data, occurredAt } = former;
  return tx.webhookDelivery.create({
    data: { webhookId, eventId, eventType, lane, subject, data: data as object, occurredAt, replayOf: id },
  }) as Promise<DeliveryRow>;
}

/** Adds an event that only says that the webhook works. */
export function addTestDelivery(tx: Queryable, webhookId: string): Promise<DeliveryRow> {
  return tx.webhookDelivery.create({
    data: {
      webhookId,
      eventId: randomUUID(),
      eventType: testEvent,
      lane: 'tests',
      subject: `webhooks/${webhookId}`,
      data: { webhook_id: webhookId },
    },
  }) as Promise<DeliveryRow>;
}

/** Settled deliveries are kept for this long. */
const keptDays = 30;

const forgottenAtOnce = 2_000;

/** Removes the log's end. Returns how many. */
export function forgetDeliveries(db: Queryable, hasTime?: HasTime): Promise<number> {
  const bite = () => execute(db)`
    DELETE FROM webhook_deliveries WHERE id = ANY(ARRAY(
      SELECT id FROM webhook_deliveries WHERE settled_at < clock_timestamp() - make_interval(days => ${keptDays})
      ORDER BY settled_at LIMIT ${forgottenAtOnce}))`;
  return inBites(bite, forgottenAtOnce, hasTime);
}

/** Deliveries that wait, and those of them whose attempt is overdue: because of the service, not of their server. */
export async function webhookBacklog(db: Queryable): Promise<{ waiting: number; overdue: number }> {
  const rows = await query(db)<{ waiting: number; overdue: number }>`
    SELECT count(*)::int AS waiting,
           (count(*) FILTER (WHERE coalesce(next_attempt_at, created_at) < clock_timestamp() - interval '5 minutes'
              AND NOT EXISTS (SELECT 1 FROM webhook_deliveries b WHERE b.webhook_id = d.webhook_id AND b.lane = d.lane
                                AND b.status = 'pending' AND b.sequence < d.sequence)))::int AS overdue
    FROM webhook_deliveries d WHERE status = 'pending'`;
  return rows[0]!;
}
