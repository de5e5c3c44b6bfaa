/** A webhook's lane: events of one machine, or of another subject, as CloudEvents signed by Standard Webhooks. */
import { request } from 'undici';
import { placeOfWebhookSecret } from '../domain/sealedColumns.ts';
import { signatureOf } from '../domain/webhookEvents.ts';
import { type AddressRules, type checkedLookup, fetchableUrl, guardedAgent } from '../http/outgoingAddresses.ts';
import { userAgent } from '../http/outgoingAgent.ts';
import { backoff } from '../lib/backoff.ts';
import type { SecretBox } from '../secrets/secretBox.ts';
import {
  giveUpDelivery,
  type NextDelivery,
  nextDelivery,
  postponeDelivery,
  recordDelivery,
} from '../store/accounts/webhookDeliveries.ts';
import { liveSecrets } from '../store/accounts/webhooks.ts';
import type { Database } from '../store/core/db.ts';
import { DeliveryFailure, type Lane, NotItsTurn } from './lane.ts';
import { failureOf, refusalOf } from './responses.ts';

/** Attempts of one delivery: soon at first, and for three days. */
const pauseMs = { first: 5_000, most: 4 * 3_600_000 };
const retriedForMs = 3 * 86_400_000;
const timeoutMs = 15_000;
/** Deliveries of one account at a time, in each worker. */
const atOnce = 5;
/** How far apart those that have to wait try again. */
const spacingMs = 200;

export interface WebhookLanes {
  open(place: { webhookId: string; lane: string }): Lane<NextDelivery>;
  close(): Promise<void>;
}

export interface WebhookLaneSettings extends AddressRules {
  /** The `source` of events begins with it. */
  publicUrl: string;
  lookup?: Parameters<typeof checkedLookup>[1];
  /** Now, in milliseconds. */
  now?: () => number;
}

export function openWebhookLanes(
  { db, secrets }: { db: Database; secrets: Pick<SecretBox, 'open'> },
  { publicUrl, lookup, now = Date.now, ...rules }: WebhookLaneSettings,
): WebhookLanes {
  const agent = guardedAgent(rules, {
    lookup,
    timeoutMs,
    // No keep-alive: a server may close a connection just as it is used again.
    pipelining: 0,
    maxHeaderSize: 16 * 1024,
  });
  const turns = new Map<string, { active: number; nextMs: number }>();

  /** Throws NotItsTurn. Without it a server that hangs would hold every slot. */
  async function inTurn(customerId: string, work: () => Promise<void>): Promise<void> {
    const turn = turns.get(customerId) ?? { active: 0, nextMs: 0 };
    turns.set(customerId, turn);
    if (turn.active >= atOnce) {
      turn.nextMs = Math.max(turn.nextMs, performance.now()) + spacingMs;
      throw new NotItsTurn(Math.round(turn.nextMs - performance.now()));
    }
    turn.active++;
    try {
      await work();
    } finally {
      turn.active--;
      if (turn.active === 0) turns.delete(customerId);
    }
  }

  async function send(delivery: NextDelivery, signal: AbortSignal): Promise<void> {
    const live = await liveSecrets(db, delivery.webhookId);
    const opened = await Promise.all(live.map(({ id, sealed }) => secrets.open(sealed, placeOfWebhookSecret(id))));
    const body = JSON.stringify(cloudEventOf(delivery, publicUrl));
    const timestamp = Math.floor(now() / 1_000);
    const signed = { id: delivery.eventId, timestamp, body };
    const signatures = opened.filter((secret) => secret !== null).map((secret) => signatureOf(secret, signed));
    if (signatures.length === 0) throw new DeliveryFailure('the service lost the secret of the webhook: rotate it');
    try {
      // Rules that became stricter apply to what was stored before.
      const url = fetchableUrl(delivery.url, rules);
      await agent.check(url);
      const response = await request(url, {
        method: 'POST',
        dispatcher: agent.dispatcher,
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
        headers: {
          'content-type': 'application/cloudevents+json; charset=utf-8',
          'user-agent': userAgent,
          'webhook-id': delivery.eventId,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': signatures.join(' '),
        },
      });
      // What a server says is neither kept nor shown.
      response.body.on('error', () => {}).destroy();
      const refusal = refusalOf(response);
      if (refusal) throw refusal;
    } catch (error) {
      throw failureOf(error);
    }
  }

  return {
    open: (place) => ({
      next: () => nextDelivery(db, place),
      send: (delivery, signal) => inTurn(delivery.customerId, () => send(delivery, signal)),
      delivered: async (delivery) => ((await recordDelivery(db, delivery)) ? 1 : null),
      async failed(delivery, { message, retryAfterMs, isGone }) {
        if (isGone || now() - delivery.createdAt.getTime() >= retriedForMs) {
          await giveUpDelivery(db, delivery, message, { isGone });
          return null;
        }
        // Lanes that failed together do not come back together.
        const wait = backoff(pauseMs, delivery.attempts) * (0.9 + Math.random() / 5);
        const pause = Math.round(Math.max(wait, Math.min(retryAfterMs ?? 0, pauseMs.most)));
        await postponeDelivery(db, delivery.id, message, pause);
        return pause;
      },
      rest: async () => {},
      lingerMs: 0,
    }),
    close: () => agent.dispatcher.destroy(),
  };
}

/** The event in CloudEvents' JSON format. The same for every attempt. */
export function cloudEventOf(
  { eventId, eventType, subject, lane, data, occurredAt }: Omit<NextDelivery, 'url' | 'customerId'>,
  publicUrl: string,
) {
  return {
    specversion: '1.0',
    id: eventId,
    source: publicUrl,
    type: `compute.service.${eventType}`,
    subject,
    time: occurredAt.toISOString(),
    datacontenttype: 'application/json',
    // What is delivered in order: an extension of CloudEvents.
    partitionkey: lane,
    data,
  };
}
