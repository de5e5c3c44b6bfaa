/** Customer accounts and their tenants. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '../core/db.ts';
import { allot, allotDefaults, type FleetAllotment } from '../fleet/applyFleet.ts';

export interface TenantRow {
  id: string;
  slug: string;
  displayName: string;
  /** Null until the tenant's namespace was made. */
  namespace: string | null;
}

export interface AccountRow {
  id: string;
  slug: string;
  displayName: string;
  status: string;
  createdAt: Date;
  /** Oldest first. */
  tenants: TenantRow[];
}

/** An account with its tenants, or null. */
export async function findAccount(db: Queryable, customerId: string): Promise<AccountRow | null> {
  const customer = await db.customer.findUnique({
    where: { id: customerId },
    select: {
      id: true,
      slug: true,
      displayName: true,
      status: true,
      createdAt: true,
      tenants: {
        select: { id: true, slug: true, displayName: true, namespace: { select: { name: true } } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  });
  if (!customer) return null;
  return {
    ...customer,
    tenants: customer.tenants.map(({ namespace, ...tenant }) => ({ ...tenant, namespace: namespace?.name ?? null })),
  };
}

/** Counts under a lock of the customer's row, so that a limit holds among writers at the same time. */
export async function lockCustomer(tx: Queryable, customerId: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM customers WHERE id = ${customerId}::uuid FOR NO KEY UPDATE`;
}

export interface NewTenant {
  customerId: string;
  slug: string;
  displayName: string;
  region: string;
  isDefault?: boolean;
  /** What its namespace should be called. */
  namespace: string;
  /** The fleet's default allotments unless given. */
  allotments?: readonly FleetAllotment[] | undefined;
}

/** Makes a tenant with its namespace and what it may use. Run it in a transaction: it is several statements. */
export async function createTenant(tx: Queryable, tenant: NewTenant): Promise<TenantRow> {
  const { customerId, slug, displayName, region, isDefault = false } = tenant;
  const namespace = await freeNamespace(tx, tenant.namespace);
  const { id } = await tx.tenant.create({
    data: { customerId, slug, displayName, region, isDefault },
    select: { id: true },
  });
  // Not 0: clients are given the version of an empty list too, and to watches that begin with 0 it means any.
  await tx.namespace.create({ data: { name: namespace, tenantId: id, resourceVersion: 1n, compactedVersion: 1n } });
  if (tenant.allotments) await allot(tx, id, tenant.allotments);
  else await allotDefaults(tx, id);
  return { id, slug, displayName, namespace };
}

/** Room for a suffix within the 63 characters of a namespace's name. */
const wishLimit = 58;

/** Customers "a" with tenant "b-c" and "a-b" with tenant "c" wish for one name: the second gets a suffix. */
async function freeNamespace(tx: Queryable, wish: string): Promise<string> {
  const name = wish.slice(0, wishLimit).replace(/-+$/, '');
  const isTaken =
    name !== wish || (await tx.namespace.findUnique({ where: { name }, select: { name: true } })) !== null;
  return isTaken ? `${name}-${randomBytes(2).toString('hex')}` : name;
}
