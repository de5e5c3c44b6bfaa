import { getMachineClass } from '../../store/machines/machineClassRows.ts';
import { apiVersion, type ComputeObject, objectSchemas } from '../kubernetes/objectMetadata.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { classChanges, classesExpired, renderClass } from './machineClassChanges.ts';
import { machineClassSpec } from './machineClassSchema.ts';
import type { MachineServices } from './machineKind.ts';

const specOf = (object: ComputeObject) => object.spec as { cpuFamily: string; memoryGiB: number; regions: string[] };

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
  operations: ({ db, log }) => {
    const changes = classChanges(db, log);
    return {
      async get({ tenantId, namespace }, name) {
        const row = await getMachineClass(db, { tenantId, name });
        return row && renderClass(row, namespace);
      },
      async list({ tenantId, namespace }, { limit, afterName = '', version, selector }) {
        const { rows, version: resourceVersion } = await changes.list(tenantId);
        if (version !== undefined && version !== resourceVersion) throw classesExpired();
        const all = rows.map((row) => renderClass(row, namespace));
        const after = all.filter((object) => object.metadata.name > afterName && (selector?.matches(object) ?? true));
        const items = after.slice(0, limit);
        const remaining = after.length - items.length;
        return { items, resourceVersion, more: remaining > 0, remaining };
      },
      changes,
    };
  },
};
