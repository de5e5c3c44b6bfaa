/**
 * Makes a database restored from a backup safe to continue with. Its clients, its hosts, and Temporal have seen what it
 * has not. Every counter is set far ahead of anything it can have issued since the backup, what was revoked or spent
 * since then stays so, and machines made since then are found again on their hosts.
 *
 * Every step may be repeated: a repeat advances counters and changes nothing else.
 */
import type { HostInventory, InventoryMachine } from '../../domain/hostInventory.ts';
import type { Resources } from '../../domain/machine.ts';
import { auditChange, commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { raiseHighWaterMark, raisePlacementVersion, raiseSequences, readHighWaterMark } from '../core/highWaterMark.ts';
import type { MachineRow } from '../machines/machineStore.ts';
import { nextOrderNumber } from '../machines/sql/heldPlacements.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { noteAllUnseenSinceBackup } from '../usage/lifecycles.ts';
import { type Evacuation, plannedEvacuations, takeBackEvacuations } from './evacuation.ts';

/** SQL: a claim that no run of the lost time holds. */
export const claimEpochAhead = sql`greatest(claim_epoch, ((extract(epoch FROM clock_timestamp()) - 1577836800) / 10)::int) + 1`;

/** For how long at least no account closes by a time of the backup: operators look at it first. */
export const putOffDays = 14;

/** An account that closes sooner than that. */
export interface DueClosing {
  slug: string;
  closesAt: Date;
}

/** What a recovery would set or revoke. */
export interface RecoveryPlan {
  namespaces: number;
  machines: number;
  hosts: number;
  sessions: number;
  registrationCodes: number;
  setupLinks: number;
  invitations: number;
  /** Accounts whose time to close comes soon: it is put off. */
  closings: DueClosing[];
  /** Hosts that were to be evacuated: their plans are taken back, and they are cordoned. */
  evacuations: (Evacuation & { hostName: string })[];
  /** When the newest object was changed: about when the backup was taken. */
  newestChangeAt: Date | null;
}

export async function planRecovery(db: Queryable): Promise<RecoveryPlan> {
  const rows = await query(db)<Omit<RecoveryPlan, 'closings' | 'evacuations'>>`
    SELECT (SELECT count(*)::int FROM namespaces) AS namespaces,
      (SELECT count(*)::int FROM machines) AS machines,
      (SELECT count(*)::int FROM hosts WHERE NOT retired) AS hosts,
      (SELECT count(*)::int FROM sessions WHERE revoked_at IS NULL AND expires_at > clock_timestamp()) AS sessions,
      (SELECT count(*)::int FROM registration_codes WHERE redeemed_at IS NULL AND expires_at > clock_timestamp()) AS "registrationCodes",
      (SELECT count(*)::int FROM setup_links WHERE used_at IS NULL AND revoked_at IS NULL
        AND expires_at > clock_timestamp()) AS "setupLinks",
      (SELECT count(*)::int FROM invitations WHERE accepted_at IS NULL AND revoked_at IS NULL
        AND expires_at > clock_timestamp()) AS invitations,
      (SELECT max(created_at) FROM journal) AS "newestChangeAt"`;
  const closings = await query(db)<DueClosing>`
    SELECT slug, closes_at AS "closesAt" FROM customers WHERE ${closesSoon} ORDER BY slug`;
  return { ...rows[0]!, closings, evacuations: await plannedEvacuations(db) };
}

const putOff = sql`clock_timestamp() + make_interval(days => ${putOffDays}::int)`;
/** A day less, so that a repeat finds nothing. */
const closesSoon = sql`status IN ('active', 'suspended') AND closes_at < ${putOff} - interval '1 day'`;
/** Of what a recovery itself does: no operator's act that a later recovery has to show. */
export const ofRecovery = 'of_recovery';

/** A restored time to close may be older than what an operator has decided. Audited. */
async function putOffClosings(tx: Queryable): Promise<void> {
  const customers = await query(tx)<{ id: string; slug: string; reason: string }>`
    UPDATE customers SET closes_at = ${putOff} WHERE ${closesSoon} RETURNING id, slug, closing_reason AS reason`;
  for (const { id, slug, reason } of customers) {
    const details = { graceDays: putOffDays, [ofRecovery]: true };
    await auditChange(tx, { ...commandLine, customerId: id, reason }, 'customer.close', slug, details);
  }
}

/**
 * Advances counters, ends everything that must be requested again, and keeps new machines off every host until its
 * inventory was taken. Which hosts are lost is determined afresh. `seen` is what Temporal and the hosts know of it, if
 * they could be asked. `before` hears the plan before anything is changed; `beforeUse` runs before the last step, the
 * mark, which tells everyone that the database may be used. Audited.
 */
export async function secureRestoredDatabase(
  db: Database,
  seen: { mark: number; placementVersion: number } = { mark: 0, placementVersion: 0 },
  {
    before,
    beforeUse,
  }: { before?: (plan: RecoveryPlan) => void; beforeUse?: (plan: RecoveryPlan) => Promise<void> } = {},
): Promise<RecoveryPlan> {
  const plan = await planRecovery(db);
  before?.(plan);
  // First, because what follows takes numbers of them.
  await raiseSequences(db);
  await transaction(db, async (tx) => {
    // What would end machines may be an older plan than the lost one.
    await putOffClosings(tx);
    await takeBackEvacuations(tx, { [ofRecovery]: true });
    await execute(tx)`UPDATE hosts SET inventory_due = true, lost_at = NULL WHERE NOT retired`;
    // Agents remember the orders of the lost time, and refuse those with lower numbers.
    await execute(tx)`UPDATE placements SET order_number = ${nextOrderNumber} WHERE released_at IS NULL`;
    // Open runs hold claims from the lost time: their next write is refused, and they claim and look again.
    await execute(tx)`UPDATE machines SET claim_epoch = ${claimEpochAhead}`;
    await execute(
      tx,
    )`UPDATE sessions SET revoked_at = clock_timestamp() WHERE revoked_at IS NULL AND expires_at > clock_timestamp()`;
    await execute(tx)`UPDATE sign_ins SET revoked_at = clock_timestamp() WHERE revoked_at IS NULL`;
    await execute(
      tx,
    )`UPDATE registration_codes SET expires_at = clock_timestamp() WHERE redeemed_at IS NULL AND expires_at > clock_timestamp()`;
    await execute(
      tx,
    )`UPDATE setup_links SET revoked_at = clock_timestamp() WHERE used_at IS NULL AND revoked_at IS NULL`;
    await execute(tx)`DELETE FROM letters`;
    await execute(
      tx,
    )`UPDATE invitations SET revoked_at = clock_timestamp() WHERE accepted_at IS NULL AND revoked_at IS NULL`;
    await execute(tx)`DELETE FROM sign_in_codes`;
    // What was destroyed since the backup is billed only up to what this database knows.
    await noteAllUnseenSinceBackup(tx);
  });
  for (const { name } of await db.namespace.findMany({ select: { name: true }, orderBy: { name: 'asc' } }))
    await raiseResourceVersion(db, name);
  const { closings, evacuations, newestChangeAt, ...counts } = plan;
  const lists = { closings: closings.length, evacuations: evacuations.length };
  await recordAudit(db, {
    actorType: 'operator',
    actorId: 'command-line',
    action: 'database.recover',
    target: 'database',
    details: { ...counts, ...lists, newestChangeAt: newestChangeAt?.toISOString() ?? null },
  });
  await beforeUse?.(plan);
  await transaction(db, async (tx) => {
    await raisePlacementVersion(tx, seen.placementVersion);
    await raiseHighWaterMark(tx, seen.mark);
  });
  return plan;
}

/**
 * Counters are set to the clock's microseconds: ahead of anything they counted one by one, and further ahead with each
 * later recovery, even if one backup is restored twice. Exact in JSON until the year 2255.
 */
async function raiseResourceVersion(db: Database, namespace: string): Promise<void> {
  await execute(db)`
    WITH raised AS (
      UPDATE namespaces SET resource_version = raised.version, compacted_version = raised.version
      FROM (SELECT greatest(max(resource_version) + 1000000, (extract(epoch FROM clock_timestamp()) * 1000000)::bigint) AS version
            FROM namespaces WHERE name = ${namespace}) raised
      WHERE name = ${namespace} RETURNING name
    )
    DELETE FROM journal j USING raised WHERE j.namespace = raised.name`;
}

/** One host, compared with the restored record. */
export interface HostComparison {
  hostName: string;
  machines: number;
  /** Made since the backup for an object that the database has: they become its machine again. */
  adoptable: InventoryMachine[];
  /** Made since the backup for objects that the database does not know. They wait for an operator. */
  orphans: InventoryMachine[];
  /** Recorded on the host but not there: destroyed since the backup. Their workflows find out. */
  missing: { namespace: string; name: string }[];
}

/** Compares only; changes nothing. */
export async function compareHost(db: Queryable, { hostName, machines }: HostInventory): Promise<HostComparison> {
  const present = machines.map((machine) => machine.runtimeId);
  const known = await query(db)<{
    runtime_id: string;
  }>`SELECT runtime_id FROM placements WHERE runtime_id = ANY(${present}::uuid[])`;
  const unknown = machines.filter(({ runtimeId }) => !known.some((row) => row.runtime_id === runtimeId));
  const uids = unknown.map((machine) => machine.machineUid);
  const waiting = await query(db)<{ uid: string }>`
    SELECT uid FROM machines m WHERE uid = ANY(${uids}::uuid[]) AND phase <> 'Failed'
      AND NOT EXISTS (SELECT 1 FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL)`;
  const adoptable = unknown.filter(({ machineUid }) => waiting.some((row) => row.uid === machineUid));
  const missing = await query(db)<{ namespace: string; name: string }>`
    SELECT m.namespace, m.name FROM placements p JOIN machines m ON m.uid = p.machine_uid
    WHERE p.host_name = ${hostName} AND p.released_at IS NULL AND p.abandoned_at IS NULL
      AND m.phase NOT IN ('Pending', 'Creating') AND p.runtime_id <> ALL(${present}::uuid[])
    ORDER BY m.namespace, m.name`;
  return {
    hostName,
    machines: machines.length,
    adoptable,
    orphans: unknown.filter((machine) => !adoptable.includes(machine)),
    missing,
  };
}

/**
 * Returns machines placed since the backup to their objects, as far as the host's recorded capacity allows. Each
 * becomes its object's placement, so that its workflow continues with it and makes no second machine. A repeat adopts
 * nothing more. Returns the adopted machines.
 */
export async function adoptHost(db: Database, inventory: HostInventory): Promise<InventoryMachine[]> {
  const { hostName, placementVersion: seen } = inventory;
  if ((await readHighWaterMark(db)).placementVersion < seen)
    await transaction(db, (tx) => raisePlacementVersion(tx, seen));
  const adopted: InventoryMachine[] = [];
  for (const machine of (await compareHost(db, inventory)).adoptable)
    if (await adopt(db, hostName, machine)) adopted.push(machine);
  return adopted;
}

function adopt(db: Database, hostName: string, { runtimeId, machineUid }: InventoryMachine): Promise<boolean> {
  return transaction(db, async (tx) => {
    const row = await lockMachine(tx, { uid: machineUid });
    if (!row || row.phase === 'Failed') return false;
    if ((await tx.placement.count({ where: { machineUid, releasedAt: null } })) > 0) return false;
    return holdWhereItIs(tx, row, { hostName, runtimeId });
  });
}

/**
 * Holds the capacity of a machine on the host that has it. Returns false, with nothing changed, if the host is not for
 * such a machine or has no room for it by its record.
 */
export async function holdWhereItIs(
  tx: Queryable,
  { uid, kind, namespace, spec }: Pick<MachineRow, 'uid' | 'kind' | 'namespace' | 'spec'>,
  { hostName, runtimeId }: { hostName: string; runtimeId: string },
): Promise<boolean> {
  const need: Partial<Resources> = spec.resources ?? {};
  const count = await execute(tx)`
    WITH size AS (
      SELECT name, coalesce(${need.cpu ?? null}::int, cpu) AS cpu, coalesce(${need.memoryGiB ?? null}::int, memory_gib) AS memory_gib,
        coalesce(${need.diskGiB ?? null}::int, disk_gib) AS disk_gib
      FROM hosts WHERE name = ${hostName}
    ), taken AS (
      UPDATE hosts h SET cpu_used = h.cpu_used + s.cpu, memory_gib_used = h.memory_gib_used + s.memory_gib,
        disk_gib_used = h.disk_gib_used + s.disk_gib, machines_held = h.machines_held + 1
      FROM size s WHERE h.name = s.name AND NOT h.retired AND h.workload = ${kind}
        AND (${spec.resources !== undefined} OR h.machines_held = 0)
        AND h.cpu_used + s.cpu <= h.cpu AND h.memory_gib_used + s.memory_gib <= h.memory_gib AND h.disk_gib_used + s.disk_gib <= h.disk_gib
      RETURNING h.name, h.class_name, h.reserved_tenant_id, s.cpu, s.memory_gib, s.disk_gib
    )
    INSERT INTO placements (runtime_id, machine_uid, tenant_id, workload, attempt, host_name, class_name,
      minimum_seconds, capacity_source, cpu, memory_gib, disk_gib)
    SELECT ${runtimeId}::uuid, ${uid}::uuid, n.tenant_id, ${kind},
      (SELECT count(*)::int + 1 FROM placements WHERE machine_uid = ${uid}::uuid), t.name, t.class_name, c.minimum_seconds,
      CASE WHEN t.reserved_tenant_id = n.tenant_id THEN 'reserved' ELSE 'on-demand' END, t.cpu, t.memory_gib, t.disk_gib
    FROM taken t JOIN machine_classes c ON c.name = t.class_name JOIN namespaces n ON n.name = ${namespace}`;
  return count === 1;
}

/** Whether the host's inventory has not been taken since the database was restored. */
export async function isInventoryDue(db: Queryable, hostName: string): Promise<boolean> {
  return (await db.host.count({ where: { name: hostName, inventoryDue: true } })) > 0;
}

/** Allows new machines on the host again. */
export async function settleInventory(db: Queryable, hostName: string): Promise<void> {
  await db.host.updateMany({ where: { name: hostName, inventoryDue: true }, data: { inventoryDue: false } });
}
