/**
 * `…/{name}/console`: what a machine printed on its serial console, from its host, and what it prints from then on. The
 * host admits one reader by a ticket; the connection leads only to an address that is registered for the host.
 */
import { connect, type Socket } from 'node:net';
import type { Request, Response } from 'express';
import { type AdmitConsole, type ConsoleRequest, consoleGreeting } from '../../domain/console.ts';
import { unregisteredForward } from '../../domain/forwardTargets.ts';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { isUnstorable } from '../../domain/text.ts';
import { ApiError } from '../../http/apiError.ts';
import { allowOnly, integerParameter, queryOf } from '../../http/query.ts';
import { budget } from '../../http/rateLimit.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { getMachine, type MachineRow } from '../../store/machines/machineStore.ts';
import {
  auditRefusedForward,
  newestPlacementOf,
  type RegisteredTargets,
} from '../../store/machines/registeredForwards.ts';
import { callerOf } from '../callers/caller.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { failures } from '../kubernetes/groupDocument.ts';
import { group, version } from '../kubernetes/objectMetadata.ts';
import { type Handler, notFound, scopeOf } from '../kubernetes/resourceHandler.ts';
import type { KubernetesServices, ResourceKind } from '../kubernetes/resourceKind.ts';
import { booleanParameter } from '../kubernetes/watch/serveWatch.ts';

/** What consoles need beyond what every kind has. */
export interface ConsoleServices extends KubernetesServices {
  admitConsole: AdmitConsole;
}

/** As for the logs of pods: whoever may read a machine may read what it prints. */
const scope = 'compute:read';
const connectTimeoutMs = 5_000;
/** Each opening is a short workflow. */
const openings = budget('consoles', { points: 120, duration: 60 });

const isMachine = (name: string): name is MachineKind => (machineKinds as readonly string[]).includes(name);
const query = (name: string, description: string, schema: object) => ({ name, in: 'query', description, schema });
const count = { type: 'integer', format: 'int64', minimum: 0 };

export const consoleSubresource: Subresource<ConsoleServices> = {
  path: '/console',
  scope,
  belongsTo: ({ kind }) => isMachine(kind),
  handler: (kind, services) => consoleHandler(kind, kind.kind as MachineKind, services),
  describe: ({ kind }) => ({
    operationId: `read${version}Namespaced${kind}Console`,
    description:
      'Returns the end of what the machine printed on its serial console, at most 256 KiB, as it printed it.',
    parameters: [
      query('follow', 'Go on with what the machine prints, until it is gone', { type: 'boolean' }),
      query('tailLines', 'Begin with this many lines from the end', count),
      query('limitBytes', 'End after this many bytes', count),
    ],
    responses: {
      200: { description: 'The output', content: { 'text/plain': { schema: { type: 'string' } } } },
      ...failures,
    },
    action: 'get',
  }),
};

