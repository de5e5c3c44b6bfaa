/** All dependencies of the API. Each part declares what it needs, and the API role provides everything. */

import type { ApiMetrics } from '../http/metrics.ts';
import type { FederationServices } from './federation/federationServices.ts';
import type { MachineServices } from './machines/machineKind.ts';
import type { PeopleServices } from './people/peopleServices.ts';
import type { TunnelServices } from './tunnels/openTunnels.ts';

export interface ApiServices extends MachineServices, TunnelServices, FederationServices, PeopleServices {
  metrics: ApiMetrics;
  /** Whether Temporal is reachable. Without it, the API still accepts and serves requests. */
  /** `ok`, or what is wrong with Temporal. */
  temporalCondition(): Promise<string>;
}
