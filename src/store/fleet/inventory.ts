/** Compares what hosts have with what is recorded, in both directions. */

import type { DiskErasure, HostInventory, InventoryMachine } from '../../domain/hostInventory.ts';
import { machineWorkflowId } from '../../domain/names.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { quotable } from '../../lib/text.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import { readHighWaterMark } from '../core/highWaterMark.ts';
import { enqueueWake, type Wake } from '../core/outbox.ts';
import { getMachine, type MachineKey, type MachineRow } from '../machines/machineStore.ts';
import { orderEnds } from '../machines/sql/heldPlacements.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { livesThere, releasePlacement, supersededPlacement } from '../machines/sql/releasePlacement.ts';

export interface Reconciliation {
  /** The database is older than what the host has seen: it was restored from a backup and must not destroy anything. */
  databaseIsBehind: boolean;
  /** Recorded as gone but still there. */
  toDestroy: OrderedEnd[];
  /** Held on the host for machines that were placed elsewhere since: to be destroyed, and released once seen gone. */
  superseded: OrderedEnd[];
  /** Machines in no record, or that ended when the host was reset. They wait for an operator. */
  unknown: number;
  /** Machines that ran and are no longer there: their workflows have to look. */
  toWake: { uid: string; workflowId: string; requestId: string | null }[];
}

/** A runtime, with the number of the order to destroy it. */
export interface OrderedEnd {
  runtimeId: string;
  number: number;
}

/**
 * Compares one host's inventory with the record, updates the list of orphans, and releases what abandoned machines held
 * once their host shows that they are gone. Destroys nothing itself.
 */
export function reconcileInventory(
  db: Database,
  { hostName, placementVersion: versionSeen, machines, images, exchanges = [] }: HostInventory,
): Promise<Reconciliation> {
  const present = machines.map((machine) => machine.runtimeId);
  return transaction(db, async (tx) => {
    const known = await query(tx)<{ runtime_id: string; gone: boolean }>`
      SELECT runtime_id, released_at IS NOT NULL OR abandoned_at IS NOT NULL AS gone FROM placements
      WHERE runtime_id = ANY(${present}::uuid[]) AND orphaned_at IS NULL`;
    const databaseIsBehind = (await readHighWaterMark(tx)).placementVersion < versionSeen;
    await keepShown(tx, hostName, images, exchanges);
    await keepOrphans(
      tx,
      hostName,
      machines.filter(({ runtimeId }) => !known.some((row) => row.runtime_id === runtimeId)),
    );
    const unknown = await tx.orphan.count({ where: { hostName } });
    if (databaseIsBehind) return { databaseIsBehind, toDestroy: [], superseded: [], unknown, toWake: [] };
    await releaseAbandoned(tx, hostName, present);
    const gone = known.filter((row) => row.gone).map((row) => row.runtime_id);
    return {
      databaseIsBehind,
      toDestroy: await ordered(tx, gone),
      superseded: await ordered(tx, await supersededOn(tx, hostName)),
      unknown,
      toWake: await missingMachines(tx, hostName, present),
    };
  });
}

async function ordered(tx: Queryable, runtimeIds: readonly string[]): Promise<OrderedEnd[]> {
  if (runtimeIds.length === 0) return [];
  const numbers = await orderEnds(tx, runtimeIds);
  return runtimeIds.map((runtimeId) => ({ runtimeId, number: numbers.get(runtimeId)! }));
}

/** Audits once what a host says of its disks after a machine. */
export async function auditErasure(db: Database, hostName: string, erasure: DiskErasure): Promise<void> {
  const { machineUid, runtimeId, isErased, how, at } = erasure;
  await recordAudit(db, {
    actorType: 'host',
    actorId: hostName,
    action: 'host.erase',
    target: hostName,
    outcome: isErased ? 'success' : 'refused',
    reason: quotable(how, 1_000),
    requestId: `erasure/${runtimeId}`,
    details: { machine: machineUid, runtime: runtimeId, erased: isErased, at },
  });
}

/** As much of the exchanges as an agent of this release says. */
const [exchangesMost, exchangeLength] = [20, 700];

async function keepShown(
  tx: Queryable,
  hostName: string,
  images: readonly string[],
  exchanges: readonly string[],
): Promise<void> {
  const digests = [...new Set(images)].sort();
  const lines = exchanges.slice(-exchangesMost).map((line) => quotable(line, exchangeLength));
  await execute(tx)`
    UPDATE hosts SET images = ${digests}::text[], exchanges = ${lines}::text[] WHERE name = ${hostName}
      AND (images, exchanges) IS DISTINCT FROM (${digests}::text[], ${lines}::text[])`;
}

async function keepOrphans(tx: Queryable, hostName: string, orphans: readonly InventoryMachine[]): Promise<void> {
  const runtimeIds = orphans.map((orphan) => orphan.runtimeId);
  await execute(tx)`DELETE FROM orphans WHERE host_name = ${hostName} AND runtime_id <> ALL(${runtimeIds}::uuid[])`;
  for (const { runtimeId, machineUid, workflowId } of orphans) {
    await execute(tx)`
      INSERT INTO orphans (runtime_id, host_name, machine_uid, workflow_id)
      VALUES (${runtimeId}::uuid, ${hostName}, ${machineUid}::uuid, ${workflowId ?? null})
      ON CONFLICT (runtime_id) DO UPDATE SET host_name = excluded.host_name,
        workflow_id = coalesce(excluded.workflow_id, orphans.workflow_id)`;
  }
}

