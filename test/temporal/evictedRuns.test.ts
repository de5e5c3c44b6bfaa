/** More machines than a worker's cache has room for, on a real Temporal server. */
import { machineWorkflowId } from '../../src/domain/names.ts';
import type { MachineRow } from '../../src/store/machines/machineStore.ts';
import { cachedWorkflows } from '../../src/temporal/temporalRuntime.ts';
import { openTestHarness, type TestHarness } from '../support/testHarness.ts';
import { waitFor } from '../support/wait.ts';

const cacheMb = 3;
/** Temporal's TASK_QUEUE_KIND_NORMAL and _STICKY: the queue of all workers, and that of the one with the run. */
const [ofAllWorkers, ofOneWorker] = [1, 2];

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness({ environment: { WORKER_CACHE_MB: String(cacheMb) } });
}, 180_000);
afterAll(() => harness?.close());

/** The kind of the queue of the task by which its workflow heard of the delete. */
async function queueOfDelete(machine: MachineRow): Promise<unknown> {
  await harness.deleteVm(machine);
  await harness.untilGone(machine);
  const { events } = await harness.client.workflow.getHandle(machineWorkflowId(machine)).fetchHistory();
  const lastSignal = events!.findLastIndex((event) => event.workflowExecutionSignaledEventAttributes != null);
  const task = events!.slice(lastSignal).find((event) => event.workflowTaskScheduledEventAttributes != null);
  return task?.workflowTaskScheduledEventAttributes?.taskQueue?.kind;
}

test('a task of a run that the cache had no room for goes to all workers, one of a run in it to its worker', async () => {
  const machines: MachineRow[] = [];
  for (let index = 0; index < cachedWorkflows({ WORKER_CACHE_MB: cacheMb }) + 15; index++)
    machines.push(await harness.untilReady(await harness.createVm()));
  expect(await queueOfDelete(machines.pop()!)).toBe(ofOneWorker);
  // The worker waits until no machine has started for a second.
  const evicted = machines.splice(0, 15);
  await waitFor('Temporal to be told', async () => (await queueOfDelete(evicted.shift()!)) === ofAllWorkers);
  for (const machine of [...evicted, ...machines]) await harness.deleteVm(machine);
  await harness.verifyCleanSlate();
});
