/** What the checks of sent objects found, in words for people: shared by the compute API and the admin API. */

/** The value at a place of what was sent; undefined where there is none. */
export function valueAt(sent: unknown, path: readonly PropertyKey[]): unknown {
  let value = sent;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = (value as Record<PropertyKey, unknown>)[segment];
  }
  return value;
}

/** A type as zod names it, with its article. */
export function article(type: string): string {
  if (type === 'int') return 'a whole number';
  if (type === 'record') return 'an object';
  return /^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`;
}
