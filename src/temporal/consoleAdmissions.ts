import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '@temporalio/client';
import type { AdmitConsole, ConsoleAdmission } from '../domain/console.ts';
import { controlPlaneQueue } from '../domain/names.ts';
import type { Orders } from '../secrets/orderKeys.ts';
import type { Database } from '../store/core/db.ts';
import {
  auditRefusedStatement,
  groundOfRuntime,
  judge,
  statementRefusals,
  type UnenrolledHosts,
} from '../store/machines/statementJudgement.ts';

const timeoutMs = 8_000;

export interface ConsoleAdmissionServices {
  client: Client;
  db: Database;
  orders: Orders;
  unenrolledHosts: UnenrolledHosts;
}

/**
 * Admissions through the hosts' task queues. The order is of this process, and the response counts as the host's only if
 * its agent signed it: whoever completes the workflow in its place would lead what is typed elsewhere. Throws when
 * Temporal, a worker, or the host's agent does not respond in time.
 */
export function consoleAdmissions({ client, db, orders, unenrolledHosts }: ConsoleAdmissionServices): AdmitConsole {
  return async ({ hostName, agent, runtimeId, types = false }) => {
    const ticket = randomBytes(32).toString('base64url');
    const ticketDigest = createHash('sha256').update(ticket).digest('hex');
    const order = await orders.sign({
      hostName,
      runtimeId,
      act: 'console',
      number: null,
      arguments: { ticketDigest, types },
    });
    const target = { hostName, ...(agent && { agent }), runtimeId, ticketDigest };
    const said: unknown = await client.withDeadline(Date.now() + timeoutMs, () =>
      client.workflow.execute('openConsole', {
        workflowId: `console/${runtimeId}/${randomUUID()}`,
        taskQueue: controlPlaneQueue,
        args: [{ ...target, ...(types && { types }), ...(order && { order }) }],
        workflowExecutionTimeout: timeoutMs,
        staticSummary: `console of ${runtimeId}`,
      }),
    );
    if (typeof said !== 'object' || said === null) throw new Error('the response to a ticket is none');
    const admission = said as ConsoleAdmission;
    await requireSigned({ db, unenrolledHosts }, { runtimeId, ticketDigest, admission });
    return { admission, ticket };
  };
}

async function requireSigned(
  { db, unenrolledHosts }: Pick<ConsoleAdmissionServices, 'db' | 'unenrolledHosts'>,
  said: { runtimeId: string; ticketDigest: string; admission: ConsoleAdmission },
): Promise<void> {
  const { runtimeId, admission } = said;
  const ground = await groundOfRuntime(db, runtimeId);
  if (!ground) throw new Error(`runtime ${runtimeId} has no host any more`);
  const judgement = await judge(ground, { about: 'console', ...said }, admission.statement, unenrolledHosts);
  if (judgement.verdict === 'believed') return;
  const reason = judgement.verdict === 'refused' ? judgement.reason : 'other-statement';
  const { hostName } = ground;
  await auditRefusedStatement(db, { hostName, target: `runtime/${runtimeId}`, about: 'console', reason });
  throw new Error(`an admission in the name of ${hostName} is not believed: ${statementRefusals[reason]}`);
}
