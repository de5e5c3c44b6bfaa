/** Hosts as the control plane knows them. */

import type { AuditAction } from '../../domain/auditActions.ts';
import type { HostCondition, HostConditionType } from '../../domain/hostHealth.ts';
import type { MachineKind } from '../../domain/machine.ts';
import type { HostAddress } from '../../domain/names.ts';
import { hostLostText } from '../../domain/reasons.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { enqueueWake, workflowIdColumns } from '../core/outbox.ts';
import { inMaintenance } from '../machines/bestHosts.ts';
import { isUp } from '../machines/machineRow.ts';
import { uidAgainOf } from '../machines/recreation.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { livesThere, supersededPlacement } from '../machines/sql/releasePlacement.ts';
import { writeMachine } from '../machines/sql/writeMachine.ts';
import { noteUnseen } from '../usage/lifecycles.ts';
import { readHostConditions, silentSince } from './hostConditions.ts';

/** Every host of the fleet, by name. */
export async function listHostAddresses(db: Queryable): Promise<HostAddress[]> {
  const hosts = await db.host.findMany({
    where: { retired: false },
    select: { name: true, agent: true },
    orderBy: { name: 'asc' },
  });
  return hosts.map(({ name, agent }) => ({ hostName: name, agent }));
}

/** Where a host is called that the fleet has or had. */
export async function hostAddress(db: Queryable, hostName: string): Promise<HostAddress> {
  const host = await db.host.findUnique({ where: { name: hostName }, select: { agent: true } });
  return { hostName, agent: host?.agent };
}

/** An agent, as the fleet file names it for its hosts. */
export interface AgentState {
  name: string;
  /** How many hosts it serves, and how many of them are recorded as lost. */
  hosts: number;
  lost: number;
  /** Those whose agent is asked to greet again: it is not known whether what is said in their name is its word. */
  doubted: number;
  /** Changes with its hosts and with their keys; null for an agent that serves nothing but the host of its name. */
  digest: string | null;
}

/** Conditions that only a greeting makes true again. */
const rechecked: HostConditionType[] = ['Verified', 'Clock'];

/** Every agent of the fleet, or those of this name, by name. */
export function listAgents(db: Queryable, name: string | null = null): Promise<AgentState[]> {
  return query(db)<AgentState>`
    SELECT coalesce(agent, name) AS name, count(*)::int AS hosts, count(lost_at)::int AS lost,
      count(*) FILTER (WHERE doubted_at IS NOT NULL OR failing && ${rechecked}::text[])::int AS doubted,
      CASE WHEN count(agent) > 0 THEN md5(string_agg(name || ' ' || coalesce(
        (SELECT k.fingerprint FROM host_keys k WHERE k.host_name = h.name ORDER BY k.created_at DESC
          LIMIT 1), ''), ',' ORDER BY name)) END AS digest
    FROM hosts h WHERE NOT retired AND (${name}::text IS NULL OR coalesce(agent, name) = ${name}) GROUP BY 1 ORDER BY 1`;
}

/** The hosts that an agent serves, by name. */
export async function hostsOfAgent(db: Queryable, agent: string): Promise<string[]> {
  const rows = await db.host.findMany({
    where: { retired: false, OR: [{ agent }, { agent: null, name: agent }] },
    select: { name: true },
    orderBy: { name: 'asc' },
  });
  return rows.map(({ name }) => name);
}

async function hostExists(db: Queryable, name: string): Promise<boolean> {
  return (await db.host.count({ where: { name, retired: false } })) > 0;
}

/**
 * SQL: the hosts, locked for a change of whether they are reachable. It waits for transactions that record what such a host
 * said (`FOR KEY SHARE`), and these wait for the change; the time of a loss is taken after that.
 */
const lockedHosts = (names: readonly string[]) =>
  sql`(SELECT name, lost_at FROM hosts WHERE name = ANY(${names as string[]}) ORDER BY name FOR UPDATE)`;

/** Records that the agent of hosts is silent. A repeat keeps the original time. */
export async function markHostsLost(db: Queryable, names: readonly string[]): Promise<void> {
  await execute(db)`
    WITH locked AS MATERIALIZED ${lockedHosts(names)}
    UPDATE hosts h SET lost_at = clock_timestamp() FROM locked WHERE h.name = locked.name AND locked.lost_at IS NULL`;
}

