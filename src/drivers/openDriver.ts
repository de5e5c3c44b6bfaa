/** All drivers. A new one is a folder and a row here. */
import path from 'node:path';
import * as z from 'zod';
import { machineKinds } from '../domain/machine.ts';
import { DriverError, type MachineDriver } from './agent/driver.ts';
import type { DriverDescriptor, DriverOptions } from './agent/driverDescriptor.ts';
import { forwardPorts, imageCacheDefaultGiB, imageCacheGiB } from './agent/driverSettings.ts';
import { openImageCache } from './agent/imageCache.ts';
import { qemuDriver } from './qemu/qemuDriver.ts';
import { redfishDriver } from './redfish/redfishDriver.ts';
import { simulatedDriver } from './simulated/simulatedDriver.ts';

const drivers = { simulated: simulatedDriver, qemu: qemuDriver, redfish: redfishDriver } as const;
export type DriverName = keyof typeof drivers;
export const driverNames = Object.keys(drivers) as DriverName[];
export const driverOf = (name: DriverName): DriverDescriptor => drivers[name];

/** What a host in the fleet file may say of its drivers: the settings of each, by its name. */
export const settingsByDriver = Object.fromEntries(
  driverNames.map((name) => [name, drivers[name].settings.optional()]),
) as { [Name in DriverName]: z.ZodOptional<(typeof drivers)[Name]['settings']> };

/** What an agent needs from a host's entry in the fleet file. The rest is validated where the file is applied. */
export const hostDefinition = z.object({
  name: z.string().min(1),
  workload: z.enum(machineKinds),
  driver: z.enum(driverNames),
  agent: z.string().min(1).optional(),
  cpu: z.number().optional(),
  memoryGiB: z.number().optional(),
  diskGiB: z.number().optional(),
  imageCacheGiB: imageCacheGiB.optional(),
  ...settingsByDriver,
  forwardPorts: forwardPorts.optional(),
});
export type HostDefinition = z.infer<typeof hostDefinition>;

/** Opens the host's driver as named in the fleet file. Throws DriverError('Unavailable') if another agent serves it. */
export async function openDriver(host: HostDefinition, options: DriverOptions): Promise<MachineDriver> {
  const { name, driver, imageCacheGiB: limitGiB = imageCacheDefaultGiB } = host;
  const { needs, open } = driverOf(driver);
  if (needs && !host[driver])
    throw new DriverError('Unavailable', `the fleet file lacks ${driver} for the host ${name}, with ${needs}`);
  const folder = path.join(options.dataDir, 'images');
  const openImages = () =>
    openImageCache(folder, { limitGiB, log: options.log, ...(options.wayOut && { wayOut: options.wayOut }) });
  return open(host, host[driver], { ...options, openImages });
}
