/** Lists in the admin API: `limit`, an authenticated `cursor`, and rows ordered by (created_at, id). */
import * as z from 'zod';
import { ApiError } from '../../http/apiError.ts';
import type { Cursors } from '../../http/cursors.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { PageQuery, Position } from '../../store/core/keysetPages.ts';

const cursorForm = 'must be the next_cursor of the page before, with the same other parameters';
/** A cursor in a query, limited to the longest valid length. */
export const cursorText = z.string().min(1, cursorForm).max(1024, cursorForm);

/** A whole number in a query, from 1 to `maximum`, which must be a power of ten. */
export function countInQuery(maximum: 100 | 1_000) {
  const digits = Math.log10(maximum) - 1;
  return z
    .string()
    .regex(new RegExp(`^(${maximum}|[1-9]\\d{0,${digits}})$`), `must be a whole number from 1 to ${maximum}`)
    .meta({ type: 'integer', minimum: 1, maximum, pattern: undefined })
    .transform(Number);
}

/** Query parameters that every list accepts; spread them into the list's own strict object. */
export const listQuery = {
  limit: countInQuery(100).optional(),
  cursor: cursorText.optional(),
};

export const nextCursor = z.string().nullable();

export interface Page<Row> {
  rows: Row[];
  nextCursor: string | null;
}

/**
 * Reads one page. The cursor is bound to the caller's customer, the list, and its filters (`question`); one that was
 * tampered with or belongs to another list is a 400. `read` is asked for one row more than the page, to know whether
 * more follow.
 */
export async function readPage<Row extends Position>(
  { cursors, caller, question }: { cursors: Cursors; caller: Caller; question: readonly unknown[] },
  { limit = 100, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  read: (page: PageQuery) => Promise<Row[]>,
): Promise<Page<Row>> {
  const bound = [caller.customerId, ...question];
  const after = cursor === undefined ? undefined : openPosition(cursors.open(bound, cursor));
  const rows = await read({ limit: limit + 1, ...(after && { after }) });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    rows: page,
    nextCursor: rows.length > limit && last ? cursors.seal(bound, [last.createdAt, last.id]) : null,
  };
}

function openPosition(position: unknown): Position {
  if (!Array.isArray(position)) throw foreignCursor();
  return { createdAt: new Date(position[0] as string), id: position[1] as string };
}

/** The error for a cursor that was tampered with, or that belongs to another list or to other parameters. */
export function foreignCursor(): ApiError {
  return new ApiError('invalid_cursor', `the cursor is not one of this list: it ${cursorForm}`);
}
