/** API keys: long-lived secrets for programs, exchanged for sessions at the token endpoint. */
import * as z from 'zod';
import { type Reach, type Role, reaches, roles, scopesOfRole } from '../../domain/roles.ts';
import type { Scope } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import { lockCustomer } from '../../store/accounts/accounts.ts';
import {
  type ApiKeyRow,
  countLiveApiKeys,
  createApiKey,
  findApiKeyById,
  findReplacement,
  type KeyRoom,
  latestEnd,
  listApiKeys,
  restrictApiKey,
  retireApiKey,
  revokeApiKey,
} from '../../store/accounts/apiKeys.ts';
import { type KeyMaker, revokeKeysBeyond, revokeKeysMadeBy } from '../../store/accounts/keyEnds.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { auditChange } from '../../store/core/audit.ts';
import { type Queryable, transaction } from '../../store/core/db.ts';
import { endMade } from '../../store/people/made.ts';
import {
  type Bounds,
  boundsOf,
  boundsOfCaller,
  requireAtMost,
  sourceRangeList,
} from '../operations/credentialBounds.ts';
import { changeBy, inOrder, reachOfNew, requireScopesOf, scopeList, scopeName } from '../operations/granting.ts';
import { madeList, madeQuery, maker, whatWasMade } from '../operations/makers.ts';
import { noSuch, operation, timestamp, unprocessable } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';

/** High enough that no account needs more, low enough that a leak is noticed. */
const keyLimit = 200;

const shown = {
  id: z.uuid(),
  name: z.string().describe('What people call it'),
  tenant_id: z.uuid(),
  scopes: z.array(scopeName),
  // Text, because a generated client may not take null for a value of an enum.
  role_slug: z
    .string()
    .nullable()
    .describe(`${roles.join(', ')}; null: scopes without a role`),
  reach: z.enum(reaches),
  status: z.enum(['active', 'expired', 'revoked']),
  created_at: timestamp,
  expires_at: timestamp,
  last_used_at: timestamp.nullable().describe('When it was used last, to the minute; null if never'),
  last_used_address: z.string().nullable().describe('From where it was used last'),
  source_ranges: z.array(z.string()),
  dpop_bound_access_tokens: z.boolean(),
  made_by: maker.describe('What made the key'),
};
const apiKey = z.strictObject(shown).meta({ id: 'ApiKey' });
const newApiKey = z.strictObject({ ...shown, secret: z.string() }).meta({ id: 'ApiKeyWithSecret' });
const revokedKey = z.strictObject({ ...shown, made: madeList }).meta({ id: 'RevokedApiKey' });
const rotatedKey = z
  .strictObject({
    ...shown,
    secret: z.string(),
    replaces: z
      .strictObject({ id: z.uuid(), expires_at: timestamp })
      .describe('The key that it replaces, and when that one ends'),
  })
  .meta({ id: 'RotatedApiKey' });

