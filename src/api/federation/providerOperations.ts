/** Identity providers: the token issuers that a customer trusts. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { KeysUnavailable, type Step } from '../../domain/tokenChecks.ts';
import { ApiError, type FieldError } from '../../http/apiError.ts';
import { FetchFailure } from '../../http/fetchJson.ts';
import { AddressRefusal } from '../../http/outgoingAddresses.ts';
import { refusingUniformly, unfetchableCause } from '../../http/uniformRefusal.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import { isSpent } from '../../store/federation/exchanges.ts';
import {
  createProvider,
  deleteProvider,
  findKeySetHealth,
  findProvider,
  listProviders,
  lockProvider,
  type NewProvider,
  type ProviderRow,
  recordFetch,
  replaceKeys,
  revokeProviderSessions,
  updateProvider,
} from '../../store/federation/identityProviders.ts';
import { findPrincipal, principalsOfProvider } from '../../store/federation/principals.ts';
import { boundsOf, requireAtMost } from '../operations/credentialBounds.ts';
import { changeBy } from '../operations/granting.ts';
import { noSuch, unprocessable } from '../operations/operation.ts';
import { list } from '../operations/operationLists.ts';
import { shownBy } from '../operations/rows.ts';
import type { FederationServices } from './federationServices.ts';
import { operation, recorded } from './federationServices.ts';
import { issuerProblem, jwksUriProblem, storedKeysProblem } from './providerRules.ts';
import {
  health,
  keyId,
  type NewProviderBody,
  newProvider,
  ofTokenAge,
  provider,
  providerChanges,
  providerId,
  sessionCount,
  step,
  storedKeys,
  tokenAge,
} from './providerSchemas.ts';
import { warningsOf } from './providerWarnings.ts';
import { explain } from './verification.ts';

const bodyLimitBytes = 128 * 1024;
const path = '/identity/providers';

export const providerOperations = [
  operation({
    at: `POST ${path}`,
    operationId: 'createIdentityProvider',
    summary: 'Creates an identity provider; its keys must be reachable',
    scope: 'admin:write',
    reach: 'account',
    body: newProvider,
    bodyLimitBytes,
    status: 201,
    answer: provider,
    failures: [409],
    async handle({ services, caller, requestId, body, transact }) {
      const change = changeBy(caller, requestId);
      const { row: toCreate, keys } = await examined(services, requestId, body);
      return transact(async (tx) => {
        const row = await createProvider(tx, change, toCreate);
        if (!row) throw new ApiError('limit_reached', 'the account has the maximum number of identity providers');
        await recordFetch(tx, recorded({ providerId: row.id, at: new Date(), keys, error: null }));
        return renderProvider(row);
      });
    },
  }),
  list({
    at: `GET ${path}`,
    operationId: 'listIdentityProviders',
    summary: 'The identity providers of the account, newest first',
    reach: 'account',
    id: 'IdentityProviderList',
    field: 'providers',
    about: 'The providers, newest first',
    item: provider,
    read: ({ services, caller }, page) => listProviders(services.db, caller.customerId, page),
    render: renderProvider,
  }),
  operation({
    at: `GET ${path}/{id}`,
    operationId: 'getIdentityProvider',
    summary: 'One identity provider',
    scope: 'admin:read',
    reach: 'account',
    answer: provider,
    handle: async ({ services, caller, params }) =>
      renderProvider(await requireProvider(services, caller, params['id']!)),
  }),
  operation({
    at: `PATCH ${path}/{id}`,
    operationId: 'updateIdentityProvider',
    summary: 'Replaces display name, audiences, clock skew or status; issuer and source of keys never change',
    scope: 'admin:write',
    reach: 'account',
    body: providerChanges,
    immutable: [
      'id',
      'customer_id',
      'issuer',
      'issuer_type',
      'jwks_source_type',
      'jwks_uri',
      'jwks_document',
      'jwks_document_ref',
      'created_at',
    ],
    answer: provider,
    async handle({ services, caller, requestId, params, body, requireMatch }) {
      const change = changeBy(caller, requestId);
      if (!isHarmless(body)) await requireAtMostOfPrincipals(services, caller, params['id']!);
      const changes = {
        displayName: body.display_name,
        audiences: body.audiences,
        allowedClockSkewSeconds: body.allowed_clock_skew_seconds,
        status: body.status,
      };
      const row = await updateProvider(services.db, change, params['id']!, changes, (found) =>
        requireMatch(renderProvider(found)),
      );
      if (!row) throw noSuch('identity provider');
      return renderProvider(row);
    },
  }),
  operation({
    at: `DELETE ${path}/{id}`,
    operationId: 'deleteIdentityProvider',
    summary: 'Deletes a provider that no principal uses and returns its last state',
    scope: 'admin:write',
    reach: 'account',
    answer: provider,
    failures: [409],
    async handle({ services, caller, requestId, params, requireMatch }) {
      const row = await deleteProvider(services.db, changeBy(caller, requestId), params['id']!, (found) =>
        requireMatch(renderProvider(found)),
      );
      if (row === 'absent') throw noSuch('identity provider');
      if (row === 'used')
        throw new ApiError('provider_in_use', 'principals use this identity provider; delete them first');
      services.identity.keys.forget(row.id);
      return renderProvider(row);
    },
  }),
  operation({
    at: `POST ${path}/{id}/test`,
    operationId: 'testIdentityProvider',
    summary: 'Dry-runs a token exchange and reports each check; creates no session and does not use up the token',
    scope: 'admin:read',
    reach: 'account',
    body: z
      .strictObject({
        subject_token: z.string().min(1).max(32_768).describe('The token of the issuer'),
        principal_id: z.string().optional().describe('The principal'),
      })
      .meta({ id: 'TokenTest' }),
    answer: z
      .strictObject({
        would_mint: z.boolean().describe('Whether an exchange would give a session'),
        steps: z.array(step).describe('What was checked, in order, until the first refusal'),
        claims: z.record(z.string(), z.unknown()).nullable().describe('The claims of the token'),
      })
      .meta({ id: 'TokenExplanation' }),
    async handle({ services, caller, params, body, requireMatch }) {
      const row = await requireProvider(services, caller, params['id']!);
      requireMatch(renderProvider(row));
      return explained(services, caller, row, body);
    },
  }),
  operation({
    at: `GET ${path}/{id}/health`,
    operationId: 'getIdentityProviderHealth',
    summary: 'Returns the result of the last key fetch, and warnings about the provider and its principals',
    scope: 'admin:read',
    reach: 'account',
    answer: health,
    async handle({ services, caller, params }) {
      const row = await requireProvider(services, caller, params['id']!);
      const [fetched, principals] = await Promise.all([
        findKeySetHealth(services.db, row.id),
        principalsOfProvider(services.db, caller.customerId, row.id),
      ]);
      return {
        provider_id: row.id,
        jwks_source_type: row.jwksSourceType,
        last_fetch_at: fetched?.attemptedAt ?? null,
        last_success_at: fetched?.succeededAt ?? null,
        last_error: fetched?.lastError ?? null,
        key_ids: fetched?.keyIds ?? [],
        max_token_age_seconds: row.maxTokenAgeSeconds,
        warnings: warningsOf(row, principals, fetched),
      };
    },
  }),
  operation({
    at: `PUT ${path}/{id}/keys`,
    operationId: 'replaceStoredKeys',
    summary: 'Replaces the stored keys; list the old and the new ones while an issuer changes from one to the other',
    scope: 'admin:write',
    reach: 'account',
    body: storedKeys,
    bodyLimitBytes,
    answer: provider,
    failures: [409],
    async handle({ services, caller, requestId, params, body: { jwks_document: document }, requireMatch }) {
      const change = changeBy(caller, requestId);
      await requireAtMostOfPrincipals(services, caller, params['id']!);
      const error = problem('/jwks_document', 'invalid_jwks', storedKeysProblem(document));
      if (error) throw unprocessable([error]);
      const keySet = { document: document as JwksDocument, ref: keyRef(document) };
      const row = await replaceKeys(services.db, change, params['id']!, keySet, (found) =>
        requireMatch(renderProvider(found)),
      );
      if (row === 'absent') throw noSuch('identity provider');
      if (row === 'fetched')
        throw new ApiError('Conflict', "this provider's keys are fetched from its issuer: there are none to replace");
      const keys = await services.identity.keys.load(row);
      await recordFetch(services.db, recorded({ providerId: row.id, at: new Date(), keys, error: null }));
      return renderProvider(row);
    },
  }),
  operation({
    at: `PUT ${path}/{id}/token-age`,
    operationId: 'setTokenAge',
    summary: 'How many seconds after its iat a token may still be exchanged; 0: no limit, and no iat is needed',
    scope: 'admin:write',
    reach: 'account',
    body: z.strictObject({ max_token_age_seconds: tokenAge }).meta({ id: 'TokenAge' }),
    answer: z
      .strictObject({ provider_id: providerId, max_token_age_seconds: z.int().describe(ofTokenAge) })
      .meta({ id: 'TokenAgeState' }),
    async handle({
      services,
      caller,
      requestId,
      params,
      body: { max_token_age_seconds: maxTokenAgeSeconds },
      requireMatch,
    }) {
      const change = changeBy(caller, requestId);
      await requireAtMostOfPrincipals(services, caller, params['id']!);
      const row = await updateProvider(services.db, change, params['id']!, { maxTokenAgeSeconds }, (found) =>
        requireMatch(renderProvider(found)),
      );
      if (!row) throw noSuch('identity provider');
      return { provider_id: row.id, max_token_age_seconds: row.maxTokenAgeSeconds };
    },
  }),
  operation({
    at: `POST ${path}/{id}/revoke-sessions`,
    operationId: 'revokeIdentityProviderSessions',
    summary: 'Ends all sessions issued through the provider, or through one of its keys',
    scope: 'admin:write',
    reach: 'account',
    body: z.strictObject({ kid: keyId.optional() }).meta({ id: 'SessionRevocation' }),
    bodyOptional: true,
    answer: z.strictObject({ revoked: sessionCount }).meta({ id: 'RevokedSessions' }),
    handle({ caller, requestId, params, body, requireMatch, transact }) {
      const change = changeBy(caller, requestId);
      return transact(async (tx) => {
        const found = await lockProvider(tx, caller.customerId, params['id']!);
        if (found) requireMatch(renderProvider(found));
        const revoked = await revokeProviderSessions(tx, change, params['id']!, body.kid ?? null);
        if (revoked === null) throw noSuch('identity provider');
        return { revoked };
      });
    },
  }),
];

async function requireProvider({ db }: FederationServices, caller: Caller, id: string): Promise<ProviderRow> {
  const row = await findProvider(db, caller.customerId, id);
  if (!row) throw noSuch('identity provider');
  return row;
}

/** Only renaming and disabling a provider cannot let anyone new in. */
function isHarmless({ display_name: _, status, ...rest }: z.infer<typeof providerChanges>): boolean {
  return status !== 'active' && Object.keys(rest).length === 0;
}

