/** What anybody who reaches Temporal can do there: complete runs, send heartbeats, and choose memos. */
import { randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import { defaultPayloadConverter, type Payload } from '@temporalio/common';
import proto from '@temporalio/proto';

const { CommandType } = proto.temporal.api.enums.v1;

/** A payload that no process can read. */
export const garbage: Payload = { metadata: { encoding: Buffer.from('binary/encrypted') }, data: Buffer.from('x') };
export const payloadOf = (value: unknown): Payload => defaultPayloadConverter.toPayload(value)!;

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
    ...{ namespace, workflowId, requestId: randomUUID(), identity: 'attacker' },
    ...{ workflowType: { name: type }, taskQueue: queue, memo: memo ? { fields: memo } : null },
  });
  const poll = () => client.workflowService.pollWorkflowTaskQueue({ namespace, taskQueue: queue });
  const { taskToken } = await client.withDeadline(Date.now() + pollMs, poll);
  return { namespace, queue, taskToken };
}

/** Completes a workflow of this type with this result, once what is to happen `before` has happened. */
export async function forgeRun(
  client: Client,
  { result, before, ...forged }: Forged & { result: Payload; before?: () => Promise<void> },
): Promise<void> {
  const { namespace, taskToken } = await begin(client, forged);
  await before?.();
  await client.workflowService.respondWorkflowTaskCompleted({
    ...{ namespace, taskToken },
    commands: [
      {
        commandType: CommandType.COMMAND_TYPE_COMPLETE_WORKFLOW_EXECUTION,
        completeWorkflowExecutionCommandAttributes: { result: { payloads: [result] } },
      },
    ],
  });
}

/** Holds the lease of a host that may not exist, with this as its last heartbeat. */
export async function forgeLease(client: Client, { said, ...forged }: Forged & { said: Payload }): Promise<void> {
  const { namespace, queue, taskToken } = await begin(client, forged);
  const seconds = (count: number) => ({ seconds: count as unknown as Long });
  await client.workflowService.respondWorkflowTaskCompleted({
    ...{ namespace, taskToken },
    commands: [
      {
        commandType: CommandType.COMMAND_TYPE_SCHEDULE_ACTIVITY_TASK,
        scheduleActivityTaskCommandAttributes: {
          ...{ activityId: '1', activityType: { name: 'attendHost' }, taskQueue: queue },
          ...{ scheduleToCloseTimeout: seconds(3_600), heartbeatTimeout: seconds(3_600) },
        },
      },
    ],
  });
  const poll = () => client.workflowService.pollActivityTaskQueue({ namespace, taskQueue: queue });
  const activity = await client.withDeadline(Date.now() + pollMs, poll);
  await client.workflowService.recordActivityTaskHeartbeat({
    ...{ namespace, taskToken: activity.taskToken },
    details: { payloads: [said] },
  });
}

type Long = import('long').default;
