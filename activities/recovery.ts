/** The control plane's half of a recovery, and of destroying an orphan. */
import { heartbeat } from '@temporalio/activity';
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import type { HostInventory } from '../src/domain/hostInventory.ts';
import { signals } from '../src/domain/names.ts';
import type { Deadlines } from '../src/domain/phases.ts';
import type { Orders } from '../src/secrets/orderKeys.ts';
import type { Database } from '../src/store/core/db.ts';
import { findOrphan, forgetOrphan } from '../src/store/fleet/orphanRows.ts';
import { adoptHost, compareHost, type HostComparison, isInventoryDue } from '../src/store/fleet/recoveryPlan.ts';
import { liveMachines } from '../src/store/machines/liveMachines.ts';
import type { UnenrolledHosts } from '../src/store/machines/statementJudgement.ts';
import { failsAlone } from '../src/temporal/refused.ts';
import { openMachineWorkflows, wakeWorkflow } from '../src/temporal/wakeWorkflow.ts';
import type { HostWord } from './controlPlane.ts';
import { openVerification } from './hostStatements.ts';
import { startHostWorkflows } from './ownership.ts';
import { type OrderedRuntime, orderedEnd } from './reaper.ts';

export interface RecoveryDependencies {
  db: Database;
  client: Client;
  deadlines: Deadlines;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
  orders: Orders;
}

export function createRecoveryActivities(dependencies: RecoveryDependencies) {
  const { db, client, deadlines, log, orders } = dependencies;
  const verification = openVerification(dependencies);
  const verified = (inventory: HostInventory) =>
    verification.ofHost(inventory.hostName, { about: 'inventory', inventory }, inventory.statement);
  return {
    /** Fails unless the host said it. */
    async compareInventory(inventory: HostInventory): Promise<HostComparison> {
      await verified(inventory);
      return compareHost(db, inventory);
    },

    /** Gives the host's machines back to the objects that wait for them. Returns how many machines. */
    async adoptInventory(inventory: HostInventory): Promise<number> {
      await verified(inventory);
      // Only a recovery makes it due.
      if (!(await isInventoryDue(db, inventory.hostName))) return 0;
      return (await adoptHost(db, inventory)).length;
    },

    /** Restarts every host's lease, to find out which hosts are reachable instead of trusting the record. */
    async restartHosts(): Promise<void> {
      await startHostWorkflows({ db, client, deadlines, log }, 'TERMINATE_EXISTING');
    },

    /**
     * Makes every machine's workflow look again: wakes an open one, starts one that has ended. A workflow whose machine
     * is no longer in the database finds that out and ends. Returns how many of each.
     */
    async wakeEverybody(): Promise<{ woken: number; ended: number }> {
      const live = new Set<string>();
      for await (const page of liveMachines(db))
        for (const { uid, workflowId, requestId } of page) {
          heartbeat(uid);
          live.add(workflowId);
          try {
            await wakeWorkflow(client, { machineUid: uid, workflowId, requestId }, { adopt: true });
          } catch (error) {
            if (!(await failsAlone(client, workflowId, error))) throw error;
            log.error({ err: error, workflowId }, 'Temporal refuses the workflow of a machine');
          }
        }
      let ended = 0;
      for await (const workflowId of openMachineWorkflows(client)) {
        heartbeat(workflowId);
        if (live.has(workflowId)) continue;
        // Temporal may still list a workflow that has just ended.
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

    /** How the runtime is to be destroyed; null unless it has no record, and an operator gave it up. */
    async orphanToDestroy({ runtimeId }: { runtimeId: string }): Promise<OrderedRuntime | null> {
      const orphan = await findOrphan(db, runtimeId);
      if (!orphan?.orderNumber) return null;
      return orderedEnd(orders, { hostName: orphan.hostName, runtimeId, number: Number(orphan.orderNumber) });
    },

    /** `statement`: the word of its host that it is gone. */
    async forgetOrphan({ runtimeId, statement }: HostWord): Promise<void> {
      const orphan = await findOrphan(db, runtimeId);
      if (!orphan) return;
      await verification.ofRuntime({ about: 'absence', runtimeId }, statement, orphan.hostName);
      await forgetOrphan(db, runtimeId);
    },
  };
}

export type RecoveryActivities = ReturnType<typeof createRecoveryActivities>;
