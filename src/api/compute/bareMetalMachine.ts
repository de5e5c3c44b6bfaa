import type { MachineSpec } from '../../domain/machine.ts';
import {
  type MachineServices,
  machineColumns,
  machineOperations,
  machineSelectableFields,
  machineVerbs,
} from './machineKind.ts';
import type { ResourceKind } from './resourceKind.ts';
import { bareMetalMachineSpec, machineStatus } from './schemas/machine.ts';
import { objectSchemas } from './schemas/metadata.ts';

const plural = 'baremetalmachines';

export const bareMetalMachine: ResourceKind<MachineServices> = {
  kind: 'BareMetalMachine',
  plural,
  singular: 'baremetalmachine',
  shortNames: ['bmm'],
  description: 'A whole machine of a MachineClass. Its spec is immutable.',
  verbs: machineVerbs,
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
