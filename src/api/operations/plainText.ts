/** Text written by people, as request bodies of the admin API accept it. */
import * as z from 'zod';
import { flawOfLabel, plainText } from '../../lib/text.ts';

/** One line of 1 to `limit` characters, counted as people count them; surrounding white space is dropped. */
export function label(limit: number) {
  return (
    z
      .string()
      .max(limit * 4)
      .trim()
      .superRefine((text, context) => {
        const message = flawOfLabel(text, limit);
        if (message !== null) context.addIssue({ code: 'custom', message });
      })
      // The published limit. The bound above only rejects far longer text early.
      .meta({ minLength: 1, maxLength: limit, pattern: plainText })
  );
}
