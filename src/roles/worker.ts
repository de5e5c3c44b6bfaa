import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { hostname } from 'node:os';
import { bundleWorkflowCode, NativeConnection, Worker } from '@temporalio/worker';
import pino from 'pino';
import { Gauge, Registry } from 'prom-client';
import { createControlPlaneActivities } from '../../activities/controlPlane.ts';
import { createFleetActivities } from '../../activities/fleet.ts';
import type { Config } from '../config.ts';
import { controlPlaneQueue } from '../domain/names.ts';
import type { Deadlines, Phase } from '../domain/phases.ts';
import { type Database, openDatabase } from '../store/db.ts';
import { countOverdue } from '../store/machines.ts';
import { outboxBacklog } from '../store/outbox.ts';
import { lazyClient, temporalAddress } from '../temporal/connection.ts';
import { openDispatcher } from '../temporal/dispatcher.ts';
import { ensureSchedules } from '../temporal/schedules.ts';
import { installTemporalRuntime, sdkLogger } from '../temporal/runtime.ts';
import { until } from '../temporal/until.ts';

/** The sweep of the outbox is the second way of a wake; the process that wrote it is the first. */
const sweepEveryMs = 1_000;

type Activities = ReturnType<typeof createControlPlaneActivities> & ReturnType<typeof createFleetActivities>;

/**
 * Runs workflows and the control plane's activities until closed. Waits for Temporal as long as it is away.
 * `wrap` lets tests stand between a workflow and its activities.
 */
export async function runWorker(config: Config, wrap: (activities: Activities) => Activities = (same) => same): Promise<{ close(): Promise<void> }> {
  const log = pino({ level: config.LOG_LEVEL, name: 'worker' });
  installTemporalRuntime({ silent: config.LOG_LEVEL === 'silent' });
  const db = openDatabase(config.DATABASE_URL, { poolSize: config.DATABASE_POOL_SIZE });
  const client = lazyClient(config);
  const closing = new AbortController();
  const connection = await until(() => NativeConnection.connect({ address: temporalAddress(config) }), { what: 'Temporal', log, signal: closing.signal });
  const dependencies = { db, client, deadlines: config.deadlines, log };
  const worker = await Worker.create({
    connection,
    namespace: config.TEMPORAL_NAMESPACE,
    taskQueue: controlPlaneQueue,
    identity: `worker/${hostname()}/${process.pid}`,
    activities: wrap({ ...createControlPlaneActivities(dependencies), ...createFleetActivities(dependencies) }),
    workflowBundle: await workflowBundle(),
    maxConcurrentWorkflowTaskExecutions: 100,
    maxConcurrentWorkflowTaskPolls: 40,
    maxConcurrentActivityTaskExecutions: 200,
    maxConcurrentActivityTaskPolls: 40,
    maxCachedWorkflows: 2_000,
    shutdownGraceTime: '10s',
    shutdownForceTime: '30s',
  });
  const running = worker.run();
  const dispatcher = openDispatcher({ client, db, log, sweepEveryMs });
  const scheduling = until(() => ensureSchedules(client, { ownershipIntervalSeconds: config.OWNERSHIP_INTERVAL_SECONDS }), {
    what: 'the schedules',
    log,
    signal: closing.signal,
  }).catch((error: unknown) => {
    if (!closing.signal.aborted) log.error({ err: error }, 'the schedules could not be made');
  });
  const metrics = await serveMetrics(config, db);
  log.info({ metrics: metrics.url }, 'worker ready');
  return {
    async close() {
      closing.abort();
      await scheduling;
      await dispatcher.close();
      worker.shutdown();
      await running;
      await metrics.close();
      await connection.close();
      await client.connection.close();
      await db.$disconnect();
    },
  };
}

/** The bundle that the build made, or, run from sources (tests), one made now. */
async function workflowBundle(): Promise<{ codePath: string } | { code: string }> {
  const codePath = new URL('../../workflow-bundle.js', import.meta.url).pathname;
  try {
    await readFile(codePath);
    return { codePath };
  } catch {
    const workflowsPath = new URL('../../workflows/index.ts', import.meta.url).pathname;
    return bundleWorkflowCode({ workflowsPath, logger: sdkLogger('WARN') });
  }
}

/** Deadlines by the phase in which a machine waits, for the count of overdue machines. */
export function phaseDeadlines(deadlines: Deadlines): Partial<Record<Phase, number>> {
  return {
    Pending: deadlines.placementMs,
    Creating: deadlines.creatingMs,
    Starting: deadlines.startingMs,
    Running: deadlines.accessMs,
    Stopping: deadlines.stoppingMs,
    Deleting: deadlines.cleanupBlockedAfterMs,
  };
}

/** Gauges of what waits, read from Postgres alone at each scrape, on a loopback listener. */
async function serveMetrics(config: Config, db: Database): Promise<{ url: string; close(): Promise<void> }> {
  const registry = new Registry();
  const overdue = new Gauge({ name: 'compute_machines_overdue', help: 'Machines past the deadline of their phase', labelNames: ['phase'], registers: [registry] });
  const depth = new Gauge({ name: 'compute_outbox_depth', help: 'Wakes that were not delivered yet', registers: [registry] });
  const age = new Gauge({ name: 'compute_outbox_oldest_age_seconds', help: 'Age of the oldest wake that was not delivered yet', registers: [registry] });
  const server = createServer(async (_request, response) => {
    try {
      for (const { phase, count } of await countOverdue(db, phaseDeadlines(config.deadlines))) overdue.set({ phase }, count);
      const backlog = await outboxBacklog(db);
      depth.set(backlog.depth);
      age.set(backlog.oldestAgeSeconds);
      response.setHeader('content-type', registry.contentType).end(await registry.metrics());
    } catch (error) {
      response.writeHead(503).end(`# Postgres is out of reach: ${(error as Error).message}\n`);
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(config.WORKER_METRICS_PORT, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}/metrics`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
