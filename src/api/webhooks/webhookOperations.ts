/** Webhooks: where an account, or a tenant of it, hears of events. Workers deliver them (src/deliveries/webhookLane.ts). */
import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { placeOfWebhookSecret, type SealedPlace } from '../../domain/sealedColumns.ts';
import { accountEvents, type WebhookEventType, webhookEventTypes } from '../../domain/webhookEvents.ts';
import { ApiError } from '../../http/apiError.ts';
import { AddressRefusal, type AddressRules, fetchableUrl } from '../../http/outgoingAddresses.ts';
import { lockCustomer } from '../../store/accounts/accounts.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import {
  addTestDelivery,
  countRequested,
  type DeliveryRow,
  findDelivery,
  listDeliveries,
  replayDelivery,
} from '../../store/accounts/webhookDeliveries.ts';
import {
  addSecret,
  countWebhooks,
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  lockWebhook,
  newWebhookSecret,
  updateWebhook,
  type WebhookRow,
  type WebhookScope,
} from '../../store/accounts/webhooks.ts';
import { auditChange, madeBy } from '../../store/core/audit.ts';
import { type Queryable, transaction } from '../../store/core/db.ts';
import { changeBy, placeOf, requireOwnScopes } from '../operations/granting.ts';
import { maker, makerOfRow } from '../operations/makers.ts';
import { noSuch, type OperationServices, operationsWith, timestamp, unprocessable } from '../operations/operation.ts';
import { listsWith } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';

/** What webhooks need beyond what every operation has. */
export interface WebhookServices extends OperationServices {
  identity: { rules: AddressRules };
  people: { sealing: { seal(text: string, place: SealedPlace): Promise<string> } };
}

const operation = operationsWith<WebhookServices>();
const list = listsWith<WebhookServices>();

const webhookLimit = 10;
/** Tests and replays that wait, for one webhook. */
const requestedLimit = 100;

const eventType = z.enum(webhookEventTypes).meta({ id: 'WebhookEventType' });
const eventTypes = z
  .array(eventType)
  .min(1)
  .refine((list) => new Set(list).size === list.length, 'must not name an event type twice')
  .meta({ uniqueItems: true, description: 'The types of events that it receives' });

const shown = {
  id: z.uuid(),
  name: z.string().describe('What people call it'),
  url: z.string().describe('Where deliveries go'),
  event_types: z.array(z.string()).meta({ description: 'The types of events that it receives' }),
  tenant_id: z.uuid().nullable().meta({ description: 'Only events of this tenant; null: of the account' }),
  status: z.enum(['active', 'disabled']),
  disabled_reason: z.string().nullable().meta({ description: 'Why deliveries stopped; null while it is active' }),
  delivered_at: timestamp.nullable().meta({ description: 'The last success' }),
  made_by: maker.describe('What made the webhook'),
  created_at: timestamp,
  updated_at: timestamp,
};
const webhook = z.strictObject(shown).meta({ id: 'Webhook' });
const secret = z.string().meta({ description: 'Signs the deliveries, as Standard Webhooks have it; shown only here' });
const newWebhook = z.strictObject({ ...shown, secret }).meta({ id: 'WebhookWithSecret' });
const rotated = z
  .strictObject({
    ...shown,
    secret,
    former_secrets_expire_at: timestamp.meta({
      description: 'Until then deliveries are signed by the secrets before it, too',
    }),
  })
  .meta({ id: 'RotatedWebhook' });

const delivery = z
  .strictObject({
    id: z.uuid(),
    webhook_id: z.uuid().meta({ description: 'Where it goes' }),
    event_id: z.uuid().meta({ description: 'The header webhook-id, and the id of the CloudEvent' }),
    event_type: z.string().meta({ description: 'The type of the CloudEvent' }),
    subject: z.string().meta({ description: 'The subject of the CloudEvent: the object that changed' }),
    data: z.record(z.string(), z.unknown()).meta({ description: 'The data of the CloudEvent' }),
    occurred_at: timestamp.meta({ description: 'When it happened' }),
    status: z.enum(['pending', 'delivered', 'failed']),
    attempts: z.int().meta({ description: 'How often it was sent' }),
    attempted_at: timestamp.nullable().meta({ description: 'The last attempt' }),
    next_attempt_at: timestamp.nullable().meta({ description: 'Null when there is none' }),
    error: z.string().nullable().meta({ description: 'Of the last attempt that failed' }),
    replay_of: z.uuid().nullable().meta({ description: 'The delivery that this one repeats' }),
    created_at: timestamp,
    settled_at: timestamp.nullable().meta({ description: 'When it was delivered or given up' }),
  })
  .meta({ id: 'WebhookDelivery' });

