/** How clients of the OAuth endpoints authenticate: by an API key, as HTTP Basic or in the body (RFC 6749, section 2.3.1). */

import { admits } from '../../domain/sourceRanges.ts';
import { isUuidOfAnyCase } from '../../lib/uuid.ts';
import { findLiveApiKey, type LiveApiKey } from '../../store/accounts/apiKeys.ts';
import { refusalOfAccount } from '../../store/accounts/customerLife.ts';
import type { CallerServices } from './authenticate.ts';
import { OAuthError, type TokenRequest } from './oauth.ts';

/** The same error for an unknown key, a wrong secret, and a key that has expired or been revoked. */
export function invalidClient(): OAuthError {
  return new OAuthError('invalid_client', 'the API key is not valid: unknown, expired or revoked');
}

type Request = Pick<TokenRequest, 'parameters' | 'basic' | 'address' | 'requestId' | 'source'>;

/** Audits a key that was refused. Its id is a claim; the secret is not recorded. */
export function refusedKey(
  { refusals }: Pick<CallerServices, 'refusals'>,
  { requestId, source }: Pick<TokenRequest, 'requestId' | 'source'>,
  id: string,
): OAuthError {
  const actorId = isUuidOfAnyCase(id) ? id.toLowerCase() : 'malformed';
  const refused = invalidClient();
  refusals.note({
    actorType: 'api-key',
    actorId,
    action: 'api-key.refuse',
    target: actorId,
    reason: refused.message,
    requestId,
    source,
  });
  return refused;
}

/** Tells a proven credential that its account is suspended or closed, and why; null if the account is active. */
export async function refusedAccount(
  { db }: Pick<CallerServices, 'db'>,
  customerId: string,
): Promise<OAuthError | null> {
  const why = await refusalOfAccount(db, customerId);
  return why === null ? null : new OAuthError('unauthorized_client', why);
}

/** The key that a request names; null if it names none. A `client_id` alone is a name, which proves nothing. */
export function sentCredentials({
  parameters,
  basic,
}: Pick<Request, 'parameters' | 'basic'>): { id: string; secret: string } | null {
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
export async function authenticatedKey(services: CallerServices, request: Request): Promise<LiveApiKey | null> {
  const sent = sentCredentials(request);
  if (!sent) return null;
  const key = await findLiveApiKey(services.db, sent);
  if (!key) throw refusedKey(services, request, sent.id);
  requireOwnAddress(services, key, request);
  return key;
}

/** Whether a key belongs to the account, or to the one tenant, that something is of. */
export function isOver(key: LiveApiKey, { customerId, tenantId }: { customerId: string; tenantId: string }): boolean {
  return key.customerId === customerId && (key.reach === 'account' || key.tenantId === tenantId);
}

/** Throws the same OAuthError as for a wrong secret when a key is used from an address that is not one of its own. */
export function requireOwnAddress(
  { refusedAddresses }: CallerServices,
  { id, customerId, sourceRanges }: LiveApiKey,
  { address, requestId }: Pick<Request, 'address' | 'requestId'>,
): void {
  if (admits(sourceRanges, address)) return;
  const owner = { customerId, actorType: 'api-key' as const, actorId: id };
  refusedAddresses.note({ owner, address, requestId, sessionId: null });
  throw invalidClient();
}
