/** Exchanges an API key for a session. */
import { findApiKey } from '../../store/accounts/apiKeys.ts';
import { warningDays } from '../../store/accounts/keyEnds.ts';
import { mintSession } from '../../store/accounts/sessions.ts';
import type { CallerServices } from '../callers/authenticate.ts';
import { refusedAccount, refusedKey, requireOwnAddress, sentCredentials } from '../callers/clientCredentials.ts';
import { type Granted, OAuthError, requireProof, type TokenRequest } from '../callers/oauth.ts';
import { grantedScopes, requestedTtl } from '../callers/sessionRequest.ts';

export async function grantToApiKey(services: CallerServices, request: TokenRequest): Promise<Granted> {
  const { db, lastUse } = services;
  const client = clientCredentials(request);
  const ttlSeconds = requestedTtl(request.parameters);
  const key = await findApiKey(db, client);
  // Expiry and revocation are checked where the session is created, by the database's clock.
  if (!key) throw refusedKey(services, request, client.id);
  // An ended key gets the same error, without an entry in the audit log.
  if (key.revokedAt === null) {
    requireOwnAddress(services, key, request);
    requireProof(key, request);
  }
  const scopes = grantedScopes(request.parameters, key.scopes);
  const minted = await mintSession(db, {
    customerId: key.customerId,
    tenantId: key.tenantId,
    actorType: 'api-key',
    actorId: key.id,
    actorName: key.name,
    scopes,
    accountScopes: key.reach === 'account' ? scopes : [],
    ttlSeconds,
    dpopKey: request.dpopKey,
    notAfter: key.expiresAt,
    requestId: request.requestId,
    source: request.source,
  });
  if (!minted) {
    const ended = key.revokedAt !== null || (key.expiresAt !== null && key.expiresAt.getTime() <= Date.now());
    throw (!ended && (await refusedAccount(services, key.customerId))) || refusedKey(services, request, client.id);
  }
  lastUse.noteKey(key.id, request.address);
  if (key.expiresAt && key.expiresAt.getTime() < Date.now() + warningDays * 86_400_000)
    request.setHeader('x-api-key-expires', key.expiresAt.toISOString());
  return { ...minted, scopes };
}

function clientCredentials(request: TokenRequest): { id: string; secret: string } {
  const sent = sentCredentials(request);
  if (sent?.id && sent.secret) return sent;
  throw new OAuthError(
    'invalid_client',
    'client_id and client_secret are required: the id and the secret of an API key',
  );
}