export const apiKeyOperations = [
  operation({
    at: 'POST /api-keys',
    operationId: 'createApiKey',
    summary:
      'Creates an API key in the caller’s tenant. A caller with its scopes in the account may name another ' +
      'tenant. Only this response contains its secret',
    scope: 'admin:write',
    reach: 'either',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        name: label(100).describe('What people call it'),
        scopes: scopeList.optional(),
        role_slug: z.enum(roles).optional(),
        reach: z.enum(reaches).optional(),
        tenant_id: z.guid().optional(),
        expires_at: z.iso.datetime({ offset: true }).optional(),
        source_ranges: sourceRangeList.optional(),
        dpop_bound_access_tokens: z.boolean().optional(),
      })
      .meta({
        id: 'CreateApiKey',
        example: { name: 'deploy', scopes: ['compute:read', 'compute:write'], reach: 'tenant' },
      }),
    answer: newApiKey,
    handle({ services: { apiKeyMaxDays }, caller, confinedTo, requestId, body, transact, setHeader }) {
      setHeader('cache-control', 'no-store');
      const change = changeBy(caller, requestId);
      const { scopes, roleSlug } = scopesOfNew(body, caller);
      const reach = reachOfNew(caller, scopes, body.reach);
      const tenantId = body.tenant_id?.toLowerCase() ?? caller.tenantId;
      // Whether there are other tenants is not said to those who are confined to one.
      if (confinedTo !== null && tenantId !== confinedTo) throw noSuch('tenant');
      return transact(async (tx) => {
        await lockToMake(tx, caller);
        const { customerId } = caller;
        const own = await boundsOfCaller(tx, caller);
        const sourceRanges = body.source_ranges ?? [...own.sourceRanges];
        const dpopBound = body.dpop_bound_access_tokens ?? own.dpopBound;
        const expiresAt = endOfNewKey(body.expires_at, latestEndFor(own, apiKeyMaxDays));
        const bounds = { tenantId, scopes, reach, sourceRanges, dpopBound, expiresAt };
        await requireAtMost(tx, caller, [boundsOf(bounds)], { hasFields: true });
        if (!(await tx.tenant.findFirst({ where: { id: tenantId, customerId }, select: { id: true } })))
          throw noSuch('tenant');
        const name = body.name;
        const created = await createApiKey(tx, { customerId, name, roleSlug, maker: makerOf(caller), ...bounds });
        await auditChange(tx, change, 'api-key.create', created.key.id, {
          name,
          scopes: scopes.join(' '),
          ...(reach === 'tenant' && { reach, tenant_id: tenantId }),
          ...(sourceRanges.length > 0 && { source_ranges: sourceRanges.join(' ') }),
        });
        return { ...render(created.key), secret: created.secret };
      });
    },
  }),
  operation({
    at: 'POST /api-keys/{id}/rotate',
    operationId: 'rotateApiKey',
    summary:
      'Replaces a key by one of the same name, scopes, and tenant; both work for the overlap. Only this response contains the secret',
    scope: 'admin:write',
    reach: 'either',
    status: 201,
    failures: [409],
    bodyOptional: true,
    body: z
      .strictObject({
        overlap_seconds: z.int().min(0).max(604_800).default(86_400),
      })
      .meta({ id: 'RotateApiKey' }),
    answer: rotatedKey,
    handle({
      services: { apiKeyMaxDays },
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
      const overlapSeconds = body.overlap_seconds;
      requireRepeatable(caller, params['id']!, overlapSeconds);
      return transact(async (tx) => {
        await lockToMake(tx, caller);
        const old = await requireRotatable(tx, caller, {
          id: params['id']!,
          customerId: caller.customerId,
          confinedTo,
        });
        requireMatch(render(old));
        const { at: expiresAt } = latestEndFor(await boundsOfCaller(tx, caller), apiKeyMaxDays);
        await requireAtMost(tx, caller, [boundsOf({ ...old, expiresAt })]);
        // A person has seen the new secret and is responsible for it; a key only renews what its maker made.
        const maker = caller.actorType === 'human' ? makerOf(caller) : { type: old.makerType, id: old.makerId };
        const { customerId, tenantId, name, scopes, roleSlug, reach, sourceRanges, dpopBound } = old;
        const made = await createApiKey(tx, {
          customerId,
          tenantId,
          name,
          scopes,
          roleSlug,
          reach,
          sourceRanges,
          dpopBound,
          maker,
          expiresAt,
          replaces: old.id,
        });
        const endsAt = await retireApiKey(tx, old, { replacement: made.key.id, overlapSeconds });
        await auditChange(tx, change, 'api-key.rotate', old.id, {
          replacement: made.key.id,
          expires_at: endsAt.toISOString(),
        });
        return { ...render(made.key), secret: made.secret, replaces: { id: old.id, expires_at: endsAt } };
      });
    },
  }),
  list({
    at: 'GET /api-keys',
    operationId: 'listApiKeys',
    summary: 'The account’s keys, newest first, without their secrets',
    reach: 'either',
    id: 'ApiKeyList',
    field: 'api_keys',
    about: 'The keys, newest first',
    item: apiKey,
    read: ({ services, caller: { customerId }, confinedTo }, page) =>
      listApiKeys(services.db, { customerId, confinedTo }, page),
    render,
  }),
  operation({
    at: 'GET /api-keys/{id}',
    operationId: 'getApiKey',
    summary: 'One API key, without its secret',
    scope: 'admin:read',
    reach: 'either',
    answer: apiKey,
    async handle({ services: { db }, caller: { customerId }, confinedTo, params }) {
      const found = await findApiKeyById(db, { id: params['id']!, customerId, confinedTo });
      if (!found) throw noSuch('API key');
      return render(found);
    },
  }),
  operation({
    at: 'PATCH /api-keys/{id}',
    operationId: 'restrictApiKey',
    summary:
      'Narrows what a key may do, sets where and how it may be used, and ends its sessions. The caller needs all scopes of the key',
    scope: 'admin:write',
    reach: 'either',
    failures: [409],
    body: z
      .strictObject({
        scopes: scopeList.optional(),
        role_slug: z.enum(roles).optional(),
        reach: z.enum(reaches).optional(),
        source_ranges: sourceRangeList.optional(),
        dpop_bound_access_tokens: z.boolean().optional(),
      })
      .meta({ id: 'RestrictApiKey' }),
    immutable: ['id', 'name', 'tenant_id', 'created_at', 'expires_at', 'made_by'],
    answer: apiKey,
    handle({ services: { db }, caller, confinedTo, requestId, params, body, requireMatch }) {
      const change = changeBy(caller, requestId);
      return transaction(db, async (tx) => {
        await lockCustomer(tx, caller.customerId);
        const found = await findApiKeyById(tx, { id: params['id']!, customerId: caller.customerId, confinedTo });
        if (!found) throw noSuch('API key');
        requireScopesOf(caller, 'a key', found.scopes, found);
        requireMatch(render(found));
        if (render(found).status !== 'active')
          throw new ApiError('Conflict', 'the key has ended: create another one instead');
        if (Object.keys(body).length === 0) return render(found);
        const { scopes, roleSlug } =
          body.scopes || body.role_slug
            ? scopesOfNew(body, caller)
            : { scopes: found.scopes, roleSlug: found.roleSlug };
        const reach = body.reach ?? found.reach;
        requireNarrower(found, scopes, reach);
        const sourceRanges = body.source_ranges ?? found.sourceRanges;
        const dpopBound = body.dpop_bound_access_tokens ?? found.dpopBound;
        const bounds = boundsOf({ ...found, scopes, reach, sourceRanges, dpopBound });
        await requireAtMost(tx, caller, [bounds], { before: boundsOf(found), hasFields: true });
        const restricted = await restrictApiKey(tx, found, { scopes, roleSlug, reach, sourceRanges, dpopBound });
        // A key holds what it made within its own rights, so these end as far as they exceed them.
        const rights = { scopes, accountScopes: reach === 'account' ? scopes : [] };
        const made = await revokeKeysBeyond(tx, change, { type: 'api-key', id: found.id }, (at) =>
          at === found.tenantId ? rights : { scopes: rights.accountScopes, accountScopes: rights.accountScopes },
        );
        await auditChange(tx, change, 'api-key.restrict', found.id, {
          fields: Object.keys(body).join(' '),
          scopes: scopes.join(' '),
          reach,
          source_ranges: sourceRanges.join(' '),
          source_ranges_before: found.sourceRanges.join(' '),
          dpop_bound_access_tokens: dpopBound,
          api_keys_revoked: made,
        });
        return render(restricted);
      });
    },
  }),
  operation({
    at: 'DELETE /api-keys/{id}',
    operationId: 'revokeApiKey',
    summary:
      'Revokes a key and the keys that it made, with their sessions, and returns what else it made. ' +
      'With `made=end`, that ends, too, also of a revoked key',
    scope: 'admin:write',
    reach: 'either',
    query: z.strictObject(madeQuery),
    answer: revokedKey,
    handle({ services: { db }, caller, confinedTo, requestId, params, query, requireMatch }) {
      const change = changeBy(caller, requestId);
      const key = { id: params['id']!, customerId: caller.customerId, confinedTo };
      return transaction(db, async (tx) => {
        await lockCustomer(tx, caller.customerId);
        const found = await findApiKeyById(tx, key);
        if (!found) throw noSuch('API key');
        requireScopesOf(caller, 'a key', found.scopes, found);
        requireMatch(render(found));
        const by = { type: 'api-key' as const, id: found.id };
        if (await revokeApiKey(tx, key)) {
          const made = await revokeKeysMadeBy(tx, change, by);
          await auditChange(tx, change, 'api-key.revoke', key.id, { api_keys_revoked: made });
        }
        if (query.made) await endMade(tx, change, by);
        return {
          ...render((await findApiKeyById(tx, key))!),
          made: await whatWasMade(tx, caller.customerId, by),
        };
      });
    },
  }),
];

