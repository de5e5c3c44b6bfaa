import path from 'node:path';
import { writeWorkflowBundle } from '../../src/up/bundle.ts';
import { oncePerRun } from './run/shared.ts';

/** The workflows as they are in the sources, bundled once for all suites of a run. */
export async function workflowBundle(): Promise<{ codePath: string }> {
  const codePath = await oncePerRun('workflow-bundle', async ({ folder }) => {
    const target = path.join(folder, 'workflow-bundle.js');
    await writeWorkflowBundle({
      workflowsPath: path.join(import.meta.dirname, '..', '..', 'workflows', 'index.ts'),
      target,
    });
    return target;
  });
  return { codePath };
}
