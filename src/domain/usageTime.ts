/**
 * Billing time: windows, buckets, frozen months, and billing minimums. All times are whole UTC epoch seconds; intervals
 * are half-open.
 */

export type BucketUnit = 'hour' | 'day';
export const bucketSeconds: Readonly<Record<BucketUnit, number>> = { hour: 3_600, day: 86_400 };

/** A month stays open for late top-ups for this long after its end. */
export const freezeSeconds = 72 * bucketSeconds.hour;
/** Hours stored individually, including the current one: more than any hourly window shows. */
export const keptHours = 48;
/** Older hours are dropped. Includes a margin beyond the kept hours, in case the clock was set back. */
export const hoursDroppedAfterSeconds = 96 * bucketSeconds.hour;

export interface UsageWindow {
  unit: BucketUnit;
  startsAt: number;
  /** Exclusive: end of what is reported. */
  endsAt: number;
  /** Starts of all its buckets; the last bucket may extend beyond `endsAt`. */
  buckets: number[];
  /** End of the last bucket. */
  coversUntil: number;
}

export const acceptedWindows = '24h, 7d, month, or a closed calendar month written YYYY-MM';
export const windowPattern = /^(24h|7d|month|\d{4}-(0[1-9]|1[0-2]))$/;
export const defaultWindow = '24h';

/** The window of that name as of a moment; null if there is none, such as a month that is not over. */
export function usageWindow(name: string, asOf: number): UsageWindow | null {
  if (!windowPattern.test(name)) return null;
  switch (name) {
    case '24h':
      return windowOf('hour', truncate(asOf, 'hour') - 23 * bucketSeconds.hour, asOf);
    case '7d':
      return windowOf('day', truncate(asOf, 'day') - 6 * bucketSeconds.day, asOf);
    case 'month':
      return windowOf('day', monthStart(asOf), asOf);
  }
  const startsAt = startOfMonth(name);
  if (startsAt < 0 || startsAt >= monthStart(asOf)) return null;
  const endsAt = nextMonth(startsAt);
  return windowOf('day', startsAt, endsAt, endsAt - bucketSeconds.day);
}

function windowOf(
  unit: BucketUnit,
  startsAt: number,
  endsAt: number,
  lastBucket = truncate(endsAt, unit),
): UsageWindow {
  const length = bucketSeconds[unit];
  const buckets = Array.from({ length: (lastBucket - startsAt) / length + 1 }, (_, index) => startsAt + index * length);
  return { unit, startsAt, endsAt, buckets, coversUntil: lastBucket + length };
}

/** Start of the bucket that contains a second. */
export function truncate(at: number, unit: BucketUnit): number {
  return at - (at % bucketSeconds[unit]);
}

export function monthStart(at: number): number {
  const date = new Date(at * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1_000;
}

/** Start of the month after the one that contains a second. */
export function nextMonth(at: number): number {
  const date = new Date(at * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1_000;
}

/** Start of the oldest month that is not frozen: nothing written now may change what lies before it. */
export function oldestOpenMonth(now: number): number {
  return monthStart(now - freezeSeconds);
}

/** The name of the month that contains a second, `YYYY-MM`. */
export function monthOf(at: number): string {
  return rfc3339(at).slice(0, 7);
}

/** Written `YYYY-MM`, from 1970 on: seconds count from there. */
export const isMonth = (text: string) => /^(19[7-9]\d|[2-9]\d{3})-(0[1-9]|1[0-2])$/.test(text);

/** Start of a month written `YYYY-MM`. */
export function startOfMonth(name: string): number {
  return Date.parse(`${name}-01T00:00:00Z`) / 1_000;
}

/** Start of the oldest hour stored individually. */
export function oldestKeptHour(now: number): number {
  return truncate(now, 'hour') - (keptHours - 1) * bucketSeconds.hour;
}

export interface ClosedLifecycle {
  startedAt: number;
  endedAt: number;
  /** The class's billing minimum, copied when the lifecycle opened. */
  minimumSeconds: number;
}

/** Seconds that a closed lifecycle owes beyond its raw seconds: `max(0, M - (E - S))`. */
export function topUpSeconds({ startedAt, endedAt, minimumSeconds }: ClosedLifecycle): number {
  return Math.max(0, minimumSeconds - (endedAt - startedAt));
}

/**
 * The second at which the whole top-up is posted: the last one of the lifecycle, so that no earlier bill changes. If
 * that is in a month already frozen at rating, the start of the oldest open month.
 */
export function postingSecond({ startedAt, endedAt }: ClosedLifecycle, ratedAt: number): number {
  return Math.max(endedAt - 1, startedAt, oldestOpenMonth(ratedAt));
}

/** A moment in RFC 3339. */
export function rfc3339(at: number): string {
  return new Date(at * 1_000).toISOString().replace('.000Z', 'Z');
}
