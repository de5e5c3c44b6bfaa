/** Claims of tokens, and what a principal requires of them (docs/identity.md). */
import type { components } from '../../../sdk/src/index.ts';

export type Constraints = NonNullable<components['schemas']['CreatePrincipal']['claim_constraints']>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The claims of a token, unverified; null for other text. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const part = /^[\w-]+\.([\w-]+)\.[\w-]*$/.exec(token.trim())?.[1];
  if (part === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (char) => char.charCodeAt(0));
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isObject(claims) ? claims : null;
  } catch {
    return null;
  }
}

/** Throws what a person reads. */
export function readConstraints(text: string): Constraints {
  if (text.trim() === '') return {};
  let constraints: unknown;
  try {
    constraints = JSON.parse(text);
  } catch {
    throw new Error('The rule for claims is not JSON: write it as { "claim": "value" }');
  }
  if (isObject(constraints)) return constraints as Constraints;
  throw new Error('The rule for claims is not an object: write it as { "claim": "value" }');
}

/** The constraint that a claim is as in a token. */
export function constraintOf(value: unknown): Constraints[string] {
  if (Array.isArray(value)) return { contains: value as string[] };
  if (!isObject(value)) return value as string;
  const members = Object.entries(value).map(([name, each]) => [name, constraintOf(each)]);
  return { members: Object.fromEntries(members) } as Constraints[string];
}

/** The text of the field with one more claim. What cannot be read stays as it is. */
export function constraintsWith(text: string, name: string, value: unknown): string {
  try {
    return JSON.stringify({ ...readConstraints(text), [name]: constraintOf(value) }, null, 2);
  } catch {
    return text;
  }
}
