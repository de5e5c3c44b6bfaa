/** Principals: the workloads that may exchange an identity provider's tokens for sessions in the caller's tenant. */
import * as z from 'zod';
import { claimConstraints } from '../../domain/claimConstraints.ts';
import { reaches } from '../../domain/roles.ts';
import { ApiError } from '../../http/apiError.ts';
import { hasControlCharacters } from '../../lib/text.ts';
import { findProvider, trustStatuses } from '../../store/federation/identityProviders.ts';
import {
  createPrincipal,
  deletePrincipal,
  findPrincipal,
  listPrincipals,
  type PrincipalChanges,
  type PrincipalRow,
  principalLimit,
  subjectMatchTypes,
  updatePrincipal,
} from '../../store/federation/principals.ts';
import { boundsOf, boundsOfCaller, requireAtMost, sourceRangeList } from '../operations/credentialBounds.ts';
import { changeBy, inOrder, reachOfNew, requireScopesOf, scopeList, scopeName } from '../operations/granting.ts';
import { noSuch, timestamp, unprocessable } from '../operations/operation.ts';
import { listQuery, readPage } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';
import { operation } from './federationServices.ts';
import { wideness } from './wideMatches.ts';

/** Exactly the fields of a principal in the interface document. */
const principal = z
  .strictObject({
    id: z.uuid(),
    tenant_id: z.uuid(),
    trusted_issuer_id: z.uuid().describe('The provider whose tokens are accepted'),
    display_name: z.string(),
    subject_match_type: z.enum(subjectMatchTypes).describe('How the subject is compared: exact, or by its beginning'),
    subject_match_value: z.string().describe('The subject (`sub`), or its beginning'),
    claim_constraints: z.record(z.string(), z.unknown()).describe('What the claims of a token must be'),
    scopes: z.array(scopeName),
    max_session_ttl_seconds: z.int().describe('How long a session may live at most'),
    status: z.enum(trustStatuses),
    created_at: timestamp,
    updated_at: timestamp,
  })
  .meta({ id: 'Principal' });

/** At an address of their own: the interface document fixes the fields of a principal. */
const restrictions = z
  .strictObject({
    principal_id: z.uuid().describe('The principal'),
    reach: z.enum(reaches),
    source_ranges: z.array(z.string()),
    dpop_bound_access_tokens: z.boolean(),
  })
  .meta({ id: 'PrincipalRestrictions' });

const subject = z
  .string()
  .min(1)
  .max(1024)
  .refine((text) => !hasControlCharacters(text), 'must not contain control characters');
const ttl = z.number().int().min(1).max(86_400).describe('How long a session may live at most');
/** Confirms in a request that workloads of other organizations are meant to match as well. Not stored. */
const acknowledgement = z.boolean().optional().describe('That a wide prefix is meant as it is');

const newPrincipal = z
  .strictObject({
    tenant_id: z.guid().optional(),
    trusted_issuer_id: z.guid().describe('The provider whose tokens are accepted'),
    display_name: label(200),
    subject_match_type: z.enum(subjectMatchTypes).describe('How the subject is compared: exact, or by its beginning'),
    subject_match_value: subject.describe('The subject (`sub`), or its beginning'),
    claim_constraints: claimConstraints.default({}).describe('What the claims of a token must be'),
    scopes: scopeList,
    max_session_ttl_seconds: ttl.default(3_600),
    acknowledge_wide_match: acknowledgement,
    reach: z.enum(reaches).optional(),
    source_ranges: sourceRangeList.optional(),
    dpop_bound_access_tokens: z.boolean().optional(),
  })
  .meta({
    id: 'CreatePrincipal',
    example: {
      trusted_issuer_id: '3f0c2a52-6c0e-4a5b-9d0e-2f7c6f1a9b34',
      display_name: 'main branch of shop',
      subject_match_type: 'exact',
      subject_match_value: 'repo:acme/shop:ref:refs/heads/main',
      claim_constraints: { repository_id: '74' },
      scopes: ['compute:read'],
      max_session_ttl_seconds: 600,
    },
  });

