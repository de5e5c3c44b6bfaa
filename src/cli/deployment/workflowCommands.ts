// Operators' commands for workflows: the buttons of the Temporal UI that help, with who and why in the audit log.
import { randomUUID } from 'node:crypto';
import { type Client, WorkflowNotFoundError, WorkflowUpdateFailedError } from '@temporalio/client';
import { signals, updates } from '../../domain/names.ts';
import { noSuchMachine, UserError } from '../../lib/errors.ts';
import type { Config } from '../../settings/config.ts';
import { recordAudit } from '../../store/core/audit.ts';
import type { Database } from '../../store/core/db.ts';
import { showMachine } from '../../store/fleet/fleetFigures.ts';
import { firstTaskOf, openRunOf } from '../../temporal/listing.ts';
import { keyOf } from '../fleet/instanceCommands.ts';
import { auditAs, auditReason, notDone, type Print, withDatabase, withTemporal } from '../operatorCommands.ts';

interface OfMachine {
  subject: string;
  kind?: string | undefined;
  yes?: boolean | undefined;
}

/** A worker responds to an update within this time, or none runs. */
const updateMs = 20_000;

/** `instances wake NAMESPACE/NAME [--yes]`: has the machine's workflow look at its row and its host again. */
export function instancesWakeCommand(config: Config, of: OfMachine, print: Print): Promise<number> {
  return withDatabase(config, async (db) => {
    const workflowId = await workflowOf(db, of);
    print(
      `This has the workflow of ${of.subject} look at its record and its host again. It changes nothing by itself.`,
    );
    if (!of.yes) return notDone(print);
    await withTemporal(config, (client) =>
      client.workflow.getHandle(workflowId).signal(signals.wake).catch(noOpenRun(workflowId)),
    );
    await recordAudit(db, auditAs('machine.wake', `machine/${uidIn(workflowId)}`));
    print('It was woken.');
    return 0;
  });
}

/** `instances retry-cleanup NAMESPACE/NAME --reason TEXT [--yes]`: tries a waiting cleanup again at once. */
export function instancesRetryCleanupCommand(
  config: Config,
  { reason, ...of }: OfMachine & { reason?: string | undefined },
  print: Print,
): Promise<number> {
  const given = auditReason(reason);
  return withDatabase(config, async (db) => {
    const workflowId = await workflowOf(db, of);
    print(`This asks the host of ${of.subject} at once to stop and destroy it, as the service does by itself later.`);
    if (!of.yes) return notDone(print);
    const said = await withTemporal(config, (client) =>
      client.withDeadline(Date.now() + updateMs, () =>
        client.workflow
          .getHandle(workflowId)
          .executeUpdate<string, [string]>(updates.retryCleanup, { args: [given] })
          .catch((error: unknown) => {
            if (error instanceof WorkflowUpdateFailedError)
              throw new UserError(`${of.subject}: ${error.cause?.message ?? error.message}.`, { cause: error });
            return noOpenRun(workflowId)(error);
          }),
      ),
    );
    print(`${of.subject}: ${said}`);
    return 0;
  });
}

/** `workflows reset WORKFLOW_ID --reason TEXT [--yes]`: has its work begin again from what is recorded. */
export function workflowsResetCommand(
  config: Config,
  { workflowId, reason, yes }: { workflowId: string; reason?: string | undefined; yes?: boolean | undefined },
  print: Print,
): Promise<number> {
  const given = auditReason(reason);
  return withDatabase(config, (db) =>
    withTemporal(config, async (client) => {
      const runId = await openRunOf(client, workflowId);
      if (runId === null) return noOpenRun(workflowId)(new WorkflowNotFoundError('', workflowId, undefined));
      print(
        `This has ${workflowId} begin again from what is recorded. Its run gives up what it is doing, ` +
          'and does it again; no machine ends by it.',
      );
      if (!yes) return notDone(print);
      await reset(client, { workflowId, runId, reason: given });
      await recordAudit(db, { ...auditAs('workflow.reset', workflowId), reason: given });
      print('It begins again.');
      return 0;
    }),
  );
}

async function reset(client: Client, { reason, ...run }: { workflowId: string; runId: string; reason: string }) {
  const workflowTaskFinishEventId = await firstTaskOf(client, run);
  if (workflowTaskFinishEventId === null)
    throw new UserError(`${run.workflowId} has not begun, so there is nothing to reset: does a worker run?`);
  await client.workflowService.resetWorkflowExecution({
    namespace: client.options.namespace,
    workflowExecution: run,
    requestId: randomUUID(),
    reason,
    workflowTaskFinishEventId,
  });
}

/** Throws UserError. */
async function workflowOf(db: Database, { subject, kind }: OfMachine): Promise<string> {
  const key = keyOf(subject, kind);
  const machine = await showMachine(db, key);
  if (!machine) throw noSuchMachine(key.kind, subject);
  return machine.workflowId;
}

const uidIn = (workflowId: string) => workflowId.split('/').at(-1)!;

function noOpenRun(workflowId: string): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof WorkflowNotFoundError)) throw error;
    throw new UserError(
      `There is no open workflow ${workflowId}. While a worker runs, each machine and host gets its own again within a minute.`,
      { code: 'not_found', cause: error },
    );
  };
}
