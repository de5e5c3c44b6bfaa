/**
 * The duties of housekeeping, and when each last ended well. A duty works in bites, each a short statement along an
 * index, and stops when its time is over: the next run goes on. One that fails does not keep the others from their work.
 */
import { type Database, execute, type Queryable, query } from './db.ts';

export const duties = [
  'journal',
  'timelines',
  'key-ends',
  'closed-bills',
  'billing-mismatches',
  'webhook-log',
  'answers',
  'sign-ins',
  'sessions',
  'closed-accounts',
  'maintenance',
  'evacuations',
  'notices',
] as const;
export type Duty = (typeof duties)[number];

/** Whether a duty may begin another bite. */
export type HasTime = () => boolean;
const always: HasTime = () => true;

/** Removes bite after bite until one is not full, or the time is over. Returns how many were removed. */
export async function inBites(bite: () => Promise<number>, size: number, hasTime: HasTime = always): Promise<number> {
  for (let total = 0; ; ) {
    const removed = await bite();
    total += removed;
    if (removed < size || !hasTime()) return total;
  }
}

/** What came of a duty: how much it did, or why it failed. */
export type DutyResult = { done: number } | { failed: unknown };

/** Does a duty and records how it ended. Throws nothing that the duty throws. */
export async function doDuty(db: Database, duty: Duty, work: () => Promise<number>): Promise<DutyResult> {
  try {
    const done = await work();
    await recordEnd(db, duty, null);
    return { done };
  } catch (failed) {
    // The database may be what is wrong; then its age tells.
    await recordEnd(db, duty, failed instanceof Error ? failed.message : String(failed)).catch(() => {});
    return { failed };
  }
}

const errorLength = 500;

async function recordEnd(db: Queryable, duty: Duty, error: string | null): Promise<void> {
  await execute(db)`
    INSERT INTO housekeeping_duties AS d (name, succeeded_at, error) VALUES (${duty}, CASE
      WHEN ${error === null} THEN clock_timestamp() END, ${error?.slice(-errorLength) ?? null})
    ON CONFLICT (name) DO UPDATE SET succeeded_at = coalesce(excluded.succeeded_at, d.succeeded_at), error = excluded.error`;
}

export interface DutyAge {
  duty: Duty;
  /** Since it last ended well, or else since it was first known. */
  ageSeconds: number;
  /** Of its last run, if that failed. */
  error: string | null;
}

export function dutyAges(db: Queryable): Promise<DutyAge[]> {
  return query(db)<DutyAge>`
    SELECT name AS duty, extract(epoch FROM clock_timestamp() - coalesce(succeeded_at, created_at))::float8 AS "ageSeconds", error
    FROM housekeeping_duties WHERE name = ANY(${[...duties]}::text[]) ORDER BY name`;
}
