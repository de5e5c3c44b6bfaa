import { lookup } from 'node:dns/promises';
import path from 'node:path';
import type { Logger } from 'pino';
import { DriverError, type MachineDriver } from './agent/driver.ts';
import { type HostDefinition, imageCacheDefaultGiB, qemuSettings } from './agent/driverSettings.ts';
import { type ImageCache, openImageCache } from './agent/imageCache.ts';
import { openQemuHost } from './qemu/qemuHost.ts';
import { openMetalHost } from './redfish/redfishHost.ts';
import { openSimulatedHost } from './simulated/simulatedHost.ts';
import { openSimulatedMetal } from './simulated/simulatedMetal.ts';

export interface DriverOptions {
  /** Root of everything that hosts store: a folder per host, and the images that the hosts of one machine share. */
  dataDir: string;
  /** Latency of each action of a simulated machine, in milliseconds. */
  simulatedLatencyMs: number;
  /** Name or address of this machine on which simulated machines listen; the gateway must reach it. */
  simulatedAddress: string;
  log: Logger;
}

/** Opens the host's driver as named in the fleet file. Throws DriverError('Unavailable') if another agent serves it. */
export async function openDriver(host: HostDefinition, options: DriverOptions): Promise<MachineDriver> {
  switch (host.driver) {
    case 'simulated': {
      const ports = host.forwardPorts;
      const { dataDir, simulatedLatencyMs: latencyMs, log } = options;
      const { address } = await lookup(options.simulatedAddress, 4);
      const common = { hostName: host.name, dataDir, latencyMs, address, ports };
      if (host.workload === 'VirtualMachine') return openSimulatedHost(common);
      return openSimulatedMetal({ ...common, images: await openImages(host, options), log });
    }
    case 'redfish': {
      const { name: hostName, redfish: settings, cpu, memoryGiB } = host;
      if (!settings)
        throw new DriverError(
          'Unavailable',
          `the fleet file lacks redfish for the host ${hostName}: endpoint, credentialsFile and address`,
        );
      return openMetalHost({
        hostName,
        settings,
        declared: { cpu, memoryGiB },
        dataDir: options.dataDir,
        images: await openImages(host, options),
        log: options.log,
      });
    }
    case 'qemu': {
      const { name: hostName, qemu: settings = qemuSettings.parse({}), forwardPorts } = host;
      return openQemuHost({
        hostName,
        forwardPorts,
        settings,
        dataDir: options.dataDir,
        images: await openImages(host, options),
        log: options.log,
      });
    }
  }
}

function openImages(
  { imageCacheGiB: limitGiB = imageCacheDefaultGiB }: HostDefinition,
  { dataDir, log }: DriverOptions,
): Promise<ImageCache> {
  return openImageCache(path.join(dataDir, 'images'), { limitGiB, log });
}