const principalChanges = z
  .strictObject({
    display_name: label(200).optional(),
    subject_match_type: z
      .enum(subjectMatchTypes)
      .optional()
      .describe('How the subject is compared: exact, or by its beginning'),
    subject_match_value: subject.optional().describe('The subject (`sub`), or its beginning'),
    claim_constraints: claimConstraints.optional().describe('What the claims of a token must be'),
    scopes: scopeList.optional(),
    max_session_ttl_seconds: ttl.optional(),
    status: z.enum(trustStatuses).optional(),
    acknowledge_wide_match: acknowledgement,
  })
  .meta({ id: 'PrincipalChanges' });

const replayProtection = z
  .strictObject({
    principal_id: z.uuid().describe('The principal'),
    enabled: z.boolean().describe('Whether a token can be exchanged only once'),
  })
  .meta({ id: 'ReplayProtectionState' });

const path = '/identity/principals';

export const principalOperations = [
  operation({
    at: `POST ${path}`,
    operationId: 'createPrincipal',
    summary: "Lets a workload exchange an issuer's tokens for sessions in the caller's tenant",
    scope: 'admin:write',
    reach: 'either',
    body: newPrincipal,
    status: 201,
    answer: principal,
    failures: [409],
    async handle({ services, caller, confinedTo, requestId, body, transact }) {
      const change = changeBy(caller, requestId);
      const reach = reachOfNew(caller, body.scopes, body.reach);
      const tenantId = body.tenant_id?.toLowerCase() ?? caller.tenantId;
      // Whether there are other tenants is not said to those who are confined to one.
      if (confinedTo !== null && tenantId !== confinedTo) throw noSuch('tenant');
      const own = await boundsOfCaller(services.db, caller);
      const sourceRanges = body.source_ranges ?? [...own.sourceRanges];
      const dpopBound = body.dpop_bound_access_tokens ?? own.dpopBound;
      const bounds = { scopes: inOrder(body.scopes), tenantId, reach, sourceRanges, dpopBound };
      await requireAtMost(services.db, caller, [boundsOf(bounds)], { hasFields: true });
      const provider = await findProvider(services.db, caller.customerId, body.trusted_issuer_id);
      if (!provider) throw noSuch('identity provider');
      const wanted = {
        ...bounds,
        providerId: provider.id,
        displayName: body.display_name,
        subjectMatchType: body.subject_match_type,
        subjectMatchValue: body.subject_match_value,
        claimConstraints: body.claim_constraints,
        maxSessionTtlSeconds: body.max_session_ttl_seconds,
      };
      const isWide = requireNarrow(wanted, provider.issuer, body.acknowledge_wide_match);
      return transact(async (tx) => {
        const row = await createPrincipal(tx, change, wanted, isWide ? { wide_match: true } : {});
        if (row === 'no-tenant') throw noSuch('tenant');
        if (row === 'no-provider') throw noSuch('identity provider');
        if (row === 'limit')
          throw new ApiError('limit_reached', `the account has ${principalLimit} principals, the maximum`);
        return renderPrincipal(row);
      });
    },
  }),
  operation({
    at: `GET ${path}`,
    operationId: 'listPrincipals',
    summary:
      "The principals of the caller's tenant, newest first: all of them, or pages of `limit` with `Link: rel=next`",
    scope: 'admin:read',
    reach: 'either',
    query: z.strictObject(listQuery),
    answer: z
      .strictObject({ customer_id: z.uuid(), principals: z.array(principal).describe('The principals, newest first') })
      .meta({ id: 'PrincipalList' }),
    async handle({ services, caller, confinedTo, query: { limit = principalLimit, cursor }, setHeader }) {
      const question = ['principals', caller.tenantId, confinedTo];
      const { rows, nextCursor } = await readPage(
        { cursors: services.cursors, caller, question },
        { limit, cursor },
        (page) => listPrincipals(services.db, { ...caller, confinedTo }, page),
      );
      // RFC 8288. A header, because the interface document fixes the shape of the body.
      if (nextCursor !== null)
        setHeader('link', `<${services.publicUrl}/v1/admin${path}?limit=${limit}&cursor=${nextCursor}>; rel="next"`);
      return { customer_id: caller.customerId, principals: rows.map(renderPrincipal) };
    },
  }),
  operation({
    at: `GET ${path}/{id}`,
    operationId: 'getPrincipal',
    summary: 'One principal',
    scope: 'admin:read',
    reach: 'either',
    answer: principal,
    async handle({ services, caller, confinedTo, params }) {
      const row = await findPrincipal(services.db, { ...caller, confinedTo }, params['id']!);
      if (!row) throw noSuch('principal');
      return renderPrincipal(row);
    },
  }),
  operation({
    at: `PATCH ${path}/{id}`,
    operationId: 'updatePrincipal',
    summary:
      'Updates the given fields; tenant and identity provider are immutable. Disabling ends the principal’s sessions',
    scope: 'admin:write',
    reach: 'either',
    body: principalChanges,
    immutable: ['id', 'tenant_id', 'trusted_issuer_id', 'created_at'],
    answer: principal,
    async handle({ services, caller, confinedTo, requestId, params, body, requireMatch }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const known = await findPrincipal(services.db, { ...caller, confinedTo }, params['id']!);
      // An issuer never changes, nor does a principal's provider.
      const provider = known && (await findProvider(services.db, caller.customerId, known.providerId));
      if (!provider) throw noSuch('principal');
      const row = await updatePrincipal(services.db, change, params['id']!, async (found, tx) => {
        requireMatch(renderPrincipal(found));
        const changes = changesOf(body);
        if (isHarmless(changes)) return changes;
        await requireAtMost(tx, caller, [boundsOf({ ...found, ...changes })]);
        requireNarrow({ ...found, ...changes }, provider.issuer, body.acknowledge_wide_match);
        return changes;
      });
      if (!row) throw noSuch('principal');
      return renderPrincipal(row);
    },
  }),
  operation({
    at: `DELETE ${path}/{id}`,
    operationId: 'deletePrincipal',
    summary: 'Deletes a principal, ends its sessions, and returns its last state',
    scope: 'admin:write',
    reach: 'either',
    answer: principal,
    async handle({ services, caller, confinedTo, requestId, params, requireMatch }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const row = await deletePrincipal(services.db, change, params['id']!, (found) => {
        requireScopesOf(caller, 'a principal', found.scopes, found);
        requireMatch(renderPrincipal(found));
      });
      if (!row) throw noSuch('principal');
      return renderPrincipal(row);
    },
  }),
  operation({
    at: `PUT ${path}/{id}/replay-protection`,
    operationId: 'setReplayProtection',
    summary: 'Whether each external token mints at most one session',
    scope: 'admin:write',
    reach: 'either',
    body: z
      .strictObject({ enabled: z.boolean().describe('Whether a token can be exchanged only once') })
      .meta({ id: 'ReplayProtection' }),
    answer: replayProtection,
    async handle({ services, caller, confinedTo, requestId, params, body: { enabled }, requireMatch }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const row = await updatePrincipal(services.db, change, params['id']!, async (found, tx) => {
        requireMatch(renderPrincipal(found));
        if (!enabled) await requireAtMost(tx, caller, [boundsOf(found)]);
        return { singleUse: enabled };
      });
      if (!row) throw noSuch('principal');
      return renderReplayProtection(row);
    },
  }),
  operation({
    at: `GET ${path}/{id}/replay-protection`,
    operationId: 'getReplayProtection',
    summary: 'Whether each external token mints at most one session',
    scope: 'admin:read',
    reach: 'either',
    answer: replayProtection,
    async handle({ services, caller, confinedTo, params }) {
      const row = await findPrincipal(services.db, { ...caller, confinedTo }, params['id']!);
      if (!row) throw noSuch('principal');
      return renderReplayProtection(row);
    },
  }),
  operation({
    at: `GET ${path}/{id}/restrictions`,
    operationId: 'getPrincipalRestrictions',
    summary: 'Where a principal’s scopes hold, and where and how it and its sessions may be used',
    scope: 'admin:read',
    reach: 'either',
    answer: restrictions,
    async handle({ services, caller, confinedTo, params }) {
      const row = await findPrincipal(services.db, { ...caller, confinedTo }, params['id']!);
      if (!row) throw noSuch('principal');
      return renderRestrictions(row);
    },
  }),
  operation({
    at: `PATCH ${path}/{id}/restrictions`,
    operationId: 'restrictPrincipal',
    summary: 'Sets the given restrictions and ends the principal’s sessions; the caller needs all of its scopes',
    scope: 'admin:write',
    reach: 'either',
    body: z
      .strictObject({
        reach: z.enum(reaches).optional(),
        source_ranges: sourceRangeList.optional(),
        dpop_bound_access_tokens: z.boolean().optional(),
      })
      .meta({ id: 'RestrictPrincipal' }),
    immutable: ['principal_id'],
    answer: restrictions,
    async handle({ services, caller, confinedTo, requestId, params, body, requireMatch }) {
      const change = { ...changeBy(caller, requestId), confinedTo };
      const row = await updatePrincipal(services.db, change, params['id']!, async (found, tx) => {
        requireMatch(renderRestrictions(found));
        requireScopesOf(caller, 'the use of a principal', found.scopes, found);
        const changes = {
          ...(body.reach && { reach: body.reach }),
          ...(body.source_ranges && { sourceRanges: body.source_ranges }),
          ...(body.dpop_bound_access_tokens !== undefined && { dpopBound: body.dpop_bound_access_tokens }),
        };
        const before = boundsOf(found);
        await requireAtMost(tx, caller, [boundsOf({ ...found, ...changes })], { before, hasFields: true });
        return changes;
      });
      if (!row) throw noSuch('principal');
      return renderRestrictions(row);
    },
  }),
];

