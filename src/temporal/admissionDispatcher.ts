/**
 * Starts the admission workflow of every tenant that waits for it. The tenant's row is the request, so nothing is lost
 * while Temporal or every worker is away, and a repeated start finds the existing workflow.
 */
import type { Client } from '@temporalio/client';
import type { Logger } from 'pino';
import { controlPlaneQueue } from '../domain/names.ts';
import { leaseAdmissions } from '../store/accounts/admissionLeases.ts';
import type { Database } from '../store/core/db.ts';
import { failsAlone } from './refused.ts';
import { watching } from './until.ts';

/** Longer than a start takes, short enough to wait out after a Temporal outage. A repeated start changes nothing. */
const leaseSeconds = 15;
const batch = 20;

export function admissionWorkflowId(tenantId: string): string {
  return `admission/${tenantId}`;
}

interface Watched {
  client: Client;
  db: Database;
  log: Logger;
  everyMs: number;
}

/** Sweeps now and every `everyMs`. Returns how to end that. */
export function watchAdmissions({ client, db, log, everyMs }: Watched): () => Promise<void> {
  let closed = false;

  async function sweep(): Promise<void> {
    for (;;) {
      const tenants = closed ? [] : await leaseAdmissions(db, { limit: batch, leaseSeconds });
      for (const tenantId of tenants) {
        try {
          await client.workflow.start('admission', {
            workflowId: admissionWorkflowId(tenantId),
            taskQueue: controlPlaneQueue,
            args: [{ tenantId }],
            workflowIdConflictPolicy: 'USE_EXISTING',
            staticSummary: `admission of tenant ${tenantId}`,
          });
        } catch (error) {
          if (!(await failsAlone(client, admissionWorkflowId(tenantId), error))) throw error;
          log.error({ err: error, tenantId }, 'Temporal refuses the admission of a tenant; the others go on');
        }
      }
      if (tenants.length < batch) return;
    }
  }

  const end = watching(sweep, { everyMs, trouble: 'admissions could not be started; they are tried again', log });
  return () => {
    closed = true;
    return end();
  };
}
