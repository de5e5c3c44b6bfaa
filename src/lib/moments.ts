/** Times as people and programs give them. */

const form = /^(\d{4}-\d\d-\d\d)(?:T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d))?$/;

/**
 * A time of RFC 3339, or a date, which is the beginning of that day in UTC; null for other text. Days that no month has are
 * none, and neither are years before 1 and after 9999, which a Date has and Postgres does not read.
 */
export function momentOf(text: string): Date | null {
  const [, day] = form.exec(text) ?? [];
  if (day === undefined || !isDay(day)) return null;
  const moment = new Date(text);
  const year = moment.getUTCFullYear();
  return year >= 1 && year <= 9_999 ? moment : null;
}

/** Date takes February 30 for March 2. */
function isDay(text: string): boolean {
  const day = new Date(text);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
