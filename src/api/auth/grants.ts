/** The ways to a session at the token endpoint; one entry per OAuth grant type. */
import { type Scope, scopes as allScopes } from '../../domain/scopes.ts';
import { findApiKey } from '../../store/apiKeys.ts';
import { type MintedSession, mintSession } from '../../store/sessions.ts';
import type { ApiServices } from '../context.ts';

/** Session lifetime in seconds where the client asks for none, and the platform's maximum. */
export const sessionTtlSeconds = { default: 15 * 60, maximum: 60 * 60 } as const;

/** RFC 6749, section 5.2. */
export type OAuthErrorCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope';

export class OAuthError extends Error {
  readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    super(description);
    this.code = code;
  }
}

/** A request to the token endpoint: its parameters, JSON and form alike, all of them text. */
export interface TokenRequest {
  parameters: ReadonlyMap<string, string>;
  /** From HTTP Basic, where the client used it (RFC 6749, section 2.3.1). */
  basic: { id: string; secret: string } | null;
}

export interface Granted extends MintedSession {
  scopes: readonly Scope[];
}

export type Grant = (services: ApiServices, request: TokenRequest) => Promise<Granted>;

export const grants: Readonly<Record<string, Grant>> = {
  client_credentials: grantToApiKey,
};

async function grantToApiKey({ db }: ApiServices, request: TokenRequest): Promise<Granted> {
  const client = clientCredentials(request);
  const ttlSeconds = requestedTtl(request.parameters);
  const key = await findApiKey(db, client);
  // Its expiry and revocation are checked where the session is made, by the database's clock.
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
  return { ...minted, scopes };
}

/** One answer for an unknown key, a wrong secret and a key that ended. */
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

function requestedTtl(parameters: ReadonlyMap<string, string>): number {
  const text = parameters.get('session_ttl_seconds');
  if (text === undefined) return sessionTtlSeconds.default;
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1) {
    throw new OAuthError('invalid_request', 'session_ttl_seconds must be a whole number of seconds, at least 1');
  }
  return Math.min(Number(text), sessionTtlSeconds.maximum);
}

/** What was asked for, if the credential has all of it; everything the credential has when nothing was (RFC 6749, section 3.3). */
export function grantedScopes(parameters: ReadonlyMap<string, string>, available: readonly Scope[]): Scope[] {
  const text = parameters.get('scope');
  if (text === undefined) return [...available];
  const asked = text.split(' ');
  const granted = allScopes.filter((scope) => asked.includes(scope) && available.includes(scope));
  if (new Set(asked).size !== asked.length || granted.length !== asked.length) {
    throw new OAuthError(
      'invalid_scope',
      `scope must name, separated by single spaces, some of: ${available.join(' ')}`,
    );
  }
  return granted;
}
