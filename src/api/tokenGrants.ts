/** How the token endpoint issues sessions; one entry per OAuth grant type. */

import { grantToApiKey } from './accounts/apiKeyGrant.ts';
import type { Grant } from './callers/oauth.ts';
import type { Endpoint } from './callers/tokenEndpoint.ts';
import { exchangeToken } from './federation/exchangeGrant.ts';
import type { FederationServices } from './federation/federationServices.ts';
import { authorizeDevice, deviceGrantType, grantToDevice } from './people/deviceGrant.ts';
import type { PeopleServices } from './people/peopleServices.ts';
import { grantByRefresh } from './people/refreshGrant.ts';
import { grantToPerson } from './people/signInCodeGrant.ts';

export const grants: Readonly<Record<string, Grant<FederationServices & PeopleServices>>> = {
  client_credentials: grantToApiKey,
  authorization_code: grantToPerson,
  refresh_token: grantByRefresh,
  [deviceGrantType]: grantToDevice,
  'urn:ietf:params:oauth:grant-type:token-exchange': exchangeToken,
};

/** The OAuth endpoints below `/v1/auth` besides those that every session needs. */
export const endpoints: Readonly<Record<string, Endpoint<PeopleServices>>> = {
  '/device_authorization': authorizeDevice,
};
