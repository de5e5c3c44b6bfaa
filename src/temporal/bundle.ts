import path from 'node:path';
import { bundleWorkflowCode, type Logger } from '@temporalio/worker';

/** Bundles the workflows of `index.ts` (or `.js`) in a folder, with the interceptors beside it. */
export function bundleWorkflows(workflowsPath: string, logger: Logger) {
  return bundleWorkflowCode({
    workflowsPath,
    workflowInterceptorModules: [path.join(path.dirname(workflowsPath), `interceptors${path.extname(workflowsPath)}`)],
    logger,
  });
}
