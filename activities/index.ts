/** Everything that workflows ask of the control plane. Calls to a host are in host.ts, on the host's own queue. */
import { createAdmissionActivities } from './admission.ts';
import { type ControlPlaneDependencies, createControlPlaneActivities } from './controlPlane.ts';
import { createDeliveryActivities, type DeliveryDependencies } from './deliveries.ts';
import { createFleetActivities, type FleetDependencies } from './fleet.ts';
import { createHousekeepingActivities } from './housekeeping.ts';
import { createReaperActivities } from './reaper.ts';
import { createRecoveryActivities } from './recovery.ts';
import { createReencryptionActivities } from './reencryption.ts';
import { createUsageActivities } from './usage.ts';

export function createActivities(dependencies: ControlPlaneDependencies & DeliveryDependencies & FleetDependencies) {
  return {
    ...createControlPlaneActivities(dependencies),
    ...createFleetActivities(dependencies),
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
