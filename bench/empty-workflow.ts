/** Workflows that do nothing: the cost of Temporal itself. */
import {
  condition,
  defineSignal,
  proxyActivities,
  proxyLocalActivities,
  setHandler,
  upsertSearchAttributes,
} from '@temporalio/workflow';
import { machineSearchAttributes as attributes } from '../src/temporal/searchAttributes.ts';
import { hostQueue } from './empty-queues.ts';
import type { emptyActivities } from './empty-worker.ts';

type Activities = ReturnType<typeof emptyActivities>;
const activities = proxyActivities<Activities>({ startToCloseTimeout: '20s' });
/** Of a host's queue in place of the worker's own, where Temporal would pass it on within the task that asks for it. */
const elsewhere = proxyActivities<Activities>({ startToCloseTimeout: '20s', taskQueue: hostQueue });
const withinTask = proxyLocalActivities<Activities>({ startToCloseTimeout: '20s' });
const wake = defineSignal('wake');

/** Runs `count` remote activities, one after the other. */
export async function empty(count: number): Promise<void> {
  setHandler(wake, () => {});
  for (let index = 1; index < count; index++) await activities.nothing();
  await activities.last();
}

/**
 * What Temporal records of a machine whose host answers at once: 15 events, two workflow tasks with an activity within each,
 * an activity of a host, and two writes of search attributes. It stays open, as a machine does, until it is woken again.
 */
export async function floor(): Promise<void> {
  let wakes = 0;
  setHandler(wake, () => {
    wakes += 1;
  });
  await withinTask.nothing();
  upsertSearchAttributes([
    { key: attributes.Phase, value: 'Creating' },
    { key: attributes.Host, value: 'host' },
    { key: attributes.MachineClass, value: 'class' },
  ]);
  await elsewhere.nothing();
  await withinTask.last();
  upsertSearchAttributes([{ key: attributes.Phase, value: 'Running' }]);
  await condition(() => wakes > 1);
}
