/** Runs on a schedule: every live machine has a workflow at work, and every host one that holds its lease. */
import { proxyActivities } from '@temporalio/workflow';
import type { FleetActivities } from '../activities/fleet.ts';

const fleet = proxyActivities<FleetActivities>({ startToCloseTimeout: '5m', heartbeatTimeout: '30s', retry: { maximumAttempts: 3 } });

export async function ownership(): Promise<{ adopted: number; hosts: number }> {
  const hosts = await fleet.attendHosts();
  const adopted = await fleet.adoptMachines();
  return { adopted, hosts };
}
