import { storableJson } from '../../../lib/text.ts';
import { actorColumns, actorJson, actorValues, type Change } from '../../core/audit.ts';
import { type Database, query, sql } from '../../core/db.ts';
import {
  askedTotals,
  countColumn,
  countTotals,
  type MachineJson,
  type MachineKey,
  type MachineRow,
  machineFromJson,
} from '../machineRow.ts';

/** A machine to remove, and who asks for it. */
export interface Removal {
  name: string;
  by?: Change | undefined;
}

export interface Removed {
  outcome: 'removed';
  before: MachineRow;
  machine: MachineRow;
}

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
  const asked = storableJson(
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
      SELECT m.uid, m.spec FROM machines m
      WHERE m.uid = ANY(ARRAY(SELECT uid FROM found)) AND m.claim_epoch = 0 AND m.deletion_requested_at IS NULL
      ORDER BY m.uid FOR UPDATE
    ), placed AS (
      SELECT uid, row_number() OVER () AS place FROM locked
    ), freed AS (
      SELECT count(*) AS machines, ${askedTotals(sql`m.spec`)} FROM locked m
    ), counted AS (
      UPDATE namespaces n SET resource_version = n.resource_version + f.machines,
        ${countColumn[kind]} = n.${countColumn[kind]} - f.machines, ${countTotals('-', 'f')}
      FROM freed f WHERE n.name = ${namespace} AND f.machines > 0
      RETURNING n.resource_version - f.machines AS before
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
      FROM gone g JOIN asked a ON a.name = g.name WHERE a.by IS NOT NULL ORDER BY a.by ->> 'session'
    )
    SELECT machine, version FROM gone`;
  return new Map(
    rows.map(({ machine, version }) => {
      const before = machineFromJson(machine);
      return [before.name, { outcome: 'removed', before, machine: { ...before, resourceVersion: version } }];
    }),
  );
}
