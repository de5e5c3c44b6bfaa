import type { Request } from 'express';
import { isUnstorable, quotable } from '../domain/text.ts';
import { ApiError } from './apiError.ts';

const none: ReadonlyMap<string, string> = new Map();

/** Returns query parameters by name. Throws ApiError 400 when one is repeated or holds text that cannot be stored. */
export function queryOf(request: Request): ReadonlyMap<string, string> {
  const start = request.url.indexOf('?');
  if (start < 0) return none;
  const parameters = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(request.url.slice(start + 1))) {
    if (parameters.has(name))
      throw new ApiError('BadRequest', `the query parameter "${printable(name)}" is given more than once`);
    if (isUnstorable(value))
      throw new ApiError('BadRequest', `the query parameter "${printable(name)}" holds a NUL character`);
    parameters.set(name, value);
  }
  return parameters;
}

/** Quotes a piece of a query in a message. */
export function printable(text: string): string {
  return quotable(text, 64);
}

/** Throws ApiError 400 for any parameter that is not in `names`. */
export function allowOnly(query: ReadonlyMap<string, string>, names: readonly string[]): void {
  for (const name of query.keys()) {
    if (!names.includes(name)) {
      throw new ApiError(
        'BadRequest',
        `unknown query parameter "${printable(name)}"; accepted: ${names.join(', ') || 'none'}`,
      );
    }
  }
}

/** Returns a whole number within limits, or undefined when absent. Throws ApiError 400. */
export function integerParameter(
  query: ReadonlyMap<string, string>,
  name: string,
  { minimum, maximum }: { minimum: number; maximum: number },
): number | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= minimum && value <= maximum) return value;
  throw new ApiError(
    'BadRequest',
    `the query parameter "${name}" must be a whole number from ${minimum} to ${maximum}`,
  );
}

/** Returns one of the given words, or undefined when absent. Throws ApiError 400. */
export function wordParameter<Word extends string>(
  query: ReadonlyMap<string, string>,
  name: string,
  words: readonly Word[],
): Word | undefined {
  const text = query.get(name);
  if (text === undefined) return undefined;
  const word = words.find((candidate) => candidate === text);
  if (word === undefined)
    throw new ApiError(
      'BadRequest',
      `the query parameter "${name}" must be one of: ${words.filter((known) => known !== '').join(', ')}`,
    );
  return word;
}

export const durationPattern = /^([0-9]{1,9}|([0-9]{1,9}(\.[0-9]{1,9})?(ms|s|m|h))+)$/;

/** Parses a Go duration (`1m30s`, `500ms`) or whole seconds. Returns milliseconds, or null for anything else. */
export function parseDuration(text: string): number | null {
  if (!durationPattern.test(text)) return null;
  if (/^\d+$/.test(text)) return Number(text) * 1_000;
  const unitsMs = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000 };
  let total = 0;
  for (const [, amount, unit] of text.matchAll(/([\d.]+)(ms|s|m|h)/g))
    total += Number(amount) * unitsMs[unit as keyof typeof unitsMs];
  return total;
}
