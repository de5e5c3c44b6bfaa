/** What the cache of machines reads: some of a namespace, all of it, and how much that would be. */
import { storableJson } from '../../lib/text.ts';
import { type Database, query } from '../core/db.ts';
import { type MachineJson, type MachineKey, type MachineRow, machineFromJson } from './machineRow.ts';

/** Machines as one snapshot showed them, and the namespace's version in it. */
export interface Snapshot<Machine> {
  version: bigint;
  machines: Machine[];
}

/**
 * Reads the named machines, in the order of the keys; null instead of one that is absent, or of all without namespace.
 * The limit keeps each name a search of its own: a plan made while the table was small would join the names with the
 * whole namespace, and a prepared statement keeps it.
 */
export async function readMachines(
  db: Database,
  namespace: string,
  keys: readonly Omit<MachineKey, 'namespace'>[],
): Promise<Snapshot<MachineRow | null> | null> {
  const rows = await query(db)<{ version: bigint; place: number | null; machine: MachineJson | null }>`
    SELECT n.resource_version AS version, found.place::int AS place, found.machine
    FROM namespaces n LEFT JOIN LATERAL (
      SELECT asked.place, one.machine
      FROM jsonb_array_elements(${storableJson(keys)}::jsonb) WITH ORDINALITY AS asked (key, place),
      LATERAL (
        SELECT to_jsonb(m) AS machine FROM machines m
        WHERE m.namespace = n.name AND m.kind = asked.key ->> 'kind' AND m.name = asked.key ->> 'name' LIMIT 1
      ) one
    ) found ON true
    WHERE n.name = ${namespace}`;
  if (!rows[0]) return null;
  const machines: (MachineRow | null)[] = keys.map(() => null);
  for (const { place, machine } of rows) if (place !== null) machines[place - 1] = machineFromJson(machine!);
  return { version: rows[0].version, machines };
}

/** Reads all machines of a namespace, of every kind; null without such a namespace. */
export async function readNamespace(db: Database, namespace: string): Promise<Snapshot<MachineRow> | null> {
  // A single json value: rows take longer, and jsonb_agg fifty times as long for objects with many annotations.
  const rows = await query(db)<{ version: bigint; machines: MachineJson[] }>`
    SELECT n.resource_version AS version,
      coalesce((SELECT json_agg(to_jsonb(m) ORDER BY m.name) FROM machines m WHERE m.namespace = n.name), '[]'::json) AS machines
    FROM namespaces n WHERE n.name = ${namespace}`;
  return rows[0] ? { version: rows[0].version, machines: rows[0].machines.map(machineFromJson) } : null;
}

/** How many machines a namespace has, and at most how many bytes of labels and annotations they have as stored. */
export async function sizeOfNamespace(db: Database, namespace: string): Promise<{ count: number; size: number }> {
  const rows = await query(db)<{ count: number; size: number }>`
    SELECT count(*)::int AS count, coalesce(sum(pg_column_size(labels) + pg_column_size(annotations)), 0)::float8 AS size
    FROM machines WHERE namespace = ${namespace}`;
  return rows[0]!;
}
