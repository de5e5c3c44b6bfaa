/**
 * A machine as stored in its database row: the check of what raw SQL returns, the type of a row, which follows from the
 * check, and the columns that a change writes.
 */

import { randomUUID } from 'node:crypto';
import { Prisma } from '#prisma';
import { failureCodes } from '../../domain/failureCodes.ts';
import type { FieldManager } from '../../domain/fieldManagers.ts';
import { byKind, kinds } from '../../domain/kinds.ts';
import { type TotalLimit, totalLimitNames, totalLimits } from '../../domain/limits.ts';
import {
  type MachineSpec,
  machineKinds,
  type PortSpec,
  type PublishedPort,
  type Resources,
  type SshAuthorizedKey,
  type SshHostKey,
} from '../../domain/machine.ts';
import type { Forward } from '../../domain/observation.ts';
import { phases } from '../../domain/phases.ts';
import { storableJson } from '../../lib/text.ts';
import {
  bigint,
  boolean,
  list,
  nullable,
  number,
  oneOf,
  optional,
  shape,
  text,
  textMap,
  timestamp,
} from '../core/jsonChecks.ts';

const port = shape<PortSpec>({
  name: text,
  guestPort: number,
  exposure: oneOf(['private-tunnel']),
  protocol: text,
  readinessProbe: boolean,
});
const spec = shape<MachineSpec>({
  imageRef: text,
  resources: optional(shape<Resources>({ cpu: number, memoryGiB: number, diskGiB: number })),
  machineClassName: optional(text),
  region: optional(text),
  ports: optional(list(port)),
  bootstrap: optional(
    shape<NonNullable<MachineSpec['bootstrap']>>({
      sshAuthorizedKeys: optional(list(shape<SshAuthorizedKey>({ publicKey: text, username: optional(text) }))),
    }),
  ),
});
const publishedPort = shape<PublishedPort>({
  name: optional(text),
  guestPort: optional(number),
  protocol: optional(text),
  exposure: optional(text),
  accessCommand: optional(text),
  uriTemplate: optional(text),
});

/** How a guest goes down for a restart: by itself if it does in time, or at once. */
export const restartManners = ['graceful', 'forced'] as const;

const kind = oneOf(machineKinds);
const phase = oneOf(phases);
const failureCode = nullable(oneOf(failureCodes));
const maybeText = nullable(text);
const maybeBoolean = nullable(boolean);
const restartWanted = nullable(oneOf(restartManners));
const maybeTimestamp = nullable(timestamp);
const publishedPorts = list(publishedPort);
const sshHostKeys = list(shape<SshHostKey>({ algorithm: text, publicKey: text }));
const forwards = list(shape<Forward>({ guestPort: number, address: text, port: number }));
const fieldManagers = list(
  shape<FieldManager>({
    name: text,
    operation: oneOf(['Apply', 'Update']),
    labels: list(text),
    annotations: list(text),
    spec: list(text),
  }),
);

/** A row as `to_jsonb(machines)` writes it, both in query results and in the journal. */
export type MachineJson = Record<string, unknown>;

/** Checks each column. Written out, because a loop over a table takes three times as long. */
function checked(json: MachineJson) {
  return {
    uid: text(json['uid']),
    kind: kind(json['kind']),
    namespace: text(json['namespace']),
    name: text(json['name']),
    generation: number(json['generation']),
    resourceVersion: bigint(json['resource_version']),
    createdAt: timestamp(json['created_at']),
    deletionRequestedAt: maybeTimestamp(json['deletion_requested_at']),
    labels: textMap(json['labels']),
    annotations: textMap(json['annotations']),
    spec: spec(json['spec']),
    phase: phase(json['phase']),
    phaseSince: timestamp(json['phase_since']),
    readyForAccess: boolean(json['ready_for_access']),
    failureCode: failureCode(json['failure_code']),
    failureMessage: maybeText(json['failure_message']),
    capacitySource: maybeText(json['capacity_source']),
    resolvedImageRef: maybeText(json['resolved_image_ref']),
    publishedPorts: publishedPorts(json['published_ports']),
    sshHostKeys: sshHostKeys(json['ssh_host_keys']),
    /** Where the gateway reaches the guest's ports; empty while connections are not allowed. */
    forwards: forwards(json['forwards']),
    /** The request that created it; null if it was not stored. */
    requestId: maybeText(json['request_id']),
    /** A restart is wanted, until its guest is down. */
    restartWanted: restartWanted(json['restart_wanted']),
    /** The request of the last restart: its repeats ask for no other. */
    restartRequestId: maybeText(json['restart_request_id']),
    /** Why an operator holds it stopped; null unless one does. */
    stopReason: maybeText(json['stop_reason'] ?? null),
    /** Its host was evacuated: whether it is created again with its removal. Null for every other machine. */
    recreates: maybeBoolean(json['recreates'] ?? null),
    /** Who manages which labels, annotations, and fields of the spec; empty before the first server-side apply. */
    fieldManagers: fieldManagers(json['field_managers']),
    claimEpoch: number(json['claim_epoch']),
    claimRunId: maybeText(json['claim_run_id']),
    fenceStep: number(json['fence_step']),
    fenceAttempt: number(json['fence_attempt']),
  };
}

