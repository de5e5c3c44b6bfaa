import { lookup } from 'node:dns/promises';
import * as z from 'zod';
import { guestPorts } from '../../domain/forwardTargets.ts';
import { kinds } from '../../domain/kinds.ts';
import { machineKinds } from '../../domain/machine.ts';
import type { DriverDescriptor } from '../agent/driverDescriptor.ts';

/** Machines of every kind that exist only in their agent's memory and records. */
export const simulatedDriver = {
  workloads: machineKinds,
  settings: z.strictObject({}),
  forwards: (_settings, address) => ({ address, ports: guestPorts }),
  async open({ name: hostName, workload, forwardPorts: ports }, _settings, options) {
    const { dataDir, simulatedLatencyMs: latencyMs, log, openImages } = options;
    const { address } = await lookup(options.simulatedAddress, 4);
    const common = { hostName, dataDir, latencyMs, address, ports };
    if (kinds[workload].sizedBy === 'resources') return (await import('./simulatedHost.ts')).openSimulatedHost(common);
    const { openSimulatedMetal } = await import('./simulatedMetal.ts');
    return openSimulatedMetal({ ...common, images: await openImages(), log });
  },
} as const satisfies DriverDescriptor<object>;
