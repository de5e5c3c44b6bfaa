import type { Request, Response } from 'express';
import { nearestName } from '../lib/nearest.ts';
import { isUnstorable, quotable } from '../lib/text.ts';
import { ApiError, type FieldError } from './apiError.ts';
import { pointer } from './jsonBody.ts';

/** Most warnings that one response has. */
const shownWarnings = 4;
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

/** Describes each parameter that is not in `known`, with the nearest name that is. */
export function unknownParameters(query: ReadonlyMap<string, string>, known: readonly string[]): FieldError[] {
  return [...query.keys()]
    .filter((name) => !known.includes(name))
    .map((name) => {
      const nearest = nearestName(name, known);
      const meant = nearest === null ? '' : `did you mean "${nearest}"? `;
      return {
        pointer: pointer([printable(name)]),
        code: 'unknown_parameter',
        detail: `unknown query parameter "${printable(name)}": ${meant}accepted: ${known.join(', ') || 'none'}`,
      };
    });
}

/** Throws ApiError 400 for any parameter that is not in `known`. */
export function refuseUnknown(query: ReadonlyMap<string, string>, known: readonly string[]): void {
  const errors = unknownParameters(query, known);
  if (errors.length > 0) throw new ApiError('BadRequest', errors.map(({ detail }) => detail).join('; '), { errors });
}

/** Warns of any parameter that is not in `known`. */
export function warnOfUnknown(response: Response, query: ReadonlyMap<string, string>, known: readonly string[]): void {
  warn(
    response,
    unknownParameters(query, known).map(({ detail }) => detail),
  );
}

/** Adds warnings to a response that succeeds. Clients of Kubernetes print the header (RFC 9111, section 5.5). */
export function warn(response: Response, details: readonly string[]): void {
  const warnings = details
    .slice(0, shownWarnings)
    .map((detail) => `299 - "${detail.replaceAll(/[^\x20-\x7e]/g, '?').replaceAll(/["\\]/g, '\\$&')}"`);
  if (warnings.length > 0) response.setHeader('warning', warnings);
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

const booleanWords: Readonly<Record<string, boolean>> = {
  '': true,
  '1': true,
  t: true,
  true: true,
  '0': false,
  f: false,
  false: false,
};

/** As clients of Kubernetes write it, in any case. Absent is false; present without a value is true. Throws ApiError 400. */
export function booleanParameter(query: ReadonlyMap<string, string>, name: string): boolean {
  const text = query.get(name);
  if (text === undefined) return false;
  const word = text.toLowerCase();
  if (Object.hasOwn(booleanWords, word)) return booleanWords[word]!;
  throw new ApiError('BadRequest', `the query parameter "${name}" must be true or false`);
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
