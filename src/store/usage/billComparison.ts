/** A closed bill against what it was made of: the account, its usage, its corrections, and every lifecycle behind it. */
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../domain/auditProof.ts';
import { billedClass } from '../../domain/billDocument.ts';
import { freezeSeconds, monthStart, nextMonth, startOfMonth, topUpSeconds } from '../../domain/usageTime.ts';
import { type Queryable, query } from '../core/db.ts';
import { correctionsMadeIn, renderCorrection } from './billCorrections.ts';
import type { BilledLifecycle } from './billedLifecycles.ts';
import { type BillRow, billedLifecycles, lineOf } from './bills.ts';
import { reportIn } from './readUsage.ts';

/** What differs, in words; empty if nothing does. Lifecycles of a month that is archived are not here. */
export async function differencesOfBill(
  tx: Queryable,
  { customerId, monthStart: stored, month, document: bill }: BillRow,
  asOf: number,
  isArchived: boolean,
): Promise<string[]> {
  const startsAt = startOfMonth(month);
  const [account] = await query(tx)<{ createdAt: number }>`
    SELECT extract(epoch FROM created_at)::float8 AS "createdAt" FROM customers WHERE id = ${customerId}::uuid`;
  if (Number(stored) !== startsAt || nextMonth(startsAt) + freezeSeconds > asOf) return ['its month was not final'];
  if (!account || startsAt < monthStart(account.createdAt)) return ['its account was made in a later month'];
  const differences: string[] = [];
  const corrections = (await correctionsMadeIn(tx, customerId, startsAt)).map(renderCorrection);
  if (canonicalJson(corrections) !== canonicalJson(bill.corrections))
    differences.push('its corrections are not those that were made in the month');
  const { summary, byTenant } = (await reportIn(tx, { customerId }, month, asOf))!;
  const used = new Sums();
  for (const [tenantId, { byClass }] of byTenant)
    for (const { billable_seconds, raw_active_seconds, lifecycle_count, ...each } of byClass.map(billedClass))
      used.add(
        [tenantId, each.resource_kind, each.resource_class],
        [billable_seconds, raw_active_seconds, lifecycle_count],
      );
  const billed = new Sums();
  for (const { tenant_id, by_class } of bill.by_tenant)
    for (const { billable_seconds, raw_active_seconds, lifecycle_count, ...each } of by_class)
      billed.add(
        [tenant_id, each.resource_kind, each.resource_class],
        [billable_seconds, raw_active_seconds, lifecycle_count],
      );
  if (summary.billableSeconds !== bill.usage.billable_seconds)
    differences.push(
      `usage of the month is ${summary.billableSeconds} s now, and ${bill.usage.billable_seconds} s are billed`,
    );
  else if (!used.equal(billed)) differences.push('usage of its tenants and classes is not what is billed for them');
  return isArchived ? differences : [...differences, ...(await differencesOfLifecycles(tx, bill, billed, asOf))];
}

async function differencesOfLifecycles(
  tx: Queryable,
  { customer_id: customerId, month, lifecycles_sha256 }: BillRow['document'],
  billed: Sums,
  asOf: number,
): Promise<string[]> {
  const differences: string[] = [];
  const hash = createHash('sha256');
  const lived = new Sums();
  for await (const each of billedLifecycles(tx, customerId, month, asOf)) {
    hash.update(`${lineOf(each)}\n`);
    const { tenantId, resourceKind, resourceClass, rawSeconds, active } = each;
    lived.add([tenantId, resourceKind, resourceClass], [rawSeconds + each.topUpSeconds, rawSeconds, Number(active)]);
    if (each.topUpSeconds > 0 && each.topUpSeconds !== owed(each))
      differences.push(`the minimum of machine ${each.machineUid} is not what it owes`);
  }
  if (hash.digest('hex') !== lifecycles_sha256) differences.push('its lifecycles are not those that were billed');
  else if (!lived.equal(billed)) differences.push('its lifecycles do not add up to it');
  return differences;
}

function owed({ startedAt, endedAt, minimumSeconds }: BilledLifecycle): number {
  return endedAt === null ? 0 : topUpSeconds({ startedAt, endedAt, minimumSeconds });
}

/** Billed seconds, used seconds, and machines, by tenant, kind, and class. */
class Sums {
  readonly #rows = new Map<string, number[]>();

  add(of: readonly string[], amounts: readonly number[]): void {
    const key = canonicalJson(of);
    const before = this.#rows.get(key);
    this.#rows.set(key, before ? before.map((sum, index) => sum + amounts[index]!) : [...amounts]);
  }

  equal(other: Sums): boolean {
    return this.#text() === other.#text();
  }

  #text(): string {
    const rows = [...this.#rows].filter(([, sums]) => sums.some((sum) => sum !== 0));
    return canonicalJson(Object.fromEntries(rows));
  }
}
