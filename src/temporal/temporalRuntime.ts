import { IllegalStateError } from '@temporalio/common';
import { DefaultLogger, type LogLevel, Runtime } from '@temporalio/worker';
import type { Logger } from 'pino';
import { histogramBuckets } from './fleetMeters.ts';
import { type MeteredProcess, openProcessMeters } from './processMeters.ts';

/** Keys in the SDK's messages that help no reader. */
const noise = new Set(['sdkComponent', 'taskToken', 'isLocal', 'namespace']);
/** Keys that every log line already has. */
const reserved = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg']);

/** Writes messages of the SDK, its workflows, and its activities to the role's own log. */
export function sdkLogger(level: LogLevel, log: Logger): DefaultLogger {
  const lines = log.child({ component: 'temporal-sdk' });
  return new DefaultLogger(level, ({ level: severity, message, meta }) => {
    // Host agents run activities only, by design.
    if (message.startsWith('No workflows registered')) return;
    lines[levels[severity]](printable(meta), message);
  });
}

const levels = { TRACE: 'trace', DEBUG: 'debug', INFO: 'info', WARN: 'warn', ERROR: 'error' } as const;

function printable(meta: Record<string | symbol, unknown> | undefined): Record<string, unknown> {
  const entries = Object.entries(meta ?? {}).filter(([key]) => !noise.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      reserved.has(key) ? `${key}_` : key,
      value instanceof Error ? value.message : typeof value === 'bigint' ? String(value) : value,
    ]),
  );
}

/**
 * Installs the SDK's native runtime, once per process; another role in the process may have done it already. The native
 * core logs through the same logger. A metrics port above 0 serves the SDK's metrics and the process's to Prometheus.
 * Signals are left to the program, since a role closes in its own order. With `listsWorkers`, `temporal worker list`
 * has the process's workers; each of them then has a thread that looks at the machine's load.
 */
export function installTemporalRuntime({
  log,
  metrics: { host, port, ...metered } = { host: '', port: 0, role: '', version: '', credentials: () => [] },
  listsWorkers = true,
}: {
  log: Logger;
  metrics?: MeteredProcess & { host: string; port: number };
  listsWorkers?: boolean;
}): void {
  const filter = log.level === 'silent' ? ('ERROR' as const) : ('WARN' as const);
  const bindAddress = `${host.includes(':') ? `[${host}]` : host}:${port}`;
  const metrics =
    port > 0 ? { metrics: { prometheus: { bindAddress, histogramBucketOverrides: histogramBuckets } } } : {};
  try {
    Runtime.install({
      shutdownSignals: [],
      ...(!listsWorkers && { workerHeartbeatInterval: 0 }),
      logger: sdkLogger(filter, log),
      telemetryOptions: { logging: { filter: { core: filter, other: filter }, forward: {} }, ...metrics },
    });
    if (port > 0) openProcessMeters(metered);
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}

/** Concurrency limits of one control-plane worker. */
export const workerLimits = {
  maxConcurrentWorkflowTaskExecutions: 100,
  maxConcurrentWorkflowTaskPolls: 40,
  maxConcurrentActivityTaskExecutions: 200,
  maxConcurrentActivityTaskPolls: 40,
} as const;

/** Memory of a workflow that a worker keeps ready, in MB: its run in the sandbox, in the SDK, and in its native core. */
const cachedWorkflowMb = 0.3;

/** The SDK bounds its cache by a count. */
export function cachedWorkflows({ WORKER_CACHE_MB }: { WORKER_CACHE_MB: number }): number {
  return Math.floor(WORKER_CACHE_MB / cachedWorkflowMb);
}

/** Of its worker for deliveries to customers' servers, each of which may take long to respond. */
export const deliveryLimits = {
  maxConcurrentActivityTaskExecutions: 50,
  maxConcurrentActivityTaskPolls: 2,
} as const;
