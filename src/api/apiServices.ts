/** Everything that the parts of the API are given: each declares what it needs, and the API's role provides all of it. */

import type { ApiMetrics } from '../http/metrics.ts';
import type { FederationServices } from './federation/federationServices.ts';
import type { MachineServices } from './machines/machineKind.ts';
import type { PeopleServices } from './people/peopleServices.ts';
import type { TunnelServices } from './tunnels/openTunnels.ts';

export interface ApiServices extends MachineServices, TunnelServices, FederationServices, PeopleServices {
  metrics: ApiMetrics;
  /** Whether Temporal can be reached; without it the API accepts and serves. */
  temporalReachable(): Promise<boolean>;
}
