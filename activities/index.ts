/** Everything that workflows ask of the control plane. Calls to a host are in host.ts, on the host's own queue. */
import { createAdmissionActivities } from './admission.ts';
import { type ControlPlaneDependencies, createControlPlaneActivities } from './controlPlane.ts';
import { createDeliveryActivities, type DeliveryDependencies } from './deliveries.ts';
import { createHousekeepingActivities, type HousekeepingDependencies } from './housekeeping.ts';
import { createLeaseRecords, type LeaseDependencies } from './lease.ts';
import { createOwnershipActivities, type OwnershipDependencies } from './ownership.ts';
import { createReaperActivities } from './reaper.ts';
import { createRecoveryActivities } from './recovery.ts';
import { createReencryptionActivities, type ReencryptionDependencies } from './reencryption.ts';
import { createUsageActivities } from './usage.ts';

type Dependencies = ControlPlaneDependencies &
  DeliveryDependencies &
  LeaseDependencies &
  HousekeepingDependencies &
  OwnershipDependencies &
  ReencryptionDependencies;

export function createActivities(dependencies: Dependencies) {
  return {
    ...createControlPlaneActivities(dependencies),
    ...createLeaseRecords(dependencies),
    ...createOwnershipActivities(dependencies),
    ...createUsageActivities(dependencies),
    ...createHousekeepingActivities(dependencies),
    ...createReaperActivities(dependencies),
    ...createRecoveryActivities(dependencies),
    ...createAdmissionActivities(dependencies),
    ...createReencryptionActivities(dependencies),
    ...createDeliveryActivities(dependencies),
  };
}

export type Activities = ReturnType<typeof createActivities>;
