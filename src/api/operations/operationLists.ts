/** Lists in the admin API: `limit`, an authenticated `cursor`, and rows ordered by (created_at, id). */
import * as z from 'zod';
import { ApiError } from '../../http/apiError.ts';
import type { Cursors } from '../../http/cursors.ts';
import type { Caller } from '../../store/accounts/sessions.ts';
import type { PageQuery, Position } from '../../store/core/keysetPages.ts';
import { type DescribedOperation, type OperationContext, type OperationServices, operationsWith } from './operation.ts';

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

/**
 * Reads one page. The cursor is bound to the caller's customer, the list, and its filters (`question`); one that was
 * tampered with or belongs to another list is a 400. `read` is asked for one row more than the page, to know whether
 * more follow.
 */
export async function readPage<Row extends Position>(
  { cursors, caller, question }: { cursors: Cursors; caller: Caller; question: readonly unknown[] },
  { limit = 100, cursor }: { limit?: number | undefined; cursor?: string | undefined },
  read: (page: PageQuery) => Promise<Row[]>,
): Promise<{ rows: Row[]; nextCursor: string | null }> {
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

type FiltersOf<Filters extends z.ZodRawShape> = z.output<z.ZodObject<Filters>>;

interface DeclaredList<Services, Row, Item extends z.ZodType, Filters extends z.ZodRawShape>
  extends Pick<DescribedOperation, 'at' | 'operationId' | 'summary' | 'reach'> {
  /** `admin:read` by default. */
  scope?: null;
  /** The name of the response's schema, and of its field that has the rows. */
  id: string;
  field: string;
  about: string;
  item: Item;
  filters?: Filters;
  read(context: OperationContext<FiltersOf<Filters>, undefined, Services>, page: PageQuery): Promise<Row[]>;
  render(row: Row): z.output<Item>;
}

/** Declares a list for one part of the API. A cursor is bound to its path, its filters, and what its caller may see. */
export function listsWith<Services extends OperationServices>() {
  return <Row extends Position, Item extends z.ZodType, Filters extends z.ZodRawShape = Record<never, never>>(
    declared: DeclaredList<Services, Row, Item, Filters>,
  ) => {
    const { id, field, about, item, filters, read, render, ...facts } = declared;
    return operationsWith<Services>()({
      scope: 'admin:read',
      ...facts,
      query: z.strictObject({ ...listQuery, ...filters }),
      answer: z.strictObject({ [field]: z.array(item).describe(about), next_cursor: nextCursor }).meta({ id }),
      async handle({ query: { limit, cursor, ...rest }, ...context }) {
        const { services, caller, confinedTo, params } = context;
        const query = rest as FiltersOf<Filters>;
        const whose = facts.reach === 'caller' ? [caller.actorType, caller.actorId] : confinedTo;
        const question = [facts.at, params, whose, query];
        const page = await readPage({ cursors: services.cursors, caller, question }, { limit, cursor }, (at) =>
          read({ ...context, query }, at),
        );
        return { [field]: page.rows.map(render), next_cursor: page.nextCursor };
      },
    });
  };
}

/** Declares a list that needs only what every operation has. */
export const list = listsWith<OperationServices>();
