/** Customer accounts and their tenants. */
import { randomBytes } from 'node:crypto';
import { execute, type Queryable } from '../core/db.ts';
import { awaitedBy } from './admissionLeases.ts';

export interface TenantRow {
  id: string;
  slug: string;
  displayName: string;
  /** Null until the tenant's namespace was made. */
  namespace: string | null;
  /** What keeps its machines from running; null once they can. */
  waitsFor: string | null;
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
        select: { id: true, slug: true, displayName: true, admittedAt: true, namespace: { select: { name: true } } },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      },
    },
  });
  if (!customer) return null;
  const tenants = customer.tenants.map(async ({ namespace, admittedAt, ...tenant }) => ({
    ...tenant,
    namespace: namespace?.name ?? null,
    waitsFor: admittedAt ? null : await awaitedBy(db, tenant.id),
  }));
  return { ...customer, tenants: await Promise.all(tenants) };
}

/** The tenants that a caller sees: all, or the one to which it is confined. */
export function visibleTenants({ tenants }: AccountRow, confinedTo: string | null): TenantRow[] {
  return confinedTo === null ? tenants : tenants.filter(({ id }) => id === confinedTo);
}

/** Locks the customer's row before counting, so that a limit holds among concurrent writers. */
export async function lockCustomer(tx: Queryable, customerId: string): Promise<void> {
  await execute(tx)`SELECT 1 FROM customers WHERE id = ${customerId}::uuid FOR NO KEY UPDATE`;
}

export interface NewTenant {
  customerId: string;
  slug: string;
  displayName: string;
  region: string;
  isDefault?: boolean;
  /** Preferred name of its namespace. */
  namespace: string;
}

/** Creates a tenant with its namespace. Several statements: call it in a transaction. */
export async function createTenant(tx: Queryable, tenant: NewTenant): Promise<TenantRow> {
  const { customerId, slug, displayName, region, isDefault = false } = tenant;
  const { id } = await tx.tenant.create({
    data: { customerId, slug, displayName, region, isDefault },
    select: { id: true },
  });
  const namespace = await takeNamespace(tx, tenant.namespace, id);
  return { id, slug, displayName, namespace, waitsFor: await awaitedBy(tx, id) };
}

/** Leaves room for a suffix within a namespace name's 63 characters. */
const wishLimit = 58;

/** Customers "a" with tenant "b-c" and "a-b" with tenant "c" prefer the same name: the second one gets a suffix. */
async function takeNamespace(tx: Queryable, wish: string, tenantId: string): Promise<string> {
  const name = wish.slice(0, wishLimit).replace(/-+$/, '');
  const suffixed = `${name}-${randomBytes(2).toString('hex')}`;
  // Not 0: clients also receive the version of an empty list, and watches read 0 as "any version".
  const make = (each: string) =>
    tx.namespace.createMany({
      data: [{ name: each, tenantId, resourceVersion: 1n, compactedVersion: 1n }],
      skipDuplicates: true,
    });
  if (name === wish && (await make(name)).count === 1) return name;
  if ((await make(suffixed)).count === 1) return suffixed;
  throw new Error(`the namespaces ${name} and ${suffixed} are taken`);
}
