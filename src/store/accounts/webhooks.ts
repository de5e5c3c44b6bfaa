import { randomBytes } from 'node:crypto';
import type { Webhook } from '#prisma';
import { type WebhookEventType, webhookSecret } from '../../domain/webhookEvents.ts';
import { type Database, execute, type Queryable, query, type Row } from '../core/db.ts';
import { type PageQuery, pageOf } from '../core/keysetPages.ts';

export type WebhookRow = Row<Webhook, { eventTypes: WebhookEventType[]; status: 'active' | 'disabled' }>;

/** Whose webhooks: those of the account, or of one tenant alone. */
export interface WebhookScope {
  customerId: string;
  confinedTo: string | null;
}

export function within({ customerId, confinedTo }: WebhookScope) {
  return { customerId, ...(confinedTo !== null && { tenantId: confinedTo }) };
}

export type NewWebhook = Pick<WebhookRow, 'id' | 'customerId' | 'tenantId' | 'name' | 'url' | 'eventTypes'> &
  Partial<Pick<WebhookRow, 'makerType' | 'makerId'>>;

export function createWebhook(tx: Queryable, data: NewWebhook): Promise<WebhookRow> {
  return tx.webhook.create({ data }) as Promise<WebhookRow>;
}

export function findWebhook(db: Queryable, scope: WebhookScope, id: string): Promise<WebhookRow | null> {
  return db.webhook.findFirst({ where: { id, ...within(scope) } }) as Promise<WebhookRow | null>;
}

/** The same, for a change in this transaction. */
export async function lockWebhook(tx: Queryable, scope: WebhookScope, id: string): Promise<WebhookRow | null> {
  await execute(
    tx,
  )`SELECT 1 FROM webhooks WHERE id = ${id}::uuid AND customer_id = ${scope.customerId}::uuid FOR UPDATE`;
  return findWebhook(tx, scope, id);
}

export function listWebhooks(db: Queryable, scope: WebhookScope, page: PageQuery): Promise<WebhookRow[]> {
  return db.webhook.findMany(pageOf(within(scope), page)) as Promise<WebhookRow[]>;
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
