/** Ends sessions by their tokens (RFC 7009), and tells an account about its own (RFC 7662). */
import { findActiveSession, revokeSession } from '../../store/accounts/sessions.ts';
import type { CallerServices } from './authenticate.ts';
import { authenticatedKey, invalidClient } from './clientCredentials.ts';
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
 * Who holds a token may end its session, so no other credential is needed. A key that is sent along is checked, and ends
 * sessions of its own account only. The response is the same whether or not there was such a session.
 */
export async function revoke(services: CallerServices, request: TokenRequest): Promise<null> {
  const token = tokenOf(request);
  if (request.bearer !== null) throw invalidClient();
  const key = await authenticatedKey(services, request);
  const caller = await services.tokens.find(token, request.address);
  if (caller && (!key || key.customerId === caller.customerId))
    await revokeSession(services.db, caller, caller.sessionId, request.requestId);
  return null;
}

/** Describes an active session of the account that asks. Everything else, whatever it is, is `{"active":false}`. */
export async function introspect(services: TokenStatusServices, request: TokenRequest): Promise<object> {
  const token = tokenOf(request);
  const session = await findActiveSession(services.db, await askingCustomer(services, request), token);
  if (!session) return { active: false };
  return {
    active: true,
    scope: session.scopes.join(' '),
    token_type: 'Bearer',
    iss: services.publicUrl,
    sub: session.actorId,
    ...(session.actorType === 'api-key' && { client_id: session.actorId }),
    jti: session.id,
    iat: Math.floor(session.createdAt.getTime() / 1_000),
    exp: Math.floor(session.expiresAt.getTime() / 1_000),
  };
}

/** The account of the key or of the session with which the request authenticates. Throws OAuthError invalid_client. */
async function askingCustomer(services: CallerServices, request: TokenRequest): Promise<string> {
  if (request.bearer !== null) {
    const caller = await services.tokens.find(request.bearer, request.address);
    if (!caller) throw invalidClient();
    return caller.customerId;
  }
  const key = await authenticatedKey(services, request);
  if (!key) throw new OAuthError('invalid_client', 'introspection needs an API key of the account, or a session of it');
  return key.customerId;
}
