/**
 * Time of bills: windows, buckets, months that no longer change, and billing minimums. All times are whole UTC epoch
 * seconds; intervals are half-open.
 */

export type BucketUnit = 'hour' | 'day';
export const bucketSeconds: Readonly<Record<BucketUnit, number>> = { hour: 3_600, day: 86_400 };

/** A month is still open for late top-ups for so long after its end. */
export const freezeSeconds = 72 * bucketSeconds.hour;
/** Hours that are kept one by one, the current one included: more than any window of hours shows. */
export const keptHours = 48;
/** Older hours are dropped, with a margin beyond those that are kept for a clock that was set back. */
export const hoursDroppedAfterSeconds = 96 * bucketSeconds.hour;

export interface UsageWindow {
  unit: BucketUnit;
  startsAt: number;
  /** Exclusive: what is reported ends here. */
  endsAt: number;
  /** Starts of all its buckets; the last one may reach beyond `endsAt`. */
  buckets: number[];
  /** End of the last bucket. */
  coversUntil: number;
}

export const acceptedWindows = '24h, 7d, month, or a closed calendar month written YYYY-MM';
export const windowPattern = /^(24h|7d|month|\d{4}-(0[1-9]|1[0-2]))$/;
export const defaultWindow = '24h';

/** The window of that name as of a moment; null when there is none, such as a month that is not over. */
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
  const startsAt = Date.parse(`${name}-01T00:00:00Z`) / 1_000;
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

/** Start of the bucket that holds a second. */
export function truncate(at: number, unit: BucketUnit): number {
  return at - (at % bucketSeconds[unit]);
}

export function monthStart(at: number): number {
  const date = new Date(at * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1_000;
}

/** Start of the month after the one that holds a second. */
export function nextMonth(at: number): number {
  const date = new Date(at * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1_000;
}

/** Start of the oldest month that is not frozen: nothing that is written now may change what lies before. */
export function oldestOpenMonth(now: number): number {
  return monthStart(now - freezeSeconds);
}

/** Start of the oldest hour that is kept one by one. */
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
 * The second at which the whole top-up is posted: the last one of the lifecycle, so no earlier bill changes. Where that
 * lies in a frozen month by the time of rating, the start of the oldest month that is open.
 */
export function postingSecond({ startedAt, endedAt }: ClosedLifecycle, ratedAt: number): number {
  return Math.max(endedAt - 1, startedAt, oldestOpenMonth(ratedAt));
}

/** A moment in RFC 3339. */
export function rfc3339(at: number): string {
  return new Date(at * 1_000).toISOString().replace('.000Z', 'Z');
}
