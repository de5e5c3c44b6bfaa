/** How the token endpoint issues sessions; one entry per OAuth grant type. */

import { grantToApiKey } from './accounts/apiKeyGrant.ts';
import type { Grant } from './callers/oauth.ts';
import { exchangeToken } from './federation/exchangeGrant.ts';
import type { FederationServices } from './federation/federationServices.ts';
import { grantToPerson } from './people/signInCodeGrant.ts';

export const grants: Readonly<Record<string, Grant<FederationServices>>> = {
  client_credentials: grantToApiKey,
  authorization_code: grantToPerson,
  'urn:ietf:params:oauth:grant-type:token-exchange': exchangeToken,
};
