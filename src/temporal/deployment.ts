/**
 * The workers' releases side by side: the Worker Deployment that they are versions of, and which of them gets the work.
 * Agents of hosts are no part of it: what they are asked is understood by every release beside (decision 72).
 */
import { status } from '@grpc/grpc-js';
import { type Client, isGrpcServiceError } from '@temporalio/client';
import type { WorkerOptions } from '@temporalio/worker';
import type { Logger } from 'pino';
import { controlPlaneQueue, deliveriesQueue } from '../domain/names.ts';
import type { Config } from '../settings/config.ts';
import { until } from './until.ts';

/** What a worker polls as; no version where releases do not run side by side. A workflow may say PINNED of itself. */
export function deploymentOptions({
  TEMPORAL_DEPLOYMENT_NAME: deploymentName,
  buildId,
}: Config): Pick<WorkerOptions, 'workerDeploymentOptions' | 'buildId'> {
  if (deploymentName === '') return { buildId };
  return {
    workerDeploymentOptions: {
      version: { deploymentName, buildId },
      useWorkerVersioning: true,
      defaultVersioningBehavior: 'AUTO_UPGRADE',
    },
  };
}

/** Versions as Temporal has them; null stands for workers without a version. */
type BuildId = string | null;

export interface DeployedVersion {
  buildId: string;
  state: 'current' | 'ramping' | 'draining' | 'drained' | 'inactive';
  /** Workers that lately asked for work of every kind that this service has. */
  workers: number;
  /** Open runs that end on this version. */
  pinnedRuns: number;
  /** Other open runs whose latest step was on it; each goes on by the current version with its next step. */
  lastRuns: number;
}

export interface Deployment {
  name: string;
  current: BuildId;
  /** When somebody last chose the current version; null if that never happened. */
  chosenAt: Date | null;
  ramping: { buildId: BuildId; percent: number } | null;
  versions: DeployedVersion[];
  /** Workers without a version. */
  unversionedWorkers: number;
  /** For a change: it is refused when another one came first. */
  token: Uint8Array;
}

/** Temporal's TaskQueueType. */
const taskTypes = { workflow: 1, activity: 2 } as const;
const queues = [
  { name: controlPlaneQueue, type: taskTypes.workflow },
  { name: controlPlaneQueue, type: taskTypes.activity },
  { name: deliveriesQueue, type: taskTypes.activity },
] as const;
/** A worker's request for work waits at the server for up to a minute. */
const workerSilentMs = 120_000;
/** Temporal's VersionDrainageStatus. */
const drainage: Readonly<Record<number, DeployedVersion['state']>> = { 1: 'draining', 2: 'drained' };

/** Returns null as long as no worker of the deployment has asked for work. */
export async function readDeployment(client: Client, name: string): Promise<Deployment | null> {
  const described = await describe(client, name);
  if (described === null) return null;
  const { workerDeploymentInfo: info, conflictToken } = described;
  const routing = info?.routingConfig;
  const current = routing?.currentDeploymentVersion?.buildId ?? null;
  const percent = routing?.rampingVersionPercentage ?? 0;
  const ramping = percent > 0 ? { buildId: routing?.rampingDeploymentVersion?.buildId ?? null, percent } : null;
  const workers = await readWorkerCounts(client);
  const versions = await Promise.all(
    (info?.versionSummaries ?? []).map(async ({ deploymentVersion, drainageStatus, drainageInfo }) => {
      const buildId = deploymentVersion?.buildId ?? '';
      return {
        buildId,
        state:
          buildId === current
            ? ('current' as const)
            : buildId === ramping?.buildId
              ? ('ramping' as const)
              : (drainage[drainageStatus ?? drainageInfo?.status ?? 0] ?? 'inactive'),
        workers: workers.get(versionKey({ deploymentName: name, buildId })) ?? 0,
        pinnedRuns: await countOpen(client, { name, buildId }, `TemporalWorkflowVersioningBehavior='Pinned'`),
        lastRuns: await countOpen(client, { name, buildId }, `TemporalWorkflowVersioningBehavior!='Pinned'`),
      };
    }),
  );
  return {
    name,
    current,
    chosenAt: routing?.currentVersionChangedTime
      ? new Date(Number(routing.currentVersionChangedTime.seconds) * 1_000)
      : null,
    ramping,
    versions: versions.sort((a, b) => a.buildId.localeCompare(b.buildId, 'en', { numeric: true })),
    unversionedWorkers: workers.get(versionKey(null)) ?? 0,
    token: conflictToken ?? new Uint8Array(),
  };
}

/** From now on every run goes on by this version with its next step; null: by workers without a version. */
export async function setCurrentVersion(client: Client, { name, token }: Deployment, buildId: BuildId): Promise<void> {
  await client.workflowService.setWorkerDeploymentCurrentVersion({
    namespace: client.options.namespace,
    deploymentName: name,
    buildId: buildId ?? '',
    conflictToken: token,
    identity: client.options.identity,
    // Who calls this has looked for workers itself: of a version that ended, Temporal remembers its queues.
    ignoreMissingTaskQueues: true,
  });
}

