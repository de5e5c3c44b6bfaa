/** Planned maintenance of a host: closed to new machines, announced to the customers of those on it, and over by itself. */
import { UserError } from '../../domain/errors.ts';
import { maintenancePlanned } from '../../domain/timeline.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query } from '../core/db.ts';
import { addNotice } from '../core/notices.ts';
import { lockMachine } from '../machines/sql/lockMachine.ts';
import { supersededPlacement } from '../machines/sql/releasePlacement.ts';
import { writeMachine } from '../machines/sql/writeMachine.ts';

export interface Maintenance {
  startsAt: Date;
  endsAt: Date;
  /** Customers read it. */
  reason: string;
}

export interface MachineToTell {
  uid: string;
  namespace: string;
  name: string;
  customerId: string;
}

/** Machines that live on a host and are wanted. Throws UserError if there is no such host. */
export async function machinesToTell(db: Queryable, hostName: string): Promise<MachineToTell[]> {
  if ((await db.host.count({ where: { name: hostName, retired: false } })) === 0)
    throw new UserError(`There is no host "${hostName}": "hosts list" shows them.`);
  return query(db)<MachineToTell>`
    SELECT m.uid, m.namespace, m.name, t.customer_id AS "customerId" FROM placements p JOIN machines m ON m.uid = p.machine_uid
      JOIN tenants t ON t.id = p.tenant_id
    WHERE p.host_name = ${hostName} AND p.released_at IS NULL AND p.abandoned_at IS NULL AND NOT ${supersededPlacement}
      AND m.deletion_requested_at IS NULL AND m.phase <> 'Failed' ORDER BY m.uid`;
}

/**
 * Plans it, and tells the customer of each machine in a transaction of its own: a repeat tells those that an interrupted
 * run did not reach. Audited. Throws UserError. Returns how many machines it told about.
 */
export async function planMaintenance(db: Database, hostName: string, plan: Maintenance): Promise<number> {
  const { startsAt, endsAt, reason } = plan;
  const machines = await db.$transaction(async (tx) => {
    const found = await machinesToTell(tx, hostName);
    const known = await tx.host.count({
      where: { name: hostName, maintenanceStartsAt: startsAt, maintenanceEndsAt: endsAt },
    });
    await execute(tx)`
      UPDATE hosts SET cordoned = true, maintenance_starts_at = ${startsAt}, maintenance_ends_at = ${endsAt} WHERE name = ${hostName}`;
    if (known === 0) await addNotices(tx, found, plan);
    const details = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString(), machines: found.length };
    await recordAudit(tx, { ...commandLine, action: 'host.maintain', target: hostName, reason, details });
    return found;
  });
  let told = 0;
  for (const { uid } of machines) if (await db.$transaction((tx) => tell(tx, uid, plan))) told += 1;
  return told;
}

/** Machines that an email names. */
const named = 50;

/** One for each account. */
async function addNotices(tx: Queryable, machines: readonly MachineToTell[], plan: Maintenance): Promise<void> {
  const { startsAt, endsAt, reason } = plan;
  for (const customerId of new Set(machines.map((machine) => machine.customerId))) {
    const own = machines.filter((machine) => machine.customerId === customerId);
    const names = own.slice(0, named).map(({ namespace, name }) => `- ${namespace}/${name}`);
    const more = own.length > named ? [`- and ${own.length - named} more`] : [];
    await addNotice(tx, customerId, {
      subject: `Planned maintenance on ${startsAt.toISOString().slice(0, 10)}`,
      text: [
        `The host of these machines is maintained from ${startsAt.toISOString()} until ${endsAt.toISOString()}: ${reason}`,
        [...names, ...more].join('\n'),
        'They may be out of reach then. To have one elsewhere, create it again and delete this one.',
        '',
      ].join('\n\n'),
    });
  }
}

/** Returns whether it is news. */
async function tell(tx: Queryable, uid: string, plan: Maintenance): Promise<boolean> {
  const machine = await lockMachine(tx, { uid });
  const happened = maintenancePlanned(plan);
  const { reason, message } = happened;
  if (!machine || (await tx.machineEvent.count({ where: { machineUid: uid, reason, message } })) > 0) return false;
  const more = { message, starts_at: plan.startsAt.toISOString(), ends_at: plan.endsAt.toISOString() };
  await query(tx)`
    SELECT tell_webhooks(m, 'machine.maintenance', ${JSON.stringify(more)}::jsonb)::text FROM machines m WHERE m.uid = ${uid}::uuid`;
  await writeMachine(tx, machine, {}, { happened: [happened] });
  return true;
}

/** Opens hosts whose maintenance is over. Audited. Returns how many. */
export function endMaintenances(db: Database): Promise<number> {
  return db.$transaction(async (tx) => {
    const over = await query(tx)<{ name: string }>`
      UPDATE hosts SET cordoned = false, maintenance_starts_at = NULL, maintenance_ends_at = NULL
      WHERE maintenance_ends_at <= clock_timestamp() RETURNING name`;
    for (const { name } of over)
      await recordAudit(tx, {
        ...{ actorType: 'service', actorId: 'housekeeping', action: 'host.uncordon', target: name },
        reason: 'its maintenance is over',
      });
    return over.length;
  });
}
