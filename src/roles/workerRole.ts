import { readFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker, type WorkflowBundleOption } from '@temporalio/worker';
import type { Logger } from 'pino';
import { type Activities, createActivities } from '../../activities/index.ts';
import { heldCredentials } from '../certificates.ts';
import { type SigningPurpose, signingKeys } from '../domain/auditProof.ts';
import { controlPlaneQueue, deliveriesQueue } from '../domain/names.ts';
import { openOrders } from '../secrets/orderKeys.ts';
import { proofsOf } from '../secrets/proofs.ts';
import { publishChanges, verifyingKeys } from '../secrets/publishedKeys.ts';
import { followAuditKeys } from '../secrets/secretKeys.ts';
import type { Config } from '../settings/config.ts';
import { setSinkTarget } from '../store/core/auditSink.ts';
import { openDatabase, servingConnectTimeoutMs } from '../store/core/db.ts';
import { refusePooler } from '../store/core/directSession.ts';
import { retryRefusedWakes } from '../store/core/outbox.ts';
import { watchAdmissions } from '../temporal/admissionDispatcher.ts';
import { lazyClient } from '../temporal/connection.ts';
import { watchDeliveries } from '../temporal/deliveryStarts.ts';
import { becomeFirst, deploymentOptions } from '../temporal/deployment.ts';
import { openDispatcher } from '../temporal/dispatcher.ts';
import { encryptedBundle, encryptFailures, openRolePayloads } from '../temporal/encryptedPayloads.ts';
import { requirePrepared } from '../temporal/preparation.ts';
import { watchSecretKeys } from '../temporal/reencryptionStarts.ts';
import { findRestore, watchForRestore } from '../temporal/restored.ts';
import { ensureSchedules, keepSchedules } from '../temporal/schedules.ts';
import {
  cachedWorkflows,
  deliveryLimits,
  installTemporalRuntime,
  sdkLogger,
  workerLimits,
} from '../temporal/temporalRuntime.ts';
import { tracedActivities, traceSinks } from '../temporal/traceInterceptors.ts';
import { until } from '../temporal/until.ts';
import { openWorkerConnection } from '../temporal/workerConnection.ts';
import { bundleWorkflows } from '../up/bundle.ts';
import { openAuditChainer } from './auditChainer.ts';
import { claimLanes, openLanes, sinkTarget, unclaimLane } from './deliveryLanes.ts';
import { openTracer } from './openTracer.ts';
import { requireRights } from './requireRights.ts';
import { openLog } from './roleLog.ts';
import { openSecrets } from './secrets.ts';

export interface RunningWorker {
  close(): Promise<void>;
  /** Rejects with DatabaseIsBehind when the database is replaced by an older one: the process must end. */
  failed: Promise<void>;
}

/** The process that wrote a wake dispatches it first; this sweep of the outbox is the fallback. */
const sweepEveryMs = 1_000;
const shutdownTimes = { shutdownGraceTime: '10s', shutdownForceTime: '30s' } as const;
/** How soon a new secret key starts the re-encryption. */
const keyChangesEveryMs = 30_000;
/** How soon a schedule that somebody deleted is made again. */
const schedulesEveryMs = 30_000;

/**
 * Runs workflows and the control plane's activities until closed. Waits for as long as Temporal and Postgres are
 * unavailable, and for as long as Temporal's namespace is not prepared. Throws DatabaseIsBehind, having done nothing, when
 * the database was restored from a backup and not recovered. `wrap` lets tests intercept calls between a workflow and its
 * activities; `bundle` lets them make the workflows' bundle once for many workers.
 */
