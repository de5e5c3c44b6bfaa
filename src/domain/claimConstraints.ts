/**
 * A principal's constraints on a token's claims: equality, without coercion and without inherited properties. Only an
 * explicit form looks into a claim: `contains` into an array, `members` into an object.
 */
import * as z from 'zod';
import { shown, TokenRefusal } from './tokenChecks.ts';

export type ClaimValue = string | number | boolean;
type Accepted = ClaimValue | readonly ClaimValue[];
export type ClaimConstraint = Accepted | { readonly contains: Accepted } | { readonly members: ClaimConstraints };
export interface ClaimConstraints {
  readonly [claim: string]: ClaimConstraint;
}

/** `claims` counts those within `members` as well. */
const constraintLimits = { claims: 32, nameLength: 128, values: 32, valueLength: 1024, depth: 3 } as const;

const valueRule =
  `must be text of at most ${constraintLimits.valueLength} characters, a number, true or false, ` +
  `or a list of 1 to ${constraintLimits.values} of these. For a claim that is an array, use {"contains": ` +
  '…} with one or a list of these. For an object, use {"members": {…}} with constraints, ' +
  `at most ${constraintLimits.depth} deep`;

// Beyond 2^53, different numbers are the same double.
const value = z.union([
  z.string().max(constraintLimits.valueLength),
  z.number().refine(isExact, 'must be a number that a double holds exactly'),
  z.boolean(),
]);
const list = z.array(value).min(1).max(constraintLimits.values);
const contains = z.strictObject({ contains: z.union([value, list]).describe('What the array must have') });

function constraintsOf(depth: number): z.ZodType<ClaimConstraints> {
  const leaf = [value, list, contains] as const;
  const constraint =
    depth === 0
      ? z.union(leaf, valueRule)
      : z.union(
          [
            ...leaf,
            z.strictObject({ members: constraintsOf(depth - 1).describe('What the members of the object must be') }),
          ],
          valueRule,
        );
  return z.record(z.string().min(1).max(constraintLimits.nameLength), constraint);
}

export const claimConstraints = constraintsOf(constraintLimits.depth).refine(
  (constraints) => countOf(constraints) <= constraintLimits.claims,
  `must name at most ${constraintLimits.claims} claims`,
);

function countOf(constraints: ClaimConstraints): number {
  return Object.values(constraints).reduce<number>(
    (count, constraint) =>
      count +
      1 +
      ('members' in Object(constraint) ? countOf((constraint as { members: ClaimConstraints }).members) : 0),
    0,
  );
}

function isExact(number: number): boolean {
  return Number.isFinite(number) && (!Number.isInteger(number) || Number.isSafeInteger(number));
}

type Claims = Readonly<Record<string, unknown>>;

/** Throws TokenRefusal for the first claim that does not match. */
export function checkConstraints(constraints: ClaimConstraints, claims: Claims, within: readonly string[] = []): void {
  for (const [name, constraint] of Object.entries(constraints)) {
    const got = Object.hasOwn(claims, name) ? claims[name] : undefined;
    const path = [...within, name];
    if (typeof constraint === 'object' && 'members' in constraint) {
      if (!isPlainObject(got)) throw refusal(path, 'an object', got);
      checkConstraints(constraint.members, got, path);
      continue;
    }
    const looksInside = typeof constraint === 'object' && 'contains' in constraint;
    const accepted = looksInside ? constraint.contains : constraint;
    const values: readonly unknown[] = Array.isArray(accepted) ? accepted : [accepted];
    const found: readonly unknown[] = looksInside ? (Array.isArray(got) ? got : []) : [got];
    if (found.some((each) => each !== undefined && values.includes(each))) continue;
    const wanted = values.map(shown).join(' or ');
    throw refusal(
      path,
      looksInside ? `an array with ${wanted}` : wanted,
      got,
      looksInside ? undefined : hintFor(values, got),
    );
  }
}

function refusal(path: readonly string[], wanted: string, got: unknown, hint?: string): TokenRefusal {
  return new TokenRefusal('claim constraints', {
    expected: `${path.toReversed().map(shown).join(' in ')} to be ${wanted}`,
    got: got === undefined ? 'no such claim' : shown(got),
    hint,
  });
}

function isPlainObject(got: unknown): got is Claims {
  return typeof got === 'object' && got !== null && !Array.isArray(got);
}

function hintFor(values: readonly unknown[], got: unknown): string | undefined {
  if (Array.isArray(got)) return 'the claim is an array: {"contains": …} looks for a value in it';
  if (isPlainObject(got)) return 'the claim is an object: {"members": {…}} constrains what is in it';
  const alike = values.find((value) => String(value).toLowerCase() === String(got).toLowerCase());
  if (alike === undefined) return undefined;
  return typeof alike === typeof got
    ? 'they differ only in upper and lower case'
    : `the claim is a ${typeof got}, the constraint a ${typeof alike}`;
}
