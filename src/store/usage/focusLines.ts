/** A closed month of a customer as the lines of a FOCUS file. */
import { type FocusAccount, type FocusTenant, focusLine } from '../../domain/usageFocus.ts';
import type { UsageWindow } from '../../domain/usageTime.ts';
import type { Queryable } from '../core/db.ts';
import { type BilledLifecycle, listBilledLifecycles, placesOfMachines } from './billedLifecycles.ts';

const pageSize = 5_000;

/** One line per lifecycle, by start. Read page by page, so that a large account's file needs no more memory. */
export async function* focusLines(
  tx: Queryable,
  customer: FocusAccount & { tenants: readonly FocusTenant[] },
  window: UsageWindow,
  asOf: number,
): AsyncGenerator<string, void, undefined> {
  const tenants = new Map(customer.tenants.map((tenant) => [tenant.id, tenant]));
  for (let after: BilledLifecycle | undefined; ; ) {
    const page = await listBilledLifecycles(tx, { customerId: customer.id }, window, asOf, { limit: pageSize, after });
    const places = await placesOfMachines(
      tx,
      page.map(({ machineUid }) => machineUid),
    );
    for (const usage of page)
      yield focusLine(
        customer,
        tenants.get(usage.tenantId)!,
        window.startsAt,
        usage,
        places.get(usage.machineUid) ?? null,
      );
    if (page.length < pageSize) return;
    after = page.at(-1);
  }
}
