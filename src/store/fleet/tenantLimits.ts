/**
 * Limits of tenants. Each is a row that says who set it, why, and until when; the view effective_limits has those that
 * count now.
 */
import { Prisma } from '#prisma';
import { kinds } from '../../domain/kinds.ts';
import { type LimitName, totalLimitNames } from '../../domain/limits.ts';
import { type MachineKind, machineKinds } from '../../domain/machine.ts';
import { NoSuchName, UserError } from '../../lib/errors.ts';
import { auditChange, commandLine, operatorName } from '../core/audit.ts';
import { type Database, execute, type Queryable, query, type Sql, sql, transaction } from '../core/db.ts';
import { countColumn } from '../machines/machineRow.ts';

/** Which limit. */
export interface LimitKey {
  /** Null: of all classes together. */
  className: string | null;
  name: LimitName;
}

export interface NewLimit extends LimitKey {
  /** Null: the default of the fleet file again. */
  amount: number | null;
  reason: string;
  /** The limit before it holds again from then on; null: this one replaces it for good. */
  endsAt: Date | null;
}

/** A limit that counts now. */
export interface TenantLimit extends LimitKey {
  namespace: string;
  amount: number;
  /** Null where nothing is counted. */
  used: number | null;
  setBy: string;
  reason: string;
  setAt: Date;
  endsAt: Date | null;
  isDefault: boolean;
}

const totalUse = Prisma.raw(
  `CASE l.name ${totalLimitNames.map((name) => `WHEN '${name}' THEN n.${name}::float8`).join(' ')} END`,
);

/**
 * SQL: how many machines of a kind count for the limit of a class, of the tenant of the namespace `n`. A place in a class is
 * taken by what is placed there; a create is refused by all machines that are not deleted, also failed ones, and the limits
 * of all classes together. With one class, that is its limit.
 */
export const usedOfClass = (kind: MachineKind, { tenantId, className }: { tenantId: Sql; className: Sql }): Sql => sql`
  greatest((SELECT count(*) FROM placements p WHERE p.tenant_id = ${tenantId} AND p.class_name = ${className}
      AND p.workload = ${kind} AND p.released_at IS NULL),
    CASE WHEN ARRAY[${className}] = ARRAY(SELECT o.class_name FROM effective_limits o
        WHERE o.tenant_id = ${tenantId} AND o.name = ${kinds[kind].limit.api} AND o.amount > 0)
    THEN n.${countColumn[kind]} ELSE 0 END)::float8`;

const ofRow = { tenantId: sql`l.tenant_id`, className: sql`l.class_name` };
const classUse = Prisma.join(
  machineKinds.map((kind) => sql`WHEN ${kinds[kind].limit.api} THEN ${usedOfClass(kind, ofRow)}`),
  ' ',
);

/** What counts now, of one tenant or of all; `own`: without those that are defaults. */
export function readLimits(
  db: Queryable,
  { tenantId = null, own = false }: { tenantId?: string | null; own?: boolean },
): Promise<TenantLimit[]> {
  return query(db)<TenantLimit>`
    SELECT n.name AS namespace, l.class_name AS "className", l.name, l.amount,
      CASE WHEN l.class_name IS NULL THEN ${totalUse} ELSE CASE l.name ${classUse} END END AS used,
      l.set_by AS "setBy", l.reason, l.set_at AS "setAt", l.ends_at AS "endsAt", l.is_default AS "isDefault"
    FROM effective_limits l JOIN namespaces n ON n.tenant_id = l.tenant_id
    LEFT JOIN machine_classes c ON c.name = l.class_name
    WHERE (${tenantId}::uuid IS NULL OR l.tenant_id = ${tenantId}::uuid) AND NOT (${own} AND l.is_default) AND c.retired IS NOT TRUE
    ORDER BY n.name, c.position NULLS LAST, l.class_name, l.name`;
}

export const sameLimit =
  (key: LimitKey) =>
  ({ className, name }: LimitKey): boolean =>
    className === key.className && name === key.name;

/** Sets a limit of a tenant. Several statements: call it in a transaction. */
export async function setLimit(tx: Queryable, tenantId: string, limit: NewLimit): Promise<void> {
  const { className, name, amount, reason, endsAt } = limit;
  // Placements of the tenant wait for this lock, and look at the limit afterwards.
  await query(tx)`SELECT 1 FROM tenants WHERE id = ${tenantId}::uuid FOR NO KEY UPDATE`;
  if (endsAt === null)
    await execute(tx)`
      DELETE FROM limits WHERE tenant_id = ${tenantId}::uuid AND class_name IS NOT DISTINCT FROM ${className} AND name = ${name}`;
  if (amount === null) return;
  await execute(tx)`
    INSERT INTO limits (tenant_id, class_name, name, amount, set_by, reason, ends_at)
    VALUES (${tenantId}::uuid, ${className}, ${name}, ${amount}::int, ${operatorName()}, ${reason}, ${endsAt})`;
}

/** The tenant of a namespace. Throws UserError. */
export async function tenantOfNamespace(db: Queryable, namespace: string) {
  const found = await db.tenant.findFirst({
    where: { namespace: { name: namespace } },
    select: { id: true, customerId: true },
  });
  if (!found)
    throw new NoSuchName(
      'namespace',
      namespace,
      `There is no tenant with the namespace "${namespace}": "customers show" names them.`,
    );
  return found;
}

/** Sets a limit for an operator. Audited. Throws UserError. */
export function setLimitOf(db: Database, namespace: string, limit: NewLimit): Promise<void> {
  return transaction(db, async (tx) => {
    const { id, customerId } = await tenantOfNamespace(tx, namespace);
    const { name, className, amount, endsAt } = limit;
    if (className !== null && !(await tx.machineClass.findFirst({ where: { name: className, retired: false } })))
      throw new UserError(
        `There is no machine class "${className}" in the fleet: "limits show" names those that a tenant has.`,
      );
    await setLimit(tx, id, limit);
    await auditChange(tx, { ...commandLine, customerId, reason: limit.reason }, 'limit.set', namespace, {
      ...{ limit: name, machine_class: className, amount, ends_at: endsAt?.toISOString() ?? null },
    });
  });
}
