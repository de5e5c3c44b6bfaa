/**
 * Trims what grows: the journal behind its watchers, and sessions that ended long ago. Sees to it that keys end. Each
 * duty has a time of its own, and what fails keeps none of the others from its work; the age of each is a metric.
 */
import { heartbeat } from '@temporalio/activity';
import type { Logger } from 'pino';
import type { SigningKey, VerifyingKey } from '../src/domain/auditProof.ts';
import { flawsOfBill } from '../src/domain/billProof.ts';
import { closeDueCustomers } from '../src/store/accounts/customerLife.ts';
import { endKeysInTime } from '../src/store/accounts/keyEnds.ts';
import { forgetSessions, forgetSignIns } from '../src/store/accounts/sessions.ts';
import { forgetDeliveries } from '../src/store/accounts/webhookDeliveries.ts';
import { housekeeping } from '../src/store/core/audit.ts';
import type { Database } from '../src/store/core/db.ts';
import { type Duty, doDuty, type HasTime } from '../src/store/core/duties.ts';
import { forgetAnswers } from '../src/store/core/keptAnswers.ts';
import { forgetNotices } from '../src/store/core/notices.ts';
import { followEvacuations } from '../src/store/fleet/evacuation.ts';
import { followMaintenances } from '../src/store/fleet/maintenance.ts';
import { compactJournal } from '../src/store/machines/journal.ts';
import { forgetEvents } from '../src/store/machines/timelineRows.ts';
import { findBillingMismatches } from '../src/store/usage/billingMismatches.ts';
import { closeBills, type GoodBills, type StoredBill } from '../src/store/usage/bills.ts';

/** A watch that was away longer has to list again (410 Expired). */
const journalKeptMs = 60 * 60_000;
/** How long ended sessions are still shown. */
const sessionsKeptDays = 30;
/** A duty begins nothing new after this time; the next run goes on. Far below the activity's time for all of them. */
const dutyMs = 30_000;

export interface HousekeepingDependencies {
  db: Database;
  log: Logger;
  apiKeyMaxDays: number;
  /** The key that signs final bills now; null without audit keys. */
  billKey: () => Promise<SigningKey | null>;
  /** Those that verify bills; empty where nothing is signed. */
  billKeys: () => Promise<VerifyingKey[]>;
}

type Work = (hasTime: HasTime) => Promise<number>;

export function createHousekeepingActivities({ db, log, apiKeyMaxDays, billKey, billKeys }: HousekeepingDependencies) {
  /** Does each duty, also after one that failed. Fails with the first failure; else returns what the last one did. */
  async function doEach(works: readonly (readonly [Duty, Work])[]): Promise<number> {
    const timer = setInterval(heartbeat, 10_000);
    const failures: unknown[] = [];
    let last = 0;
    try {
      for (const [duty, work] of works) {
        const endMs = performance.now() + dutyMs;
        const result = await doDuty(db, duty, () => work(() => performance.now() < endMs));
        if ('done' in result) last = result.done;
        else {
          log.error({ err: result.failed, duty }, 'a duty of housekeeping failed; the others go on');
          failures.push(result.failed);
        }
      }
    } finally {
      clearInterval(timer);
    }
    if (failures.length > 0) throw failures[0];
    return last;
  }

  /** Bills that were found good, by keys that are still the same. */
  let good: GoodBills = new Set();
  let goodBy = '';

  async function lookAtBilling(hasTime: HasTime): Promise<number> {
    const keys = await billKeys();
    const by = JSON.stringify(keys.map(({ id, endsAt }) => [id, endsAt]));
    if (by !== goodBy) [good, goodBy] = [new Set(), by];
    const isGood = (bill: StoredBill) => flawsOfBill(bill.document, bill, keys).length === 0;
    const found = await findBillingMismatches(db, isGood, { good, hasTime });
    for (const mismatch of found) log.error(mismatch, 'a machine, a lifecycle, or a bill lacks what belongs to it');
    return found.length;
  }

  return {
    /**
     * Removes the timelines of machines that are long gone, and journal entries that no watcher should still need.
     * Returns how many journal entries.
     */
    compactJournal: (): Promise<number> =>
      doEach([
        ['timelines', (hasTime) => forgetEvents(db, { hasTime })],
        ['journal', (hasTime) => compactJournal(db, { olderThanMs: journalKeptMs, hasTime })],
      ]),
    /**
     * Tells customers of maintenance, evacuates hosts, closes accounts, gives keys their end, closes bills, looks for what lacks its
     * bill or its machine, and removes what ended long ago of sign-ins, sessions, webhooks' logs, kept responses, and
     * notices. Returns how many sessions.
     */
    forgetSessions: (): Promise<number> =>
      doEach([
        ['maintenance', (hasTime) => followMaintenances(db, hasTime)],
        ['evacuations', (hasTime) => followEvacuations(db, hasTime)],
        ['closed-accounts', (hasTime) => closeDueCustomers(db, hasTime, housekeeping)],
        ['key-ends', () => endKeysInTime(db, { maxDays: apiKeyMaxDays })],
        ['closed-bills', async (hasTime) => closeBills(db, await billKey(), hasTime)],
        ['billing-mismatches', lookAtBilling],
        ['notices', () => forgetNotices(db)],
        ['webhook-log', (hasTime) => forgetDeliveries(db, hasTime)],
        ['answers', (hasTime) => forgetAnswers(db, hasTime)],
        ['sign-ins', (hasTime) => forgetSignIns(db, { endedDaysAgo: sessionsKeptDays, hasTime })],
        ['sessions', (hasTime) => forgetSessions(db, { endedDaysAgo: sessionsKeptDays, hasTime })],
      ]),
  };
}

export type HousekeepingActivities = ReturnType<typeof createHousekeepingActivities>;
