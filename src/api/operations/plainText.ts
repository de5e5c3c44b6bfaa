/** Text that people write, as bodies of the admin API take it. */
import * as z from 'zod';

/** Text without control characters, as OpenAPI says it. */
export const plainText = '^[^\\u0000-\\u001f\\u007f-\\u009f]*$';

/** One line of 1 to `limit` characters, counted as people do; white space around it is not part of it. */
export function label(limit: number) {
  return (
    z
      .string()
      .max(limit * 4)
      .trim()
      .refine((text) => text !== '' && [...text].length <= limit, `must have 1 to ${limit} characters`)
      .refine((text) => !/\p{Cc}/u.test(text), 'must not hold control characters')
      // What is published: the bound above is only there to refuse what is far beyond at once.
      .meta({ minLength: 1, maxLength: limit, pattern: plainText })
  );
}
