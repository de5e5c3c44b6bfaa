import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Scope } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import type { ApiErrorNotes } from '../../http/problem.ts';
import type { RateLimit } from '../../http/rateLimit.ts';
import type { Database } from '../../store/core/db.ts';
import { callerOf, setCaller } from './caller.ts';
import type { KnownTokens } from './knownTokens.ts';
import type { LastUse } from './lastUse.ts';

/** What authenticating requests needs. */
export interface CallerServices extends ApiErrorNotes {
  db: Database;
  lastUse: LastUse;
  tokens: KnownTokens;
  rateLimits: { session: RateLimit; tokenAddress: RateLimit };
}

const realm = 'Bearer realm="compute.service"';

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

export function invalidToken(): ApiError {
  return new ApiError('Unauthorized', 'the access token is not valid: unknown, expired or revoked', {
    headers: { 'www-authenticate': `${realm}, error="invalid_token"` },
  });
}

/** Authenticates requests by session token (RFC 6750), and counts each against the session's rate limit. */
export function authenticate({ tokens, lastUse, rateLimits }: CallerServices): RequestHandler {
  return async (request: Request, response: Response, next: NextFunction) => {
    const header = authorizationHeader(request);
    if (header === undefined) {
      throw new ApiError('Unauthorized', 'a bearer token is required: POST /v1/auth/token gives one', {
        headers: { 'www-authenticate': realm },
      });
    }
    const address = request.socket.remoteAddress ?? 'unknown';
    const token = /^bearer /i.test(header) ? header.slice('bearer '.length).trim() : null;
    const caller = token && (await tokens.find(token, address));
    if (!caller) throw invalidToken();
    await rateLimits.session.take(caller.sessionId);
    if (caller.useIsStale) lastUse.note(caller.sessionId, address);
    setCaller(response, caller);
    next();
  };
}

/** Says which scope a session lacks. */
export function lackingScope(scope: Scope, held: readonly Scope[]): string {
  return `this needs the scope ${scope}; this session has ${held.join(' ') || 'none'}`;
}

/** Throws ApiError 403 unless the caller's session has the scope. */
export function requireScope(response: Response, scope: Scope): void {
  const held = callerOf(response).scopes;
  if (held.includes(scope)) return;
  throw new ApiError('insufficient_scope', lackingScope(scope, held), {
    headers: { 'www-authenticate': `${realm}, error="insufficient_scope", scope="${scope}"` },
  });
}
