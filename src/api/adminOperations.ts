import type { Router } from 'express';
import { accountOperations } from './accounts/accountOperations.ts';
import { apiKeyOperations } from './accounts/apiKeyOperations.ts';
import { auditOperations } from './accounts/auditOperations.ts';
import { capacityOperations } from './accounts/capacityOperations.ts';
import { kubeconfigOperations } from './accounts/kubeconfigOperations.ts';
import { limitOperations } from './accounts/limitOperations.ts';
import { sessionOperations } from './accounts/sessionOperations.ts';
import { tenantOperations } from './accounts/tenantOperations.ts';
import type { FederationServices } from './federation/federationServices.ts';
import { principalOperations } from './federation/principalOperations.ts';
import { providerOperations } from './federation/providerOperations.ts';
import { type Operation, operationRoutes } from './operations/operation.ts';
import { identitySetupOperations } from './people/identitySetupOperations.ts';
import { invitationOperations } from './people/invitationOperations.ts';
import { madeOperations } from './people/madeOperations.ts';
import { peopleOperations } from './people/peopleOperations.ts';
import type { PeopleServices } from './people/peopleServices.ts';
import { registrationOperations } from './people/registrationOperations.ts';
import { sshKeyOperations } from './people/sshKeyOperations.ts';
import { billOperations } from './usage/billOperations.ts';
import { usageOperations } from './usage/usageOperations.ts';
import { type WebhookServices, webhookOperations } from './webhooks/webhookOperations.ts';

type AdminServices = FederationServices & PeopleServices & WebhookServices;

/** All operations of `/v1/admin`, grouped by module. */
export const adminOperations: readonly Operation<AdminServices>[] = [
  ...registrationOperations,
  ...accountOperations,
  ...kubeconfigOperations,
  ...tenantOperations,
  ...apiKeyOperations,
  ...sessionOperations,
  ...sshKeyOperations,
  ...providerOperations,
  ...principalOperations,
  ...identitySetupOperations,
  ...invitationOperations,
  ...peopleOperations,
  ...madeOperations,
  ...usageOperations,
  ...billOperations,
  ...capacityOperations,
  ...limitOperations,
  ...auditOperations,
  ...webhookOperations,
];

/** `/v1/admin`: a customer's management of its own account. */
export function adminRoutes(services: AdminServices): Router {
  return operationRoutes(services, adminOperations);
}
