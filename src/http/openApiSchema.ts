import * as z from 'zod';

type Json = Record<string, unknown>;

/** The version of every document. Generators of clients read 3.0 best. */
export const openApiVersion = '3.0.3';

/** Generators give these formats types of their own, to which a pattern cannot be applied. */
const typedFormats: readonly unknown[] = ['date-time', 'uuid'];

/**
 * Describes a schema as OpenAPI 3.0 does, in the form in which clients write it: fields with a default are optional.
 * Schemas with an id are in `definitions`.
 */
export function openApiSchema(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      // No generator can write an object as a default; the description says what it is.
      if (typeof jsonSchema.default === 'object') delete jsonSchema.default;
      if (typedFormats.includes(jsonSchema.format)) delete jsonSchema.pattern;
    },
  }) as Json;
}
