import type { MachineSpec } from '../../domain/machine.ts';
import { objectSchemas } from '../kubernetes/objectMetadata.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import {
  type MachineServices,
  machineColumns,
  machineOperations,
  machineResource,
  machineSelectableFields,
} from './machineKind.ts';
import { machineStatus, virtualMachineSpec } from './machineSchemas.ts';

const plural = 'virtualmachines';

function size(spec: MachineSpec): string {
  return spec.resources ? `${spec.resources.cpu}/${spec.resources.memoryGiB}Gi` : '';
}

export const virtualMachine: ResourceKind<MachineServices> = {
  ...machineResource,
  kind: 'VirtualMachine',
  plural,
  singular: 'virtualmachine',
  shortNames: ['vm'],
  description: 'A virtual machine. Its spec is immutable: to change it, delete and create it again.',
  schemas: objectSchemas('VirtualMachine', virtualMachineSpec, machineStatus),
  columns: machineColumns([
    {
      name: 'CPU/Memory',
      type: 'string',
      description: 'Size: CPUs and memory',
      value: (object) => size(object.spec as MachineSpec),
    },
  ]),
  selectableFields: machineSelectableFields,
  operations: (services) => machineOperations('VirtualMachine', plural, services),
};
