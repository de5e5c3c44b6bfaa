/**
 * The timelines of machines as Kubernetes Events, in both of their groups. They change with their machines, so their
 * versions are those of the namespace's journal, and a watch of them follows it.
 */
import { type TimelineReason, timelineReasons } from '../../domain/timeline.ts';
import { isUuid } from '../../lib/uuid.ts';
import type { Database } from '../../store/core/db.ts';
import type { JournalReader } from '../../store/machines/journalReader.ts';
import {
  type EventChoice,
  eventsBetween,
  getEvent,
  listEvents,
  type MachineEventRow,
} from '../../store/machines/timelineRows.ts';
import { apiVersion, type ComputeObject, kubernetesTime } from '../kubernetes/objectMetadata.ts';
import type {
  Change,
  ChangeSource,
  Column,
  ListQuery,
  ObjectPage,
  ResourceKind,
  ResourceOperations,
} from '../kubernetes/resourceKind.ts';
import type { Selector } from '../kubernetes/selectors.ts';
import { journalVersions, refuseExpired } from './machineChanges.ts';
import { type CoreEvent, coreEvent, type GroupEvent, groupEvent, nothingSent } from './machineEventSchemas.ts';
import type { MachineServices } from './machineKind.ts';

const component = 'compute-service';

type Render = (row: MachineEventRow) => ComputeObject;

function metadataOf(row: MachineEventRow) {
  return {
    name: row.name,
    namespace: row.namespace,
    uid: row.uid,
    resourceVersion: String(row.resourceVersion),
    creationTimestamp: kubernetesTime(row.firstAt),
  };
}

function machineOf({ kind, namespace, machineName, machineUid }: MachineEventRow): CoreEvent['involvedObject'] {
  return { apiVersion, kind, namespace, name: machineName, uid: machineUid };
}

/** A reason of a newer release, seen after a rollback, is Normal. */
function reasonOf({ reason }: MachineEventRow): Pick<CoreEvent, 'reason' | 'type'> {
  const known = reason as TimelineReason;
  return { reason: known, type: timelineReasons[known]?.type ?? 'Normal' };
}

/** As Kubernetes writes times with microseconds (metav1.MicroTime). */
const microTime = (date: Date) => date.toISOString().replace('Z', '000Z');

export function renderCoreEvent(row: MachineEventRow): CoreEvent {
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: metadataOf(row),
    involvedObject: machineOf(row),
    ...reasonOf(row),
    message: row.message,
    source: { component },
    firstTimestamp: kubernetesTime(row.firstAt),
    lastTimestamp: kubernetesTime(row.lastAt),
    count: row.count,
    reportingComponent: component,
    reportingInstance: '',
  };
}

export function renderGroupEvent(row: MachineEventRow): GroupEvent {
  return {
    apiVersion: 'events.k8s.io/v1',
    kind: 'Event',
    metadata: metadataOf(row),
    regarding: machineOf(row),
    ...reasonOf(row),
    note: row.message,
    action: row.reason,
    eventTime: microTime(row.firstAt),
    ...(row.count > 1 && { series: { count: row.count, lastObservedTime: microTime(row.lastAt) } }),
    reportingController: component,
    reportingInstance: '',
    deprecatedSource: { component },
    deprecatedFirstTimestamp: kubernetesTime(row.firstAt),
    deprecatedLastTimestamp: kubernetesTime(row.lastAt),
    deprecatedCount: row.count,
  };
}

/** Reads a field of an event, which is of either group. */
const field = (object: ComputeObject, ...path: string[]): string =>
  String(path.reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], object) ?? '');

const referenceFields = ['kind', 'namespace', 'name', 'uid', 'apiVersion'] as const;

function selectableFields(reference: 'involvedObject' | 'regarding') {
  const readers: Record<string, (object: ComputeObject) => string> = {
    reason: (object) => field(object, 'reason'),
    type: (object) => field(object, 'type'),
  };
  for (const name of referenceFields) readers[`${reference}.${name}`] = (object) => field(object, reference, name);
  if (reference === 'involvedObject') {
    // Nothing here has more than one part.
    readers['involvedObject.resourceVersion'] = () => '';
    readers['involvedObject.fieldPath'] = () => '';
    readers['source'] = (object) => field(object, 'source', 'component');
    readers['reportingComponent'] = (object) => field(object, 'reportingComponent');
  } else readers['reportingController'] = (object) => field(object, 'reportingController');
  return readers;
}

/** The part of a selector by which the store can narrow a list; null if nothing can match. */
function choiceOf(selector: Selector | undefined): EventChoice | null {
  const choice: EventChoice = {};
  for (const { field: name, equals, value } of selector?.fields ?? []) {
    if (!equals) continue;
    if (/\.uid$/.test(name)) {
      if (!isUuid(value)) return null;
      choice.machineUid = value;
    } else if (/^(involvedObject|regarding)\.name$/.test(name)) choice.machineName = value;
  }
  return choice;
}

