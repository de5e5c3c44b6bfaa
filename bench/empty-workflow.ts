/** A workflow that does nothing, in as many steps as a machine takes to become ready: the cost of Temporal itself. */
import { defineSignal, proxyActivities, setHandler } from '@temporalio/workflow';
import type { emptyActivities } from './empty-worker.ts';

const activities = proxyActivities<ReturnType<typeof emptyActivities>>({ startToCloseTimeout: '20s' });

export async function empty(count: number): Promise<void> {
  setHandler(defineSignal('wake'), () => {});
  for (let index = 1; index < count; index++) await activities.nothing();
  await activities.last();
}
