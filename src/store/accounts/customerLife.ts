/** What operators do with an account after it was made: look at it, suspend and resume it, close and reopen it. */
import type { AuditAction } from '../../domain/auditActions.ts';
import type { CustomerStatus } from '../../domain/customerStatuses.ts';
import type { MachineKind } from '../../domain/machine.ts';
import type { Phase } from '../../domain/phases.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { type AuditDetails, auditChange, commandLine, type housekeeping } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, type Sql, sql, transaction } from '../core/db.ts';
import type { HasTime } from '../core/duties.ts';
import { usedOfClass } from '../fleet/tenantLimits.ts';
import { requestDeletion } from '../machines/machineStore.ts';
import { endSessions } from './sessions.ts';

/** An account as operators see it in a list. */
export interface ListedCustomer {
  slug: string;
  displayName: string;
  status: CustomerStatus;
  /** Why it is suspended, or was when it closed; its people read it. */
  reason: string | null;
  since: Date;
  /** When it closes, or closed. */
  closesAt: Date | null;
  /** Why it closes, or closed; its people read it. */
  closingReason: string | null;
  createdAt: Date;
  tenants: number;
  machines: number;
  people: number;
  /** API keys that can be used now. */
  keys: number;
  /** When a person signed in or a key was used last. */
  lastActiveAt: Date | null;
}

/** Accounts by their short names; with `slug`, that one alone. */
export function listCustomers(
  db: Queryable,
  {
    slug = null,
    status = null,
    after = null,
    limit,
  }: { slug?: string | null; status?: CustomerStatus | null; after?: string | null; limit: number },
): Promise<ListedCustomer[]> {
  return query(db)<ListedCustomer>`
    SELECT c.slug, c.display_name AS "displayName", c.status, c.status_reason AS reason, c.status_since AS since,
      c.closes_at AS "closesAt", c.closing_reason AS "closingReason", c.created_at AS "createdAt",
      t.tenants, t.machines, u.people, k.keys,
      greatest(u.signed_in, k.used) AS "lastActiveAt"
    FROM customers c
    CROSS JOIN LATERAL (SELECT count(*)::int AS tenants, coalesce(sum(n.virtual_machines + n.bare_metal_machines), 0)::int AS machines
      FROM tenants t LEFT JOIN namespaces n ON n.tenant_id = t.id WHERE t.customer_id = c.id) t
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE status = 'active')::int AS people, max(last_sign_in_at) AS signed_in
      FROM customer_users WHERE customer_id = c.id) u
    CROSS JOIN LATERAL (SELECT count(*) FILTER (WHERE revoked_at IS NULL AND expires_at > clock_timestamp())::int AS keys,
      max(last_used_at) AS used FROM api_keys WHERE customer_id = c.id) k
    WHERE (${slug}::text IS NULL OR c.slug = ${slug}) AND (${status}::text IS NULL OR c.status = ${status})
      AND (${after}::text IS NULL OR c.slug > ${after})
    ORDER BY c.slug LIMIT ${limit}`;
}

/** What a tenant may have of a class, and has. */
export interface TenantLimit {
  tenantId: string;
  tenant: string;
  namespace: string | null;
  region: string;
  className: string;
  virtualMachines: number;
  virtualMachineLimit: number;
  bareMetalMachines: number;
  bareMetalLimit: number;
  reservedHosts: number;
}

export interface ShownCustomer extends ListedCustomer {
  id: string;
  limits: TenantLimit[];
  machinesByPhase: { kind: MachineKind; phase: Phase; count: number }[];
  users: { email: string; role: string; status: string; lastSignInAt: string | null }[];
}

/** An account with its tenants' limits, its machines, and its people; null if there is none. */
export async function showCustomer(db: Queryable, slug: string): Promise<ShownCustomer | null> {
  const [listed] = await listCustomers(db, { slug, limit: 1 });
  if (!listed) return null;
  const { id } = await db.customer.findUniqueOrThrow({ where: { slug }, select: { id: true } });
  const limits = await query(db)<TenantLimit>`
    SELECT t.id AS "tenantId", t.slug AS tenant, n.name AS namespace, t.region, a.class_name AS "className",
      coalesce(${usedOfClass('VirtualMachine', ofRow)}, 0) AS "virtualMachines", a.virtual_machine_limit AS "virtualMachineLimit",
      coalesce(${usedOfClass('BareMetalMachine', ofRow)}, 0) AS "bareMetalMachines", a.bare_metal_limit AS "bareMetalLimit",
      a.reserved_hosts AS "reservedHosts"
    FROM tenants t LEFT JOIN namespaces n ON n.tenant_id = t.id JOIN allotments a ON a.tenant_id = t.id
    WHERE t.customer_id = ${id}::uuid ORDER BY t.slug, a.class_name`;
  const machinesByPhase = await query(db)<ShownCustomer['machinesByPhase'][number]>`
    SELECT kind, phase, count(*)::int AS count FROM machines m WHERE ${ofCustomer(id)} GROUP BY 1, 2 ORDER BY 1, 2`;
  const users = await query(db)<ShownCustomer['users'][number]>`
    SELECT email, role_slug AS role, status, last_sign_in_at AS "lastSignInAt" FROM customer_users
    WHERE customer_id = ${id}::uuid ORDER BY email, role_slug`;
  return { ...listed, id, limits, machinesByPhase, users };
}