export async function runWorker(
  config: Config,
  wrap: (activities: Activities) => Activities = (same) => same,
  bundle: (log: Logger) => Promise<WorkflowBundleOption> = workflowBundle,
): Promise<RunningWorker> {
  const log = openLog('worker', config.LOG_LEVEL);
  await refusePooler(config.DATABASE_URL);
  const { METRICS_HOST: host, WORKER_METRICS_PORT: port, version } = config;
  const credentials = () => heldCredentials(config);
  installTemporalRuntime({ log, metrics: { host, port, role: 'worker', version, credentials } });
  const tracer = await openTracer(config, 'worker');
  const payloads = openRolePayloads(config, log);
  const client = lazyClient(config, log, tracer, payloads);
  const db = openDatabase(config.DATABASE_URL, {
    poolSize: config.DATABASE_POOL_SIZE,
    connectTimeoutMs: servingConnectTimeoutMs,
  });
  const closing = new AbortController();
  const connection = await openWorkerConnection(config, { log, signal: closing.signal });
  const wait = <T>(what: string, attempt: () => Promise<T>) => until(attempt, { what, log, signal: closing.signal });
  await wait("Temporal's namespace", () => requirePrepared(client));
  const proofs = proofsOf(config, (line) => log.error(line));
  const witnesses = { db, client, proofs, unenrolledHosts: config.UNENROLLED_HOSTS };
  const restore = await wait('Postgres and Temporal', () =>
    findRestore({ ...witnesses, ignored: (what) => log.error(`not believed: ${what}`) }),
  );
  if (restore) {
    await Promise.all([connection.close(), client.connection.close(), db.$disconnect()]);
    throw restore;
  }
  await requireRights(db, 'worker', log).catch(async (error: unknown) => {
    await Promise.all([connection.close(), client.connection.close(), db.$disconnect()]);
    throw error;
  });
  await wait('Postgres', () => retryRefusedWakes(db));
  const secrets = openSecrets(config, db, log);
  const orders = openOrders(db, secrets, log);
  const auditKeys = await followAuditKeys(config);
  const keyFor = (purpose: SigningPurpose) => async () => signingKeys(await auditKeys(), purpose)[0] ?? null;
  const lanes = openLanes({ db: db, secrets, config });
  const activities = wrap(
    createActivities({
      db: db,
      client,
      deadlines: config.deadlines,
      apiKeyMaxDays: config.API_KEY_MAX_DAYS,
      billKey: keyFor('bills'),
      billKeys: async () => verifyingKeys(db, await auditKeys(), 'bills'),
      secrets,
      unenrolledHosts: config.UNENROLLED_HOSTS,
      proofs,
      orders,
      log,
      openLane: lanes.open,
      closing: closing.signal,
    }),
  );
  const of = {
    connection: connection.current,
    namespace: config.TEMPORAL_NAMESPACE,
    activities,
    dataConverter: { payloadCodecs: [payloads.codec] },
    ...deploymentOptions(config),
  };
  const worker = await Worker.create({
    ...of,
    taskQueue: controlPlaneQueue,
    identity: `worker/${hostname()}/${process.pid}`,
    workflowBundle: await encryptedBundle(await bundle(log), payloads),
    ...workerLimits,
    maxCachedWorkflows: cachedWorkflows(config),
    sinks: traceSinks(tracer),
    interceptors: tracer ? tracedActivities(tracer) : {},
    ...shutdownTimes,
  });
  const deliverer = await Worker.create({
    ...of,
    activities: { deliver: activities.deliver },
    taskQueue: deliveriesQueue,
    identity: `deliveries/${hostname()}/${process.pid}`,
    ...deliveryLimits,
    ...shutdownTimes,
  });
  const workers = [worker, deliverer];
  for (const each of workers) {
    encryptFailures(each, payloads);
    connection.attach(each);
  }
  const running = Promise.all(workers.map((each) => each.run()));
  const deploying = becomeFirst(client, config, { log, signal: closing.signal });
  const dispatcher = openDispatcher({ client, db, log, tracer, sweepEveryMs });
  const stopAdmitting = watchAdmissions({ client, db, log, everyMs: sweepEveryMs });
  const schedules = { ownershipIntervalSeconds: config.OWNERSHIP_INTERVAL_SECONDS };
  const scheduling = wait('the schedules', () => ensureSchedules(client, schedules))
    .then(() => keepSchedules({ client, settings: schedules, log, everyMs: schedulesEveryMs, signal: closing.signal }))
    .catch((error: unknown) => {
      if (!closing.signal.aborted) log.error({ err: error }, 'the schedules could not be made');
    });
  const failed = watchForRestore({
    ...witnesses,
    log,
    everyMs: config.OWNERSHIP_INTERVAL_SECONDS * 1_000,
    signal: closing.signal,
  });
  await wait('Postgres', () => setSinkTarget(db, sinkTarget(config)));
  const stopDelivering = watchDeliveries({
    client,
    log,
    everyMs: sweepEveryMs,
    claim: () => claimLanes(db),
    unclaim: (lane) => unclaimLane(db, lane),
  });
  const auditKey = keyFor('audit checkpoints');
  if (!(await auditKey())) log.warn('checkpoints of the audit log and bills are not signed: set AUDIT_KEYS');
  const chainer = openAuditChainer({ db, log, key: auditKey });
  const stopWatching = watchSecretKeys({
    client,
    db,
    secrets,
    publish: publishChanges(db, auditKeys),
    log,
    everyMs: keyChangesEveryMs,
  });
  log.info('worker ready');
  return {
    failed,
    async close() {
      closing.abort();
      await Promise.all([scheduling, deploying]);
      await stopWatching();
      await stopDelivering();
      await chainer.close();
      await dispatcher.close();
      await stopAdmitting();
      for (const each of workers) each.shutdown();
      await running;
      await lanes.close();
      await tracer?.close();
      await connection.close();
      await client.connection.close();
      await db.$disconnect();
    },
  };
}

/** The bundle made by the build or, when run from sources, one made at each start. */
async function workflowBundle(log: Logger): Promise<WorkflowBundleOption> {
  const codePath = fileURLToPath(new URL('../../workflow-bundle.js', import.meta.url));
  try {
    await readFile(codePath);
    return { codePath };
  } catch {
    const workflowsPath = fileURLToPath(new URL('../../workflows/index.ts', import.meta.url));
    return bundleWorkflows(workflowsPath, sdkLogger('WARN', log));
  }
}
