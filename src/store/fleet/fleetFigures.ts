/** Figures of the whole fleet, for metrics and for `status`: read from Postgres alone, so that they show without Temporal. */
import type { MachineKind } from '../../domain/machine.ts';
import type { Phase } from '../../domain/phases.ts';
import { type Queryable, query, sql } from '../core/db.ts';
import { workflowIdColumns } from '../core/outbox.ts';
import { openHost } from '../machines/bestHosts.ts';
import { isHeldStopped } from '../machines/machineRow.ts';

export interface MachineCount {
  kind: MachineKind;
  phase: Phase;
  /** Empty for a machine without one. */
  failureCode: string;
  count: number;
}

/** Machines by kind, phase, and failure code; combinations without a machine are left out. */
export function countMachines(db: Queryable): Promise<MachineCount[]> {
  return query(db)<MachineCount>`
    SELECT kind, phase, coalesce(failure_code, '') AS "failureCode", count(*)::int AS count
    FROM machines GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
}

export interface OldestWait {
  phase: Phase;
  ageSeconds: number;
  /** How many machines wait in this phase. */
  count: number;
}

/** SQL: machines `m` for which something still has to happen. */
const isWaiting = sql`NOT ${isHeldStopped} AND (phase IN ('Pending', 'Creating', 'Starting', 'Stopping', 'Deleting')
  OR (phase = 'Running' AND NOT ready_for_access)
  OR (phase = 'Failed' AND EXISTS (SELECT 1 FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL)))`;

/** For each phase in which something still has to happen, how long its oldest machine has been in it. */
export function oldestWaits(db: Queryable): Promise<OldestWait[]> {
  return query(db)<OldestWait>`
    SELECT phase, extract(epoch FROM clock_timestamp() - min(phase_since))::float8 AS "ageSeconds", count(*)::int AS count
    FROM machines m WHERE ${isWaiting} GROUP BY phase ORDER BY phase`;
}

export interface MachineFilter {
  namespace?: string | undefined;
  kind?: MachineKind | undefined;
  phase?: Phase | undefined;
  hostName?: string | undefined;
  failureCode?: string | undefined;
}

export interface ListedMachine {
  uid: string;
  kind: MachineKind;
  namespace: string;
  name: string;
  workflowId: string;
  phase: Phase;
  since: Date;
  /** What its row says about it; null if it says nothing. */
  reason: string | null;
  failureCode: string | null;
  /** Where it is, or was last; null before it is placed. */
  hostName: string | null;
  ready: boolean;
  deleting: boolean;
  createdAt: Date;
}

const listed = sql`
  SELECT uid, kind, namespace, name, ${workflowIdColumns} AS "workflowId", phase, phase_since AS since,
    failure_message AS reason, failure_code AS "failureCode", held.host_name AS "hostName",
    ready_for_access AS ready, deletion_requested_at IS NOT NULL AS deleting, created_at AS "createdAt"
  FROM machines m LEFT JOIN LATERAL (
    SELECT host_name FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL ORDER BY attempt DESC LIMIT 1
  ) held ON true`;

const matches = ({ namespace, kind, phase, hostName, failureCode }: MachineFilter) => sql`
  (${namespace ?? null}::text IS NULL OR namespace = ${namespace ?? null})
  AND (${kind ?? null}::text IS NULL OR kind = ${kind ?? null})
  AND (${phase ?? null}::text IS NULL OR phase = ${phase ?? null})
  AND (${failureCode ?? null}::text IS NULL OR failure_code = ${failureCode ?? null})
  AND (${hostName ?? null}::text IS NULL OR held.host_name = ${hostName ?? null})`;

/** The rows after a place, by the columns that they are in the order of. */
interface Rows {
  after: readonly string[] | null;
  limit: number;
}

/** Machines of all customers that match, by namespace, name, and kind. */
export function listMachinesForOperators(
  db: Queryable,
  filter: MachineFilter,
  { after, limit }: Rows,
): Promise<ListedMachine[]> {
  return query(db)<ListedMachine>`
    ${listed} WHERE ${matches(filter)}
      AND (${after === null} OR (namespace, name, kind) > (${after?.[0] ?? ''}, ${after?.[1] ?? ''}, ${after?.[2] ?? ''}))
    ORDER BY namespace, name, kind LIMIT ${limit}`;
}

/** Those for which something still has to happen, in their phase for longest first: by that time and their id. */
export function listWaiting(db: Queryable, filter: MachineFilter, { after, limit }: Rows): Promise<ListedMachine[]> {
  return query(db)<ListedMachine>`
    ${listed} WHERE ${isWaiting} AND ${matches(filter)}
      AND (${after === null} OR (phase_since, uid) > (${after?.[0] ?? null}::timestamptz, ${after?.[1] ?? null}::uuid))
    ORDER BY phase_since, uid LIMIT ${limit}`;
}

export interface ClassCapacityRow {
  region: string;
  className: string;
  workload: MachineKind;
  hosts: number;
  /** Hosts that take new machines. */
  openHosts: number;
  machines: number;
  cpu: number;
  cpuUsed: number;
  memoryGiB: number;
  memoryGiBUsed: number;
  diskGiB: number;
  diskGiBUsed: number;
}

/** What all hosts of a class have in a region, and what is used of it, whether or not they take new machines. */
export function fleetCapacity(db: Queryable): Promise<ClassCapacityRow[]> {
  return query(db)<ClassCapacityRow>`
    SELECT region, class_name AS "className", workload, count(*)::int AS hosts,
      count(*) FILTER (WHERE ${openHost} AND NOT EXISTS (
        SELECT 1 FROM placements p WHERE p.host_name = h.name AND p.abandoned_at IS NOT NULL
          AND p.released_at IS NULL))::int AS "openHosts",
      sum(machines_held)::int AS machines, sum(cpu)::int AS cpu, sum(cpu_used)::int AS "cpuUsed",
      sum(memory_gib)::int AS "memoryGiB", sum(memory_gib_used)::int AS "memoryGiBUsed",
      sum(disk_gib)::int AS "diskGiB", sum(disk_gib_used)::int AS "diskGiBUsed"
    FROM hosts h WHERE NOT retired GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`;
}

export interface ShownMachine {
  uid: string;
  workflowId: string;
  phase: Phase;
  since: Date;
  ready: boolean;
  failureCode: string | null;
  failureMessage: string | null;
  createdAt: Date;
  deletionRequestedAt: Date | null;
  imageRef: string;
  requestId: string | null;
  customer: string;
  tenant: string;
  /** Wakes of it that have not reached its workflow. */
  wakesWaiting: number;
  /** Newest first. */
  placements: {
    attempt: number;
    hostName: string;
    className: string;
    runtimeId: string;
    createdAt: string;
    releasedAt: string | null;
    abandonedAt: string | null;
    hostLostAt: string | null;
  }[];
  /** Changes of its phase, readiness, and message that the journal still has, oldest first. */
  changes: { at: Date; phase: Phase; ready: boolean; failureCode: string | null; message: string | null }[];
}

/** Everything that the record knows of one machine; null if there is none of that kind and name. */
export async function showMachine(
  db: Queryable,
  { kind, namespace, name }: { kind: MachineKind; namespace: string; name: string },
): Promise<ShownMachine | null> {
  const rows = await query(db)<Omit<ShownMachine, 'changes'>>`
    SELECT uid, ${workflowIdColumns} AS "workflowId", phase, phase_since AS since, ready_for_access AS ready,
      failure_code AS "failureCode", failure_message AS "failureMessage", m.created_at AS "createdAt",
      deletion_requested_at AS "deletionRequestedAt", spec ->> 'imageRef' AS "imageRef", request_id AS "requestId",
      (SELECT c.slug FROM namespaces n JOIN tenants t ON t.id = n.tenant_id
        JOIN customers c ON c.id = t.customer_id WHERE n.name = m.namespace) AS customer,
      (SELECT t.slug FROM namespaces n JOIN tenants t ON t.id = n.tenant_id WHERE n.name = m.namespace) AS tenant,
      (SELECT count(*)::int FROM outbox o WHERE o.machine_uid = m.uid) AS "wakesWaiting",
      (SELECT coalesce(json_agg(json_build_object('attempt', p.attempt, 'hostName', p.host_name, 'className',
        p.class_name, 'runtimeId', p.runtime_id,
          'createdAt', p.created_at, 'releasedAt', p.released_at, 'abandonedAt', p.abandoned_at, 'hostLostAt',
            h.lost_at) ORDER BY p.attempt DESC), '[]')
        FROM placements p JOIN hosts h ON h.name = p.host_name WHERE p.machine_uid = m.uid) AS placements
    FROM machines m WHERE namespace = ${namespace} AND kind = ${kind} AND m.name = ${name}`;
  const [machine] = rows;
  if (!machine) return null;
  const changes = await query(db)<ShownMachine['changes'][number]>`
    SELECT created_at AS at, after ->> 'phase' AS phase, (after ->> 'ready_for_access')::boolean AS ready,
      after ->> 'failure_code' AS "failureCode", after ->> 'failure_message' AS message
    FROM journal WHERE namespace = ${namespace} AND uid = ${machine.uid}::uuid AND (before IS NULL
      OR (before ->> 'phase', before ->> 'ready_for_access', before ->> 'failure_message')
        IS DISTINCT FROM (after ->> 'phase', after ->> 'ready_for_access', after ->> 'failure_message'))
    ORDER BY resource_version`;
  return { ...machine, changes };
}