/** This share of the runs goes on by this version; with 0 % none does, and the others are not asked again. */
export async function setRampingVersion(
  client: Client,
  { name, token }: Deployment,
  { buildId, percent }: { buildId: string; percent: number },
): Promise<void> {
  await client.workflowService.setWorkerDeploymentRampingVersion({
    namespace: client.options.namespace,
    deploymentName: name,
    buildId: percent > 0 ? buildId : '',
    percentage: percent,
    conflictToken: token,
    identity: client.options.identity,
    ignoreMissingTaskQueues: true,
  });
}

/**
 * Makes a worker's version the current one if no version ever was: a new service works at once, and one that begins to
 * run releases side by side goes on by its first worker with a version. Later only an operator chooses.
 */
export async function becomeFirst(
  client: Client,
  config: Config,
  { log, signal }: { log: Logger; signal: AbortSignal },
): Promise<void> {
  const { TEMPORAL_DEPLOYMENT_NAME: name, buildId } = config;
  if (name === '') return;
  const attempt = async () => {
    const deployment = await readDeployment(client, name);
    if (!deployment?.versions.some((version) => version.buildId === buildId))
      throw new Error(`Temporal does not know the version ${buildId} of ${name} yet`);
    if (deployment.chosenAt === null) {
      await setCurrentVersion(client, deployment, buildId);
      log.info({ deployment: name, buildId }, 'the first version of the deployment is its current one');
      return;
    }
    if (deployment.current !== buildId)
      log.info(
        { deployment: name, buildId, current: deployment.current },
        'another version is current: this one gets no work until "deployment ramp" or "deployment current"',
      );
  };
  try {
    await until(attempt, { what: "the workers' deployment", log, signal });
  } catch (error) {
    if (!signal.aborted) log.error({ err: error }, 'the current version could not be chosen');
  }
}

/** Of the control plane: the version that gets the work, and versions whose workers ask for it. Null: no version. */
export interface Routing {
  current: BuildId;
  asking: BuildId[];
}

export async function readRouting(
  client: Client,
): Promise<Routing & { workers: { identity: string; lastSeenAt: Date }[] }> {
  const { pollers, versioningInfo } = await describeQueue(client, queues[0]);
  const lately = pollers.filter(({ lastSeenAt }) => Date.now() - lastSeenAt.getTime() < workerSilentMs);
  return {
    current: versioningInfo?.currentDeploymentVersion?.buildId || null,
    asking: [...new Set(lately.map(({ version }) => version?.buildId ?? null))],
    workers: lately.map(({ identity, lastSeenAt }) => ({ identity, lastSeenAt })),
  };
}

interface Version {
  deploymentName: string;
  buildId: string;
}

function versionKey(version: Version | null): string {
  return version ? `${version.deploymentName}:${version.buildId}` : '';
}

/** Workers by version, for each the fewest that any queue has: one that lacks a queue is not whole. */
async function readWorkerCounts(client: Client): Promise<Map<string, number>> {
  const ofQueues = await Promise.all(
    queues.map(async (queue) => {
      const counts = new Map<string, number>();
      for (const { version, lastSeenAt } of (await describeQueue(client, queue)).pollers)
        if (Date.now() - lastSeenAt.getTime() < workerSilentMs)
          counts.set(versionKey(version), (counts.get(versionKey(version)) ?? 0) + 1);
      return counts;
    }),
  );
  const keys = new Set(ofQueues.flatMap((counts) => [...counts.keys()]));
  return new Map([...keys].map((key) => [key, Math.min(...ofQueues.map((counts) => counts.get(key) ?? 0))]));
}

async function describeQueue(client: Client, { name, type }: (typeof queues)[number]) {
  const { pollers, versioningInfo } = await client.workflowService.describeTaskQueue({
    namespace: client.options.namespace,
    taskQueue: { name },
    taskQueueType: type,
  });
  return {
    versioningInfo,
    pollers: (pollers ?? []).map(({ identity, lastAccessTime, deploymentOptions: options }) => ({
      identity: identity ?? '',
      lastSeenAt: new Date(Number(lastAccessTime?.seconds ?? 0) * 1_000),
      version:
        options?.workerVersioningMode === versioned
          ? { deploymentName: options.deploymentName ?? '', buildId: options.buildId ?? '' }
          : null,
    })),
  };
}

/** Temporal's WorkerVersioningMode of workers that are versions. */
const versioned = 2;

async function describe(client: Client, deploymentName: string) {
  try {
    return await client.workflowService.describeWorkerDeployment({
      namespace: client.options.namespace,
      deploymentName,
    });
  } catch (error) {
    if (isGrpcServiceError(error) && error.code === status.NOT_FOUND) return null;
    throw error;
  }
}

async function countOpen(client: Client, { name, buildId }: { name: string; buildId: string }, and: string) {
  const { count } = await client.workflow.count(
    `ExecutionStatus='Running' AND TemporalWorkerDeploymentVersion='${name}:${buildId}' AND ${and}`,
  );
  return count;
}
