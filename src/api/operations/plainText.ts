/** Text written by people, as request bodies of the admin API accept it. */
import * as z from 'zod';
import { hasControlCharacters } from '../../domain/text.ts';

/** Text without control characters, as an OpenAPI pattern: Go, Python, and JavaScript read it without flags. */
export const plainText = '^[^\\x00-\\x1f\\x7f-\\x9f]*$';

/** One line of 1 to `limit` characters, counted as people count them; surrounding white space is dropped. */
export function label(limit: number) {
  return (
    z
      .string()
      .max(limit * 4)
      .trim()
      .refine((text) => text !== '' && [...text].length <= limit, `must have 1 to ${limit} characters`)
      .refine((text) => !hasControlCharacters(text), 'must not contain control characters')
      // The published limit. The bound above only rejects far longer text early.
      .meta({ minLength: 1, maxLength: limit, pattern: plainText })
  );
}
