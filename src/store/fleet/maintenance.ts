/**
 * Planned maintenance of hosts. A host is closed to new machines inside its window, beside whether it is cordoned, and opens
 * by itself at the end. The customers of its machines are told of the window, of a change, and of its cancellation: by the
 * command, and by housekeeping where the command was cut short or the machine came later.
 */

import { maintenanceCanceled, maintenancePlanned } from '../../domain/timeline.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, sql, transaction } from '../core/db.ts';
import type { HasTime } from '../core/duties.ts';
import { byAccount, type MachineToTell, machinesThere, type Telling, tellOwners, toldColumns } from './hostNotices.ts';

export interface Maintenance {
  startsAt: Date;
  endsAt: Date;
  /** Customers read it. */
  reason: string;
}

/** As the row of a host has it; without a start, it is canceled, and not all customers have been told. */
type Recorded = Omit<Maintenance, 'startsAt'> & { startsAt: Date | null };

/** Hosts by name, class, and agent (the controllers of a rack share one); what is absent does not narrow them. */
export interface HostChoice {
  names?: readonly string[];
  className?: string | undefined;
  agent?: string | undefined;
}

/** The windows of chosen hosts, by name. Throws UserError for a name that there is not, and where none is chosen. */
export async function chosenHosts(
  db: Queryable,
  { names = [], className, agent }: HostChoice,
): Promise<{ name: string; startsAt: Date | null; endsAt: Date | null }[]> {
  const found = await db.host.findMany({
    where: {
      retired: false,
      ...(names.length > 0 && { name: { in: [...names] } }),
      ...(className !== undefined && { className }),
      ...(agent !== undefined && { agent }),
    },
    select: { name: true, maintenanceStartsAt: true, maintenanceEndsAt: true },
    orderBy: { name: 'asc' },
  });
  const missing = names.find((name) => !found.some((host) => host.name === name));
  const wanted = [className !== undefined && `class "${className}"`, agent !== undefined && `agent "${agent}"`];
  const other = wanted.filter(Boolean).join(' and ');
  if (missing !== undefined && other !== '' && (await db.host.count({ where: { name: missing, retired: false } })) > 0)
    throw new UserError(
      `The host "${missing}" is not of ${other}: "hosts show ${missing}" says of which, and nothing was done.`,
    );
  if (missing !== undefined)
    throw new NoSuchName(
      'host',
      missing,
      `There is no host "${missing}": "hosts list" shows them, and nothing was done.`,
    );
  if (found.length === 0) throw new UserError(`No host is of ${other}: "hosts list" shows them.`);
  return found.map(({ name, maintenanceStartsAt, maintenanceEndsAt }) => ({
    ...{ name, startsAt: maintenanceStartsAt, endsAt: maintenanceEndsAt },
  }));
}

/** How many machines live on these hosts and are wanted. */
export async function countToTell(db: Queryable, hostNames: readonly string[]): Promise<number> {
  const rows = await query(db)<{ count: number }>`
    SELECT count(*)::int AS count ${machinesThere} AND h.name = ANY(${hostNames as string[]})`;
  return rows[0]!.count;
}

/**
 * Plans a window for each host, in place of the one that it has, and tells their customers. Audited. Returns how many
 * machines it told about.
 */
export async function planMaintenance(
  db: Database,
  windows: readonly (Maintenance & { name: string })[],
): Promise<number> {
  await transaction(db, async (tx) => {
    for (const { name, startsAt, endsAt, reason } of windows) {
      await execute(tx)`
        UPDATE hosts SET maintenance_starts_at = ${startsAt}, maintenance_ends_at = ${endsAt}, maintenance_reason = ${reason}
        WHERE name = ${name}`;
      const details = { starts_at: startsAt.toISOString(), ends_at: endsAt.toISOString() };
      await recordAudit(tx, { ...commandLine, action: 'host.maintain', target: name, reason, details });
    }
  });
  return tellCustomers(
    db,
    windows.map(({ name }) => name),
  );
}

/**
 * Cancels the maintenance of each host that has one, and tells the customers who read of it. Audited. Returns these hosts,
 * and how many machines it told about.
 */
