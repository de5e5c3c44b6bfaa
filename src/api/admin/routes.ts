import type { Router } from 'express';
import type { FederationServices } from '../identity/identity.ts';
import type { PeopleServices } from '../login/people.ts';
import { accountOperations } from './account.ts';
import { apiKeyOperations } from './apiKeys.ts';
import { auditOperations } from './audit.ts';
import { capacityOperations } from './capacity.ts';
import { identitySetupOperations } from './identitySetup.ts';
import { invitationOperations } from './invitations.ts';
import { kubeconfigOperations } from './kubeconfig.ts';
import { type Operation, operationRoutes } from './operation.ts';
import { peopleOperations } from './people.ts';
import { principalOperations } from './principals.ts';
import { providerOperations } from './providers.ts';
import { registrationOperations } from './registrations.ts';
import { sessionOperations } from './sessions.ts';
import { tenantOperations } from './tenants.ts';
import { usageOperations } from './usage.ts';

type AdminServices = FederationServices & PeopleServices;

/** Every operation of `/v1/admin`, by the room it stands in. */
export const adminOperations: readonly Operation<AdminServices>[] = [
  ...registrationOperations,
  ...accountOperations,
  ...kubeconfigOperations,
  ...tenantOperations,
  ...apiKeyOperations,
  ...sessionOperations,
  ...providerOperations,
  ...principalOperations,
  ...identitySetupOperations,
  ...invitationOperations,
  ...peopleOperations,
  ...usageOperations,
  ...capacityOperations,
  ...auditOperations,
];

/** `/v1/admin`: the customer's own affairs. */
export function adminRoutes(services: AdminServices): Router {
  return operationRoutes(services, adminOperations);
}
