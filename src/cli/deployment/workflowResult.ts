import type { z } from 'zod';
import { UserError } from '../../lib/errors.ts';

/** The result of a workflow, which anybody who reaches Temporal may have completed. Throws UserError for another form. */
export function resultOf<T>(schema: z.ZodType<T>, result: unknown, workflowId: string): T {
  const { success, data } = schema.safeParse(result);
  if (success) return data;
  throw new UserError(
    `The workflow ${workflowId} ended with a result of another form: a program of another release, ` +
      'or somebody who reaches Temporal, completed it. Run this again.',
  );
}
