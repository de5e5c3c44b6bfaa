/** Everything that workflows ask of the control plane. Calls to a host are in host.ts, on the host's own queue. */
import { createAdmissionActivities } from './admission.ts';
import { type ControlPlaneDependencies, createControlPlaneActivities } from './controlPlane.ts';
import { createDeliveryActivities, type DeliveryDependencies } from './deliveries.ts';
import { createHousekeepingActivities, type HousekeepingDependencies } from './housekeeping.ts';
import { createLeaseRecords, type LeaseDependencies } from './lease.ts';
import { createOwnershipActivities, type OwnershipDependencies } from './ownership.ts';
import { type ActivityProof, proofs, requireCaller } from './proofs.ts';
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

function createAll(dependencies: Dependencies) {
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

export type Activities = ReturnType<typeof createAll>;

export function createActivities(dependencies: Dependencies): Activities {
  return forCallers(createAll(dependencies));
}

/** A row for each of them. */
const proofOf: Readonly<Record<keyof Activities, ActivityProof>> = proofs;

/** The activities, each for its callers alone. */
function forCallers(activities: Activities): Activities {
  const guarded = Object.entries(activities).map(([name, activity]) => {
    const { callerOf } = proofOf[name as keyof Activities];
    if (!callerOf) return [name, activity];
    const call = async (...input: unknown[]) => {
      requireCaller(name, callerOf((input[0] ?? {}) as Record<string, string>));
      return (activity as (...input: unknown[]) => Promise<unknown>)(...input);
    };
    return [name, call];
  });
  return Object.fromEntries(guarded) as Activities;
}