async function readEvents(
  db: Database,
  render: Render,
  namespace: string,
  { limit, afterName = '', version, selector }: ListQuery,
): Promise<ObjectPage> {
  let asOf = version === undefined ? null : BigInt(version);
  const choice = choiceOf(selector);
  const items: ComputeObject[] = [];
  let after = afterName;
  for (;;) {
    const most = limit === undefined ? null : limit + 1;
    const page = await listEvents(db, {
      namespace,
      choice: choice ?? {},
      afterName: after,
      limit: choice ? most : 0,
      version: asOf,
    });
    for (const object of page.rows.map(render)) if (selector?.matches(object) ?? true) items.push(object);
    const isLast = most === null || page.rows.length < most;
    if (isLast || items.length > limit!) {
      const shown = limit === undefined ? items : items.slice(0, limit);
      const resourceVersion = String(page.version);
      return { items: shown, resourceVersion, more: shown.length < items.length, remaining: null };
    }
    after = page.rows.at(-1)!.name;
    asOf = page.version;
  }
}

function eventChanges(db: Database, journal: JournalReader, render: Render): ChangeSource {
  return {
    ...journalVersions(db),
    follow({ namespace }, version, onNews) {
      const follower = journal.follow(namespace, BigInt(version), onNews);
      let position = BigInt(version);
      return {
        async read() {
          const { entries, version: reached } = await follower.read().catch(refuseExpired);
          const rows =
            entries.length === 0 ? [] : await eventsBetween(db, { namespace, after: position, upTo: reached });
          const changes = rows.map((row, index) => changeOf(row, rows[index + 1], position, render));
          position = reached;
          return { changes, version: String(reached) };
        },
        close: () => follower.close(),
      };
    },
  };
}

/**
 * Of several events of one version, all but the last are shown at the version before: a client that resumes from one of
 * them gets it once more, and misses none.
 */
function changeOf(row: MachineEventRow, next: MachineEventRow | undefined, position: bigint, render: Render): Change {
  const isLast = next?.resourceVersion !== row.resourceVersion;
  const version = isLast ? row.resourceVersion : row.resourceVersion - 1n;
  const after = render({ ...row, resourceVersion: version });
  // What a selector may ask for never changes.
  return { version: String(version), before: row.firstVersion <= position ? after : null, after };
}

function operationsOf(render: Render): (services: MachineServices) => ResourceOperations {
  return ({ db, watches: { journal } }) => ({
    async get({ namespace }, name) {
      const row = await getEvent(db, { namespace, name });
      return row && render(row);
    },
    list: ({ namespace }, query) => readEvents(db, render, namespace, query),
    changes: eventChanges(db, journal, render),
  });
}

function columnsOf(reference: 'involvedObject' | 'regarding', message: string): Column[] {
  const [first, last, count] =
    reference === 'regarding'
      ? ['deprecatedFirstTimestamp', 'deprecatedLastTimestamp', 'deprecatedCount']
      : ['firstTimestamp', 'lastTimestamp', 'count'];
  return [
    {
      name: 'Last Seen',
      type: 'date',
      description: 'Time since it happened last',
      value: (object) => field(object, last!),
    },
    { name: 'Type', type: 'string', description: 'Normal or Warning', value: (object) => field(object, 'type') },
    {
      name: 'Reason',
      type: 'string',
      description: 'What happened, in a word',
      value: (object) => field(object, 'reason'),
    },
    {
      name: 'Object',
      type: 'string',
      description: 'The machine',
      value: (object) => `${field(object, reference, 'kind').toLowerCase()}/${field(object, reference, 'name')}`,
    },
    {
      name: 'Message',
      type: 'string',
      description: 'What happened, for people',
      value: (object) => field(object, message),
    },
    {
      name: 'First Seen',
      type: 'date',
      description: 'Time since it happened first',
      priority: 1,
      value: (object) => field(object, first!),
    },
    {
      name: 'Count',
      type: 'integer',
      description: 'How many times it happened',
      priority: 1,
      value: (object) => Number(field(object, count!)),
    },
    {
      name: 'Name',
      type: 'string',
      description: 'Name of the event',
      priority: 1,
      value: ({ metadata }) => metadata.name,
    },
  ];
}

const resource = {
  kind: 'Event',
  namespaced: true,
  plural: 'events',
  singular: 'event',
  shortNames: ['ev'],
  categories: [],
  description: 'Something that happened to a machine. Events are kept as long as their machine, and a week more.',
  verbs: ['get', 'list', 'watch'],
} as const;

/** Events have no spec. */
const asObject = (event: CoreEvent | GroupEvent): ComputeObject => event as typeof event & ComputeObject;

export const eventKinds: readonly ResourceKind<MachineServices>[] = [
  {
    ...resource,
    apiVersion: 'v1',
    schemas: { sent: nothingSent, whole: coreEvent },
    columns: columnsOf('involvedObject', 'message'),
    selectableFields: selectableFields('involvedObject'),
    operations: operationsOf((row) => asObject(renderCoreEvent(row))),
  },
  {
    ...resource,
    apiVersion: 'events.k8s.io/v1',
    operationPrefix: 'Events',
    schemas: { sent: nothingSent, whole: groupEvent },
    columns: columnsOf('regarding', 'note'),
    selectableFields: selectableFields('regarding'),
    operations: operationsOf((row) => asObject(renderGroupEvent(row))),
  },
];
