/** To most clients null and absent are the same: Go and Java write null for a field that they were not given. */
import * as z from 'zod';
import { bare } from './findings.ts';

/** Leaves out each null of a field that may be absent and may not be null. */
export function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  const own = bare(schema);
  if (own instanceof z.ZodArray && Array.isArray(value))
    return value.map((each) => withoutNulls(own.element as z.ZodType, each));
  if (!(own instanceof z.ZodObject) || typeof value !== 'object' || value === null || Array.isArray(value))
    return value;
  const shape = own.shape as Record<string, z.ZodType>;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
      if (!field) return [[name, each]];
      return each === null && meansAbsent(field) ? [] : [[name, withoutNulls(field, each)]];
    }),
  );
}

function meansAbsent(field: z.ZodType): boolean {
  return field.safeParse(undefined).success && !field.safeParse(null).success;
}

/** {@link z.ZodType.safeParse}, for which null in place of an optional field is absence. */
export function parseSent<T>(schema: z.ZodType<T>, value: unknown): z.ZodSafeParseResult<T> {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed : schema.safeParse(withoutNulls(schema, value));
}
