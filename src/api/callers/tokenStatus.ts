/** Ends sessions by their tokens (RFC 7009), and tells an account about its own (RFC 7662). */
import { type Asking, findActiveSession, revokeSession } from '../../store/accounts/sessions.ts';
import { endSignIn, isRefreshToken } from '../../store/people/signInRefresh.ts';
import type { CallerServices } from './authenticate.ts';
import { authenticatedKey, invalidClient, isOver } from './clientCredentials.ts';
import { OAuthError, type TokenRequest } from './oauth.ts';

/** What revocation and introspection need. */
export interface TokenStatusServices extends CallerServices {
  /** The service's address, which is the issuer of its tokens. */
  publicUrl: string;
}

function tokenOf({ parameters }: TokenRequest): string {
  const token = parameters.get('token');
  if (token === undefined) throw new OAuthError('invalid_request', 'token is required');
  return token;
}

/**
 * Who holds a token may end its session or sign-in, so no other credential is needed. A key that is sent along is checked, and ends
 * sessions of its own account only. The response is the same whether or not there was such a session.
 */
export async function revoke(services: CallerServices, request: TokenRequest): Promise<null> {
  const token = tokenOf(request);
  if (request.bearer !== null) throw invalidClient();
  const key = await authenticatedKey(services, request);
  if (isRefreshToken(token)) {
    await endSignIn(services.db, token, request, (owner) => !key || isOver(key, owner));
    return null;
  }
  const caller = await services.tokens.find(token, request.address);
  if (caller && (!key || isOver(key, caller)))
    await revokeSession(services.db, { ...caller, source: request.source }, caller.sessionId, request.requestId);
  return null;
}

/** Describes an active session of the account that asks. Everything else, whatever it is, is `{"active":false}`. */
export async function introspect(services: TokenStatusServices, request: TokenRequest): Promise<object> {
  const token = tokenOf(request);
  const session = await findActiveSession(services.db, await asking(services, request), token);
  if (!session) return { active: false };
  return {
    active: true,
    scope: session.scopes.join(' '),
    token_type: session.dpopKey === null ? 'Bearer' : 'DPoP',
    ...(session.dpopKey !== null && { cnf: { jkt: session.dpopKey } }),
    iss: services.publicUrl,
    sub: session.actorId,
    ...(session.actorType === 'api-key' && { client_id: session.actorId }),
    jti: session.id,
    iat: Math.floor(session.createdAt.getTime() / 1_000),
    exp: Math.floor(session.expiresAt.getTime() / 1_000),
  };
}

/** For whom the key or the session asks with which the request authenticates. Throws OAuthError invalid_client. */
async function asking(services: CallerServices, request: TokenRequest): Promise<Asking> {
  if (request.bearer !== null) {
    const caller = await services.tokens.find(request.bearer, request.address);
    // A bound session would need a proof here; an API key does not.
    if (!caller || caller.dpopKey !== null) throw invalidClient();
    return { customerId: caller.customerId, confinedTo: caller.accountScopes.length > 0 ? null : caller.tenantId };
  }
  const key = await authenticatedKey(services, request);
  if (!key) throw new OAuthError('invalid_client', 'introspection needs an API key of the account, or a session of it');
  return { customerId: key.customerId, confinedTo: key.reach === 'account' ? null : key.tenantId };
}
