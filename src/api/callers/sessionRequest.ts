/** What a client requests for its session, within what its credential allows. */
import { scopes as allScopes, type Scope } from '../../domain/scopes.ts';
import { OAuthError } from './oauth.ts';

/** Session lifetime in seconds: the default when the client requests none, and the platform's maximum. */
export const sessionTtlSeconds = { default: 15 * 60, maximum: 60 * 60 } as const;

export function requestedTtl(parameters: ReadonlyMap<string, string>): number {
  const text = parameters.get('session_ttl_seconds');
  if (text === undefined) return sessionTtlSeconds.default;
  if (!/^\d{1,15}$/.test(text) || Number(text) < 1) {
    throw new OAuthError('invalid_request', 'session_ttl_seconds must be a whole number of seconds, at least 1');
  }
  return Math.min(Number(text), sessionTtlSeconds.maximum);
}

/** Returns the requested scopes if the credential holds all; by default all that it holds (RFC 6749, section 3.3). */
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