/** Reads what a key may do: the scopes of a role, or as listed; by default what the caller may. Throws ApiError 422. */
function scopesOfNew(
  { scopes, role_slug: role }: { scopes?: Scope[] | undefined; role_slug?: Role | undefined },
  caller: Caller,
): { scopes: Scope[]; roleSlug: Role | null } {
  if (scopes && role)
    throw unprocessable([
      { pointer: '/role_slug', code: 'unexpected_field', detail: 'is not accepted together with scopes: send either' },
    ]);
  return { scopes: inOrder(role ? scopesOfRole[role] : (scopes ?? caller.scopes)), roleSlug: role ?? null };
}

const overlapOfOwnKey = 60;

/** A key that ends itself with the response cannot ask for it again if it is lost. Throws ApiError 422. */
function requireRepeatable({ actorType, actorId }: Caller, id: string, overlapSeconds: number): void {
  if (actorType !== 'api-key' || actorId !== id.toLowerCase() || overlapSeconds >= overlapOfOwnKey) return;
  const detail =
    `must be at least ${overlapOfOwnKey} for the key that sends this: if the response were lost, ` +
    'it could not ask for it again. To end the old key sooner, revoke it with the new one';
  throw unprocessable([{ pointer: '/overlap_seconds', code: 'invalid_value', detail }]);
}