/**
 * Records that the agent of hosts is reachable, and enqueues wakes for their machines that were unseen meanwhile. Those are
 * identified by their own state, not by the change of the host's, so a repeat finds what a lost attempt left. Returns
 * which of the hosts were lost, and how many machines are to be looked at.
 *
 * Two commits: machines that wait for the host go on with the first, however many are to be woken with the second.
 */
export async function markHostsFound(
  db: Database,
  names: readonly string[],
): Promise<{ wereLost: string[]; toLookAt: number }> {
  const found = await query(db)<{ name: string }>`
    WITH locked AS MATERIALIZED ${lockedHosts(names)}
    UPDATE hosts h SET lost_at = NULL FROM locked WHERE h.name = locked.name AND locked.lost_at IS NOT NULL RETURNING h.name`;
  // It sees an access withdrawal that committed while the update above waited for it.
  const toLookAt = await wakeUnseen(db, names);
  return { wereLost: found.map(({ name }) => name).sort(), toLookAt };
}

/**
 * Wakes the workflows of machines that were unseen for a time, on these hosts or on any host that is reachable. Each call
 * asks again until the machine was seen, unless a wake already waits in the outbox. Returns how many were enqueued.
 */
export function wakeUnseen(db: Queryable, hostNames: readonly string[] | null = null): Promise<number> {
  return execute(db)`
    INSERT INTO outbox (machine_uid, workflow_id)
    SELECT uid, ${workflowIdColumns} FROM machines m JOIN lifecycles l ON l.machine_uid = m.uid
    WHERE l.unseen_since IS NOT NULL AND l.ended_at IS NULL AND m.deletion_requested_at IS NULL
      AND EXISTS (SELECT 1 FROM placements p JOIN hosts h ON h.name = p.host_name
                  WHERE p.machine_uid = m.uid AND ${livesThere} AND h.lost_at IS NULL
                    AND (${hostNames}::text[] IS NULL OR h.name = ANY(${hostNames})))
      AND NOT EXISTS (SELECT 1 FROM outbox o WHERE o.machine_uid = m.uid)`;
}

/** Machines in one page of {@link unseenRuntimes}: what a host says about them is one payload of a workflow. */
const runtimesPerPage = 50;

/** Where a page of {@link unseenRuntimes} ends. */
export interface UnseenPage {
  hostName: string;
  runtimeIds: string[];
}

/** Machines of one of these hosts that were unseen for a time, and whose host is reachable; null after the last. */
export async function unseenRuntimes(
  db: Queryable,
  hostNames: readonly string[],
  after: UnseenPage | null,
): Promise<UnseenPage | null> {
  const [host, runtime] = [after?.hostName ?? '', after?.runtimeIds.at(-1) ?? zeroUuid];
  const rows = await query(db)<{ hostName: string; runtimeId: string }>`
    SELECT p.host_name AS "hostName", p.runtime_id AS "runtimeId"
    FROM placements p JOIN hosts h ON h.name = p.host_name JOIN lifecycles l ON l.machine_uid = p.machine_uid
      JOIN machines m ON m.uid = p.machine_uid
    WHERE h.name = ANY(${hostNames as string[]}) AND (p.host_name, p.runtime_id) > (${host}, ${runtime}::uuid)
      AND h.lost_at IS NULL AND ${livesThere}
      AND l.unseen_since IS NOT NULL AND l.ended_at IS NULL AND m.phase = 'Running' AND m.deletion_requested_at IS NULL
    ORDER BY p.host_name, p.runtime_id LIMIT ${runtimesPerPage}`;
  const hostName = rows[0]?.hostName;
  if (hostName === undefined) return null;
  return { hostName, runtimeIds: rows.filter((row) => row.hostName === hostName).map(({ runtimeId }) => runtimeId) };
}

const zeroUuid = '00000000-0000-0000-0000-000000000000';

