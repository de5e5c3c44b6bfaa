/**
 * Conditions of hosts (src/domain/hostHealth.ts). `hosts.failing` repeats the types that are false: placement reads
 * it with each host, along its index. Both are written by one statement, and each writer changes only its own types, so
 * concurrent writers of different types do not undo each other.
 */

import {
  type ConditionFinding,
  clockFinding,
  greetedFindings,
  type HostCondition,
  type HostConditionType,
  hostConditionTypes,
} from '../../domain/hostHealth.ts';
import type { Lack } from '../../domain/hostStatement.ts';
import { storableJson } from '../../lib/text.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';

/** SQL: when the agent of a host fell silent. One that came without its records counts as lost too, and is reachable. */
export const silentSince = sql`CASE WHEN NOT 'Records' = ANY(failing) THEN lost_at END`;

/** A condition as its owner found it. */
export interface ConditionFound extends Omit<HostCondition, 'since' | 'type'> {
  hostName: string;
  /** `Reachable` is not written: see markHostsLost. */
  type: Exclude<HostConditionType, 'Reachable'>;
}

/** A host whose condition changed from true, or from unknown, to false; or back. */
export interface ConditionChange {
  hostName: string;
  type: HostConditionType;
  status: boolean;
}

/**
 * Records conditions as they were found, at most one of each type for a host. What is recorded already, and what is fine
 * and always was, costs no write. Unknown hosts are left out. Returns the conditions whose status changed.
 */
export async function setHostConditions(db: Queryable, found: readonly ConditionFound[]): Promise<ConditionChange[]> {
  if (found.length === 0) return [];
  return query(db)<ConditionChange>`
    WITH found AS MATERIALIZED (
      SELECT f.*, coalesce(c.status, true) AS was,
        CASE WHEN c.type IS NULL THEN f.reason <> 'Fine' ELSE (c.status, c.reason, c.message) <> (f.status,
          f.reason, f.message) END AS differs
      FROM jsonb_to_recordset(${storableJson(found)}::jsonb) AS f ("hostName" text, type text, status boolean, reason text, message text)
      JOIN hosts h ON h.name = f."hostName" LEFT JOIN host_conditions c ON c.host_name = f."hostName" AND c.type = f.type
    ), written AS (
      INSERT INTO host_conditions AS c (host_name, type, status, reason, message)
      SELECT "hostName", type, status, reason, message FROM found WHERE differs ORDER BY "hostName", type
      ON CONFLICT (host_name, type) DO UPDATE SET status = excluded.status, reason = excluded.reason, message = excluded.message,
        since = CASE WHEN (c.status, c.reason) = (excluded.status, excluded.reason) THEN c.since ELSE excluded.since END
    ), marked AS (
      UPDATE hosts h SET failing = ARRAY(SELECT unnest(h.failing) EXCEPT SELECT unnest(said.types)
        UNION SELECT unnest(said.failing) ORDER BY 1)
      FROM (SELECT "hostName" AS name, array_agg(type) AS types, coalesce(array_agg(type) FILTER (WHERE NOT status), '{}') AS failing
            FROM found GROUP BY 1) said
      WHERE h.name = said.name AND h.failing <>
        ARRAY(SELECT unnest(h.failing) EXCEPT SELECT unnest(said.types) UNION SELECT unnest(said.failing) ORDER BY 1)
    )
    SELECT "hostName", type, status FROM found WHERE status <> was ORDER BY "hostName", type`;
}

/** Every known condition of the hosts of the fleet, or of one of them, by host and type. */
export async function readHostConditions(
  db: Queryable,
  hostName: string | null = null,
): Promise<Map<string, HostCondition[]>> {
  const rows = await query(db)<{ hostName: string } & HostCondition>`
    SELECT h.name AS "hostName", c.type, c.status, c.reason, c.message, c.since
    FROM hosts h JOIN host_conditions c ON c.host_name = h.name
    WHERE NOT h.retired AND (${hostName}::text IS NULL OR h.name = ${hostName})
    UNION ALL
    SELECT name, 'Reachable', false, 'AgentSilent', 'its agent is silent, or does not serve or sign for it', lost_at
    FROM hosts WHERE NOT retired AND ${silentSince} IS NOT NULL AND (${hostName}::text IS NULL OR name = ${hostName})
    ORDER BY 1`;
  const conditions = new Map<string, HostCondition[]>();
  for (const { hostName: name, ...condition } of rows)
    conditions.set(name, [...(conditions.get(name) ?? []), condition]);
  const rank = ({ type }: HostCondition) => hostConditionTypes.indexOf(type);
  for (const each of conditions.values()) each.sort((a, b) => rank(a) - rank(b));
  return conditions;
}

