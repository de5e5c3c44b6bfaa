import type { WorkflowDefinitionOptions } from '@temporalio/common';
import { setWorkflowOptions, workflowInfo } from '@temporalio/workflow';
import { housekeeping } from './housekeeping.ts';
import { openConsole } from './openConsole.ts';
import { destroyOrphan } from './orphan.ts';
import { ownership } from './ownership.ts';
import { pullImage } from './pullImage.ts';
import { reaper } from './reaper.ts';
import { usageReconciliation } from './usageReconciliation.ts';

export { admission } from './admission.ts';
export { delivery } from './delivery.ts';
export { host } from './host.ts';
export { bareMetalMachine, virtualMachine } from './machine.ts';
export { recovery } from './recovery.ts';
export { reencryption } from './reencryption.ts';
export { destroyOrphan, housekeeping, openConsole, ownership, pullImage, reaper, usageReconciliation };

// Where releases run side by side, these end on the one that began them. Each has a time limit at the server, so none
// waits for long for a release that is gone. Everything else goes on by the current release with its next step.
for (const short of [destroyOrphan, housekeeping, openConsole, ownership, reaper, usageReconciliation])
  setWorkflowOptions(pinnedIfVersioned, short as (...args: unknown[]) => Promise<unknown>);

/** Temporal refuses every step of a run that says it, if its worker has no version. */
function pinnedIfVersioned(): WorkflowDefinitionOptions {
  return workflowInfo().currentDeploymentVersion?.deploymentName ? { versioningBehavior: 'PINNED' } : {};
}
