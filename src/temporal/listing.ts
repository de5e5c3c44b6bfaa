/** Temporal's listing of workflows, in which anybody who reaches Temporal may put entries. */
import { status } from '@grpc/grpc-js';
import { type Client, isGrpcServiceError, ServiceError } from '@temporalio/client';
import type { Payload } from '@temporalio/common';
import type { temporal } from '@temporalio/proto';
import type { Logger } from 'pino';
import { controlPlaneQueue } from '../domain/names.ts';
import { payloadValue } from './payloadCodec.ts';

type ListPage = temporal.api.workflowservice.v1.IListWorkflowExecutionsResponse;

export interface ListedWorkflow {
  workflowId: string;
  runId: string;
  memo: Readonly<Record<string, Payload>>;
}

/**
 * Workflows of a query, page by page. The SDK's own listing decodes each entry's memo and ends at the first that it
 * cannot read: one unreadable memo would hide all other workflows.
 */
export async function* listWorkflows(client: Client, query: string, pageSize = 1_000): AsyncGenerator<ListedWorkflow> {
  const { namespace } = client.options;
  let nextPageToken: Uint8Array | null = null;
  do {
    const asked = { namespace, query, pageSize, nextPageToken };
    const page: ListPage = await client.workflowService.listWorkflowExecutions(asked);
    for (const { execution, memo } of page.executions ?? [])
      yield { workflowId: execution?.workflowId ?? '', runId: execution?.runId ?? '', memo: memo?.fields ?? {} };
    nextPageToken = page.nextPageToken ?? null;
  } while (nextPageToken?.length);
}

/** The values of a memo that can be read. */
export async function readableMemo(
  { options }: Client,
  { workflowId, memo }: Pick<ListedWorkflow, 'workflowId' | 'memo'>,
): Promise<Readonly<Record<string, unknown>>> {
  const context = { type: 'workflow', namespace: options.namespace, workflowId } as const;
  const entries = Object.entries(memo).map(async ([name, payload]) => [
    name,
    await payloadValue<unknown>(options.loadedDataConverter, payload, context).catch(() => undefined),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** A workflow's newest run as Temporal has it, with nothing of it decoded; null if there is none. */
export async function describeWorkflow(client: Client, workflowId: string) {
  const { namespace } = client.options;
  try {
    return await client.workflowService.describeWorkflowExecution({ namespace, execution: { workflowId } });
  } catch (error) {
    if (isGrpcServiceError(error) && error.code === status.NOT_FOUND) return null;
    throw error;
  }
}

export async function openRunOf(client: Client, workflowId: string): Promise<string | null> {
  return (await openRun(client, workflowId))?.execution?.runId ?? null;
}

async function openRun(client: Client, workflowId: string) {
  const info = (await describeWorkflow(client, workflowId))?.workflowExecutionInfo;
  return info?.status === running ? info : null;
}

/** The event with which the first task of a run ended, at which it may be reset; null: none has ended. */
export async function firstTaskOf(
  { workflowService, options: { namespace } }: Client,
  run: { workflowId: string; runId: string },
) {
  const asked = { namespace, execution: run, maximumPageSize: 100 };
  const { history } = await workflowService.getWorkflowExecutionHistory(asked);
  const ended = history?.events?.find(
    ({ workflowTaskCompletedEventAttributes: done, workflowTaskFailedEventAttributes: failed }) => done ?? failed,
  );
  return ended?.eventId ?? null;
}

/** How often the task of a workflow has failed by now that no worker can go on with. */
const failsOften = 4;

/** Those of the workflows that no worker can go on with, with the attempts at their task. */
export async function stuckAmong(
  client: Client,
  workflowIds: readonly string[],
): Promise<{ workflowId: string; attempts: number }[]> {
  const looks = workflowIds.map(async (workflowId) => {
    const attempts = (await describeWorkflow(client, workflowId))?.pendingWorkflowTask?.attempt ?? 0;
    return attempts >= failsOften ? [{ workflowId, attempts }] : [];
  });
  return (await Promise.all(looks)).flat();
}

/** A condition of a query: of these types, for the service's own workers. Anyone who reaches Temporal may start others. */
export function ownWorkflows(types: readonly string[]): string {
  return `WorkflowType IN (${types.map((type) => `'${type}'`).join(',')}) AND TaskQueue='${controlPlaneQueue}'`;
}

/**
 * Returns whether the service has an open workflow of this id and one of these types. Ends one that took the id and is for
 * no worker of the service: it would keep the service's own out for good.
 */
export async function reclaimId(
  client: Client,
  workflowId: string,
  { types, log }: { types: readonly string[]; log: Logger },
): Promise<boolean> {
  const run = await openRun(client, workflowId);
  if (!run) return false;
  const { type, taskQueue, execution } = run;
  if (types.includes(type?.name ?? '') && taskQueue === controlPlaneQueue) return true;
  log.error({ workflowId, type: type?.name, taskQueue }, 'a workflow that the service did not start had its id');
  const handle = client.workflow.getHandle(workflowId, execution?.runId ?? undefined);
  await handle.terminate('its id is of a workflow of the service, whose workers do not serve it');
  return false;
}
const running = 1;

/** Whether a call did not reach Temporal or was refused there. Other errors of the SDK are of what it could not read. */
export function isOutage(error: unknown): boolean {
  return error instanceof ServiceError || isGrpcServiceError(error);
}
