// Operators' commands for machines that exist on hosts and have no record.
import { WorkflowFailedError } from '@temporalio/client';
import type { Config } from '../config.ts';
import { UserError } from '../domain/errors.ts';
import { controlPlaneQueue } from '../domain/names.ts';
import { isUuid } from '../domain/uuid.ts';
import { hostAddress } from '../store/fleet/hostRows.ts';
import { findOrphan, giveUpOrphan, listOrphans } from '../store/fleet/orphanRows.ts';
import { auditReason, notDone, type Print, withDatabase, withTemporal } from './operatorCommands.ts';
import { columns } from './output.ts';

/** KIND/NAMESPACE/NAME from a workflow id, for display. */
export function machineOf(workflowId: string | null | undefined): string {
  return workflowId ? workflowId.split('/').slice(0, 3).join('/') : 'unknown';
}

/** `orphans list`, oldest first. */
export function orphansListCommand(config: Config, print: Print): Promise<void> {
  return withDatabase(config, async (db) => {
    const orphans = await listOrphans(db);
    if (orphans.length === 0) return print('every machine on a host has a record');
    const rows = orphans.map((orphan) => [
      orphan.runtimeId,
      orphan.hostName,
      machineOf(orphan.workflowId),
      orphan.machineUid,
      orphan.firstSeenAt.toISOString(),
    ]);
    for (const line of columns([['RUNTIME-ID', 'HOST', 'MADE-AS', 'UID', 'FIRST-SEEN'], ...rows])) print(line);
  });
}

/** How long to wait for a host; the workflow's own limits are shorter. */
const destroyLimit = '5m';

/** `orphans destroy RUNTIME_ID --reason TEXT --yes`: makes the host destroy it. Audited. A repeat joins a running one. */
export async function orphansDestroyCommand(
  config: Config,
  runtimeId: string,
  { reason, yes }: { reason?: string; yes?: boolean },
  print: Print,
): Promise<number> {
  if (!isUuid(runtimeId)) throw new UserError(`"${runtimeId}" is not a runtime id: "orphans list" shows them.`);
  const given = auditReason(reason);
  const notOne = () => new UserError(`${runtimeId} is not an orphan: "orphans list" shows them.`);
  return withDatabase(config, async (db) => {
    if (!yes) {
      const found = await findOrphan(db, runtimeId);
      if (!found) throw notOne();
      print(
        `This destroys ${runtimeId} (${machineOf(found.workflowId)}) on ${found.hostName}, with its disks, for good.`,
      );
      return notDone(print);
    }
    return withTemporal(config, async (client) => {
      const orphan = await giveUpOrphan(db, runtimeId, given);
      if (!orphan) throw notOne();
      try {
        await client.workflow.execute('destroyOrphan', {
          workflowId: `orphan/${runtimeId}`,
          taskQueue: controlPlaneQueue,
          args: [{ ...(await hostAddress(db, orphan.hostName)), runtimeId }],
          workflowIdConflictPolicy: 'USE_EXISTING',
          workflowRunTimeout: destroyLimit,
          staticSummary: `destroy an orphan on ${orphan.hostName}`,
        });
      } catch (error) {
        const why =
          error instanceof WorkflowFailedError
            ? (error.cause?.message ?? 'its workflow did not end in time: is a worker running?')
            : (error as Error).message;
        throw new UserError(`${runtimeId} on ${orphan.hostName} was not destroyed: ${why}`, { cause: error });
      }
      // Anyone who reaches Temporal can complete the workflow, so only the host's signed word decides about the row.
      if (await findOrphan(db, runtimeId))
        throw new UserError(
          `${runtimeId} on ${orphan.hostName} was not destroyed: its host did not sign that it is gone`,
        );
      print(`${runtimeId} (${machineOf(orphan.workflowId)}) is gone from ${orphan.hostName}`);
      return 0;
    });
  });
}
