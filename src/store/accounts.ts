/** Customer accounts and their tenants. */
import type { Queryable } from './db.ts';

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

export interface NewAccount {
  slug: string;
  displayName: string;
  tenant: { slug: string; displayName: string; region: string; namespace: string };
}

/** Makes an account with its default tenant and that tenant's namespace. Run it in a transaction: it is three statements. */
export async function createAccount(
  tx: Queryable,
  account: NewAccount,
): Promise<{ customerId: string; tenantId: string }> {
  const customer = await tx.customer.create({
    data: { slug: account.slug, displayName: account.displayName },
    select: { id: true },
  });
  const { slug, displayName, region, namespace } = account.tenant;
  const tenant = await tx.tenant.create({
    data: { customerId: customer.id, slug, displayName, region, isDefault: true },
    select: { id: true },
  });
  await tx.namespace.create({ data: { name: namespace, tenantId: tenant.id } });
  return { customerId: customer.id, tenantId: tenant.id };
}