/** Changing which tokens pass decides who gets what the provider's principals have. Throws ApiError 403. */
async function requireAtMostOfPrincipals(
  { db }: FederationServices,
  caller: Caller,
  providerId: string,
): Promise<void> {
  const principals = await principalsOfProvider(db, caller.customerId, providerId);
  const reach = 'account' as const;
  await requireAtMost(
    db,
    caller,
    principals.map((each) => boundsOf({ ...each, reach })),
  );
}

/** Returns what will be stored, after every rule passed and the issuer's keys could be fetched. */
async function examined({ identity, log }: FederationServices, requestId: string, body: NewProviderBody) {
  const type = body.jwks_source_type;
  const errors = [
    ...misplaced(body),
    problem('/issuer', 'invalid_issuer', issuerProblem(body.issuer, identity.rules, type === 'discovery')),
    body.jwks_uri === undefined
      ? null
      : problem('/jwks_uri', 'invalid_jwks_uri', jwksUriProblem(body.jwks_uri, identity.rules)),
    body.jwks_document === undefined
      ? null
      : problem('/jwks_document', 'invalid_jwks', storedKeysProblem(body.jwks_document)),
  ].filter((error) => error !== null);
  if (errors.length > 0) throw unprocessable(errors);
  const document = (body.jwks_document as JwksDocument | undefined) ?? null;
  const row: NewProvider = {
    displayName: body.display_name,
    issuer: body.issuer,
    jwksSourceType: type,
    jwksUri: body.jwks_uri ?? null,
    jwksDocument: document,
    jwksDocumentRef: document && keyRef(document),
    audiences: body.audiences,
    allowedClockSkewSeconds: body.allowed_clock_skew_seconds,
  };
  try {
    const load = () => identity.keys.load({ id: '', ...row });
    return { row, keys: await refusingUniformly(log, { requestId, issuer: body.issuer }, load) };
  } catch (error) {
    if (!(error instanceof AddressRefusal || error instanceof FetchFailure)) throw error;
    const isAddress = error instanceof AddressRefusal || unfetchableCause(error) !== null;
    const code = isAddress ? 'address_refused' : 'keys_unavailable';
    throw unprocessable([
      { pointer: type === 'https' ? '/jwks_uri' : '/issuer', code, detail: `the server of the keys ${error.message}` },
    ]);
  }
}

