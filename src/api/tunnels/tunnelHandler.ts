/** `…/{name}/tunnel/{port}`: a TCP connection to a machine's port, carried by a WebSocket (RFC 6455). */
import { connect, type Socket } from 'node:net';
import { unregisteredForward } from '../../domain/forwardTargets.ts';
import { isMachineKind } from '../../domain/kinds.ts';
import type { PortSpec } from '../../domain/machine.ts';
import type { Forward } from '../../domain/observation.ts';
import { ApiError } from '../../http/apiError.ts';
import { auditRefusedForward, forwardTargetsOf } from '../../store/machines/registeredForwards.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { failures, refusalResponse } from '../kubernetes/groupDocument.ts';
import { version } from '../kubernetes/objectMetadata.ts';
import { common } from '../kubernetes/queryParameters.ts';
import type { Handler } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { type AskedMachine, notReady } from './askedMachine.ts';
import type { TunnelServices } from './openTunnels.ts';
import { scope, tunnelsTo } from './tunnelOpening.ts';
import { subprotocol } from './tunnelWire.ts';

const connectTimeoutMs = 5_000;

/** How clients reach a machine's port. */
export const tunnelSubresource: Subresource<TunnelServices> = {
  path: '/tunnel/:port',
  verb: 'get',
  scope,
  belongsTo: ({ kind }) => isMachineKind(kind),
  handler: tunnelHandler,
  describe: ({ kind }) => ({
    operationId: `connect${version}Namespaced${kind}Tunnel`,
    description:
      'Opens a TCP connection to a port of the machine, named by its number or its name, ' +
      `as a WebSocket with the subprotocol ${subprotocol}.`,
    parameters: common,
    responses: {
      101: { description: 'Binary messages carry the bytes; an empty one ends its direction' },
      ...failures,
      426: refusalResponse('Not a WebSocket'),
    },
    action: 'connect',
  }),
};

function tunnelHandler(kind: ResourceKind, services: TunnelServices): Handler {
  return tunnelsTo(kind, services, (request) => async (machine) => {
    const { row, subject } = machine;
    const { port } = request.params as { port: string };
    const { declared, forward } = wayTo(machine, port);
    const { name, guestPort } = declared;
    await refuseUnregistered(services, row.uid, forward, `port ${guestPort} of ${subject}`);
    return {
      guestPort,
      forward,
      audited: 'tunnel',
      details: { port: guestPort },
      connect: () => reach(forward, `port ${name} (${guestPort}) of ${subject}`),
      conflict: (reason) => notReady(machine, reason),
    };
  });
}

/** The row may be older than the fleet file that is now applied. Throws ApiError 503. */
async function refuseUnregistered(
  { db, tunnels }: TunnelServices,
  uid: string,
  forward: Forward,
  what: string,
): Promise<void> {
  const targets = await forwardTargetsOf(db, uid);
  if (!unregisteredForward([forward], targets)) return;
  tunnels.refusedForward();
  await auditRefusedForward(db, uid, forward, targets);
  throw unreachable(`the address of ${what} is not registered for its host: an operator must correct it`);
}

/** Returns the port requested by number or name, and where to reach it. Throws ApiError 404, 409, or 503. */
function wayTo(machine: AskedMachine, asked: string): { declared: PortSpec; forward: Forward } {
  const { row, subject } = machine;
  const ports = row.spec.ports ?? [];
  const declared = ports.find((port) => String(port.guestPort) === asked) ?? ports.find((port) => port.name === asked);
  if (!declared) {
    const known = ports.map((port) => `${port.guestPort} (${port.name})`).join(', ');
    throw new ApiError(
      'NotFound',
      `${subject} declares no such port; ${known ? `declared: ${known}` : 'its spec has no ports'}`,
    );
  }
  if (!row.readyForAccess) throw notReady(machine);
  const forward = row.forwards.find(({ guestPort }) => guestPort === declared.guestPort);
  if (!forward) throw unreachable(`the address of port ${declared.guestPort} of ${subject} is not known yet`);
  return { declared, forward };
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
