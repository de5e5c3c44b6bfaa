/**
 * Open tunnels of every replica, counted toward their tenant's cap. A replica holds each of its rows by a lease that it
 * renews; a killed replica's rows are deleted when the tenant's next tunnel opens.
 *
 * Counting first locks the tenant and removes expired rows, so no tunnel is counted without a row that still exists: a
 * lease that expired while the database was away may be renewed, and one that was removed has to be taken again.
 */
import type { Forward } from '../../domain/observation.ts';
import type { Scope } from '../../domain/scopes.ts';
import { actorIsValid, presentScopes, withActors } from '../accounts/sessions.ts';
import { type Database, execute, query, transaction } from '../core/db.ts';

export interface Tunnel {
  id: string;
  tenantId: string;
  sessionId: string;
  machineUid: string;
  /** 0: the machine's console. */
  guestPort: number;
}

/** How long a tunnel counts without being renewed. */
export const leaseSeconds = 15;
const neededScope: Scope = 'compute:write';

/** Counts a tunnel; false if its tenant has reached its cap. A repeat counts once. */
export function takeTunnel(db: Database, tunnel: Tunnel, limit: number): Promise<boolean> {
  const { id, tenantId, sessionId, machineUid, guestPort } = tunnel;
  return transaction(db, async (tx) => {
    await query(tx)`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;
    // A lease being renewed right now is not expired; waiting for it could deadlock.
    await execute(tx)`
      DELETE FROM tunnels WHERE id IN (
        SELECT id FROM tunnels WHERE tenant_id = ${tenantId}::uuid AND leased_until < clock_timestamp() FOR UPDATE SKIP LOCKED)`;
    const taken = await execute(tx)`
      INSERT INTO tunnels (id, tenant_id, session_id, machine_uid, guest_port, leased_until)
      SELECT ${id}::uuid, ${tenantId}::uuid, ${sessionId}::uuid, ${machineUid}::uuid, ${guestPort},
             clock_timestamp() + make_interval(secs => ${leaseSeconds})
      WHERE (SELECT count(*) FROM tunnels WHERE tenant_id = ${tenantId}::uuid AND id <> ${id}::uuid) < ${limit}
      ON CONFLICT (id) DO UPDATE SET leased_until = excluded.leased_until`;
    return taken === 1;
  });
}

export async function releaseTunnels(db: Database, ids: readonly string[]): Promise<void> {
  await execute(db)`DELETE FROM tunnels WHERE id = ANY(${ids as string[]}::uuid[])`;
}

/** The current state of what a tunnel depends on. */
export interface TunnelState {
  id: string;
  /** Its lease was renewed; otherwise it no longer counts. */
  leased: boolean;
  /** Milliseconds that its session may still be used; null if it cannot be used, or may no longer open tunnels. */
  sessionLeftMs: number | null;
  machine: 'ready' | 'not-ready' | 'deleting' | 'gone';
  forwards: Forward[];
}

/** Renews the leases of tunnels and returns the state of each, in one statement for all of them. */
export async function renewTunnels(db: Database, tunnels: readonly Tunnel[]): Promise<Map<string, TunnelState>> {
  const column = (key: 'id' | 'sessionId' | 'machineUid') => tunnels.map((tunnel) => tunnel[key]);
  const rows = await query(db)<TunnelState>`
    WITH asked AS (
      SELECT * FROM unnest(${column('id')}::uuid[], ${column('sessionId')}::uuid[], ${column('machineUid')}::uuid[])
        AS a(id, session_id, machine_uid)
    ), renewed AS (
      UPDATE tunnels t SET leased_until = clock_timestamp() + make_interval(secs => ${leaseSeconds})
      FROM asked a WHERE t.id = a.id RETURNING t.id
    )
    SELECT a.id, r.id IS NOT NULL AS leased, usable.left_ms AS "sessionLeftMs", coalesce(m.forwards, '[]') AS forwards,
      CASE WHEN m.uid IS NULL THEN 'gone' WHEN m.deletion_requested_at IS NOT NULL THEN 'deleting'
           WHEN m.ready_for_access THEN 'ready' ELSE 'not-ready' END AS machine
    FROM asked a
    LEFT JOIN renewed r ON r.id = a.id
    LEFT JOIN machines m ON m.uid = a.machine_uid
    LEFT JOIN LATERAL (
      SELECT (extract(epoch FROM s.expires_at - clock_timestamp()) * 1000)::float8 AS left_ms FROM sessions s
      ${withActors}
      WHERE s.id = a.session_id AND s.revoked_at IS NULL AND s.expires_at > clock_timestamp() AND ${actorIsValid}
        AND ${neededScope} = ANY(${presentScopes})
    ) usable ON true`;
  return new Map(rows.map((row) => [row.id, row]));
}
