/** Token exchange (RFC 8693): turns a workload's token from a trusted issuer into a session of a named principal. */
import { randomUUID } from 'node:crypto';
import { admits } from '../../domain/sourceRanges.ts';
import { KeysUnavailable, TokenRefusal } from '../../domain/tokenChecks.ts';
import { ApiError } from '../../http/apiError.ts';
import { isUuidOfAnyCase } from '../../lib/uuid.ts';
import {
  type Binding,
  findBinding,
  mayActIn,
  mintExchanged,
  recordRefusedExchange,
} from '../../store/federation/exchanges.ts';
import { authenticatedKey, isOver, refusedAccount } from '../callers/clientCredentials.ts';
import { type Granted, OAuthError, requireProof, type TokenRequest } from '../callers/oauth.ts';
import { plainAddress } from '../callers/plainAddress.ts';
import { grantedScopes, requestedTtl } from '../callers/sessionRequest.ts';
import type { FederationServices } from './federationServices.ts';
import { verify } from './verification.ts';

const tokenType = 'urn:ietf:params:oauth:token-type:';
/** A signed JWT, whatever its issuer calls it (RFC 8693, section 3). */
const subjectTokenTypes = ['jwt', 'id_token', 'access_token'].map((name) => `${tokenType}${name}`);
/** Verification attempts while the provider or principal changes; after the last, the exchange is refused. */
const attempts = 3;

/** The same message whatever was wrong, so that the bearer of a refused token learns nothing from it. */
function refusedToken(): OAuthError {
  return new OAuthError(
    'invalid_request',
    'the subject token was refused; the audit log of the account has the reason under the exchange id of this response',
  );
}

export async function exchangeToken(services: FederationServices, request: TokenRequest): Promise<Granted> {
  const { parameters, requestId, source } = request;
  const { token, principalId, tenantId, isClientId } = readRequest(request);
  // The token is the credential. A key that is sent along must be good all the same, and of the principal's account.
  const key = isClientId ? null : await authenticatedKey(services, request);
  const ttlSeconds = requestedTtl(parameters);
  const exchangeId = randomUUID();
  request.setHeader('x-exchange-id', exchangeId);
  let binding: Binding | null = null;

  const judge = async (): Promise<Granted> => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      binding = await findBinding(services.db, principalId);
      if (!binding)
        throw new TokenRefusal('principal', { expected: 'the id of a principal', got: 'no such principal' });
      const { principal, provider } = binding;
      if (key && !isOver(key, principal))
        throw new TokenRefusal('principal', { expected: "a principal of the API key's account", got: 'another one' });
      if (!admits(principal.sourceRanges, request.address))
        throw new TokenRefusal('address', {
          expected: `a request from ${principal.sourceRanges.join(' ')}`,
          got: plainAddress(request.address),
        });
      const now = services.identity.now();
      const { keyId, jti, subject, tokenKey, expiresAt } = await verify(services.identity.keys, {
        token,
        provider,
        principal,
        now,
      });
      requireProof(principal, request);
      const inTenant = await tenantOf(services, principal, tenantId);
      const scopes = grantedScopes(parameters, principal.scopes);
      const minted = await mintExchanged(services.db, binding, {
        exchangeId,
        requestId,
        source,
        scopes,
        keyId,
        jti,
        subject,
        tokenKey,
        expiresAt,
        dpopKey: request.dpopKey,
        tenantId: inTenant,
        ttlSeconds: Math.min(ttlSeconds, principal.maxSessionTtlSeconds),
      });
      if (typeof minted === 'object') return { ...minted, scopes };
      if (minted === 'replayed')
        throw new TokenRefusal('single use', {
          expected: 'a token that was not exchanged before',
          got: 'one that was exchanged before',
        });
      if (minted === 'expired')
        throw new TokenRefusal('lifetime', {
          expected: 'a token that is valid for at least another second',
          got: 'one that expires sooner',
        });
      // The token was verified: its bearer may know why it gets no session.
      const account = await refusedAccount(services, principal.customerId);
      if (account) throw account;
    }
    throw new TokenRefusal('revision', {
      expected: 'an unchanged, active customer, provider and principal',
      got: 'changes while the token was verified',
    });
  };

  try {
    const granted = await judge();
    services.identity.countExchange('granted');
    return granted;
  } catch (error) {
    const { check, why, answer } = judgement(error);
    services.identity.countExchange(check);
    const record = await services.identity.refusals.next((binding as Binding | null)?.principal.id ?? null);
    const reason = record === 'last' ? `${why}; further refusals in the next minutes are not recorded` : why;
    if (record !== 'left out')
      await recordRefusedExchange(services.db, {
        exchangeId,
        requestId,
        source,
        principalId,
        binding,
        check,
        why: reason,
      });
    throw answer;
  }
}

