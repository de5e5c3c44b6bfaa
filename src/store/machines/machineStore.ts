/**
 * Objects of the compute API that become machines.
 *
 * Every change of an object is one transaction that locks the object first, hosts next, and the namespace last. The
 * namespace's row counts resourceVersion, so the last statement takes its lock together with writing the journal entry,
 * and versions are in commit order. Creates, and removals of what holds nothing, are single statements for many objects
 * (machineBatches.ts).
 */

import type { AuditAction } from '../../domain/auditActions.ts';
import type { FieldManager } from '../../domain/fieldManagers.ts';
import type { MachineKind, MachineSpec } from '../../domain/machine.ts';
import type { Phase } from '../../domain/phases.ts';
import { deleteAccepted, type Happening } from '../../domain/timeline.ts';
import { actorColumns, actorJson, actorValues, type Change } from '../core/audit.ts';
import { type Database, type Executor, type Queryable, query, sql, transaction, violatesUnique } from '../core/db.ts';
import { enqueueWake, ownDispatchUntil, type Wake, wakeOf, workflowIdColumns } from '../core/outbox.ts';
import { Prisma } from '../generated/client.ts';
import { closeDeletedLifecycle } from '../usage/lifecycles.ts';
import {
  assignments,
  countColumn,
  limitColumn,
  type MachineChange,
  type MachineJson,
  type MachineKey,
  type MachineRow,
  machineFromJson,
} from './machineRow.ts';
import { recorded } from './timelineRows.ts';

export { type MachineKey, type MachineRow, newMachineRow } from './machineRow.ts';

/** Cap on machines of a kind that the tenant has no allotment for: none will run, yet each has a row and a workflow. */
export const unallottedLimit = 1_000;

/** SQL: how many machines of a kind the tenant of the namespace `n` may have. */
const limitOf = (kind: MachineKind) =>
  sql`coalesce((SELECT sum(${limitColumn[kind]})::int FROM allotments a WHERE a.tenant_id = n.tenant_id AND ${limitColumn[kind]} > 0), ${unallottedLimit})`;

export type CreateOutcome =
  | { outcome: 'created'; machine: MachineRow; wake: Wake }
  | { outcome: 'exists' }
  | { outcome: 'quota'; used: number; limit: number }
  | { outcome: 'no-namespace' };

export interface NewMachine extends MachineKey {
  labels: Record<string, string>;
  annotations: Record<string, string>;
  spec: MachineSpec;
  fieldManagers?: FieldManager[];
  requestId?: string;
  /** Who asks for it; without one there is no audit event. */
  by?: Change;
}

/** SQL: the details of an audit event about a row of machines. */
const machineDetails = (row: Prisma.Sql) =>
  sql`jsonb_build_object('kind', ${row}.kind, 'namespace', ${row}.namespace, 'name', ${row}.name)`;

/** SQL: a part of a WITH that audits an act on the one row of another part. */
function audited(action: AuditAction, row: Prisma.Sql, by: Change | undefined): Prisma.Sql {
  if (!by) return Prisma.empty;
  return sql`, audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id, details)
      SELECT ${actorValues(sql`by.json`)}, ${action}, ${row}.uid::text, ${by.requestId}, ${machineDetails(row)}
      FROM ${row}, (SELECT ${JSON.stringify(actorJson(by))}::jsonb AS json) by
    )`;
}

/** A new machine as the statement takes it: everything but its kind and namespace. */
export function newMachineJson({
  name,
  labels,
  annotations,
  spec,
  fieldManagers = [],
  requestId = null,
  by,
}: Asked): string {
  const who = by && actorJson(by);
  return JSON.stringify({
    traceparent: by?.traceparent,
    name,
    labels,
    annotations,
    spec,
    field_managers: fieldManagers,
    request_id: requestId,
    by: who,
  });
}
type Asked = Omit<NewMachine, 'requestId'> & { requestId?: string | null };