export const webhookOperations = [
  operation({
    at: 'POST /webhooks',
    operationId: 'createWebhook',
    summary: 'Adds an https address that receives events; only this response contains the secret that signs them',
    scope: 'admin:write',
    reach: 'either',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        name: label(100).describe('What people call it'),
        url: z.string().describe('Where deliveries go'),
        event_types: eventTypes,
        tenant_id: z.guid().optional(),
      })
      .meta({ id: 'CreateWebhook' }),
    answer: newWebhook,
    async handle({ services: { identity, people }, caller, confinedTo, requestId, body, transact, setHeader }) {
      setHeader('cache-control', 'no-store');
      const change = changeBy(caller, requestId);
      const { customerId } = caller;
      const tenantId = body.tenant_id?.toLowerCase() ?? confinedTo;
      // Whether there are other tenants is not said to those who are confined to one.
      if (confinedTo !== null && tenantId !== confinedTo) throw noSuch('tenant');
      const { name, url, event_types: types } = body;
      requireMayHear(caller, tenantId, types);
      requireAddress(url, identity.rules);
      const [text, id, secretId] = [newWebhookSecret(), randomUUID(), randomUUID()];
      const sealed = await people.sealing.seal(text, placeOfWebhookSecret(secretId));
      return transact(async (tx) => {
        await lockCustomer(tx, caller.customerId);
        if (tenantId !== null && !(await tx.tenant.findFirst({ where: { id: tenantId, customerId } })))
          throw noSuch('tenant');
        if ((await countWebhooks(tx, customerId)) >= webhookLimit)
          throw new ApiError('limit_reached', `an account has at most ${webhookLimit} webhooks`);
        const created = await createWebhook(tx, {
          id,
          customerId,
          tenantId,
          name,
          url,
          eventTypes: types,
          ...madeBy(caller),
        });
        await addSecret(tx, id, { id: secretId, sealed }, 0);
        await auditChange(tx, change, 'webhook.create', id, { name, host: hostOf(url), event_types: types.join(' ') });
        return { ...render(created), secret: text };
      });
    },
  }),
  list({
    at: 'GET /webhooks',
    operationId: 'listWebhooks',
    summary: 'The account’s webhooks, newest first, without their secrets',
    reach: 'either',
    id: 'WebhookList',
    field: 'webhooks',
    about: 'The webhooks, newest first',
    item: webhook,
    read: ({ services, caller: { customerId }, confinedTo }, page) =>
      listWebhooks(services.db, { customerId, confinedTo }, page),
    render,
  }),
  operation({
    at: 'GET /webhooks/{id}',
    operationId: 'getWebhook',
    summary: 'One webhook',
    scope: 'admin:read',
    reach: 'either',
    answer: webhook,
    async handle({ services: { db }, caller, confinedTo, params }) {
      const found = await findWebhook(db, { customerId: caller.customerId, confinedTo }, params['id']!);
      if (!found) throw noSuch('webhook');
      return render(found);
    },
  }),
  operation({
    at: 'PATCH /webhooks/{id}',
    operationId: 'updateWebhook',
    summary: 'Changes a webhook, disables it, or has one that was disabled deliver again from now on',
    scope: 'admin:write',
    reach: 'either',
    body: z
      .strictObject({
        name: label(100).optional().describe('What people call it'),
        url: z.string().optional().describe('Where deliveries go'),
        event_types: eventTypes.optional(),
        status: z.enum(['active', 'disabled']).optional(),
      })
      .meta({ id: 'UpdateWebhook' }),
    immutable: ['id', 'tenant_id', 'created_at', 'disabled_reason'],
    answer: webhook,
    handle({ services: { db, identity }, caller, confinedTo, requestId, params, body, requireMatch }) {
      const change = changeBy(caller, requestId);
      const scope = { customerId: caller.customerId, confinedTo };
      return transaction(db, async (tx) => {
        await lockCustomer(tx, caller.customerId);
        const found = await lockKnown(tx, scope, params['id']!);
        requireMatch(render(found));
        const { name, url, event_types: types, status } = body;
        // Only to stop it needs no right to what it hears.
        if (url !== undefined || types !== undefined || status === 'active')
          requireMayHear(caller, found.tenantId, types ?? found.eventTypes);
        if (url !== undefined) {
          // What waits for it, and what it was sent before, may be of machines, whatever it hears from now on.
          requireMachines(caller, found.tenantId);
          requireAddress(url, identity.rules);
        }
        const changes = {
          ...(name !== undefined && { name }),
          ...(url !== undefined && { url }),
          ...(types !== undefined && { eventTypes: types }),
          ...(status !== undefined && status !== found.status && { status }),
        };
        if (Object.keys(changes).length > 0) {
          await updateWebhook(tx, found.id, changes);
          await auditChange(tx, change, 'webhook.update', found.id, {
            changed: Object.keys(changes).join(' '),
            ...(url !== undefined && { host: hostOf(url) }),
            ...(status !== undefined && { status }),
          });
        }
        return render((await findWebhook(tx, scope, found.id))!);
      });
    },
  }),
  operation({
    at: 'DELETE /webhooks/{id}',
    operationId: 'deleteWebhook',
    summary: 'Deletes a webhook with its log; what waits for it is not delivered',
    scope: 'admin:write',
    reach: 'either',
    answer: webhook,
    handle({ services: { db }, caller, confinedTo, requestId, params, requireMatch }) {
      const change = changeBy(caller, requestId);
      return transaction(db, async (tx) => {
        await lockCustomer(tx, caller.customerId);
        const found = await lockKnown(tx, { customerId: caller.customerId, confinedTo }, params['id']!);
        requireMatch(render(found));
        await deleteWebhook(tx, found.id);
        await auditChange(tx, change, 'webhook.delete', found.id, { name: found.name, host: hostOf(found.url) });
        return render(found);
      });
    },
  }),
  operation({
    at: 'POST /webhooks/{id}/rotate-secret',
    operationId: 'rotateWebhookSecret',
    summary: 'Makes another secret; for the overlap, deliveries are signed by it and by those before it',
    scope: 'admin:write',
    reach: 'either',
    status: 201,
    bodyOptional: true,
    body: z
      .strictObject({
        overlap_seconds: z.int().min(0).max(604_800).default(86_400),
      })
      .meta({ id: 'RotateWebhookSecret' }),
    answer: rotated,
    async handle({
      services: { people },
      caller,
      confinedTo,
      requestId,
      params,
      body,
      requireMatch,
      transact,
      setHeader,
    }) {
      setHeader('cache-control', 'no-store');
      const change = changeBy(caller, requestId);
      const [text, secretId] = [newWebhookSecret(), randomUUID()];
      const sealed = await people.sealing.seal(text, placeOfWebhookSecret(secretId));
      return transact(async (tx) => {
        await lockCustomer(tx, caller.customerId);
        const found = await lockKnown(tx, { customerId: caller.customerId, confinedTo }, params['id']!);
        requireMatch(render(found));
        requireMayHear(caller, found.tenantId, found.eventTypes);
        const endsAt = await addSecret(tx, found.id, { id: secretId, sealed }, body.overlap_seconds);
        await auditChange(tx, change, 'webhook.rotate-secret', found.id, {
          former_secrets_expire_at: endsAt.toISOString(),
        });
        return { ...render(found), secret: text, former_secrets_expire_at: endsAt };
      });
    },
  }),
  operation({
    at: 'POST /webhooks/{id}/test',
    operationId: 'testWebhook',
    summary: 'Sends an event of the type compute.service.webhook.test; its delivery says what came of it',
    scope: 'admin:write',
    reach: 'either',
    status: 202,
    failures: [409],
    answer: delivery,
    handle({ caller, confinedTo, requestId, params, requireMatch, transact }) {
      const change = changeBy(caller, requestId);
      return transact(async (tx) => {
        const found = await lockKnown(tx, { customerId: caller.customerId, confinedTo }, params['id']!);
        requireMatch(render(found));
        await requireRoom(tx, found);
        await auditChange(tx, change, 'webhook.test', found.id);
        return renderDelivery(await addTestDelivery(tx, found.id));
      });
    },
  }),
  list({
    at: 'GET /webhooks/{id}/deliveries',
    operationId: 'listWebhookDeliveries',
    summary: 'What was sent to a webhook, and what came of it, newest first; kept for 30 days',
    reach: 'either',
    id: 'WebhookDeliveryList',
    field: 'deliveries',
    about: 'The deliveries, newest first',
    item: delivery,
    filters: { status: z.enum(['pending', 'delivered', 'failed']).optional() },
    async read({ services: { db }, caller, confinedTo, params, query: { status } }, page) {
      const found = await findWebhook(db, { customerId: caller.customerId, confinedTo }, params['id']!);
      if (!found) throw noSuch('webhook');
      const rows = await listDeliveries(db, { webhookId: found.id, status }, page);
      if (rows.some(isOfMachines)) requireMachines(caller, found.tenantId);
      return rows;
    },
    render: renderDelivery,
  }),
  operation({
    at: 'POST /webhook-deliveries/{id}/replay',
    operationId: 'replayWebhookDelivery',
    summary: 'Sends an event once more, with the same webhook-id, behind what waits of the same machine',
    scope: 'admin:write',
    reach: 'either',
    status: 202,
    failures: [409],
    answer: delivery,
    handle({ caller, confinedTo, requestId, params, transact }) {
      const change = changeBy(caller, requestId);
      const scope = { customerId: caller.customerId, confinedTo };
      return transact(async (tx) => {
        const former = await findDelivery(tx, scope, params['id']!);
        if (!former) throw noSuch('delivery');
        const found = await lockKnown(tx, scope, former.webhookId);
        if (isOfMachines(former)) requireMachines(caller, found.tenantId);
        await requireRoom(tx, found);
        await auditChange(tx, change, 'webhook.replay', former.webhookId, { delivery: former.id });
        return renderDelivery(await replayDelivery(tx, former));
      });
    },
  }),
];

