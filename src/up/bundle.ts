import path from 'node:path';
import { bundleWorkflowCode, type Logger } from '@temporalio/worker';
import { writeDurably } from '../lib/files.ts';

/**
 * Bundles the workflows of `index.ts` (or `.js`) in a folder, with the interceptors, the converter, and what is preloaded
 * beside it.
 */
export async function bundleWorkflows(workflowsPath: string, logger: Logger): Promise<{ code: string }> {
  const beside = (name: string) => path.join(path.dirname(workflowsPath), `${name}${path.extname(workflowsPath)}`);
  const { code } = await bundleWorkflowCode({
    workflowsPath,
    workflowInterceptorModules: [beside('interceptors')],
    failureConverterPath: beside('failureConverter'),
    preloadModules: [beside('preloaded')],
    logger,
    // Stack traces name lines. A map of each word, with the sources in it, takes a worker 8 MB more.
    webpackConfigHook: (config) => ({ ...config, devtool: 'inline-nosources-cheap-module-source-map' }),
  });
  return { code };
}

/** Bundles the workflows once, so that workers need not do it at every start. Throws what the bundler reports. */
export async function writeWorkflowBundle({
  workflowsPath,
  target,
}: {
  workflowsPath: string;
  target: string;
}): Promise<void> {
  const problems: string[] = [];
  const note = (_message: string): void => {};
  const problem = (message: string): void => {
    problems.push(message);
  };
  const logger = { log: note, trace: note, debug: note, info: note, warn: problem, error: problem };
  try {
    const { code } = await bundleWorkflows(workflowsPath, logger);
    await writeDurably(target, code);
  } catch (error) {
    throw new Error(`the workflows do not bundle: ${problems.join('\n') || (error as Error).message}`, {
      cause: error,
    });
  }
}
