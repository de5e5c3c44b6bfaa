/** Lists of machines at the newest version, or at an earlier one that the journal still reaches. */

import { Prisma } from '#prisma';
import type { MachineKind } from '../../domain/machine.ts';
import { type Database, query, sql } from '../core/db.ts';
import { VersionExpired } from './journal.ts';
import { type MachineJson, type MachineRow, machineFromJson } from './machineRow.ts';

export interface LabelRequirement {
  key: string;
  operator: 'In' | 'NotIn' | 'Exists' | 'DoesNotExist' | 'Gt' | 'Lt';
  /** For In and NotIn; for Gt and Lt one whole number. An object without the label matches NotIn. */
  values: readonly string[];
}

export interface FieldRequirement {
  field: 'name' | 'namespace' | 'phase';
  equals: boolean;
  value: string;
}

/** Requirements on an object; it must meet all of them. */
export interface MachineSelection {
  labels: readonly LabelRequirement[];
  fields: readonly FieldRequirement[];
}

export interface MachineListQuery {
  kind: MachineKind;
  namespace: string;
  limit?: number;
  /** Only names after this one, by code point. */
  afterName?: string;
  /** The version to list at; the newest if absent. */
  version?: bigint;
  selection?: MachineSelection;
}

export interface MachineList {
  items: MachineRow[];
  /** The version of the whole list. */
  version: bigint;
  /** Machines after this page; null if a selection prevented counting them. */
  remaining: number | null;
  more: boolean;
}

/** The SQL for a machine's selectable fields: in a row, or in the JSON of one. */
interface Columns {
  name: Prisma.Sql;
  phase: Prisma.Sql;
  labels: Prisma.Sql;
}

const ofRow: Columns = { name: sql`m.name`, phase: sql`m.phase`, labels: sql`m.labels` };
const ofEntry: Columns = { name: sql`l.name`, phase: sql`l.before->>'phase'`, labels: sql`(l.before->'labels')` };

/**
 * Lists machines sorted by name (code points), in one snapshot. At an earlier version, a machine is what its first
 * later journal entry holds as `before`, or its row if there is no such entry. Throws VersionExpired if the version was
 * compacted or never issued. The result is a single json value: jsonb_agg takes fifty times as long for objects with
 * many annotations.
 */
export async function listMachinesAt(db: Database, asked: MachineListQuery): Promise<MachineList> {
  const { kind, namespace, limit, afterName = '', version, selection } = asked;
  const selects = selection !== undefined && selection.labels.length + selection.fields.length > 0;
  const counts = limit !== undefined && !selects;
  const chosen = (columns: Columns) => (selects ? conditions(selection, namespace, columns) : Prisma.empty);
  const rows = sql`machines m WHERE m.namespace = ${namespace} AND m.kind = ${kind} AND m.name > ${afterName} ${chosen(ofRow)}`;
  // One more than requested shows whether there is more when nothing is counted.
  const limited = limit === undefined ? Prisma.empty : sql`LIMIT ${limit + 1}`;

  let all: { later: Prisma.Sql; page: Prisma.Sql; count: Prisma.Sql };
  if (version === undefined) {
    all = {
      later: Prisma.empty,
      page: sql`SELECT m.name, to_jsonb(m) AS machine FROM ${rows} ORDER BY m.name ${limited}`,
      count: sql`SELECT count(*)::int FROM ${rows}`,
    };
  } else {
    const untouched = sql`${rows} AND NOT EXISTS (SELECT 1 FROM later l WHERE l.name = m.name)`;
    const touched = sql`later l WHERE l.before IS NOT NULL ${chosen(ofEntry)}`;
    all = {
      later: sql`WITH later AS MATERIALIZED (
        SELECT DISTINCT ON (j.name COLLATE "C") j.name COLLATE "C" AS name, j.before FROM journal j
        WHERE j.namespace = ${namespace} AND j.resource_version > ${version} AND j.kind = ${kind}
          AND j.name COLLATE "C" > ${afterName}
        ORDER BY j.name COLLATE "C", j.resource_version
      )`,
      page: sql`SELECT name, machine FROM (
          SELECT m.name, to_jsonb(m) AS machine FROM ${untouched} UNION ALL SELECT l.name, l.before FROM ${touched}
        ) s ORDER BY name ${limited}`,
      count: sql`SELECT (SELECT count(*) FROM ${untouched})::int + (SELECT count(*) FROM ${touched})::int`,
    };
  }

  const found = await query(db)<{ compacted: bigint; current: bigint; total: number | null; machines: MachineJson[] }>`
    ${all.later}
    SELECT n.compacted_version AS compacted, n.resource_version AS current,
      ${counts ? sql`(${all.count})` : sql`NULL::int`} AS total,
      coalesce((SELECT json_agg(page.machine ORDER BY page.name) FROM (${all.page}) page), '[]'::json) AS machines
    FROM namespaces n WHERE n.name = ${namespace}`;
  const answer = found[0];
  if (!answer) return { items: [], version: 0n, remaining: 0, more: false };
  if (version !== undefined && (version < answer.compacted || version > answer.current)) throw new VersionExpired();
  const items = answer.machines.slice(0, limit).map(machineFromJson);
  return {
    items,
    version: version ?? answer.current,
    remaining: answer.total === null ? null : answer.total - items.length,
    more: answer.machines.length > items.length,
  };
}

function conditions(selection: MachineSelection, namespace: string, columns: Columns): Prisma.Sql {
  const all = [
    ...selection.labels.map((requirement) => labelCondition(requirement, columns.labels)),
    ...selection.fields.map((requirement) => fieldCondition(requirement, namespace, columns)),
  ];
  return sql`AND ${Prisma.join(all, ' AND ')}`;
}

function labelCondition({ key, operator, values }: LabelRequirement, labels: Prisma.Sql): Prisma.Sql {
  switch (operator) {
    case 'In':
      return sql`coalesce(${labels}->>${key} = ANY(${values as string[]}::text[]), false)`;
    case 'NotIn':
      return sql`NOT coalesce(${labels}->>${key} = ANY(${values as string[]}::text[]), false)`;
    case 'Exists':
      return sql`jsonb_exists(${labels}, ${key})`;
    case 'DoesNotExist':
      return sql`NOT jsonb_exists(${labels}, ${key})`;
    case 'Gt':
      return sql`coalesce(${numberOf(sql`${labels}->>${key}`)} > ${values[0]!}::numeric, false)`;
    case 'Lt':
      return sql`coalesce(${numberOf(sql`${labels}->>${key}`)} < ${values[0]!}::numeric, false)`;
  }
}

/** A label's value if it is a whole number of 64 bits, as Kubernetes compares them; null for any other. */
function numberOf(value: Prisma.Sql): Prisma.Sql {
  const numeric = sql`(${value})::numeric`;
  return sql`CASE WHEN ${value} ~ '^[0-9]+$' AND length(${value}) < 64 THEN CASE
    WHEN ${numeric} < 9223372036854775808 THEN ${numeric} END END`;
}

function fieldCondition({ field, equals, value }: FieldRequirement, namespace: string, columns: Columns): Prisma.Sql {
  if (field === 'namespace') return (namespace === value) === equals ? sql`true` : sql`false`;
  const column = columns[field];
  return equals ? sql`${column} = ${value}` : sql`${column} <> ${value}`;
}
