/** The lanes that a worker delivers (src/deliveries/), by name. */

import { auditSinkLane } from '../deliveries/auditSinkLane.ts';
import type { Lane } from '../deliveries/lane.ts';
import { openWebhookLanes } from '../deliveries/webhookLane.ts';
import { auditLane } from '../domain/names.ts';
import { parseWebhookLane } from '../domain/webhookEvents.ts';
import type { SecretBox } from '../secrets/secretBox.ts';
import type { Config } from '../settings/config.ts';
import { claimWebhookLanes, unclaimWebhookLane } from '../store/accounts/webhookDeliveries.ts';
import { claimSinkStart, releaseSinkStart } from '../store/core/auditSink.ts';
import type { Database } from '../store/core/db.ts';

/** Where the audit log goes, as metrics and health may show it. */
export function sinkTarget({ AUDIT_SINK_URL: text }: Config): string {
  if (text === '') return '';
  const { protocol, host } = new URL(text);
  return `${protocol}//${host}`;
}

export interface DeliveryLanes {
  open(name: string): Lane<unknown> | null;
  close(): Promise<void>;
}

export function openLanes({
  db,
  secrets,
  config,
}: {
  db: Database;
  secrets: SecretBox;
  config: Config;
}): DeliveryLanes {
  const { AUDIT_SINK_URL: url, AUDIT_SINK_TOKEN_FILE: tokenFile, AUDIT_SINK_CA_FILE: caFile } = config;
  const { publicUrl, addressRules } = config;
  const webhooks = openWebhookLanes({ db, secrets }, { publicUrl, ...addressRules });
  return {
    open(name) {
      if (name === auditLane && url !== '')
        return auditSinkLane(db, { url, tokenFile, caFile, proxy: addressRules.proxy }) as Lane<unknown>;
      const place = parseWebhookLane(name);
      return place && (webhooks.open(place) as Lane<unknown>);
    },
    close: () => webhooks.close(),
  };
}

const lanesAtOnce = 200;

/** Names of lanes that need a run. */
export async function claimLanes(db: Database): Promise<string[]> {
  const [audit, webhooks] = await Promise.all([claimSinkStart(db), claimWebhookLanes(db, lanesAtOnce)]);
  return [...(audit ? [auditLane] : []), ...webhooks];
}

/** Gives the claim of a lane back whose run could not be started. */
export function unclaimLane(db: Database, name: string): Promise<void> {
  const place = parseWebhookLane(name);
  return place ? unclaimWebhookLane(db, place) : releaseSinkStart(db);
}
