/** `…/{name}/tunnel/{port}`: a TCP connection to a machine's port, carried by a WebSocket (RFC 6455). */
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { unregisteredForward } from '../../domain/forwardTargets.ts';
import { type MachineKind, machineKinds, type PortSpec } from '../../domain/machine.ts';
import type { Forward } from '../../domain/observation.ts';
import { isUnstorable } from '../../domain/text.ts';
import { ApiError, asApiError } from '../../http/apiError.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { auditChange } from '../../store/core/audit.ts';
import { getMachine, type MachineRow } from '../../store/machines/machineStore.ts';
import { auditRefusedForward, forwardTargetsOf } from '../../store/machines/registeredForwards.ts';
import { callerOf } from '../callers/caller.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { failures, refusalResponse } from '../kubernetes/groupDocument.ts';
import { group, version } from '../kubernetes/objectMetadata.ts';
import { type Handler, notFound, scopeOf } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import type { OpenTunnel, TunnelServices } from './openTunnels.ts';
import { accept, refusalOf, tunnelUpgradeOf } from './tunnelUpgrade.ts';
import { subprotocol } from './tunnelWire.ts';

const connectTimeoutMs = 5_000;
/** A client that reaches a machine's ports can change what the machine does. */
const scope = 'compute:write';

const isMachine = (name: string): name is MachineKind => (machineKinds as readonly string[]).includes(name);

/** How clients reach a machine's port; the only path that leaves HTTP. */
export const tunnelSubresource: Subresource<TunnelServices> = {
  path: '/tunnel/:port',
  scope,
  belongsTo: ({ kind }) => isMachine(kind),
  handler: (kind, services) => tunnelHandler(kind, kind.kind as MachineKind, services),
  describe: ({ kind }) => ({
    operationId: `connect${version}Namespaced${kind}Tunnel`,
    description: `Opens a TCP connection to a port of the machine, named by its number or its name, as a WebSocket with the subprotocol ${subprotocol}.`,
    responses: {
      101: { description: 'Binary messages carry the bytes; an empty one ends its direction' },
      ...failures,
      426: refusalResponse('Not a WebSocket'),
    },
    action: 'connect',
  }),
};

function tunnelHandler(kind: ResourceKind, machineKind: MachineKind, services: TunnelServices): Handler {
  const { db, tunnels } = services;

  async function open(request: Request, response: Response): Promise<void> {
    const { namespace } = scopeOf(request, response, scope);
    const upgrade = tunnelUpgradeOf(request, response);
    const { name, port } = request.params as { name: string; port: string };
    const row = isUnstorable(name) ? null : await getMachine(db, { kind: machineKind, namespace, name });
    if (!row) throw notFound(kind, name);
    const subject = `${kind.plural}.${group} "${name}"`;
    const { declared, forward } = wayTo(row, port, subject);
    await refuseUnregistered(row.uid, forward, `port ${declared.guestPort} of ${subject}`);
    const caller = callerOf(response);
    const { sessionId, tenantId } = caller;
    const tunnel: OpenTunnel = {
      id: randomUUID(),
      tenantId,
      sessionId,
      machineUid: row.uid,
      guestPort: declared.guestPort,
      forward,
    };
    await tunnels.take(tunnel);
    let guest: Socket | null = null;
    let handedOver = false;
    try {
      guest = await reach(forward, `port ${declared.name} (${declared.guestPort}) of ${subject}`);
      // What was read before connecting may be outdated, and the address may now belong to another machine.
      const over = await tunnels.check(tunnel);
      if (over) throw refusalOf(over, (reason) => notReady(subject, reason));
      const change = { ...caller, requestId: factsOf(response).requestId };
      const details = {
        kind: machineKind,
        namespace,
        name,
        port: declared.guestPort,
        session_id: sessionId,
        tunnel_id: tunnel.id,
      };
      await auditChange(db, change, 'tunnel.open', row.uid, details);
      tunnel.opened = { by: change, details, closes: 'tunnel.close' };
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

  /** The row may be older than the fleet file that is now applied. Throws ApiError 503. */
  async function refuseUnregistered(uid: string, forward: Forward, what: string): Promise<void> {
    const targets = await forwardTargetsOf(db, uid);
    if (!unregisteredForward([forward], targets)) return;
    tunnels.refusedForward();
    await auditRefusedForward(db, uid, forward, targets);
    throw unreachable(`the address of ${what} is not registered for its host: an operator must correct it`);
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

/** Returns the port requested by number or name, and where to reach it. Throws ApiError 404, 409, or 503. */
function wayTo(row: MachineRow, asked: string, subject: string): { declared: PortSpec; forward: Forward } {
  const ports = row.spec.ports ?? [];
  const declared = ports.find((port) => String(port.guestPort) === asked) ?? ports.find((port) => port.name === asked);
  if (!declared) {
    const known = ports.map((port) => `${port.guestPort} (${port.name})`).join(', ');
    throw new ApiError(
      'NotFound',
      `${subject} declares no such port; ${known ? `declared: ${known}` : 'its spec has no ports'}`,
    );
  }
  if (!row.readyForAccess)
    throw notReady(subject, row.deletionRequestedAt ? 'it is being deleted' : `its phase is ${row.phase}`);
  const forward = row.forwards.find(({ guestPort }) => guestPort === declared.guestPort);
  if (!forward) throw unreachable(`the address of port ${declared.guestPort} of ${subject} is not known yet`);
  return { declared, forward };
}

function notReady(subject: string, why: string): ApiError {
  return new ApiError(
    'Conflict',
    `${subject} is not ready for access (${why}): wait until status.readyForAccess is true`,
  );
}

function unreachable(message: string, cause?: unknown): ApiError {
  return new ApiError('ServiceUnavailable', message, { headers: { 'retry-after': '2' }, cause });
}

/** Connects to a guest's port. Throws ApiError 503. */
function reach({ address, port }: Forward, what: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: address,
      port,
      allowHalfOpen: true,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: 20_000,
    });
    const refuse = (why: string, cause?: Error) => {
      socket.destroy();
      reject(unreachable(`${what} cannot be reached: ${why}`, cause));
    };
    const late = setTimeout(() => refuse(`no response within ${connectTimeoutMs / 1_000} s`), connectTimeoutMs);
    socket.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(late);
      refuse(error.code === 'ECONNREFUSED' ? 'nothing listens there' : (error.code ?? 'the connection failed'), error);
    });
    socket.once('connect', () => {
      clearTimeout(late);
      socket.removeAllListeners('error');
      // Ignored until the socket is served: whatever uses it sees the failure.
      socket.on('error', () => undefined);
      resolve(socket);
    });
  });
}
