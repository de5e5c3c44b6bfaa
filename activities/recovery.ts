/** The control plane's half of a recovery, and of an orphan's end. */
import { heartbeat } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { signals } from '../src/domain/names.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import type { Database } from '../src/store/core/db.ts';
import type { HostInventory } from '../src/store/fleet/inventory.ts';
import { findOrphan, forgetOrphan } from '../src/store/fleet/orphanRows.ts';
import { adoptHost, compareHost, type HostComparison } from '../src/store/fleet/recoveryPlan.ts';
import { liveMachines } from '../src/store/machines/machineStore.ts';
import { isRefused } from '../src/temporal/refused.ts';
import { openMachineWorkflows, wakeWorkflow } from '../src/temporal/wakeWorkflow.ts';
import { startHostWorkflows } from './fleet.ts';

export interface RecoveryDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  log: Logger;
}

export function createRecoveryActivities({ db, client, deadlines, log }: RecoveryDependencies) {
  return {
    compareInventory: (inventory: HostInventory): Promise<HostComparison> => compareHost(db, inventory),

    /** Gives what is on the host back to objects that wait for it. Returns how many machines. */
    async adoptInventory(inventory: HostInventory): Promise<number> {
      return (await adoptHost(db, inventory)).length;
    },

    /** Every host's lease begins anew: whether it is heard is found out, not believed. */
    async restartHosts(): Promise<void> {
      await startHostWorkflows({ db, client, deadlines, log }, 'TERMINATE_EXISTING');
    },

    /**
     * Every machine's workflow looks again: one that is open is woken, one that has ended is started. Those of machines
     * that the database does not have any more find that out and end. Returns how many of each.
     */
    async wakeEverybody(): Promise<{ woken: number; ended: number }> {
      const live = new Set<string>();
      for await (const { uid, workflowId, requestId } of liveMachines(db)) {
        heartbeat(uid);
        live.add(workflowId);
        try {
          await wakeWorkflow(client, { machineUid: uid, workflowId, requestId }, { adopt: true });
        } catch (error) {
          if (!isRefused(error)) throw error;
          log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a machine');
        }
      }
      let ended = 0;
      for await (const workflowId of openMachineWorkflows(client)) {
        heartbeat(workflowId);
        if (live.has(workflowId)) continue;
        // Temporal lists for a moment what has ended already.
        if (
          await client.workflow
            .getHandle(workflowId)
            .signal(signals.wake)
            .then(
              () => true,
              () => false,
            )
        )
          ended++;
      }
      log.warn({ woken: live.size, ended }, 'after a recovery every workflow looks again');
      return { woken: live.size, ended };
    },

    /** Whether the runtime is still one that no record knows. */
    async isOrphan({ runtimeId }: { runtimeId: string }): Promise<boolean> {
      return (await findOrphan(db, runtimeId)) !== null;
    },

    async forgetOrphan({ runtimeId }: { runtimeId: string }): Promise<void> {
      await forgetOrphan(db, runtimeId);
    },
  };
}

export type RecoveryActivities = ReturnType<typeof createRecoveryActivities>;