async function releaseAbandoned(tx: Queryable, hostName: string, present: readonly string[]): Promise<void> {
  const gone = await query(tx)<{ runtime_id: string }>`
    SELECT runtime_id FROM placements
    WHERE host_name = ${hostName} AND abandoned_at IS NOT NULL AND released_at IS NULL
      AND runtime_id <> ALL(${present as string[]}::uuid[])`;
  for (const { runtime_id } of gone) await releasePlacement(tx, runtime_id);
}

/** Includes those that the host does not have: an abandoned create may still arrive there. */
async function supersededOn(tx: Queryable, hostName: string): Promise<string[]> {
  const rows = await query(tx)<{ runtime_id: string }>`
    SELECT p.runtime_id FROM placements p
    WHERE p.host_name = ${hostName} AND p.released_at IS NULL AND p.abandoned_at IS NULL AND ${supersededPlacement}
    ORDER BY p.version`;
  return rows.map((row) => row.runtime_id);
}

/** Machines that were in use on this host and that it no longer has. One that was never ready is still on its way. */
async function missingMachines(
  tx: Queryable,
  hostName: string,
  present: readonly string[],
): Promise<Reconciliation['toWake']> {
  const rows = await query(tx)<MachineKey & { uid: string; requestId: string | null }>`
    SELECT m.uid, m.kind, m.namespace, m.name, m.request_id AS "requestId" FROM placements p JOIN machines m ON m.uid = p.machine_uid
    WHERE p.host_name = ${hostName} AND ${livesThere}
      AND p.runtime_id <> ALL(${present as string[]}::uuid[]) AND m.phase IN ('Starting', 'Running') AND m.deletion_requested_at IS NULL
      AND EXISTS (SELECT 1 FROM lifecycles l WHERE l.machine_uid = m.uid AND l.ended_at IS NULL)
    ORDER BY m.uid`;
  return rows.map((row) => ({ uid: row.uid, workflowId: machineWorkflowId(row), requestId: row.requestId }));
}

export interface OrphanFigures {
  /** Any above zero should alert. */
  count: number;
  oldestAgeSeconds: number;
  /** Those whose namespace is there and has no trace of them: `orphans adopt` looks at the rest of the proof. */
  mayBeAdopted: number;
}

export async function countOrphans(db: Queryable): Promise<OrphanFigures> {
  const rows = await query(db)<OrphanFigures>`
    SELECT count(*)::int AS count, coalesce(extract(epoch FROM clock_timestamp() - min(first_seen_at)), 0)::float8 AS "oldestAgeSeconds",
      count(*) FILTER (WHERE order_number IS NULL
        AND EXISTS (SELECT 1 FROM namespaces WHERE name = split_part(workflow_id, '/', 2)) AND NOT ${hasRecord})::int AS "mayBeAdopted"
    FROM orphans o`;
  return rows[0]!;
}

/** SQL: whether something was recorded of the machine of orphan `o`: then its record was not lost. */
export const hasRecord = sql`(EXISTS (SELECT 1 FROM machines WHERE uid = o.machine_uid)
  OR EXISTS (SELECT 1 FROM placements WHERE runtime_id = o.runtime_id OR machine_uid = o.machine_uid)
  OR EXISTS (SELECT 1 FROM lifecycles WHERE machine_uid = o.machine_uid))`;

/** A machine that may be abandoned. Throws UserError for any other. */
export async function requireAbandonable(db: Queryable, key: MachineKey): Promise<MachineRow> {
  return abandonable(key, await getMachine(db, key));
}

function abandonable(key: MachineKey, machine: MachineRow | null): MachineRow {
  const refused = (message: string) => new UserError(message, { code: 'abandon_refused' });
  if (!machine)
    throw new NoSuchName(
      'machine',
      `${key.namespace}/${key.name}`,
      `There is no ${key.kind} "${key.name}" in namespace "${key.namespace}".`,
    );
  if (!machine.deletionRequestedAt && machine.phase !== 'Failed')
    throw refused(
      `${key.name} is ${machine.phase} and not deleted: only a failed or deleted machine can be abandoned; delete it first`,
    );
  return machine;
}

/**
 * An operator's way out for a machine whose absence cannot be seen: its object may go; its host takes nothing new until
 * the reaper has seen it gone. Audited. Throws UserError for a machine that is neither failed nor being deleted.
 */
export function abandonMachine(db: Database, key: MachineKey, reason: string): Promise<Wake> {
  return transaction(db, async (tx) => {
    const machine = abandonable(key, await lockMachine(tx, key));
    const held = await execute(tx)(sql`
      UPDATE placements SET abandoned_at = clock_timestamp()
      WHERE machine_uid = ${machine.uid}::uuid AND released_at IS NULL AND abandoned_at IS NULL`);
    await recordAudit(tx, {
      ...commandLine,
      action: 'machine.abandon',
      target: `machine/${machine.uid}`,
      reason,
      details: {
        name: key.name,
        namespace: key.namespace,
        placements: held,
        create_request_id: machine.requestId,
      },
    });
    return enqueueWake(tx, machine);
  });
}
