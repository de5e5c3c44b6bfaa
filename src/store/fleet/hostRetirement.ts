/** What operators do with a host that will not come back: give up its machines, then take it out of the fleet for good. */
import { noSuchHost, UserError } from '../../lib/errors.ts';
import { commandLine, recordAudit } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, transaction } from '../core/db.ts';
import { releasePlacement, supersededPlacement } from '../machines/sql/releasePlacement.ts';
import { noEvacuation } from './evacuation.ts';
import { giveUpMachines, type LockedHost, lockHost } from './hostRecords.ts';
import { noWindow } from './maintenance.ts';

const failure = {
  code: 'VMNotFound',
  witness: 'operator',
  message: 'its host is lost for good, and the machines on it were given up',
} as const;

/**
 * Gives up every machine on a lost host, each in a transaction of its own: a repeat finishes what was interrupted. Machines
 * that are wanted end; others give back their place. Audited. Throws UserError. Returns how many machines ended.
 */
export async function abandonHost(db: Database, hostName: string, reason: string): Promise<number> {
  await transaction(db, async (tx) => {
    await requireLost(tx, hostName);
    const machines = await tx.placement.count({ where: { hostName, releasedAt: null, abandonedAt: null } });
    await recordAudit(tx, { ...commandLine, action: 'host.abandon', target: hostName, reason, details: { machines } });
  });
  return giveUpMachines(db, hostName, { isGivenUp: ({ lostAt }) => lostAt !== null, failure });
}

async function requireLost(tx: Queryable, hostName: string): Promise<LockedHost & { lostAt: Date }> {
  const host = await lockHost(tx, hostName);
  if (!host) throw noSuchHost(hostName);
  const { lostAt } = host;
  if (lostAt === null)
    throw new UserError(
      `${hostName} is reachable: only a host that is lost can be given up. ` +
        `"hosts drain ${hostName}" closes it, and "hosts list" shows its state.`,
      { code: 'state_refused' },
    );
  return { ...host, lostAt };
}

/** What holds a place on a host: machines that live there, and what may be left of others. */
export interface HeldThere {
  live: number;
  left: number;
  orphans: number;
}

export async function heldThere(db: Queryable, hostName: string): Promise<HeldThere> {
  const rows = await query(db)<HeldThere>`
    SELECT count(*) FILTER (WHERE p.abandoned_at IS NULL AND NOT ${supersededPlacement})::int AS live,
      count(*) FILTER (WHERE p.abandoned_at IS NOT NULL OR ${supersededPlacement})::int AS left,
      (SELECT count(*)::int FROM orphans WHERE host_name = ${hostName}) AS orphans
    FROM placements p WHERE p.host_name = ${hostName} AND p.released_at IS NULL`;
  return rows[0]!;
}

/**
 * Takes a lost host out of the fleet for good. An operator's word stands for its own: what may be left of machines there
 * counts as gone, its orphans are no longer listed, and its keys are no longer trusted. It may still come back with what
 * was left there, so it is cordoned. Audited. Throws UserError while a machine lives there.
 */
export function forgetHost(db: Database, hostName: string, reason: string): Promise<HeldThere> {
  return transaction(db, async (tx) => {
    await requireLost(tx, hostName);
    const held = await heldThere(tx, hostName);
    if (held.live > 0) throw stranded(hostName, held.live);
    const places = await tx.placement.findMany({ where: { hostName, releasedAt: null }, select: { runtimeId: true } });
    for (const { runtimeId } of places) await releasePlacement(tx, runtimeId);
    await tx.orphan.deleteMany({ where: { hostName } });
    await tx.hostKey.deleteMany({ where: { hostName } });
    await execute(tx)`
      UPDATE hosts SET retired = true, cordoned = true, inventory_due = false, ${noWindow}, ${noEvacuation} WHERE name = ${hostName}`;
    const { left, orphans } = held;
    await recordAudit(tx, {
      ...commandLine,
      action: 'host.forget',
      target: hostName,
      reason,
      details: { left, orphans },
    });
    return held;
  });
}

export function stranded(hostName: string, live: number): UserError {
  return new UserError(
    `${live} machine${live === 1 ? ' lives' : 's live'} on ${hostName}: bring the host back, ` +
      `or give them up first with "hosts abandon ${hostName} --reason TEXT".`,
    { code: 'state_refused' },
  );
}

/** When a lost host was last reachable. Throws UserError for one that is reachable. */
export function lostSince(db: Database, hostName: string): Promise<Date> {
  return transaction(db, async (tx) => (await requireLost(tx, hostName)).lostAt);
}