/** Its maker has the secret of a key, so no one can give it more than its maker did. Throws ApiError 422. */
function requireNarrower(found: ApiKeyRow, scopes: readonly Scope[], reach: Reach): void {
  const more = scopes.filter((scope) => !found.scopes.includes(scope));
  const detail = 'may only become less: create another key for more';
  const errors = [
    ...(more.length > 0 ? [{ pointer: '/scopes', code: 'invalid_value', detail }] : []),
    ...(found.reach === 'tenant' && reach === 'account' ? [{ pointer: '/reach', code: 'invalid_value', detail }] : []),
  ];
  if (errors.length > 0) throw unprocessable(errors);
}

function makerOf({ actorType, actorId }: Caller): KeyMaker {
  // changeBy refused workloads.
  return { type: actorType === 'human' ? 'human' : 'api-key', id: actorId };
}

/** Throws ApiError 401 when the caller has ended, 409 when there are enough keys. */
async function lockToMake(tx: Queryable, caller: Caller): Promise<void> {
  await lockCustomer(tx, caller.customerId);
  if ((await countLiveApiKeys(tx, caller.customerId)) >= keyLimit)
    throw new ApiError('limit_reached', `an account has at most ${keyLimit} live keys`);
}

interface LatestEnd {
  at: Date;
  /** What sets it, and the way out. */
  because: string;
}

/** A key ends after the maximum life, and no later than the key that makes it. */
function latestEndFor({ expiresAt }: Bounds, maxDays: number): LatestEnd {
  const at = latestEnd(maxDays);
  if (expiresAt && expiresAt < at)
    return {
      at: expiresAt,
      because: `must not be after ${expiresAt.toISOString()}, when the key that creates it expires: sign in as a person for a later date`,
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
async function requireRotatable(tx: Queryable, caller: Caller, key: KeyRoom & { id: string }): Promise<ApiKeyRow> {
  const found = await findApiKeyById(tx, key);
  if (!found) throw noSuch('API key');
  requireScopesOf(caller, 'a key', found.scopes, found);
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

function render(row: ApiKeyRow): z.output<typeof apiKey> {
  const isOver = row.expiresAt.getTime() <= Date.now();
  return shownBy(apiKey, row, {
    status: row.revokedAt ? 'revoked' : isOver ? 'expired' : 'active',
    dpop_bound_access_tokens: row.dpopBound,
    made_by: { type: row.makerType, id: row.makerId },
  });
}
