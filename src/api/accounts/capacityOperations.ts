import * as z from 'zod';
import type { ApiLimit } from '../../domain/kinds.ts';
import { readCapacity } from '../../store/fleet/capacity.ts';
import { operation } from '../operations/operation.ts';

const count = z.int().min(0);

const capacity = z
  .strictObject({
    customer_id: z.uuid(),
    tenant_id: z.uuid(),
    capacity: z.array(
      z.strictObject({
        machine_class: z.string(),
        on_demand_allowed: z.boolean(),
        reserved_hosts: count,
        reserved_in_use: count,
        reserved_available: count,
        workload_limits: z.strictObject({ bare_metal: count, virtual_machine: count } satisfies Record<
          ApiLimit,
          typeof count
        >),
      }),
    ),
  })
  .meta({ id: 'FleetCapacity' });

export const capacityOperations = [
  operation({
    method: 'get',
    path: '/fleet/capacity',
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
        capacity: classes.map((each) => ({
          machine_class: each.className,
          on_demand_allowed: each.onDemandAllowed,
          reserved_hosts: each.reservedHosts,
          reserved_in_use: each.reservedInUse,
          reserved_available: each.reservedAvailable,
          workload_limits: { bare_metal: each.limits.BareMetalMachine, virtual_machine: each.limits.VirtualMachine },
        })),
      };
    },
  }),
];