function consoleHandler(kind: ResourceKind, machineKind: MachineKind, services: ConsoleServices): Handler {
  const { db, watches, admitConsole, log } = services;

  return async (request, response) => {
    const { namespace, customerId } = scopeOf(request, response, scope);
    const wanted = wantedOf(request);
    const { name } = request.params as { name: string };
    const row = isUnstorable(name) ? null : await getMachine(db, { kind: machineKind, namespace, name });
    if (!row) throw notFound(kind, name);
    await openings.check(customerId);
    await openings.spend(customerId, 1);
    const source = await openConsole(row, `the console of ${kind.plural}.${group} "${name}"`, wanted);
    const { sessionId } = callerOf(response);
    let release = () => {};
    try {
      // Like a watch, it ends with its session, and there are only so many.
      if (wanted.follow) release = watches.add({ sessionId, customerId, end: () => source.destroy() });
      await send(request, response, source, wanted);
    } finally {
      release();
      source.destroy();
    }
  };

  /** Throws ApiError 409, 501, or 503. */
  async function openConsole(row: MachineRow, what: string, wanted: ConsoleRequest): Promise<Socket> {
    const placement = await newestPlacementOf(db, row.uid);
    if (!placement) throw new ApiError('Conflict', `there is nothing on ${what} yet: the machine waits for a host`);
    const { runtimeId, targets } = placement;
    const { admission, ticket } = await admitConsole({ hostName: targets.hostName, runtimeId }).catch(
      (error: unknown) => {
        log.warn({ err: error, uid: row.uid }, 'a console was not admitted');
        throw unreachable(`${what} cannot be reached: its host does not respond`, error);
      },
    );
    if (admission.outcome === 'not-offered')
      throw new ApiError('Conflict', `${what} cannot be read: machines of this kind of host offer none`);
    if (admission.outcome === 'nothing')
      throw new ApiError('Conflict', `there is nothing on ${what}: it is not created yet, or no longer kept`);
    const { address, port } = admission;
    await refuseUnregistered(row.uid, { address, port }, targets, what);
    const socket = await reach(address, port, what);
    socket.write(`${JSON.stringify({ ticket, ...wanted })}\n`);
    return greeted(socket, what);
  }

  async function refuseUnregistered(
    uid: string,
    at: { address: string; port: number },
    targets: RegisteredTargets,
    what: string,
  ): Promise<void> {
    const forward = { guestPort: 0, ...at };
    if (!unregisteredForward([forward], targets)) return;
    await auditRefusedForward(db, uid, forward, targets);
    throw unreachable(`the address of ${what} is not registered for its host: an operator must correct it`);
  }
}

function wantedOf(request: Request): ConsoleRequest {
  const given = queryOf(request);
  allowOnly(given, ['follow', 'tailLines', 'limitBytes', 'timeout']);
  const number = (name: string) => integerParameter(given, name, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  return {
    follow: booleanParameter(given, 'follow'),
    tailLines: number('tailLines'),
    limitBytes: number('limitBytes'),
  };
}

/** Passes the output on at the client's pace, until either side ends. */
async function send(request: Request, response: Response, source: Socket, { follow }: ConsoleRequest): Promise<void> {
  if (response.headersSent || response.destroyed) return;
  const facts = factsOf(response);
  if (follow) {
    facts.disarmDeadline?.();
    facts.endTurn?.();
    delete facts.disarmDeadline;
    facts.isWatch = true;
  }
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    ...(follow && { connection: 'close' }),
  });
  response.flushHeaders();
  if (request.method === 'HEAD') return void response.end();
  if (source.destroyed) return void response.end();
  await new Promise<void>((resolve) => {
    // A host that goes away in the middle ends the response; the client has what came until then.
    source.once('error', () => source.destroy()).once('close', () => response.end(resolve));
    response.once('close', resolve).on('error', () => source.destroy());
    source.pipe(response);
  });
}

function unreachable(message: string, cause?: unknown): ApiError {
  return new ApiError('ServiceUnavailable', message, { headers: { 'retry-after': '2' }, cause });
}

function reach(host: string, port: number, what: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, noDelay: true, keepAlive: true, keepAliveInitialDelay: 20_000 });
    const refuse = (cause?: Error) => {
      socket.destroy();
      reject(unreachable(`${what} cannot be reached: its host cannot be connected to`, cause));
    };
    const late = setTimeout(refuse, connectTimeoutMs);
    socket.once('error', (error) => {
      clearTimeout(late);
      refuse(error);
    });
    socket.once('connect', () => {
      clearTimeout(late);
      socket.removeAllListeners('error');
      socket.on('error', () => socket.destroy());
      resolve(socket);
    });
  });
}

/** Returns the connection once the host has accepted the ticket, with the output still to be read. */
function greeted(socket: Socket, what: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const refuse = () => {
      clearTimeout(late);
      socket.destroy();
      reject(unreachable(`${what} cannot be reached: its host refused the connection`));
    };
    const late = setTimeout(refuse, connectTimeoutMs);
    const look = () => {
      const greeting: Buffer | null = socket.read(consoleGreeting.length);
      if (greeting === null) return;
      if (greeting.toString('latin1') !== consoleGreeting) return refuse();
      clearTimeout(late);
      socket.off('readable', look).off('close', refuse);
      resolve(socket);
    };
    socket.on('readable', look).once('close', refuse);
  });
}
