/** What all grants share: the token request, what it is granted, and OAuth errors. */
import type { Scope } from '../../domain/scopes.ts';
import { ApiError, type OAuthErrorCode } from '../../http/apiError.ts';
import type { MintedSession } from '../../store/accounts/sessions.ts';
import type { Source } from '../../store/core/audit.ts';
import type { CallerServices } from './authenticate.ts';

/** Tells an unauthenticated client how to authenticate, as RFC 6749, section 5.2, requires. */
export class OAuthError extends ApiError {
  declare readonly code: OAuthErrorCode;

  constructor(code: OAuthErrorCode, description: string) {
    const headers = { 'www-authenticate': 'Basic realm="compute.service"' };
    super(code, description, code === 'invalid_client' ? { headers } : {});
  }
}

/** A request to one of the OAuth endpoints. All parameters are text, whether sent as JSON or as a form. */
export interface TokenRequest {
  parameters: ReadonlyMap<string, string>;
  /** From HTTP Basic, if the client used it (RFC 6749, section 2.3.1). */
  basic: { id: string; secret: string } | null;
  /** The bearer token of the Authorization header, which only introspection takes. */
  bearer: string | null;
  /** Thumbprint of the key to which the session is to be bound, by the request's proof; null without a proof. */
  dpopKey: string | null;
  /** Where the request came from. */
  address: string;
  requestId: string;
  /** The same with its client's name, for the audit log. */
  source: Source;
  /** Adds a header to the response, whatever it will be. */
  setHeader(name: string, value: string): void;
}

/** Throws OAuthError when a credential needs a proof of possession, and the request has none. */
export function requireProof({ dpopBound }: { dpopBound: boolean }, { dpopKey }: Pick<TokenRequest, 'dpopKey'>): void {
  if (dpopBound && dpopKey === null)
    throw new OAuthError(
      'invalid_dpop_proof',
      'sessions of this credential are bound to a key of the client: send a DPoP proof (RFC 9449)',
    );
}

export interface Granted extends MintedSession {
  scopes: readonly Scope[];
  /** Renews the session; only sign-ins of people have one. */
  refresh?: { token: string; expiresInSeconds: number };
}

/** Exchanges one kind of credential for a session; `Services` is what validating it needs. */
export type Grant<Services = CallerServices> = (services: Services, request: TokenRequest) => Promise<Granted>;
