/** What all kinds of machines share: storage, status, and how they are shown. */
import type { Entrance, MachineKind, MachineSpec } from '../../domain/machine.ts';
import { ApiError } from '../../http/apiError.ts';
import { budget } from '../../http/rateLimit.ts';
import type { Database } from '../../store/core/db.ts';
import type { Wake } from '../../store/core/outbox.ts';
import { listMachinesAt } from '../../store/machines/machineLists.ts';
import {
  createMachine,
  getMachine,
  type MachineRow,
  newMachineRow,
  requestDeletion,
  updateMetadata,
} from '../../store/machines/machineStore.ts';
import { apiVersion, type ComputeObject, group } from '../kubernetes/objectMetadata.ts';
import type {
  Column,
  KubernetesServices,
  MetadataChange,
  ResourceOperations,
  Scope,
} from '../kubernetes/resourceKind.ts';
import { machineChanges, refuseExpired, selectionOf } from './machineChanges.ts';
import { renderMachine } from './machineObject.ts';
import type { MachineStatus } from './machineSchemas.ts';

/** What machines need beyond what every kind has. */
export interface MachineServices extends KubernetesServices {
  db: Database;
  /** Notifies the worker of a change, after its commit. Neither blocks nor throws. */
  dispatch(wake: Wake): void;
  /** How customers reach the service. */
  entrance: Entrance;
}

/**
 * KiB of labels and annotations that a customer may write in ten minutes. Each change is kept for an hour, with the
 * object before and after it; without a limit, one machine's annotations could fill the disk for all.
 */
export const writeBudget = budget('written', { points: 256 * 1024, duration: 600 });
/** A new machine is written again in each of its phases. */
const writesOfNew = 8;

type Written = Pick<MachineRow, 'labels' | 'annotations' | 'fieldManagers'>;

/** Whole KiB, so that what most clients write costs nothing. */
function sizeKiB({ labels, annotations, fieldManagers }: Written): number {
  return Math.floor(JSON.stringify([labels, annotations, fieldManagers]).length / 1_024);
}

const asStored = ({ fieldManagers, ...rest }: MetadataChange): Written => ({
  ...rest,
  fieldManagers: [...fieldManagers],
});

/** What the machines' kinds have in common as resources of the API. */
export const machineResource = {
  apiVersion,
  namespaced: true,
  categories: ['all'],
  verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
} as const;

