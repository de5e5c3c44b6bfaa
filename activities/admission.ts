/** Activities of the control plane for the admission of a tenant. */
import { ApplicationFailure } from '@temporalio/activity';
import { missingForAdmission, recordAdmission } from '../src/store/accounts/admissionLeases.ts';
import type { Database } from '../src/store/core/db.ts';

export function createAdmissionActivities({ db }: { db: Database }) {
  return {
    /** Fails, and is retried, while the tenant's runtime lacks something; the failure names what is missing. */
    async checkRuntime({ tenantId }: { tenantId: string }): Promise<void> {
      const missing = await missingForAdmission(db, tenantId);
      if (missing.length > 0)
        throw ApplicationFailure.retryable(`the tenant waits for ${missing.join(', ')}`, 'RuntimeNotReady');
    },

    /** Records that the tenant's runtime is ready: its people may be invited. */
    async admitTenant({ tenantId }: { tenantId: string }): Promise<void> {
      await recordAdmission(db, tenantId);
    },
  };
}

export type AdmissionActivities = ReturnType<typeof createAdmissionActivities>;