/**
 * Records machines of one kind and namespace (Pending), their journal entries, and their wakes in one statement, so that
 * the namespace's lock is held for that statement alone. Their names must differ. All or none: null when there is no
 * such namespace, not enough quota, or a name that is taken. A taken name is looked for before the lock: the unique index
 * would wait for a transaction that changes that machine, and which may wait for the lock. The names are an array, so
 * that the index is asked for each of them: a join reads the whole namespace, with what was deleted and not yet
 * vacuumed. Throws a unique violation if a name was taken in between.
 */
export async function insertMachines(
  db: Database,
  { kind, namespace }: Omit<MachineKey, 'name'>,
  machines: readonly string[],
): Promise<Extract<CreateOutcome, { outcome: 'created' }>[] | null> {
  const rows = await query(db)<{ machine: MachineJson; outbox_id: bigint; traceparent: string | null }>`
    WITH asked AS (
      SELECT item ->> 'name' AS name, item -> 'labels' AS labels, item -> 'annotations' AS annotations, item -> 'spec' AS spec,
             item -> 'field_managers' AS field_managers, item ->> 'request_id' AS request_id, item -> 'by' AS by,
             item ->> 'traceparent' AS traceparent, place
      FROM jsonb_array_elements(${`[${machines.join(',')}]`}::jsonb) WITH ORDINALITY AS a (item, place)
    ), counted AS (
      UPDATE namespaces n SET resource_version = n.resource_version + ${machines.length}::int, ${countColumn[kind]} = n.${countColumn[kind]} + ${machines.length}::int
      WHERE n.name = ${namespace}::text AND n.${countColumn[kind]} + ${machines.length}::int <= ${limitOf(kind)}
        AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.namespace = n.name AND m.kind = ${kind}::text AND m.name = ANY(ARRAY(SELECT a.name FROM asked a)))
      RETURNING n.resource_version - ${machines.length}::int AS before
    ), created AS (
      INSERT INTO machines (kind, namespace, name, labels, annotations, spec, field_managers, request_id, resource_version)
      SELECT ${kind}, ${namespace}, a.name, a.labels, a.annotations, a.spec, a.field_managers, a.request_id, counted.before + a.place
      FROM counted, asked a RETURNING *
    ), woken AS (
      INSERT INTO outbox (machine_uid, workflow_id, leased_until, traceparent)
      SELECT uid, ${workflowIdColumns}, ${ownDispatchUntil}, a.traceparent
      FROM created JOIN (SELECT name, traceparent FROM asked) a (asked_name, traceparent) ON a.asked_name = name
      RETURNING id, machine_uid, traceparent
    ), entered AS (
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type, after)
      SELECT namespace, resource_version, kind, name, uid, 'ADDED', to_jsonb(created) FROM created
      RETURNING uid, after
    ), audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id, details)
      SELECT ${actorValues(sql`a.by`)}, 'machine.create', c.uid::text, a.request_id, ${machineDetails(sql`c`)}
      FROM created c JOIN asked a ON a.name = c.name WHERE a.by IS NOT NULL
    )
    SELECT entered.after AS machine, woken.id AS outbox_id, woken.traceparent
    FROM entered JOIN woken ON woken.machine_uid = entered.uid`;
  if (rows.length === 0) return null;
  const created = rows.map((row) => {
    const machine = machineFromJson(row.machine);
    return { outcome: 'created' as const, machine, wake: wakeOf(machine, row.outbox_id, row.traceparent) };
  });
  // As they were asked for. Even for a single row, Postgres takes longer to prepare a sort.
  return created.sort((a, b) => Number(a.machine.resourceVersion - b.machine.resourceVersion));
}

/**
 * Records one machine. A tenant without any allotment for the kind learns from placement that it is ClassUnavailable,
 * for up to `unallottedLimit` machines.
 */
export async function createMachine(db: Database, input: NewMachine): Promise<CreateOutcome> {
  return createAlone(db, input, newMachineJson(input));
}

