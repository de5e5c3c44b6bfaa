import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Scope } from '../../domain/scopes.ts';
import { ApiError, bearerRealm, invalidToken } from '../../http/apiError.ts';
import type { Connections } from '../../http/clientConnections.ts';
import type { ApiErrorNotes } from '../../http/problem.ts';
import type { RateLimit } from '../../http/rateLimit.ts';
import { clientOf, factsOf } from '../../http/requestFacts.ts';
import type { FairTurns } from '../../lib/fairTurns.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { Database } from '../../store/core/db.ts';
import { callerOf, setCaller } from './caller.ts';
import type { CallerLimits } from './callerLimits.ts';
import { type DpopProofs, ProofRefusal, proofAlgorithms } from './dpopProof.ts';
import type { KnownTokens } from './knownTokens.ts';
import type { LastUse } from './lastUse.ts';
import type { RefusedActs } from './refusedActs.ts';
import type { RefusedAddresses } from './refusedAddresses.ts';
import { browserToken } from './sessionCookie.ts';
import { takeTurn } from './turns.ts';

/** What authenticating requests needs. */
export interface CallerServices extends ApiErrorNotes {
  db: Database;
  lastUse: LastUse;
  tokens: KnownTokens;
  rateLimits: { callers: CallerLimits; tokenAddress: RateLimit };
  connections: Connections;
  /** By customer: the requests that this process serves at the same time. */
  turns: FairTurns;
  refusedAddresses: RefusedAddresses;
  dpopProofs: DpopProofs;
  /** The URL that clients use for this service, without a trailing slash. */
  publicUrl: string;
  refusals: RefusedActs;
}

/** Returns the only Authorization header. Reads the raw headers because Node silently keeps the first of several. */
export function authorizationHeader(request: Request): string | undefined {
  const raw = request.rawHeaders;
  let value: string | undefined;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]!;
    if (name.length !== 13 || name.toLowerCase() !== 'authorization') continue;
    if (value !== undefined) throw new ApiError('BadRequest', 'the request has more than one Authorization header');
    value = raw[index + 1]!;
  }
  return value;
}

/** Authenticates requests by session token (RFC 6750), counts each against its caller's limits, and gives it its turn. */
export function authenticate(services: CallerServices): RequestHandler {
  const { tokens, lastUse, rateLimits, connections, turns, publicUrl } = services;
  return async (request: Request, response: Response, next: NextFunction) => {
    connections.refuseExcess(request.socket);
    const header = authorizationHeader(request);
    const ofBrowser = header === undefined ? browserToken(request, response, publicUrl) : null;
    if (header === undefined && ofBrowser === null) {
      throw new ApiError('Unauthorized', 'a bearer token is required: POST /v1/auth/token gives one', {
        headers: { 'www-authenticate': bearerRealm },
      });
    }
    const address = clientOf(request);
    const [, scheme = '', sent = ''] = /^(bearer|dpop) +(.*)$/is.exec(header ?? `bearer ${ofBrowser}`) ?? [];
    const token = sent.trim();
    const caller = token && (await tokens.find(token, address, factsOf(response).requestId));
    // Only people have browsers: no other actor's token counts as a cookie.
    if (!caller || (ofBrowser !== null && caller.actorType !== 'human')) throw invalidToken();
    await requirePossession(services, request, caller, { scheme: scheme.toLowerCase(), token });
    const left = await rateLimits.callers.take(caller);
    response.setHeader('ratelimit', left.ratelimit).setHeader('ratelimit-policy', left['ratelimit-policy']);
    if (caller.useIsStale) lastUse.note(caller.sessionId, address);
    setCaller(response, { ...caller, source: factsOf(response).source });
    if (await takeTurn(turns, caller.customerId, response)) next();
  };
}

/**
 * A session that is bound to a key is used with the scheme DPoP and a proof by that key, and any other as a bearer token
 * (RFC 9449, section 7). Throws ApiError 401.
 */
async function requirePossession(
  { dpopProofs, publicUrl }: CallerServices,
  request: Request,
  { dpopKey }: Caller,
  { scheme, token }: { scheme: string; token: string },
): Promise<void> {
  if (dpopKey === null && scheme === 'bearer') return;
  if (dpopKey === null)
    throw unproven('invalid_token', 'this session is not bound to a key: send it as a bearer token');
  if (scheme === 'bearer')
    throw unproven('invalid_token', 'this session is bound to a key: send it with the scheme DPoP and a proof');
  try {
    const target = { method: request.method, url: publicUrl + request.originalUrl, token };
    if ((await dpopProofs.check(request, target, dpopKey)) === null)
      throw new ProofRefusal('the request has no DPoP header');
  } catch (error) {
    if (!(error instanceof ProofRefusal)) throw error;
    throw unproven('invalid_dpop_proof', error.message);
  }
}

function unproven(error: 'invalid_token' | 'invalid_dpop_proof', why: string): ApiError {
  const challenge = `DPoP realm="compute.service", error="${error}", algs="${proofAlgorithms.join(' ')}"`;
  return new ApiError('Unauthorized', why, { headers: { 'www-authenticate': challenge } });
}

export function lackingScope(scope: Scope, held: readonly Scope[]): string {
  return `this needs the scope ${scope}; this session has ${held.join(' ') || 'none'}`;
}

/** Throws ApiError 403 unless the caller's session has the scope, in the account if that is needed. */
export function requireScope(response: Response, scope: Scope, inAccount = false): void {
  const { scopes, accountScopes } = callerOf(response);
  if ((inAccount ? accountScopes : scopes).includes(scope)) return;
  const lacking = scopes.includes(scope)
    ? `this needs the scope ${scope} in the account; this session has it in its tenant alone`
    : lackingScope(scope, scopes);
  throw new ApiError('insufficient_scope', lacking, {
    headers: { 'www-authenticate': `${bearerRealm}, error="insufficient_scope", scope="${scope}"` },
  });
}
