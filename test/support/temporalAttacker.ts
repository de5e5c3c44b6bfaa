/**
 * What anybody who reaches Temporal can do there: complete runs, send heartbeats, and choose memos. This attacker has
 * stolen the client's keys of payloads, too; without them, all that it sends is refused unread.
 */
import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { defaultPayloadConverter, type Payload, type SerializationContext } from '@temporalio/common';
import proto from '@temporalio/proto';
import { payloadValue } from '../../src/temporal/payloadCodec.ts';

const { CommandType } = proto.temporal.api.enums.v1;

/** A payload that no process can read. */
export const garbage: Payload = { metadata: { encoding: Buffer.from('binary/encrypted') }, data: Buffer.from('x') };
export const payloadOf = (value: unknown): Payload => defaultPayloadConverter.toPayload(value)!;

/** As the client's own processes write it at this place. */
async function sealed(client: Client, payload: Payload, context: SerializationContext): Promise<Payload> {
  if (payload === garbage) return payload;
  let payloads = [payload];
  for (const codec of client.options.loadedDataConverter.payloadCodecs)
    payloads = await codec.encode(payloads, context);
  return payloads[0]!;
}

const placeOf = ({ options: { namespace } }: Client, workflowId: string) =>
  ({ type: 'workflow', namespace, workflowId }) as const;
/** Of the only activity that a forged run calls. */
const callOf = (client: Client, workflowId: string) =>
  ({ ...placeOf(client, workflowId), type: 'activity', activityId: '1', isLocal: false }) as const;

const seconds = (count: number) => ({ seconds: count as unknown as Long });

/** Temporal refuses polls without a deadline. */
const pollMs = 30_000;

interface Forged {
  type: string;
  workflowId?: string;
  memo?: Record<string, Payload>;
}

/** Starts a workflow on a queue of the attacker's, and takes its first task. */
async function begin(client: Client, { type, workflowId = `${type}-${randomUUID()}`, memo }: Forged) {
  const { namespace } = client.options;
  const queue = { name: `attacker-${randomUUID()}` };
  await client.workflowService.startWorkflowExecution({
    namespace,
    workflowId,
    requestId: randomUUID(),
    identity: 'attacker',
    workflowType: { name: type },
    taskQueue: queue,
    memo: memo ? { fields: memo } : null,
  });
  const poll = () => client.workflowService.pollWorkflowTaskQueue({ namespace, taskQueue: queue });
  const { taskToken } = await client.withDeadline(Date.now() + pollMs, poll);
  return { namespace, queue, taskToken, workflowId };
}

/** Starts a workflow that takes an id of the service's and never ends, because no worker serves its queue. */
export async function takeId(client: Client, type: string, workflowId: string): Promise<void> {
  const args = {
    taskQueue: `attacker-${randomUUID()}`,
    workflowId,
    workflowIdConflictPolicy: 'TERMINATE_EXISTING',
  } as const;
  await client.workflow.start(type, args);
}

/** Completes a workflow of this type with this result, once what is to happen `before` has happened. */
export async function forgeRun(
  client: Client,
  { result, before, ...forged }: Forged & { result: Payload; before?: () => Promise<void> },
): Promise<void> {
  const { namespace, taskToken, workflowId } = await begin(client, forged);
  await before?.();
  const payloads = [await sealed(client, result, placeOf(client, workflowId))];
  await client.workflowService.respondWorkflowTaskCompleted({
    namespace,
    taskToken,
    commands: [
      {
        commandType: CommandType.COMMAND_TYPE_COMPLETE_WORKFLOW_EXECUTION,
        completeWorkflowExecutionCommandAttributes: { result: { payloads } },
      },
    ],
  });
}

/**
 * Puts what no workflow of the service does into the history of this one. No worker may take its task meanwhile; what the
 * attacker gets of others, the server gives out again.
 */
