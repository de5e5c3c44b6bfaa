/** `POST …/{name}/restart`: shuts a machine's guest down and starts it again. The bill goes on. */
import * as z from 'zod';
import { isMachineKind } from '../../domain/kinds.ts';
import type { MachineKind } from '../../domain/machine.ts';
import { stoppedText } from '../../domain/reasons.ts';
import { ApiError } from '../../http/apiError.ts';
import { openApiSchema } from '../../http/openApiSchema.ts';
import { budget } from '../../http/rateLimit.ts';
import { sendJson } from '../../http/requestFacts.ts';
import { isUnstorable } from '../../lib/text.ts';
import { type MachineRow, requestRestart } from '../../store/machines/machineStore.ts';
import type { Subresource } from '../kubernetes/apiGroup.ts';
import { content, failures, statusReference } from '../kubernetes/groupDocument.ts';
import { group, version } from '../kubernetes/objectMetadata.ts';
import { common } from '../kubernetes/queryParameters.ts';
import { type Handler, notFound, scopeOf } from '../kubernetes/resourceHandler.ts';
import type { ResourceKind } from '../kubernetes/resourceKind.ts';
import { successStatus } from '../kubernetes/status.ts';
import { readOptions } from '../kubernetes/writeOptions.ts';
import type { MachineServices } from './machineKind.ts';

const scope = 'compute:write';

/** Restarts of one machine in ten minutes: a shutdown and a boot each take its host's time. */
const restarts = budget('restarts', { points: 10, duration: 600 });

const restartFields = z
  .strictObject({
    force: z.boolean().describe('Switch the guest off at once. By default it gets its time to shut down first'),
    requestId: z
      .string()
      .regex(/^[\x21-\x7e]{1,128}$/, '1 to 128 visible characters of ASCII')
      .describe('An id of your choice: a repeat with the same id restarts nothing more'),
  })
  .partial()
  .describe('How to restart the machine');

const restartForm = 'a JSON object, such as {"force":true}';

export const restartSubresource: Subresource<MachineServices> = {
  path: '/restart',
  verb: 'create',
  scope,
  belongsTo: ({ kind }) => isMachineKind(kind),
  handler: restartHandler,
  describe: ({ kind }) => ({
    operationId: `create${version}Namespaced${kind}Restart`,
    description:
      'Shuts the guest of a machine down and starts it again on its disk. ' +
      'Its phase is Starting until its guest is up, and status.readyForAccess is false until its ports listen ' +
      'again. It is refused (409) for a machine that was not ready yet, or that the operator has stopped.',
    parameters: common,
    body: openApiSchema(restartFields),
    responses: { 202: { description: 'Accepted', content: content(statusReference) }, ...failures },
    action: 'post',
  }),
};

function whyNot({ stopReason, phase }: MachineRow): string {
  if (stopReason !== null) return `: ${stoppedText(stopReason)}`;
  return ` (its phase is ${phase}): only a machine that was ready for access, and is not being deleted, can be`;
}

function restartHandler(kind: ResourceKind, services: MachineServices): Handler {
  const { db, dispatch, watches } = services;
  return async (request, response) => {
    const { namespace, by } = scopeOf(request, response, [scope]);
    const { name } = request.params as { name: string };
    const { force = false, requestId = by.requestId } = await readOptions(request, restartFields, restartForm);
    if (isUnstorable(name)) throw notFound(kind, name);
    const key = { kind: kind.kind as MachineKind, namespace, name };
    const limited = `${kind.kind}/${namespace}/${name}`;
    await restarts.check(limited);
    const restart = await requestRestart(db, key, { requestId, force }, by);
    if (restart.outcome === 'missing') throw notFound(kind, name);
    const { machine } = restart;
    if (restart.outcome === 'refused')
      throw new ApiError('Conflict', `${kind.plural}.${group} "${name}" cannot be restarted${whyNot(machine)}`);
    if (restart.wake) {
      await restarts.spend(limited, 1);
      dispatch(restart.wake);
      watches.journal.nudge(namespace);
    }
    sendJson(response, 202, successStatus(`the restart of ${kind.plural}.${group} "${name}" is accepted`, 202));
  };
}
