import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { AdmitConsole, ConsoleAdmission } from '../domain/console.ts';
import { controlPlaneQueue } from '../domain/names.ts';

const timeoutMs = 8_000;

/**
 * Admissions through the hosts' task queues: what a host believes comes from Temporal, as everything else that it does.
 * Throws when Temporal, a worker, or the host's agent does not respond in time.
 */
export function consoleAdmissions(client: Client): AdmitConsole {
  return async ({ hostName, agent, runtimeId, types = false }) => {
    const ticket = randomBytes(32).toString('base64url');
    const ticketDigest = createHash('sha256').update(ticket).digest('hex');
    const admission = await client.withDeadline(Date.now() + timeoutMs, () =>
      client.workflow.execute('openConsole', {
        workflowId: `console/${runtimeId}/${randomUUID()}`,
        taskQueue: controlPlaneQueue,
        args: [{ hostName, ...(agent && { agent }), runtimeId, ticketDigest, ...(types && { types }) }],
        workflowExecutionTimeout: timeoutMs,
        staticSummary: `console of ${runtimeId}`,
      }),
    );
    return { admission: admission as ConsoleAdmission, ticket };
  };
}
