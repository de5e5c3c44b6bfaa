/** What all kinds of machines share: storage, status, and how they are shown. */
import { type KindDescriptor, kinds } from '../../domain/kinds.ts';
import type { MachineKind, MachineSpec } from '../../domain/machine.ts';
import type { Entrance } from '../../domain/machineEntrance.ts';
import { ApiError } from '../../http/apiError.ts';
import { budget } from '../../http/rateLimit.ts';
import { KeyedSemaphore } from '../../lib/keyedSemaphore.ts';
import type { Database } from '../../store/core/db.ts';
import type { Wake } from '../../store/core/outbox.ts';
import type { JournalEntry } from '../../store/machines/journal.ts';
import { openMachineBatches } from '../../store/machines/machineBatches.ts';
import type { MachineCache, WholeKind } from '../../store/machines/machineCache.ts';
import { listMachinesAt } from '../../store/machines/machineLists.ts';
import {
  type CreateOutcome,
  createMachine,
  getMachine,
  type MachineRow,
  newMachineRow,
  requestDeletion,
  updateMetadata,
} from '../../store/machines/machineStore.ts';
import type { Created, NewMachine } from '../../store/machines/sql/insertMachines.ts';
import type { Transact } from '../callers/repetition.ts';
import { apiVersion, type ComputeObject, group, objectSchemas } from '../kubernetes/objectMetadata.ts';
import type {
  Column,
  KubernetesServices,
  ListQuery,
  MetadataChange,
  ObjectPage,
  ResourceKind,
  ResourceOperations,
  Scope,
} from '../kubernetes/resourceKind.ts';
import { openImageWarnings } from './imageWarnings.ts';
import { machineChanges, refuseExpired, selectionOf } from './machineChanges.ts';
import { renderMachine } from './machineObject.ts';
import { type MachineStatus, machineSpecs, machineStatus } from './machineSchemas.ts';