const ofRow = { tenantId: sql`t.id`, className: sql`a.class_name` };

const ofCustomer = (id: string): Sql => sql`m.namespace IN (
  SELECT n.name FROM namespaces n JOIN tenants t ON t.id = n.tenant_id WHERE t.customer_id = ${id}::uuid)`;

/** What its customer reads when a credential of theirs is refused for the account's sake; null if it is active. */
export async function refusalOfAccount(db: Queryable, customerId: string): Promise<string | null> {
  const found = await db.customer.findUnique({
    where: { id: customerId },
    select: { slug: true, status: true, statusReason: true, statusSince: true, closesAt: true, closingReason: true },
  });
  if (!found || found.status === 'active') return null;
  const { slug, status, statusReason, statusSince, closesAt, closingReason } = found;
  const is = `the account ${slug} is ${status} since ${statusSince.toISOString()}`;
  if (status !== 'suspended') return `${is}: ${closingReason}`;
  const closes = closesAt ? `; it closes at ${closesAt.toISOString()}: ${closingReason}` : '';
  return `${is}: ${statusReason}${closes}`;
}

/** When an account closes, and why. */
export interface Closing {
  at: Date;
  reason: string;
}

interface OpenCustomer {
  id: string;
  status: CustomerStatus;
  closing: Closing | null;
}

/**
 * Suspends an account: its sessions end, and it gets no new ones, until an operator resumes it. Its machines go on, and a
 * closing stays as it is. Again, it changes the reason. Throws UserError.
 */
export async function suspendCustomer(db: Database, slug: string, reason: string): Promise<void> {
  await change(db, slug, { action: 'customer.suspend', reason }, async (tx, id) => {
    await execute(tx)`
      UPDATE customers SET status = 'suspended', status_reason = ${reason},
        status_since = CASE status WHEN 'suspended' THEN status_since ELSE clock_timestamp() END
      WHERE id = ${id}::uuid`;
    await endSessions(tx, sql`s.customer_id = ${id}::uuid`);
  });
}

/** Lifts a suspension, if it is one. A closing stays, and is returned. Throws UserError. */
export async function resumeCustomer(db: Database, slug: string, reason: string): Promise<Closing | null> {
  const applies = ({ status }: OpenCustomer) => status === 'suspended';
  const { closing } = await change(db, slug, { action: 'customer.resume', reason, applies }, async (tx, id) => {
    await execute(tx)`
      UPDATE customers SET status = 'active', status_reason = NULL, status_since = clock_timestamp() WHERE id = ${id}::uuid`;
  });
  return closing;
}

/** Sets when an account closes, and returns that time. Until then it goes on as it is. Throws UserError. */
export async function closeCustomer(
  db: Database,
  slug: string,
  { reason, graceDays }: { reason: string; graceDays: number },
): Promise<Date> {
  const act = { action: 'customer.close', reason, details: { graceDays } } as const;
  const { closing } = await change(db, slug, act, async (tx, id) => {
    await execute(tx)`
      UPDATE customers SET closing_reason = ${reason}, closes_at = clock_timestamp() + make_interval(days => ${graceDays}::int)
      WHERE id = ${id}::uuid`;
  });
  return closing!.at;
}

/** Keeps an account whose time to close has not come. A suspension stays: returns whether there is one. Throws UserError. */
export async function reopenCustomer(db: Database, slug: string, reason: string): Promise<boolean> {
  const applies = ({ closing }: OpenCustomer) => closing !== null;
  const { status } = await change(db, slug, { action: 'customer.reopen', reason, applies }, async (tx, id) => {
    await execute(tx)`UPDATE customers SET closes_at = NULL, closing_reason = NULL WHERE id = ${id}::uuid`;
  });
  return status === 'suspended';
}

/**
 * Has the new machines of a tenant placed in another region, as long as it has none; without a name, of the only tenant.
 * Audited. Throws UserError. Returns the tenant's name.
 */
