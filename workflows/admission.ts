/** Admits a new tenant: from its registration until machines can run in it. */
import { proxyActivities } from '@temporalio/workflow';
import type { AdmissionActivities } from '../activities/admission.ts';
import { requireInput } from './input.ts';

/** Repeated until it passes: an operator only has to add what is missing. */
const { checkRuntime } = proxyActivities<AdmissionActivities>({
  startToCloseTimeout: '20s',
  retry: { initialInterval: '500ms', maximumInterval: '20s' },
});
const { admitTenant } = proxyActivities<AdmissionActivities>({
  startToCloseTimeout: '20s',
  retry: { initialInterval: '200ms', maximumInterval: '10s' },
});

export async function admission(input: { tenantId: string }): Promise<void> {
  requireInput(input, { tenantId: 'uuid' });
  const { tenantId } = input;
  await checkRuntime({ tenantId });
  await admitTenant({ tenantId });
}
