import { createHash } from 'node:crypto';
import { type MachineClassRow, getMachineClass, listMachineClasses } from '../../store/machineClasses.ts';
import type { ResourceKind } from './resourceKind.ts';
import { machineClassSpec } from './schemas/machineClass.ts';
import { type ComputeObject, apiVersion, objectSchemas } from './schemas/metadata.ts';

function render(row: MachineClassRow, namespace: string): ComputeObject {
  return {
    apiVersion,
    kind: 'MachineClass',
    metadata: {
      name: row.name,
      namespace,
      uid: row.uid,
      resourceVersion: String(row.generation),
      generation: row.generation,
      creationTimestamp: `${row.createdAt.toISOString().slice(0, 19)}Z`,
    },
    spec: { cpuFamily: row.cpuFamily, memoryGiB: row.memoryGiB, regions: row.regions },
  };
}

/** Changes with every class that appears, changes or goes; classes are few and no counter is kept for them. */
function versionOf(rows: readonly MachineClassRow[]): string {
  const digest = createHash('sha256');
  for (const row of rows) digest.update(`${row.uid} ${row.generation}\n`);
  return String(digest.digest().readUIntBE(0, 6));
}

const specOf = (object: ComputeObject) => object.spec as { cpuFamily: string; memoryGiB: number; regions: string[] };

export const machineClass: ResourceKind = {
  kind: 'MachineClass',
  plural: 'machineclasses',
  singular: 'machineclass',
  shortNames: ['mc'],
  description: 'A bare-metal hardware class that the tenant may use.',
  verbs: ['get', 'list'],
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
  operations: ({ db }) => ({
    async get({ tenantId, namespace }, name) {
      const row = await getMachineClass(db, { tenantId, name });
      return row && render(row, namespace);
    },
    async list({ tenantId, namespace }, { limit, afterName = '' }) {
      const rows = await listMachineClasses(db, { tenantId });
      const after = rows.filter((row) => row.name > afterName);
      const page = after.slice(0, limit);
      return {
        items: page.map((row) => render(row, namespace)),
        resourceVersion: versionOf(rows),
        remaining: after.length - page.length,
      };
    },
  }),
};
