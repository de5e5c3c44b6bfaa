import { getMachineClass, listMachineClassesOf, type MachineClassRow } from '../../store/machines/machineClassRows.ts';
import { apiVersion, type ComputeObject, objectSchemas } from '../kubernetes/objectMetadata.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { catalogueObject, catalogueOperations } from './catalogue.ts';
import { machineClassSpec } from './machineClassSchema.ts';
import type { MachineServices } from './machineKind.ts';

const specOf = (object: ComputeObject) => object.spec as { cpuFamily: string; memoryGiB: number; regions: string[] };

export function renderClass(row: MachineClassRow, namespace: string): ComputeObject {
  const { cpuFamily, memoryGiB, regions } = row;
  return catalogueObject('MachineClass', row, namespace, { cpuFamily, memoryGiB, regions });
}

export const machineClass: ResourceKind<MachineServices> = {
  apiVersion,
  kind: 'MachineClass',
  namespaced: true,
  plural: 'machineclasses',
  singular: 'machineclass',
  shortNames: ['mc'],
  categories: ['all'],
  description: 'A bare-metal hardware class that the tenant may use.',
  verbs: ['get', 'list', 'watch'],
  schemas: objectSchemas('MachineClass', machineClassSpec),
  columns: [
    { name: 'Name', type: 'string', description: 'Name of the class', value: (object) => object.metadata.name },
    { name: 'CPU', type: 'string', description: 'CPU family', value: (object) => specOf(object).cpuFamily },
    { name: 'Memory', type: 'string', description: 'Memory', value: (object) => `${specOf(object).memoryGiB}Gi` },
    {
      name: 'Regions',
      type: 'string',
      description: 'Regions that have it',
      value: (object) => specOf(object).regions.join(','),
    },
    {
      name: 'Age',
      type: 'date',
      description: 'Time since it was introduced',
      value: (object) => object.metadata.creationTimestamp,
    },
  ],
  selectableFields: {},
  operations: ({ db, log }) =>
    catalogueOperations(
      {
        noun: 'machine classes',
        listOf: (tenantIds) => listMachineClassesOf(db, tenantIds),
        get: (tenantId, name) => getMachineClass(db, { tenantId, name }),
        render: renderClass,
      },
      log,
    ),
};
