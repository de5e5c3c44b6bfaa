/** What concerns the fleet as a whole: owners for machines without one, and hosts that are lost or found. */
import { heartbeat } from '@temporalio/activity';
import { type Client, WorkflowExecutionAlreadyStartedError, WorkflowNotFoundError } from '@temporalio/client';
import { ApplicationFailure } from '@temporalio/common';
import type { Logger } from 'pino';
import { controlPlaneQueue, hostWorkflowId, signals } from '../src/domain/names.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import { takeMark } from '../src/store/core/databaseMark.ts';
import type { Database } from '../src/store/core/db.ts';
import {
  hostExists,
  listHostStates,
  machinesOnHost,
  markHostFound,
  markHostLost,
  wakeUnseen,
  withdrawAccess,
} from '../src/store/fleet/hostRows.ts';
import { liveMachines } from '../src/store/machines/machineStore.ts';
import { isRefused } from '../src/temporal/refused.ts';
import { findRestoreByMark } from '../src/temporal/restored.ts';
import { openMachineWorkflows, wakeWorkflow } from '../src/temporal/wakeWorkflow.ts';

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
      const hosts = await startHostWorkflows({ db, client, deadlines, log }, 'USE_EXISTING');
      return { hosts, mark, markedAt: markedAt.toISOString() };
    },

    /**
     * Compares live rows with open workflows and starts again what has none; the new run claims its row and goes on
     * from there. Returns how many were adopted. One that Temporal refuses is left to the next run; the others go on.
     * Machines that their hosts lost sight of, and that are in sight again, are asked for a look until they were seen.
     */
    async adoptMachines(): Promise<number> {
      const open = new Set<string>();
      for await (const workflowId of openMachineWorkflows(client)) {
        open.add(workflowId);
        heartbeat(open.size);
      }
      await wakeUnseen(db);
      let adopted = 0;
      for await (const { uid, workflowId, requestId, unheard } of liveMachines(db)) {
        heartbeat(uid);
        try {
          // The listing is behind the truth by a moment; a missing one is asked for by name.
          const adopt = !open.has(workflowId) && !(await isOpen(workflowId));
          // Twice is once: a workflow that heard of its delete finds nothing new.
          if (adopt || unheard) await wakeWorkflow(client, { machineUid: uid, workflowId, requestId }, { adopt });
          if (!adopt) continue;
          log.warn({ workflowId }, 'a machine without a workflow was adopted');
          adopted++;
        } catch (error) {
          if (error instanceof WorkflowExecutionAlreadyStartedError) continue;
          if (!isRefused(error)) throw error;
          log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a machine');
        }
      }
      return adopted;
    },

    /** What a host's workflow goes by; null for a host that is not of the fleet. */
    async hostSettings({ name }: { name: string }): Promise<{ silentMs: number } | null> {
      return (await hostExists(db, name)) ? { silentMs: deadlines.hostSilentMs } : null;
    },

    /**
     * Records that a host's agent is heard, and in the same commit that its machines which were out of sight want a look.
     * False when the host is retired.
     */
    async markHostFound({ name }: { name: string }): Promise<boolean> {
      if (!(await hostExists(db, name))) return false;
      const { wasLost, toLookAt } = await markHostFound(db, name);
      if (wasLost) log.warn({ host: name, machines: toLookAt }, 'a lost host is heard again');
      return true;
    },

    /** Records that a host is out of reach and that nobody may connect to its machines until it is heard again. */
    async markHostLost({ name }: { name: string }): Promise<void> {
      await markHostLost(db, name);
      log.error({ host: name }, 'a host is lost: its agent is silent');
      for (const machine of await machinesOnHost(db, name)) {
        heartbeat(machine.uid);
        await withdrawAccess(db, machine.uid, name);
      }
    },
  };
}

export type FleetActivities = ReturnType<typeof createFleetActivities>;

/**
 * Sees to it that every host's lease is held by a workflow, or with TERMINATE_EXISTING by a new one, and that each goes by
 * the settings of now and by what is recorded of its host. Returns how many.
 */
export async function startHostWorkflows(
  { db, client, deadlines, log }: Pick<FleetDependencies, 'db' | 'client' | 'deadlines' | 'log'>,
  workflowIdConflictPolicy: 'USE_EXISTING' | 'TERMINATE_EXISTING',
): Promise<number> {
  const silentMs = deadlines.hostSilentMs;
  const memos = await memosOfHosts(client);
  const hosts = await listHostStates(db);
  for (const { name, lost } of hosts) {
    heartbeat(name);
    const workflowId = hostWorkflowId(name);
    try {
      const handle = await client.workflow.start('host', {
        workflowId,
        taskQueue: controlPlaneQueue,
        args: [{ name, silentMs }],
        workflowIdConflictPolicy,
        memo: { silentMs, lost: false },
        staticSummary: `host ${name}`,
      });
      const memo = memos.get(workflowId);
      if (
        workflowIdConflictPolicy === 'USE_EXISTING' &&
        memo &&
        (memo['silentMs'] !== silentMs || memo['lost'] !== lost)
      )
        await handle.signal(signals.attend);
    } catch (error) {
      if (!isRefused(error)) throw error;
      log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a host');
    }
  }
  return hosts.length;
}

/** What the open workflows of hosts go by, as far as Temporal's visibility knows by now. */
async function memosOfHosts(client: Client): Promise<Map<string, Record<string, unknown>>> {
  const memos = new Map<string, Record<string, unknown>>();
  const open = client.workflow.list({ query: "WorkflowType='host' AND ExecutionStatus='Running'", pageSize: 1_000 });
  for await (const { workflowId, memo } of open) memos.set(workflowId, memo ?? {});
  return memos;
}
