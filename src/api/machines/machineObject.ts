import { type Entrance, withAccess } from '../../domain/machineEntrance.ts';
import type { MachineRow } from '../../store/machines/machineStore.ts';
import { apiVersion, type ComputeObject, kubernetesTime } from '../kubernetes/objectMetadata.ts';
import type { MachineStatus } from './machineSchemas.ts';

const rendered = new WeakMap<MachineRow, ComputeObject>();

/**
 * Renders a machine as clients read it: exactly the interface document's fields. Rows are never mutated, so one that is
 * kept in memory is rendered once. The entrance is the same for as long as the process lives.
 */
export function renderMachine(row: MachineRow, entrance: Entrance): ComputeObject {
  let object = rendered.get(row);
  if (!object) {
    object = render(row, entrance);
    rendered.set(row, object);
  }
  return object;
}

function render(row: MachineRow, entrance: Entrance): ComputeObject {
  return {
    apiVersion,
    kind: row.kind,
    metadata: {
      name: row.name,
      namespace: row.namespace,
      uid: row.uid,
      resourceVersion: String(row.resourceVersion),
      generation: row.generation,
      creationTimestamp: kubernetesTime(row.createdAt),
      ...(row.deletionRequestedAt && { deletionTimestamp: kubernetesTime(row.deletionRequestedAt) }),
      ...(hasEntries(row.labels) && { labels: row.labels }),
      ...(hasEntries(row.annotations) && { annotations: row.annotations }),
    },
    spec: row.spec,
    status: {
      phase: row.phase,
      readyForAccess: row.readyForAccess,
      // Tools that know no kind take a machine for ready once its generation is observed, whatever its phase.
      observedGeneration: row.readyForAccess ? row.generation : row.generation - 1,
      ...(row.failureCode && { failureCode: row.failureCode }),
      ...(row.failureMessage && { failureMessage: row.failureMessage }),
      ...(row.capacitySource && { capacitySource: row.capacitySource }),
      ...(row.resolvedImageRef && { resolvedImageRef: row.resolvedImageRef }),
      ...(row.publishedPorts.length > 0 && {
        publishedPorts: row.publishedPorts.map((port) => withAccess(port, row, entrance)),
      }),
      ...(row.sshHostKeys.length > 0 && { sshHostKeys: row.sshHostKeys }),
    } satisfies MachineStatus,
  };
}

function hasEntries(map: Record<string, string>): boolean {
  for (const _key in map) return true;
  return false;
}
