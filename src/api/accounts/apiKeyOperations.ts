/** API keys: long-lived secrets for programs, exchanged for sessions at the token endpoint. */
import * as z from 'zod';
import { scopes } from '../../domain/scopes.ts';
import { Refusal } from '../../http/refusal.ts';
import { lockCustomer } from '../../store/accounts/accounts.ts';
import {
  type ApiKeyRow,
  countLiveApiKeys,
  createApiKey,
  findApiKeyById,
  listApiKeys,
  revokeApiKey,
} from '../../store/accounts/apiKeys.ts';
import { auditChange } from '../../store/core/audit.ts';
import { changeBy, inOrder, requireOwnScopes, scopeList } from '../operations/granting.ts';
import { operation, timestamp, unprocessable } from '../operations/operation.ts';
import { listQuery, nextCursor, readPage } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';

/** High enough that no account needs more, low enough that a leak is noticed. */
const keyLimit = 200;

const shown = {
  id: z.uuid(),
  name: z.string(),
  tenant_id: z.uuid(),
  scopes: z.array(z.enum(scopes)),
  status: z.enum(['active', 'expired', 'revoked']),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
};
const apiKey = z.strictObject(shown).meta({ id: 'ApiKey' });
const newApiKey = z.strictObject({ ...shown, secret: z.string() }).meta({ id: 'NewApiKey' });

export const apiKeyOperations = [
  operation({
    method: 'post',
    path: '/api-keys',
    operationId: 'createApiKey',
    summary: 'Creates an API key in the caller’s tenant; only this response contains its secret',
    scope: 'admin:write',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        name: label(100),
        scopes: scopeList.optional(),
        expires_at: z.iso.datetime({ offset: true }).optional(),
      })
      .meta({ id: 'CreateApiKey' }),
    answer: newApiKey,
    async handle({ services: { db }, caller, requestId, body, setHeader }) {
      setHeader('cache-control', 'no-store');
      const change = changeBy(caller, requestId);
      const scopes = inOrder(body.scopes ?? caller.scopes);
      requireOwnScopes(caller, scopes);
      const expiresAt = body.expires_at === undefined ? null : new Date(body.expires_at);
      if (
        expiresAt &&
        (Number.isNaN(expiresAt.getTime()) || expiresAt.getTime() <= Date.now() || expiresAt.getUTCFullYear() > 9999)
      )
        throw unprocessable([{ pointer: '/expires_at', code: 'invalid_value', detail: 'must be in the future' }]);
      const made = await db.$transaction(async (tx) => {
        await lockCustomer(tx, caller.customerId);
        if ((await countLiveApiKeys(tx, caller.customerId)) >= keyLimit)
          throw new Refusal('Conflict', `an account has at most ${keyLimit} live keys`, { code: 'limit_reached' });
        const { customerId, tenantId } = caller;
        const created = await createApiKey(tx, { customerId, tenantId, name: body.name, scopes, expiresAt });
        await auditChange(tx, change, 'api-key.create', created.key.id, { name: body.name, scopes: scopes.join(' ') });
        return created;
      });
      return { ...render(made.key), secret: made.secret };
    },
  }),
  operation({
    method: 'get',
    path: '/api-keys',
    operationId: 'listApiKeys',
    summary: 'The account’s keys, newest first, without their secrets',
    scope: 'admin:read',
    query: z.strictObject(listQuery),
    answer: z.strictObject({ api_keys: z.array(apiKey), next_cursor: nextCursor }).meta({ id: 'ApiKeyList' }),
    async handle({ services: { db, cursors }, caller, query }) {
      const page = await readPage({ cursors, caller, question: ['api-keys'] }, query, (at) =>
        listApiKeys(db, caller.customerId, at),
      );
      return { api_keys: page.rows.map(render), next_cursor: page.nextCursor };
    },
  }),
  operation({
    method: 'delete',
    path: '/api-keys/{id}',
    operationId: 'revokeApiKey',
    summary:
      'Revokes a key; its sessions end with their next request. Returns the key unchanged if it has already ended',
    scope: 'admin:write',
    answer: apiKey,
    handle({ services: { db }, caller, requestId, params }) {
      const change = changeBy(caller, requestId);
      const key = { id: params['id']!, customerId: caller.customerId };
      return db.$transaction(async (tx) => {
        if (await revokeApiKey(tx, key)) await auditChange(tx, change, 'api-key.revoke', key.id);
        const row = await findApiKeyById(tx, key);
        if (!row) throw new Refusal('NotFound', 'there is no such API key');
        return render(row);
      });
    },
  }),
];

function render(row: ApiKeyRow): z.output<typeof apiKey> {
  const isOver = row.expiresAt !== null && row.expiresAt.getTime() <= Date.now();
  return {
    id: row.id,
    name: row.name,
    tenant_id: row.tenantId,
    scopes: row.scopes,
    status: row.revokedAt ? 'revoked' : isOver ? 'expired' : 'active',
    created_at: row.createdAt,
    expires_at: row.expiresAt,
    last_used_at: row.lastUsedAt,
  };
}
