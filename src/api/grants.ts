/** The ways to a session at the token endpoint; one entry per OAuth grant type. */
import { exchangeToken } from './auth/exchange.ts';
import { grantToApiKey } from './auth/grants.ts';
import type { Grant } from './auth/oauth.ts';
import type { FederationServices } from './identity/identity.ts';
import { grantToPerson } from './login/codeGrant.ts';

export const grants: Readonly<Record<string, Grant<FederationServices>>> = {
  client_credentials: grantToApiKey,
  authorization_code: grantToPerson,
  'urn:ietf:params:oauth:grant-type:token-exchange': exchangeToken,
};
