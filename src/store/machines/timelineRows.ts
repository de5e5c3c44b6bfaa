/**
 * The timelines of machines. Entries are written by the statement that changes the machine (machineStore.ts), at the
 * version of that change: so they are there exactly if the change is, and a repeated activity, which changes nothing,
 * adds none. A reader that follows the journal of a namespace therefore finds them in the order of their versions.
 */

import { createHash } from 'node:crypto';
import { Prisma } from '#prisma';
import type { MachineKind } from '../../domain/machine.ts';
import { type Happening, timelineKeptDays, timelineLimit } from '../../domain/timeline.ts';
import { storableJson } from '../../lib/text.ts';
import { type Database, type Queryable, query, sql } from '../core/db.ts';
import { type HasTime, inBites } from '../core/duties.ts';

export interface MachineEventRow {
  uid: string;
  machineUid: string;
  namespace: string;
  name: string;
  kind: MachineKind;
  machineName: string;
  reason: string;
  message: string;
  count: number;
  firstAt: Date;
  lastAt: Date;
  firstVersion: bigint;
  resourceVersion: bigint;
}

/** Names are at most 253 characters, of which the version takes 17. */
const nameLength = 236;

/** SQL: parts of a WITH that record what happened to the one machine of another part, at that part's version. */
export function recorded(happened: readonly Happening[], row: Prisma.Sql, version: Prisma.Sql): Prisma.Sql {
  if (happened.length === 0) return Prisma.empty;
  const entries = happened.map(({ reason, message }, place) => ({
    reason,
    message,
    place,
    digest: digestOf(reason, message),
  }));
  const digests = entries.map(({ digest }) => digest);
  return sql`, happened AS (
      INSERT INTO machine_events AS old (machine_uid, digest, namespace, name, kind, machine_name, reason, message,
                                         first_version, resource_version, place)
      SELECT m.uid, e.digest, m.namespace,
             left(m.name, ${nameLength}) || '.' || lpad(to_hex(${version}), 14, '0') || lpad(to_hex(e.place), 2, '0'),
             m.kind, m.name, e.reason, e.message, ${version}, ${version}, e.place
      FROM ${row} m, jsonb_to_recordset(${storableJson(entries)}::jsonb)
        AS e (reason text, message text, place int, digest text)
      ON CONFLICT (machine_uid, digest) DO UPDATE
        SET count = old.count + 1, last_at = clock_timestamp(), resource_version = excluded.resource_version,
            place = excluded.place
    ), forgotten AS (
      DELETE FROM machine_events WHERE (machine_uid, digest) IN (
        SELECT k.machine_uid, k.digest FROM machine_events k JOIN ${row} m ON m.uid = k.machine_uid
        WHERE k.digest <> ALL (${digests}) ORDER BY k.last_at DESC, k.digest OFFSET ${timelineLimit - entries.length})
    )`;
}

function digestOf(reason: string, message: string): string {
  return createHash('sha256').update(`${reason}\0${message}`).digest('base64url').slice(0, 22);
}

const columns = sql`
  e.uid, e.machine_uid AS "machineUid", e.namespace, e.name, e.kind, e.machine_name AS "machineName", e.reason, e.message,
  e.count, e.first_at AS "firstAt", e.last_at AS "lastAt", e.first_version AS "firstVersion",
  e.resource_version AS "resourceVersion"`;

export async function getEvent(
  db: Queryable,
  { namespace, name }: { namespace: string; name: string },
): Promise<MachineEventRow | null> {
  const rows = await query(db)<MachineEventRow>`
    SELECT ${columns} FROM machine_events e WHERE e.namespace = ${namespace} AND e.name = ${name}`;
  return rows[0] ?? null;
}

/** By what a list may be narrowed in the database. */
export interface EventChoice {
  machineUid?: string;
  machineName?: string;
}

/**
 * Events of a namespace, sorted by name (code points), with the namespace's version in the same snapshot. With
 * `version`, those that had happened at that version, as they are now: a watch from there shows what happened since.
 */
export async function listEvents(
  db: Queryable,
  {
    namespace,
    choice,
    afterName,
    limit,
    version,
  }: {
    namespace: string;
    choice: EventChoice;
    afterName: string;
    limit: number | null;
    version: bigint | null;
  },
): Promise<{ rows: MachineEventRow[]; version: bigint }> {
  const { machineUid, machineName } = choice;
  const conditions = [
    sql`e.namespace = n.name AND e.name > ${afterName}`,
    ...(machineUid === undefined ? [] : [sql`e.machine_uid = ${machineUid}::uuid`]),
    ...(machineName === undefined ? [] : [sql`e.machine_name = ${machineName}`]),
    ...(version === null ? [] : [sql`e.first_version <= ${version}`]),
  ];
  const rows = await query(db)<MachineEventRow & { current: bigint }>`
    SELECT n.resource_version AS current, ${columns} FROM namespaces n
    LEFT JOIN LATERAL (
      SELECT * FROM machine_events e WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY e.name LIMIT ${limit}::int
    ) e ON true
    WHERE n.name = ${namespace} ORDER BY e.name`;
  return {
    // Without an event, the row of the namespace alone.
    rows: rows.filter(({ name }) => name !== null).map(({ current: _, ...row }) => row),
    version: version ?? rows[0]?.current ?? 0n,
  };
}

/** Events that happened after a version, up to another, in the order in which they happened. */
export function eventsBetween(
  db: Queryable,
  { namespace, after, upTo }: { namespace: string; after: bigint; upTo: bigint },
): Promise<MachineEventRow[]> {
  return query(db)<MachineEventRow>`
    SELECT ${columns} FROM machine_events e
    WHERE e.namespace = ${namespace} AND e.resource_version > ${after} AND e.resource_version <= ${upTo}
    ORDER BY e.resource_version, e.place`;
}

const batchMachines = 500;

/**
 * Removes the timelines of machines that have been gone for long enough; returns how many machines. The last entry of
 * such a machine, `Gone`, leads to it. Safe to repeat.
 */
export function forgetEvents(
  db: Database,
  { keptDays = timelineKeptDays, hasTime }: { keptDays?: number; hasTime?: HasTime } = {},
): Promise<number> {
  const bite = async () => {
    const rows = await query(db)<{ machines: number }>`
      WITH gone AS MATERIALIZED (
        SELECT e.machine_uid FROM machine_events e
        WHERE e.reason = 'Gone' AND e.last_at < clock_timestamp() - make_interval(days => ${keptDays})
          AND NOT EXISTS (SELECT 1 FROM machines m WHERE m.uid = e.machine_uid)
        ORDER BY e.last_at LIMIT ${batchMachines}
      ), removed AS (
        DELETE FROM machine_events WHERE machine_uid = ANY(ARRAY(SELECT machine_uid FROM gone)) RETURNING reason
      )
      SELECT count(*) FILTER (WHERE reason = 'Gone')::int AS machines FROM removed`;
    return rows[0]!.machines;
  };
  return inBites(bite, batchMachines, hasTime);
}
