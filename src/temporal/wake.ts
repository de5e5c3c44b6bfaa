import type { Client } from '@temporalio/client';
import { TypedSearchAttributes, WorkflowIdReusePolicy } from '@temporalio/common';
import type { MachineKind } from '../domain/machine.ts';
import { controlPlaneQueue, signals, workflowTypes } from '../domain/names.ts';
import { machineSearchAttributes } from './search-attributes.ts';

interface WakeTarget {
  machineUid: string;
  workflowId: string;
}

/**
 * Wakes a machine's workflow, starting it when it never ran. A workflow that already ended is not started again (only
 * adoption does that): the call then throws WorkflowExecutionAlreadyStartedError, which for a wake is success.
 */
export async function wakeWorkflow(
  client: Client,
  { machineUid, workflowId }: WakeTarget,
  options: { adopt?: boolean } = {},
): Promise<void> {
  const [kindInId = '', namespace = '', name = ''] = workflowId.split('/');
  const kind = (Object.keys(workflowTypes) as MachineKind[]).find((k) => k.toLowerCase() === kindInId) ?? 'VirtualMachine';
  await client.workflow.signalWithStart(workflowTypes[kind], {
    workflowId,
    taskQueue: controlPlaneQueue,
    args: [{ uid: machineUid }],
    signal: signals.wake,
    signalArgs: [],
    workflowIdReusePolicy: options.adopt ? WorkflowIdReusePolicy.ALLOW_DUPLICATE : WorkflowIdReusePolicy.REJECT_DUPLICATE,
    // Kept for thirty days after its end by the Temporal namespace's retention.
    typedSearchAttributes: new TypedSearchAttributes([
      { key: machineSearchAttributes.Tenant, value: namespace },
      { key: machineSearchAttributes.Kind, value: kind },
      { key: machineSearchAttributes.Phase, value: 'Pending' },
    ]),
    staticSummary: `${kind} ${name}`.slice(0, 190),
    staticDetails: `The life of **${name}** in namespace \`${namespace}\`, from its create to its closed bill.\n\nuid \`${machineUid}\``,
  });
}
