import { writeSync } from 'node:fs';
import { IllegalStateError } from '@temporalio/common';
import { DefaultLogger, type LogLevel, Runtime } from '@temporalio/worker';

/** Keys of the SDK's messages that help nobody. */
const noise = new Set(['sdkComponent', 'taskToken', 'isLocal', 'namespace']);

/** What the SDK says of itself, as one JSON line each: problems only, what goes well is in the Temporal UI. */
export function sdkLogger(level: LogLevel): DefaultLogger {
  return new DefaultLogger(level, ({ level: severity, message, meta }) => {
    // Host agents serve activities alone, by design.
    if (message.startsWith('No workflows registered')) return;
    try {
      writeSync(
        2,
        `${JSON.stringify({ level: severity.toLowerCase(), name: 'temporal-sdk', msg: message, ...printable(meta) })}\n`,
      );
    } catch {
      // A disk that is full: process.stderr would end the process, and say nothing more once there is room.
    }
  });
}

function printable(meta: Record<string | symbol, unknown> | undefined): Record<string, unknown> {
  const entries = Object.entries(meta ?? {}).filter(([key]) => !noise.has(key));
  return Object.fromEntries(
    entries.map(([key, value]) => [
      key,
      value instanceof Error ? value.message : typeof value === 'bigint' ? String(value) : value,
    ]),
  );
}

/**
 * Sets up the SDK's native part, once per process: a role that shares it may have been first. `metricsPort` above 0
 * serves the SDK's own metrics on loopback, for Prometheus. Signals are left to the program: a role closes in its own order.
 */
export function installTemporalRuntime({ silent, metricsPort = 0 }: { silent: boolean; metricsPort?: number }): void {
  const filter = silent ? ('ERROR' as const) : ('WARN' as const);
  const metrics = metricsPort > 0 ? { metrics: { prometheus: { bindAddress: `127.0.0.1:${metricsPort}` } } } : {};
  try {
    Runtime.install({
      shutdownSignals: [],
      logger: sdkLogger(filter),
      telemetryOptions: { logging: { filter: { core: filter, other: filter } }, ...metrics },
    });
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}

/** How much one worker of the control plane does at once. */
export const workerLimits = {
  maxConcurrentWorkflowTaskExecutions: 100,
  maxConcurrentWorkflowTaskPolls: 40,
  maxConcurrentActivityTaskExecutions: 200,
  maxConcurrentActivityTaskPolls: 40,
  maxCachedWorkflows: 2_000,
} as const;
