import { Prisma } from '#prisma';
import type { FieldManager } from '../../../domain/fieldManagers.ts';
import { kinds } from '../../../domain/kinds.ts';
import { totalLimitNames } from '../../../domain/limits.ts';
import type { MachineKind, MachineSpec } from '../../../domain/machine.ts';
import { storableJson } from '../../../lib/text.ts';
import { actorColumns, actorJson, actorValues, type Change } from '../../core/audit.ts';
import { type Queryable, query, sql } from '../../core/db.ts';
import { ownDispatchUntil, type Wake, wakeOf, workflowIdColumns } from '../../core/outbox.ts';
import {
  askedTotals,
  countColumn,
  countTotals,
  type MachineJson,
  type MachineKey,
  type MachineRow,
  machineFromJson,
} from '../machineRow.ts';
import { machineDetails } from './audited.ts';

/** Cap on machines of a kind that the tenant has no allotment for: none will run, yet each has a row and a workflow. */
export const unallottedLimit = 1_000;

/** SQL: how many machines of a kind the tenant of the namespace `n` may have. */
const machineLimit = (kind: MachineKind) =>
  sql`coalesce((SELECT sum(l.amount)::int FROM effective_limits l WHERE l.tenant_id = n.tenant_id
    AND l.name = ${kinds[kind].limit.api} AND l.amount > 0), ${unallottedLimit})`;

/** SQL: the limits in all of the tenant of the namespace `n`, with its use and what `w` asks for; none for other kinds. */
const totalsInQuestion = sql`
  SELECT l.name, u.used, u.asked, l.amount FROM effective_limits l
  JOIN (VALUES ${Prisma.raw(totalLimitNames.map((name) => `('${name}', n.${name}, w.${name})`).join(', '))}) u
    (name, used, asked) ON u.name = l.name
  WHERE l.tenant_id = n.tenant_id AND l.class_name IS NULL`;

export interface NewMachine extends MachineKey {
  labels: Record<string, string>;
  annotations: Record<string, string>;
  spec: MachineSpec;
  fieldManagers?: FieldManager[];
  requestId?: string;
  /** Who asks for it; without one there is no audit event. */
  by?: Change;
}

/** A new machine as the statement takes it: everything but its kind and namespace. `uid`: of one whose record was lost. */
export function newMachineJson(
  { name, labels, annotations, spec, fieldManagers = [], requestId = null, by }: Asked,
  uid?: string,
): string {
  const who = by && actorJson(by);
  return storableJson({
    traceparent: by?.traceparent,
    name,
    labels,
    annotations,
    spec,
    field_managers: fieldManagers,
    request_id: requestId,
    uid,
    by: who,
  });
}
type Asked = Omit<NewMachine, 'requestId'> & { requestId?: string | null };

export interface Created {
  outcome: 'created';
  machine: MachineRow;
  wake: Wake;
}

/**
 * Records machines of one kind and namespace (Pending), their journal entries, and their wakes in one statement, so that
 * the namespace's lock is held for that statement alone. Their names must differ. All or none: null when there is no
 * such namespace, not enough quota, or a name that is taken. A taken name is looked for before the lock: the unique index
 * would wait for a transaction that changes that machine, and which may wait for the lock. The names are an array, so
 * that the index is asked for each of them: a join reads the whole namespace, with what was deleted and not yet
 * vacuumed. Throws a unique violation if a name was taken in between.
 */
export async function insertMachines(
  db: Queryable,
  { kind, namespace }: Omit<MachineKey, 'name'>,
  machines: readonly string[],
): Promise<Created[] | null> {
  const rows = await query(db)<{ machine: MachineJson; outbox_id: bigint; traceparent: string | null }>`
    WITH asked AS (
      SELECT item ->> 'name' AS name, item -> 'labels' AS labels, item -> 'annotations' AS annotations, item -> 'spec' AS spec,
             item -> 'field_managers' AS field_managers, item ->> 'request_id' AS request_id,
               (item ->> 'uid')::uuid AS uid, item -> 'by' AS by,
             item ->> 'traceparent' AS traceparent, place
      FROM jsonb_array_elements(${`[${machines.join(',')}]`}::jsonb) WITH ORDINALITY AS a (item, place)
    ), wanted AS (
      SELECT ${askedTotals(sql`a.spec`)} FROM asked a
    ), counted AS (
      UPDATE namespaces n SET resource_version = n.resource_version + ${machines.length}::int,
        ${countColumn[kind]} = n.${countColumn[kind]} + ${machines.length}::int,
        ${countTotals('+', 'w')}
      FROM wanted w
      WHERE n.name = ${namespace}::text AND n.${countColumn[kind]} + ${machines.length}::int <= ${machineLimit(kind)}
        AND NOT EXISTS (SELECT 1 FROM (${totalsInQuestion}) q WHERE q.used + q.asked > q.amount)
        AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.namespace = n.name AND m.kind = ${kind}::text
          AND m.name = ANY(ARRAY(SELECT a.name FROM asked a)))
      RETURNING n.resource_version - ${machines.length}::int AS before
    ), created AS (
      INSERT INTO machines (uid, kind, namespace, name, labels, annotations, spec, field_managers, request_id, resource_version)
      SELECT coalesce(a.uid, gen_random_uuid()), ${kind}, ${namespace}, a.name, a.labels, a.annotations, a.spec,
        a.field_managers, a.request_id, counted.before + a.place
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
      FROM created c JOIN asked a ON a.name = c.name WHERE a.by IS NOT NULL ORDER BY a.by ->> 'session'
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

/** A limit that a create would exceed. */
export interface ExceededLimit {
  /** The plural of the kind, or a limit in all. */
  name: string;
  requested: number;
  used: number;
  limit: number;
}

/** Why a machine, in the JSON of {@link newMachineJson}, is refused; null if no limit does. Undefined: no namespace. */
export async function exceededLimit(
  db: Queryable,
  { kind, namespace }: Omit<MachineKey, 'name'>,
  machine: string,
): Promise<ExceededLimit | null | undefined> {
  const rows = await query(db)<ExceededLimit>`
    SELECT q.name, q.asked::float8 AS requested, q.used::float8 AS used, q.amount::float8 AS "limit"
    FROM namespaces n CROSS JOIN (SELECT ${askedTotals(sql`a.spec`)} FROM (SELECT ${machine}::jsonb -> 'spec' AS spec) a) w
    CROSS JOIN LATERAL (
      SELECT ${kinds[kind].plural} AS name, n.${countColumn[kind]} AS used, 1 AS asked, ${machineLimit(kind)} AS amount
      UNION ALL ${totalsInQuestion}) q
    WHERE n.name = ${namespace}::text`;
  if (rows.length === 0) return undefined;
  return rows.find(({ requested, used, limit }) => used + requested > limit) ?? null;
}
