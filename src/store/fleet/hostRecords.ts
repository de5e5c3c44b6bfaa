/**
 * The folder in which a host's agent records its machines. An agent that starts without it, for example because a disk
 * is not mounted, knows of no machine, which says nothing about the machines. Such a host counts as lost, with its
 * condition Records false, until it is back with the folder or an operator resets it.
 */

import { noSuchHost, UserError } from '../../lib/errors.ts';
import { storableJson } from '../../lib/text.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import { enqueueWake } from '../core/outbox.ts';
import type { MachineRow } from '../machines/machineStore.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { endMachine } from '../machines/transitions.ts';
import { setHostConditions } from './hostConditions.ts';

/** The records that the agent of a host speaks from; null: it has none. */
export interface RecordsSaid {
  hostName: string;
  recordsId: string | null;
}

/**
 * Compares what agents say with what is recorded. A host that carries no machine, or never said it before, is taken with
 * the records that it has. Returns the hosts that carry machines and came without their records: they are lost from then on.
 */
export async function compareRecords(db: Database, said: readonly RecordsSaid[]): Promise<string[]> {
  const without: string[] = [];
  const differing = await query(db)<RecordsSaid>`
    SELECT s."hostName", s."recordsId" FROM jsonb_to_recordset(${storableJson(said)}::jsonb) AS s ("hostName" text, "recordsId" uuid)
    JOIN hosts h ON h.name = s."hostName" WHERE h.records_id IS DISTINCT FROM s."recordsId" OR 'Records' = ANY(h.failing)
    ORDER BY 1`;
  for (const one of differing) if (!(await transaction(db, (tx) => takeRecords(tx, one)))) without.push(one.hostName);
  return without;
}

/** Whether the host is taken with these records. A placement locks the host too, so none comes in between. */
async function takeRecords(tx: Queryable, { hostName, recordsId }: RecordsSaid): Promise<boolean> {
  const host = await lockHost(tx, hostName);
  if (!host) return true;
  if (host.recordsId !== null && host.recordsId !== recordsId && (await carriesMachines(tx, hostName))) {
    await execute(tx)`
      UPDATE hosts SET other_records_id = ${recordsId}::uuid, lost_at = coalesce(lost_at, clock_timestamp()) WHERE name = ${hostName}`;
    const message = `its agent started without the folder hosts/${hostName} that records its machines`;
    await setHostConditions(tx, [{ hostName, type: 'Records', status: false, reason: 'RecordsMissing', message }]);
    return false;
  }
  await useRecords(tx, hostName, recordsId, host);
  return true;
}

async function useRecords(
  tx: Queryable,
  hostName: string,
  recordsId: string | null,
  { isWithout }: LockedHost,
): Promise<void> {
  await execute(tx)`
    UPDATE hosts SET records_id = ${recordsId}::uuid, other_records_id = NULL WHERE name = ${hostName}`;
  const message = 'its agent has the records of its machines';
  if (isWithout)
    await setHostConditions(tx, [{ hostName, type: 'Records', status: true, reason: 'RecordsThere', message }]);
}

export interface LockedHost {
  lostAt: Date | null;
  recordsId: string | null;
  otherRecordsId: string | null;
  /** It came without its records. */
  isWithout: boolean;
}

export async function lockHost(tx: Queryable, hostName: string): Promise<LockedHost | null> {
  const rows = await query(tx)<LockedHost>`
    SELECT lost_at AS "lostAt", records_id AS "recordsId", other_records_id AS "otherRecordsId", 'Records' = ANY(failing) AS "isWithout"
    FROM hosts WHERE name = ${hostName} AND NOT retired FOR UPDATE`;
  return rows[0] ?? null;
}

async function carriesMachines(tx: Queryable, hostName: string): Promise<boolean> {
  return (await tx.placement.count({ where: { hostName, releasedAt: null, abandonedAt: null } })) > 0;
}

/** Hosts of the fleet whose agents do not have their records: what they report about machines is not asked for. */
export async function hostsWithoutRecords(db: Queryable): Promise<string[]> {
  const rows = await db.host.findMany({ where: { failing: { has: 'Records' } }, select: { name: true } });
  return rows.map(({ name }) => name);
}

const resetFailure = {
  code: 'VMNotFound',
  witness: 'operator',
  message: 'the records of its host were lost, and the machines on it were given up',
} as const;

