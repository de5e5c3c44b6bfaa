/**
 * `…/{name}/console`: what a machine printed on its serial console, from its host, and what it prints from then on. The
 * host admits one reader by a ticket; the connection leads only to an address that is registered for the host.
 */
import type { Socket } from 'node:net';
import type { Request, Response } from 'express';
import type { ConsoleRequest } from '../../domain/console.ts';
import { isMachineKind } from '../../domain/kinds.ts';
import { unbuffered } from '../../http/lines.ts';
import { booleanParameter, integerParameter, queryOf } from '../../http/query.ts';
import { factsOf } from '../../http/requestFacts.ts';
import { callerOf } from '../callers/caller.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { failures } from '../kubernetes/groupDocument.ts';
import { version } from '../kubernetes/objectMetadata.ts';
import { common, count, flag, queryParameter } from '../kubernetes/queryParameters.ts';
import { type Handler, scopeOf } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { askedMachine } from './askedMachine.ts';
import { type ConsoleServices, openHostConsole } from './hostConsole.ts';

/** As for the logs of pods: who may read a machine may read what it prints. */
const scope = 'compute:read';

export const consoleSubresource: Subresource<ConsoleServices> = {
  path: '/console',
  verb: 'get',
  scope,
  belongsTo: ({ kind }) => isMachineKind(kind),
  handler: consoleHandler,
  describe: ({ kind }) => ({
    operationId: `read${version}Namespaced${kind}Console`,
    description:
      'Returns the end of what the machine printed on its serial console, at most 256 KiB, as it printed it.',
    parameters: [
      ...common,
      queryParameter('follow', 'Go on with what the machine prints, until it is gone', flag),
      queryParameter('tailLines', 'Begin with this many lines from the end', count),
      queryParameter('limitBytes', 'End after this many bytes', count),
    ],
    responses: {
      200: { description: 'The output', content: { 'text/plain': { schema: { type: 'string' } } } },
      ...failures,
    },
    action: 'get',
  }),
};

function consoleHandler(kind: ResourceKind, services: ConsoleServices): Handler {
  const { db, watches } = services;

  return async (request, response) => {
    const { namespace, customerId } = scopeOf(request, response, [scope]);
    const wanted = wantedOf(request);
    const { row, subject } = await askedMachine(db, kind, request, namespace);
    const source = await openHostConsole(services, row, `the console of ${subject}`, { customerId, wanted });
    // A host that goes away in the middle ends the response; the client has what came until then.
    source.on('error', () => source.destroy());
    const { sessionId } = callerOf(response);
    let release = () => {};
    try {
      // Like a watch, it ends with its session, and there are only so many.
      if (wanted.follow) release = await watches.add({ sessionId, customerId, end: () => source.destroy() });
      await send(request, response, source, wanted);
    } finally {
      release();
      source.destroy();
    }
  };
}

function wantedOf(request: Request): ConsoleRequest {
  const given = queryOf(request);
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
    ...(follow && { connection: 'close', ...unbuffered }),
  });
  response.flushHeaders();
  if (request.method === 'HEAD') return void response.end();
  if (source.destroyed) return void response.end();
  await new Promise<void>((resolve) => {
    source.once('close', () => response.end(resolve));
    response.once('close', resolve).on('error', () => source.destroy());
    source.pipe(response);
  });
}
