/** Formats usage numbers for people. */

import { isMachineKind, kinds } from '../../domain/kinds.ts';
import type { ClassKey } from '../../domain/usageReport.ts';
import { rfc3339, type UsageWindow } from '../../domain/usageTime.ts';

const hourFormat = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const wholeFormat = new Intl.NumberFormat('en-US');

/** Seconds as hours, rounded to a hundredth. */
export function hours(seconds: number): string {
  return hourFormat.format(seconds / 3_600);
}

export function whole(value: number): string {
  return wholeFormat.format(value);
}

export function classLabel({ resourceClass, resourceKind }: ClassKey): string {
  return `${resourceClass}, ${isMachineKind(resourceKind) ? kinds[resourceKind].words.title.toLowerCase() : resourceKind}`;
}

/** A bucket's full name: `2026-11-21` or `2026-11-21 14:00`. */
export function bucketLabel(at: number, unit: UsageWindow['unit']): string {
  return unit === 'day' ? rfc3339(at).slice(0, 10) : minuteLabel(at);
}

/** `2026-11-21 14:05` */
export function minuteLabel(at: number): string {
  return rfc3339(at).slice(0, 16).replace('T', ' ');
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A bucket's short name: `21 Nov` or `14:00`. */
export function tickLabel(at: number, unit: UsageWindow['unit']): string {
  const date = new Date(at * 1_000);
  return unit === 'day' ? `${date.getUTCDate()} ${months[date.getUTCMonth()]}` : rfc3339(at).slice(11, 16);
}
