/** Runs on a schedule: gives every live machine a running workflow, and every host one that holds its lease. */
import { proxyActivities, workflowInfo } from '@temporalio/workflow';
import type { OwnershipActivities } from '../activities/ownership.ts';
import { type PassMemory, planPass } from '../src/domain/ownershipPass.ts';

const fleet = proxyActivities<OwnershipActivities>({
  startToCloseTimeout: '5m',
  heartbeatTimeout: '30s',
  retry: { maximumAttempts: 3 },
});

export interface OwnershipResult extends PassMemory {
  adopted: number;
  hosts: number;
  /** The database's high-water mark when the run began, for src/temporal/restored.ts. */
  mark: number;
  /** When the mark was taken, by the database's clock; RFC 3339. */
  markedAt: string;
  /** That the mark is one; a worker without a usable secret key has none. */
  proof?: string;
}

export async function ownership(): Promise<OwnershipResult> {
  const { lastResult, startTime } = workflowInfo();
  const { scope, memory } = planPass(lastResult, startTime.getTime());
  const leases = await fleet.attendHosts();
  const adopted = await fleet.adoptMachines(scope);
  return { adopted, ...leases, ...memory };
}
