import * as z from 'zod';
import type { ApiLimit } from '../../domain/kinds.ts';
import { readCapacity } from '../../store/fleet/capacity.ts';
import { operation } from '../operations/operation.ts';
import { shownBy } from '../operations/rows.ts';

const count = z.int().min(0);

const classCapacity = z.strictObject({
  machine_class: z.string().describe('The class of machine'),
  on_demand_allowed: z.boolean().describe('Whether machines may use what is not reserved'),
  reserved_hosts: count.describe('Hosts that are reserved for the account'),
  reserved_in_use: count.describe('How many of them are in use'),
  reserved_available: count.describe('How many of them are free'),
  workload_limits: z
    .strictObject({
      bare_metal: count.describe('Its part for bare metal'),
      virtual_machine: count.describe('Its part for virtual machines'),
    } satisfies Record<ApiLimit, typeof count>)
    .describe('What workloads of the account may do at most'),
});
const capacity = z
  .strictObject({
    customer_id: z.uuid(),
    tenant_id: z.uuid(),
    capacity: z.array(classCapacity).describe('What the account may use, by class'),
  })
  .meta({ id: 'FleetCapacity' });

export const capacityOperations = [
  operation({
    at: 'GET /fleet/capacity',
    operationId: 'getFleetCapacity',
    summary: "What the session's tenant may use of each machine class, and what it holds of its reservation",
    scope: 'admin:read',
    reach: 'tenant',
    answer: capacity,
    async handle({ services, caller }) {
      const classes = await readCapacity(services.db, caller.tenantId);
      return {
        customer_id: caller.customerId,
        tenant_id: caller.tenantId,
        capacity: classes.map(({ className, limits, ...each }) =>
          shownBy(classCapacity, each, {
            machine_class: className,
            workload_limits: { bare_metal: limits.BareMetalMachine, virtual_machine: limits.VirtualMachine },
          }),
        ),
      };
    },
  }),
];
