/** Everything that the parts of the API are given: each declares what it needs, and the API's role provides all of it. */
import type { MachineServices } from './compute/machineKind.ts';
import type { TunnelServices } from './compute/tunnels.ts';
import type { FederationServices } from './identity/identity.ts';
import type { PeopleServices } from './login/people.ts';
import type { ApiMetrics } from './metrics.ts';

export interface ApiServices extends MachineServices, TunnelServices, FederationServices, PeopleServices {
  metrics: ApiMetrics;
  /** Whether Temporal can be reached; without it the API accepts and serves. */
  temporalReachable(): Promise<boolean>;
}