/** Hosts of the fleet on which each condition is false. */
export async function countFailingConditions(db: Queryable): Promise<Map<HostConditionType, number>> {
  const rows = await query(db)<{ type: HostConditionType; count: number }>`
    SELECT type, count(*)::int AS count FROM hosts, unnest(failing) AS type WHERE NOT retired GROUP BY 1
    UNION ALL SELECT 'Reachable', count(*)::int FROM hosts WHERE NOT retired AND ${silentSince} IS NOT NULL`;
  const counts = new Map(rows.map(({ type, count }) => [type, count]));
  return new Map(hostConditionTypes.map((type) => [type, counts.get(type) ?? 0]));
}

/** What an agent was believed to say of a host when it greeted. */
export interface HostGreeted {
  hostName: string;
  /** Of its statement, and how far its clock is ahead of Postgres'; null for a host that does not sign. */
  number: number | null;
  aheadMs: number | null;
  lacks: readonly Lack[];
}

/**
 * Records what agents said of their hosts. The lock on each host's row orders concurrent greetings, and an older one
 * than the newest that was recorded changes nothing.
 */
export function recordGreetings(db: Database, greetings: readonly HostGreeted[]): Promise<ConditionChange[]> {
  return transaction(db, async (tx) => {
    const numbers = greetings.map(({ hostName, number }) => ({ hostName, number }));
    const newest = await query(tx)<{ name: string }>`
      UPDATE hosts h SET statement_seq = coalesce(g.number, statement_seq), doubted_at = NULL
      FROM jsonb_to_recordset(${storableJson(numbers)}::jsonb) AS g ("hostName" text, number bigint)
      WHERE h.name = g."hostName" AND coalesce(g.number, statement_seq) >= statement_seq RETURNING h.name`;
    const names = new Set(newest.map(({ name }) => name));
    return setHostConditions(
      tx,
      greetings
        .filter(({ hostName }) => names.has(hostName))
        .flatMap(({ hostName, aheadMs, lacks }) => ofHost(hostName, greetedFindings(aheadMs, lacks))),
    );
  });
}

const ofHost = (hostName: string, findings: readonly ConditionFinding[]) =>
  findings.map((finding) => ({ ...finding, hostName }) as ConditionFound);

/** Records that the statement with this number was refused for its age, unless something newer of the host was received. */
export function recordWrongClock(
  db: Database,
  { hostName, number, aheadMs }: { hostName: string; number: number; aheadMs: number },
): Promise<ConditionChange[]> {
  return transaction(db, async (tx) => {
    const newest = await execute(tx)`
      UPDATE hosts SET statement_seq = ${number} WHERE name = ${hostName} AND statement_seq < ${number}`;
    return newest > 0 ? setHostConditions(tx, ofHost(hostName, [clockFinding(aheadMs, true)])) : [];
  });
}

/** Records that the agent of a host was asked to greet and did not sign for it. */
export function recordUnverified(
  db: Database,
  hostName: string,
  { reason, message }: { reason: string; message: string },
): Promise<ConditionChange[]> {
  return transaction(db, async (tx) => {
    await execute(tx)`UPDATE hosts SET doubted_at = NULL WHERE name = ${hostName} AND doubted_at IS NOT NULL`;
    return setHostConditions(tx, [{ hostName, type: 'Verified', status: false, reason, message }]);
  });
}

/** Notes that something was said in a host's name by a party that is not known: only its agent's greeting decides. */
export async function doubtHost(db: Queryable, hostName: string): Promise<void> {
  await execute(db)`UPDATE hosts SET doubted_at = clock_timestamp() WHERE name = ${hostName} AND doubted_at IS NULL`;
}