export async function createAlone(db: Database, input: MachineKey, json: string): Promise<CreateOutcome> {
  for (let attempt = 1; attempt <= createAttempts; attempt++) {
    try {
      const created = await insertMachines(db, input, [json]);
      if (created) return created[0]!;
    } catch (error) {
      if (violatesUnique(error, 'machines_namespace_kind_name_key')) return { outcome: 'exists' };
      throw error;
    }
    if (await getMachine(db, input)) return { outcome: 'exists' };
    const [quota] = await query(db)<{ used: number; limit: number }>`
      SELECT ${countColumn[input.kind]} AS used, ${limitOf(input.kind)} AS "limit" FROM namespaces n WHERE n.name = ${input.namespace}`;
    if (!quota) return { outcome: 'no-namespace' };
    if (quota.used >= quota.limit) return { outcome: 'quota', ...quota };
    // What stood in the way was removed between the statements.
  }
  return { outcome: 'exists' };
}
const createAttempts = 5;

/** One machine by name, or null. */
export async function getMachine(db: Queryable, key: MachineKey): Promise<MachineRow | null> {
  const rows = await query(db)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m
    WHERE namespace = ${key.namespace} AND kind = ${key.kind} AND name = ${key.name}`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}

/** One machine by uid, or null when it is gone. */
export async function findMachine(db: Queryable, uid: string): Promise<MachineRow | null> {
  const rows = await query(db)<{
    machine: MachineJson;
  }>`SELECT to_jsonb(m) AS machine FROM machines m WHERE uid = ${uid}::uuid`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}

/** Locks one machine for the rest of the transaction and returns it as it is under that lock. */
export async function lockMachine(tx: Executor, key: MachineKey | { uid: string }): Promise<MachineRow | null> {
  const where =
    'uid' in key
      ? sql`uid = ${key.uid}::uuid`
      : sql`namespace = ${key.namespace} AND kind = ${key.kind} AND name = ${key.name}`;
  const rows = await query(tx)<{
    machine: MachineJson;
  }>`SELECT to_jsonb(m) AS machine FROM machines m WHERE ${where} FOR UPDATE`;
  return rows[0] ? machineFromJson(rows[0].machine) : null;
}

/** What is recorded of a change beside it. */
export interface WriteNotes {
  /** Who asks for it; without one there is no audit event. */
  by?: Change | undefined;
  /** What its customer reads in its timeline. */
  happened?: readonly Happening[];
}

export type MachinePatch = MachineChange & { deletionRequested?: true };

/**
 * Writes a change of a machine that this transaction has locked, with its journal entry. Must be the transaction's last
 * statement, because it takes the namespace's lock.
 */
export async function writeMachine(
  tx: Executor,
  before: MachineRow,
  patch: MachinePatch,
  { by, happened = [] }: WriteNotes = {},
): Promise<MachineRow> {
  const changed = { ...before, ...patch };
  const after = { ...changed, forwards: changed.readyForAccess ? changed.forwards : [] };
  const rows = await query(tx)<{ machine: MachineJson }>`
    WITH counted AS (
      UPDATE namespaces SET resource_version = resource_version + 1 WHERE name = ${before.namespace} RETURNING resource_version
    ), old AS (
      SELECT * FROM machines WHERE uid = ${before.uid}::uuid
    ), changed AS (
      UPDATE machines m SET
        resource_version = counted.resource_version,
        ${assignments(after)},
        phase_since = CASE WHEN m.phase = ${after.phase} THEN m.phase_since ELSE clock_timestamp() END,
        deletion_requested_at = CASE WHEN ${patch.deletionRequested ?? false} THEN coalesce(m.deletion_requested_at, clock_timestamp())
                                     ELSE m.deletion_requested_at END
      FROM counted WHERE m.uid = ${before.uid}::uuid RETURNING m.*
    ), entered AS (
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type, before, after)
      SELECT changed.namespace, changed.resource_version, changed.kind, changed.name, changed.uid, 'MODIFIED', to_jsonb(old), to_jsonb(changed)
      FROM changed, old
    )${audited(patch.deletionRequested ? 'machine.delete' : 'machine.update', sql`changed`, by)}${recorded(happened, sql`changed`, sql`m.resource_version`)}
    SELECT to_jsonb(changed) AS machine FROM changed`;
  return machineFromJson(rows[0]!.machine);
}

/** Removes a locked machine, with a journal entry, and frees its quota. Must be the transaction's last statement. */
export async function eraseMachine(
  tx: Executor,
  before: MachineRow,
  { by, happened = [] }: WriteNotes = {},
): Promise<MachineRow> {
  const count = countColumn[before.kind];
  const rows = await query(tx)<{ machine: MachineJson }>`
    WITH counted AS (
      UPDATE namespaces SET resource_version = resource_version + 1, ${count} = ${count} - 1
      WHERE name = ${before.namespace} RETURNING resource_version
    ), gone AS (
      DELETE FROM machines WHERE uid = ${before.uid}::uuid RETURNING *
    ), entered AS (
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type, before, after)
      SELECT gone.namespace, counted.resource_version, gone.kind, gone.name, gone.uid, 'DELETED', to_jsonb(gone),
             to_jsonb(gone) || jsonb_build_object('resource_version', counted.resource_version)
      FROM gone, counted RETURNING after
    )${audited('machine.delete', sql`gone`, by)}${recorded(happened, sql`gone`, sql`(SELECT resource_version FROM counted)`)}
    SELECT after AS machine FROM entered`;
  return machineFromJson(rows[0]!.machine);
}

/** An update that changed something carries the machine as it was. */
export type UpdateOutcome =
  | { outcome: 'updated'; before: MachineRow; machine: MachineRow }
  | { outcome: 'unchanged'; machine: MachineRow }
  | { outcome: 'missing' };

/**
 * Changes labels and annotations, and who manages them. `change` sees the machine under its lock; it returns null if nothing changes and
 * throws to refuse.
 */
export function updateMetadata(
  db: Database,
  key: MachineKey,
  change: (
    before: MachineRow,
  ) => (Pick<MachineRow, 'labels' | 'annotations'> & Partial<Pick<MachineRow, 'fieldManagers'>>) | null,
  by?: Change,
): Promise<UpdateOutcome> {
  return transaction(db, async (tx) => {
    const before = await lockMachine(tx, key);
    if (!before) return { outcome: 'missing' };
    const patch = change(before);
    if (!patch) return { outcome: 'unchanged', machine: before };
    return { outcome: 'updated', before, machine: await writeMachine(tx, before, patch, { by }) };
  });
}

export type DeletionOutcome =
  | { outcome: 'accepted'; machine: MachineRow; wake: Wake | null }
  | { outcome: 'removed'; before: MachineRow; machine: MachineRow }
  | { outcome: 'missing' };

/**
 * Accepts a delete: from this commit on, connections are refused and nothing more than the minimum is billed. A machine
 * that no workflow ever claimed holds nothing and is removed at once. A repeat changes nothing.
 */
export function requestDeletion(
  db: Database,
  key: MachineKey,
  precondition: (before: MachineRow) => void = () => {},
  by?: Change,
): Promise<DeletionOutcome> {
  return transaction(db, async (tx) => {
    const before = await lockMachine(tx, key);
    if (!before) return { outcome: 'missing' };
    precondition(before);
    if (before.deletionRequestedAt) return { outcome: 'accepted', machine: before, wake: null };
    if (before.claimEpoch === 0) return { outcome: 'removed', before, machine: await eraseMachine(tx, before, { by }) };
    const patch = {
      deletionRequested: true as const,
      readyForAccess: false,
      // What it waited for no longer matters; why it failed does.
      failureMessage: before.failureCode && before.failureMessage,
    };
    await closeDeletedLifecycle(tx, before.uid);
    const wake = await enqueueWake(tx, before, by?.traceparent);
    const machine = await writeMachine(tx, before, patch, { by, happened: [deleteAccepted] });
    return { outcome: 'accepted', machine, wake };
  });
}

/** A machine to remove, and who asks for it. */
export interface Removal {
  name: string;
  by?: Change | undefined;
}

export type Removed = Extract<DeletionOutcome, { outcome: 'removed' }>;

/**
 * Removes those of the named machines that no workflow ever claimed: they hold nothing. Locks the machines first, by
 * uid, and the namespace last, like every change; a machine that is claimed meanwhile is not removed. Each name is a
 * search of its own: asked for together, the index of unclaimed machines would be read, which an outage of Temporal fills.
 */
export async function removeUnclaimed(
  db: Database,
  { kind, namespace }: Omit<MachineKey, 'name'>,
  removals: readonly Removal[],
): Promise<Map<string, Removed>> {
  const asked = JSON.stringify(
    // Of a name that is asked for twice, the first is the one that removes it.
    [...new Map(removals.toReversed().map((each) => [each.name, each])).values()].map(({ name, by }) => ({
      name,
      by: by && actorJson(by),
      request_id: by?.requestId,
    })),
  );
  const rows = await query(db)<{ machine: MachineJson; version: bigint }>`
    WITH asked AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${asked}::jsonb) AS (name text, by jsonb, request_id text)
    ), found AS (
      SELECT m.uid FROM asked CROSS JOIN LATERAL (
        SELECT uid FROM machines WHERE namespace = ${namespace}::text AND kind = ${kind}::text AND name = asked.name LIMIT 1) m
    ), locked AS MATERIALIZED (
      SELECT m.uid FROM machines m
      WHERE m.uid = ANY(ARRAY(SELECT uid FROM found)) AND m.claim_epoch = 0 AND m.deletion_requested_at IS NULL
      ORDER BY m.uid FOR UPDATE
    ), placed AS (
      SELECT uid, row_number() OVER () AS place FROM locked
    ), counted AS (
      UPDATE namespaces n SET resource_version = n.resource_version + (SELECT count(*) FROM locked),
        ${countColumn[kind]} = n.${countColumn[kind]} - (SELECT count(*) FROM locked)
      WHERE n.name = ${namespace} AND (SELECT count(*) FROM locked) > 0
      RETURNING n.resource_version - (SELECT count(*) FROM locked) AS before
    ), gone AS (
      DELETE FROM machines m USING placed, counted WHERE m.uid = placed.uid
      RETURNING m.name, m.uid, to_jsonb(m) AS machine, counted.before + placed.place AS version
    ), entered AS (
      INSERT INTO journal (namespace, resource_version, kind, name, uid, type, before, after)
      SELECT ${namespace}, version, ${kind}, name, uid, 'DELETED', machine, machine || jsonb_build_object('resource_version', version)
      FROM gone
    ), audited AS (
      INSERT INTO audit_events (${actorColumns}, action, target, request_id, details)
      SELECT ${actorValues(sql`a.by`)}, 'machine.delete', g.uid::text, a.request_id,
             jsonb_build_object('kind', ${kind}::text, 'namespace', ${namespace}::text, 'name', g.name)
      FROM gone g JOIN asked a ON a.name = g.name WHERE a.by IS NOT NULL
    )
    SELECT machine, version FROM gone`;
  return new Map(
    rows.map(({ machine, version }) => {
      const before = machineFromJson(machine);
      return [before.name, { outcome: 'removed', before, machine: { ...before, resourceVersion: version } }];
    }),
  );
}

/** Machines that a request created, including deleted ones while the journal still has them. */
export async function findMachinesByRequest(db: Queryable, requestId: string): Promise<MachineRow[]> {
  const rows = await query(db)<{ machine: MachineJson }>`
    SELECT to_jsonb(m) AS machine FROM machines m WHERE request_id = ${requestId}
    UNION ALL SELECT after FROM journal WHERE type = 'DELETED' AND after ->> 'request_id' = ${requestId}`;
  return rows.map(({ machine }) => machineFromJson(machine));
}

/**
 * Counts machines past the deadline of their phase, by phase. Reads Postgres alone, so that an outage of Temporal
 * shows. A failed machine counts while its cleanup still holds something.
 */
export async function countOverdue(
  db: Queryable,
  deadlinesMs: Partial<Record<Phase, number>>,
): Promise<{ phase: Phase; count: number }[]> {
  return query(db)<{ phase: Phase; count: number }>`
    SELECT d.key AS phase, count(m.uid)::int AS count
    FROM jsonb_each_text(${JSON.stringify(deadlinesMs)}::jsonb) d
    LEFT JOIN machines m ON m.phase = d.key AND NOT (m.phase = 'Running' AND m.ready_for_access)
      AND (m.phase <> 'Failed' OR EXISTS (SELECT 1 FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL))
      AND m.phase_since < clock_timestamp() - make_interval(secs => d.value::float8 / 1000)
    GROUP BY d.key`;
}
