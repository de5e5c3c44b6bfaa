/** The soak's fleet: few hosts, short waits where waiting tests nothing, and deadlines that no fault outlasts. */
import type { Fleet } from '../../src/store/fleet/applyFleet.ts';

const region = 'north';

export const customerSlugs = ['acme', 'globex'] as const;
export const hostsOf = { 'host-a': ['h1', 'h2'], 'host-b': ['h3', 'h4'] } as const;
export const image = 'debian-12';
export const minimumSeconds = 60;

export const fleet: Fleet = {
  regions: [region],
  machineClasses: [
    {
      name: 'general-1',
      cpuFamily: 'simulated',
      memoryGiB: 64,
      regions: [region],
      billingMinimumSeconds: minimumSeconds,
    },
  ],
  images: [{ name: image, digest: `sha256:${'a'.repeat(64)}`, source: {} }],
  hosts: Object.values(hostsOf)
    .flat()
    .map((name) => ({
      name,
      region,
      class: 'general-1',
      workload: 'VirtualMachine' as const,
      driver: 'simulated',
      cpu: 64,
      memoryGiB: 256,
      diskGiB: 4096,
    })),
  defaultAllotments: [
    { class: 'general-1', reservedHosts: 0, onDemandAllowed: true, bareMetal: 0, virtualMachine: 200 },
  ],
  tenants: [],
};

/** Deadlines that only a machine's own fault exceeds: injected faults are shorter, even several in a row. */
export const settings: Readonly<Record<string, string>> = {
  LOG_LEVEL: 'warn',
  SIMULATED_LATENCY_MS: '300',
  HOST_SILENT_MS: '5000',
  OWNERSHIP_INTERVAL_SECONDS: '10',
  MACHINE_DEADLINES: 'stopping=5s,cleanupBlockedAfter=1m,cleanupRetryMax=2s',
  RATE_LIMIT_PER_SECOND: '10000',
  CONNECTIONS_PER_ADDRESS: '10000',
  IDENTITY_ALLOW_LOOPBACK: 'true',
};
