/** How clients of the OAuth endpoints authenticate: by an API key, as HTTP Basic or in the body (RFC 6749, section 2.3.1). */
import { findLiveApiKey, type LiveApiKey } from '../../store/accounts/apiKeys.ts';
import type { CallerServices } from './authenticate.ts';
import { OAuthError, type TokenRequest } from './oauth.ts';

/** The same error for an unknown key, a wrong secret, and a key that has expired or been revoked. */
export function invalidClient(): OAuthError {
  return new OAuthError('invalid_client', 'the API key is not valid: unknown, expired or revoked');
}

type Request = Pick<TokenRequest, 'parameters' | 'basic'>;

/** The key that a request names; null if it names none. A `client_id` alone is a name, which proves nothing. */
export function sentCredentials({ parameters, basic }: Request): { id: string; secret: string } | null {
  const id = parameters.get('client_id');
  const secret = parameters.get('client_secret');
  if (basic) {
    if (secret !== undefined) throw new OAuthError('invalid_request', 'the client authenticates in more than one way');
    if (id !== undefined && id !== basic.id)
      throw new OAuthError('invalid_request', 'client_id differs from the Authorization header');
    return basic;
  }
  if (secret === undefined) return null;
  if (!id) throw new OAuthError('invalid_client', 'client_secret is the secret of an API key, whose id is missing');
  return { id, secret };
}

/** The live key with which a request authenticates; null if it does not. Throws OAuthError invalid_client. */
export async function authenticatedKey({ db }: CallerServices, request: Request): Promise<LiveApiKey | null> {
  const sent = sentCredentials(request);
  if (!sent) return null;
  const key = await findLiveApiKey(db, sent);
  if (!key) throw invalidClient();
  return key;
}