export async function moveTenant(
  db: Database,
  {
    slug,
    tenant: asked,
    region,
    reason,
  }: { slug: string; tenant?: string | undefined; region: string; reason: string },
): Promise<string> {
  let moved = '';
  await change(
    db,
    slug,
    { action: 'tenant.move', reason, details: { tenant: asked ?? null, region } },
    async (tx, id) => {
      const tenants = await query(tx)<{ id: string; slug: string }>`
      SELECT id, slug FROM tenants WHERE customer_id = ${id}::uuid ORDER BY slug FOR UPDATE`;
      const tenant = tenants.length === 1 && !asked ? tenants[0] : tenants.find((each) => each.slug === asked);
      if (!tenant)
        throw refused(`Name a tenant of ${slug} with --tenant: ${tenants.map((each) => each.slug).join(', ')}.`);
      const machines = await execute(tx)`
      SELECT 1 FROM namespaces n JOIN machines m ON m.namespace = n.name WHERE n.tenant_id = ${tenant.id}::uuid
      UNION ALL SELECT 1 FROM placements WHERE tenant_id = ${tenant.id}::uuid AND released_at IS NULL`;
      if (machines > 0)
        throw refused(
          `The tenant ${tenant.slug} of ${slug} has machines, which stay where they are: it can be moved once they are gone.`,
        );
      await execute(tx)`UPDATE tenants SET region = ${region} WHERE id = ${tenant.id}::uuid`;
      moved = tenant.slug;
    },
  );
  return moved;
}

export const refused = (why: string) => new UserError(why, { code: 'customer_refused' });

export function noSuchCustomer(slug: string): UserError {
  return new NoSuchName('customer', slug, `There is no customer "${slug}": "customers list" shows them.`);
}

interface Act {
  action: AuditAction;
  reason: string;
  details?: AuditDetails;
  /** Whether there is something to change. */
  applies?(found: OpenCustomer): boolean;
}

/** Changes an account whose credentials have not ended, under its lock, and returns it. Audited. Throws UserError. */
function change(
  db: Database,
  slug: string,
  { action, reason, details, applies = () => true }: Act,
  write: (tx: Queryable, id: string) => Promise<void>,
): Promise<OpenCustomer> {
  return transaction(db, async (tx) => {
    const found = await lockCustomerOf(tx, slug);
    if (!found) throw noSuchCustomer(slug);
    const { id, status } = found;
    if (status === 'closed' || status === 'erased')
      throw refused(`The account ${slug} is ${status}: its credentials have ended, and it cannot be changed.`);
    if (!applies(found)) return found;
    await write(tx, id);
    await auditChange(tx, { ...commandLine, customerId: id, reason }, action, slug, details);
    return (await lockCustomerOf(tx, slug))!;
  });
}

async function lockCustomerOf(tx: Queryable, slug: string): Promise<OpenCustomer | null> {
  const [found] = await query(tx)<{ id: string; status: CustomerStatus; closesAt: Date | null; why: string | null }>`
    SELECT id, status, closes_at AS "closesAt", closing_reason AS why FROM customers WHERE slug = ${slug} FOR UPDATE`;
  if (!found) return null;
  const { id, status, closesAt, why } = found;
  return { id, status, closing: closesAt && { at: closesAt, reason: why ?? '' } };
}

/**
 * Closes the accounts whose time has come: ends their credentials, then has their machines deleted; what they used is
 * rated as for every deleted machine. A run that was cut short is finished by the next one, also where a request under
 * way made another machine. Returns how many accounts and machines it ended.
 */
export async function closeDueCustomers(
  db: Database,
  hasTime: HasTime,
  by: typeof commandLine | typeof housekeeping = commandLine,
): Promise<number> {
  const due = await query(db)<{ id: string }>`
    SELECT id FROM customers WHERE closes_at <= clock_timestamp() AND status NOT IN ('closed', 'erased')`;
  for (const { id } of due) await endCredentials(db, id);
  const left = await query(db)<MachineOfClosed>`
    SELECT m.kind, m.namespace, m.name, c.id AS "customerId", c.closing_reason AS reason FROM customers c
    JOIN tenants t ON t.customer_id = c.id JOIN namespaces n ON n.tenant_id = t.id JOIN machines m ON m.namespace = n.name
    WHERE c.status = 'closed' AND m.deletion_requested_at IS NULL`;
  let ended = due.length;
  for (const { customerId, reason, ...key } of left) {
    if (!hasTime()) break;
    await requestDeletion(db, key, undefined, { ...by, customerId, reason });
    ended++;
  }
  return ended;
}

interface MachineOfClosed {
  kind: MachineKind;
  namespace: string;
  name: string;
  customerId: string;
  reason: string;
}

/** A closed account takes no credential. Its keys are revoked, too, so that housekeeping announces no end of theirs. */
function endCredentials(db: Database, id: string): Promise<void> {
  return transaction(db, async (tx) => {
    const closed = await execute(tx)`
      UPDATE customers SET status = 'closed', status_since = clock_timestamp()
      WHERE id = ${id}::uuid AND status NOT IN ('closed', 'erased') AND closes_at <= clock_timestamp()`;
    if (closed === 0) return;
    await endSessions(tx, sql`s.customer_id = ${id}::uuid`);
    await execute(tx)`
      UPDATE api_keys SET revoked_at = clock_timestamp() WHERE customer_id = ${id}::uuid AND revoked_at IS NULL`;
  });
}
