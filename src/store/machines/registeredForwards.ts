/** Where the machines of a host may be reached, as the fleet file registers it, and what is refused. */

import type { Prisma } from '#prisma';
import { type ForwardTargets, guestPorts } from '../../domain/forwardTargets.ts';
import type { HostAddress } from '../../domain/names.ts';
import type { Forward } from '../../domain/observation.ts';
import { recordAudit } from '../core/audit.ts';
import { execute, type Queryable, query, sql } from '../core/db.ts';
import { workflowIdColumns } from '../core/outbox.ts';
import { supersededPlacement } from './sql/releasePlacement.ts';

export interface RegisteredTargets extends ForwardTargets {
  hostName: string;
}

/** What is registered for the host that holds the machine, or this placement of it; null if it is held nowhere. */
export async function forwardTargetsOf(
  db: Queryable,
  machineUid: string,
  runtimeId: string | null = null,
): Promise<RegisteredTargets | null> {
  const rows = await query(db)<{ name: string; addresses: string[]; first: number; last: number }>`
    SELECT h.name, h.forward_addresses AS addresses, h.forward_first_port AS first, h.forward_last_port AS last
    FROM placements p JOIN hosts h ON h.name = p.host_name
    WHERE p.machine_uid = ${machineUid}::uuid AND p.released_at IS NULL AND p.abandoned_at IS NULL
      AND ${runtimeId === null ? sql`NOT ${supersededPlacement}` : sql`p.runtime_id = ${runtimeId}::uuid`}`;
  if (!rows[0]) return null;
  const { name, addresses, first, last } = rows[0];
  return { hostName: name, addresses, ports: { first, last } };
}

/** The machine's newest placement, held or not, and where its host hands out consoles; null if it was never placed. */
export async function consolePlacementOf(
  db: Queryable,
  machineUid: string,
): Promise<{ runtimeId: string; host: HostAddress; targets: RegisteredTargets } | null> {
  const placement = await db.placement.findFirst({
    where: { machineUid },
    orderBy: { attempt: 'desc' },
    select: {
      runtimeId: true,
      host: {
        select: {
          name: true,
          agent: true,
          forwardAddresses: true,
          forwardFirstPort: true,
          forwardLastPort: true,
          consoleAddress: true,
        },
      },
    },
  });
  if (!placement) return null;
  const { name: hostName, agent, forwardAddresses, forwardFirstPort, forwardLastPort, consoleAddress } = placement.host;
  const forwards = { addresses: forwardAddresses, ports: { first: forwardFirstPort, last: forwardLastPort } };
  return {
    runtimeId: placement.runtimeId,
    host: { hostName, agent },
    targets: { hostName, ...(consoleAddress === null ? forwards : { addresses: [consoleAddress], ports: guestPorts }) },
  };
}

/** Tells operators of a refused forward; it may be a forgery, or a fleet file that is behind its host. */
export function auditRefusedForward(
  db: Queryable,
  machineUid: string,
  { guestPort, address, port }: Forward,
  targets: RegisteredTargets | null,
): Promise<void> {
  const registered = targets
    ? `${targets.addresses.join(', ')} ports ${targets.ports.first}-${targets.ports.last}`
    : null;
  return recordAudit(db, {
    actorType: 'host',
    actorId: targets?.hostName ?? 'unknown',
    action: 'forward.refuse',
    outcome: 'refused',
    target: `machine/${machineUid}`,
    reason:
      'the forward is not registered for the host: if it is the host’s own, ' +
      'add it to the fleet file (forwardAddresses, forwardPorts) and apply it',
    details: { address, port, guest_port: guestPort, registered },
  });
}

/** Enqueues a look at the machine that any dispatcher may send at once. */
export async function wakeMachine(tx: Queryable, uid: string): Promise<void> {
  await execute(tx)`
    INSERT INTO outbox (machine_uid, workflow_id) SELECT uid, ${workflowIdColumns} FROM machines WHERE uid = ${uid}::uuid`;
}

/** Enqueues a look at every machine of these hosts that is up and not ready: its forwards may be registered now. */
export function wakeUnready(tx: Queryable, hostNames: readonly string[]): Promise<void> {
  return wakeThose(
    tx,
    hostNames,
    sql`m.phase = 'Running' AND NOT m.ready_for_access AND m.deletion_requested_at IS NULL`,
  );
}

/** Wakes every machine of these hosts, in any phase: another agent serves them now. */
export function wakeMoved(tx: Queryable, hostNames: readonly string[]): Promise<void> {
  return wakeThose(tx, hostNames, sql`true`);
}

/** Also those with a wake in the outbox: it may have been delivered before this change, and not deleted yet. */
async function wakeThose(tx: Queryable, hostNames: readonly string[], which: Prisma.Sql): Promise<void> {
  if (hostNames.length === 0) return;
  await execute(tx)`
    INSERT INTO outbox (machine_uid, workflow_id)
    SELECT uid, ${workflowIdColumns} FROM machines m
    WHERE ${which}
      AND EXISTS (SELECT 1 FROM placements p WHERE p.machine_uid = m.uid AND p.released_at IS NULL
                  AND p.abandoned_at IS NULL AND p.host_name = ANY(${hostNames as string[]}))`;
}
