/**
 * `…/{name}/attach`: a machine's serial console with its keyboard, carried by a WebSocket as a tunnel is. It is counted,
 * audited, and ended like one, but does not need a machine that is ready.
 */
import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { isUnstorable } from '../../domain/text.ts';
import { ApiError, asApiError } from '../../http/apiError.ts';
import { allowOnly, integerParameter, queryOf } from '../../http/query.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { auditChange } from '../../store/core/audit.ts';
import { getMachine } from '../../store/machines/machineStore.ts';
import { callerOf } from '../callers/caller.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { failures, refusalResponse } from '../kubernetes/groupDocument.ts';
import { group, version } from '../kubernetes/objectMetadata.ts';
import { type Handler, notFound, scopeOf } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { type ConsoleServices, openHostConsole } from './hostConsole.ts';
import type { OpenTunnel, TunnelServices } from './openTunnels.ts';
import { accept, refusalOf, tunnelUpgradeOf } from './tunnelUpgrade.ts';
import { subprotocol } from './tunnelWire.ts';

/** To read what a machine prints is not enough: who types may change what it does. */
const scope = 'compute:write';

const isMachine = (name: string): name is MachineKind => (machineKinds as readonly string[]).includes(name);

export const attachSubresource: Subresource<TunnelServices & ConsoleServices> = {
  path: '/attach',
  scope,
  belongsTo: ({ kind }) => isMachine(kind),
  handler: (kind, services) => attachHandler(kind, kind.kind as MachineKind, services),
  describe: ({ kind }) => ({
    operationId: `connect${version}Namespaced${kind}Attach`,
    description: `Opens the machine's serial console for reading and typing, as a WebSocket with the subprotocol ${subprotocol}.`,
    parameters: [
      {
        name: 'tailLines',
        in: 'query',
        description: 'Begin with this many lines from the end of what it printed; all that is kept if absent',
        schema: { type: 'integer', format: 'int64', minimum: 0 },
      },
    ],
    responses: {
      101: {
        description: 'Binary messages carry what is printed and what is typed; an empty one from the client ends it',
      },
      ...failures,
      426: refusalResponse('Not a WebSocket'),
    },
    action: 'connect',
  }),
};

function attachHandler(
  kind: ResourceKind,
  machineKind: MachineKind,
  services: TunnelServices & ConsoleServices,
): Handler {
  const { db, tunnels } = services;

  async function open(request: Request, response: Response): Promise<void> {
    const { namespace, customerId } = scopeOf(request, response, scope);
    const upgrade = tunnelUpgradeOf(request, response);
    const wanted = wantedOf(request);
    const { name } = request.params as { name: string };
    const row = isUnstorable(name) ? null : await getMachine(db, { kind: machineKind, namespace, name });
    if (!row) throw notFound(kind, name);
    const subject = `${kind.plural}.${group} "${name}"`;
    if (row.deletionRequestedAt) throw beingEnded(subject, 'the machine is being deleted');
    const caller = callerOf(response);
    const { sessionId, tenantId } = caller;
    const tunnel: OpenTunnel = {
      id: randomUUID(),
      tenantId,
      sessionId,
      machineUid: row.uid,
      guestPort: 0,
      forward: null,
    };
    await tunnels.take(tunnel);
    let guest: Socket | null = null;
    let handedOver = false;
    try {
      guest = await openHostConsole(services, row, `the console of ${subject}`, { customerId, wanted });
      // What was read before connecting may be outdated.
      const over = await tunnels.check(tunnel);
      if (over) throw refusalOf(over, (reason) => beingEnded(subject, reason));
      const change = { ...caller, requestId: factsOf(response).requestId };
      const details = { kind: machineKind, namespace, name, session_id: sessionId, tunnel_id: tunnel.id };
      await auditChange(db, change, 'console.open', row.uid, details);
      tunnel.opened = { by: change, details, closes: 'console.close' };
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

function wantedOf(request: Request) {
  const given = queryOf(request);
  allowOnly(given, ['tailLines', 'timeout']);
  const tailLines = integerParameter(given, 'tailLines', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  return { follow: true, tailLines, types: true };
}

function beingEnded(subject: string, why: string): ApiError {
  return new ApiError('Conflict', `the console of ${subject} cannot be opened: ${why}`);
}
