/** API keys: long-lived secrets for programs, exchanged for sessions at the token endpoint. */
import * as z from 'zod';
import { ApiError } from '../../http/apiError.ts';
import { lockCustomer } from '../../store/accounts/accounts.ts';
import {
  type ApiKeyRow,
  countLiveApiKeys,
  createApiKey,
  findApiKeyById,
  findReplacement,
  latestEnd,
  listApiKeys,
  retireApiKey,
  revokeApiKey,
} from '../../store/accounts/apiKeys.ts';
import { type KeyMaker, revokeKeysMadeBy } from '../../store/accounts/keyEnds.ts';
import { type Caller, stillStands } from '../../store/accounts/sessions.ts';
import { auditChange } from '../../store/core/audit.ts';
import type { Queryable } from '../../store/core/db.ts';
import { invalidToken } from '../callers/authenticate.ts';
import { changeBy, inOrder, requireOwnScopes, requireScopesOf, scopeList, scopeName } from '../operations/granting.ts';
import { operation, timestamp, unprocessable } from '../operations/operation.ts';
import { listQuery, nextCursor, readPage } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';

/** High enough that no account needs more, low enough that a leak is noticed. */
const keyLimit = 200;

const shown = {
  id: z.uuid(),
  name: z.string(),
  tenant_id: z.uuid(),
  scopes: z.array(scopeName),
  status: z.enum(['active', 'expired', 'revoked']),
  created_at: timestamp,
  expires_at: timestamp.nullable(),
  last_used_at: timestamp.nullable(),
  last_used_address: z.string().nullable(),
  /** Null for an older key whose maker is not on record. */
  made_by: z
    .strictObject({ type: z.enum(['human', 'api-key', 'registration-code', 'operator']), id: z.string() })
    .nullable(),
};
const apiKey = z.strictObject(shown).meta({ id: 'ApiKey' });
const newApiKey = z.strictObject({ ...shown, secret: z.string() }).meta({ id: 'ApiKeyWithSecret' });
const rotatedKey = z
  .strictObject({ ...shown, secret: z.string(), replaces: z.strictObject({ id: z.uuid(), expires_at: timestamp }) })
  .meta({ id: 'RotatedApiKey' });

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
    async handle({ services: { db, apiKeyMaxDays }, caller, requestId, body, setHeader }) {
      setHeader('cache-control', 'no-store');
      const change = changeBy(caller, requestId);
      const scopes = inOrder(body.scopes ?? caller.scopes);
      requireOwnScopes(caller, scopes);
      const made = await db.$transaction(async (tx) => {
        await lockToMake(tx, caller);
        const { customerId, tenantId } = caller;
        const expiresAt = endOfNewKey(body.expires_at, await latestEndFor(tx, caller, apiKeyMaxDays));
        const maker = makerOf(caller);
        const created = await createApiKey(tx, { customerId, tenantId, name: body.name, scopes, maker, expiresAt });
        await auditChange(tx, change, 'api-key.create', created.key.id, { name: body.name, scopes: scopes.join(' ') });
        return created;
      });
      return { ...render(made.key), secret: made.secret };
    },
  }),
  operation({
    method: 'post',
    path: '/api-keys/{id}/rotate',
    operationId: 'rotateApiKey',
    summary:
      'Replaces a key by one of the same name, scopes, and tenant; both work for the overlap. Only this response contains the secret',
    scope: 'admin:write',
    status: 201,
    failures: [409],
    bodyOptional: true,
    body: z.strictObject({ overlap_seconds: z.int().min(0).max(604_800).default(86_400) }).meta({ id: 'RotateApiKey' }),
    answer: rotatedKey,
    async handle({ services: { db, apiKeyMaxDays }, caller, requestId, params, body, setHeader }) {
      setHeader('cache-control', 'no-store');
      const change = changeBy(caller, requestId);
      const overlapSeconds = body.overlap_seconds;
      return db.$transaction(async (tx) => {
        await lockToMake(tx, caller);
        const old = await requireRotatable(tx, caller, params['id']!);
        const { customerId, tenantId, name, scopes } = old;
        const { at: expiresAt } = await latestEndFor(tx, caller, apiKeyMaxDays);
        // A person has seen the new secret and is responsible for it; a key only renews what its maker made.
        const maker =
          caller.actorType === 'human'
            ? makerOf(caller)
            : old.makerType && old.makerId
              ? { type: old.makerType, id: old.makerId }
              : null;
        const replaces = old.id;
        const made = await createApiKey(tx, { customerId, tenantId, name, scopes, maker, expiresAt, replaces });
        const endsAt = await retireApiKey(tx, old, { replacement: made.key.id, overlapSeconds });
        await auditChange(tx, change, 'api-key.rotate', old.id, {
          replacement: made.key.id,
          expires_at: endsAt.toISOString(),
        });
        return { ...render(made.key), secret: made.secret, replaces: { id: old.id, expires_at: endsAt } };
      });
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
      'Revokes a key and the keys that it made; their sessions end with their next request. Returns the key unchanged if it has already ended',
    scope: 'admin:write',
    answer: apiKey,
    handle({ services: { db }, caller, requestId, params }) {
      const change = changeBy(caller, requestId);
      const key = { id: params['id']!, customerId: caller.customerId };
      return db.$transaction(async (tx) => {
        await lockCustomer(tx, caller.customerId);
        const found = await findApiKeyById(tx, key);
        if (!found) throw noSuchKey();
        requireScopesOf(caller, 'a key', found.scopes);
        if (!(await revokeApiKey(tx, key))) return render(found);
        const made = await revokeKeysMadeBy(tx, change, { type: 'api-key', id: key.id });
        await auditChange(tx, change, 'api-key.revoke', key.id, { api_keys_revoked: made });
        return render((await findApiKeyById(tx, key))!);
      });
    },
  }),
];

