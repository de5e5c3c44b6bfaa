import { Client, Connection } from '@temporalio/client';
import type { Config } from '../config.ts';

/** Where the service's Temporal server listens. */
export function temporalAddress(config: Config): string {
  return config.TEMPORAL_ADDRESS || `127.0.0.1:${config.TEMPORAL_PORT}`;
}

/** A client whose connection is made at first use, so that a service can start while Temporal is away. */
export function lazyClient(config: Config): Client {
  const connection = Connection.lazy({ address: temporalAddress(config), connectTimeout: '3s' });
  return new Client({ connection, namespace: config.TEMPORAL_NAMESPACE });
}

/** Whether Temporal answers; one that hangs still takes connections. Never throws. */
export async function temporalAnswers({ connection }: Client, withinMs: number): Promise<boolean> {
  try {
    await connection.withDeadline(Date.now() + withinMs, () => connection.workflowService.getSystemInfo({}));
    return true;
  } catch {
    return false;
  }
}
