/** A principal's constraints on a token's claims: equality, without coercion and without inherited properties. */
import * as z from 'zod';
import { shown, TokenRefusal } from './tokenChecks.ts';

export type ClaimValue = string | number | boolean;
export type ClaimConstraints = Readonly<Record<string, ClaimValue | readonly ClaimValue[]>>;

const constraintLimits = { claims: 32, nameLength: 128, values: 32, valueLength: 1024 } as const;

const valueRule = `must be text of at most ${constraintLimits.valueLength} characters, a number, true or false, or a list of 1 to ${constraintLimits.values} of these`;

// Beyond 2^53, different numbers are the same double.
const value = z.union([
  z.string().max(constraintLimits.valueLength),
  z.number().refine(isExact, 'must be a number that a double holds exactly'),
  z.boolean(),
]);

export const claimConstraints = z
  .record(
    z.string().min(1).max(constraintLimits.nameLength),
    z.union([value, z.array(value).min(1).max(constraintLimits.values)], valueRule),
  )
  .refine(
    (constraints) => Object.keys(constraints).length <= constraintLimits.claims,
    `must name at most ${constraintLimits.claims} claims`,
  );

function isExact(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
}

/** Throws TokenRefusal for the first claim that does not match. */
export function checkConstraints(constraints: ClaimConstraints, claims: Readonly<Record<string, unknown>>): void {
  for (const [name, accepted] of Object.entries(constraints)) {
    const values: readonly unknown[] = Array.isArray(accepted) ? accepted : [accepted];
    const got = Object.hasOwn(claims, name) ? claims[name] : undefined;
    if (got !== undefined && values.includes(got)) continue;
    throw new TokenRefusal('claim constraints', {
      expected: `${shown(name)} to be ${values.map(shown).join(' or ')}`,
      got: got === undefined ? 'no such claim' : shown(got),
      hint: hintFor(values, got),
    });
  }
}

function hintFor(values: readonly unknown[], got: unknown): string | undefined {
  if (Array.isArray(got)) return 'the claim is an array; a constraint is compared with a single value';
  const alike = values.find((value) => String(value).toLowerCase() === String(got).toLowerCase());
  if (alike === undefined) return undefined;
  return typeof alike === typeof got
    ? 'they differ only in upper and lower case'
    : `the claim is a ${typeof got}, the constraint a ${typeof alike}`;
}
