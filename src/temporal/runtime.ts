import { IllegalStateError } from '@temporalio/common';
import { Runtime } from '@temporalio/worker';

/** Sets up the SDK's native part, once per process: a role that shares it may have been first. */
export function installTemporalRuntime(): void {
  try {
    Runtime.install({ telemetryOptions: { logging: { filter: { core: 'WARN', other: 'WARN' }, forward: {} } } });
  } catch (error) {
    if (!(error instanceof IllegalStateError)) throw error;
  }
}