export async function spoilHistory(
  client: Client,
  { queue, workflowId }: { queue: string; workflowId: string },
): Promise<void> {
  const { namespace } = client.options;
  const poll = () => client.workflowService.pollWorkflowTaskQueue({ namespace, taskQueue: { name: queue } });
  for (;;) {
    const { taskToken, workflowExecution } = await client.withDeadline(Date.now() + pollMs, poll);
    if (workflowExecution?.workflowId !== workflowId) continue;
    await client.workflowService.respondWorkflowTaskCompleted({
      namespace,
      taskToken,
      commands: [
        {
          commandType: CommandType.COMMAND_TYPE_START_TIMER,
          startTimerCommandAttributes: { timerId: 'spoiled', startToFireTimeout: seconds(3_600) },
        },
      ],
    });
    return;
  }
}

/** Holds the lease of a host that may not exist, with this as its last heartbeat. */
export async function forgeLease(client: Client, { said, ...forged }: Forged & { said: Payload }): Promise<void> {
  const { namespace, queue, taskToken, workflowId } = await begin(client, forged);
  await client.workflowService.respondWorkflowTaskCompleted({
    namespace,
    taskToken,
    commands: [
      {
        commandType: CommandType.COMMAND_TYPE_SCHEDULE_ACTIVITY_TASK,
        scheduleActivityTaskCommandAttributes: {
          activityId: '1',
          activityType: { name: 'holdLease' },
          taskQueue: queue,
          scheduleToCloseTimeout: seconds(3_600),
          heartbeatTimeout: seconds(3_600),
        },
      },
    ],
  });
  const poll = () => client.workflowService.pollActivityTaskQueue({ namespace, taskQueue: queue });
  const activity = await client.withDeadline(Date.now() + pollMs, poll);
  await client.workflowService.recordActivityTaskHeartbeat({
    namespace,
    taskToken: activity.taskToken,
    details: { payloads: [await sealed(client, said, callOf(client, workflowId))] },
  });
}

/**
 * Has a foreign workflow call an activity, as any program with access to Temporal can. Returns what the activity returned,
 * or the type of its failure. `workflowId`: of the foreign workflow, if it takes another one's.
 */
export async function callFromForeign(
  client: Client,
  {
    queue: target,
    activity,
    input,
    workflowId: taken,
  }: { queue: string; activity: string; input: unknown[]; workflowId?: string },
): Promise<{ returned: unknown } | { failed: string }> {
  const begun = await begin(client, { type: 'foreign', ...(taken && { workflowId: taken }) });
  const { namespace, queue, taskToken } = begun;
  const place = callOf(client, begun.workflowId);
  await client.workflowService.respondWorkflowTaskCompleted({
    namespace,
    taskToken,
    commands: [
      {
        commandType: CommandType.COMMAND_TYPE_SCHEDULE_ACTIVITY_TASK,
        scheduleActivityTaskCommandAttributes: {
          activityId: '1',
          activityType: { name: activity },
          taskQueue: { name: target },
          scheduleToCloseTimeout: seconds(20),
          retryPolicy: { maximumAttempts: 1 },
          input: { payloads: await Promise.all(input.map((each) => sealed(client, payloadOf(each), place))) },
        },
      },
    ],
  });
  const poll = () => client.workflowService.pollWorkflowTaskQueue({ namespace, taskQueue: queue });
  const task = await client.withDeadline(Date.now() + pollMs, poll);
  await client.workflowService.respondWorkflowTaskCompleted({
    namespace,
    taskToken: task.taskToken,
    commands: [
      {
        commandType: CommandType.COMMAND_TYPE_COMPLETE_WORKFLOW_EXECUTION,
        completeWorkflowExecutionCommandAttributes: {},
      },
    ],
  });
  for (const event of task.history?.events ?? []) {
    const failure = event.activityTaskFailedEventAttributes?.failure;
    if (failure) return { failed: failure.applicationFailureInfo?.type ?? failure.message ?? 'unknown' };
    if (event.activityTaskTimedOutEventAttributes) return { failed: 'TimedOut' };
    const done = event.activityTaskCompletedEventAttributes;
    const [result] = done?.result?.payloads ?? [];
    if (done)
      return {
        returned: result ? ((await payloadValue(client.options.loadedDataConverter, result, place)) ?? null) : null,
      };
  }
  throw new Error('the activity has not ended');
}

type Long = import('long').default;
