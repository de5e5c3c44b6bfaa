/**
 * Checks of JSON that raw SQL returns, of which Prisma's types know nothing. A failed check is a defect of a statement
 * or of stored data. Lists run them for every row: a third of what zod's schemas cost, which copy what they check.
 */

/** Returns the value that the JSON stands for. Throws if it is of another type; the message shows no stored value. */
export type Check<T> = (json: unknown) => T;

function mismatch(json: unknown, expected: string): never {
  throw new TypeError(`is ${json === null ? 'null' : Array.isArray(json) ? 'array' : typeof json}, not ${expected}`);
}

export const text: Check<string> = (json) => (typeof json === 'string' ? json : mismatch(json, 'string'));
export const number: Check<number> = (json) => (typeof json === 'number' ? json : mismatch(json, 'number'));
export const boolean: Check<boolean> = (json) => (typeof json === 'boolean' ? json : mismatch(json, 'boolean'));
export const bigint: Check<bigint> = (json) => BigInt(number(json));

export const timestamp: Check<Date> = (json) => {
  const date = new Date(text(json));
  return Number.isNaN(date.getTime()) ? mismatch(json, 'timestamp') : date;
};

export function nullable<T>(check: Check<T>): Check<T | null> {
  return (json) => (json === null ? null : check(json));
}

export function optional<T>(check: Check<T>): Check<T | undefined> {
  return (json) => (json === undefined ? undefined : check(json));
}

export function oneOf<const T extends string>(values: readonly T[]): Check<T> {
  const known = new Set<unknown>(values);
  return (json) => (known.has(json) ? (json as T) : mismatch(json, `one of ${values.join(', ')}`));
}

export function list<T>(check: Check<T>): Check<T[]> {
  return (json) => {
    if (!Array.isArray(json)) return mismatch(json, 'array');
    for (const item of json) check(item);
    return json;
  };
}

function object(json: unknown): Record<string, unknown> {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return mismatch(json, 'object');
  return json as Record<string, unknown>;
}

export const textMap: Check<Record<string, string>> = (json) => {
  const map = object(json);
  for (const key in map) text(map[key]);
  return map as Record<string, string>;
};

/** An object whose members pass these checks. It is not copied, so the checks of members must not convert. */
export function shape<T extends object>(checks: { [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const members = Object.entries<Check<unknown>>(checks);
  return (json) => {
    const found = object(json);
    for (const [name, check] of members) check(found[name]);
    return found as T;
  };
}
