/**
 * Runs after a restore, once the database was made safe (src/store/fleet/recoveryPlan.ts): asks every host for its
 * inventory, gives machines back to the objects that wait for them before anything else may be placed, and makes every
 * workflow look again.
 */
import { proxyActivities, setCurrentDetails } from '@temporalio/workflow';
import type { ReaperActivities } from '../activities/reaper.ts';
import type { RecoveryActivities } from '../activities/recovery.ts';
import type { HostInventory } from '../src/domain/hostInventory.ts';
import { type HostAddress, unverified } from '../src/domain/names.ts';
import type { HostComparison } from '../src/store/fleet/recoveryPlan.ts';
import { inventoryCalls, on } from './activities.ts';
import { failureType } from './failures.ts';
import { forEach } from './fanOut.ts';
import { requireInput } from './input.ts';

const record = proxyActivities<ReaperActivities & RecoveryActivities>({
  startToCloseTimeout: '1m',
  retry: { maximumInterval: '10s' },
});
const longRecord = proxyActivities<RecoveryActivities>({
  startToCloseTimeout: '30m',
  heartbeatTimeout: '30s',
  retry: { maximumInterval: '10s' },
});

export interface RecoveryInput {
  /** Compares only; changes nothing. */
  dryRun: boolean;
}

export interface RecoveryResult {
  hosts: HostComparison[];
  /**
   * Hosts that did not respond, or whose inventory is not signed by their agent. Nothing new is placed on them until
   * the reaper has asked them.
   */
  silent: string[];
  adopted: number;
  woken: number;
  /** Workflows of machines that the database no longer has. */
  ended: number;
}

export async function recovery(input: RecoveryInput): Promise<RecoveryResult> {
  requireInput(input, { dryRun: 'flag' });
  const { dryRun } = input;
  setCurrentDetails(dryRun ? 'compares, changes nothing' : 'recovers a restored database');
  const { inventories: said, silent } = await askHosts(await record.listHosts());
  const hosts: HostComparison[] = [];
  const inventories: HostInventory[] = [];
  for (const inventory of said) {
    try {
      hosts.push(await record.compareInventory(inventory));
      inventories.push(inventory);
    } catch (error) {
      if (failureType(error) !== unverified) throw error;
      silent.push(inventory.hostName);
    }
  }
  silent.sort();
  if (dryRun) return { hosts, silent, adopted: 0, woken: 0, ended: 0 };
  let adopted = 0;
  for (const inventory of inventories) adopted += await record.adoptInventory(inventory);
  // Only after adoption: a machine must not be created again while it may still turn up on another host.
  for (const inventory of inventories) await record.reconcileHost(inventory);
  await longRecord.restartHosts();
  return { hosts, silent, adopted, ...(await longRecord.wakeEverybody()) };
}

async function askHosts(hosts: HostAddress[]): Promise<{ inventories: HostInventory[]; silent: string[] }> {
  const inventories: HostInventory[] = [];
  const silent: string[] = [];
  await forEach(hosts, async (host) => {
    const agent = inventoryCalls(host);
    try {
      inventories.push(await agent.listInventory(on(host)));
    } catch {
      silent.push(host.hostName);
    }
  });
  inventories.sort((a, b) => (a.hostName < b.hostName ? -1 : 1));
  return { inventories, silent: silent.sort() };
}
