import type { Client } from '@temporalio/client';
import { TypedSearchAttributes, WorkflowIdReusePolicy } from '@temporalio/common';
import { defaultKind, kinds } from '../domain/kinds.ts';
import { machineKinds } from '../domain/machine.ts';
import { controlPlaneQueue, memoKeys, signals } from '../domain/names.ts';
import { listWorkflows, ownWorkflows } from './listing.ts';
import { machineSearchAttributes } from './searchAttributes.ts';

export const machineTypes = Object.values(kinds).map(({ workflow }) => workflow);

/** Ids of machine workflows with an open run, as far as Temporal's visibility is up to date. */
export async function* openMachineWorkflows(client: Client): AsyncGenerator<string> {
  const open = listWorkflows(client, `ExecutionStatus='Running' AND ${ownWorkflows(machineTypes)}`);
  for await (const { workflowId } of open) yield workflowId;
}

/** Those of a few machines' workflows that have an open run, as far as Temporal's visibility is up to date. */
export async function openAmong(client: Client, workflowIds: readonly string[]): Promise<Set<string>> {
  const ids = workflowIds.map((id) => `'${id.replaceAll("'", "''")}'`).join(',');
  const open = new Set<string>();
  const query = `ExecutionStatus='Running' AND ${ownWorkflows(machineTypes)} AND WorkflowId IN (${ids})`;
  for await (const { workflowId } of listWorkflows(client, query)) open.add(workflowId);
  return open;
}

/** Ids of machine workflows of which a run closed since then and was not continued as new. RFC 3339, Temporal's clock. */
export async function* closedMachineWorkflows(client: Client, since: string): AsyncGenerator<string> {
  const ended = ['Completed', 'Failed', 'Canceled', 'Terminated', 'TimedOut'].map((status) => `'${status}'`).join(',');
  const query = `ExecutionStatus IN (${ended}) AND ${ownWorkflows(machineTypes)} AND CloseTime > '${since}'`;
  for await (const { workflowId } of listWorkflows(client, query)) yield workflowId;
}

interface WakeTarget {
  machineUid: string;
  workflowId: string;
  /** The request that created the machine; null if it was not stored. */
  requestId: string | null;
}

/**
 * Wakes a machine's workflow, and starts it if it never ran. A workflow that already ended is not started again (only
 * adoption does that): the call then throws WorkflowExecutionAlreadyStartedError, which for a wake is success.
 */
export async function wakeWorkflow(
  client: Client,
  { machineUid, workflowId, requestId }: WakeTarget,
  options: { adopt?: boolean } = {},
): Promise<void> {
  const [kindInId = '', namespace = '', name = ''] = workflowId.split('/');
  const kind = machineKinds.find((each) => each.toLowerCase() === kindInId) ?? defaultKind;
  await client.workflow.signalWithStart(kinds[kind].workflow, {
    workflowId,
    taskQueue: controlPlaneQueue,
    args: [{ uid: machineUid }],
    signal: signals.wake,
    signalArgs: [],
    workflowIdReusePolicy: options.adopt
      ? WorkflowIdReusePolicy.ALLOW_DUPLICATE
      : WorkflowIdReusePolicy.REJECT_DUPLICATE,
    // The Temporal namespace's retention keeps them for thirty days after the workflow ends.
    typedSearchAttributes: new TypedSearchAttributes([
      { key: machineSearchAttributes.Tenant, value: namespace },
      { key: machineSearchAttributes.Kind, value: kind },
      { key: machineSearchAttributes.Phase, value: 'Pending' },
    ]),
    ...(requestId && { memo: { [memoKeys.requestId]: requestId } }),
    staticSummary: `${kind} ${name}`.slice(0, 190),
    staticDetails:
      `The life of **${name}** in namespace \`${namespace}\`, from its create to its closed bill.\n\nuid ` +
      `\`${machineUid}\`${requestId ? `, created by request \`${requestId}\`` : ''}`,
  });
}