/**
 * An operator's way out for a host whose records will not come back: its machines end, and the host is taken with the
 * records that it has. What is still there of the machines is kept for an operator, as orphans. Each machine ends in a
 * transaction of its own, so a repeat finishes what was interrupted. Audited. Throws UserError for a host that has its
 * records. Returns how many machines ended.
 */
export async function resetHost(db: Database, hostName: string, reason: string): Promise<number> {
  await transaction(db, async (tx) => {
    const machines = await countHeld(tx, hostName);
    await recordAudit(tx, { ...commandLine, action: 'host.reset', target: hostName, reason, details: { machines } });
  });
  const ended = await giveUpMachines(db, hostName, { isGivenUp: ({ isWithout }) => isWithout, failure: resetFailure });
  await transaction(db, async (tx) => {
    const host = await requireWithout(tx, hostName);
    await useRecords(tx, hostName, host.otherRecordsId, host);
  });
  return ended;
}

/** How many machines a reset would give up. Throws UserError for a host that has its records. */
export function countResettable(db: Database, hostName: string): Promise<number> {
  return transaction(db, (tx) => countHeld(tx, hostName));
}

async function countHeld(tx: Queryable, hostName: string): Promise<number> {
  await requireWithout(tx, hostName);
  return tx.placement.count({ where: { hostName, releasedAt: null, abandonedAt: null } });
}

async function requireWithout(tx: Queryable, hostName: string): Promise<LockedHost> {
  const host = await lockHost(tx, hostName);
  if (!host) throw noSuchHost(hostName);
  if (!host.isWithout)
    throw new UserError(
      `${hostName} has the records of its machines: there is nothing to reset. "instances abandon" gives up a single machine.`,
      { code: 'state_refused' },
    );
  return host;
}

/** How the machines of a host are given up. */
interface GivingUp {
  /** Asked for each machine, under the lock of the host. */
  isGivenUp(host: LockedHost): boolean;
  failure: Parameters<typeof endMachine>[2];
}

/** Gives up every machine that a host carries, each in a transaction of its own. Returns how many machines ended. */
export async function giveUpMachines(db: Database, hostName: string, how: GivingUp): Promise<number> {
  const held = await db.placement.findMany({
    where: { hostName, releasedAt: null, abandonedAt: null },
    select: { machineUid: true },
    orderBy: { machineUid: 'asc' },
  });
  let ended = 0;
  for (const { machineUid } of held)
    if (await transaction(db, (tx) => giveUpMachine(tx, machineUid, hostName, how))) ended += 1;
  return ended;
}

/** Returns whether it ended the machine. One that is being deleted, or failed, only gives back its place. */
async function giveUpMachine(
  tx: Queryable,
  machineUid: string,
  hostName: string,
  { isGivenUp, failure }: GivingUp,
): Promise<boolean> {
  // Machine, host, namespace: the order in which everyone locks.
  const machine = await lockMachine(tx, { uid: machineUid });
  const host = await lockHost(tx, hostName);
  if (!host || !isGivenUp(host)) return false;
  const ends = machine !== null && (await livesOn(tx, machine, hostName));
  await execute(tx)`
    UPDATE placements SET abandoned_at = clock_timestamp(), orphaned_at = CASE WHEN ${ends} THEN clock_timestamp() END
    WHERE machine_uid = ${machineUid}::uuid AND host_name = ${hostName} AND released_at IS NULL AND abandoned_at IS NULL`;
  if (!machine) return false;
  // Its open run holds the former claim: its next write is refused, so it claims again and finds what is recorded.
  await execute(tx)`UPDATE machines SET claim_epoch = claim_epoch + 1 WHERE uid = ${machineUid}::uuid`;
  await enqueueWake(tx, machine);
  if (ends) await endMachine(tx, machine, failure);
  return ends;
}

/** Whether it is wanted, and was not placed elsewhere since. */
async function livesOn(tx: Queryable, machine: MachineRow, hostName: string): Promise<boolean> {
  if (machine.deletionRequestedAt !== null || machine.phase === 'Failed') return false;
  const newest = await tx.placement.findFirst({ where: { machineUid: machine.uid }, orderBy: { attempt: 'desc' } });
  return newest?.hostName === hostName;
}
