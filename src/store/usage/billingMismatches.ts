/**
 * Finds what was changed past the service: a machine, a lifecycle, or a bill without what belongs to it. Each look is one
 * statement, so it sees the machine and its lifecycle as of one moment, and needs no lock.
 */
import { type Database, type Queryable, query, type Sql, sql } from '../core/db.ts';
import type { HasTime } from '../core/duties.ts';
import { isOpen, lifecyclesWithin } from './billedLifecycles.ts';
import { badBills, type GoodBills, type StoredBill } from './bills.ts';

/** Machines that customers may use and whose bill is over, or never began. */
const unbilledMachines = sql`
  SELECT m.uid::text AS subject, t.customer_id FROM machines m JOIN namespaces n ON n.name = m.namespace
    JOIN tenants t ON t.id = n.tenant_id LEFT JOIN lifecycles l ON l.machine_uid = m.uid
  WHERE m.deletion_requested_at IS NULL AND m.phase <> 'Failed'
    AND (l.ended_at IS NOT NULL OR (m.ready_for_access AND l.machine_uid IS NULL))`;

/** Those that are open. Their index is by account. */
const lifecyclesWithoutMachine = sql`
  SELECT l.machine_uid::text AS subject, c.id AS customer_id FROM customers c CROSS JOIN LATERAL (
    SELECT machine_uid FROM lifecycles WHERE customer_id = c.id AND ${isOpen}) l
  WHERE NOT EXISTS (SELECT FROM machines m WHERE m.uid = l.machine_uid)`;

const longestMonthSeconds = sql`${31 * 86_400}::bigint`;
/** Bills of usage. What was archived is not here. */
const billsWithoutLifecycle = sql`
  SELECT b.id::text AS subject, b.customer_id FROM bills b
  WHERE b.month_start >= coalesce((SELECT max(ends_at) FROM usage_archives), 0)
    AND (b.document #> '{usage,billable_seconds}' IS DISTINCT FROM '0' OR b.document #> '{usage,lifecycle_count}' IS DISTINCT FROM '0')
    AND NOT EXISTS (${lifecyclesWithin(sql`b.customer_id`, sql`b.month_start`, sql`b.month_start + ${longestMonthSeconds}`)})`;

/** How long a lost host's return may take to release a former place; a created machine has two meanwhile. */
const replacedSeconds = sql`3600`;
/** One of which no host was lost: the later place makes the host of the true one end it. */
const machinesInTwoPlaces = sql`
  SELECT l.machine_uid::text AS subject, c.id AS customer_id FROM customers c CROSS JOIN LATERAL (
    SELECT machine_uid FROM lifecycles WHERE customer_id = c.id AND ${isOpen}
      AND started_at < extract(epoch FROM clock_timestamp()) - ${replacedSeconds}) l
  WHERE (SELECT count(*) FROM placements p JOIN hosts h ON h.name = p.host_name
    WHERE p.machine_uid = l.machine_uid AND p.released_at IS NULL AND p.abandoned_at IS NULL AND h.lost_at IS NULL) > 1`;

const looks = (bad: string[]) => ({
  'unbilled-machine': unbilledMachines,
  'lifecycle-without-machine': lifecyclesWithoutMachine,
  'bill-without-lifecycle': billsWithoutLifecycle,
  'bad-bill': sql`SELECT id::text AS subject, customer_id FROM bills WHERE id = ANY (${bad}::uuid[])`,
  'machine-in-two-places': machinesInTwoPlaces,
});
export type MismatchKind = keyof ReturnType<typeof looks>;

/** Kinds that `status` of release 0.1.0 would fail at: they are in the other table. */
const laterKinds: readonly MismatchKind[] = ['bad-bill', 'machine-in-two-places'];
const tableOf = (kind: MismatchKind) => (laterKinds.includes(kind) ? sql`billing_findings` : sql`billing_mismatches`);
const known: readonly MismatchKind[] = Object.keys(looks([])) as MismatchKind[];

export interface BillingMismatch {
  kind: MismatchKind;
  subject: string;
  customerId: string;
}

/**
 * Looks for all of them, keeps what is found, and forgets what is no more. Returns those that are new. `isGood`: whether a
 * bill has the form and a signature of this service; `good`: bills that had them.
 */
export async function findBillingMismatches(
  db: Database,
  isGood: (bill: StoredBill) => boolean,
  { good = new Set(), hasTime = () => true }: { good?: GoodBills; hasTime?: HasTime } = {},
): Promise<BillingMismatch[]> {
  const found: BillingMismatch[] = [];
  const each = Object.entries(looks(await badBills(db, isGood, { good, hasTime }))) as [MismatchKind, Sql][];
  for (const [kind, look] of each)
    found.push(
      ...(await query(db)<BillingMismatch>`
        WITH found AS (${look}), mended AS (
          DELETE FROM ${tableOf(kind)} WHERE kind = ${kind} AND subject NOT IN (SELECT subject FROM found)
        )
        INSERT INTO ${tableOf(kind)} (kind, subject, customer_id) SELECT ${kind}, subject, customer_id FROM found
        ON CONFLICT DO NOTHING RETURNING kind, subject, customer_id AS "customerId"`),
    );
  return found;
}

/**
 * Those that were found and are not mended: how many of each kind, and the first to name. A kind that a later release
 * writes is its own to show.
 */
export function billingMismatches(db: Queryable): Promise<{ kind: MismatchKind; count: number; subjects: string[] }[]> {
  return query(db)`
    SELECT kind, count(*)::int AS count, (array_agg(subject ORDER BY found_at, subject))[1:10] AS subjects
    FROM (SELECT * FROM billing_mismatches UNION ALL SELECT * FROM billing_findings) AS found
    WHERE kind = ANY (${known as string[]}) GROUP BY kind ORDER BY kind`;
}
