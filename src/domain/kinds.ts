/** What tells one kind of machine from another. Nothing else asks for a kind by its name: a new kind is a new row. */
import { type MachineKind, type MachineSpec, machineKinds } from './machine.ts';

export interface KindDescriptor {
  plural: string;
  /** For kubectl, and for `--kind` of customers' commands. */
  shortName: string;
  description: string;
  /** The workflow of a machine, as workflows/index.ts exports it. */
  workflow: string;
  /**
   * By resources, a spec requests a share of a host. By class, it names a machine class, and the machine has a whole
   * host.
   */
  sizedBy: 'resources' | 'class';
  /** The column of tables that shows the size. */
  size: { name: string; description: string; of(spec: MachineSpec): string | undefined };
  /** A slow controller is asked to switch a machine on in a step of its own, and so only once. */
  startsWithCreate: boolean;
  hasConsole: boolean;
  /** What the limit of an allotment is called in the fleet file, and in the API and the database. */
  limit: { fleet: string; api: string };
  /** The column of a namespace that counts its machines. */
  countColumn: string;
  words: {
    title: string;
    plural: string;
    /** Where there is little room. */
    short: string;
    /** The type of resource in an invoice. */
    billed: string;
  };
}

export const kinds = {
  VirtualMachine: {
    plural: 'virtualmachines',
    shortName: 'vm',
    description: 'A virtual machine. Its spec is immutable: to change it, delete and create it again.',
    workflow: 'virtualMachine',
    sizedBy: 'resources',
    size: {
      name: 'CPU/Memory',
      description: 'Size: CPUs and memory',
      of: ({ resources }: MachineSpec) => resources && `${resources.cpu}/${resources.memoryGiB}Gi`,
    },
    startsWithCreate: true,
    hasConsole: true,
    limit: { fleet: 'virtualMachine', api: 'virtual_machine' },
    countColumn: 'virtual_machines',
    words: { title: 'Virtual machine', plural: 'Virtual machines', short: 'Virtual', billed: 'Virtual Machine' },
  },
  BareMetalMachine: {
    plural: 'baremetalmachines',
    shortName: 'bmm',
    description: 'A whole machine of a MachineClass. Its spec is immutable.',
    workflow: 'bareMetalMachine',
    sizedBy: 'class',
    size: {
      name: 'Class',
      description: 'Its machine class',
      of: ({ machineClassName }: MachineSpec) => machineClassName,
    },
    startsWithCreate: false,
    hasConsole: false,
    limit: { fleet: 'bareMetal', api: 'bare_metal' },
    countColumn: 'bare_metal_machines',
    words: {
      title: 'Bare metal',
      plural: 'Bare-metal machines',
      short: 'Bare metal',
      billed: 'Bare Metal Machine',
    },
  },
} as const satisfies Record<MachineKind, KindDescriptor>;

export const shortNames = machineKinds.map((kind) => kinds[kind].shortName);

/** What commands mean where no kind is named. */
export const defaultKind: MachineKind = 'VirtualMachine';

/** What an allotment's limits are called in the fleet file. */
export type FleetLimit = (typeof kinds)[MachineKind]['limit']['fleet'];
export type ApiLimit = (typeof kinds)[MachineKind]['limit']['api'];
export const fleetLimits: readonly FleetLimit[] = machineKinds.map((kind) => kinds[kind].limit.fleet);

export function byKind<T>(make: (kind: MachineKind) => T): Record<MachineKind, T> {
  return Object.fromEntries(machineKinds.map((kind) => [kind, make(kind)])) as Record<MachineKind, T>;
}

export function isMachineKind(kind: string): kind is MachineKind {
  return Object.hasOwn(kinds, kind);
}
