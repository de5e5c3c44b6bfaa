/** Exchanges an API key for a session. */
import { findApiKey } from '../../store/accounts/apiKeys.ts';
import { warningDays } from '../../store/accounts/keyEnds.ts';
import { mintSession } from '../../store/accounts/sessions.ts';
import type { CallerServices } from '../callers/authenticate.ts';
import { type Granted, OAuthError, type TokenRequest } from '../callers/oauth.ts';
import { grantedScopes, requestedTtl } from '../callers/sessionRequest.ts';

export async function grantToApiKey({ db, lastUse }: CallerServices, request: TokenRequest): Promise<Granted> {
  const client = clientCredentials(request);
  const ttlSeconds = requestedTtl(request.parameters);
  const key = await findApiKey(db, client);
  // Expiry and revocation are checked where the session is created, by the database's clock.
  if (!key) throw invalidClient();
  const scopes = grantedScopes(request.parameters, key.scopes);
  const minted = await mintSession(db, {
    customerId: key.customerId,
    tenantId: key.tenantId,
    actorType: 'api-key',
    actorId: key.id,
    scopes,
    ttlSeconds,
    notAfter: key.expiresAt,
  });
  if (!minted) throw invalidClient();
  lastUse.noteKey(key.id, request.address);
  if (key.expiresAt && key.expiresAt.getTime() < Date.now() + warningDays * 86_400_000)
    request.setHeader('x-api-key-expires', key.expiresAt.toISOString());
  return { ...minted, scopes };
}

/** The same error for an unknown key, a wrong secret, and a key that has expired or been revoked. */
function invalidClient(): OAuthError {
  return new OAuthError('invalid_client', 'the API key is not valid: unknown, expired or revoked');
}

function clientCredentials({ parameters, basic }: TokenRequest): { id: string; secret: string } {
  const id = parameters.get('client_id');
  const secret = parameters.get('client_secret');
  if (basic) {
    if (secret !== undefined) throw new OAuthError('invalid_request', 'the client authenticates in more than one way');
    if (id !== undefined && id !== basic.id)
      throw new OAuthError('invalid_request', 'client_id differs from the Authorization header');
    return basic;
  }
  if (!id || !secret) {
    throw new OAuthError(
      'invalid_client',
      'client_id and client_secret are required: the id and the secret of an API key',
    );
  }
  return { id, secret };
}
