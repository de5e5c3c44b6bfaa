import { guestPorts, loopback } from '../../domain/forwardTargets.ts';
import type { DriverDescriptor } from '../agent/driverDescriptor.ts';
import { type QemuSettings, qemuSettings } from './qemuSettings.ts';

/** Virtual machines on a hypervisor host. */
export const qemuDriver = {
  workloads: ['VirtualMachine'],
  settings: qemuSettings,
  forwards: (settings) => ({ address: settings?.forwardAddress ?? loopback, ports: guestPorts }),
  async open({ name: hostName, forwardPorts }, settings = qemuSettings.parse({}), { dataDir, log, openImages }) {
    const { openQemuHost } = await import('./qemuHost.ts');
    return openQemuHost({ hostName, forwardPorts, settings, dataDir, images: await openImages(), log });
  },
} as const satisfies DriverDescriptor<QemuSettings>;
