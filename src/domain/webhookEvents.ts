/** What webhooks hear of (docs/webhooks.md shows this table), and how that is signed. */
import { createHmac } from 'node:crypto';
import { isUuid } from '../lib/uuid.ts';

export const webhookEvents = {
  'machine.ready': 'customers can connect to a machine, for the first time or again',
  'machine.not-ready': 'they cannot any longer; `message` and `phase` say why',
  'machine.failed': 'a machine has failed for good; `failure_code` and `message` say why',
  'machine.maintenance':
    'the host of a machine will be maintained; `starts_at`, `ends_at`, and `message` say when and why. ' +
    'Without `starts_at`, that is canceled',
  'machine.evacuation':
    'the host of a machine is taken out of service; `evacuates_at`, `recreates`, ' +
    'and `message` say when and what becomes of the machine. Without `evacuates_at`, that is canceled',
  'machine.gone': 'a machine is removed',
  'bill.closed': 'the bill of a month is final',
  'api-key.ends-soon': 'an API key ends within 30 days',
} as const satisfies Record<string, string>;

export type WebhookEventType = keyof typeof webhookEvents;
export const webhookEventTypes = Object.keys(webhookEvents) as [WebhookEventType, ...WebhookEventType[]];

/** What a customer sends itself, to try a webhook. */
export const testEvent = 'webhook.test';

/** Whose events concern the account as a whole. */
export const accountEvents: readonly WebhookEventType[] = ['bill.closed'];

/** The lane of a webhook's deliveries of one subject. */
export function webhookLane(webhookId: string, lane: string): string {
  return `webhook/${webhookId}/${lane}`;
}

/** The webhook and its lane by name; null for anything else. */
export function parseWebhookLane(name: string): { webhookId: string; lane: string } | null {
  const [, webhookId, lane] = /^webhook\/([^/]+)\/(\S{1,100})$/.exec(name) ?? [];
  return isUuid(webhookId) && lane !== undefined ? { webhookId, lane } : null;
}

const secretPrefix = 'whsec_';

/** A secret as customers have it; `key` is random. */
export function webhookSecret(key: Buffer): string {
  return `${secretPrefix}${key.toString('base64')}`;
}

/** One signature of the header `webhook-signature` (Standard Webhooks). */
export function signatureOf(
  secret: string,
  { id, timestamp, body }: { id: string; timestamp: number; body: string },
): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