/** Machines that live on these hosts, without those that were placed elsewhere since. */
export function machinesOnHosts(db: Database, names: readonly string[]): Promise<{ uid: string; hostName: string }[]> {
  return query(db)<{ uid: string; hostName: string }>`
    SELECT m.uid, p.host_name AS "hostName" FROM placements p JOIN machines m ON m.uid = p.machine_uid
    WHERE p.host_name = ANY(${names as string[]}) AND p.released_at IS NULL AND NOT ${supersededPlacement} ORDER BY m.uid`;
}

/**
 * Withdraws readiness from a machine whose host is unreachable, and records since when: for its customer in the row,
 * for operators through its workflow, which is woken to look. The machine itself is kept, and its lifecycle stays open.
 * A repeat changes nothing, nor does a host reachable meanwhile: the lock on its row orders the two.
 */
export function withdrawAccess(db: Database, uid: string, hostName: string): Promise<void> {
  return transaction(db, async (tx) => {
    const row = await lockMachine(tx, { uid });
    const hosts = await query(tx)<{ lost_at: Date | null }>`
      SELECT lost_at FROM hosts WHERE name = ${hostName} FOR KEY SHARE`;
    const since = hosts[0]?.lost_at;
    if (!row || !since) return;
    await noteUnseen(tx, uid, since);
    if (!isUp(row) || row.deletionRequestedAt) return;
    const failureMessage = hostLostText(since);
    if (!row.readyForAccess && row.failureMessage === failureMessage) return;
    await enqueueWake(tx, row);
    const happened = [{ reason: 'HostUnreachable', message: failureMessage }] as const;
    await writeMachine(tx, row, { readyForAccess: false, failureMessage }, { happened });
  });
}

export interface HostRow {
  name: string;
  region: string;
  className: string;
  workload: MachineKind;
  /** Null: one of its own. */
  agent: string | null;
  cpu: number;
  cpuUsed: number;
  memoryGiB: number;
  memoryGiBUsed: number;
  machinesHeld: number;
  cordoned: boolean;
  /** Of a planned maintenance. */
  maintenanceStartsAt: Date | null;
  maintenanceEndsAt: Date | null;
  /** Whether it goes on now. */
  inMaintenance: boolean;
  /** When its machines are taken off it; until that is canceled, it takes no new one. */
  evacuatesAt: Date | null;
  lostAt: Date | null;
  inventoryDue: boolean;
  /** Its conditions that are false, except `Reachable`, which is lostAt. */
  failing: HostCondition[];
  images: number;
  /** Fingerprint of its agent's newest key. */
  key: string | null;
  /** Machines on it that are in no record. */
  orphans: number;
  /** Machines on it that were abandoned and have not been seen gone yet. */
  abandoned: number;
}

/** Every host, or the one of this name, by name. One that came without its records counts as lost too, and is no silent one. */
export async function listHosts(db: Queryable, only: string | null = null): Promise<HostRow[]> {
  const rows = await query(db)<Omit<HostRow, 'failing'> & { conditions: string[] }>`
    SELECT name, region, class_name AS "className", workload, agent, cpu, cpu_used AS "cpuUsed",
      memory_gib AS "memoryGiB", memory_gib_used AS "memoryGiBUsed",
      machines_held AS "machinesHeld", cordoned, maintenance_starts_at AS "maintenanceStartsAt",
        maintenance_ends_at AS "maintenanceEndsAt", ${inMaintenance} AS "inMaintenance",
        evacuates_at AS "evacuatesAt", ${silentSince} AS "lostAt", inventory_due AS "inventoryDue",
        failing AS conditions, coalesce(cardinality(images), 0) AS images,
      (SELECT k.fingerprint FROM host_keys k WHERE k.host_name = h.name ORDER BY k.created_at DESC LIMIT 1) AS key,
      (SELECT count(*)::int FROM orphans o WHERE o.host_name = h.name) AS orphans,
      (SELECT count(*)::int FROM placements p WHERE p.host_name = h.name AND p.abandoned_at IS NOT NULL
        AND p.released_at IS NULL) AS abandoned
    FROM hosts h WHERE NOT retired AND (${only}::text IS NULL OR name = ${only}) ORDER BY name`;
  const isAnyUnhealthy = rows.some(({ conditions }) => conditions.length > 0);
  const known = isAnyUnhealthy ? await readHostConditions(db, only) : new Map<string, HostCondition[]>();
  return rows.map(({ conditions, ...row }) => ({
    ...row,
    failing: (known.get(row.name) ?? []).filter(({ type, status }) => !status && conditions.includes(type)),
  }));
}

