/** Webhooks of an account, and of its tenants. */
import { randomBytes } from 'node:crypto';
import { type WebhookEventType, webhookSecret } from '../../domain/webhookEvents.ts';
import { type Database, execute, type Queryable, query, sql } from '../core/db.ts';
import type { PageQuery } from '../core/keysetPages.ts';

export interface WebhookRow {
  id: string;
  customerId: string;
  tenantId: string | null;
  name: string;
  url: string;
  eventTypes: WebhookEventType[];
  status: 'active' | 'disabled';
  disabledReason: string | null;
  deliveredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

/** Whose webhooks: those of the account, or of one tenant alone. */
export interface WebhookScope {
  customerId: string;
  confinedTo: string | null;
}

const columns = sql`w.id::text AS id, w.customer_id AS "customerId", w.tenant_id AS "tenantId", w.name, w.url,
  w.event_types AS "eventTypes", w.status, w.disabled_reason AS "disabledReason", w.delivered_at AS "deliveredAt",
  w.created_at AS "createdAt", w.updated_at AS "updatedAt"`;

const within = ({ customerId, confinedTo }: WebhookScope) =>
  sql`w.customer_id = ${customerId}::uuid AND (${confinedTo}::uuid IS NULL OR w.tenant_id = ${confinedTo}::uuid)`;

export interface NewWebhook {
  id: string;
  customerId: string;
  tenantId: string | null;
  name: string;
  url: string;
  eventTypes: readonly WebhookEventType[];
}

export async function createWebhook(tx: Queryable, webhook: NewWebhook): Promise<WebhookRow> {
  await tx.webhook.create({ data: { ...webhook, eventTypes: [...webhook.eventTypes] } });
  const { customerId, id } = webhook;
  return (await findWebhook(tx, { customerId, confinedTo: null }, id))!;
}

export async function findWebhook(db: Queryable, scope: WebhookScope, id: string): Promise<WebhookRow | null> {
  const rows = await query(db)<WebhookRow>`
    SELECT ${columns} FROM webhooks w WHERE w.id = ${id}::uuid AND ${within(scope)}`;
  return rows[0] ?? null;
}

/** The same, for a change in this transaction. */
export async function lockWebhook(tx: Queryable, scope: WebhookScope, id: string): Promise<WebhookRow | null> {
  const rows = await query(tx)<WebhookRow>`
    SELECT ${columns} FROM webhooks w WHERE w.id = ${id}::uuid AND ${within(scope)} FOR UPDATE`;
  return rows[0] ?? null;
}

export function listWebhooks(db: Queryable, scope: WebhookScope, { after, limit }: PageQuery): Promise<WebhookRow[]> {
  return query(db)<WebhookRow>`
    SELECT ${columns} FROM webhooks w
    WHERE ${within(scope)} AND (${after === undefined} OR (w.created_at, w.id) < (${after?.createdAt ?? null}::timestamptz, ${after?.id ?? null}::uuid))
    ORDER BY w.created_at DESC, w.id DESC LIMIT ${limit}`;
}

export function countWebhooks(tx: Queryable, customerId: string): Promise<number> {
  return tx.webhook.count({ where: { customerId } });
}

export type WebhookChange = Partial<Pick<WebhookRow, 'name' | 'url' | 'eventTypes' | 'status'>>;

/** Changes a webhook. One that is active again begins with a clean record. */
export async function updateWebhook(tx: Queryable, id: string, { status, ...change }: WebhookChange): Promise<void> {
  await tx.webhook.update({
    where: { id },
    data: {
      ...change,
      updatedAt: new Date(),
      ...(status === 'active' && { status, disabledReason: null, deliveredAt: null }),
    },
  });
  if (status === 'disabled') await disableWebhook(tx, id, 'the account disabled it');
}

/** Disables a webhook that is not yet. What waits for it fails, and can be replayed. Returns whether it did. */
export async function disableWebhook(tx: Queryable, id: string, reason: string): Promise<boolean> {
  const count = await execute(tx)`
    UPDATE webhooks SET status = 'disabled', disabled_reason = ${reason}, updated_at = clock_timestamp()
    WHERE id = ${id}::uuid AND status = 'active'`;
  if (count === 0) return false;
  await execute(tx)`
    UPDATE webhook_deliveries SET status = 'failed', settled_at = clock_timestamp(), next_attempt_at = NULL,
                                  error = coalesce(error || '; ', '') || 'the webhook was disabled'
    WHERE webhook_id = ${id}::uuid AND status = 'pending'`;
  return true;
}

/** Deletes a webhook with its secrets and its log. */
export async function deleteWebhook(tx: Queryable, id: string): Promise<void> {
  await tx.webhook.delete({ where: { id } });
}

export function newWebhookSecret(): string {
  return webhookSecret(randomBytes(32));
}

export interface SealedSecret {
  id: string;
  sealed: string;
}

/** Adds a secret; the ones before it sign along for the overlap. Returns when they end. */
export async function addSecret(
  tx: Queryable,
  webhookId: string,
  { id, sealed }: SealedSecret,
  overlapSeconds: number,
): Promise<Date> {
  const rows = await query(tx)<{ at: Date }>`
    SELECT date_trunc('milliseconds', clock_timestamp() + make_interval(secs => ${overlapSeconds})) AS at`;
  const { at } = rows[0]!;
  await execute(tx)`
    UPDATE webhook_secrets SET expires_at = least(expires_at, ${at}::timestamptz) WHERE webhook_id = ${webhookId}::uuid`;
  await execute(
    tx,
  )`DELETE FROM webhook_secrets WHERE webhook_id = ${webhookId}::uuid AND expires_at <= clock_timestamp()`;
  await tx.webhookSecret.create({ data: { id, webhookId, sealed } });
  return at;
}

/** Secrets that sign now, the newest first. */
export function liveSecrets(db: Database, webhookId: string): Promise<SealedSecret[]> {
  return query(db)<SealedSecret>`
    SELECT id::text AS id, sealed FROM webhook_secrets
    WHERE webhook_id = ${webhookId}::uuid AND (expires_at IS NULL OR expires_at > clock_timestamp())
    ORDER BY created_at DESC, id`;
}
