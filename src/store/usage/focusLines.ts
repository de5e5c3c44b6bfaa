/** A closed month of a customer as the lines of a FOCUS file. */
import { correctionLine, type FocusAccount, type FocusTenant, focusLine } from '../../domain/usageFocus.ts';
import type { UsageWindow } from '../../domain/usageTime.ts';
import type { Queryable } from '../core/db.ts';
import { correctionsMadeIn, renderCorrection } from './billCorrections.ts';
import { type BilledLifecycle, listBilledLifecycles, placesOfMachines } from './billedLifecycles.ts';

const pageSize = 5_000;

/** Gives the reading of one page what to read from. */
export type PageReader = <T>(read: (tx: Queryable) => Promise<T>) => Promise<T>;

/**
 * One line per lifecycle, by start, then one per correction that was made in the month. Read page by page, so that a
 * large account's file needs no more memory. Pages may be read in a snapshot each: as of one moment, a frozen month has
 * the same lines in all of them.
 */
export async function* focusLines(
  inPage: PageReader,
  customer: FocusAccount & { tenants: readonly FocusTenant[] },
  window: UsageWindow,
  asOf: number,
): AsyncGenerator<string, void, undefined> {
  const tenants = new Map(customer.tenants.map((tenant) => [tenant.id, tenant]));
  for (let after: BilledLifecycle | undefined; ; ) {
    const { page, places } = await inPage(async (tx) => {
      const found = await listBilledLifecycles(tx, { customerId: customer.id }, window, asOf, {
        limit: pageSize,
        after,
      });
      const uids = found.map(({ machineUid }) => machineUid);
      return { page: found, places: await placesOfMachines(tx, uids) };
    });
    for (const usage of page)
      yield focusLine(
        customer,
        tenants.get(usage.tenantId)!,
        window.startsAt,
        usage,
        places.get(usage.machineUid) ?? null,
      );
    if (page.length < pageSize) break;
    after = page.at(-1);
  }
  const corrections = await inPage((tx) => correctionsMadeIn(tx, customer.id, window.startsAt));
  for (const each of corrections)
    yield correctionLine(customer, tenants.get(each.tenantId)!, window.startsAt, renderCorrection(each));
}