/** Throws ApiError 409 if it is disabled or has enough to do. */
async function requireRoom(tx: Queryable, found: WebhookRow): Promise<void> {
  if (found.status !== 'active')
    throw new ApiError('Conflict', `the webhook is disabled (${found.disabledReason}): set its status to active first`);
  if ((await countRequested(tx, found.id)) >= requestedLimit)
    throw new ApiError('limit_reached', `${requestedLimit} tests and replays of this webhook wait already`);
}

/** Throws ApiError 404. */
async function lockKnown(tx: Queryable, scope: WebhookScope, id: string): Promise<WebhookRow> {
  const found = await lockWebhook(tx, scope, id);
  if (!found) throw noSuch('webhook');
  return found;
}

/** A webhook sends away what it hears, so its maker must be able to read that. Throws ApiError 403 or 422. */
function requireMayHear(caller: Caller, tenantId: string | null, types: readonly WebhookEventType[]): void {
  if (types.some((eventType) => isOfMachines({ eventType }))) requireMachines(caller, tenantId);
  const ofAccount = types.filter((type) => accountEvents.includes(type));
  if (tenantId === null || ofAccount.length === 0) return;
  const detail = `${ofAccount.join(', ')} concerns the account: only a webhook without tenant_id receives it`;
  throw unprocessable([{ pointer: '/event_types', code: 'invalid_value', detail }]);
}

const isOfMachines = ({ eventType }: { eventType: string }) => eventType.startsWith('machine.');

/** What is said of machines is data of theirs, wherever it is read or sent. Throws ApiError 403. */
function requireMachines(caller: Caller, tenantId: string | null): void {
  requireOwnScopes(caller, ['compute:read'], placeOf({ tenantId }));
}

/** Throws ApiError 422 for an address that deliveries would never go to. */
function requireAddress(url: string, rules: AddressRules): void {
  try {
    fetchableUrl(url, rules);
  } catch (error) {
    if (!(error instanceof AddressRefusal)) throw error;
    throw unprocessable([{ pointer: '/url', code: 'invalid_value', detail: error.message }]);
  }
}

/** A path may hold a secret of the receiver's, so the audit log has the host alone. */
const hostOf = (url: string) => new URL(url).host;

function render(row: WebhookRow) {
  return shownBy(webhook, row, { made_by: makerOfRow(row) });
}

function renderDelivery(row: DeliveryRow) {
  return shownBy(delivery, row);
}
