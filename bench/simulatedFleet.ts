import type { Fleet } from '../src/store/fleet/applyFleet.ts';

export const region = 'north';
/** Of its image. */
export const digest = `sha256:${'a'.repeat(64)}`;

export interface SimulatedFleetOptions {
  /** Names of the hosts, which are alike. */
  hosts: readonly string[];
  cpu: number;
  memoryGiB: number;
  diskGiB: number;
  /** The agents of the hosts, in turn; null, or unless given: each host has one of its own. */
  agents?: readonly (string | null)[] | undefined;
  /** Machines that a tenant may have. */
  virtualMachines: number;
}

/** Simulated hypervisors of one class in one region, and one image. */
export function simulatedFleet(options: SimulatedFleetOptions): Fleet {
  const { hosts, agents, cpu, memoryGiB, diskGiB, virtualMachines } = options;
  const name = 'general-1';
  return {
    regions: [region],
    machineClasses: [{ name, cpuFamily: 'simulated', memoryGiB, regions: [region], billingMinimumSeconds: 60 }],
    images: [{ name: 'debian-12', digest, source: {} }],
    hosts: hosts.map((host, index) => ({
      name: host,
      region,
      class: name,
      workload: 'VirtualMachine',
      driver: 'simulated',
      ...agentAt(agents, index),
      cpu,
      memoryGiB,
      diskGiB,
    })),
    defaultAllotments: [
      { class: name, reservedHosts: 0, onDemandAllowed: true, bareMetal: 0, virtualMachine: virtualMachines },
    ],
    tenants: [],
  };
}

function agentAt(agents: SimulatedFleetOptions['agents'], index: number): { agent?: string } {
  const agent = agents?.[index % agents.length];
  return agent ? { agent } : {};
}

/** The same as a fleet file has it, where an image without a source names none. */
export function simulatedFleetFile(options: SimulatedFleetOptions): object {
  const fleet = simulatedFleet(options);
  return { ...fleet, images: fleet.images.map(({ name, digest }) => ({ name, digest })) };
}

/** agent-1, agent-2, … */
export function agentNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `agent-${index + 1}`);
}

/** host-1, host-2, … */
export function hostNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `host-${index + 1}`);
}