export async function cancelMaintenance(
  db: Database,
  hostNames: readonly string[],
  reason: string,
): Promise<{ ended: string[]; told: number }> {
  const ended = await transaction(db, async (tx) => {
    const canceled = await query(tx)<{ name: string }>`
      UPDATE hosts SET maintenance_starts_at = NULL, maintenance_reason = ${reason}
      WHERE name = ANY(${hostNames as string[]}) AND maintenance_starts_at IS NOT NULL AND maintenance_ends_at > clock_timestamp()
      RETURNING name`;
    for (const { name: target } of canceled)
      await recordAudit(tx, { ...commandLine, action: 'host.end-maintenance', target, reason });
    return canceled.map(({ name }) => name).sort();
  });
  return { ended, told: await tellCustomers(db, hostNames) };
}

/** Tells customers what they have not read, and forgets windows that are over. Returns how many of these. */
export async function followMaintenances(db: Database, hasTime: HasTime): Promise<number> {
  await tellCustomers(db, null, hasTime);
  return transaction(db, async (tx) => {
    const over = await query(tx)<{ name: string }>`
      UPDATE hosts SET ${noWindow} WHERE maintenance_starts_at IS NOT NULL AND maintenance_ends_at <= clock_timestamp() RETURNING name`;
    for (const { name: target } of over)
      await recordAudit(tx, {
        actorType: 'service',
        actorId: 'housekeeping',
        action: 'host.end-maintenance',
        target,
        reason: 'its time is over',
      });
    return over.length;
  });
}

/** SQL: assignments of a host without maintenance. */
export const noWindow = sql`maintenance_starts_at = NULL, maintenance_ends_at = NULL, maintenance_reason = NULL`;

const telling: Telling<Recorded> = {
  planned: 'MaintenancePlanned',
  canceled: 'MaintenanceCanceled',
  event: 'machine.maintenance',
  countsSince: sql`NULL::timestamptz`,
  happening: ({ startsAt, ...window }) =>
    startsAt === null ? maintenanceCanceled(window) : maintenancePlanned({ startsAt, ...window }),
  facts: ({ startsAt, endsAt }) => ({ starts_at: startsAt?.toISOString() ?? null, ends_at: endsAt.toISOString() }),
  email: ({ startsAt, endsAt, reason }, list) => {
    if (startsAt === null)
      return {
        subject: 'Maintenance canceled',
        text: `The maintenance of the host of these machines, until ${endsAt.toISOString()}, is canceled: ${reason}\n\n${list}\n`,
      };
    return {
      subject: `Planned maintenance on ${startsAt.toISOString().slice(0, 10)}`,
      text: [
        `The host of these machines is maintained from ${startsAt.toISOString()} until ${endsAt.toISOString()}: ${reason}`,
        list,
        'They may be out of reach then. To have one elsewhere, create it again and delete this one.',
        '',
      ].join('\n\n'),
    };
  },
};

/**
 * Tells customers what they have not read. A canceled window is forgotten once all have been told. Returns how many
 * machines it told about.
 */
async function tellCustomers(
  db: Database,
  hostNames: readonly string[] | null,
  hasTime: HasTime = () => true,
): Promise<number> {
  const chosen = sql`(${hostNames as string[] | null}::text[] IS NULL OR h.name = ANY(${hostNames as string[] | null}))`;
  const canceled = await query(db)<{ name: string; reason: string }>`
    SELECT name, maintenance_reason AS reason FROM hosts h
    WHERE maintenance_ends_at IS NOT NULL AND maintenance_starts_at IS NULL AND ${chosen}`;
  const machines = await query(db)<MachineToTell & Recorded>`
    SELECT ${toldColumns(telling)}, h.maintenance_starts_at AS "startsAt", h.maintenance_ends_at AS "endsAt", h.maintenance_reason AS reason
    ${machinesThere} AND ${chosen}
      AND (h.maintenance_ends_at > clock_timestamp() OR (h.maintenance_ends_at IS NOT NULL AND h.maintenance_starts_at IS NULL))
    ${byAccount}`;
  const { told, isDone } = await tellOwners(db, telling, machines, hasTime);
  if (isDone)
    for (const { name, reason } of canceled)
      await execute(db)`
        UPDATE hosts SET ${noWindow} WHERE name = ${name} AND maintenance_starts_at IS NULL AND maintenance_reason = ${reason}`;
  return told;
}
