/** Text written by people, as request bodies of the admin API accept it. */
import * as z from 'zod';
import { hasHiddenCharacters, plainText } from '../../lib/text.ts';

/** One line of 1 to `limit` characters, counted as people count them; surrounding white space is dropped. */
export function label(limit: number) {
  return (
    z
      .string()
      .max(limit * 4)
      .trim()
      .refine((text) => text !== '' && [...text].length <= limit, `must have 1 to ${limit} characters`)
      .refine(
        (text) => !hasHiddenCharacters(text),
        'must not contain characters that are not seen or turn the direction',
      )
      // The published limit. The bound above only rejects far longer text early.
      .meta({ minLength: 1, maxLength: limit, pattern: plainText })
  );
}
