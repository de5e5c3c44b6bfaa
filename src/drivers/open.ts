import type { Logger } from 'pino';
import { DriverError, type MachineDriver } from './driver.ts';
import type { HostDefinition } from './settings.ts';
import { openSimulatedHost } from './simulated/host.ts';

export interface DriverOptions {
  /** Everything that hosts keep: a folder per host, and the images that the hosts of one machine share. */
  dataDir: string;
  /** Of each action of a simulated machine, in milliseconds. */
  simulatedLatencyMs: number;
  log: Logger;
}

/** Opens the driver that the fleet file names for a host. Throws DriverError('Unavailable') when another agent serves it. */
export async function openDriver(host: HostDefinition, options: DriverOptions): Promise<MachineDriver> {
  switch (host.driver) {
    case 'simulated':
      return openSimulatedHost({ hostName: host.name, dataDir: options.dataDir, latencyMs: options.simulatedLatencyMs });
    case 'qemu':
    case 'redfish':
      throw new DriverError('Unavailable', `the driver ${host.driver} of host ${host.name} is not built yet`);
  }
}
