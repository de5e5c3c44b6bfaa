/** The customer's tenants; each runs machines in its own namespace. */
import * as z from 'zod';
import { elsewhere } from '../../domain/cellList.ts';
import { ApiError } from '../../http/apiError.ts';
import {
  type AccountRow,
  createTenant,
  findAccount,
  lockCustomer,
  visibleTenants,
} from '../../store/accounts/accounts.ts';
import { auditChange } from '../../store/core/audit.ts';
import { violatesUnique } from '../../store/core/db.ts';
import { readCells } from '../../store/fleet/cells.ts';
import { changeOf } from '../operations/granting.ts';
import { operation, tenantSummary, unprocessable } from '../operations/operation.ts';
import { nextCursor } from '../operations/operationLists.ts';
import { label } from '../operations/plainText.ts';
import { shownBy } from '../operations/rows.ts';

/** Each tenant has the default limits, so without a limit a customer could grant itself the fleet. */
const tenantLimit = 20;

const tenant = tenantSummary.meta({ id: 'Tenant' });

export const tenantOperations = [
  operation({
    at: 'POST /tenants',
    operationId: 'createTenant',
    summary: 'Creates a tenant with its namespace and the default limits',
    scope: 'admin:write',
    reach: 'account',
    status: 201,
    failures: [409],
    body: z
      .strictObject({
        slug: z
          .string()
          .regex(/^[a-z0-9]([-a-z0-9]{0,30}[a-z0-9])?$/, 'must be a DNS label of at most 32 characters')
          .meta({ example: 'acme' }),
        display_name: label(200),
        region: z.string().max(100).optional(),
      })
      .meta({ id: 'CreateTenant' }),
    answer: tenant,
    async handle({ caller, requestId, body, transact }) {
      const change = changeOf(caller, requestId);
      const { customerId } = caller;
      try {
        return await transact(async (tx) => {
          await lockCustomer(tx, customerId);
          const account = await findAccount(tx, customerId);
          if (!account) throw new ApiError('NotFound', 'the account is gone');
          if (account.tenants.length >= tenantLimit)
            throw new ApiError('limit_reached', `an account has at most ${tenantLimit} tenants`);
          const home = await tx.tenant.findFirst({ where: { customerId, isDefault: true }, select: { region: true } });
          const region = body.region ?? home!.region;
          if (region !== home!.region) {
            const hosts = await tx.host.findMany({
              where: { retired: false },
              distinct: ['region'],
              select: { region: true },
              orderBy: { region: 'asc' },
            });
            const regions = hosts.map((host) => host.region);
            if (!regions.includes(region)) {
              const accepted = `must be one of ${regions.join(', ')}`;
              const other = elsewhere(await readCells(tx), region);
              const detail = other === null ? accepted : `${accepted}; ${other}, where you need an account`;
              throw unprocessable([{ pointer: '/region', code: 'unknown_region', detail }]);
            }
          }
          const namespace = `${account.slug}-${body.slug}`;
          const row = await createTenant(tx, {
            customerId,
            slug: body.slug,
            displayName: body.display_name,
            region,
            namespace,
          });
          await auditChange(tx, change, 'tenant.create', row.id, { slug: row.slug, namespace: row.namespace });
          return render(row);
        });
      } catch (error) {
        if (!violatesUnique(error, 'tenants_customer_id_slug_key')) throw error;
        throw new ApiError('slug_taken', `the tenant "${body.slug}" already exists`, { cause: error });
      }
    },
  }),
  operation({
    at: 'GET /tenants',
    operationId: 'listTenants',
    summary: 'Lists the customer’s tenants, oldest first; the list always fits on one page',
    scope: 'admin:read',
    reach: 'either',
    answer: z
      .strictObject({
        tenants: z.array(tenant).describe('The tenants of the account that the session may see'),
        next_cursor: nextCursor,
      })
      .meta({ id: 'TenantList' }),
    async handle({ services: { db }, caller, confinedTo }) {
      const account = await findAccount(db, caller.customerId);
      return { tenants: (account ? visibleTenants(account, confinedTo) : []).map(render), next_cursor: null };
    },
  }),
];

function render(row: AccountRow['tenants'][number]) {
  return shownBy(tenant, row);
}
