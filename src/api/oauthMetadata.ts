/** What OAuth clients learn about the service before they use it (RFC 8414). */
import { scopes } from '../domain/scopes.ts';
import { proofAlgorithms } from './callers/dpopProof.ts';
import { grants } from './tokenGrants.ts';

export const metadataPath = '/.well-known/oauth-authorization-server';

const byKey = ['client_secret_basic', 'client_secret_post'];

export function oauthMetadata(publicUrl: string) {
  const at = (path: string) => `${publicUrl}/v1/auth/${path}`;
  return {
    issuer: publicUrl,
    authorization_endpoint: at('login'),
    device_authorization_endpoint: at('device_authorization'),
    token_endpoint: at('token'),
    // `none`: with a token exchange, or a code that PKCE binds to its client.
    token_endpoint_auth_methods_supported: [...byKey, 'none'],
    revocation_endpoint: at('revoke'),
    revocation_endpoint_auth_methods_supported: [...byKey, 'none'],
    introspection_endpoint: at('introspect'),
    introspection_endpoint_auth_methods_supported: byKey,
    grant_types_supported: Object.keys(grants),
    response_types_supported: ['code'],
    // RFC 9207: with several cells, a program has to know which of them a code is from.
    authorization_response_iss_parameter_supported: true,
    code_challenge_methods_supported: ['S256'],
    dpop_signing_alg_values_supported: [...proofAlgorithms],
    scopes_supported: [...scopes],
  };
}