type JwksDocument = NonNullable<NewProvider['jwksDocument']>;

function keyRef(document: object): string {
  return `sha256:${createHash('sha256').update(JSON.stringify(document)).digest('hex')}`;
}

function problem(pointer: string, code: string, detail: string | null): FieldError | null {
  return detail === null ? null : { pointer, code, detail };
}

/** Each kind of key source requires its own field and excludes the other's. */
function misplaced(body: NewProviderBody): FieldError[] {
  const fields = [
    ['jwks_uri', 'https'],
    ['jwks_document', 'stored-jwks'],
  ] as const;
  return fields.flatMap(([field, type]) => {
    const isThere = body[field] !== undefined;
    if (isThere === (body.jwks_source_type === type)) return [];
    const detail = isThere ? `belongs to jwks_source_type ${type} only` : `is required with jwks_source_type ${type}`;
    return [{ pointer: `/${field}`, code: isThere ? 'unexpected_field' : 'required', detail }];
  });
}

async function explained(
  { db, identity }: FederationServices,
  caller: Caller,
  row: ProviderRow,
  { subject_token: token, principal_id: principalId }: { subject_token: string; principal_id?: string | undefined },
) {
  const found =
    principalId !== undefined && z.uuid().safeParse(principalId).success
      ? await findPrincipal(db, caller, principalId)
      : null;
  const principal = found?.providerId === row.id ? found : null;
  if (principalId !== undefined && !principal) throw noSuch('principal of this identity provider');
  try {
    const { steps, claims, verified } = await explain(identity.keys, {
      token,
      provider: row,
      principal,
      now: identity.now(),
    });
    if (verified && principal?.singleUse) {
      const spent = await isSpent(db, row.id, verified.tokenKey);
      steps.push({
        check: 'single use',
        result: spent ? 'failed' : 'passed',
        expected: 'a token that was not exchanged before',
        got: spent ? 'one that was exchanged before' : 'a new one',
      });
    }
    return { would_mint: principal !== null && isPassed(steps), steps, claims };
  } catch (error) {
    if (!(error instanceof KeysUnavailable)) throw error;
    const steps: Step[] = [
      {
        check: 'keys',
        result: 'failed',
        expected: "the issuer's keys",
        got: error.message,
        hint: 'the health of this provider says more',
      },
    ];
    return { would_mint: false, steps, claims: null };
  }
}

function isPassed(steps: readonly Step[]): boolean {
  return steps.every(({ result }) => result !== 'failed');
}

function renderProvider({ jwksUri, jwksDocumentRef, ...row }: ProviderRow) {
  const source = { ...(jwksUri !== null && { jwksUri }), ...(jwksDocumentRef !== null && { jwksDocumentRef }) };
  return shownBy(provider, { ...row, ...source }, { issuer_type: 'oidc' as const });
}
