/** What concerns the fleet as a whole: owners for machines without one, and hosts that are lost or found. */
import { heartbeat } from '@temporalio/activity';
import { type Client, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { controlPlaneQueue, hostWorkflowId } from '../src/domain/names.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import type { Database } from '../src/store/db.ts';
import { hostExists, listHostNames, machinesOnHost, markHost, withdrawAccess } from '../src/store/hosts.ts';
import { liveMachines } from '../src/store/machines.ts';
import { takeMark } from '../src/store/mark.ts';
import { findRestoreByMark } from '../src/temporal/restored.ts';
import { openMachineWorkflows, wakeWorkflow } from '../src/temporal/wake.ts';

export interface FleetDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  log: Logger;
}

export function createFleetActivities({ db, client, deadlines, log }: FleetDependencies) {
  async function isOpen(workflowId: string): Promise<boolean> {
    try {
      return (await client.workflow.getHandle(workflowId).describe()).status.name === 'RUNNING';
    } catch (error) {
      if (error instanceof WorkflowNotFoundError) return false;
      throw error;
    }
  }

  return {
    /**
     * Starts a workflow for every host that has none. Returns how many hosts there are, and the database's mark, which
     * Temporal keeps for those who ask whether the database was restored. One that is behind gets none: it fails the run.
     */
    async attendHosts(): Promise<{ hosts: number; mark: number; markedAt: string }> {
      const restore = await findRestoreByMark(db, client);
      if (restore) {
        log.fatal(restore.message);
        throw ApplicationFailure.nonRetryable(restore.message, 'DatabaseIsBehind');
      }
      const { mark, markedAt } = await takeMark(db);
      const hosts = await startHostWorkflows({ db, client, deadlines }, 'USE_EXISTING');
      return { hosts, mark, markedAt: markedAt.toISOString() };
    },

    /**
     * Compares live rows with open workflows and starts again what has none; the new run claims its row and goes on
     * from there. Returns how many were adopted.
     */
    async adoptMachines(): Promise<number> {
      const open = new Set<string>();
      for await (const workflowId of openMachineWorkflows(client)) {
        open.add(workflowId);
        heartbeat(open.size);
      }
      let adopted = 0;
      for await (const { uid, workflowId, requestId, unheard } of liveMachines(db)) {
        heartbeat(uid);
        // The listing is behind the truth by a moment; a missing one is asked for by name.
        if (open.has(workflowId) || (await isOpen(workflowId))) {
          // Twice is once: a workflow that heard of its delete finds nothing new.
          if (unheard) await wakeWorkflow(client, { machineUid: uid, workflowId, requestId }).catch(() => undefined);
          continue;
        }
        await wakeWorkflow(client, { machineUid: uid, workflowId, requestId }, { adopt: true });
        log.warn({ workflowId }, 'a machine without a workflow was adopted');
        adopted++;
      }
      return adopted;
    },

    /** Records that a host's agent is heard, and asks for a look at its machines. False when the host is retired. */
    async markHostFound({ name }: { name: string }): Promise<boolean> {
      if (!(await hostExists(db, name))) return false;
      const wasLost = await markHost(db, name, { lost: false });
      if (wasLost) {
        log.warn({ host: name }, 'a lost host is heard again');
        for (const machine of await machinesOnHost(db, name)) {
          heartbeat(machine.uid);
          await wakeWorkflow(client, { ...machine, machineUid: machine.uid }).catch(() => undefined);
        }
      }
      return true;
    },

    /** Records that a host is out of reach and that nobody may connect to its machines until it is heard again. */
    async markHostLost({ name }: { name: string }): Promise<void> {
      await markHost(db, name, { lost: true });
      log.error({ host: name }, 'a host is lost: its agent is silent');
      for (const machine of await machinesOnHost(db, name)) {
        heartbeat(machine.uid);
        await withdrawAccess(db, machine.uid);
      }
    },
  };
}

export type FleetActivities = ReturnType<typeof createFleetActivities>;

/** Sees to it that every host's lease is held by a workflow, or with TERMINATE_EXISTING by a new one. Returns how many. */
export async function startHostWorkflows(
  { db, client, deadlines }: Pick<FleetDependencies, 'db' | 'client' | 'deadlines'>,
  workflowIdConflictPolicy: 'USE_EXISTING' | 'TERMINATE_EXISTING',
): Promise<number> {
  const names = await listHostNames(db);
  for (const name of names) {
    heartbeat(name);
    await client.workflow.start('host', {
      workflowId: hostWorkflowId(name),
      taskQueue: controlPlaneQueue,
      args: [{ name, silentMs: deadlines.hostSilentMs }],
      workflowIdConflictPolicy,
      staticSummary: `host ${name}`,
    });
  }
  return names.length;
}
