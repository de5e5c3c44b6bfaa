/** Turns what an operation's schema found into the admin API's field errors. */
import type * as z from 'zod';
import { accepted, fieldsAt, findingsOf } from '../lib/findings.ts';
import type { FieldError } from './apiError.ts';
import { pointer } from './jsonBody.ts';

export interface Sent {
  schema: z.ZodType;
  value: unknown;
  /** Fields of the resource that never change. */
  immutable?: readonly string[];
}

/** Returns one entry per rejected place. */
export function fieldErrors(error: z.ZodError, { schema, value, immutable = [] }: Sent): FieldError[] {
  return findingsOf(error, schema, value).map(({ path, code, detail }) => {
    const place = pointer(path);
    if (code !== 'unknown_field' || path.length > 1) return { pointer: place, code, detail };
    const fields = accepted(fieldsAt(schema, []) ?? []);
    if (immutable.includes(String(path[0])))
      return {
        pointer: place,
        code: 'immutable',
        detail: `never changes (for another value, create a new one); ${fields}`,
      };
    return { pointer: place, code, detail: `is not accepted here; ${fields}` };
  });
}