export function machineOperations(
  kind: MachineKind,
  plural: string,
  { db, dispatch, entrance, log, watches: { journal } }: MachineServices,
): ResourceOperations {
  const keyOf = ({ namespace }: Scope, name: string) => ({ kind, namespace, name });
  const subject = (name: string) => `${plural}.${group} "${name}"`;
  const alreadyExists = (name: string) => new ApiError('AlreadyExists', `${subject(name)} already exists`);

  const render = (row: MachineRow) => renderMachine(row, entrance);

  async function find(scope: Scope, name: string): Promise<ComputeObject | null> {
    const row = await getMachine(db, keyOf(scope, name));
    return row && render(row);
  }

  return {
    get: find,

    async list({ namespace }, { version, selector, ...query }) {
      const found = await listMachinesAt(db, {
        kind,
        namespace,
        ...query,
        ...(version !== undefined && { version: BigInt(version) }),
        ...(selector && { selection: selectionOf(selector) }),
      }).catch(refuseExpired);
      return {
        items: found.items.map(render),
        resourceVersion: String(found.version),
        more: found.more,
        remaining: found.remaining,
      };
    },

    changes: machineChanges(kind, { db, journal, entrance }),

    async create(scope, sent, dryRun, fieldManagers = []) {
      const { name, labels = {}, annotations = {} } = sent.metadata;
      const machine = {
        ...keyOf(scope, name),
        labels,
        annotations,
        spec: sent.spec as MachineSpec,
        fieldManagers: [...fieldManagers],
        requestId: scope.requestId,
      };
      if (dryRun) {
        if (await getMachine(db, machine)) throw alreadyExists(name);
        return render(newMachineRow(machine));
      }
      await writeBudget.check(scope.customerId);
      const created = await createMachine(db, machine);
      if (created.outcome === 'created') await writeBudget.spend(scope.customerId, writesOfNew * sizeKiB(machine));
      switch (created.outcome) {
        case 'created':
          dispatch(created.wake);
          log.info({ requestId: scope.requestId, workflowId: created.wake.workflowId }, 'machine created');
          journal.wrote(scope.namespace, { kind, type: 'ADDED', before: null, after: created.machine });
          return render(created.machine);
        case 'exists':
          throw alreadyExists(name);
        case 'quota':
          throw new ApiError(
            'quota_exceeded',
            `${subject(name)} is forbidden: exceeded quota: requested: ${plural}=1, used: ${plural}=${created.used}, limited: ${plural}=${created.limit}; failed machines count until they are deleted`,
          );
        case 'no-namespace':
          throw new ApiError('NotFound', `namespaces "${scope.namespace}" not found`);
      }
    },

    async update(scope, name, change, dryRun) {
      if (dryRun) {
        const row = await getMachine(db, keyOf(scope, name));
        const after = row && change(render(row), row.fieldManagers);
        return row && render({ ...row, ...(after && asStored(after)) });
      }
      await writeBudget.check(scope.customerId);
      const updated = await updateMetadata(db, keyOf(scope, name), (row) => {
        const after = change(render(row), row.fieldManagers);
        return after && asStored(after);
      });
      if (updated.outcome === 'missing') return null;
      const { machine } = updated;
      if (updated.outcome === 'updated') {
        const { before } = updated;
        await writeBudget.spend(scope.customerId, sizeKiB(before) + sizeKiB(machine));
        journal.wrote(scope.namespace, { kind, type: 'MODIFIED', before, after: machine });
      }
      return render(machine);
    },

    async remove(scope, name, check, dryRun) {
      if (dryRun) {
        const before = await find(scope, name);
        if (before) check(before);
        return before !== null;
      }
      const deletion = await requestDeletion(db, keyOf(scope, name), (before) => check(render(before)));
      if (deletion.outcome === 'accepted' && deletion.wake) dispatch(deletion.wake);
      journal.nudge(scope.namespace);
      return deletion.outcome !== 'missing';
    },
  };
}

const statusOf = (object: ComputeObject) => object.status as MachineStatus;
const specOf = (object: ComputeObject) => object.spec as MachineSpec;

/** Columns that people need; the kind's own go between image and age. */
export function machineColumns(own: readonly Column[]): Column[] {
  return [
    { name: 'Name', type: 'string', description: 'Name of the machine', value: (object) => object.metadata.name },
    { name: 'Phase', type: 'string', description: 'Phase of its life', value: (object) => statusOf(object).phase },
    {
      name: 'Ready',
      type: 'boolean',
      description: 'Whether clients may connect',
      value: (object) => statusOf(object).readyForAccess,
    },
    {
      name: 'Image',
      type: 'string',
      description: 'Image it was asked to run',
      value: (object) => specOf(object).imageRef,
    },
    ...own,
    {
      name: 'Age',
      type: 'date',
      description: 'Time since its creation',
      value: (object) => object.metadata.creationTimestamp,
    },
    {
      name: 'Capacity',
      type: 'string',
      description: 'Where its capacity came from',
      priority: 1,
      value: (object) => statusOf(object).capacitySource,
    },
    {
      name: 'Failure',
      type: 'string',
      description: 'Failure code',
      priority: 1,
      value: (object) => statusOf(object).failureCode,
    },
    {
      name: 'Message',
      type: 'string',
      description: 'Why it failed, or why it is not ready',
      priority: 1,
      value: (object) => statusOf(object).failureMessage,
    },
  ];
}

export const machineSelectableFields = { 'status.phase': (object: ComputeObject) => statusOf(object).phase };