/** States that keep new machines off a host. */
const hostStates = [
  'lost',
  'quarantined',
  'unhealthy',
  'inventory-due',
  'cordoned',
  'maintenance',
  'evacuation',
] as const;
export type HostState = (typeof hostStates)[number] | 'ready';

export async function showHost(db: Queryable, name: string): Promise<ShownHost | null> {
  const [host] = await listHosts(db, name);
  if (!host) return null;
  const more = await db.host.findUniqueOrThrow({ where: { name }, select: { driver: true, exchanges: true } });
  const conditions = (await readHostConditions(db, name)).get(name) ?? [];
  return { ...host, ...more, conditions };
}

export interface ShownHost extends HostRow {
  driver: string;
  /** What its controller was lately asked for and responded. */
  exchanges: string[];
  /** Those that are known; the others are true. */
  conditions: HostCondition[];
}

/** How many hosts are in each state; a host in several states counts in each. One that is maintained is expected to be lost. */
export async function countHosts(db: Queryable): Promise<Map<HostState, number>> {
  const counts = new Map<HostState, number>([...hostStates, 'ready' as const].map((state) => [state, 0]));
  for (const {
    lostAt,
    abandoned,
    failing,
    inventoryDue,
    cordoned,
    inMaintenance: isMaintained,
    evacuatesAt,
  } of await listHosts(db)) {
    const holds = {
      lost: lostAt !== null && !isMaintained,
      quarantined: abandoned > 0,
      unhealthy: failing.length > 0,
      'inventory-due': inventoryDue,
      cordoned,
      maintenance: isMaintained,
      evacuation: evacuatesAt !== null,
    };
    const states = hostStates.filter((state) => holds[state]);
    for (const state of states.length > 0 ? states : (['ready'] as const)) counts.set(state, counts.get(state)! + 1);
  }
  return counts;
}

/** Cordons or uncordons a host; its maintenance is another fact. False if there is no such host. Audited if it changes anything. */
export function cordonHost(db: Database, name: string, cordoned: boolean, action: AuditAction): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { count } = await tx.host.updateMany({
      where: { name, retired: false, cordoned: !cordoned },
      data: { cordoned },
    });
    if (count > 0) await recordAudit(tx, { ...commandLine, action, target: name });
    return count > 0 || hostExists(tx, name);
  });
}

export interface MachineOnHost {
  kind: MachineKind;
  namespace: string;
  name: string;
  phase: string;
  phaseSince: Date;
  /** Its delete was accepted. */
  deleting: boolean;
  /** It was abandoned, and its host has not shown yet that it is gone. The object may already be gone. */
  abandoned: boolean;
  /** Not there yet: the place is for a machine that leaves an evacuated host, and has its name, phase, and delete. */
  held: boolean;
}

/** Everything that holds capacity on a host, by namespace and name. */
export function describeMachinesOnHost(db: Queryable, name: string): Promise<MachineOnHost[]> {
  return query(db)<MachineOnHost>`
    SELECT p.workload AS kind, coalesce(m.namespace, n.name) AS namespace, coalesce(m.name,
      p.runtime_id::text) AS name, coalesce(m.phase, 'Gone') AS phase,
      coalesce(m.phase_since, p.abandoned_at, p.created_at) AS "phaseSince",
        m.deletion_requested_at IS NOT NULL AS deleting, p.abandoned_at IS NOT NULL AS abandoned,
      coalesce(m.uid <> p.machine_uid, false) AS held
    FROM placements p LEFT JOIN namespaces n ON n.tenant_id = p.tenant_id LEFT JOIN machines own ON own.uid = p.machine_uid
      LEFT JOIN machines m ON m.uid = coalesce(own.uid, (
        SELECT old.uid FROM machines old WHERE old.recreates AND old.namespace = n.name AND ${uidAgainOf(sql`old.uid`)} = p.machine_uid))
    WHERE p.host_name = ${name} AND p.released_at IS NULL ORDER BY namespace, name`;
}
