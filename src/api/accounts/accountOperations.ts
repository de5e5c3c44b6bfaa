import * as z from 'zod';
import { type Deadlines, phaseDeadlinesMs, phases, phaseTable } from '../../domain/phases.ts';
import { actorTypes } from '../../domain/scopes.ts';
import { ApiError } from '../../http/apiError.ts';
import { findAccount, visibleTenants } from '../../store/accounts/accounts.ts';
import { scopeName } from '../operations/granting.ts';
import { accountSummary, operation, tenantSummary } from '../operations/operation.ts';
import { shownBy } from '../operations/rows.ts';

const provisioning = phases.filter((phase) => phaseTable[phase].onDeadline !== null);

const account = z
  .strictObject({
    customer: accountSummary,
    tenants: z.array(tenantSummary).describe('The tenants of the account that the session may see'),
    actor: z
      .strictObject({
        type: z.enum(actorTypes).describe('What makes the request: a key, a person, or a workload'),
        id: z.uuid(),
        scopes: z.array(scopeName),
        tenant_id: z.uuid(),
        namespace: z.string().nullable(),
      })
      .describe('Who makes the request'),
    phase_limits_seconds: z
      .record(z.enum(provisioning), z.number())
      .describe('How long a machine may stay in each phase of its start before it fails'),
  })
  .meta({ id: 'Account' });

/** The caller's own account: how a client finds its namespace, whatever its scopes. */
export const accountOperations = [
  operation({
    at: 'GET /account',
    operationId: 'getAccount',
    summary: 'The customer, its tenants with their namespaces, and the caller',
    scope: null,
    reach: 'either',
    answer: account,
    async handle({ services, caller, confinedTo }) {
      const found = await findAccount(services.db, caller.customerId);
      if (!found) throw new ApiError('NotFound', 'the account is gone');
      return {
        customer: shownBy(accountSummary, found),
        tenants: visibleTenants(found, confinedTo).map((row) => shownBy(tenantSummary, row)),
        actor: {
          type: caller.actorType,
          id: caller.actorId,
          scopes: caller.scopes,
          tenant_id: caller.tenantId,
          namespace: caller.namespace,
        },
        phase_limits_seconds: limitsOf(services.deadlines),
      };
    },
  }),
];

function limitsOf(deadlines: Deadlines): Record<string, number> {
  const limits = phaseDeadlinesMs(deadlines);
  return Object.fromEntries(provisioning.map((phase) => [phase, limits[phase] / 1_000]));
}
