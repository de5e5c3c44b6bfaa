/** All dependencies of the API. Each part declares what it needs, and the API role provides everything. */

import type { Logger } from 'pino';
import type { PublishedKey } from '../domain/jwks.ts';
import type { ApiMetrics } from '../http/metrics.ts';
import type { Tracer } from '../lib/tracing.ts';
import type { FederationServices } from './federation/federationServices.ts';
import type { MachineServices } from './machines/machineKind.ts';
import type { PeopleServices } from './people/peopleServices.ts';
import type { ConsoleServices } from './tunnels/hostConsole.ts';
import type { TunnelServices } from './tunnels/openTunnels.ts';

export interface ApiServices
  extends MachineServices,
    TunnelServices,
    ConsoleServices,
    FederationServices,
    PeopleServices {
  metrics: ApiMetrics;
  /** The folder of the browser console's files. */
  consoleDir: string;
  /** Null while requests are not traced. */
  tracer: Tracer | null;
  /** Gets a line for each request; null while there is no access log. */
  accessLog: Logger | null;
  /** The folder of package.json, with the files that pages show. */
  packageRoot: string;
  /** With which anyone verifies what the service signed. */
  publishedKeys(): Promise<PublishedKey[]>;
  /** `ok`, or what is wrong with Temporal. */
  temporalCondition(): Promise<string>;
}