export type MachineRow = ReturnType<typeof checked>;
export type MachineKey = Pick<MachineRow, 'kind' | 'namespace' | 'name'>;

/** Reads a machine from the JSON form of its row. Throws if a column is not of its type. */
export function machineFromJson(json: MachineJson): MachineRow {
  try {
    return checked(json);
  } catch (error) {
    throw new TypeError(`column ${failingColumn(json)} of a machine ${(error as Error).message}`, { cause: error });
  }
}

/** The last column that the check reads before it fails. */
function failingColumn(json: MachineJson): string {
  const read: string[] = [];
  const get = (row: MachineJson, column: string) => {
    read.push(column);
    return row[column];
  };
  try {
    checked(new Proxy(json, { get: (row, column) => get(row, String(column)) }));
  } catch {}
  return read.at(-1) ?? '';
}

/** SQL: for each kind, the column of a namespace that counts its machines, and the column of an allotment that limits them. */
export const countColumn = byKind((kind) => Prisma.raw(kinds[kind].countColumn));
export const limitColumn = byKind((kind) => Prisma.raw(`${kinds[kind].limit.api}_limit`));

const total = (name: TotalLimit, spec: Prisma.Sql) =>
  Prisma.sql`(${spec} #>> ${Prisma.raw(`'{resources,${totalLimits[name]}}'`)})::bigint`;

/** SQL: what machines ask for, as columns named like the limits in all; null for a kind that asks for no resources. */
export const askedTotals = (spec: Prisma.Sql) =>
  Prisma.join(totalLimitNames.map((name) => Prisma.sql`sum(${total(name, spec)}) AS ${Prisma.raw(name)}`));

/** SQL: adds these columns of `from` to what the namespace `n` counts, or takes them away. */
export const countTotals = (sign: '+' | '-', from: string) =>
  Prisma.raw(totalLimitNames.map((name) => `${name} = n.${name} ${sign} coalesce(${from}.${name}, 0)`).join(', '));

/** Columns that a change may set, and whether as JSON. */
const written = {
  labels: 'json',
  annotations: 'json',
  fieldManagers: 'json',
  phase: 'plain',
  readyForAccess: 'plain',
  failureCode: 'plain',
  failureMessage: 'plain',
  capacitySource: 'plain',
  resolvedImageRef: 'plain',
  publishedPorts: 'json',
  sshHostKeys: 'json',
  forwards: 'json',
  restartWanted: 'plain',
  restartRequestId: 'plain',
} as const satisfies Partial<Record<keyof MachineRow, 'plain' | 'json'>>;
type Written = Pick<MachineRow, keyof typeof written>;
export type MachineChange = Partial<Written>;

/** SQL: sets every column that a change may set. Always the same statement, so that it stays prepared. */
export function assignments(values: Written): Prisma.Sql {
  const each = Object.entries(written).map(([key, as]) => {
    const column = Prisma.raw(key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const value = values[key as keyof Written];
    return as === 'json' ? Prisma.sql`${column} = ${storableJson(value)}::jsonb` : Prisma.sql`${column} = ${value}`;
  });
  return Prisma.join(each);
}

/** A machine as its create records it, apart from what the database assigns: its uid, version and times. */
export function newMachineRow(
  machine: MachineKey &
    Pick<MachineRow, 'labels' | 'annotations' | 'spec' | 'requestId'> &
    Partial<Pick<MachineRow, 'fieldManagers'>>,
): MachineRow {
  return {
    fieldManagers: [],
    ...machine,
    uid: randomUUID(),
    generation: 1,
    resourceVersion: 0n,
    createdAt: new Date(),
    deletionRequestedAt: null,
    phase: 'Pending',
    phaseSince: new Date(),
    readyForAccess: false,
    failureCode: null,
    failureMessage: null,
    capacitySource: null,
    resolvedImageRef: null,
    publishedPorts: [],
    sshHostKeys: [],
    forwards: [],
    restartWanted: null,
    restartRequestId: null,
    stopReason: null,
    recreates: null,
    claimEpoch: 0,
    claimRunId: null,
    fenceStep: 0,
    fenceAttempt: 0,
  };
}

/** Its guest came up once and is to stay up, also while it is started again for a restart. */
export function isUp({ phase, restartRequestId }: Pick<MachineRow, 'phase' | 'restartRequestId'>): boolean {
  return phase === 'Running' || (phase === 'Starting' && restartRequestId !== null);
}

/** SQL: machine `m` is held stopped by an operator, so nothing has to happen with it. */
export const isHeldStopped = Prisma.sql`(m.stop_reason IS NOT NULL AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed')`;

/** Approximate size of a machine as JSON, in characters: counts what clients choose freely; the rest is small. */
export function approximateSize({ labels, annotations, spec, fieldManagers }: MachineRow): number {
  let size = 1_000;
  for (const map of [labels, annotations]) for (const key in map) size += key.length + map[key]!.length;
  if (spec.bootstrap) size += JSON.stringify(spec.bootstrap).length;
  if (fieldManagers.length > 0) size += JSON.stringify(fieldManagers).length;
  return size;
}