function makerOf({ actorType, actorId }: Caller): KeyMaker {
  // changeBy refused workloads.
  return { type: actorType === 'human' ? 'human' : 'api-key', id: actorId };
}

/**
 * Locks the customer, as whatever ends the caller does, so that the caller's end is either seen here or ends the key,
 * too. Throws ApiError 401 when the caller has ended, 409 when there are enough keys.
 */
async function lockToMake(tx: Queryable, caller: Caller): Promise<void> {
  await lockCustomer(tx, caller.customerId);
  if (!(await stillStands(tx, caller))) throw invalidToken();
  if ((await countLiveApiKeys(tx, caller.customerId)) >= keyLimit)
    throw new ApiError('limit_reached', `an account has at most ${keyLimit} live keys`);
}

interface LatestEnd {
  at: Date;
  /** What sets it, and the way out. */
  because: string;
}

/** A key ends after the maximum life, and no later than the key that makes it. */
async function latestEndFor(tx: Queryable, caller: Caller, maxDays: number): Promise<LatestEnd> {
  const { customerId, actorId: id } = caller;
  const making = caller.actorType === 'api-key' ? await findApiKeyById(tx, { id, customerId }) : null;
  const at = latestEnd(maxDays);
  if (making?.expiresAt && making.expiresAt < at)
    return {
      at: making.expiresAt,
      because: `must not be after ${making.expiresAt.toISOString()}, when the key that creates it expires: sign in as a person for a later date`,
    };
  return { at, because: `must be within ${maxDays} days, the longest lifetime of a key: rotate it before it expires` };
}

/** Reads the asked end, by default the latest. Throws ApiError 422. */
function endOfNewKey(asked: string | undefined, latest: LatestEnd): Date {
  if (asked === undefined) return latest.at;
  const at = new Date(asked);
  const detail = !(at.getTime() > Date.now()) ? 'must be in the future' : at > latest.at ? latest.because : null;
  if (detail) throw unprocessable([{ pointer: '/expires_at', code: 'invalid_value', detail }]);
  return at;
}

/** Throws ApiError 404, 403, or 409. */
async function requireRotatable(tx: Queryable, caller: Caller, id: string): Promise<ApiKeyRow> {
  const key = { id, customerId: caller.customerId };
  const found = await findApiKeyById(tx, key);
  if (!found) throw noSuchKey();
  requireScopesOf(caller, 'a key', found.scopes);
  // A key that rotated whatever it liked would become the maker of keys that outlive its own.
  if (caller.actorType !== 'human' && found.id !== caller.actorId && found.makerId !== caller.actorId)
    throw new ApiError(
      'person_required',
      'a key can rotate only itself and the keys that it made: sign in as a person for others',
    );
  const replacement = await findReplacement(tx, key);
  if (replacement)
    throw new ApiError('key_rotated', `the key was already replaced by ${replacement}: rotate or revoke that one`);
  if (render(found).status !== 'active')
    throw new ApiError('Conflict', 'the key has ended: create another one instead');
  return found;
}

function noSuchKey(): ApiError {
  return new ApiError('NotFound', 'there is no such API key');
}

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
    last_used_address: row.lastUsedAddress,
    made_by: row.makerType && row.makerId ? { type: row.makerType, id: row.makerId } : null,
  };
}
