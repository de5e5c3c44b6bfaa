import { randomUUID } from 'node:crypto';
import { TerminatedFailure, WorkflowFailedError } from '@temporalio/client';
import { controlPlaneQueue, signals } from '../../src/domain/names.ts';
import { listWorkflows, readableMemo } from '../../src/temporal/listing.ts';
import { ownershipSchedule } from '../../src/temporal/schedules.ts';
import { waitFor } from '../support/wait.ts';
import { harness } from '../support/worlds/lives.ts';

/**
 * Everything that Temporal's server writes by itself as a payload, in the clear, while the service refuses plaintext. Of a
 * release, its sources tell: what calls `payload.Encode`, `payloads.Encode`, or `EncodeString`. The first one, the
 * cancellation of a call that no agent has, is in awayAgents.test.ts.
 */
describe('beside what Temporal’s server itself writes, with encryption:', () => {
  afterEach(() => harness.verifyCleanSlate());

  test('search attributes of scheduled runs and of machines are read, and schedules go on with their last result', async () => {
    const handle = harness.client.schedule.getHandle(ownershipSchedule);
    const before = (await handle.describe()).info.numActionsTaken;
    await waitFor('two more runs', async () => {
      await handle.trigger('ALLOW_ALL');
      return (await handle.describe()).info.numActionsTaken >= before + 2;
    });
    const { lastResult } = await harness.runSchedule(ownershipSchedule).then(async ({ workflowId, runId }) => ({
      lastResult: await harness.client.workflow.getHandle(workflowId, runId).result(),
    }));
    expect(lastResult).toMatchObject({ hosts: expect.any(Number) });
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    await waitFor('its phase to be shown', async () => {
      const { searchAttributes } = await harness.workflow(vm).describe();
      return String(searchAttributes['Phase']) === 'Running';
    });
  });

  test('the details of a run that another one ended do not disturb its reader', async () => {
    const workflowId = `ended-by-another/${randomUUID()}`;
    const start = () =>
      harness.client.workflow.start('reaper', {
        ...{ workflowId, taskQueue: `nobody-${randomUUID()}`, workflowIdConflictPolicy: 'TERMINATE_EXISTING' },
      });
    const first = await start();
    const second = await start();
    const ended = await first.result().catch((error: unknown) => error);
    expect(ended).toBeInstanceOf(WorkflowFailedError);
    expect((ended as WorkflowFailedError).cause).toBeInstanceOf(TerminatedFailure);
    await second.terminate('the end of the test');
  });

  test('the memo of a batch that an operator runs hides no workflow, and its signals reach machines', async () => {
    const vm = await harness.createVm();
    await harness.untilReady(vm);
    const { client } = harness;
    const { namespace } = client.options;
    const query = `WorkflowId = '${(await harness.workflow(vm).describe()).workflowId}'`;
    const jobId = randomUUID();
    await client.workflowService.startBatchOperation({
      namespace,
      jobId,
      visibilityQuery: query,
      reason: 'look at it',
      signalOperation: { signal: signals.wake, identity: 'an operator' },
    });
    const wakes = async () =>
      (await harness.workflow(vm).fetchHistory()).events!.filter(
        ({ workflowExecutionSignaledEventAttributes: signaled }) => signaled?.signalName === signals.wake,
      ).length;
    await waitFor('the signal of the batch', async () => (await wakes()) > 1);
    const listed: string[] = [];
    for await (const workflow of listWorkflows(
      client,
      `TaskQueue = '${controlPlaneQueue}' OR WorkflowId = '${jobId}'`,
    )) {
      listed.push(workflow.workflowId);
      await readableMemo(client, workflow);
    }
    expect(listed.join()).toContain(vm.uid);
  });
});
