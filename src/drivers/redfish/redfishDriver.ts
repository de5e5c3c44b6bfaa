import { allPorts, loopback } from '../../domain/forwardTargets.ts';
import type { DriverDescriptor } from '../agent/driverDescriptor.ts';
import { type RedfishSettings, redfishSettings } from './redfishSettings.ts';

/** Bare metal behind a management controller. */
export const redfishDriver = {
  workloads: ['BareMetalMachine'],
  settings: redfishSettings,
  needs: "the endpoint and credentialsFile of the host's controller, and the machine's address",
  // A bare-metal machine's address is its own: all that listens there is its customer's.
  forwards: (settings) => ({ address: settings?.address ?? loopback, ports: allPorts }),
  consoleAddress: (settings) => settings?.console?.address,
  async open({ name: hostName, cpu, memoryGiB, diskGiB }, settings, { dataDir, log, openImages }) {
    const { openMetalHost } = await import('./redfishHost.ts');
    const declared = { cpu, memoryGiB, diskGiB };
    return openMetalHost({ hostName, settings: settings!, declared, dataDir, images: await openImages(), log });
  },
  async inspect(declared, settings, signal, tell) {
    const { Controller } = await import('./controller.ts');
    const { clientOf, reachedBySettings, timingOf } = await import('./redfishOptions.ts');
    const { inspectHardware } = await import('./hardware.ts');
    const timing = timingOf(settings!);
    const client = clientOf(reachedBySettings(settings!), settings!, timing);
    try {
      return await inspectHardware(new Controller(client, settings!.system, timing), declared, signal);
    } finally {
      for (const line of client.exchanges) tell(line);
      await client.close();
    }
  },
} as const satisfies DriverDescriptor<RedfishSettings>;
