/**
 * `…/{name}/attach`: a machine's serial console with its keyboard, carried by a WebSocket as a tunnel is. It is counted,
 * audited, and ended like one. It stays open when a port stops, because it may be the only way to repair the machine.
 */

import type { Request } from 'express';
import { isMachineKind } from '../../domain/kinds.ts';
import { ApiError } from '../../http/apiError.ts';
import { integerParameter, queryOf } from '../../http/query.ts';
import { hasOpenLifecycle } from '../../store/usage/lifecycles.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { failures, refusalResponse } from '../kubernetes/groupDocument.ts';
import { version } from '../kubernetes/objectMetadata.ts';
import { common, count, queryParameter } from '../kubernetes/queryParameters.ts';
import type { Handler } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { notReady } from './askedMachine.ts';
import { type ConsoleServices, openHostConsole } from './hostConsole.ts';
import type { TunnelServices } from './openTunnels.ts';
import { scope, tunnelsTo } from './tunnelOpening.ts';
import { subprotocol } from './tunnelWire.ts';

export const attachSubresource: Subresource<TunnelServices & ConsoleServices> = {
  path: '/attach',
  verb: 'get',
  scope,
  belongsTo: ({ kind }) => isMachineKind(kind),
  handler: attachHandler,
  describe: ({ kind }) => ({
    operationId: `connect${version}Namespaced${kind}Attach`,
    description:
      'Opens the serial console of a machine that was ready for access, for reading and typing, ' +
      `as a WebSocket with the subprotocol ${subprotocol}.`,
    parameters: [
      ...common,
      queryParameter(
        'tailLines',
        'Begin with this many lines from the end of what it printed; all that is kept if absent',
        count,
      ),
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

function attachHandler(kind: ResourceKind, services: TunnelServices & ConsoleServices): Handler {
  return tunnelsTo(kind, services, (request) => {
    const wanted = wantedOf(request);
    return async (machine, { customerId }) => {
      const { row, subject } = machine;
      if (row.deletionRequestedAt) throw beingEnded(subject, 'the machine is being deleted');
      // A machine that may be used is billed, and one that is not billed may not be used.
      if (!row.readyForAccess && !(await hasOpenLifecycle(services.db, row.uid)))
        throw notReady(machine, undefined, '; until then its console can only be read');
      return {
        guestPort: 0,
        forward: null,
        audited: 'console',
        connect: () => openHostConsole(services, row, `the console of ${subject}`, { customerId, wanted }),
        conflict: (reason) => beingEnded(subject, reason),
      };
    };
  });
}

function wantedOf(request: Request) {
  const given = queryOf(request);
  const tailLines = integerParameter(given, 'tailLines', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
  return { follow: true, tailLines, types: true };
}

function beingEnded(subject: string, why: string): ApiError {
  return new ApiError('Conflict', `the console of ${subject} cannot be opened: ${why}`);
}
