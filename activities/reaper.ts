/** The control plane's half of the reaper: compares a host's inventory with the database. */
import { type Client, WorkflowExecutionAlreadyStartedError } from '@temporalio/client';
import type { Logger } from 'pino';
import type { HostInventory } from '../src/domain/hostInventory.ts';
import type { HostAddress } from '../src/domain/names.ts';
import type { Orders } from '../src/secrets/orderKeys.ts';
import type { Database } from '../src/store/core/db.ts';
import { hostsWithoutRecords } from '../src/store/fleet/hostRecords.ts';
import { listHostAddresses } from '../src/store/fleet/hostRows.ts';
import { auditErasure, type OrderedEnd, reconcileInventory } from '../src/store/fleet/inventory.ts';
import { adoptHost, isInventoryDue, settleInventory } from '../src/store/fleet/recoveryPlan.ts';
import { releaseSuperseded } from '../src/store/machines/sql/releasePlacement.ts';
import type { UnenrolledHosts } from '../src/store/machines/statementJudgement.ts';
import { wakeWorkflow } from '../src/temporal/wakeWorkflow.ts';
import type { WayDown } from './claims.ts';
import type { HostWord } from './controlPlane.ts';
import { openVerification } from './hostStatements.ts';

export interface ReaperDependencies {
  db: Database;
  client: Client;
  log: Logger;
  unenrolledHosts: UnenrolledHosts;
  orders: Orders;
}

/** A runtime to be destroyed, and how. */
export type OrderedRuntime = { runtimeId: string } & WayDown;

/** For what no customer waits for. */
export async function orderedEnd(
  orders: Orders,
  { hostName, runtimeId, number }: OrderedEnd & { hostName: string },
): Promise<OrderedRuntime> {
  const how = { graceMs: 0, keepConsole: false };
  const order = await orders.sign({ hostName, runtimeId, act: 'end', number, arguments: how });
  return { runtimeId, ...how, ...(order && { order }) };
}

export function createReaperActivities(dependencies: ReaperDependencies) {
  const { db, client, log, orders } = dependencies;
  const verification = openVerification(dependencies);
  return {
    /** Those whose agents have their records. */
    async listHosts(): Promise<HostAddress[]> {
      const without = await hostsWithoutRecords(db);
      return (await listHostAddresses(db)).filter(({ hostName }) => !without.includes(hostName));
    },

    /**
     * Fails unless the host said it. Returns the runtimes to destroy on the host: only those that are recorded as gone
     * or as placed elsewhere.
     */
    async reconcileHost(
      inventory: HostInventory,
    ): Promise<{ toDestroy: OrderedRuntime[]; superseded: OrderedRuntime[]; unknown: number; missing: number }> {
      await verification.ofHost(inventory.hostName, { about: 'inventory', inventory }, inventory.statement);
      const due = await isInventoryDue(db, inventory.hostName);
      if (due) {
        const adopted = await adoptHost(db, inventory);
        if (adopted.length > 0)
          log.warn(
            { host: inventory.hostName, adopted: adopted.length },
            'machines made before the database was restored were given back to their objects',
          );
      }
      for (const erasure of inventory.erasures ?? []) await auditErasure(db, inventory.hostName, erasure);
      const { databaseIsBehind, toDestroy, superseded, unknown, toWake } = await reconcileInventory(db, inventory);
      const host = inventory.hostName;
      if (due) await settleInventory(db, inventory.hostName);
      if (databaseIsBehind)
        log.error(
          { host },
          'the host has seen newer placements than the database has: was it restored from a backup? nothing is ' +
            'destroyed until "recover" has run',
        );
      if (unknown > 0)
        log.error({ host, unknown }, 'the host has machines that no record knows; they wait for an operator');
      // The next run wakes a missing machine's workflow again, until the workflow has looked.
      for (const { uid, workflowId, requestId } of toWake)
        await wakeWorkflow(client, { machineUid: uid, workflowId, requestId }).catch((error: unknown) => {
          if (!(error instanceof WorkflowExecutionAlreadyStartedError))
            log.warn({ err: error, workflowId }, 'a missing machine could not be asked for; the next run does it');
        });
      const ordered = (ends: OrderedEnd[]) =>
        Promise.all(ends.map((end) => orderedEnd(orders, { hostName: host, ...end })));
      return {
        toDestroy: await ordered(toDestroy),
        superseded: await ordered(superseded),
        unknown,
        missing: toWake.length,
      };
    },

    /** Releases a placement whose machine lives elsewhere, after its host showed that nothing is left of it. */
    async recordSupersededGone({ runtimeId, statement }: HostWord): Promise<void> {
      await verification.ofRuntime({ about: 'absence', runtimeId }, statement);
      await releaseSuperseded(db, runtimeId);
    },
  };
}

export type ReaperActivities = ReturnType<typeof createReaperActivities>;
