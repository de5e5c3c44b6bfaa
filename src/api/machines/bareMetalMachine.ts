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
import { bareMetalMachineSpec, machineStatus } from './machineSchemas.ts';

const plural = 'baremetalmachines';

export const bareMetalMachine: ResourceKind<MachineServices> = {
  ...machineResource,
  kind: 'BareMetalMachine',
  plural,
  singular: 'baremetalmachine',
  shortNames: ['bmm'],
  description: 'A whole machine of a MachineClass. Its spec is immutable.',
  schemas: objectSchemas('BareMetalMachine', bareMetalMachineSpec, machineStatus),
  columns: machineColumns([
    {
      name: 'Class',
      type: 'string',
      description: 'Its machine class',
      value: (object) => (object.spec as MachineSpec).machineClassName,
    },
  ]),
  selectableFields: machineSelectableFields,
  operations: (services) => machineOperations('BareMetalMachine', plural, services),
};