const renderReplayProtection = (row: PrincipalRow) => ({ principal_id: row.id, enabled: row.singleUse });

function renderRestrictions(row: PrincipalRow) {
  return shownBy(restrictions, row, { principal_id: row.id, dpop_bound_access_tokens: row.dpopBound });
}

function changesOf(body: z.infer<typeof principalChanges>): PrincipalChanges {
  const given = {
    displayName: body.display_name,
    subjectMatchType: body.subject_match_type,
    subjectMatchValue: body.subject_match_value,
    claimConstraints: body.claim_constraints,
    scopes: body.scopes && inOrder(body.scopes),
    maxSessionTtlSeconds: body.max_session_ttl_seconds,
    status: body.status,
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as PrincipalChanges;
}

/** Returns whether the principal is wide. Throws ApiError 422 when it is and the request does not confirm that. */
function requireNarrow(
  principal: Parameters<typeof wideness>[0],
  issuer: string,
  isAcknowledged: boolean | undefined,
): boolean {
  const lacks = wideness(principal, issuer);
  if (lacks !== null && isAcknowledged !== true)
    throw unprocessable([
      {
        pointer: '/subject_match_value',
        code: 'wide_match',
        detail:
          `workloads of other organizations would match, too: the prefix has to name ${lacks}, ` +
          'or the claim_constraints an organization. If that is meant, send "acknowledge_wide_match": true',
      },
    ]);
  return lacks !== null;
}

/** Changing whom a principal fits decides who gets its scopes. Only renaming and disabling it require none of them. */
function isHarmless({ displayName: _, status, ...rest }: PrincipalChanges): boolean {
  return status !== 'active' && Object.keys(rest).length === 0;
}

function renderPrincipal(row: PrincipalRow) {
  return shownBy(principal, row, { trusted_issuer_id: row.providerId });
}
