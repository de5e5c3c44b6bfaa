import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { WorkflowBundleOption } from '@temporalio/worker';
import { pino } from 'pino';
import type { Activities } from '../../activities/index.ts';
import { type RunningWorker, runWorker } from '../../src/roles/workerRole.ts';
import { type Deployment, readDeployment } from '../../src/temporal/deployment.ts';
import { sdkLogger } from '../../src/temporal/temporalRuntime.ts';
import { bundleWorkflows } from '../../src/up/bundle.ts';
import type { TestHarness } from './testHarness.ts';
import { waitFor } from './wait.ts';
import { workflowBundle } from './workflowBundle.ts';

export const deploymentName = 'compute-service';

/** The settings of a release's workers and of its operators' commands. */
export function settingsOf(harness: TestHarness, buildId: string) {
  return { ...harness.config, TEMPORAL_DEPLOYMENT_NAME: deploymentName, buildId };
}

/** Starts a worker of a release and waits until Temporal knows it. */
export async function startRelease(
  harness: TestHarness,
  buildId: string,
  {
    bundle = workflowBundle,
    wrap,
  }: { bundle?: () => Promise<WorkflowBundleOption>; wrap?: (activities: Activities) => Activities } = {},
): Promise<RunningWorker> {
  const worker = await runWorker(settingsOf(harness, buildId), wrap, bundle);
  await untilDeployment(harness, `workers of ${buildId}`, ({ versions }) =>
    versions.some((version) => version.buildId === buildId && version.workers > 0),
  );
  return worker;
}

export function untilDeployment(
  { client }: Pick<TestHarness, 'client'>,
  what: string,
  holds: (deployment: Deployment) => boolean,
): Promise<Deployment> {
  return waitFor(
    what,
    async () => {
      const deployment = await readDeployment(client, deploymentName);
      return deployment && holds(deployment) ? deployment : null;
    },
    120_000,
  );
}

/** The release that a workflow's latest step ran on; null: a worker without a version. */
export async function releaseOf({ client }: Pick<TestHarness, 'client'>, workflowId: string): Promise<string | null> {
  const { raw } = await client.workflow.getHandle(workflowId).describe();
  return raw.workflowExecutionInfo?.versioningInfo?.deploymentVersion?.buildId ?? null;
}

const root = path.join(import.meta.dirname, '..', '..');

/** What another release changes in a file of workflows/: each text, and what takes its place. */
export interface Change {
  file: string;
  pieces: readonly (readonly [from: string, to: string])[];
}

/** The changed text. Throws where a piece is not there. */
export async function changedText({ file, pieces }: Change): Promise<string> {
  let text = await readFile(path.join(root, 'workflows', file), 'utf8');
  for (const [from, to] of pieces) {
    if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
    text = text.replace(from, to);
  }
  return text;
}

/** Bundles the workflows as a release would that made this change. */
export async function bundleOfNextRelease(change: Change): Promise<WorkflowBundleOption> {
  await mkdir(path.join(root, 'dist'), { recursive: true });
  // Within the checkout, so that imports find its packages.
  const copy = await mkdtemp(path.join(root, 'dist', 'next-release-'));
  try {
    for (const folder of ['workflows', 'activities', 'src'])
      await cp(path.join(root, folder), path.join(copy, folder), { recursive: true });
    await writeFile(path.join(copy, 'workflows', change.file), await changedText(change));
    return await bundleWorkflows(
      path.join(copy, 'workflows', 'index.ts'),
      sdkLogger('ERROR', pino({ level: 'silent' })),
    );
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
