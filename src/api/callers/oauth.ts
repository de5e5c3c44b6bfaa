/** What the ways to a session share: a request, what it is granted, and errors as OAuth has them. */
import type { Scope } from '../../domain/scopes.ts';
import type { MintedSession } from '../../store/accounts/sessions.ts';
import type { CallerServices } from './authenticate.ts';

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
  requestId: string;
  /** Adds a header to the answer, whatever it will be. */
  setHeader(name: string, value: string): void;
}

export interface Granted extends MintedSession {
  scopes: readonly Scope[];
}

/** How one kind of credential becomes a session; `Services` is what it takes to judge it. */
export type Grant<Services = CallerServices> = (services: Services, request: TokenRequest) => Promise<Granted>;