const oauthChecks: Partial<Record<OAuthError['code'], string>> = {
  invalid_dpop_proof: 'proof',
  unauthorized_client: 'account',
};

/** The tenant of the session: the asked one, or the principal's. Throws TokenRefusal. */
async function tenantOf(
  { db }: FederationServices,
  principal: Binding['principal'],
  asked: string | null,
): Promise<string> {
  const tenantId = asked ?? principal.tenantId;
  if (await mayActIn(db, principal, tenantId)) return tenantId;
  const expected = "the principal's tenant, or another one of its account if its reach is the account";
  throw new TokenRefusal('tenant', { expected, got: tenantId });
}

/** Returns what is recorded about a failure, and what the caller gets. */
function judgement(error: unknown): { check: string; why: string; answer: unknown } {
  if (error instanceof TokenRefusal) return { check: error.check, why: error.message, answer: refusedToken() };
  if (error instanceof OAuthError)
    return { check: oauthChecks[error.code] ?? 'scope', why: error.message, answer: error };
  if (error instanceof KeysUnavailable) {
    const headers = { 'retry-after': String(error.retryAfterSeconds) };
    const answer = new ApiError('ServiceUnavailable', "the issuer's keys cannot be fetched at present", {
      headers,
      cause: error,
    });
    return { check: 'keys', why: error.message, answer };
  }
  throw error;
}

interface ExchangeRequest {
  token: string;
  principalId: string;
  /** In which tenant the session is to be; null: in the principal's. */
  tenantId: string | null;
  /** The principal is the client: it is authenticated by its token, and has no secret. */
  isClientId: boolean;
}

function readRequest({ parameters, basic }: TokenRequest): ExchangeRequest {
  const required = (name: string): string => {
    const value = parameters.get(name);
    if (value === undefined) throw new OAuthError('invalid_request', `${name} is required`);
    return value;
  };
  const token = required('subject_token');
  if (!subjectTokenTypes.includes(required('subject_token_type')))
    throw new OAuthError('invalid_request', `subject_token_type must be one of: ${subjectTokenTypes.join(', ')}`);
  const wanted = parameters.get('requested_token_type');
  if (wanted !== undefined && wanted !== `${tokenType}access_token`)
    throw new OAuthError('invalid_request', `requested_token_type must be ${tokenType}access_token`);
  if (parameters.has('actor_token'))
    throw new OAuthError('invalid_request', 'actor_token is not supported: there is no delegation');
  const tenantId = parameters.get('tenant_id')?.toLowerCase() ?? null;
  if (tenantId !== null && !isUuidOfAnyCase(tenantId))
    throw new OAuthError('invalid_request', 'tenant_id must be the id of a tenant');
  return { token, tenantId, ...principalIn({ parameters, basic }) };
}

/**
 * Clients off the shelf send no `principal_id`. They name what they want by `audience` (RFC 8693, section 2.1), or
 * themselves by `client_id`, in the body or as HTTP Basic without a secret.
 */
function principalIn({
  parameters,
  basic,
}: Pick<TokenRequest, 'parameters' | 'basic'>): Pick<ExchangeRequest, 'principalId' | 'isClientId'> {
  const hasSecret = (basic?.secret ?? parameters.get('client_secret') ?? '') !== '';
  const clientId = hasSecret ? undefined : (basic?.id ?? parameters.get('client_id'));
  const audience = parameters.get('audience');
  // Some clients send the service's own address as the audience, whatever else they send.
  const named = isUuidOfAnyCase(audience) ? audience : undefined;
  const principalId = parameters.get('principal_id') ?? named ?? clientId;
  if (principalId === undefined)
    throw new OAuthError(
      'invalid_request',
      'principal_id is required: the id of a principal (audience or client_id may name it too)',
    );
  return { principalId, isClientId: clientId === principalId };
}
