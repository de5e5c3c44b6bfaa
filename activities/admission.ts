/** What the admission of a tenant asks of the control plane. */
import { ApplicationFailure } from '@temporalio/activity';
import { missingForAdmission, recordAdmission } from '../src/store/accounts/admissionLeases.ts';
import type { Database } from '../src/store/core/db.ts';

export function createAdmissionActivities({ db }: { db: Database }) {
  return {
    /** Fails, to be tried again, for as long as the tenant's runtime lacks something; the failure names it. */
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
