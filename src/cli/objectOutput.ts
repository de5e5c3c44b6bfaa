// How objects of the compute API are printed: as the table that the API makes, by name, whole, or a part by its path.
import { JSONPath } from 'jsonpath-plus';
import { UserError } from '../lib/errors.ts';
import { document, table } from './output.ts';
import type { ObjectFormat } from './outputFormat.ts';
import { printable } from './printable.ts';

/** The API makes the table that kubectl shows, too. */
const asTable = 'application/json;as=Table;v=v1;g=meta.k8s.io';

export interface Table {
  columnDefinitions?: { name: string; priority?: number }[] | null;
  rows?: { cells: unknown[]; object?: { metadata?: { name?: string; resourceVersion?: string } } }[] | null;
  metadata?: { resourceVersion?: string };
}

export const isTable = ({ as }: ObjectFormat) => as === 'table' || as === 'wide';

/** What to ask the API for. */
export function acceptOf(format: ObjectFormat): string {
  return isTable(format) ? asTable : 'application/json';
}

/** The columns that fit on a line; `wide` shows those with a priority, too. */
export function shown({ columnDefinitions, rows }: Table, { as }: ObjectFormat): { head: string[]; rows: unknown[][] } {
  const columns = (columnDefinitions ?? []).map(({ name, priority = 0 }, place) => ({ name, priority, place }));
  const wanted = columns.filter(({ priority }) => as === 'wide' || priority === 0);
  return {
    head: wanted.map(({ name }) => printable(name).toUpperCase()),
    rows: (rows ?? []).map(({ cells }) => wanted.map(({ place }) => cells[place])),
  };
}

/** An object or a list as text; `none` where the list is empty. Throws UserError. */
export function rendered(read: unknown, format: ObjectFormat, none: string): string {
  if (isTable(format)) {
    const { head, rows } = shown(read as Table, format);
    return rows.length > 0 ? table(head, rows) : none;
  }
  if (format.as === 'name') return namesOf(read).join('\n');
  if (format.as === 'jsonpath') return byPath(read, format.template);
  return document(read, format.as as 'json' | 'yaml');
}

interface Named {
  metadata: { name: string };
  /** Of several cells: the same name may be in each. */
  cell?: string;
}

function namesOf(read: unknown): string[] {
  const { items, metadata } = read as { items?: Named[]; metadata: Named['metadata'] };
  return (items ?? [{ metadata }]).map((each) =>
    printable(each.cell ? `${each.cell}/${each.metadata.name}` : each.metadata.name),
  );
}

/** Fills each `{…}` of kubectl's template with what is at its path, several values with a space between them. */
function byPath(read: unknown, template: string): string {
  return template.replace(/\{([^{}]*)\}/g, (_, expression: string) => {
    const literal = /^"(.*)"$/.exec(expression.trim());
    if (literal) return JSON.parse(`"${literal[1]}"`) as string;
    const path = expression.trim().replace(/^\$?/, '$');
    try {
      const found = JSONPath({ path, json: read as object, eval: 'safe' }) as unknown[];
      return found.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(' ');
    } catch (error) {
      throw new UserError(
        `The path {${expression}} cannot be read (${(error as Error).message}): write it as {.status.phase} or {.items[*].metadata.name}.`,
        { cause: error },
      );
    }
  });
}