/** What machines need beyond what every kind has. */
export interface MachineServices extends KubernetesServices {
  db: Database;
  /** The machines that this process holds in memory. */
  machines: MachineCache;
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

function machineOperations(
  kind: MachineKind,
  { db, machines, dispatch, entrance, log, watches: { journal } }: MachineServices,
): ResourceOperations {
  const { plural } = kinds[kind];
  const batches = openMachineBatches(db, kind);
  /** For creates with a transaction of their own: others of the namespace would hold a connection and wait for its row. */
  const turns = new KeyedSemaphore();
  const imageWarnings = openImageWarnings(db);
  const keyOf = ({ namespace }: Scope, name: string) => ({ kind, namespace, name });
  const subject = (name: string) => `${plural}.${group} "${name}"`;
  const alreadyExists = (name: string) => new ApiError('AlreadyExists', `${subject(name)} already exists`);

  const render = (row: MachineRow) => renderMachine(row, entrance);

  /** Tells those who read from memory, and those who watch, what this process has committed. */
  function committed(namespace: string, entry: Omit<JournalEntry, 'kind' | 'size' | 'version'>): void {
    machines.take(namespace, [{ kind, version: entry.after.resourceVersion, ...entry }]);
    journal.wrote(namespace, { kind, ...entry });
  }

  async function find(scope: Scope, name: string): Promise<ComputeObject | null> {
    const row = await machines.get(keyOf(scope, name), scope.seen);
    return row && render(row);
  }

  /** Throws ApiError unless the machine was created. */
  function accepted({ name, namespace }: NewMachine, created: CreateOutcome): Created {
    switch (created.outcome) {
      case 'created':
        return created;
      case 'exists':
        throw alreadyExists(name);
      case 'quota':
        throw new ApiError(
          'quota_exceeded',
          `${subject(name)} is forbidden: exceeded quota: requested: ${created.name}=${created.requested}, used: ` +
            `${created.name}=${created.used}, limited: ${created.name}=${created.limit}; ` +
            'failed machines count until they are deleted. Delete some, or ask for more: Capacity in the console, ' +
            'or POST /v1/admin/limit-requests',
        );
      case 'no-namespace':
        throw new ApiError('NotFound', `namespaces "${namespace}" not found`);
    }
  }

  /** Creates one in a transaction that also keeps the response. */
  async function createKept(transact: Transact, machine: NewMachine): Promise<Created> {
    let created: Created | undefined;
    await transact(async (tx) => {
      created = accepted(machine, await createMachine(tx, machine));
      return render(created.machine);
    });
    return created!;
  }

  return {
    get: find,

    async list({ namespace, seen }, { version, selector, ...query }) {
      const held = await machines.all({ kind, namespace }, seen);
      if (held && (version === undefined || version === String(held.version)))
        return pageOf(held, render, { ...query, ...(selector && { selector }) });
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

    async create(scope, sent, dryRun, { fieldManagers = [], transact } = {}) {
      const { name, labels = {}, annotations = {} } = sent.metadata;
      const machine = {
        ...keyOf(scope, name),
        labels,
        annotations,
        spec: sent.spec as MachineSpec,
        fieldManagers: [...fieldManagers],
        requestId: scope.requestId,
        by: scope.by,
      };
      if (dryRun) {
        if (await getMachine(db, machine)) throw alreadyExists(name);
        return render(newMachineRow(machine));
      }
      await writeBudget.check(scope.customerId);
      const created = transact
        ? await turns.run(scope.namespace, () => createKept(transact, machine))
        : accepted(machine, await batches.create(machine));
      // Watches first: the worker takes longer than they do.
      committed(scope.namespace, { type: 'ADDED', before: null, after: created.machine });
      dispatch(created.wake);
      log.info({ requestId: scope.requestId, workflowId: created.wake.workflowId }, 'machine created');
      await writeBudget.spend(scope.customerId, writesOfNew * sizeKiB(machine));
      return render(created.machine);
    },

    async warningsOf({ metadata: { name }, spec }) {
      try {
        return await imageWarnings((spec as MachineSpec).imageRef);
      } catch (error) {
        // The machine is created: its page says later what is wrong.
        log.warn({ err: error, name }, 'the images of the catalogue cannot be read');
        return [];
      }
    },

    async update(scope, name, change, dryRun) {
      if (dryRun) {
        const row = await getMachine(db, keyOf(scope, name));
        const after = row && change(render(row), row.fieldManagers);
        return row && render({ ...row, ...(after && asStored(after)) });
      }
      await writeBudget.check(scope.customerId);
      const patchOf = (row: MachineRow) => {
        const after = change(render(row), row.fieldManagers);
        return after && asStored(after);
      };
      const updated = await updateMetadata(db, keyOf(scope, name), patchOf, scope.by);
      if (updated.outcome === 'missing') return null;
      const { machine } = updated;
      if (updated.outcome === 'updated') {
        const { before } = updated;
        await writeBudget.spend(scope.customerId, sizeKiB(before) + sizeKiB(machine));
        committed(scope.namespace, { type: 'MODIFIED', before, after: machine });
      }
      return render(machine);
    },

    async remove(scope, name, check, dryRun) {
      if (dryRun) {
        const before = await find(scope, name);
        if (before) check?.(before);
        return before !== null;
      }
      const deletion = check
        ? await requestDeletion(db, keyOf(scope, name), (before) => check(render(before)), scope.by)
        : await batches.requestDeletion(keyOf(scope, name), scope.by);
      if (deletion.outcome === 'accepted' && deletion.wake) dispatch(deletion.wake);
      if (deletion.outcome === 'removed')
        committed(scope.namespace, { type: 'DELETED', before: deletion.before, after: deletion.machine });
      else journal.nudge(scope.namespace);
      return deletion.outcome !== 'missing';
    },
  };
}

/** The part of a whole list that a query asks for. Of the others none is rendered: a page costs what is in it. */
function pageOf(
  { machines, version }: WholeKind,
  render: (row: MachineRow) => ComputeObject,
  { limit, afterName, selector }: Pick<ListQuery, 'limit' | 'afterName' | 'selector'>,
): ObjectPage {
  const matches = (object: ComputeObject) => !selector || selector.matches(object);
  const items: ComputeObject[] = [];
  let next = afterName === undefined ? 0 : machines.findIndex(({ name }) => name > afterName);
  if (next < 0) next = machines.length;
  for (; next < machines.length && items.length < (limit ?? machines.length); next++) {
    const object = render(machines[next]!);
    if (matches(object)) items.push(object);
  }
  return {
    items,
    resourceVersion: String(version),
    more: selector ? machines.slice(next).some((row) => matches(render(row))) : next < machines.length,
    // As from the store: what a selector leaves out is not counted.
    remaining: limit === undefined || selector ? null : machines.length - next,
  };
}

const statusOf = (object: ComputeObject) => object.status as MachineStatus;
const specOf = (object: ComputeObject) => object.spec as MachineSpec;

/** Columns that people need. */
function machineColumns({ size }: KindDescriptor): Column[] {
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
    {
      name: size.name,
      type: 'string',
      description: size.description,
      value: (object) => size.of(specOf(object)) ?? '',
    },
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

export function machineKind(kind: MachineKind): ResourceKind<MachineServices> {
  const { plural, shortName, description } = kinds[kind];
  return {
    apiVersion,
    kind,
    plural,
    singular: kind.toLowerCase(),
    shortNames: [shortName],
    namespaced: true,
    categories: ['all'],
    verbs: ['create', 'delete', 'deletecollection', 'get', 'list', 'patch', 'update', 'watch'],
    description,
    schemas: objectSchemas(kind, machineSpecs[kind], machineStatus),
    columns: machineColumns(kinds[kind]),
    selectableFields: { 'status.phase': (object) => statusOf(object).phase },
    operations: (services) => machineOperations(kind, services),
  };
}
