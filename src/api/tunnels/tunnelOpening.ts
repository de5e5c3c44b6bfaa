/** How a request becomes an open tunnel, wherever it leads: it is counted, connected, checked again, and audited. */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { type ApiError, asApiError } from '../../http/apiError.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { type AuditDetails, auditChange } from '../../store/core/audit.ts';
import { callerOf } from '../callers/caller.ts';
import { type Handler, scopeOf } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind, Scope } from '../kubernetes/resourceKind.ts';
import { type AskedMachine, askedMachine } from './askedMachine.ts';
import type { OpenTunnel, TunnelServices } from './openTunnels.ts';
import { accept, refusalOf, tunnelUpgradeOf } from './tunnelUpgrade.ts';

/** A client that gets into a machine can change what the machine does; to read what it prints is not enough. */
export const scope = 'compute:write';

/** Where a tunnel leads. */
export interface Destination extends Pick<OpenTunnel, 'guestPort' | 'forward'> {
  /** Throws ApiError. */
  connect(): Promise<Socket>;
  /** The refusal when the machine has changed while the connection was made. */
  conflict(reason: string): ApiError;
  audited: 'tunnel' | 'console';
  /** What the audit log has besides the machine, the session, and the tunnel. */
  details?: AuditDetails;
}

/**
 * Reads what a request asks for, and returns a function that finds where this leads in a machine. Both throw ApiError.
 */
type DestinationOf = (request: Request) => (machine: AskedMachine, scope: Scope) => Destination | Promise<Destination>;

export function tunnelsTo(kind: ResourceKind, { db, tunnels }: TunnelServices, destinationOf: DestinationOf): Handler {
  async function open(request: Request, response: Response): Promise<void> {
    const asker = scopeOf(request, response, [scope]);
    const upgrade = tunnelUpgradeOf(request, response);
    const find = destinationOf(request);
    const machine = await askedMachine(db, kind, request, asker.namespace);
    const { guestPort, forward, connect, conflict, audited, details } = await find(machine, asker);
    const { uid: machineUid, namespace, name } = machine.row;
    const caller = callerOf(response);
    const { sessionId, tenantId } = caller;
    const tunnel: OpenTunnel = { id: randomUUID(), tenantId, sessionId, machineUid, guestPort, forward };
    await tunnels.take(tunnel);
    let guest: Socket | null = null;
    let handedOver = false;
    try {
      guest = await connect();
      // What was read before connecting may be outdated, and the address may now belong to another machine.
      const over = await tunnels.check(tunnel);
      if (over) throw refusalOf(over, conflict);
      const change = { ...caller, requestId: factsOf(response).requestId };
      const described = { kind: kind.kind, namespace, name, ...details, session_id: sessionId, tunnel_id: tunnel.id };
      await auditChange(db, change, `${audited}.open`, machineUid, described);
      tunnel.opened = { by: change, details: described, closes: `${audited}.close` };
      if (response.headersSent || upgrade.socket.destroyed) return;
      handedOver = true;
      accept(tunnels, { request, response, upgrade }, tunnel, guest);
    } finally {
      if (!handedOver) {
        guest?.destroy();
        tunnels.release(tunnel);
      }
    }
  }

  return async (request, response) => {
    try {
      await open(request, response);
    } catch (error) {
      tunnels.refused(asApiError(error, factsOf(response).requestId).reason);
      throw error;
    }
  };
}
